import { expect, test } from 'vitest'
import { openTexts } from '../../../functions/domain/compatibility/report/openTexts.ts'
import { piecesOf } from '../domain/piecesOf.ts'

const contacts = {
  sun: openTexts('contacts/sun'),
  moon: openTexts('contacts/moon'),
  mercury: openTexts('contacts/mercury'),
  venus: openTexts('contacts/venus'),
  mars: openTexts('contacts/mars'),
}
const signs = {
  sun: openTexts('signs/sun'),
  moon: openTexts('signs/moon'),
  mercury: openTexts('signs/mercury'),
  venus: openTexts('signs/venus'),
}
const bonds = openTexts('bonds')
const { pairs: elementPairs, most, none } = openTexts('elements')
const { characters, score: scoreMeanings } = openTexts('summary')
const { meanings: houses } = openTexts('houses')
const { acts, subjects, frames: adviceFrames } = openTexts('advice')
const frames = openTexts('frames')
const rest = {
  elementPairs,
  most: most.meanings,
  none: none.meanings,
  characters,
  scoreMeanings,
  houses,
  acts,
  adviceFrames,
}

const pieces = piecesOf({ contacts, signs, bonds, rest })

/** Each table, and how many pieces a report may choose from it. */
const tables: [number, object][] = [
  [84, contacts.sun],
  [60, contacts.moon],
  [60, contacts.mercury],
  [48, contacts.venus],
  [36, contacts.mars],
  ...Object.values(signs).map((table): [number, object] => [48, table]),
  ...Object.values(bonds).map((table): [number, object] => [24, table]),
  [40, elementPairs],
  [16, most.meanings],
  [16, none.meanings],
  [16, characters],
  [4, scoreMeanings],
  [48, houses],
  [40, acts],
  [8, adviceFrames],
  [5, subjects],
  [20, frames.contact],
  [4, frames.littleHelps],
  [4, frames.bothMars],
  [4, frames.bothSign],
  [4, frames.mars],
  [4, frames.nothingRubs],
  [4, frames.openMoons],
  [4, frames.openSign],
  [4, frames.sign],
]

test.each(tables)('each of the %i pieces of the table %o is there, and says something', (count, table) => {
  const found = piecesOf(table)

  expect(found).toHaveLength(count)
  expect(found.filter((piece) => !/^\S.{4,}\S$/.test(piece))).toEqual([])
})

test('no piece is written twice', () => {
  const twice = pieces.filter((piece, index) => pieces.indexOf(piece) !== index)

  console.log(`${pieces.length} pieces, ${pieces.join(' ').split(/\s+/).length} words`)
  expect(twice).toEqual([])
})

test('pieces speak of people by marks alone where it matters who is who', () => {
  const ofOne = piecesOf({ signs })
  const marked = /\{(A|A's|a|B|B's|b|subject|n|match)\}/g

  expect(ofOne.filter((piece) => !piece.startsWith('{A} '))).toEqual([])
  expect(ofOne.filter((piece) => /\{(B|B's|b)\}/.test(piece))).toEqual([])
  expect(pieces.filter((piece) => /[{}]/.test(piece.replace(marked, '')))).toEqual([])
})

test('no piece is longer than a glance', () => {
  expect(pieces.filter((piece) => piece.split(/\s+/).length > 36)).toEqual([])
})
