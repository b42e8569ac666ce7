package engine

import (
	"fmt"
	"reflect"
	"unsafe"
)

// Procedure is carried out step by step: an effect word, an event, the reduction of a hand. Its Frame holds the current
// step and the record.
type Procedure struct {
	Name  procName
	Keeps record // the type of what it remembers; the zero record if it remembers nothing
	Steps []Step // in the order of the constants that number them

	// Shows returns what the player p sees of hidden cards while the frame waits. Nil reveals nothing beyond the
	// general rules.
	Shows func(g *game, f *Frame, p Player) Sight
}

// procName names a procedure. Saved positions and hashes know procedures by name.
type procName string

// procNo numbers the procedures of a Book.
type procNo int16

// Step is a step of a procedure: it performs an action or asks a player.
type Step struct {
	Name string // part of the hash of a position that waits here
	// Do carries out the step and returns where to go on. A step that asks may have a Do as well: it returns wait when
	// there is really something to ask. Without a Do the step always asks.
	Do func(g *game, f *Frame) next
	// Ask returns the open decision.
	Ask func(g *game, f *Frame) Decision
	// May returns why an answer that Ask lists, other than passing, is refused, or nil. It changes nothing. Without it
	// Legal tries the answers.
	May func(g *game, f *Frame, m Move) error
	// Take carries out an answer and returns where to go on. On an error nothing has changed.
	Take func(g *game, f *Frame, m Move) (next, error)
}

// next is the step at which a procedure goes on, or a special value.
type next int8

// Special values of next. The procedure's own steps count from 0.
const (
	done   next = -1 - iota // the procedure is over
	wait                    // a decision is open
	repeat                  // carry the same step out again, after what it has begun
	gone                    // the procedure has taken its frame off itself
)

// Sight is what a player sees of hidden cards while a decision is open.
type Sight struct {
	OpponentsHand    bool                // all of it
	Spared           func(c CardNo) bool // cards of the opponent's hand that stay hidden; nil for none
	OpponentsDiscard bool                // the whole pile, not only its top
	Events           int                 // so many cards of the event stack, from the top
	// whether the top card of that side's draw stack, from 0, is seen
	Tops func(side Player, stack int) bool
	// whether that side's draw stack, from 0, is seen as a whole
	Stacks func(side Player, stack int) bool
}

// AllEvents is the Sight.Events value that reveals the whole event stack.
const AllEvents = -1

// keptWords is the number of 16-bit words that a frame keeps for its procedure.
const keptWords = 8

// record describes the type in which a procedure stores its data between its steps.
type record struct {
	typ    reflect.Type
	fields []field
	err    error
}

// field is one number of a record. Its name appears in the canonical form of a position.
type field struct {
	name   string
	offset uintptr
	size   uintptr
	def    bool // it is a card of the book, not of the game: the canonical form writes its id
}

// recordOf returns the description of T. T is a struct of booleans and 8- or 16-bit integers, or arrays of them, of at
// most 16 bytes, so that frames stay flat: they are copied with =, compared with == and hashed field by field.
func recordOf[T any]() record {
	r := record{typ: reflect.TypeFor[T]()}
	switch {
	case r.typ.Kind() != reflect.Struct:
		r.err = fmt.Errorf("engine: %v is no struct", r.typ)
	case r.typ.Size() > keptWords*2 || r.typ.Align() > 2:
		r.err = fmt.Errorf("engine: %v does not fit into a frame", r.typ)
	default:
		r.add("", r.typ, 0)
	}
	return r
}

// add appends the numbers of a field of type t at an offset.
func (r *record) add(name string, t reflect.Type, at uintptr) {
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			r.add(join(name, f.Name), f.Type, at+f.Offset)
		}
	case reflect.Array:
		for i := range t.Len() {
			r.add(fmt.Sprint(name, i), t.Elem(), at+uintptr(i)*t.Elem().Size())
		}
	case reflect.Bool, reflect.Int8, reflect.Uint8, reflect.Int16, reflect.Uint16:
		r.fields = append(r.fields, field{name, at, t.Size(), t == reflect.TypeFor[MaybeDef]()})
	default:
		r.err = fmt.Errorf("engine: field %s of %v is neither a small number nor a boolean", name, r.typ)
	}
}

func join(prefix, name string) string {
	if prefix == "" {
		return name
	}
	return prefix + "." + name
}

// keeps returns the record of frame f. T must be the type that the procedure names in Keeps; a test checks every record
// against recordOf's limits, which make the cast sound.
func keeps[T any](f *Frame) *T { return (*T)(unsafe.Pointer(&f.kept)) }

// number returns the value of a field of frame f.
func (d field) number(f *Frame) int {
	p := unsafe.Add(unsafe.Pointer(&f.kept), d.offset)
	if d.size == 1 {
		return int(*(*int8)(p))
	}
	return int(*(*int16)(p))
}

// MaybeCard is a card of the game, or none. Its zero value is none, so that records begin empty.
type MaybeCard int16

// SomeCard returns the MaybeCard for c. SomeCard(NoCard) is none.
func SomeCard(c CardNo) MaybeCard { return MaybeCard(c + 1) }

// Card returns the card, or NoCard.
func (m MaybeCard) Card() CardNo { return CardNo(m - 1) }

// IsCard reports whether it is a card.
func (m MaybeCard) IsCard() bool { return m > 0 }

// MaybeDef is a card of the book, or none. Its zero value is none.
type MaybeDef int16

// SomeDef returns the MaybeDef for card def of the book.
func SomeDef(def int16) MaybeDef { return MaybeDef(def + 1) }

// Def returns the card's number in the book, or UnknownDef.
func (m MaybeDef) Def() int16 { return int16(m - 1) }

// IsDef reports whether it is a card.
func (m MaybeDef) IsDef() bool { return m > 0 }
