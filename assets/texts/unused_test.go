package texts

import (
	"go/ast"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"clinic/assets"
)

// Every text is asked for somewhere. An id stands in the code as it is, or the code puts it together: of a beginning
// that ends with a full stop or an underscore and of words that stand in the code or in the list of the campaign's
// clinics as well, of rules, numbers and ids of other texts.
func TestNoTextIsUnused(t *testing.T) {
	said := map[string]bool{}
	var beginnings []string
	eachFile(t, "../..", func(_ *token.FileSet, file *ast.File) {
		said[file.Name.Name] = true // scenes go by the names of their packages
		ast.Inspect(file, func(n ast.Node) bool {
			literal, ok := n.(*ast.BasicLit)
			if !ok || literal.Kind != token.STRING {
				return true
			}
			text, err := strconv.Unquote(literal.Value)
			if err != nil {
				t.Fatal(err)
			}
			said[text] = true
			text, _, _ = strings.Cut(text, "%") // "color.%d"
			if ends := strings.HasSuffix(text, ".") || strings.HasSuffix(text, "_"); ends && !strings.Contains(text, " ") && len(text) > 1 {
				beginnings = append(beginnings, text)
			}
			return true
		})
	})
	for _, word := range regexp.MustCompile(`"(\w+)"`).FindAllSubmatch(assets.Campaign, -1) {
		said[string(word[1])] = true
	}
	number := regexp.MustCompile(`^[A-Z]?\d+$`) // of a rule, a step, a color
	var isSaid func(rest string) bool
	isSaid = func(rest string) bool {
		if said[rest] || said["."+rest] || said["_"+rest] || said[rest+"."] || said[rest+"_"] || number.MatchString(rest) {
			return true
		}
		return slices.ContainsFunc([]rune(rest), func(r rune) bool { return r == '.' || r == '_' }) && splits(rest, isSaid)
	}
	for _, id := range IDs("") {
		used := said[id] || id == "language.name" /* which is read out of the file */ || slices.ContainsFunc(beginnings, func(beginning string) bool {
			rest, found := strings.CutPrefix(id, beginning)
			return found && isSaid(rest)
		})
		for i := range id { // behind another id
			used = used || (id[i] == '.' || id[i] == '_') && said[id[:i]] && Has(id[:i]) && isSaid(id[i+1:])
		}
		if !used {
			t.Errorf("%s is asked for nowhere", id)
		}
	}
}

// splits tells whether a text falls into two parts of which something is true, at a full stop or an underscore.
func splits(text string, of func(part string) bool) bool {
	for i := range text {
		if (text[i] == '.' || text[i] == '_') && i > 0 && i < len(text)-1 && of(text[:i]) && of(text[i+1:]) {
			return true
		}
	}
	return false
}
