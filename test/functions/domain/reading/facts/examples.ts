import type { Birth } from '../../../../../shared/domain/birth.ts'
import { aPlace } from '../../../../makers/aBirth.ts'

/** Two births whose days were worked out by hand, against published tables. */
export const tampa: Birth = {
  date: '1990-06-10',
  time: '14:30',
  timeKnown: true,
  place: aPlace({ name: 'Tampa', admin1: 'Florida', lat: 27.94752, lon: -82.45843, zone: 'America/New_York' }),
}

export const london: Birth = { date: '1978-11-23', time: '06:10', timeKnown: true, place: aPlace() }
