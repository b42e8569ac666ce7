//go:build !linux

package main

import "net"

// takeQueue does nothing here: connections that the kernel has queued are lost when the listener is closed.
func takeQueue(net.Listener) {}
