package templates

import (
	"fmt"

	"catanica/catalog"
	"catanica/catalog/deck"
)

// Texts of the deck builder.
var (
	textDeckLabel      = catalog.Text{DE: "Deckliste", EN: "Deck list"}
	textDeckLabel2     = catalog.Text{DE: "Deckliste des Mitspielers", EN: "Your opponent’s deck list"}
	textDeckAdd        = catalog.Text{DE: "Karte hinzufügen", EN: "Add a card"}
	textDeckAddSet     = catalog.Text{DE: "%s eintragen", EN: "Add %s"}
	textDeckAddGo      = catalog.Text{DE: "Hinzufügen", EN: "Add"}
	textDeckAddUnknown = catalog.Text{
		DE: "Diese Karte kennen wir nicht; sie wurde nicht hinzugefügt.",
		EN: "No such card, so nothing was added.",
	}
	textDeckSecond      = catalog.Text{DE: "Zweite Liste: eine Partie prüfen", EN: "Add a second list to check a match"}
	textDeckSecondAbout = catalog.Text{
		DE: "Zwei Listen werden auch gegeneinander geprüft, etwa der gemeinsame Ereignisstapel. Der Link enthält " +
			"dann beide Decks; gib ihn nur weiter, wenn beide sie sehen dürfen.",
		EN: "Two lists are also checked against each other, including their common event stack. The link then " +
			"contains both decks; share it only if both may be seen.",
	}
	textDeckCheck  = catalog.Text{DE: "Prüfen", EN: "Check"}
	textDeckNoList = catalog.Text{DE: "Noch keine Liste, noch kein Urteil", EN: "No list yet, no verdict yet"}
	textDeckEmpty  = catalog.Text{
		DE: "Das Urteil erscheint hier, sobald du eine Liste eingibst.",
		EN: "The verdict will appear here once you enter a list.",
	}
	textDeckTooLong = catalog.Text{
		DE: "Die Listen sind zu lang für einen Link.",
		EN: "The lists are too long to fit in a link.",
	}
	textDeckStack = catalog.Plural{
		One: catalog.Text{
			DE: "%d Karte im gemeinsamen Ereignisstapel",
			EN: "%d card in the common event stack",
		},
		Many: catalog.Text{
			DE: "%d Karten im gemeinsamen Ereignisstapel",
			EN: "%d cards in the common event stack",
		},
	}
	textDeckMatch      = catalog.Text{DE: "Beide Listen zusammen", EN: "Both lists together"}
	textDeckProblems   = catalog.Text{DE: "Nicht verstanden", EN: "Not understood"}
	textDeckFaults     = catalog.Text{DE: "Was fehlt oder gegen die Regeln verstößt", EN: "Problems"}
	textDeckWarnings   = catalog.Text{DE: "Gut zu wissen", EN: "Good to know"}
	textDeckRead       = catalog.Text{DE: "So lesen wir das Deck", EN: "How we read the deck"}
	textDeckReadEvents = catalog.Text{DE: "So lesen wir die Ereignisse", EN: "How we read the events"}
	TextEventsHeading  = catalog.Text{DE: "[Ereignisse]", EN: "[Events]"}
	TextBadDeckLink    = catalog.Text{
		DE: "Dieser Link enthält keine Deckliste; vielleicht ist er unterwegs abgeschnitten worden.",
		EN: "This link contains no deck list; it may have been cut off.",
	}
	textList       = catalog.Text{DE: "Liste", EN: "List"}
	textDeckEvents = catalog.Plural{
		One:  catalog.Text{DE: "%d Ereignis", EN: "%d event"},
		Many: catalog.Text{DE: "%d Ereignisse", EN: "%d events"},
	}
	textDeckHand        = catalog.Text{DE: "auf der Starthand", EN: "in the starting hand"}
	textDeckFormat      = catalog.Text{DE: "So schreibst du eine Liste", EN: "How to write a list"}
	textDeckFormatAbout = catalog.Text{
		DE: "Eine Karte je Zeile, die Anzahl davor. Schreib die Namen deutsch oder englisch; ae für ä, Groß- und " +
			"Kleinschreibung und das Kürzel des Sets dahinter stören nicht. Was hinter # steht, wird nicht ausgewertet.",
		EN: "Write one card per line, with the number of copies first. Names may be German or English. Capitals, ae " +
			"for ä and the set’s sign after the name make no difference. Anything after a # is a comment.",
	}
	textDeckSample = catalog.Text{
		DE: "Name: Künstlerdeck\n" +
			"Ausgabe: 2005\n" +
			"Gastgeber: ja         # bringt den Jahreswechsel mit\n" +
			"Sets: Grundspiel, K&W, Z&D\n" +
			"Ansage: Z&D\n" +
			"\n" +
			"[Deck]\n" +
			"3 Spion\n" +
			"1 Haus des Mäzens (K&W)\n" +
			"\n" +
			"[Ereignisse]\n" +
			"1 Bürgerkrieg\n" +
			"\n" +
			"[Starthand]           # wenn du magst: drei der 33\n" +
			"1 Spion\n",
		EN: "Name: Artists’ deck\n" +
			"Edition: 2005\n" +
			"Host: yes             # brings the Year End\n" +
			"Sets: Basic game, K&W, Z&D\n" +
			"Announce: Z&D\n" +
			"\n" +
			"[Deck]\n" +
			"3 Spy\n" +
			"1 House of the Patron (K&W)\n" +
			"\n" +
			"[Events]\n" +
			"1 Civil War\n" +
			"\n" +
			"[Hand]                # if you like: three of the 33\n" +
			"1 Spy\n",
	}

	textBuilderAbout = catalog.Text{
		DE: "Beginne mit einem fertigen Deck, suche Karten dazu oder füge deine Liste ein. Das Urteil des " +
			"Regelhefts steht immer daneben: jeder Fehler mit seiner Regel und dem Weg, ihn zu beheben.",
		EN: "Start from a ready-made deck, search for cards to add, or paste your list. The verdict is always " +
			"next to it: every fault, the rule behind it and how to fix it.",
	}
	textAfter       = catalog.Text{DE: "Nach dem Spiel", EN: "After the game"}
	textRuleSays    = catalog.Text{DE: "Die Regel", EN: "The rule"}
	textFindings    = catalog.Text{DE: "zu klären", EN: "unresolved"}
	textToVerdict   = catalog.Text{DE: "Zum Urteil", EN: "Go to the verdict"}
	textHead        = catalog.Text{DE: "Format, Sets und Hausregeln", EN: "Format, sets and house rules"}
	textHandShort   = catalog.Text{DE: "Starthand", EN: "Starting hand"}
	textUndo        = catalog.Text{DE: "Rückgängig", EN: "Undo"}
	textDeckOffline = catalog.Text{
		DE: "Der Server antwortet gerade nicht; deine Liste ist noch da.",
		EN: "The server is not responding; your list is still here.",
	}
	textRedo        = catalog.Text{DE: "Wiederholen", EN: "Redo"}
	textYourDeck    = catalog.Text{DE: "Das Deck", EN: "The deck"}
	textYourEvents  = catalog.Text{DE: "Die Ereignisse", EN: "The events"}
	textAdvice      = catalog.Text{DE: "Ratschläge", EN: "Advice"}
	textAdviceAbout = catalog.Text{
		DE: "Kein Regelverstoß: Damit spielt sich das Deck besser.",
		EN: "This breaks no rule; it is just advice for a better deck.",
	}
	TextHandHeading = catalog.Text{DE: "[Starthand]", EN: "[Hand]"}
)

