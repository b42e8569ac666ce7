package referee

import (
	"context"
	"time"
)

// Within runs a search of the caller's own under the limits of Search: it waits for its turn, and its context ends
// after SearchTime. search returns the number of positions that it reached. The error is ErrBusy, or that of ctx.
func (r *Referee) Within(ctx context.Context, search func(context.Context) (positions int)) error {
	late := time.NewTimer(r.SearchTime)
	defer late.Stop()
	select {
	case r.searching <- struct{}{}:
		defer func() { <-r.searching }()
	case <-late.C:
		return ErrBusy
	case <-ctx.Done():
		return ctx.Err()
	}
	ctx, cancel := context.WithTimeout(ctx, r.SearchTime)
	defer cancel()
	r.count(search(ctx))
	return nil
}
