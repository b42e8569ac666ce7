package main

import (
	"crypto/rand"
	"errors"
	"fmt"

	"catanica/catalog/deck"
)

// sealing holds the options --seal, --check-seal and --nonce.
type sealing struct {
	seal  bool
	check string // the commitment to check; "" without --check-seal
	nonce string
}

func (s sealing) asked() bool { return s.seal || s.check != "" || s.nonce != "" }

// sealed seals a list or checks a seal. It exits 0 if the list is sealed or matches, 1 if it does not match, 2 if it is
// unreadable.
func (v *validation) sealed(s sealing, names []string) (int, error) {
	switch {
	case len(names) != 1 || isDir(names[0]):
		return exitUnread, errors.New("a seal covers a single list: name one file, or - for standard input")
	case s.seal && s.check != "":
		return exitUnread, errors.New("--seal makes a seal and --check-seal checks one: use only one of them")
	case s.check != "" && s.nonce == "":
		return exitUnread, errors.New("--check-seal needs the nonce that was printed with the commitment: add --nonce N")
	case !s.seal && s.check == "":
		return exitUnread, errors.New("--nonce needs --seal or --check-seal: add one of them")
	}
	text, err := v.read(names[0])
	if err != nil {
		return exitUnread, err
	}
	l, problems := deck.Parse(text, v.cat, v.errLang)
	if len(problems) > 0 {
		for _, p := range problems {
			fmt.Fprintf(v.err, "%s:%s\n", shown(names[0]), p.Error())
		}
		return exitUnread, fmt.Errorf("%w", deck.ErrSealUnreadable)
	}
	if v.opt.Format != "" {
		l.Format = v.opt.Format
	}
	if v.opt.Edition != "" {
		l.Edition = v.opt.Edition
	}
	nonce, err := nonceOf(s.nonce)
	if err != nil {
		return exitUnread, err
	}
	if s.seal {
		return v.makeSeal(l, nonce)
	}
	return v.checkSeal(l, nonce, s.check)
}

// nonceOf parses a nonce, or makes one with random bytes of the operating system.
func nonceOf(written string) (deck.Nonce, error) {
	var n deck.Nonce
	if written == "" {
		_, err := rand.Read(n[:])
		return n, err
	}
	n, err := deck.ParseNonce(written)
	if err != nil {
		return n, fmt.Errorf("--nonce: %w", err)
	}
	return n, nil
}

func (v *validation) makeSeal(l *deck.List, n deck.Nonce) (int, error) {
	c, err := deck.Seal(l, n)
	if err != nil {
		return exitUnread, err
	}
	if v.json {
		return exitOK, printJSON(v.out, map[string]string{"commitment": c.String(), "nonce": n.String()})
	}
	fmt.Fprintf(v.out, "commitment %s\nnonce      %s\n", c, n)
	return exitOK, nil
}

func (v *validation) checkSeal(l *deck.List, n deck.Nonce, written string) (int, error) {
	c, err := deck.ParseCommitment(written)
	if err != nil {
		return exitUnread, fmt.Errorf("--check-seal: %w", err)
	}
	err = deck.Open(l, n, c)
	if err != nil && !errors.Is(err, deck.ErrSealBroken) {
		return exitUnread, err
	}
	fits, code := err == nil, exitOK
	if !fits {
		code = exitNo
	}
	if v.json {
		return code, printJSON(v.out, map[string]bool{"fits": fits})
	}
	if fits {
		fmt.Fprintln(v.out, v.say("Das Siegel passt: Es ist diese Liste.", "The seal matches this list."))
	} else {
		fmt.Fprintln(v.out, v.say("Das Siegel passt nicht: Liste, Zufallszahl oder Siegel weicht vom Original ab.",
			"The seal does not match: the list, the nonce or the commitment is different."))
	}
	return code, nil
}
