package engine

import "catanica/catalog"

// procShelter names the procedure `shelters`.
const procShelter procName = "shelters"

// wordShelters is the effect word `shelters`.
func wordShelters() Word {
	return Word{
		Name: "shelters", In: OnAnswer,
		Args:    []string{"to", "what"},
		Form:    "`to: [seuche]`, `what: […]`",
		Doc:     "its player stays out of the event, or his cards of those types do",
		Example: "Medicus",
		Acts:    catalog.Protects,
		Procedures: []Procedure{
			{Name: procShelter, run: runShelter, ask: nil, answer: nil},
		},
		Tells: []Sentence{
			{"spared", catalog.Text{DE: "{who} bleibt durch {the card} verschont.", EN: "{who} is spared by {card}."}},
		},
	}
}
