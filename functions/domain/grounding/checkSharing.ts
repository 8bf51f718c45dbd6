import { between, bodiesAfter, bodiesBefore, groupAfter, isBody, isPlace, type Reading } from './bodyGroups.ts'
import { isPlaced, mayMean } from './checkPlacements.ts'
import type { Facts } from './Facts.ts'
import type { BodyMention, HouseMention, SignMention } from './readMentions.ts'

/** "… and so is your Mars" */
const SO_IS = /\b(?:so (?:is|are|does|do)|as (?:is|are)) (?=(?:your |the |natal )?[A-Z])/g
/** "The Sun is in the same house" */
const IN_THE_SAME = /\bin the same (?:sign|house)\b(?! as)/gi
/** "Venus and Mars share a sign", "Mercury has the same sign as your Sun" */
const SHARES = /\b(?:shares?|(?:has|have|is in|are in|stands in) the same) (?:an? |the same )?(sign|house)\b/gi

/** Whether bodies that a sentence puts together, without a name for the place, are in one place by the facts. */
export function hasOnlyKnownSharing(reading: Reading, facts: Facts): boolean {
  const { sentence } = reading
  return (
    [...sentence.matchAll(SO_IS)].every(({ index, 0: words }) => {
      const places = placesBefore(reading, index)
      return places.length === 0 || groupAfter(reading, index + words.length).every((body) => isIn(body, places, facts))
    }) &&
    [...sentence.matchAll(IN_THE_SAME)].every(({ index }) => {
      const places = placesBefore(reading, index)
      return (
        places.length === 0 ||
        bodiesBefore(reading, index)
          .slice(-1)
          .every((body) => isIn(body, places, facts))
      )
    }) &&
    [...sentence.matchAll(SHARES)].every(({ index, 0: words, 1: kind }) => {
      const named = [...bodiesBefore(reading, index), ...companionsOf(reading, index + words.length)]
      return named.length < 2 || areTogether(named, kind!.toLowerCase(), facts)
    }) &&
    hasKnownCompany(reading, facts)
  )
}

/** "It stands in Leo with Mercury" */
function hasKnownCompany(reading: Reading, facts: Facts): boolean {
  return reading.mentions.filter(isBody).every((body) => {
    const place = placesBefore(reading, body.start).findLast(({ end }) => end <= body.start)
    if (!place || !reading.mentions.includes(place) || isOfAspect(reading, place)) return true
    return !/^ with (?:your |the )?$/i.test(between(reading, place, body)) || isPlaced(body, place, facts)
  })
}

/** "the trine of Pluto in Virgo with your Sun": an aspect with it, which is checked as one. */
const isOfAspect = ({ sentence, mentions }: Reading, { start }: SignMention | HouseMention): boolean =>
  mentions.some(({ kind, end }) => kind === 'aspect' && end <= start) &&
  /\bof (?:your |the )?[A-Z][a-z]+ in (?:your |the )?$/.test(sentence.slice(0, start))

const companionsOf = (reading: Reading, at: number): BodyMention[] =>
  /^ as\b/i.test(reading.sentence.slice(at)) ? bodiesAfter(reading, at).slice(0, 1) : []

function placesBefore({ mentions, places = [] }: Reading, at: number): readonly (SignMention | HouseMention)[] {
  const own = mentions.filter(isPlace).filter(({ end }) => end <= at)
  return own.length > 0 ? own : places
}

const isIn = (body: BodyMention, places: readonly (SignMention | HouseMention)[], facts: Facts): boolean =>
  places.some((place) => isPlaced(body, place, facts))

function areTogether(named: readonly BodyMention[], kind: string, { placements }: Facts): boolean {
  const [places = [], ...others] = named.map((body) =>
    placements
      .filter((fact) => fact.body === body.body && mayMean(body.frame, fact))
      .map(({ sign, house }) => (kind === 'sign' ? sign : house)),
  )
  return places.some((place) => place && others.every((other) => other.includes(place)))
}
