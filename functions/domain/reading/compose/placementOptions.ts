import type { Planet } from '../../../../shared/domain/chart.ts'
import { addDays, after, DAY } from '../../../../shared/domain/time.ts'
import { listStations } from '../../sky/stations.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import { ordinal } from '../../words/ordinals.ts'
import { NATAL_HOUSES } from '../almanac/meanings/natalHouses.ts'
import { NEW_MOON_IN_SIGNS } from '../almanac/meanings/newMoonInSigns.ts'
import { SIGN_HABITS } from '../almanac/meanings/signHabits.ts'
import { TURNING_MATTERS } from '../almanac/meanings/stationMeanings.ts'
import type { Contact, Fact, Point, StationFact } from '../facts/Fact.ts'
import { placements } from '../frames/placements.ts'
import { POINT_WORDS } from '../words/points.ts'
import { whenFor } from '../words/when.ts'
import { pieceId } from './Memory.ts'
import { houseWords, type PartOfLife } from './partOfLife.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { type Option, type Reader, rankOptions, telling, unread } from './rankOptions.ts'
import type { Slots } from './Slots.ts'

interface Place {
  part: PartOfLife
  day: ReadingDay
  slots: Slots
  reader: Reader
}

/**
 * What only this chart yields: what the lead meets there, or else what it is about in the house where it happens. A reading
 * can do without it, so nothing of it comes back.
 */
export function placementOptions(lead: Fact, place: Place): Option[] {
  if (lead.kind === 'contact') return contactPlacement(lead, place)
  if ('near' in lead && lead.near) return nearPlacement(lead, lead.near, place)
  const rank = (frames: readonly string[], slots: Slots) => rankOptions(frames, slots, place.reader)
  switch (lead.kind) {
    case 'station':
      return rank(placements[lead.turns === 'direct' ? 'turnsDirect' : 'turnsRetrograde'], {
        ...place.slots,
        matters: TURNING_MATTERS[lead.mover],
        turned: otherTurn(lead, place.day),
      })
    case 'newMoon':
      return rank(NEW_MOON_IN_SIGNS[lead.sign], {})
    case 'fullMoon':
      return rank(placements.opposite, { opposite: oppositeWords(lead, place) })
    default:
      return []
  }
}

/**
 * What the point does in its house, told once, where that is the house of the day: of another house it leads nowhere. Else how
 * rare a slow visit is. Without houses its sign, once a month.
 */
function contactPlacement(lead: Contact, { part, day, slots, reader }: Place): Option[] {
  const { target, targetSign, targetHouse, house } = lead
  const all = {
    ...slots,
    targetSign,
    pointWords: POINT_WORDS[target],
    leaving: ordinal(house),
    leavingWords: houseWords(house, reader),
    years: ROUND_YEARS[lead.mover],
  }
  const rare = rareOptions(lead, all, reader)
  const clause = target in NATAL_HOUSES ? NATAL_HOUSES[target as keyof typeof NATAL_HOUSES][targetHouse - 1] : undefined
  if (day.chart.hasHouses) {
    const isNew = clause !== undefined && reader.read.template(clause) === undefined
    if (!isNew || part.house !== targetHouse) return rare
    return withClauses([clause], placements[part.isTargets ? 'reached' : 'same'], { slots: all, reader })
  }
  const told = signId(target)
  if ((reader.read.template(told) ?? '') > addDays(reader.date, -SIGN_REST_DAYS)) return []
  const options = withClauses(unread(SIGN_HABITS[targetSign], reader), placements.bySign, { slots: all, reader })
  return options.map(({ text, ids }) => ({ text, ids: [...ids, pieceId(told)] }))
}

/** How rare a visit is, told once of each body. */
function rareOptions({ mover, isSlow }: Contact, slots: Slots, reader: Reader): Option[] {
  const told = `round of ${mover}`
  if (!isSlow || reader.read.template(told) !== undefined) return []
  return rankOptions(placements.rare, slots, reader).map(telling(told))
}

/** How long those take to go around the zodiac, in years, whose visits are rare in a life. */
const ROUND_YEARS: Partial<Record<Planet, string>> = {
  Saturn: '29',
  Uranus: '84',
  Neptune: '165',
  Pluto: '248',
  Chiron: '50',
}

/** When a body that turns today turned last or, if it turns back, when it turns again. */
function otherTurn({ mover, turns, at }: StationFact, { window, zone }: ReadingDay): string | undefined {
  const isBefore = turns === 'direct'
  const [from, to] = isBefore ? [after(at, -LONGEST_BACK), after(at, -DAY)] : [after(at, DAY), after(at, LONGEST_BACK)]
  const turned = listStations(mover, { from, to }).at(isBefore ? -1 : 0)
  return turned && whenFor(window.date, zone).day(turned.at)
}

/** No body goes backward for longer. */
const LONGEST_BACK = 200 * DAY

/** That the sign of a point was told is remembered like a piece. */
const signId = (point: Point): string => `sign of ${point}`

/** What a reader was told of their own chart comes back as a repeat, whatever its words. */
const SIGN_REST_DAYS = 30

/** Frames with each of some clauses in them; both are remembered. */
const withClauses = (
  clauses: readonly string[],
  frames: readonly string[],
  { slots, reader }: Pick<Place, 'slots' | 'reader'>,
): Option[] =>
  rankOptions(clauses, {}, reader).flatMap((clause) =>
    rankOptions(frames, { ...slots, clause: clause.text }, reader).map(({ text, ids }) => ({
      text,
      ids: [...ids, ...clause.ids],
    })),
  )

function nearPlacement(lead: Fact, near: Point, { slots, reader }: Place): Option[] {
  const what = happening(lead)
  const told = { ...slots, Happening: capitalised(what), pointWords: POINT_WORDS[near] }
  return rankOptions(placements.near, told, reader)
}

function happening(lead: Fact): string {
  switch (lead.kind) {
    case 'station':
      return `${bodyWords(lead.mover)} stops`
    case 'newMoon':
      return 'the New Moon falls'
    case 'fullMoon':
      return 'the Full Moon falls'
    default:
      return 'the half Moon falls'
  }
}

/** The other side of a Full Moon is where the Sun is. */
function oppositeWords({ house }: Fact, { day, reader }: Pick<Place, 'day' | 'reader'>): string {
  const opposite = ((house + 5) % 12) + 1
  const about = houseWords(opposite, reader)
  return day.chart.hasHouses ? `your ${ordinal(opposite)} house, ${about}` : `the part of life about ${about}`
}
