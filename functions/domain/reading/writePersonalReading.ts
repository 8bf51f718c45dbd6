import { type Composed, composeReading, type Material, type MeaningOption } from './compose/composeReading.ts'
import { dayNumber } from './compose/dayNumber.ts'
import { eventFrames } from './compose/eventFrames.ts'
import { isOfLove } from './compose/isOfLove.ts'
import { hash, recall } from './compose/Memory.ts'
import { forecastOptions, meaningOptions, moodsOf, rankMeanings } from './compose/meaningOptions.ts'
import { houseWords } from './compose/partOfLife.ts'
import { personalSlots } from './compose/personalSlots.ts'
import { pickLead } from './compose/pickLead.ts'
import { placementOptions } from './compose/placementOptions.ts'
import type { ReadingDay } from './compose/ReadingDay.ts'
import { cardOptions } from './compose/rankCards.ts'
import { type Option, type Reader, rankOptions, telling, unread } from './compose/rankOptions.ts'
import { countWords, MOST_WORDS } from './compose/readingRules.ts'
import type { Slots } from './compose/Slots.ts'
import { findComing, type SecondFact, secondOptions } from './compose/secondFact.ts'
import { storyOptions } from './compose/storyOptions.ts'
import { timingOptions } from './compose/timingOptions.ts'
import { listContacts } from './facts/contacts.ts'
import type { Fact } from './facts/Fact.ts'
import { listSkyEvents } from './facts/skyEvents.ts'

/** What a reading was written from, beside the text itself. */
export interface Written extends Composed {
  lead: Fact
  house: number
  second?: SecondFact
  slots: Slots
}

/** The day's reading from a person's own chart. Equal for equal days and equal memories. */
export function writePersonalReading(day: ReadingDay): Written {
  const { window, chart, memory, seed } = day
  const facts = [...listContacts(chart, window), ...listSkyEvents(chart, window)]
  const read = recall(memory)
  const { lead, part } = pickLead(facts, day, { read, isOfLove })
  const reader = { read, date: window.date, seed }
  const slots = personalSlots(lead, part, { day, reader })
  const meanings = rankMeanings(lead, part.house, reader)
  const setting = { house: part.house, lead, read, isOfLove: isOfLove(lead, part.house) }
  const cards = [
    ...storyOptions(day, setting),
    ...cardOptions(day, { ...setting, moods: moodsOf(lead, meanings, seed) }),
  ]
  // What stands in for a meaning is not told twice.
  const placement = placementOptions(lead, { part, day, slots, reader }).filter(
    ({ text }) => !meanings.some((meaning) => meaning.text === text),
  )
  const second = findComing(lead, { day, read, house: part.house })
  const material: Material = {
    scope: 'personal',
    order: ORDERS[hash(seed + window.date) % ORDERS.length]!,
    options: {
      event: eventOptions(lead, eventFrames(lead), { slots, reader })
        .map(telling(houseWords(part.house, reader)))
        .map(spending(lead, meanings)),
      timing: timingOptions(lead, { slots, reader }),
      placement,
      ...(second && { second: secondOptions(second, slots, reader) }),
    },
    forecasts: forecastOptions(lead, { slots, reader }),
    meanings: meaningOptions(lead, meanings, reader),
    // What a body turns to or enters upon is news of that body, whatever the scene.
    prefers: isOfBody(lead) || Math.floor(dayNumber(reader) / 2) % 2 === 0 ? 'meanings' : 'forecasts',
    cards,
    isShort: false,
    dated: datedKinds(lead),
    factOf: (kind) => (kind === 'second' && second ? second.fact.id : lead.id),
    onceOnly: onceOnly(slots, second),
    seed: seed + window.date,
    today: window.date,
  }
  return { ...composeReading(material), lead, house: part.house, slots, ...(second && { second }) }
}

const isOfBody = ({ kind }: Fact): boolean => kind === 'station' || kind === 'ingress'

/** Where each would be too long, the part of life is named in fewer words. */
function eventOptions(lead: Fact, frames: readonly string[], { slots, reader }: Telling): Option[] {
  const rank = lead.at === undefined ? rankUnread : rankOptions
  const options = rank(frames, slots, reader)
  const told = options.some(({ text }) => countWords(text) <= MOST_WORDS)
    ? options
    : rank(frames, { ...slots, where: slots.where!.replace(', which is about', ':') }, reader)
  const clear = told.filter(({ text }) => !TWO_COLONS.test(text))
  return clear.length > 0 ? clear : told
}

/** A slow contact that has led has one meaning less, told or not: it comes back for weeks, and has to run out of news. */
const spending = (lead: Fact, [meaning]: readonly MeaningOption[]) =>
  lead.kind === 'contact' && lead.isSlow && meaning ? telling(meaning.text) : (option: Option) => option

interface Telling {
  slots: Slots
  reader: Reader
}

/** The frame's own, and that of the part of life. */
const TWO_COLONS = /: .*: /

/** Without an hour, a frame would say the same of the same lead weeks later. */
function rankUnread(frames: readonly string[], slots: Slots, reader: Reader): Option[] {
  const fresh = rankOptions(unread(frames, reader), slots, reader).filter(({ text }) => countWords(text) <= MOST_WORDS)
  return fresh.length > 0 ? fresh : rankOptions(frames, slots, reader)
}

/** The other person, and each date that the second fact does not share: a reading names them once. */
function onceOnly({ someone, endDay, nextDay, signEnd, returnDay }: Slots, second: SecondFact | undefined): string[] {
  const isShared = (words: string) => second?.slots.otherWhen?.includes(words)
  return [someone, endDay, nextDay, signEnd, returnDay].filter(
    (words) => words !== undefined && !isShared(words),
  ) as string[]
}

/** An event without an hour is told in the same words on another day. */
const datedKinds = (lead: Fact): Material['dated'] =>
  new Set(['timing' as const, 'second' as const, ...(lead.at === undefined ? [] : (['event'] as const))])

/** The event is always first, and the act last. What it means comes before the scene that shows it. */
const ORDERS: readonly Material['order'][] = [
  [
    ['event', 'placement', 'meaning'],
    ['scene', 'turn'],
    ['timing', 'second'],
  ],
  [
    ['event', 'placement'],
    ['meaning', 'scene', 'turn'],
    ['timing', 'second'],
  ],
]
