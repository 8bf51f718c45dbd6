import { describe, expect, test } from 'vitest'
import { listProseFaults } from '../../../../../functions/content/schema/proseRules.ts'
import { type Skies, skyOfBirth, skyOfDate } from '../../../../../functions/domain/compatibility/personSky.ts'
import { openTexts } from '../../../../../functions/domain/compatibility/report/openTexts.ts'
import { tellSynastry } from '../../../../../functions/domain/compatibility/tellSynastry.ts'
import { aBirth, aPlace } from '../../../../makers/aBirth.ts'
import { piecesOf } from '../../piecesOf.ts'

const ROMANCE =
  /\b(romanc\w*|romantic|kiss\w*|flirt\w*|desire\w*|couples?|lovers?|third date|partners?|in love|bed|marri\w*)\b/i

const mine = skyOfBirth(aBirth())
const polar = skyOfBirth(aBirth({ date: '2015-06-21', place: aPlace({ lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' }) }))
const pairs: [string, Skies][] = [
  ['two with times', [mine, skyOfBirth(aBirth({ date: '2014-04-12', time: '21:15' }))]],
  ['two of dates alone', [skyOfDate('1993-06-15'), skyOfDate('2019-02-28')]],
  [
    'two without times',
    [skyOfBirth(aBirth({ timeKnown: false })), skyOfBirth(aBirth({ date: '2012-09-01', timeKnown: false }))],
  ],
  ['one birth twice', [mine, mine]],
  ['a child born in polar day', [mine, polar]],
  ['a child born on a leap day', [skyOfDate('1980-02-29'), skyOfDate('2016-02-29')]],
  ...Array.from({ length: 60 }, (_, each): [string, Skies] => [
    `the pair ${each}`,
    [
      skyOfDate(`${1960 + each / 2 - (each % 2) / 2}-03-1${each % 10}`),
      skyOfDate(`20${10 + (each % 15)}-0${1 + (each % 9)}-20`),
    ],
  ]),
]

describe('the report on two people who are no couple', () => {
  test.each(pairs)('of %s has no word of romance and says nothing twice', (_, skies) => {
    const told = tellSynastry(skies, { seed: 'a', isRomantic: false })
    const { summary, strengths, challenges, advice, limits, parts } = told
    const texts = [summary, ...strengths, ...challenges, advice, ...limits, ...parts.map(({ reason }) => reason)]

    expect(texts.filter((text) => ROMANCE.test(text))).toEqual([])
    expect(texts.filter((text) => /[{}]|undefined/.test(text) || text === '')).toEqual([])
    for (const side of [strengths, challenges]) {
      expect(side.length).toBeGreaterThanOrEqual(2)
      const counsel = side.map(
        (point) =>
          point
            .split(/(?<=[.]) /)
            .slice(1)
            .join(' ') || point,
      )
      expect(new Set(counsel).size).toBe(side.length)
    }
    expect(told).toEqual(tellSynastry(skies, { seed: 'a', isRomantic: false }))
  })

  test('has the same score, aspects and houses as that of a couple, in other words', () => {
    const [, skies] = pairs[0]!
    const { summary, strengths, challenges, advice, ...plain } = tellSynastry(skies, { seed: 'a', isRomantic: false })
    const couple = tellSynastry(skies, { seed: 'a', isRomantic: true })

    expect(couple).toMatchObject(plain)
    expect([couple.summary, couple.advice]).not.toEqual([summary, advice])
    expect([couple.strengths, couple.challenges]).not.toEqual([strengths, challenges])
  })
})

test('its texts keep to the form of readings, without romance, and none is there twice', () => {
  const pieces = piecesOf(openTexts('plain'))

  expect(pieces.flatMap((piece) => listProseFaults(piece, []))).toEqual([])
  expect(pieces.filter((piece) => ROMANCE.test(piece))).toEqual([])
  expect(pieces.filter((piece, index) => pieces.indexOf(piece) !== index)).toEqual([])
})
