import { expect, test } from 'vitest'
import { dataFile } from '../../../../../functions/domain/dataFile.ts'
import { foldName } from '../../../../../functions/domain/places/gazetteer/foldName.ts'
import { openGazetteer, placeAt } from '../../../../../functions/domain/places/gazetteer/openGazetteer.ts'
import { suggestPlaces } from '../../../../../functions/domain/places/gazetteer.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const TOWNS = 610
const towns = largestTowns()

/** The largest towns with a name of six letters or more, each name once. */
function largestTowns(): { id: string; name: string }[] {
  const gazetteer = openGazetteer(dataFile('generated/gazetteer.bin'))
  const found = new Map<string, string>()
  for (let row = 0; found.size < TOWNS; row++) {
    const { id, name } = placeAt(gazetteer, row)
    const folded = foldName(name)
    if (/^[a-z ]{6,}$/.test(folded) && !found.has(folded)) found.set(folded, id)
  }
  return Array.from(found, ([name, id]) => ({ id, name }))
}

/** A letter at each place of a name in turn, from one town to the next. */
const another = (letter: string, turn: number): string => LETTERS[(LETTERS.indexOf(letter) + 1 + (turn % 25)) % 26]!

test.each([
  ['is missing', 545, (name: string, at: number) => name.slice(0, at) + name.slice(at + 1)],
  ['is wrong', 590, (name: string, at: number) => name.slice(0, at) + another(name[at]!, at) + name.slice(at + 1)],
  ['is one too many', 600, (name: string, at: number) => name.slice(0, at) + another(name[at]!, at) + name.slice(at)],
  ['is swapped with the next', 600, swapped],
])('of 610 towns one of whose letters %s at least %i are suggested', (what, least, slip) => {
  const found = towns.filter(({ id, name }, turn) =>
    suggestPlaces(slip(name, turn % name.length)).some((place) => place.id === id),
  )

  console.log(`a letter ${what}: ${found.length} of ${towns.length} towns are suggested`)
  expect(found.length).toBeGreaterThanOrEqual(least)
})

function swapped(name: string, at: number): string {
  const first = Math.min(at, name.length - 2)
  return name.slice(0, first) + name[first + 1] + name[first] + name.slice(first + 2)
}
