import { expect, test } from 'vitest'
import type { Birth } from '../../../../shared/domain/birth.ts'
import { ChartOriginNote } from '../../../../web/features/chart/ChartOriginNote.tsx'
import { aPlace } from '../../../functions/domain/aBirth.ts'
import { renderFor } from '../../renderFor.tsx'
import { aChart } from './wheel/aChart.ts'

const noteOf = (birth: Partial<Birth>) => renderFor(null, <ChartOriginNote origin={aChart(birth).origin} />)

const tromso = aPlace({
  name: 'Tromsø',
  admin1: 'Troms',
  country: 'Norway',
  lat: 69.6489,
  lon: 18.9551,
  zone: 'Europe/Oslo',
})

test('place, coordinates, zone, offset and instant are told to the second', async () => {
  const note = await noteOf({ date: '1993-06-15', time: '08:30' })

  for (const words of [
    'June 15, 1993, 08:30',
    'London, England, United Kingdom · 51.51° N, 0.13° W',
    'Europe/London · UTC+1',
    '1993-06-15 07:30:00 UTC',
    'Placidus',
  ])
    expect(note).toContain(words)
})

test('an hour that clocks skipped is explained in words', async () => {
  const note = await noteOf({ date: '1993-03-28', time: '01:30' })

  expect(note).toContain('never showed 01:30. We used the UTC offset from before the jump.')
  expect(note).toContain('1993-03-28 01:30:00 UTC')
})

test('near the pole the other way to divide houses is named, with the reason', async () => {
  expect(await noteOf({ place: tromso })).toContain('Porphyry. Placidus depends on how long')
})

test('without a birth time noon stands in and no houses are counted', async () => {
  const note = await noteOf({ timeKnown: false })

  expect(note).toContain('12:00 (time unknown, so we used noon)')
  expect(note).toContain('None without a birth time')
})
