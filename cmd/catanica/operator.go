package main

import (
	"flag"
	"fmt"
	"net/url"
	"os"
	"strings"

	"catanica/templates"
)

// operatorFlags defines the options of serve for feedback. Environment variables serve as defaults, so that a unit file
// or a container can set them.
func operatorFlags(fs *flag.FlagSet) *templates.Operator {
	o := &templates.Operator{}
	fs.StringVar(&o.Report, "report", os.Getenv("CATANICA_REPORT"), "")
	fs.StringVar(&o.Edit, "edit", os.Getenv("CATANICA_EDIT"), "")
	return o
}

// checkOperator checks the addresses that the operator has set.
func checkOperator(o *templates.Operator) error {
	web := func(written string) bool {
		u, err := url.Parse(strings.NewReplacer("{", "", "}", "").Replace(written))
		return err == nil && u.Host != "" && (u.Scheme == "https" || u.Scheme == "http")
	}
	mail := func(written string) bool {
		name, host, ok := strings.Cut(strings.TrimPrefix(written, "mailto:"), "@")
		return ok && name != "" && host != "" && !strings.ContainsAny(written, " ?&/<>")
	}
	switch {
	case o.Report != "" && !web(o.Report) && !mail(o.Report):
		return fmt.Errorf("--report %s: write a mail address such as rules@example.org, or a URL such as "+
			"https://example.org/catanica/issues/new", o.Report)
	case o.Edit != "" && !web(o.Edit):
		return fmt.Errorf("--edit %s: write a URL such as https://example.org/catanica/edit/main/content/{file}", o.Edit)
	}
	return nil
}
