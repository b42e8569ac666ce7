package templates

import (
	"net/url"
	"testing"
)

func TestWithQuery(t *testing.T) {
	q := url.Values{"edition": {"1998"}}
	for _, c := range []struct {
		address string
		q       url.Values
		want    string
	}{
		{"/de/cards", nil, "/de/cards"},
		{"/de/cards#top", nil, "/de/cards#top"},
		{"/de/cards", q, "/de/cards?edition=1998"},
		{"/de/cards?as=list", q, "/de/cards?as=list&edition=1998"},
		{"/de/cards#a?b", q, "/de/cards?edition=1998#a?b"},
		{"/de/cards?as=list#top", url.Values{"q": {"a&b"}}, "/de/cards?as=list&q=a%26b#top"},
	} {
		if got := WithQuery(c.address, c.q); got != c.want {
			t.Errorf("WithQuery(%q, %v) = %q, want %q", c.address, c.q, got, c.want)
		}
	}
}
