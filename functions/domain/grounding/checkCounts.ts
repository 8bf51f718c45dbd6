import type { Reading } from './bodyGroups.ts'
import type { Facts } from './Facts.ts'

const COUNTED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|several|many|most|all|none|no|\d+)\s+(?:of\s+)?(?:your\s+|the\s+)?(?:natal\s+|other\s+|personal\s+)?(?:planets?|bodies|placements)\b/i
const NONE = /\bno (?:other )?planets?\b|\bnone of (?:your|the) planets\b/i
/** "Two planets that face each other" */
const DEFINED = /\btwo planets\b(?!.*\b(?:your|chart|you)\b)/i

/** Whether a sentence counts no bodies, but those of a house that is empty, or those of a definition. */
export function hasOnlyKnownCounts(reading: Reading, facts: Facts): boolean {
  const { sentence, mentions } = reading
  if (!COUNTED.test(sentence)) return true
  if (NONE.test(sentence)) return isEmpty(reading, facts)
  return DEFINED.test(sentence) && !mentions.some(({ kind }) => kind === 'sign' || kind === 'house')
}

/** The house that the sentence names, or else the one before it, has no body of the birth chart. */
function isEmpty({ mentions, places = [] }: Reading, { placements, cusps = [] }: Facts): boolean {
  const own = mentions.flatMap((mention) => (mention.kind === 'house' ? [mention.house] : []))
  const earlier = places.flatMap((place) => (place.kind === 'house' ? [place.house] : []))
  const onCusp = places.flatMap((place) =>
    place.kind === 'sign' ? cusps.filter(({ sign }) => sign === place.sign).map(({ house }) => house) : [],
  )
  const houses = [own, earlier, onCusp].find(({ length }) => length > 0) ?? []
  const isBare = (house: number) => !placements.some((fact) => fact.of === 'birth' && fact.house === house)
  return houses.length > 0 && houses.some(isBare)
}
