import { expect, test } from 'vitest'
import { listProseFaults } from '../../../functions/content/schema/proseRules.ts'
import { openTexts } from '../../../functions/domain/compatibility/report/openTexts.ts'
import { piecesOf } from '../domain/piecesOf.ts'

const { planets, quiet, signs } = openTexts('today')
const pieces = piecesOf({ planets, quiet, signs })

test('no piece on the day of two is written twice', () => {
  expect(pieces.filter((piece, index) => pieces.indexOf(piece) !== index)).toEqual([])
})

test('each keeps to the form of readings', () => {
  const slots = ['name', 'easier', 'harder']
  expect(pieces.flatMap((piece) => listProseFaults(piece, slots))).toEqual([])
})

test('none of them speaks of romance, since the two may be a parent and a child', () => {
  expect(
    pieces.filter((piece) => /\b(love\w*|romanc\w*|romantic|kiss\w*|flirt\w*|desire|couple)\b/i.test(piece)),
  ).toEqual([])
})
