import type { Birth } from '../../shared/domain/birth.ts'
import type { Place } from '../../shared/domain/Place.ts'
import type { ReferenceChart } from '../functions/domain/chart/referenceCharts.ts'

export const aPlace = (changes: Partial<Place> = {}): Place => ({
  id: '2643743',
  name: 'London',
  admin1: 'England',
  country: 'United Kingdom',
  lat: 51.50853,
  lon: -0.12574,
  zone: 'Europe/London',
  ...changes,
})

export const aBirth = (changes: Partial<Birth> = {}): Birth => ({
  date: '1993-06-15',
  time: '08:30',
  timeKnown: true,
  place: aPlace(),
  ...changes,
})

export const birthOfReference = ({ local_date, local_time, place, lat, lon, tz }: ReferenceChart): Birth =>
  aBirth({ date: local_date, time: local_time, place: aPlace({ name: place, lat, lon, zone: tz }) })
