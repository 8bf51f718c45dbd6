import { groupAfter, groupBefore, type Reading } from './bodyGroups.ts'
import { isPlaced } from './checkPlacements.ts'
import type { Facts } from './Facts.ts'
import { isDenied } from './negation.ts'
import type { BodyMention, HouseMention, SignMention } from './readMentions.ts'

/** "Mars is there too", "your Moon is in it" */
const BEHIND = /\b(?:is|are|was|were|sits?|stands?|lives?|lies?)\s+(?:\w+\s+)?(?:there|in it|in there)\b/gi
/** "There is Venus as well" */
const AHEAD = /\b[Tt]here(?:['’]s| is| are| stands?| sits?)\s+(?=(?:your |natal )?[A-Z])/g
const NOW = /\b(?:in the sky|(?:right )?now(?! and then)|today|tonight|these days)\b/i

/** Whether whatever a sentence says to be "there" is in the sign or the house that was named last. */
export function hasOnlyKnownThere(reading: Reading, facts: Facts): boolean {
  const { sentence } = reading
  const behind = [...sentence.matchAll(BEHIND)].every(
    ({ index }) => isDenied(sentence, index) || isThere(subjectsOf(reading, index), placesOf(reading, index), facts),
  )
  const ahead = [...sentence.matchAll(AHEAD)].every(({ index, 0: words }) =>
    isThere(groupAfter(reading, index + words.length), placesOf(reading, index), facts),
  )
  return behind && ahead
}

/** The bodies before it, each as the reader's own unless the sentence speaks of today; for an "it" those named before. */
function subjectsOf(reading: Reading, at: number): BodyMention[] {
  const frame = NOW.test(reading.sentence) ? 'sky' : 'birth'
  const named = groupBefore(reading, at)
  if (named.length > 0) return named.map((body) => (body.frame === 'unsaid' ? { ...body, frame } : body))
  const isMeant = /\b(?:it|both|they)\s+$/i.test(reading.sentence.slice(0, at))
  return isMeant ? reading.earlier.map((body) => ({ ...body, frame })) : []
}

/** The house that was named last, or else the sign: in this sentence before the word, or in the one before. */
function placesOf({ mentions, places = [] }: Reading, at: number): readonly (SignMention | HouseMention)[] {
  const own = mentions.filter(
    (mention): mention is SignMention | HouseMention =>
      (mention.kind === 'sign' || mention.kind === 'house') && mention.end <= at,
  )
  const named = own.length > 0 ? own : places
  const houses = named.filter(({ kind }) => kind === 'house')
  return houses.length > 0 ? houses : named
}

const isThere = (
  bodies: readonly BodyMention[],
  places: readonly (SignMention | HouseMention)[],
  facts: Facts,
): boolean => places.length === 0 || bodies.every((body) => places.some((place) => isPlaced(body, place, facts)))
