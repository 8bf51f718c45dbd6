/** Every text one edit away (a letter missing, extra, wrong, or two swapped), for names long enough to carry a slip. */
export function nearSpellings(name: string): string[] {
  if (name.length < SHORTEST || name.length > LONGEST) return []
  const near = new Set<string>()
  for (let at = 0; at <= name.length; at++) {
    const before = name.slice(0, at)
    const after = name.slice(at)
    near.add(before + after.slice(1))
    near.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const letter of ALPHABET) {
      near.add(before + letter + after)
      near.add(before + letter + after.slice(1))
    }
  }
  near.delete(name)
  return Array.from(near)
}

const SHORTEST = 5
const LONGEST = 40
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz '
