#!/bin/sh
# Calls `catanica mcp` and /mcp with the inspector of the protocol's own project, as somebody else's client would.
# Usage: inspect.sh PROGRAM. It needs npx; the first run downloads the inspector.
set -eu
program=$1
inspector="npx --yes @modelcontextprotocol/inspector@2.12.0 --cli"
out=$(mktemp) log=$(mktemp)
"$program" serve --addr 127.0.0.1:0 > "$log" 2> /dev/null &
server=$!
trap 'kill $server; rm -f "$out" "$log"' EXIT

# want TEXT ARGUMENT… calls over both transports: the answer must contain the text.
want() {
	text=$1
	shift
	for target in "$program mcp" "$site/mcp --transport http"; do
		# shellcheck disable=SC2086 # the words of target are arguments
		$inspector $target "$@" > "$out" 2> /dev/null || { echo "failed: $target $*"; cat "$out"; exit 1; }
		grep -qF -e "$text" "$out" || { echo "no \"$text\" in: $target $*"; cat "$out"; exit 1; }
		echo "ok: $target $*"
	done
}

for _ in 1 2 3 4 5 6 7 8 9 10; do
	site=$(sed -n 's/.*serving \(http[^ ]*\)\/$/\1/p' "$log")
	[ -n "$site" ] && break
	sleep 0.5
done
[ -n "$site" ] || { echo "the server did not start"; exit 1; }

want '"legal_moves"' --method tools/list
want '112.G.b' --method tools/call --tool-name answer --tool-arg 'question=Can the Arsonist burn down the Church?'
want '"verdict": "yes"' --method tools/call --tool-name interact --tool-arg a=hexe --tool-arg b=bibliothek
want 'Hexe' --method tools/call --tool-name read --tool-arg id=hexe --tool-arg lang=de
want '"status": "holds"' --method tools/call --tool-name simulate --tool-arg scenario=112.G.e-verhexte-feuerwache
want 'catanica://{lang}/cards/{+id}' --method resources/templates/list
want 'catanica://en/guide/scenarios' --method resources/list
want 'Fireproof' --method resources/read --uri catanica://en/rulings/112.G.e
want 'settle_dispute' --method prompts/list
want 'edition 2005' --method prompts/get --prompt-name settle_dispute --prompt-args 'dispute=May he?'
