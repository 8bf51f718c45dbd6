import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ALMANAC } from '../../../../../functions/domain/chart/almanac/edition.ts'
import { openChartChapter } from '../../../../../functions/domain/chart/almanac/openChartChapter.ts'
import { castChart } from '../../../../../functions/domain/chart/natalChart.ts'
import { aBirth, aPlace } from '../../../../makers/aBirth.ts'
import { piecesOf } from '../../piecesOf.ts'

/** One in five without a birth time. */
const syntheses = Array.from({ length: 60 }, (_, index) =>
  castChart(
    aBirth({
      date: new Date(Date.UTC(1931, 4, 1 + index * 433)).toISOString().slice(0, 10),
      time: new Date(((index * 587) % 1440) * 60_000).toISOString().slice(11, 16),
      timeKnown: index % 5 > 0,
      place: aPlace({ lat: ((index * 37) % 130) - 65, lon: ((index * 83) % 360) - 180 }),
    }),
  ).synthesis!.join('\n\n'),
)

test('the texts of the charts have changed only if their edition was raised, since charts are kept by edition', () => {
  const chapters = (['signs', 'houses', 'cusps', 'aspects'] as const).map(openChartChapter)
  const texts = [...piecesOf(chapters), ...syntheses]

  const fingerprint = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)

  expect([ALMANAC, fingerprint], 'raise the edition, then write its new fingerprint here').toEqual([
    'almanac 7',
    '81988f0b071ab1be',
  ])
})
