import './ephemeris.ts'
import type { Birth } from '../../../shared/domain/birth.ts'
import { addDays } from '../../../shared/domain/time.ts'
import type { TransitEvent } from '../../../shared/domain/transits.ts'
import { castChart } from '../../domain/chart/natalChart.ts'
import { skyOfBirth } from '../../domain/compatibility/personSky.ts'
import { listSynastry } from '../../domain/compatibility/synastry.ts'
import { letterEmail } from '../../domain/mail/letterEmail.ts'
import { almanacReading, personalTask } from '../../domain/reading/dailyReading.ts'
import { dayWindow } from '../../domain/reading/facts/DayWindow.ts'
import { readerChart } from '../../domain/reading/facts/ReaderChart.ts'
import { NOTHING_READ } from '../../domain/reading/Memory.ts'
import { listTransitEvents } from '../../domain/transits/listTransitEvents.ts'
import { moonThroughMonth } from '../../domain/transits/moonThroughMonth.ts'
import { SAMPLE_BIRTH } from './sampleBirth.ts'

/** What the rooms show of the sample: its first year, its first month, a second chart, and a letter. */
export const roomSamples = () => ({ year: year(), month: month(), pair: pair(), letter: letter() })

const { date, place } = SAMPLE_BIRTH
const startOf = (day: string, zone = place.zone) => dayWindow(day, zone).from

/** The first powered flight, at 10:35 by its pilots' telegram: as public a moment as the sample. */
const OTHER_BIRTH: Birth = {
  date: '1903-12-17',
  time: '10:35',
  timeKnown: true,
  place: {
    id: '4474274',
    name: 'Kill Devil Hills',
    admin1: 'North Carolina',
    country: 'United States',
    lat: 36.03072,
    lon: -75.67601,
    zone: 'America/New_York',
  },
}

/** Only the transits that last for weeks: a whole year of the others is too much for a small picture. */
function year() {
  const span = { from: startOf(date), to: startOf(addDays(date, 366)) }
  const events = listTransitEvents(readerChart(SAMPLE_BIRTH), span)
  return { ...span, events: events.filter(isSlow).map((event) => ({ ...event, text: '' })) }
}

const isSlow = ({ kind, body }: TransitEvent) =>
  kind === 'contact' && ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'].includes(body)

/** By the days of UTC, so that it is drawn alike wherever it is drawn. */
function month() {
  const name = date.slice(0, 7)
  const span = { from: startOf(`${name}-01`, 'UTC'), to: startOf(`${addDays(`${name}-28`, 4).slice(0, 7)}-01`, 'UTC') }
  const { days, signs } = moonThroughMonth({ month: name, zone: 'UTC', ...span })
  return { days, signs }
}

const pair = () => ({
  person: castChart(OTHER_BIRTH),
  aspects: listSynastry(skyOfBirth(SAMPLE_BIRTH).placed, skyOfBirth(OTHER_BIRTH).placed),
})

function letter(): string[] {
  const task = personalTask({
    accountId: 'sample',
    birth: SAMPLE_BIRTH,
    // The landing on the Moon.
    date: '1969-07-20',
    zone: place.zone,
    memory: NOTHING_READ,
    focus: null,
    relationship: null,
  })
  const reading = { date: '1969-07-20', scope: 'personal' as const, content: almanacReading(task).content }
  return letterEmail({ reading, frequency: 'daily', isLast: false, origin: '', token: '' }).text.split('\n\n')
}
