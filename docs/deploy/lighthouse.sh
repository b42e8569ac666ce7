#!/usr/bin/env bash
# lighthouse.sh: Lighthouse's four scores for each kind of page, the median of five runs. Needs npx and Chromium, and a
# machine that does nothing else. `make lighthouse` builds the program and runs it. Prints a Markdown table.
set -euo pipefail
cd "$(dirname "$0")/../.."
bin=${CATANICA:-bin/catanica} port=${PORT:-18210} runs=${RUNS:-5} tmp=$(mktemp -d)
export CHROME_PATH=${CHROMIUM:-$(command -v chromium)}
"$bin" serve --addr "127.0.0.1:$port" > "$tmp/serve.log" 2>&1 &
server=$!
trap 'kill $server 2> /dev/null; wait 2> /dev/null; rm -rf "$tmp"' EXIT
until curl -fs -o /dev/null "http://127.0.0.1:$port/readyz"; do sleep 0.1; done

median() { # category, files; a run that Lighthouse could not trace has no score and does not count
	node -e 'const [c, ...files] = process.argv.slice(1)
		const got = files.map(f => JSON.parse(require("fs").readFileSync(f)).categories[c].score).filter(s => s !== null)
		got.sort((a, b) => a - b)
		console.log(2 * got.length <= files.length ? "not measured" : Math.round(100 * got[got.length >> 1]))' "$@"
}

echo "| page | performance | accessibility | best practices | SEO |"
echo "| --- | --- | --- | --- | --- |"
while read -r page; do
	rm -f "$tmp"/*.json
	for ((n = 0; n < runs; n++)); do
		npx -y lighthouse@12 "http://127.0.0.1:$port$page" --quiet --output=json --output-path="$tmp/$n.json" \
			--chrome-flags="--headless --no-sandbox --disable-gpu --disable-background-networking" > "$tmp/log" 2>&1 || true
	done
	row="| $page |"
	for c in performance accessibility best-practices seo; do row+=" $(median $c "$tmp"/*.json) |"; done
	echo "$row"
done <<'PAGES'
/de/
/de/search?q=kann+der+feuerteufel+das+rathaus+abbrennen
/de/cards/feuerteufel
/en/cards
/de/rulings/112.G.e
/en/sets
/en/sets/kuw
/en/decks
/de/questions
/de/scenarios
/en/scenarios/112.G.e-verhexte-feuerwache
/de/scenarios/puzzles/today
/de/coverage
PAGES
