#!/usr/bin/env bash
# bench.sh: what the site does under load, beside nginx with the same bytes, in one run. Needs Debian's nginx and wrk.
# `make bench` builds the program and runs it. Prints a Markdown table.
set -euo pipefail
cd "$(dirname "$0")/../.."
bin=${CATANICA:-bin/catanica} d=${DURATION:-3} port=${PORT:-18200} tmp=$(mktemp -d)
conns=${CONNECTIONS:-"1 16 256 2000"}
ulimit -n 16384 2> /dev/null || ulimit -n "$(ulimit -Hn)"
pids=()
stop() { kill "${pids[@]}" 2> /dev/null || true; wait 2> /dev/null || true; rm -rf "$tmp"; }
trap stop EXIT
at=http://127.0.0.1:$port

begin=$(date +%s%N)
"$bin" serve --addr "127.0.0.1:$port" > "$tmp/serve.log" 2>&1 & pids+=($!)
server=$!
until curl -fs -o /dev/null "$at/healthz"; do sleep 0.005; done
echo "start to first answer: $((($(date +%s%N) - begin) / 1000000)) ms"
curl -s -o /dev/null "$at/de/cards/spion" # waits for the proofs
sleep 1
rss() { awk '/VmRSS/ {printf "%d MB", $2/1024}' "/proc/$server/status"; }
echo "memory after the start: $(rss)"

# The same bytes as files for nginx.
pages="/de/rulings/112.G.e /de/cards/spion /de/"
mkdir -p "$tmp/www"
for p in $pages; do f=$tmp/www$p; [ "${p: -1}" = / ] && f=${f}index.html; mkdir -p "$(dirname "$f")"; curl -s "$at$p" > "$f"; done
cat > "$tmp/nginx.conf" <<N
$([ "$(id -u)" = 0 ] && echo 'user root;') worker_processes auto; error_log $tmp/error.log; pid $tmp/pid; daemon off;
events { worker_connections 8192; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000; default_type text/html;
  client_body_temp_path $tmp/b; proxy_temp_path $tmp/p; fastcgi_temp_path $tmp/f; uwsgi_temp_path $tmp/u; scgi_temp_path $tmp/s;
  server { listen 127.0.0.1:$((port + 1)); root $tmp/www; } }
N
nginx -c "$tmp/nginx.conf" > /dev/null 2>&1 & pids+=($!)
sleep 0.5

# Searches for many different words: the first time anew, then some from the cache, as readers repeat each other.
cat > "$tmp/words.lua" <<'L'
local n, seed = 0, math.floor(os.clock() * 1e6) % 100000
request = function() n = n + 1; return wrk.format("GET", "/api/v1/search?q=" .. words[n % #words + 1] .. (fresh and ("%20" .. seed + n) or "")) end
L
{ echo 'words = {'; cut -d: -f1 search/analysis/data/*.txt 2> /dev/null | grep -oE '[a-z]{4,12}' | sort -u | sed -n '1,400s/.*/"&",/p' || true; echo '"hexe"}'; } > "$tmp/list.lua"
(cat "$tmp/list.lua" "$tmp/words.lua") > "$tmp/search.lua"
(echo 'fresh = true'; cat "$tmp/list.lua" "$tmp/words.lua") > "$tmp/fresh.lua"
post() { # name, path, type, file with the body
	{ echo 'wrk.method = "POST"'; echo "wrk.headers['Content-Type'] = '$3'"; printf 'wrk.body = [==[\n%s]==]\n' "$(cat "$4")"; } > "$tmp/$1.lua"
}
post validate /api/v1/validate text/plain "$(ls content/decks/*.txt | head -1)"
post simulate /api/v1/simulate text/plain "$(ls content/scenarios/112.G.e-verhexte-feuerwache.scn content/scenarios/*/112.G.e-verhexte-feuerwache.scn 2> /dev/null | head -1)"

run() { # label, url, script
	for c in $conns; do
		wrk -t1 -c"$c" -d"${d}s" --timeout 10s --latency ${3:+-s "$3"} "$2" > "$tmp/out" || true
		awk -v l="$1" -v c="$c" '/ 50%/ {p50=$2} / 99%/ {p99=$2} /Requests\/sec/ {r=$2} /requests in/ {n=$1} /Non-2xx/ {bad=$NF}
			END {printf "| %s | %d | %.0f | %s | %s | %.1f %% |\n", l, c, r, p50, p99, n ? 100*bad/n : 0}' "$tmp/out"
	done
}
echo
echo "| what | connections | requests/s | p50 | p99 | refused |"
echo "| --- | --- | --- | --- | --- | --- |"
for p in $pages; do
	run "nginx $p" "http://127.0.0.1:$((port + 1))$p" ""
	run "$p" "$at$p" ""
done
run "search, words repeat" "$at/" "$tmp/search.lua"
run "search, each query new" "$at/" "$tmp/fresh.lua"
run "scenario step" "$at/de/scenarios/112.G.e-verhexte-feuerwache?step=1&part=stage" ""
run "validate" "$at/api/v1/validate" "$tmp/validate.lua"
run "simulate" "$at/api/v1/simulate" "$tmp/simulate.lua"
echo
echo "memory after the load: $(rss)"
for p in $pages /de/rulings/chapter/112 /de/questions /de/cards; do
	curl -s -o /dev/null -H 'Accept-Encoding: gzip, br' "$at$p"; sleep 0.5
	echo "weight of $p: $(curl -s "$at$p" | wc -c) bytes, gzip $(curl -s -H 'Accept-Encoding: gzip' "$at$p" | wc -c)," \
		"brotli $(curl -s -H 'Accept-Encoding: br' "$at$p" | wc -c)"
done
