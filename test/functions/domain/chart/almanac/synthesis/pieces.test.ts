import { expect, test } from 'vitest'
import {
  firstFrames,
  moreFrames,
  oneHouseFrames,
  otherFrames,
  twoHouseFrames,
} from '../../../../../../functions/domain/chart/almanac/synthesis/aspectFrames.ts'
import {
  evenTexts,
  leastTexts,
  missingTexts,
  qualityTexts,
  strongTexts,
} from '../../../../../../functions/domain/chart/almanac/synthesis/balanceTexts.ts'
import { closingFrames, closingTexts } from '../../../../../../functions/domain/chart/almanac/synthesis/closingTexts.ts'
import { fullHouseTexts, houseWords } from '../../../../../../functions/domain/chart/almanac/synthesis/houseTexts.ts'
import { lightsTexts } from '../../../../../../functions/domain/chart/almanac/synthesis/lightsTexts.ts'
import { loudestFrames, loudestTexts } from '../../../../../../functions/domain/chart/almanac/synthesis/loudestTexts.ts'
import { marsTexts } from '../../../../../../functions/domain/chart/almanac/synthesis/marsTexts.ts'
import { moonTexts } from '../../../../../../functions/domain/chart/almanac/synthesis/moonTexts.ts'
import { marsPairs } from '../../../../../../functions/domain/chart/almanac/synthesis/pairs/marsPairs.ts'
import { mercuryPairs } from '../../../../../../functions/domain/chart/almanac/synthesis/pairs/mercuryPairs.ts'
import { moonPairs } from '../../../../../../functions/domain/chart/almanac/synthesis/pairs/moonPairs.ts'
import {
  jupiterPairs,
  saturnPairs,
} from '../../../../../../functions/domain/chart/almanac/synthesis/pairs/slowPairs.ts'
import { sunPairs } from '../../../../../../functions/domain/chart/almanac/synthesis/pairs/sunPairs.ts'
import { venusPairs } from '../../../../../../functions/domain/chart/almanac/synthesis/pairs/venusPairs.ts'
import { patternTexts } from '../../../../../../functions/domain/chart/almanac/synthesis/patternTexts.ts'
import { risingMixTexts } from '../../../../../../functions/domain/chart/almanac/synthesis/risingMixTexts.ts'
import { risingTexts } from '../../../../../../functions/domain/chart/almanac/synthesis/risingTexts.ts'
import {
  moonAtWheelTexts,
  ownSunTexts,
  risingRulerFrames,
  samePlanetFrames,
  steeredFromElement,
  steeredFromHouse,
  sunRulerFrames,
} from '../../../../../../functions/domain/chart/almanac/synthesis/rulerTexts.ts'
import { sunTexts } from '../../../../../../functions/domain/chart/almanac/synthesis/sunTexts.ts'
import { unknownTexts } from '../../../../../../functions/domain/chart/almanac/synthesis/unknownTexts.ts'
import { piecesOf } from '../../../piecesOf.ts'

/** Each table, and how many pieces the synthesis may choose from it. */
const tables: [number, object][] = [
  [15, { firstFrames }],
  [10, { moreFrames }],
  [2, { oneHouseFrames }],
  [10, { otherFrames }],
  [2, { twoHouseFrames }],
  [2, { evenTexts }],
  [8, { leastTexts }],
  [8, { missingTexts }],
  [6, { qualityTexts }],
  [8, { strongTexts }],
  [3, { closingFrames }],
  [40, { closingTexts }],
  [24, { fullHouseTexts }],
  [12, { houseWords }],
  [36, { lightsTexts }],
  [5, { loudestFrames }],
  [24, { loudestTexts }],
  [12, { marsTexts }],
  [36, { moonTexts }],
  [10, { patternTexts }],
  [16, { risingMixTexts }],
  [24, { risingTexts }],
  [2, { moonAtWheelTexts }],
  [2, { ownSunTexts }],
  [2, { risingRulerFrames }],
  [2, { samePlanetFrames }],
  [4, { steeredFromElement }],
  [12, { steeredFromHouse }],
  [2, { sunRulerFrames }],
  [36, { sunTexts }],
  [4, { unknownTexts }],
  [15, { marsPairs }],
  [20, { mercuryPairs }],
  [24, { moonPairs }],
  [12, { jupiterPairs }],
  [9, { saturnPairs }],
  [23, { sunPairs }],
  [18, { venusPairs }],
]

test.each(tables)('each of the %i pieces of the table %o is there, and says something', (count, table) => {
  const pieces = piecesOf(table)

  expect(pieces).toHaveLength(count)
  expect(pieces.filter((piece) => !/^\S.{4,}\S$/.test(piece))).toEqual([])
})

test('no piece of a synthesis is written twice', () => {
  const pieces = tables.flatMap(([, table]) => piecesOf(table))

  expect(pieces.filter((piece, index) => pieces.indexOf(piece) !== index)).toEqual([])
})
