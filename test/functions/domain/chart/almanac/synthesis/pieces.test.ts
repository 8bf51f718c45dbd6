import { expect, test } from 'vitest'
import { openChartChapter } from '../../../../../../functions/domain/chart/almanac/openChartChapter.ts'
import { piecesOf } from '../../../piecesOf.ts'

const bigThree = openChartChapter('synthesis/bigThree')
const strength = openChartChapter('synthesis/strength')
const aspects = openChartChapter('synthesis/aspects')
const closing = openChartChapter('synthesis/closing')
const pairs = openChartChapter('synthesis/pairs')
const { houses } = openChartChapter('synthesis/places')

/** Each part of the chapters, and how many pieces the synthesis may choose from it at least. */
const parts: [number, string, object][] = [
  [36, 'sun', bigThree.sun],
  [36, 'moon', bigThree.moon],
  [36, 'lights', bigThree.lights],
  [24, 'rising', bigThree.rising],
  [16, 'risingMix', bigThree.risingMix],
  [12, 'mars', bigThree.mars],
  [4, 'unknown', bigThree.unknown],
  [5, 'loudest', strength.loudest],
  [24, 'planets', strength.planets],
  [8, 'missing', strength.missing],
  [8, 'strong', strength.strong],
  [6, 'quality', strength.quality],
  [8, 'least', strength.least],
  [2, 'even', strength.even],
  [24, 'fullHouse', strength.fullHouse],
  [15, 'first', aspects.first],
  [10, 'more', aspects.more],
  [10, 'other', aspects.other],
  [2, 'twoHouses', aspects.twoHouses],
  [2, 'oneHouse', aspects.oneHouse],
  [121, 'pairs', pairs],
  [10, 'patterns', closing.patterns],
  [2, 'risingRuler', closing.risingRuler],
  [2, 'strongestRuler', closing.strongestRuler],
  [2, 'sunRuler', closing.sunRuler],
  [2, 'ownSun', closing.ownSun],
  [2, 'moonRules', closing.moonRules],
  [12, 'steeredFromHouse', closing.steeredFromHouse],
  [4, 'steeredFromElement', closing.steeredFromElement],
  [3, 'habit', closing.habit],
  [40, 'habits', closing.habits],
  [12, 'houses', houses],
]

test.each(parts)('the %i pieces of "%s" are there, and each says something', (count, _, part) => {
  const pieces = piecesOf(part)

  expect(pieces.length).toBeGreaterThanOrEqual(count)
  expect(pieces.filter((piece) => !/^\S.{4,}\S$/.test(piece))).toEqual([])
})

test('no piece of a synthesis is written twice', () => {
  const pieces = parts.flatMap(([, , part]) => piecesOf(part))

  expect(pieces.filter((piece, index) => pieces.indexOf(piece) !== index)).toEqual([])
})
