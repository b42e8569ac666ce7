package templates

import "catanica/catalog"

// Texts of the page on which readers keep the site on their device.
var (
	textOffline     = catalog.Text{DE: "Offline nutzen", EN: "Use offline"}
	textOfflineLead = catalog.Text{
		DE: "Catanica funktioniert auch ohne Netz, sobald du es auf diesem Gerät gespeichert hast.",
		EN: "Catanica also works without a network once you have saved it on this device.",
	}
	textOfflineAsk = catalog.Text{
		DE: "Gespeichert wird erst, wenn du es hier verlangst, und nur in diesem Browser. Du kannst jederzeit alles " +
			"wieder entfernen.",
		EN: "Nothing is saved until you ask for it here, and only in this browser. You can remove everything at any " +
			"time.",
	}
	textOfflineKept = catalog.Text{DE: "Ohne Netz dabei", EN: "What works offline"}
	textOfflineList = []catalog.Text{
		{
			DE: "alle Regelfragen, einzeln und in ganzen Kapiteln, Karten, Regelhefte, Tabellen, Register und Änderungen",
			EN: "all rulings, one by one and in whole chapters, cards, rulebooks, tables, the register and changes",
		},
		{DE: "was jede Karte mit anderen macht, in einem Satz", EN: "what each card does to others, in a sentence"},
		{DE: "die Suche mit Vorschlägen", EN: "the search with suggestions"},
		{DE: "Decklisten schreiben und prüfen", EN: "writing and checking deck lists"},
		{
			DE: "der Tisch mit allen Szenarien: aufbauen, Züge prüfen, weiterspielen",
			EN: "the table with all scenarios: set up positions, check moves, play on",
		},
	}
	textOfflineNot     = catalog.Text{DE: "Nur mit Netz", EN: "What needs the network"}
	textOfflineNotList = []catalog.Text{
		{DE: "ältere Regelstände als 2005", EN: "editions before 2005"},
		{
			DE: "Antworten auf ganze Fragen, zwei Karten im Einzelnen, Rätsel (der Server prüft, ob deine Lösung hält) und " +
				"die Frage, ob etwas passieren kann",
			EN: "answers to whole questions, two cards in detail, puzzles (the server checks that your solution holds), and " +
				"whether something can happen",
		},
		{DE: "Spielvarianten und Schachteln", EN: "variants and boxes"},
		{DE: "Filter der Kartenliste und der Szenarien", EN: "the filters of the card list and the scenarios"},
	}
	textOfflineSize   = catalog.Text{DE: "Umfang", EN: "Size"}
	textOfflineKeep   = catalog.Text{DE: "Offline verfügbar machen", EN: "Save for offline use"}
	textOfflineRemove = catalog.Text{DE: "Vom Gerät entfernen", EN: "Remove from this device"}
	textOfflineLang   = catalog.Text{
		DE: "Gespeichert wird die deutsche Fassung. Für die englische drückst du denselben Knopf auf der englischen Seite.",
		EN: "This saves the English version. For the German one, press the same button on the German page.",
	}
	textOfflineUpdate = catalog.Text{
		DE: "Eine neue Fassung lädt der Browser im Hintergrund, wenn du mit Netz hier bist; sie gilt ab der nächsten " +
			"Seite, die du öffnest. Ein offener Tisch bleibt, wie er ist.",
		EN: "When you visit with a network, the browser downloads a new version in the background; it takes effect with " +
			"the next page that you open. An open table stays as it is.",
	}
	textOfflineApp = catalog.Text{
		DE: "Im Menü des Browsers lässt sich Catanica außerdem als App installieren oder zum Startbildschirm hinzufügen.",
		EN: "You can also install Catanica as an app or add it to the home screen from the browser’s menu.",
	}
	textOfflineNoScript = catalog.Text{
		DE: "Dafür braucht der Browser JavaScript.",
		EN: "The browser needs JavaScript for this.",
	}
	textOfflineCannot = catalog.Text{
		DE: "Dieser Browser kann hier nichts für später speichern, etwa weil die Verbindung unverschlüsselt oder das " +
			"Fenster privat ist.",
		EN: "This browser cannot save anything for later here, for instance because the connection is not encrypted or " +
			"the window is private.",
	}
	textOfflineLoading = catalog.Text{DE: "Wird geladen: %d von %t MB", EN: "Downloading: %d of %t MB"}
	textOfflineDone    = catalog.Text{
		DE: "Gespeichert. Catanica funktioniert auf diesem Gerät jetzt auch ohne Netz.",
		EN: "Saved. Catanica now works on this device without a network.",
	}
	textOfflineGone = catalog.Text{
		DE: "Entfernt. Auf diesem Gerät ist nichts mehr gespeichert.",
		EN: "Removed. Nothing is saved on this device any more.",
	}
	textOfflineFailed = catalog.Text{
		DE: "Das hat nicht geklappt, gespeichert ist nichts Neues. Prüf Netz und freien Speicher und versuch es noch einmal.",
		EN: "That did not work, and nothing new was saved. Check the network and the free space, then try again.",
	}
	textOfflineBytes = catalog.Text{DE: "%t MB", EN: "%t MB"}

	textOfflineMissing      = catalog.Text{DE: "Diese Seite gibt es nur mit Netz", EN: "This page needs the network"}
	textOfflineMissingAbout = catalog.Text{
		DE: "Sie gehört nicht zu dem, was auf diesem Gerät gespeichert ist.",
		EN: "It is not part of what is saved on this device.",
	}
	textOfflineRetry = catalog.Text{DE: "Noch einmal versuchen", EN: "Try again"}
	textOfflineMore  = catalog.Text{DE: "Was ohne Netz geht", EN: "What works offline"}

	textOfflineScenariosAbout = catalog.Text{
		DE: "Alle Szenarien nach Titel. Jedes öffnet sich am Tisch.",
		EN: "All scenarios by title. Each opens at the table.",
	}

	textOfflineNote = catalog.Text{
		DE: "Keine Verbindung: Du liest die Fassung, die auf diesem Gerät gespeichert ist.",
		EN: "No connection: you are reading the version saved on this device.",
	}
	textOfflineSearch = catalog.Text{
		DE: "Ohne Verbindung findet die Suche Karten und Artikel; ob etwas erlaubt ist, sagt sie erst wieder mit Netz.",
		EN: "Without a connection, the search finds cards and articles; it can say whether something is allowed only with " +
			"a network.",
	}
	textOfflineUnfiltered = catalog.Text{
		DE: "Filter und Anführungszeichen blieben unbeachtet.",
		EN: "Filters and quotation marks were ignored.",
	}
	textOfflineDeck = catalog.Text{
		DE: "Ohne Verbindung geprüft: Vorschläge, Diagramme und Ausgaben brauchen das Netz.",
		EN: "Checked without a connection: suggestions, charts and exports need the network.",
	}
	textOfflineEdition = catalog.Text{
		DE: "Gespeichert ist nur der Regelstand 2005; der gewählte braucht das Netz.",
		EN: "Only the 2005 edition is saved; the one that you chose needs the network.",
	}
	textOfflineFilter = catalog.Text{
		DE: "Filter brauchen das Netz: Hier steht alles ungefiltert.",
		EN: "Filters need the network: everything is shown unfiltered.",
	}
)
