package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// deployFile returns a file of docs/deploy, copied to a folder of the test and changed.
func deployFile(t *testing.T, name string, change func(string) string) string {
	t.Helper()
	text, err := os.ReadFile("../../docs/deploy/" + name)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(change(string(text))), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// checked runs a program that checks a file, or skips the test if the program is not installed.
func checked(t *testing.T, program string, args ...string) string {
	t.Helper()
	path, err := exec.LookPath(program)
	if err != nil {
		if path, err = exec.LookPath("/usr/sbin/" + program); err != nil {
			t.Skipf("%s is not installed", program)
		}
	}
	out, err := exec.CommandContext(t.Context(), path, args...).CombinedOutput()
	if err != nil {
		t.Errorf("%s: %v\n%s", program, err, out)
	}
	return string(out)
}

// TestDeployFiles has the servers themselves read the files that operators begin with.
func TestDeployFiles(t *testing.T) {
	t.Parallel()
	same := func(s string) string { return s }
	t.Run("haproxy", func(t *testing.T) { checked(t, "haproxy", "-c", "-f", deployFile(t, "haproxy.cfg", same)) })
	t.Run("nginx", func(t *testing.T) {
		dir := t.TempDir()
		site := deployFile(t, "nginx.conf", func(s string) string {
			if !strings.Contains(s, "proxy_cache_path /var/cache/catanica ") {
				t.Error("the cache's folder is not directly below /var/cache, so nginx cannot make it")
			}
			return strings.Replace(s, "/var/cache/catanica", filepath.Join(dir, "cache"), 1)
		})
		whole := filepath.Join(dir, "whole.conf")
		text := "pid " + dir + "/pid; error_log stderr; events {}\nhttp { include " + site + "; }\n"
		if err := os.WriteFile(whole, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		checked(t, "nginx", "-t", "-c", whole)
	})
	t.Run("systemd", func(t *testing.T) {
		unit := deployFile(t, "catanica.service", func(s string) string {
			return strings.Replace(s, "/usr/local/bin/catanica", "/bin/true", 1)
		})
		checked(t, "systemd-analyze", "verify", unit)
		out := checked(t, "systemd-analyze", "security", "--offline=true", "--no-pager", unit)
		m := regexp.MustCompile(`exposure level for \S+: (\d)\.(\d)`).FindStringSubmatch(out)
		if m == nil || m[1] != "0" {
			t.Errorf("exposure is not below 1: %v", m)
		}
	})
}
