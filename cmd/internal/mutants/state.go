package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
)

// state is what earlier runs have found. It is kept in a file, so that a run can be stopped and continued.
type state struct {
	Engine    string             // digest of the instrumented engine
	Scenarios map[string]string  // digest of each scenario by id
	Killed    map[string]outcome // by key
	Survived  map[string]bool    // by key: with exactly these scenarios

	file string
}

// loadState reads the state file and forgets what no longer holds: everything, if the engine has changed; a kill, if
// the scenario that noticed has changed; all survivors, if any scenario has changed or is new.
func loadState(file, engine string, scenarios map[string]string) *state {
	s := &state{Engine: engine, Scenarios: scenarios, file: file}
	s.Killed, s.Survived = map[string]outcome{}, map[string]bool{}
	var old state
	data, err := os.ReadFile(file)
	if err != nil || json.Unmarshal(data, &old) != nil || old.Engine != engine {
		return s
	}
	same := len(old.Scenarios) == len(scenarios)
	for id, digest := range scenarios {
		same = same && old.Scenarios[id] == digest
	}
	for key, o := range old.Killed {
		if d, ok := scenarios[o.By]; same || ok && d == old.Scenarios[o.By] {
			s.Killed[key] = o
		}
	}
	if same {
		s.Survived = old.Survived
	}
	return s
}

func (s *state) done(key string) bool { _, killed := s.Killed[key]; return killed || s.Survived[key] }

func (s *state) note(key string, o outcome) {
	if o.How == "" {
		s.Survived[key] = true
		return
	}
	s.Killed[key] = o
}

func (s *state) save() error {
	data, err := json.Marshal(s)
	if err != nil {
		return err
	}
	if err := os.WriteFile(s.file+".new", data, 0o644); err != nil {
		return err
	}
	return os.Rename(s.file+".new", s.file)
}

// digests returns a digest of each embedded scenario by its id, which is the name of its file.
func digests(root string) (map[string]string, error) {
	files, err := filepath.Glob(filepath.Join(root, "content", "scenarios", "*", "*.scn"))
	if err != nil {
		return nil, err
	}
	out := map[string]string{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		out[trimExt(filepath.Base(file))] = digest(data)
	}
	return out, nil
}

func digest(parts ...[]byte) string {
	h := sha256.New()
	for _, p := range parts {
		h.Write(p)
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
}

func trimExt(name string) string { return name[:len(name)-len(filepath.Ext(name))] }
