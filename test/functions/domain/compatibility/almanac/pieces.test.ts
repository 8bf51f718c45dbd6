import { expect, test } from 'vitest'
import { acts, adviceFrames } from '../../../../../functions/domain/compatibility/almanac/acts.ts'
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

const contacts = { sunContacts, moonContacts, mercuryContacts, venusContacts, marsContacts }
const signs = { sunInSigns, moonInSigns, mercuryInSigns, venusInSigns }
const bonds = { sunBonds, moonBonds, mercuryBonds, venusBonds, desireBonds }
const rest = { elementPairs, mostElement, leastElement, characters, scoreMeanings, sunOverlays, acts, adviceFrames }

const leavesOf = (tree: object): string[] =>
  Object.values(tree).flatMap((branch: string | object) => (typeof branch === 'string' ? [branch] : leavesOf(branch)))
const pieces = leavesOf({ contacts, signs, bonds, rest })

test('no piece is written twice', () => {
  const twice = pieces.filter((piece, index) => pieces.indexOf(piece) !== index)

  console.log(`${pieces.length} pieces, ${pieces.join(' ').split(/\s+/).length} words`)
  expect(twice).toEqual([])
})

test('pieces speak of people by marks alone where it matters who is who', () => {
  const ofOne = leavesOf({ signs })
  const marked = /\{(A|A's|a|B|B's|b|subject|n)\}/g

  expect(ofOne.filter((piece) => !piece.startsWith('{A} '))).toEqual([])
  expect(ofOne.filter((piece) => /\{(B|B's|b)\}/.test(piece))).toEqual([])
  expect(pieces.filter((piece) => /[{}]/.test(piece.replace(marked, '')))).toEqual([])
})

test('no piece is longer than a glance', () => {
  expect(pieces.filter((piece) => piece.split(/\s+/).length > 36)).toEqual([])
})
