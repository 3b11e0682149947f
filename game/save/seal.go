package save

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"maps"
	"slices"
)

// The check of a save is the SHA-256 of the save as compact JSON with an empty check, with the keys in these orders
// and all others after them by name. So it is the same in whatever order this program, a later one, or a script in
// between writes the keys. The orders are those of the first format: they never change, and need nothing added.
var (
	orderOfFile   = []string{"game", "format", "rules", "config", "round", "over", "numbers", "table", "start", "log", "snapshot", "check"}
	orderOfConfig = []string{
		"players", "sides", "layouts", "seed", "extensions", "variants", "goal", "annex_sides", "annex_layouts", "options", "numbers",
	}
)

// sealed returns a save with its check.
func sealed(f file) ([]byte, error) {
	f.Check = ""
	data, err := json.Marshal(f)
	if err == nil {
		f.Check, err = checkOf(data)
	}
	if err != nil {
		return nil, err
	}
	return json.Marshal(f)
}

// checkOf returns the check that a save must have, whatever check it has.
func checkOf(data []byte) (string, error) {
	var parts map[string]json.RawMessage
	if err := json.Unmarshal(data, &parts); err != nil {
		return "", err
	}
	parts["check"] = json.RawMessage(`""`)
	var err error
	for key, part := range parts {
		switch key {
		case "config":
			var config map[string]json.RawMessage
			if err = json.Unmarshal(part, &config); err == nil {
				part, err = inOrder(config, orderOfConfig)
			}
		case "table": // the table keeps its own order
			part, err = json.Marshal(part)
		default:
			part, err = byName(part)
		}
		if err != nil {
			return "", err
		}
		parts[key] = part
	}
	plain, err := inOrder(parts, orderOfFile)
	sum := sha256.Sum256(plain)
	return hex.EncodeToString(sum[:]), err
}

// byName returns a piece of JSON with the keys of all objects sorted by name.
func byName(part json.RawMessage) (json.RawMessage, error) {
	value, err := parsed(part)
	if err != nil {
		return nil, err
	}
	return json.Marshal(value)
}

// parsed returns any piece of JSON, with numbers as they are written.
func parsed(part json.RawMessage) (value any, err error) {
	decoder := json.NewDecoder(bytes.NewReader(part))
	decoder.UseNumber()
	err = decoder.Decode(&value)
	return value, err
}

// inOrder returns an object with its keys in an order, and all others after them by name.
func inOrder(parts map[string]json.RawMessage, order []string) (json.RawMessage, error) {
	others := slices.DeleteFunc(slices.Sorted(maps.Keys(parts)), func(key string) bool { return slices.Contains(order, key) })
	var object bytes.Buffer
	between := byte('{')
	for _, key := range slices.Concat(order, others) {
		part, there := parts[key]
		if !there {
			continue
		}
		name, err := json.Marshal(key)
		if err != nil {
			return nil, err
		}
		part, err = json.Marshal(part) // compact
		if err != nil {
			return nil, err
		}
		object.WriteByte(between)
		object.Write(name)
		object.WriteByte(':')
		object.Write(part)
		between = ','
	}
	object.WriteByte('}')
	return object.Bytes(), nil
}
