import type { Body } from './Body.ts'
import { isBody, type Reading } from './bodyGroups.ts'
import { phasesIn } from './checkPhases.ts'
import type { DatedEvent, Facts, Stage } from './Facts.ts'
import { type WrittenDay, writtenDays } from './writtenDays.ts'

/** Whether what a sentence tells with a day is what happens on it: the bodies, the phase, and whether it begins or ends. */
export function hasOnlyKnownEvents(reading: Reading, facts: Facts): boolean {
  const { dated = [], today } = facts
  if (!hasKnownPasses(reading, facts) || !isInKnownPlaces(reading, facts)) return false
  return writtenDays(reading.sentence, today).every((day, index, days) => {
    const known = dated.filter(({ dates }) => dates.some(day.isOn))
    const clause = clauseOf(reading, day, days)
    return known.length === 0 || (isOf(clause, known) && isAt(stageOf(reading.sentence, index, days), known))
  })
}

/** What a true text tells with each of its days. */
export const eventsOf = (reading: Reading, { dates = [], today }: Facts): DatedEvent[] =>
  writtenDays(reading.sentence, today).map((day, index, days) => {
    const clause = clauseOf(reading, day, days)
    const bodies = bodiesIn(reading, clause)
    return {
      dates: dates.filter((date) => date !== today && day.isOn(date)),
      bodies: bodies.length > 0 ? bodies : reading.earlier.map(({ body }) => body),
      phases: phasesIn(clause.text).flat(),
      ...(days.length === 1 && placesOf(reading)),
      stage: stageOf(reading.sentence, index, days),
    }
  })

const placesOf = ({ mentions }: Reading): Required<Pick<DatedEvent, 'signs' | 'houses'>> => ({
  signs: mentions.flatMap((mention) => (mention.kind === 'sign' ? [mention.sign] : [])),
  houses: mentions.flatMap((mention) => (mention.kind === 'house' ? [mention.house] : [])),
})

/** "The next full Moon is on 24 December, in Cancer": with one day, and nothing of the reader's own, the place is the event's. */
function isInKnownPlaces(reading: Reading, { dated = [], today }: Facts): boolean {
  const days = writtenDays(reading.sentence, today)
  if (days.length !== 1 || reading.mentions.filter(isBody).some(({ frame }) => frame === 'birth')) return true
  const known = dated.filter(({ dates }) => dates.some(days[0]!.isOn))
  const { signs, houses } = placesOf(reading)
  const knownSigns = known.flatMap((event) => event.signs ?? [])
  const knownHouses = known.flatMap((event) => event.houses ?? [])
  return (
    (knownSigns.length === 0 || signs.every((sign) => knownSigns.includes(sign))) &&
    (knownHouses.length === 0 || houses.every((house) => knownHouses.includes(house)))
  )
}

interface Clause {
  text: string
  start: number
  end: number
  bodies: readonly Body[]
}

const isOf = ({ text, bodies }: Clause, known: readonly DatedEvent[]): boolean =>
  bodies.every((body) => known.some((event) => event.bodies.includes(body))) &&
  phasesIn(text).every((meant) => known.some(({ phases }) => meant.some((phase) => phases.includes(phase))))

const isAt = (stage: Stage | undefined, known: readonly DatedEvent[]): boolean =>
  stage === undefined || known.some((event) => event.stage === undefined || event.stage === stage)

const BOUNDARY = /[,;:]\s|\s(?:and|but|so|while|because|which|where|until|for)\s/g

/** The clause around a day; where it names nothing of the sky, the nearest one that does, before it or else after it. */
function clauseOf(reading: Reading, day: WrittenDay, days: readonly WrittenDay[]): Clause {
  const clauses = clausesOf(reading, days)
  const at = clauses.findIndex(({ end }) => end >= day.end)
  const own = clauses[at]!
  const beyond = [...clauses.slice(0, at).toReversed(), ...clauses.slice(at + 1)]
  return own.bodies.length > 0 ? own : (beyond.find(({ bodies }) => bodies.length > 0) ?? own)
}

function clausesOf(reading: Reading, days: readonly WrittenDay[]): Clause[] {
  const { sentence } = reading
  const cuts = [...sentence.matchAll(BOUNDARY)]
    .map(({ index }) => index)
    .filter((cut) => !days.some(({ start, end }) => start <= cut && cut < end))
  const ends = [...cuts, sentence.length]
  return ends.map((end, index) => {
    const start = index === 0 ? 0 : ends[index - 1]!
    const clause = { text: sentence.slice(start, end), start, end }
    return { ...clause, bodies: bodiesIn(reading, clause) }
  })
}

const bodiesIn = ({ mentions }: Reading, { start, end }: Pick<Clause, 'start' | 'end'>): Body[] =>
  mentions
    .filter(isBody)
    .filter((mention) => mention.start >= start && mention.end <= end)
    .map(({ body }) => body)

const STAGES: readonly (readonly [Stage, RegExp])[] = [
  ['begin', /\b(?:beg[aiu]n\w*|start\w*|since|from|retrograde)\b/gi],
  ['end', /\b(?:ends?|ended|until|till|through|over|direct|lasts?|leaves?)\b|\bto (?=$)/gi],
  ['exact', /\b(?:exact|closest|peaks?)\b/gi],
]

const UNTIL_BEGUN = /\b((?:n['’]t|not) (?:begin|start|turn|turn around|turn retrograde)) until /gi

/** What the words between the day before and this one say of it: the last of them counts. */
function stageOf(sentence: string, index: number, days: readonly WrittenDay[]): Stage | undefined {
  // "It doesn't begin until 3 April" tells of a beginning.
  const before = sentence.slice(days[index - 1]?.end ?? 0, days[index]!.start).replace(UNTIL_BEGUN, '$1 ')
  const named = STAGES.flatMap(([stage, pattern]) =>
    [...before.matchAll(pattern)].map((match) => ({ stage, at: match.index })),
  )
  return named.sort((one, other) => one.at - other.at).at(-1)?.stage
}

const PASSES = /\bexact (once|twice|(?:two|three|four|five) times)\b/gi

export const passesIn = (sentence: string): string[] =>
  [...sentence.matchAll(PASSES)].map(([, times]) => times!.toLowerCase())

const hasKnownPasses = ({ sentence }: Reading, { passes = [] }: Facts): boolean =>
  passesIn(sentence).every((times) => passes.includes(times))
