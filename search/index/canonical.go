//go:build !js

package index

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"

	"github.com/blevesearch/bleve/v2/util"
	"go.etcd.io/bbolt"
)

// canonical rewrites what bleve's builder leaves to chance in the folder of an index, so that the same documents make
// the same bytes: the order of sections in a segment, and the time and the free pages of the file that lists segments.
func canonical(folder string) error {
	store := filepath.Join(folder, indexFolder, "store")
	segments, err := filepath.Glob(filepath.Join(store, "*.zap"))
	if err != nil {
		return err
	}
	for _, file := range segments {
		data, err := os.ReadFile(file)
		if err == nil {
			err = sortSections(data)
		}
		if err == nil {
			err = os.Remove(file) // it may be write-protected
		}
		if err == nil {
			err = os.WriteFile(file, data, 0o644)
		}
		if err != nil {
			return fmt.Errorf("index: %s: %w", filepath.Base(file), err)
		}
	}
	return copyRoot(filepath.Join(store, "root.bolt"))
}

// The end of a segment in zap's format 17: the offset of the fields, and the checksum of everything before it.
const (
	zapVersion    = 17
	crcFromEnd    = 4
	versionAt     = 8
	fieldsFromEnd = 20
	sectionSize   = 2 + 8 // type and offset
)

var errFormat = errors.New("this is not a segment in zap's format 17: adapt canonical.go to the new bleve")

// sortSections sorts the sections of each field of a segment by their types, where zap writes them in the order of a
// map, and corrects the checksum.
func sortSections(segment []byte) (err error) {
	defer func() {
		if recover() != nil { // an offset leads out of the segment
			err = errFormat
		}
	}()
	end := len(segment)
	if binary.BigEndian.Uint32(segment[end-versionAt:]) != zapVersion ||
		binary.BigEndian.Uint32(segment[end-crcFromEnd:]) != crc32.ChecksumIEEE(segment[:end-crcFromEnd]) {
		return errFormat
	}
	fields := segment[binary.BigEndian.Uint64(segment[end-fieldsFromEnd:]):]
	n, size := binary.Uvarint(fields)
	for i := range int(n) {
		field := segment[binary.BigEndian.Uint64(fields[size+8*i:]):]
		name, length := binary.Uvarint(field)
		field = field[length+int(name):]
		_, options := binary.Uvarint(field)
		sections, count := binary.Uvarint(field[options:])
		pairs := slices.Collect(slices.Chunk(bytes.Clone(field[options+count:][:sectionSize*sections]), sectionSize))
		slices.SortFunc(pairs, func(a, b []byte) int {
			return cmp.Compare(binary.BigEndian.Uint16(a), binary.BigEndian.Uint16(b))
		})
		copy(field[options+count:], slices.Concat(pairs...))
	}
	binary.BigEndian.PutUint32(segment[end-crcFromEnd:], crc32.ChecksumIEEE(segment[:end-crcFromEnd]))
	return nil
}

// noTime replaces the time at which an index was built.
const noTime = "2000-01-01T00:00:00Z"

// copyRoot replaces the file that lists segments by a copy without free pages and without its time.
func copyRoot(file string) error {
	part := file + ".part"
	from, err := bbolt.Open(file, 0o644, &bbolt.Options{ReadOnly: true})
	if err != nil {
		return fmt.Errorf("index: %w", err)
	}
	to, err := bbolt.Open(part, 0o644, nil)
	if err != nil {
		return errors.Join(fmt.Errorf("index: %w", err), from.Close())
	}
	err = from.View(func(old *bbolt.Tx) error {
		return to.Update(func(tx *bbolt.Tx) error {
			return old.ForEach(func(name []byte, b *bbolt.Bucket) error {
				out, err := tx.CreateBucket(name)
				if err != nil {
					return err
				}
				return copyBucket(out, b)
			})
		})
	})
	if err = errors.Join(err, from.Close(), to.Close()); err != nil {
		return fmt.Errorf("index: %w", err)
	}
	return os.Rename(part, file)
}

func copyBucket(to, from *bbolt.Bucket) error {
	return from.ForEach(func(key, value []byte) error {
		if value == nil {
			out, err := to.CreateBucket(key)
			if err != nil {
				return err
			}
			return copyBucket(out, from.Bucket(key))
		}
		if bytes.Equal(key, util.BoltMetaDataTimeStamp) {
			value = []byte(noTime)
		}
		return to.Put(key, value)
	})
}
