import { expect, test } from 'vitest'
import { acts, adviceFrames, subjects } from '../../../../../functions/domain/compatibility/almanac/acts.ts'
import { characters, scoreMeanings } from '../../../../../functions/domain/compatibility/almanac/characters.ts'
import { marsContacts } from '../../../../../functions/domain/compatibility/almanac/contacts/marsContacts.ts'
import { mercuryContacts } from '../../../../../functions/domain/compatibility/almanac/contacts/mercuryContacts.ts'
import { moonContacts } from '../../../../../functions/domain/compatibility/almanac/contacts/moonContacts.ts'
import { sunContacts } from '../../../../../functions/domain/compatibility/almanac/contacts/sunContacts.ts'
import { venusContacts } from '../../../../../functions/domain/compatibility/almanac/contacts/venusContacts.ts'
import {
  elementPairs,
  leastElement,
  mostElement,
} from '../../../../../functions/domain/compatibility/almanac/elementPairs.ts'
import {
  contactFrames,
  littleHelps,
  marsFrames,
  nothingRubs,
  openMoons,
  openSignFrames,
  signFrames,
} from '../../../../../functions/domain/compatibility/almanac/frames.ts'
import {
  desireBonds,
  mercuryBonds,
  moonBonds,
  sunBonds,
  venusBonds,
} from '../../../../../functions/domain/compatibility/almanac/signBonds.ts'
import { mercuryInSigns } from '../../../../../functions/domain/compatibility/almanac/signs/mercuryInSigns.ts'
import { moonInSigns } from '../../../../../functions/domain/compatibility/almanac/signs/moonInSigns.ts'
import { sunInSigns } from '../../../../../functions/domain/compatibility/almanac/signs/sunInSigns.ts'
import { venusInSigns } from '../../../../../functions/domain/compatibility/almanac/signs/venusInSigns.ts'
import { sunOverlays } from '../../../../../functions/domain/compatibility/almanac/sunOverlays.ts'
import { piecesOf } from '../../piecesOf.ts'

const contacts = { sunContacts, moonContacts, mercuryContacts, venusContacts, marsContacts }
const signs = { sunInSigns, moonInSigns, mercuryInSigns, venusInSigns }
const bonds = { sunBonds, moonBonds, mercuryBonds, venusBonds, desireBonds }
const rest = { elementPairs, mostElement, leastElement, characters, scoreMeanings, sunOverlays, acts, adviceFrames }

const pieces = piecesOf({ contacts, signs, bonds, rest })

/** Each table, and how many pieces a report may choose from it. */
const tables: [number, object][] = [
  ...Object.entries({ sun: 84, moon: 60, mercury: 60, venus: 48, mars: 36 } as const).map(
    ([body, count]): [number, object] => [count, contacts[`${body as 'sun'}Contacts`]],
  ),
  ...Object.values(signs).map((table): [number, object] => [48, table]),
  ...Object.values(bonds).map((table): [number, object] => [24, table]),
  [40, elementPairs],
  [16, mostElement],
  [16, leastElement],
  [16, characters],
  [4, scoreMeanings],
  [48, sunOverlays],
  [40, acts],
  [8, adviceFrames],
  [5, subjects],
  [20, contactFrames],
  [4, littleHelps],
  [4, marsFrames],
  [4, nothingRubs],
  [4, openMoons],
  [4, openSignFrames],
  [4, signFrames],
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
  const marked = /\{(A|A's|a|B|B's|b|subject|n)\}/g

  expect(ofOne.filter((piece) => !piece.startsWith('{A} '))).toEqual([])
  expect(ofOne.filter((piece) => /\{(B|B's|b)\}/.test(piece))).toEqual([])
  expect(pieces.filter((piece) => /[{}]/.test(piece.replace(marked, '')))).toEqual([])
})

test('no piece is longer than a glance', () => {
  expect(pieces.filter((piece) => piece.split(/\s+/).length > 36)).toEqual([])
})
