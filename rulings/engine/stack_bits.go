package engine

import mathbits "math/bits"

// stackBits is a set of draw stacks, counted from 1.
type stackBits uint16

func (s stackBits) has(n int8) bool       { return s&(1<<n) != 0 }
func (s stackBits) with(n int8) stackBits { return s | 1<<n }
func (s stackBits) len() int              { return mathbits.OnesCount16(uint16(s)) }
