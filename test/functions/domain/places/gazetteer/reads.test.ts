import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataFile } from '../../../../../functions/domain/dataFile.ts'
import { openGazetteer } from '../../../../../functions/domain/places/gazetteer/openGazetteer.ts'
import { MOST_READS } from '../../../../../functions/domain/places/gazetteer/reads.ts'
import { resolvePlace } from '../../../../../functions/domain/places/gazetteer/resolvePlace.ts'
import { suggestPlaces } from '../../../../../functions/domain/places/gazetteer/suggestPlaces.ts'
import { median } from '../../../../bench/row.ts'
import reference from '../../../../data/places.json' with { type: 'json' }

const gazetteer = openGazetteer(dataFile('generated/gazetteer.bin'))

type Ask = typeof suggestPlaces | typeof resolvePlace

function readsOf(ask: Ask, text: string): number {
  gazetteer.reads.left = MOST_READS
  ask(gazetteer, text)
  return MOST_READS - gazetteer.reads.left
}

/** What people ask on their way to a place: its first letters, more of them, all. */
const plain = reference.places.flatMap(({ text }) =>
  [3, 4, 5, 6, 8, 10, 14, 200].map((length) => text.slice(0, length)),
)
const plainReads = median(plain.map((text) => readsOf(suggestPlaces, text)))

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz0123456789東ñ')
const AREAS = [
  'washington',
  'jefferson county',
  'franklin',
  'union',
  'georgia',
  'san juan',
  'ca',
  'ind',
  'i',
  'n',
  'il',
  'ill',
  'qz',
]
const NAMES = [
  'santa maria',
  'san antonio',
  'san',
  'fargo',
  'paris',
  'san pedro',
  'saint',
  'springfield',
  'victoria',
  'new york',
  'la',
  'al',
]

const hostile = [
  ...LETTERS,
  ...LETTERS.map((letter) => `${letter}, qz`),
  ...LETTERS.map((letter) => `${letter}, ${letter}`),
  ...NAMES.flatMap((name) => AREAS.map((area) => `${name}, ${area}`)),
  ...NAMES.map((name) => `${name}, `.repeat(20)),
  ...NAMES.map((name) => `${name} `.repeat(20)),
  ...NAMES.map((name) => [name, ...AREAS].join(', ')),
  ...NAMES.map((name) => [name, ...NAMES].join(', ')),
  ...reference.places.map(({ text }) => text.slice(0, 3) + text.slice(4)),
  ...reference.places.map(({ text }) => `${text.slice(0, 2)}x${text.slice(3)}`),
  ...reference.places.map(({ text }) => `${text}, qz`),
  ...reference.negatives.map(({ text }) => text),
  ...[
    'a,',
    'a ',
    'ä',
    'e\u0301',
    '\u0301',
    '1,',
    '1',
    'st ',
    'z',
    '東',
    '👩‍👩‍👧',
    ', ',
    '-',
    '\u0000',
    '\uffff',
    'ca,',
  ].map((part) => part.repeat(200)),
  'san antonio, san jose, san pedro, santa rosa, santa maria, san juan, springfield, san miguel',
  'city of republic of province of state of county of the united islamic republic of island',
]

test.each([
  ['suggestions', suggestPlaces],
  ['the place itself', resolvePlace],
])('no text makes %s read more than five plain questions do', (name, ask) => {
  const reads = hostile.map((text) => readsOf(ask, text))

  console.log(
    `${name}: a plain question reads ${plainReads}, hostile ones ${median(reads)}, at most ${Math.max(...reads)}`,
  )
  expect(Math.max(...reads) / plainReads).toBeLessThanOrEqual(5)
})

test('nor does any text that chance puts together', () => {
  const part = fc.oneof(fc.constantFrom(...NAMES, ...AREAS, ...LETTERS), fc.string({ unit: 'grapheme', maxLength: 30 }))
  const text = fc
    .array(part, { maxLength: 12 })
    .chain((parts) => fc.constantFrom(', ', ' ', ',').map((by) => parts.join(by)))

  fc.assert(
    fc.property(text, (typed) => {
      for (const ask of [suggestPlaces, resolvePlace]) expect(readsOf(ask, typed) / plainReads).toBeLessThanOrEqual(5)
    }),
    { numRuns: 300 },
  )
})
