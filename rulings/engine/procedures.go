package engine

// The game's own procedures: what is carried out without an effect word.
const (
	procPlay      procName = "play"
	procVetoed    procName = "vetoed"
	procReduce    procName = "reduce"
	procEventFace procName = "event-face"
	procYield     procName = "yield"
	procMain      procName = "main"
	procEvent     procName = "event"
	procFound     procName = "found"
	procOffer     procName = "offer"
	procLateVeto  procName = "late-veto"
)

// ownProcedures lists them.
func ownProcedures() []Procedure {
	return []Procedure{
		{Name: procPlay, run: runPlay, ask: askVeto, answer: answerVeto},
		{Name: procVetoed, run: runVetoed, ask: askVetoed, answer: answerVetoed},
		reduce(),
		{Name: procEventFace, run: runEventFace, ask: nil, answer: nil},
		{Name: procYield, run: runYield, ask: nil, answer: nil},
		{Name: procMain, run: runMain, ask: nil, answer: nil},
		{Name: procEvent, run: runEvent, ask: askEvent, answer: answerEvent},
		{Name: procFound, run: runFound, ask: askFound, answer: answerFound},
		{Name: procOffer, run: runOffer, ask: askOffer, answer: answerOffer},
		{Name: procLateVeto, run: runLateVeto, ask: askVeto, answer: answerLateVeto},
	}
}
