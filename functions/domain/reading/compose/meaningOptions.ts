import type { Planet } from '../../../../shared/domain/chart.ts'
import { addDays } from '../../../../shared/domain/time.ts'
import { capitalised } from '../../words/capitalised.ts'
import { MEETINGS } from '../almanac/meanings/allMeetings.ts'
import { BODY_MOODS } from '../almanac/meanings/bodyMoods.ts'
import { INGRESS_MEANINGS, SLOW_INGRESS_MEANINGS } from '../almanac/meanings/ingressMeanings.ts'
import { LUNATION_MEANINGS } from '../almanac/meanings/lunationMeanings.ts'
import { MOON_IN_HOUSES } from '../almanac/meanings/moonInHouses.ts'
import { MOON_IN_SIGNS } from '../almanac/meanings/moonInSigns.ts'
import { NEW_SUBJECTS } from '../almanac/meanings/newSubjects.ts'
import { STATION_MEANINGS } from '../almanac/meanings/stationMeanings.ts'
import type { Contact, Fact, Lunation, Point, StationFact } from '../facts/Fact.ts'
import { forecasts } from '../frames/forecasts.ts'
import type { Meaning } from '../pieces/Meetings.ts'
import type { Mood } from '../pieces/Mood.ts'
import type { Tone } from '../pieces/Tone.ts'
import { POINT_MATTERS } from '../words/points.ts'
import type { MeaningOption } from './composeReading.ts'
import { hash, pieceId, type Read } from './Memory.ts'
import { type Option, type Reader, rankOptions, tellingLately } from './rankOptions.ts'
import { OF_CARD, type Slots } from './Slots.ts'

/**
 * What the day of a lead is like, left open for the card. Once a fortnight for each body it is told by what that has to do
 * with, before a scene that is about it.
 */
export const forecastOptions = (lead: Fact, told: Told): Option[] => [
  ...reasonOptions(lead, told),
  ...rankOptions(forecasts[isLastDay(lead) ? 'last' : 'day'], OF_CARD, told.reader).map(resting),
]

const resting = ({ text, ids }: Option): Option => ({ text, ids: [], restIds: ids })

interface Told {
  /** With the names of the lead's mover and target. */
  slots: Slots
  reader: Reader
}

function reasonOptions(lead: Fact, { slots: { mover, target }, reader }: Told): Option[] {
  if (lead.mover === 'Moon' || isLastDay(lead)) return []
  const own = lead.kind === 'contact' && lead.target !== lead.mover ? [lead.target] : []
  return [lead.mover, ...own].flatMap((point) => {
    const template = reasonTemplate(point)
    if (reader.read.template(template) !== undefined) return []
    const body = (point === lead.mover ? mover : target)!
    const slots = { body, Body: capitalised(body), matters: POINT_MATTERS[point], ...OF_CARD }
    return rankOptions(forecasts.reason, slots, reader).map((option) => ({
      ...tellingLately(template)(resting(option)),
      point,
    }))
  })
}

const reasonTemplate = (point: Point): string => `reason of ${point}`

const isLastDay = (lead: Fact): boolean => lead.kind === 'contact' && lead.stage === 'last'

/** What a lead means in the life of somebody whose chart has just been told: on top of what they are like by birth. */
export const meaningOptions = (lead: Fact, meanings: readonly MeaningOption[], reader: Reader): MeaningOption[] =>
  meanings.flatMap((meaning): MeaningOption[] => {
    if (lead.kind !== 'contact' || !meaning.text.startsWith('You') || /\bnow\b/.test(meaning.text)) return [meaning]
    const slots = { rest: meaning.text.slice(1) }
    return rankOptions(openingsOf(lead, reader), slots, reader).map(({ text, ids }) => ({
      ...meaning,
      text,
      restIds: [...ids, ...(meaning.restIds ?? [])],
    }))
  })

/** Half of the days go without, since the day has been named already. */
function openingsOf({ isSlow, stage }: Contact, { date, seed }: Reader): readonly string[] {
  if (stage === 'last') return LAST_OPENINGS
  if (hash(`${seed}${date} opening`) % 2 === 0) return ['Y{rest}']
  return isSlow ? SLOW_OPENINGS : FAST_OPENINGS
}

const LAST_OPENINGS = ['For one more day y{rest}', 'Once more today y{rest}', 'One last time y{rest}']
const FAST_OPENINGS = ['Today y{rest}', 'Just now y{rest}', 'At the moment y{rest}', 'Right now y{rest}']
const SLOW_OPENINGS = [
  'In these weeks y{rest}',
  'Just now y{rest}',
  'At the moment y{rest}',
  'For the time being y{rest}',
]

/**
 * What a lead means in a life, the best first: sentences, one of which stands before the scene that it causes. What is true
 * of a part of life without a mood comes last. Of a mood that was told lately none is first, since another sentence of it
 * reads like the one before. The mood is remembered for the rest days.
 */
