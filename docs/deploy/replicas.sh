#!/usr/bin/env bash
# replicas.sh [haproxy|nginx|nginx-uncached]: two replicas behind a balancer under load; one is stopped, killed and
# restarted. No request may fail. Needs Debian's haproxy or nginx, and wrk. `make replicas` builds the program and tries
# all three.
set -euo pipefail
cd "$(dirname "$0")/../.."
proxy=${1:-haproxy}
bin=${CATANICA:-bin/catanica} tmp=$(mktemp -d) port=${PORT:-18100}
declare -A pid
warm=()
[ "$proxy" = haproxy ] || warm=(--warm) # nginx does not check /readyz?warm
stop() { kill "${pid[@]}" 2> /dev/null || true; wait 2> /dev/null || true; rm -rf "$tmp"; }
trap stop EXIT
ready() { for _ in $(seq 300); do curl -fs -o /dev/null "http://127.0.0.1:$1" && return; sleep 0.1; done; return 1; }
replica() { "$bin" serve --addr "127.0.0.1:$((port + $1))" --proxy --drain 2s "${warm[@]}" > "$tmp/$1.log" 2>&1 & pid[$1]=$!; }

replica 1
replica 2
ready "$((port + 1))/readyz?warm"
ready "$((port + 2))/readyz?warm"
ports=(-e "s/127.0.0.1:8081/127.0.0.1:$((port + 1))/" -e "s/127.0.0.1:8082/127.0.0.1:$((port + 2))/")
case $proxy in
haproxy)
	sed -e "s/bind :80$/bind 127.0.0.1:$port/" "${ports[@]}" docs/deploy/haproxy.cfg > "$tmp/haproxy.cfg"
	haproxy -db -f "$tmp/haproxy.cfg" > "$tmp/proxy.log" 2>&1 & pid[proxy]=$!
	;;
nginx | nginx-uncached)
	# A request that fails is logged with what each replica answered.
	sed -e "s/listen 80;/listen 127.0.0.1:$port;/" -e "s#/var/cache/catanica#$tmp/cache#" "${ports[@]}" \
		-e "s#access_log off;.*#access_log $tmp/failed.log why if=\$failed;#" docs/deploy/nginx.conf > "$tmp/site.conf"
	[ "$proxy" = nginx ] || sed -i -E '/^ *proxy_cache/d' "$tmp/site.conf"
	cat > "$tmp/nginx.conf" <<N
$([ "$(id -u)" = 0 ] && echo 'user root;') worker_processes auto; error_log $tmp/proxy.log; pid $tmp/pid; daemon off;
events { worker_connections 4096; }
http { client_body_temp_path $tmp/b; proxy_temp_path $tmp/p; fastcgi_temp_path $tmp/f; uwsgi_temp_path $tmp/u;
  scgi_temp_path $tmp/s; map \$status \$failed { ~^[23] 0; 499 0; default 1; }
  log_format why '\$status "\$request" from \$upstream_addr: \$upstream_status in \$upstream_response_time';
  include $tmp/site.conf; }
N
	nginx -c "$tmp/nginx.conf" > /dev/null 2>&1 & pid[proxy]=$!
	;;
*) echo "replicas: no balancer $proxy: use haproxy, nginx or nginx-uncached" >&2; exit 2 ;;
esac
ready "$port/readyz?warm"
sleep 2

# Besides pages: a search that nobody has asked before, and a call of the engine, which no cache can answer.
cat > "$tmp/load.lua" <<'LUA'
local paths = {"/de/cards/spion", "/en/rulings/112.G.e", "/de/", "/api/v1/cards/spion", "/en/sets", "/de/search?q=hexe"}
wrk.headers["Accept-Encoding"] = "br, gzip" -- as browsers do: a compressed page is written in one go
local n, deck = 0, '{"deck": "Sets: grundspiel\\n[Deck]\\n2 Spion\\n"}'
request = function()
  n = n + 1
  if n % 500 == 0 then return wrk.format("GET", "/api/v1/search?q=hexe%20" .. n) end
  if n % 750 == 0 then return wrk.format("POST", "/api/v1/validate", {["Content-Type"] = "application/json"}, deck) end
  return wrk.format("GET", paths[n % #paths + 1])
end
local threads = {}
setup = function(t) table.insert(threads, t) end
response = function(status) if status ~= 200 then seen = seen or {}; seen[status] = (seen[status] or 0) + 1; last = (last or "") .. " " .. status end end
done = function() for _, t in ipairs(threads) do local l = t:get("last"); if l then print("statuses:" .. l:sub(1, 200)) end end end
LUA
wrk -t1 -c16 -d"${SECONDS_OF_LOAD:-40}"s --latency -s "$tmp/load.lua" "http://127.0.0.1:$port" > "$tmp/wrk.txt" & pid[wrk]=$!
sleep 5
echo "stopping replica 1 (SIGTERM)"; kill -TERM "${pid[1]}"; wait "${pid[1]}" || true
echo "restarting it"; replica 1; ready "$((port + 1))/readyz?warm"; sleep 3
echo "killing replica 2 (SIGKILL)"; kill -KILL "${pid[2]}"; wait "${pid[2]}" 2> /dev/null || true
sleep 3
echo "restarting it"; replica 2; ready "$((port + 2))/readyz?warm"
wait "${pid[wrk]}"
unset "pid[wrk]"
cat "$tmp/wrk.txt"
if grep -qE "Non-2xx|Socket errors" "$tmp/wrk.txt"; then
	tail -n 5 "$tmp/proxy.log"
	[ ! -s "$tmp/failed.log" ] || { echo "failed at nginx:"; tail -n 20 "$tmp/failed.log"; }
	echo "replicas: some requests failed behind $proxy"
	exit 1
fi
echo "replicas: no request failed behind $proxy"
