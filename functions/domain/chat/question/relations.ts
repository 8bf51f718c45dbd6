import type { Area } from '../../../content/schema/areas.ts'

/** Who somebody is to a reader, the longer names first. */
const WHO: readonly (readonly [Area, string])[] = [
  [
    'people',
    'mother[- ]in[- ]law|father[- ]in[- ]law|sister[- ]in[- ]law|brother[- ]in[- ]law|in[- ]laws?|step ?(?:mom|mother|dad|father|son|daughter|sister|brother)',
  ],
  [
    'love',
    'ex[- ](?:husband|wife|boyfriend|girlfriend|partner)|husband|wife|boyfriend|girlfriend|partner|fiancee?|spouse|crush|ex|lover|soulmate|twin flame|situationship|date|girl|man|guy|woman',
  ],
  [
    'work',
    'boss|manager|colleagues?|coworkers?|co-worker|supervisor|business partner|client|employee|landlord|teacher',
  ],
  [
    'people',
    'best friends?|mother|mom|mommy|mama|father|dad|daddy|papa|parents?|sisters?|brothers?|twin|sons?|daughters?|child|children|kids?|baby|friends?|cousin|aunt|uncle|grandmother|grandma|grandfather|grandpa|niece|nephew|roommate|flatmate|neighbou?r',
  ],
]
/** Up to two words between: "my new Leo boss", but no verb and no body: "my Moon and my boss". */
const BETWEEN =
  '(?:(?!(?:ideal|perfect|future|dream|next|and|or|is|in|to|with|at|for|my|the|sun|moon|of|love|life)\\b)[a-z]+ ){0,2}?'
const relationPatterns = WHO.map(
  ([area, names]) => [area, new RegExp(`\\b(?:my|our|me and|me and my) ${BETWEEN}(?<who>${names})(?![a-z])`)] as const,
)

export interface Relation {
  name: string
  area: Area
  at: number
  end: number
}

/** Somebody that a message names by who they are to the reader, the first one. */
export function readRelation(text: string): Relation | undefined {
  const found = relationPatterns.flatMap(([area, pattern]) => {
    const match = pattern.exec(text)
    if (!match) return []
    const who = match.groups!.who!.replace(/(mother|father|sister|brother) in law/, '$1-in-law')
    return [{ name: `your ${who}`, area, at: match.index, end: match.index + match[0].length }]
  })
  return found.toSorted((one, other) => one.at - other.at || other.end - one.end)[0]
}
