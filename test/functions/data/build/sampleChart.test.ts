import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SAMPLE_BIRTH } from '../../../../functions/data/build/sampleBirth.ts'
import { castChart } from '../../../../functions/domain/chart/natalChart.ts'
import { findPlace } from '../../../../functions/domain/places/gazetteer.ts'

test('the committed sample chart is the one that the script casts', () => {
  expect(JSON.parse(readFileSync('web/public/sample-chart.json', 'utf8'))).toEqual(castChart(SAMPLE_BIRTH))
})

test('the sample is the launch of Apollo 11, at the minute of the mission report', () => {
  expect(castChart(SAMPLE_BIRTH).origin.utc).toBe('1969-07-16T13:32:00.000Z')
  expect(findPlace(SAMPLE_BIRTH.place.id)).toEqual(SAMPLE_BIRTH.place)
})
