# Sourced by what looks for doubtful code: it ends with exit $found.
found=0

# doubt prints what it reads below a line that says what it is about.
doubt() {
	local said
	said=$(cat)
	if [ -n "$said" ]; then
		printf '%s:\n%s\n' "$1" "$said" >&2
		found=1
	fi
}
