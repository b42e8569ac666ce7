package main

import (
	"net"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// queueTime limits how long takeQueue waits.
const queueTime = 2 * time.Second

// takeQueue makes the kernel ignore new connections to ln, waits until those that it has queued are accepted, and
// reports whether it could. Closing the listener at once would reset connections in the queue, whose clients may
// already have sent a request. A client whose first packet is ignored repeats it after a second, when the listener is
// closed, and is refused.
func takeQueue(ln net.Listener) bool {
	if stopConnects(ln) != nil {
		return false
	}
	const look = 20 * time.Millisecond
	const enough = 3 // looks in a row at an empty queue, for connections whose last packet is under way
	empty := 0
	for end := time.Now().Add(queueTime); empty < enough && time.Now().Before(end); {
		time.Sleep(look)
		n, err := queued(ln)
		if err != nil {
			return false
		}
		if n == 0 {
			empty++
		} else {
			empty = 0
		}
	}
	return empty == enough
}

// queued returns the number of connections that wait to be accepted.
func queued(ln net.Listener) (n uint32, err error) {
	conn, ok := ln.(syscall.Conn)
	if !ok {
		return 0, syscall.EINVAL
	}
	raw, err := conn.SyscallConn()
	if err != nil {
		return 0, err
	}
	var failed error
	err = raw.Control(func(fd uintptr) {
		var info *unix.TCPInfo
		if info, failed = unix.GetsockoptTCPInfo(int(fd), unix.IPPROTO_TCP, unix.TCP_INFO); failed == nil {
			n = info.Unacked // of a listener: the length of its queue
		}
	})
	if err == nil {
		err = failed
	}
	return n, err
}

// stopConnects makes the kernel ignore new connections to ln. The kernel refuses that for Multipath TCP, which Go's
// listeners use unless they are told not to: see listen.
func stopConnects(ln net.Listener) error {
	conn, ok := ln.(syscall.Conn)
	if !ok {
		return syscall.EINVAL
	}
	raw, err := conn.SyscallConn()
	if err != nil {
		return err
	}
	const (
		flags = 13     // offset of the flags in the header of TCP
		syn   = 0x02   // the flag of a first packet
		all   = 0xffff // keep the whole packet
	)
	filter := []unix.SockFilter{ // classic BPF: drop packets with the flag SYN
		{Code: unix.BPF_LD | unix.BPF_B | unix.BPF_ABS, K: flags},
		{Code: unix.BPF_JMP | unix.BPF_JSET | unix.BPF_K, K: syn, Jt: 0, Jf: 1},
		{Code: unix.BPF_RET | unix.BPF_K, K: 0},
		{Code: unix.BPF_RET | unix.BPF_K, K: all},
	}
	program := unix.SockFprog{Len: uint16(len(filter)), Filter: &filter[0]}
	var failed error
	err = raw.Control(func(fd uintptr) {
		failed = unix.SetsockoptSockFprog(int(fd), unix.SOL_SOCKET, unix.SO_ATTACH_FILTER, &program)
	})
	if err == nil {
		err = failed
	}
	return err
}
