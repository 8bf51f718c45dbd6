import type { Planet } from '../../../shared/domain/chart.ts'
import { DAY } from '../../../shared/domain/time.ts'
import { bodyWords } from '../words/bodies.ts'
import { capitalised } from '../words/capitalised.ts'
import { dayEverywhere, listAnchors } from './compose/anchors.ts'
import { composeReading, type Material } from './compose/composeReading.ts'
import { hash, recall } from './compose/Memory.ts'
import { meaningOptions } from './compose/meaningOptions.ts'
import { partOfLife, whereWords } from './compose/partOfLife.ts'
import type { ReadingDay } from './compose/ReadingDay.ts'
import { cardOptions } from './compose/rankCards.ts'
import { rankOptions } from './compose/rankOptions.ts'
import type { Slots } from './compose/Slots.ts'
import { chooseLead } from './facts/chooseLead.ts'
import type { Fact, Point } from './facts/Fact.ts'
import { listSignContacts } from './facts/signContacts.ts'
import { listSkyEvents } from './facts/skyEvents.ts'
import { signEvents } from './frames/signEvents.ts'
import { signTimings } from './frames/timings.ts'
import { someone } from './pieces/someone.ts'
import { ASPECT_WORDS } from './words/aspects.ts'
import type { Written } from './writePersonalReading.ts'

/** The day's reading for everyone of a Sun sign, whatever their zone: it tells days and no hours. */
export function writeSignReading(day: ReadingDay): Written {
  const { window, chart, memory, seed } = day
  const facts = [...listSignContacts(chart, window), ...listSkyEvents(chart, window)]
  const lead = chooseLead(facts, { date: window.date, memory, focus: null })
  const read = recall(memory)
  const part = partOfLife(lead, { date: window.date, memory, read })
  const anchors = listAnchors(bodiesOf(lead), window)
  const slots: Slots = { ...signSlots(lead, day), where: whereWords(lead, part, day) }
  const reader = { read, date: window.date, seed }
  const rank = (templates: readonly string[], extra: Slots = {}) =>
    rankOptions(templates, { ...slots, ...extra }, reader)
  const { cards, spareCards } = cardOptions(day, part.house, lead, read)
  const material: Material = {
    scope: 'sign',
    order: ORDERS[hash(seed + window.date) % ORDERS.length]!,
    options: {
      event: rank(
        signEvents[eventKind(lead)],
        slots.today ? {} : { anchor: shortest(anchors.dated.length > 0 ? anchors.dated : anchors.all) },
      ),
      meaning: meaningOptions(lead, part.house, reader),
      timing: rank(signTimings, {
        anchor: rotate(anchors.dated.length > 0 ? anchors.dated : anchors.all, window.date),
      }),
    },
    cards: [...cards, ...spareCards],
    spareCards: [],
    isShort: true,
    dated: new Set(['timing']),
    factOf: () => lead.id,
    onceOnly: [someone(null)],
    seed: seed + window.date,
  }
  return { ...composeReading(material), lead, house: part.house, slots }
}

/** Of those about the lead's own bodies, which come first. */
const shortest = (anchors: readonly string[]): string | undefined =>
  anchors.slice(0, 3).sort((one, other) => one.length - other.length)[0]

/** Another one each day, so that the same date is not told every time. */
const rotate = (anchors: readonly string[], date: string): string | undefined =>
  anchors[(Date.parse(date) / (DAY * 1000)) % anchors.length]

const ORDERS: readonly Material['order'][] = [
  [
    ['event', 'meaning'],
    ['scene', 'turn', 'timing'],
  ],
  [['event'], ['meaning', 'scene', 'turn', 'timing']],
]

function eventKind(lead: Fact): keyof typeof signEvents {
  if (lead.kind === 'station') return lead.turns === 'direct' ? 'stationDirect' : 'stationRetrograde'
  if ('eclipse' in lead && lead.eclipse) return lead.eclipse === 'solar' ? 'solarEclipse' : 'lunarEclipse'
  return lead.kind
}

function signSlots(lead: Fact, { window }: ReadingDay): Slots {
  const mover = bodyWords(lead.mover)
  const isToday = lead.at === undefined || dayEverywhere(lead.at) === window.date
  return {
    mover,
    Mover: capitalised(mover),
    sign: lead.sign,
    ...(isToday && { today: 'today' }),
    someone: someone(null),
    ...(lead.kind === 'contact' && contactSlots(lead)),
  }
}

function contactSlots({ target, aspect }: Extract<Fact, { kind: 'contact' }>): Slots {
  const { verb, noun } = ASPECT_WORDS[aspect]
  const words = bodyWords(target as Planet)
  return { target: words, Target: capitalised(words), verb, noun }
}

const isPlanet = (point: Point): point is Planet => point !== 'Ascendant' && point !== 'Midheaven'

const bodiesOf = (lead: Fact): Planet[] =>
  lead.kind === 'contact' && isPlanet(lead.target) ? [lead.mover, lead.target] : [lead.mover]
