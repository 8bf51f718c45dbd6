import { expect, test } from 'vitest'
import type { Birth } from '../../../../../shared/domain/birth.ts'
import { ChartInputs } from '../../../../../web/features/chart/sections/ChartInputs.tsx'
import { aPlace } from '../../../../makers/aBirth.ts'
import { renderAs } from '../../../renderAs.tsx'
import { aChart } from '../wheel/aChart.ts'

const noteOf = (birth: Partial<Birth>) => renderAs(null, <ChartInputs origin={aChart(birth).origin} />)

const tromso = aPlace({
  name: 'Tromsø',
  admin1: 'Troms',
  country: 'Norway',
  lat: 69.6489,
  lon: 18.9551,
  zone: 'Europe/Oslo',
})

test('the chart inputs list place, coordinates, time zone, offset and instant', async () => {
  const note = await noteOf({ date: '1993-06-15', time: '08:30' })

  for (const phrase of [
    'June 15, 1993, 8:30 AM',
    'London, England, United Kingdom · 51.51° N, 0.13° W',
    'Europe/London · UTC+1',
    'June 15, 1993 at 7:30:00 AM UTC',
    'Placidus',
  ])
    expect(note).toContain(phrase)
})

test('a birth time skipped by daylight saving is explained', async () => {
  const note = await noteOf({ date: '1993-03-28', time: '01:30' })

  expect(note).toContain('never showed 1:30 AM. We used the UTC offset from before the jump.')
  expect(note).toContain('March 28, 1993 at 1:30:00 AM UTC')
})

test('near the poles Porphyry houses are named, with the reason', async () => {
  expect(await noteOf({ place: tromso })).toContain('Porphyry. Placidus depends on how long')
})

test('without a birth time noon is used and there are no houses', async () => {
  const note = await noteOf({ timeKnown: false })

  expect(note).toContain('12:00 PM (time unknown, so we used noon)')
  expect(note).toContain('None without a birth time')
})
