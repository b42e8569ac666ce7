#!/usr/bin/env bash
# replicas.sh: two replicas behind HAProxy under load; one is stopped, killed and restarted. No request may fail.
# Needs Debian's haproxy and wrk. `make replicas` builds the program and runs it.
set -euo pipefail
cd "$(dirname "$0")/../.."
bin=${CATANICA:-bin/catanica} tmp=$(mktemp -d) port=${PORT:-18100}
declare -A pid
stop() { kill "${pid[@]}" 2> /dev/null || true; wait 2> /dev/null || true; rm -rf "$tmp"; }
trap stop EXIT
ready() { for _ in $(seq 300); do curl -fs -o /dev/null "http://127.0.0.1:$1" && return; sleep 0.1; done; return 1; }
replica() { "$bin" serve --addr "127.0.0.1:$((port + $1))" --proxy --drain 2s > "$tmp/$1.log" 2>&1 & pid[$1]=$!; }

sed -e "s/bind :80$/bind 127.0.0.1:$port/" -e "s/127.0.0.1:8081/127.0.0.1:$((port + 1))/" \
	-e "s/127.0.0.1:8082/127.0.0.1:$((port + 2))/" docs/deploy/haproxy.cfg > "$tmp/haproxy.cfg"
replica 1
replica 2
ready "$((port + 1))/readyz?warm"
ready "$((port + 2))/readyz?warm"
haproxy -db -f "$tmp/haproxy.cfg" > "$tmp/haproxy.log" 2>&1 & pid[proxy]=$!
ready "$port/readyz?warm"
sleep 2

cat > "$tmp/load.lua" <<'LUA'
local paths = {"/de/cards/spion", "/en/rulings/112.G.e", "/de/", "/api/v1/cards/spion", "/en/sets", "/de/search?q=hexe"}
local n = 0
request = function() n = n + 1; return wrk.format("GET", paths[n % #paths + 1]) end
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
	echo "replicas: some requests failed"
	exit 1
fi
echo "replicas: no request failed"
