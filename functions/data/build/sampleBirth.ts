import type { Birth } from '../../../shared/domain/birth.ts'

/** The launch of Apollo 11, at 13:32:00 UTC by NASA's mission report: a public moment, and nobody's private data. */
export const SAMPLE_BIRTH: Birth = {
  date: '1969-07-16',
  time: '09:32',
  timeKnown: true,
  place: {
    id: '4149959',
    name: 'Cape Canaveral',
    admin1: 'Florida',
    country: 'United States',
    lat: 28.40584,
    lon: -80.60477,
    zone: 'America/New_York',
  },
}