// textDeckGrounds counts facts that a verdict rests on although no rule text states them.
var textDeckGrounds = catalog.Plural{
	One: catalog.Text{DE: "Beruht auf %d Angabe, die kein Regeltext macht",
		EN: "Rests on %d fact that no rule text states"},
	Many: catalog.Text{DE: "Beruht auf %d Angaben, die kein Regeltext macht",
		EN: "Rests on %d facts that no rule text states"},
}

var deckVerdicts = map[deck.Verdict]catalog.Text{
	deck.Legal:      {DE: "Erlaubt.", EN: "Legal."},
	deck.Illegal:    {DE: "Nicht erlaubt.", EN: "Not legal."},
	deck.Undecided:  {DE: "Nicht zu entscheiden.", EN: "Undecided."},
	deck.Unreadable: {DE: "Nicht ganz lesbar.", EN: "Partly unreadable."},
}

var deckMeanings = map[deck.Verdict]catalog.Text{
	deck.Legal:   {DE: "Mit diesem Deck darfst du antreten.", EN: "You may play this deck."},
	deck.Illegal: {DE: "Mindestens eine Regel ist verletzt.", EN: "At least one rule is broken."},
	deck.Undecided: {
		DE: "Es hängt von einer Angabe ab, die keine Quelle macht.",
		EN: "It depends on a fact that no source states.",
	},
	deck.Unreadable: {
		DE: "Mindestens einen Namen oder eine Zeile konnten wir nicht zuordnen; alles Übrige ist geprüft.",
		EN: "We did not recognize a name or a line; everything else has been checked.",
	},
}

// AddSet names the repair that writes a set into the head of a list.
func AddSet(f Frame, set string) string { return fmt.Sprintf(f.Say(textDeckAddSet), set) }
