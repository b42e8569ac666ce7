package casebook

import (
	"catanica/catalog"
	"catanica/rulings"
)

// tradeWay is a way to exchange a resource: with the help of a card, and whether the exchange is one with the bank
// (102.B.Banktausch).
type tradeWay struct {
	card   string
	text   catalog.Text // after the resource: "trade ore …"
	isBank bool
}

// tradeWays are those that name no resource of their own.
var tradeWays = []tradeWay{
	{"grosse-handelsflotte", catalog.Text{DE: "über die große handelsflotte", EN: "through the large trade fleet"}, true},
	{"handelsherr-christoph", catalog.Text{DE: "1:1 mit handelsherr christoph", EN: "1:1 with christopher"}, true},
	{"hansebund", catalog.Text{DE: "über den hansebund", EN: "through the hanseatic league"}, true},
	{"leuchtturm", catalog.Text{DE: "1:1 am leuchtturm", EN: "1:1 at the lighthouse"}, true},
	{"karawane", catalog.Text{DE: "mit der karawane", EN: "with the caravan"}, false},
	{"anton-der-kaemmerer", catalog.Text{DE: "mit anton dem kämmerer", EN: "with anton the treasurer"}, false},
}

// bankTrades derives which exchanges charge a residence and bring its owner something from the guild: bank trades, and
// for a residence only those in which its resource is paid.
func (d *deriver) bankTrades() {
	if of := worksOn(d.k, "loads"); of != "" {
		d.charging(of)
	}
	if d.k.ID == "gilde-der-handelsherren" {
		d.guild()
	}
}

// charging derives when a residence that the resource charges takes in goods.
func (d *deriver) charging(of string) {
	ways := tradeWays
	for _, k := range d.cat.Cards {
		if k.Is(catalog.TradeFleet, catalog.DefaultEdition) && worksOn(k, "trades") == of {
			ways = append([]tradeWay{{k.ID, catalog.Text{DE: "über {a}", EN: "through {a}"}, true}}, ways...)
		}
	}
	for _, w := range ways {
		v, reason := rulings.No, catalog.Text{DE: "Das ist kein Banktausch.", EN: "That is no bank trade."}
		if w.isBank {
			v, reason = rulings.Yes, catalog.Text{DE: "Das ist ein Banktausch, bei dem du " + kindName(of).DE + " abgibst.",
				EN: "That is a bank trade in which you pay " + kindName(of).EN + "."}
		}
		d.exchange(v, w, of, reason)
	}
	for _, k := range d.cat.Cards {
		other := worksOn(k, "trades")
		if !k.Is(catalog.TradeFleet, catalog.DefaultEdition) || other == of || other == "" {
			continue
		}
		d.exchange(rulings.No, tradeWay{k.ID, catalog.Text{DE: "über {a}", EN: "through {a}"}, true}, other, catalog.Text{
			DE: "Nur wer " + kindName(of).DE + " abgibt, lädt sie auf.", EN: "Only paying " + kindName(of).EN + " charges it."})
		from, to := kindName(other), kindName(of)
		d.add(rulings.No, nil, catalog.Text{
			DE: "Nur wer " + to.DE + " abgibt, lädt sie auf.", EN: "Only paying " + to.EN + " charges it."},
			[]string{"102.B.Banktausch"},
			[]string{"lädt sich {B} auf, wenn ich " + from.DE + " gegen " + to.DE + " tausche"},
			[]string{"does {B} charge if i trade " + from.EN + " for " + to.EN})
	}
}

// exchange derives whether the residence is charged when its owner exchanges a resource in some way.
func (d *deriver) exchange(v rulings.Verdict, w tradeWay, of string, reason catalog.Text) {
	kind := kindName(of)
	d.add(v, d.cat.Card(w.card), reason, []string{"102.B.Banktausch"},
		[]string{"lädt sich {B} auf, wenn ich " + kind.DE + " " + w.text.DE + " tausche",
			kind.DE + " " + w.text.DE + " getauscht, bekommt {B} eine ware"},
		[]string{"does {B} charge if i trade " + kind.EN + " " + w.text.EN,
			"i traded " + kind.EN + " " + w.text.EN + ", does {B} get a good"})
}

// guild derives for which exchanges of the opponent the guild brings something.
func (d *deriver) guild() {
	for _, w := range tradeWays {
		v, reason := rulings.No, catalog.Text{DE: "Das ist kein Banktausch.", EN: "That is no bank trade."}
		if w.isBank {
			v, reason = rulings.Yes, catalog.Text{DE: "Das ist ein Banktausch.", EN: "That is a bank trade."}
		}
		d.add(v, d.cat.Card(w.card), reason, []string{"102.B.Banktausch"},
			[]string{"bekomme ich mit {β} etwas, wenn der gegner " + w.text.DE + " tauscht"},
			[]string{"do i get something with {B} if my opponent trades " + w.text.EN})
	}
}

// worksOn returns the resource on which a function of the card works, or "": the ore of a fleet that trades ore.
func worksOn(k *catalog.Card, word string) string {
	for _, w := range k.Play.Works {
		if w.Name == word {
			return w.Arg.Get("of").Str
		}
	}
	return ""
}

// kindName returns the name of a resource.
func kindName(of string) catalog.Text {
	p := catalog.Resource(of).Name()
	return catalog.Text{DE: p.One.DE, EN: p.One.EN}
}
