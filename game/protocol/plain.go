package protocol

import (
	"bytes"
	"encoding/json"
)

// plain writes a parsed value back as the JSON it came from.
type plain struct{ value any }

func (p plain) MarshalJSON() ([]byte, error) {
	switch v := p.value.(type) {
	case []any:
		items := make([]plain, len(v))
		for i := range v {
			items[i].value = v[i]
		}
		return json.Marshal(items)
	case []field:
		var b bytes.Buffer
		b.WriteByte('{')
		for i, f := range v {
			if i > 0 {
				b.WriteByte(',')
			}
			name, err := json.Marshal(f.name)
			if err != nil {
				return nil, err
			}
			value, err := json.Marshal(plain{f.value})
			if err != nil {
				return nil, err
			}
			b.Write(name)
			b.WriteByte(':')
			b.Write(value)
		}
		b.WriteByte('}')
		return b.Bytes(), nil
	}
	return json.Marshal(p.value)
}
