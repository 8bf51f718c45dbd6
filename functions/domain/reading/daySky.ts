import type { DaySky } from '../../../shared/domain/daySky.ts'
import { comingDates } from './comingDates.ts'
import type { Fact } from './facts/Fact.ts'
import { noonLongitudes } from './facts/skyOfDay.ts'
import type { ReadingDay } from './ReadingDay.ts'
import type { Written } from './Written.ts'
import { happeningWords } from './words/happeningWords.ts'

/** What the figure beside a reading shows, and the dates below it. */
export const daySky = ({ lead, scope }: Pick<Written, 'lead' | 'scope'>, day: ReadingDay): DaySky => ({
  natal: day.chart.points.map(({ point, longitude }) => ({ point, longitude: Math.floor(longitude) })),
  ...(scope === 'sign' && { sign: day.chart.sunSign }),
  bodies: noonLongitudes(day.window).map(({ planet, longitude }) => ({
    planet,
    longitude: Math.floor(planet === lead.mover ? placeOf(lead, longitude) : longitude),
  })),
  lead: { mover: lead.mover, ...metBy(lead) },
  label: happeningWords(lead),
  next: comingDates(scope, day),
})

/** The hour of the event, so that the line of a contact is as long as it should be; of two that both move, noon for both. */
const placeOf = (lead: Fact, noon: number): number =>
  lead.kind === 'contact' && lead.exactLongitude === undefined ? noon : lead.longitude

function metBy(lead: Fact): Omit<DaySky['lead'], 'mover'> {
  if (lead.kind === 'contact') return { point: lead.target, aspect: lead.aspect }
  return 'near' in lead && lead.near ? { point: lead.near } : {}
}
