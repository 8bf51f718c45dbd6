import type { ContentFault } from './Fault.ts'

/** An entry of the book, and where it stands. */
export interface Placed {
  entry: { id: string; title: string; say: readonly (string | object)[]; areas: object; acts: readonly string[] }
  faultAt: (path: readonly (string | number)[], message: string) => ContentFault
  path: readonly (string | number)[]
}

/** At least one entry in three wishes the reader something. */
const LEAST_WISHES = 1 / 3

/** What only the whole book shows: ids, titles and sentences that stand in two entries, and how often it wishes somebody well. */
export function checkBook(placed: readonly Placed[]): ContentFault[] {
  const seen = new Map<string, string>()
  const faults = placed.flatMap(({ entry, faultAt, path }) =>
    textsOf(entry).flatMap(([keys, text]) => {
      const other = seen.get(text)
      seen.set(text, entry.id)
      if (!other) return []
      const isId = keys[0] === 'id'
      const message = isId
        ? `the id "${text}" is used twice: give one of the two another id`
        : `"${text}" is also in ${other}: write it in another way`
      return [faultAt([...path, ...keys], message)]
    }),
  )
  const wishing = placed.filter(({ entry }) =>
    entry.say.some((part) => typeof part === 'object' && /wish/.test(Object.keys(part)[0]!)),
  )
  if (placed.length > 0 && wishing.length < placed.length * LEAST_WISHES) {
    faults.push(placed[0]!.faultAt([], `only ${wishing.length} of ${placed.length} entries of the book have a "wish"`))
  }
  return faults
}

function textsOf({ id, title, say, areas, acts }: Placed['entry']): [readonly (string | number)[], string][] {
  return [
    [['id'], id],
    [['title'], title],
    ...say.flatMap((part, index) =>
      typeof part === 'object'
        ? Object.entries(part).map(([kind, text]): [(string | number)[], string] => [['say', index, kind], text])
        : [],
    ),
    ...Object.entries(areas).map(([area, text]): [(string | number)[], string] => [['areas', area], text]),
    ...acts.map((text, index): [(string | number)[], string] => [['acts', index], text]),
  ]
}
