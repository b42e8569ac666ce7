package engine

// procedures is the table of everything that can be carried out, by procID.
var procedures = [procCount]procedure{
	procPlay:      {"play", runPlay, askVeto, answerVeto},
	procVetoed:    {"vetoed", runVetoed, askVetoed, answerVetoed},
	procTest:      {"test", runTest, askTest, answerTest},
	procWorsen:    {"worsens", runWorsen, nil, nil},
	procReturn:    {"return", runReturn, askReturn, answerReturn},
	procReduce:    {"reduce", runReduce, askReduce, answerReduce},
	procTake:      {"take", runTake, askTake, answerTake},
	procLose:      {"lose", runTake, askTake, answerTake},
	procSpy:       {"spy", runSpy, askSpy, answerSpy},
	procLayOn:     {"lay-on", runLayOn, askLayOn, answerLayOn},
	procPawn:      {"pawn", runPawn, askPawn, answerPawn},
	procExchange:  {"exchange", runExchange, askExchange, answerExchange},
	procGain:      {"gain", runGain, askGain, answerGain},
	procStars:     {"stars", runStars, nil, nil},
	procEventFace: {"event-face", runEventFace, nil, nil},
	procYield:     {"yield", runYield, nil, nil},
	procMain:      {"main", runMain, nil, nil},
	procSetDie:    {"set-die", runSetDie, askSetDie, answerSetDie},
	procFetch:     {"fetch", runFetch, askFetch, answerFetch},
	procDuel:      {"wizards-duel", runDuel, askDuel, answerDuel},
	procGainEach:  {"gain-each", runGainEach, nil, nil},
	procRedraw:    {"redraw", runRedraw, askRedraw, answerRedraw},
	procTurnBack:  {"turn-back", runTurnBack, nil, nil},
}
