package main

import (
	"io/fs"
	"os"
	"strings"
	"syscall"
	"testing"
)

// TestFullDisk serves with a disk that has room for a part of the search index only: the server answers from an index
// in memory, says so, and leaves nothing behind. It needs the right to mount, which root has outside of containers.
func TestFullDisk(t *testing.T) {
	disk := t.TempDir()
	if err := syscall.Mount("tmpfs", disk, "tmpfs", 0, "size=1m"); err != nil {
		t.Skipf("a small disk cannot be mounted: %v", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(disk, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	s := startServer(t, []string{"TMPDIR=" + disk, "XDG_CACHE_HOME=" + disk}, "--drain", "100ms")
	if got := s.fetch(t, "/api/v1/search?q=hexe&limit=1"); !strings.Contains(got, `"id":"hexe"`) {
		t.Errorf("the search finds %.300s", got)
	}
	s.stop(t)
	if log := s.errOut.String(); !strings.Contains(log, "the search index is in memory") ||
		!strings.Contains(log, "no space left on device") {
		t.Errorf("the log does not say why the index is in memory: %q", log)
	}
	err := fs.WalkDir(os.DirFS(disk), ".", func(path string, f fs.DirEntry, err error) error {
		if err == nil && !f.IsDir() {
			t.Errorf("%s is left on the full disk", path)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}
