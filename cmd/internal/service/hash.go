package service

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
)

// ContentHash returns the SHA-256 of all names and bytes of the content, in hexadecimal. Two programs with the same
// hash hold the same rulings, cards and scenarios.
func ContentHash(fsys fs.FS) (string, error) {
	sum := sha256.New()
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(fsys, name)
		fmt.Fprintf(sum, "%s\x00%d\x00", name, len(data))
		sum.Write(data)
		return err
	})
	return hex.EncodeToString(sum.Sum(nil)), err
}