export function rankMeanings(lead: Fact, house: number, reader: Reader): MeaningOption[] {
  const place = ({ mood }: MeaningOption) => (mood === undefined ? 2 : wasTold(mood, reader) ? 1 : 0)
  return rank(ownMeanings(lead, house, reader), reader)
    .toSorted((one, other) => place(one) - place(other))
    .map((meaning) => (meaning.mood ? { ...meaning, restIds: [moodId(meaning.mood)] } : meaning))
}

const ownMeanings = (lead: Fact, house: number, { read }: Pick<Reader, 'read'>): readonly MoodAndText[] =>
  [listMeanings(lead, house), otherMeanings(lead, house)].find((list) => list.some(isUnread(read))) ?? []

/** The moods of a lead by which a card is chosen: those that it means itself, and then all that its body brings. */
export function moodsOf(
  lead: Fact,
  meanings: readonly MeaningOption[],
  seed: string,
): readonly (readonly (Mood | undefined)[])[] {
  const own = meanings.map(({ mood }) => mood)
  const ofBody = BODY_MOODS[lead.mover as keyof typeof BODY_MOODS][lead.tone]
  const shuffled = ofBody.toSorted((one, other) => hash(seed + one) - hash(seed + other))
  return [own, [...own, ...shuffled]]
}

function rank(meanings: readonly MoodAndText[], reader: Reader): MeaningOption[] {
  const moods = new Map(meanings.map(([mood, text]) => [text, mood]))
  return rankOptions([...moods.keys()], {}, reader).map((option) => ({ ...option, mood: moods.get(option.text) }))
}

function wasTold(mood: Mood, { read, date }: Reader): boolean {
  const last = read.template(moodTemplate(mood))
  return last !== undefined && last > addDays(date, -MOOD_REST_DAYS)
}
const MOOD_REST_DAYS = 12

const moodTemplate = (mood: Mood): string => `mood: ${mood}`
const moodId = (mood: Mood): string => pieceId(moodTemplate(mood))

/**
 * What there is to say of a lead that was not read: 2 for as much as it should have, 1 for less and 0 for nothing. One in
 * the middle of its weeks leaves a meaning for its sharper days.
 */
export function newMeanings(lead: Fact, house: number, read: Read): 0 | 1 | 2 {
  const [own, other] = [listMeanings(lead, house), otherMeanings(lead, house)]
  const isNew = isUnread(read)
  if (![...own, ...other].some(isNew)) return 0
  const isMiddle = lead.kind === 'contact' && lead.stage === 'middle'
  return isMiddle && !own.every(isNew) ? 1 : 2
}

const isUnread =
  (read: Read) =>
  ([, text]: MoodAndText): boolean =>
    read.template(text) === undefined

type MoodAndText = readonly [Mood | undefined, string]

/** What can be said of a lead whose own meanings have all been read: of the part of life, or of what happens in the sky. */
function otherMeanings(lead: Fact, house: number): readonly MoodAndText[] {
  if (lead.kind === 'contact') return lead.isSlow ? ofAny(NEW_SUBJECTS[house - 1]!) : []
  if (lead.kind === 'moonEnters' || lead.kind === 'moonWithin') return ofAny(MOON_IN_HOUSES[house - 1]!)
  return 'near' in lead && lead.near ? meaningsOfItself(lead, house) : []
}

function listMeanings(lead: Fact, house: number): readonly MoodAndText[] {
  switch (lead.kind) {
    case 'contact':
      return ofMeeting(lead.mover, lead.target, lead.tone)
    case 'station':
      return lead.near ? ofMeeting(lead.mover, lead.near, 'joined') : meaningsOfItself(lead, house)
    case 'ingress': {
      const slow = SLOW_INGRESS_MEANINGS[lead.mover]
      return slow ? ofAny(slow) : [INGRESS_MEANINGS[lead.mover]![lead.sign]]
    }
    case 'moonEnters':
    case 'moonWithin':
      return MOON_IN_SIGNS[lead.sign]
    default:
      return lead.near ? ofMeeting(lead.mover, lead.near, lead.tone) : meaningsOfItself(lead, house)
  }
}

/** What a station or a lunation means, whatever point of the chart it is close to. */
const meaningsOfItself = (lead: StationFact | Lunation, house: number): readonly MoodAndText[] =>
  lead.kind === 'station' ? STATION_MEANINGS[lead.mover]![lead.turns] : LUNATION_MEANINGS[lead.kind][house - 1]!

const ofMeeting = (mover: Planet, point: Point, tone: Tone): readonly Meaning[] =>
  MEETINGS[mover as keyof typeof MEETINGS][point][tone]

/** Those that are about a part of life already. */
const ofAny = (texts: readonly string[]) => texts.map((text) => [undefined, text] as const)
