package main

import (
	"os"
	"strings"
	"testing"
)

// TestFresh holds docs/licences.md against go.mod.
func TestFresh(t *testing.T) {
	doc, err := os.ReadFile("../../../docs/licences.md")
	if err != nil {
		t.Fatal(err)
	}
	modules, err := required()
	if err != nil {
		t.Fatal(err)
	}
	var got, want []string
	for line := range strings.Lines(string(doc)) {
		if cells := strings.Split(line, " | "); len(cells) == 4 && strings.Contains(cells[0], ".") {
			got = append(got, strings.TrimPrefix(cells[0], "| ")+" "+cells[1])
		}
	}
	for _, m := range modules {
		want = append(want, m.Path+" "+m.Version)
	}
	if g, w := strings.Join(got, "\n"), strings.Join(want, "\n"); g != w {
		t.Errorf("docs/licences.md is stale: run make licences\nit lists\n%s\ngo.mod requires\n%s", g, w)
	}
}

func TestRecognize(t *testing.T) {
	for text, want := range map[string]string{
		"Apache License\n  Version 2.0, January 2004":                                      "Apache-2.0",
		"Permission is hereby granted, free of charge,\nto any person obtaining a copy of": "MIT",
		"Redistribution and use in source and\nbinary forms, with or without":              "BSD-2-Clause",
		"Redistribution and use in source and binary forms … Neither the name of Google":   "BSD-3-Clause",
		"All rights reserved": "",
	} {
		if got := recognize(text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}
