import type { Planet } from '../../../shared/domain/chart.ts'
import { bodyWords } from '../words/bodies.ts'
import { capitalised } from '../words/capitalised.ts'
import { dayEverywhere } from './compose/anchors.ts'
import { againSlot, isLeadOfItsDay } from './compose/comingContact.ts'
import { composeReading, type Material } from './compose/composeReading.ts'
import { dayNumber } from './compose/dayNumber.ts'
import { hash, recall } from './compose/Memory.ts'
import { forecastOptions, moodsOf, rankMeanings } from './compose/meaningOptions.ts'
import { houseWords, signWhereWords } from './compose/partOfLife.ts'
import { pickLead } from './compose/pickLead.ts'
import type { ReadingDay } from './compose/ReadingDay.ts'
import { cardOptions } from './compose/rankCards.ts'
import { compareRanks, type Option, type Reader, rankOptions, telling, tellingLately } from './compose/rankOptions.ts'
import { OF_CARD, type Slots } from './compose/Slots.ts'
import { listSkyAhead, type SignTime, signTimes } from './compose/signTimes.ts'
import type { Fact } from './facts/Fact.ts'
import { listSignContacts } from './facts/signContacts.ts'
import { listSkyEvents } from './facts/skyEvents.ts'
import { signEvents } from './frames/signEvents.ts'
import { timings } from './frames/timings.ts'
import { someone } from './pieces/someone.ts'
import { ASPECT_WORDS } from './words/aspects.ts'
import type { Written } from './writePersonalReading.ts'

/** The day's reading for everyone of a Sun sign, whatever their zone: it tells days and no hours. */
export function writeSignReading(day: ReadingDay): Written {
  const { window, chart, memory, seed } = day
  const facts = [...listSignContacts(chart, window), ...listSkyEvents(chart, window)]
  const read = recall(memory)
  const { lead, part } = pickLead(facts, day, { read, isOfLove: () => false })
  const reader = { read, date: window.date, seed }
  const slots: Slots = { ...signSlots(lead, day), where: signWhereWords(part.house, reader) }
  const meanings = rankMeanings(lead, part.house, reader)
  const cards = cardOptions(day, {
    house: part.house,
    lead,
    moods: moodsOf(lead, meanings, seed),
    read,
    isOfLove: false,
  })
  const material: Material = {
    scope: 'sign',
    order: ORDERS[hash(seed + window.date) % ORDERS.length]!,
    options: {
      event: rankOptions(signEvents[eventKind(lead)], slots, reader).map(tellingLately(houseWords(part.house, reader))),
      timing: timingOptions(lead, day, { slots, reader }),
    },
    forecasts: forecastOptions(lead, { slots, reader }),
    meanings,
    prefers: 'forecasts',
    cards,
    isShort: true,
    dated: new Set(['timing']),
    factOf: () => lead.id,
    onceOnly: [slots.someone!],
    seed: seed + window.date,
    today: window.date,
  }
  return { ...composeReading(material), lead, house: part.house, slots }
}

interface Told {
  slots: Slots
  reader: Reader
}

/**
 * On some days a contact ahead in the sky, on the others a date of a planet or the Moon, of those that were not told yet,
 * or longest ago; each with what goes on from the scene.
 */
function timingOptions(lead: Fact, day: ReadingDay, { slots, reader }: Told): Option[] {
  const setting = { read: reader.read, isOfLove: () => false }
  const contacts = listSkyAhead(lead, day.chart, day.window)
    .filter((contact) => !isLeadOfItsDay(contact, day, setting))
    .map(
      ({ id, fact, slots: own }): ComingTime => ({
        id,
        tell: () => rankOptions(timings.skyAhead, { ...own, ahead: againSlot(fact) }, reader),
      }),
    )
  const dates = signTimes(lead, day.window).map((time): ComingTime => {
    const told = { ...slots, ...OF_CARD, ...time.slots }
    return { id: time.id, tell: () => rankOptions(TIMING_FRAMES, told, reader) }
  })
  const isOfContact = hash(`${reader.seed}${reader.date} timing`) % 2 === 0
  const times = isOfContact ? [...contacts, ...dates] : [...dates, ...contacts]
  const lastTold = ({ id }: ComingTime) => reader.read.template(id) ?? ''
  const fresh = times.filter((time) => lastTold(time) === '')
  const longestAgo = times.toSorted((one, other) => compareRanks([lastTold(one)], [lastTold(other)]))
  return (fresh.length > 0 ? fresh : longestAgo.slice(0, 1)).flatMap(({ id, tell }) => tell().map(telling(id)))
}

interface ComingTime extends Pick<SignTime, 'id'> {
  tell: () => readonly Option[]
}

const TIMING_FRAMES = [...timings.signEnd, ...timings.moonDay, ...timings.quarters]

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

function signSlots(lead: Fact, { window, seed }: ReadingDay): Slots {
  const mover = bodyWords(lead.mover)
  const isToday = lead.at === undefined || dayEverywhere(lead.at) === window.date
  return {
    mover,
    Mover: capitalised(mover),
    sign: lead.sign,
    ...(isToday && { today: 'today' }),
    someone: someone(null, dayNumber({ date: window.date, seed })),
    ...(lead.kind === 'contact' && contactSlots(lead)),
  }
}

function contactSlots({ target, aspect }: Extract<Fact, { kind: 'contact' }>): Slots {
  const { verb, noun } = ASPECT_WORDS[aspect]
  const words = bodyWords(target as Planet)
  return { target: words, Target: capitalised(words), verb, noun }
}
