package main

import (
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/explore"
)

// optionText describes an option in the help.
type optionText struct {
	value catalog.Text // stands for its value; empty if it takes none
	about catalog.Text
}

// Values of options.
var (
	valueFile    = text("DATEI", "FILE")
	valueAddress = text("ADRESSE", "ADDRESS")
	valueNumber  = text("ZAHL", "NUMBER")
	valueTime    = text("DAUER", "TIME")
	valueGame    = text("SPIEL", "GAME")
	valueEdition = text("REGELSTAND", "EDITION")
	valueKind    = text("ART", "KIND")
	valueURL     = same("URL")
)

// optionTexts describes every option of every command: by the name of the option, or as COMMAND.OPTION where it means
// something else than for other commands.
var optionTexts = map[string]optionText{
	"help": {about: text("diese Hilfe zeigen", "show this help")},
	"json": {about: text("JSON ausgeben", "print JSON")},
	"lang": {same("de|en"), text("Sprache der Antwort", "language of the answer")},

	"serve.addr": {same("HOST:PORT"), text(
		"Adresse, unter der der Server erreichbar ist; Port 0 steht für einen freien Port",
		"address to listen on; port 0 takes a free one")},
	"serve.origin": {valueURL, text(
		"öffentliche Adresse der Website, etwa https://example.org; ohne sie übernehmen Links den Host der Anfrage",
		"the site's public address, such as https://example.org; without it, links repeat the host of each request")},
	"serve.proxy": {about: text(
		"Davor steht ein eigener Proxy: dessen Headern X-Forwarded-For, X-Forwarded-Proto und X-Request-Id vertrauen",
		"a proxy of yours is in front: believe its X-Forwarded-For, X-Forwarded-Proto and X-Request-Id")},
	"serve.client-rate": {valueNumber, text(
		"Aufrufe des Schiedsrichters, die ein Client pro Sekunde machen darf; 0 heißt unbegrenzt",
		"calls of the referee that one client may make each second; 0 is no limit")},
	"serve.cache": {same("MB"), text(
		"Zwischenspeicher für fertige Seiten, in Megabyte",
		"megabytes of finished pages to keep")},
	"serve.security-contact": {valueAddress, text(
		"Adresse (mailto: oder https:) für Meldungen von Sicherheitslücken; sie steht in /.well-known/security.txt",
		"mailto: or https: address for reports of vulnerabilities, shown in /.well-known/security.txt")},
	"serve.drain": {valueTime, text("wie lange nach einem Stoppsignal noch Anfragen beantwortet werden, während /readyz "+
		"fehlschlägt", "time to keep answering after a stop signal, while /readyz fails")},
	"serve.warm": {about: text(
		"zuerst alle Szenarien spielen und dann erst Anfragen annehmen, für einen Server hinter einem Lastverteiler, "+
			"der /readyz?warm nicht abfragen kann",
		"play all scenarios first and only then listen, for a replica behind a balancer that cannot check "+
			"/readyz?warm")},
	"serve.connections": {valueNumber, text("Verbindungen, die gleichzeitig offen sein dürfen",
		"number of connections to hold at once")},
	"serve.log": {same("text|json"), text("Format des Logs", "format of the log")},
	"serve.report": {valueAddress, text(
		"wohin Leser Fehler melden: eine Mailadresse oder die URL eines Formulars, in der {title}, {body} und {url} "+
			"stehen dürfen ($CATANICA_REPORT)",
		"where readers report mistakes: a mail address, or the URL of a form for new issues, which may hold {title}, "+
			"{body} and {url} ($CATANICA_REPORT)")},
	"serve.edit": {valueURL, text(
		"wo sich eine Datei der Inhalte bearbeiten lässt; {file} steht für ihren Pfad unterhalb von content/ "+
			"($CATANICA_EDIT)",
		"where a file of the content is edited; {file} stands for its path below content/ ($CATANICA_EDIT)")},

	"search.lang": {same("de|en"), text("Sprache der Treffer; gefragt werden darf in beiden",
		"language of the results; the query may be in either")},
	"search.kind": {text("ART,ART", "KIND,KIND"), text("nur diese Arten von Einträgen: "+listed(catalog.Kinds),
		"only these kinds: "+listed(catalog.Kinds))},
	"search.game": {valueGame, text("nur dieses Spiel: "+listed(rulings.Games)+"; sonst kommt das Kartenspiel zuerst",
		"only this game: "+listed(rulings.Games)+"; by default the card game comes first")},
	"search.n": {valueNumber, text("höchstens so viele Treffer", "number of results")},
	"search.batch": {valueFile, text(
		"jede Zeile ID<TAB>Sprache<TAB>Frage der Datei beantworten; - ist die Standardeingabe",
		"answer every line qid<TAB>lang<TAB>query of the file; - is standard input")},

	"card.json": {about: text(
		"den Eintrag als JSON ausgeben, in beiden Sprachen",
		"print the entry as JSON, with both languages")},
	"ruling.json": {about: text(
		"den Eintrag als JSON ausgeben, in beiden Sprachen",
		"print the entry as JSON, with both languages")},

	"interact.json":    {about: text("JSON ausgeben, ein Objekt je Paar", "print JSON, one object for each pair")},
	"interact.edition": {valueEdition, text("Regelstand, nach dem gespielt wird", "edition of the rules")},
	"interact.game": {valueGame, text("basic, extended oder tournament; sonst das umfangreichste Spiel des Regelstands",
		"basic, extended or tournament; by default the richest game of the edition")},
	"interact.batch": {valueFile, text(
		"jede Zeile ID<TAB>A<TAB>B<TAB>Regelstand<TAB>Spiel der Datei beantworten; - ist die Standardeingabe",
		"answer every line id<TAB>A<TAB>B<TAB>edition<TAB>game of the file; - is standard input")},

	"validate.lang": {same("de|en"), text("Sprache des Urteils und der Fehler in Listen",
		"language of the report and of errors in lists")},
	"validate.format": {text(
		"FORMAT",
		"FORMAT"), text(
		"nach diesem Format prüfen statt nach dem der Liste, etwa kleines-turnier",
		"use this format instead of the list's, such as kleines-turnier")},
	"validate.edition": {valueEdition, text("nach diesem Regelstand prüfen statt nach dem der Liste, etwa 2003",
		"use this edition instead of the list's, such as 2003")},
	"validate.player": {same("1|2"), text("nur zeigen, was dieser Spieler der Partie sehen darf",
		"show only what this player in the match may see")},
	"validate.seal": {about: text("die Liste versiegeln: Siegel und Nonce ausgeben, siehe docs/decks.md",
		"print a commitment to the list and its nonce, see docs/decks.md")},
	"validate.check-seal": {same("HASH"), text("prüfen, ob dieses Siegel zur Liste passt",
		"check whether this commitment matches the list")},
	"validate.nonce": {same("N"), text("die Nonce des Siegels, 32 Hexadezimalziffern",
		"the nonce of the commitment, 32 hexadecimal digits")},

	"simulate.json": {about: text("eine Zeile JSON je Szenario ausgeben", "print one line of JSON per scenario")},
	"simulate.save": {text(
		"ZUG",
		"STEP"), text(
		"die Partie bis zu diesem Zug als Szenario ausgeben, das man weiterspielen kann",
		"print the game up to this step as a scenario that you can continue")},
	"simulate.trace": {about: text("jeden Zug zeigen: was gefragt ist, was man antworten darf, was geschieht",
		"print every step: what is asked, what may be answered, what happens")},

	"explore.goal": {text("ZEILE", "LINE"), text("was geschehen soll, etwa 'Nord gewinnt in diesem Zug'",
		"what is to happen, such as 'north wins this turn'")},
	"explore.limit": {valueNumber, text("höchstens so viele Stellungen untersuchen", "most positions to reach")},
	"explore.turns": {valueNumber, text("so viele Züge durchsuchen, den laufenden eingeschlossen, höchstens "+
		strconv.Itoa(explore.MaxTurns)+"; sonst, was das Ziel sagt, oder 1",
		"turns to search, the current one included, at most "+strconv.Itoa(explore.MaxTurns)+
			"; by default what the goal says, or 1")},
	"explore.time": {valueTime, text(
		"höchstens so lange suchen, etwa 30s oder 5m",
		"longest time to search, such as 30s or 5m")},
	"explore.offers": {about: text("auch Handel mit dem Mitspieler versuchen, höchstens zwei Rohstoffe gegen zwei",
		"include trades with the opponent, at most two resources for two")},
	"explore.dice": {same("any|all"), text(
		"die Würfel: any, wenn sie zeigen dürfen, was passt; all, wenn es bei jedem Wurf gehen muss",
		"the dice: any if they may show what suits; all if the line must work whatever they show")},
	"explore.hidden": {same("any|all"), text("Karten in gemischten Stapeln: any oder all, wie bei den Würfeln",
		"cards of shuffled piles: any or all, like the dice")},
	"explore.opponent": {same("helps|hinders"), text(
		"der Mitspieler: helps, wenn er mithilft; hinders, wenn er gegen das Ziel entscheidet",
		"the opponent: helps, who plays along; or hinders, who decides against the goal")},
	"explore.player": {same("north|south"), text("wer das Ziel verfolgt; sonst, wer am Zug ist",
		"who seeks the goal; by default whose turn it is")},
	"explore.edition": {valueEdition, text("Regelstand, wenn das Szenario mehrere nennt",
		"edition, if the scenario names several")},

	"mcp.origin": {valueURL, text(
		"Adresse einer Website für die Links in Antworten, etwa https://example.org; ohne sie sind Links nur Pfade",
		"address of a site for links in answers, such as https://example.org; by default links are paths")},

	"completion.lang": {same("de|en"), text("Sprache der Beschreibungen", "language of the descriptions")},
	"completion.words": {valueKind, text("stattdessen die IDs dieser Art ausgeben: card, ruling oder scenario",
		"print the ids of this kind instead: card, ruling or scenario")},
}

// textOf returns the description of an option of a command.
func textOf(command, option string) optionText {
	if t, ok := optionTexts[command+"."+option]; ok {
		return t
	}
	return optionTexts[option]
}

// listed joins the names of values.
func listed[T ~string](values []T) string { return strings.Join(written(values), ", ") }
