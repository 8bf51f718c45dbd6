import type { LocalDate } from '../../../shared/domain/time.ts'
import { isBody, isPlace, type Reading } from '../grounding/bodyGroups.ts'
import { pairsOf } from '../grounding/checkAspects.ts'
import { eventsOf, passesIn } from '../grounding/checkDates.ts'
import { ANGLES } from '../grounding/checkDegrees.ts'
import { linkedGroups } from '../grounding/checkPlacements.ts'
import type { AspectFact, Facts, Placement, Point, Topic } from '../grounding/Facts.ts'
import { readingsOf } from '../grounding/readings.ts'
import type { AspectMention, BodyMention, HouseMention, SignMention } from '../grounding/readMentions.ts'
import { verdictOf } from '../grounding/verdict.ts'
import { datesIn } from '../words/datesIn.ts'

interface Answered {
  /** The almanac's answer, which is true. */
  answer: string
  today: LocalDate
  /** It is about somebody else's chart as well. */
  isOfAnother: boolean
}

/** The facts, and beside them whatever the almanac's answer says of the sky: its days, degrees, places and contacts. */
export function withAnswer(facts: Facts, { answer, today, isOfAnother }: Answered): Facts {
  const known = { ...facts, today, dates: [today, ...datesIn(answer, today)] }
  const readings = readingsOf(answer)
  const told: AnswerContext = { facts, unsaid: isOfAnother ? 'other' : 'sky' }
  const verdict = verdictOf(answer)
  return {
    ...known,
    topic: topicOf(readings),
    sentences: readings.map(({ sentence }) => sentence),
    placements: [...facts.placements, ...readings.flatMap((reading) => placementsIn(reading, told))],
    aspects: [...facts.aspects, ...readings.flatMap((reading) => aspectsIn(reading, told))],
    stations: [...(facts.stations ?? []), ...readings.flatMap(stationsIn)],
    dated: readings.flatMap((reading) => eventsOf(reading, known)),
    passes: readings.flatMap(({ sentence }) => passesIn(sentence)),
    degrees: [...(facts.degrees ?? []), ...degreesIn(answer), ...readings.flatMap(anglesIn)],
    ...(verdict && { verdict }),
  }
}

/** The bodies and the place that the answer names first. */
const topicOf = (readings: readonly Reading[]): Topic => ({
  bodies: readings.map(({ mentions }) => mentions.filter(isBody)).find(({ length }) => length > 0) ?? [],
  places: readings.map(({ mentions }) => mentions.filter(isPlace)).find(({ length }) => length > 0) ?? [],
})

interface AnswerContext {
  facts: Facts
  /** Whose a body is that the answer gives to nobody. */
  unsaid: 'sky' | 'other'
}

const pointOf = ({ body, frame }: BodyMention, { unsaid }: AnswerContext): Point => ({
  of: frame === 'unsaid' ? unsaid : frame,
  body,
})

function placementsIn(reading: Reading, told: AnswerContext): Placement[] {
  const linked = (body: BodyMention, mention: SignMention | HouseMention) =>
    linkedGroups(reading, mention)[0]?.some(({ start }) => start === body.start)
  return reading.mentions.filter(isBody).flatMap((body) => {
    const sign = reading.mentions.find((each): each is SignMention => each.kind === 'sign' && !!linked(body, each))
    const house = reading.mentions.find((each): each is HouseMention => each.kind === 'house' && !!linked(body, each))
    const isKnown = told.facts.placements.some((fact) => fact.body === body.body && fact.sign === sign?.sign)
    if (!sign || (isKnown && told.unsaid === 'sky' && body.frame !== 'other' && !house)) return []
    return [{ ...pointOf(body, told), sign: sign.sign, house: house?.house ?? null }]
  })
}

const aspectsIn = (reading: Reading, told: AnswerContext): AspectFact[] =>
  reading.mentions
    .filter((mention): mention is AspectMention => mention.kind === 'aspect')
    .flatMap(({ aspect, ...mention }) =>
      aspect === 'any'
        ? []
        : pairsOf(reading, { aspect, ...mention }).map(([one, other]) => ({
            a: pointOf(one, told),
            aspect,
            b: pointOf(other, told),
          })),
    )

const TURNS: readonly (readonly [RegExp, 'retrograde' | 'direct'])[] = [
  [/\bturns? retrograde\b/i, 'retrograde'],
  [/\b(?:goes|turns?) direct\b/i, 'direct'],
]

function stationsIn({ sentence, mentions, earlier }: Reading): NonNullable<Facts['stations']>[number][] {
  const named = mentions.filter(isBody)
  const bodies = named.length > 0 ? named : earlier
  return TURNS.filter(([pattern]) => pattern.test(sentence)).flatMap(([, turns]) =>
    bodies.map(({ body }) => ({ body, turns })),
  )
}

const degreesIn = (answer: string): string[] => answer.match(/\d{1,3}°(?:\d{1,2}′)?|\d{1,3} degrees?/g) ?? []

const anglesIn = ({ mentions }: Reading): string[] =>
  mentions.flatMap((mention) =>
    mention.kind === 'aspect' && mention.aspect !== 'any' ? [`${ANGLES[mention.aspect]} degrees`] : [],
  )
