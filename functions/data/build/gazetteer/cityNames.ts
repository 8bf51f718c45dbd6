import { foldName } from '../../../domain/places/gazetteer/foldName.ts'
import type { City } from './City.ts'

/**
 * Every folded name of a city with its kind: 0 the name on the map, 1 another spelling of it, 2 a name of its own.
 * @param aliases names that GeoNames lacks
 */
export function cityNames(city: City, aliases: string[] = []): Map<string, number> {
  const names = new Map<string, number>()
  const add = (name: string, kind: number): void => {
    if (name && name.length <= LONGEST && kind < (names.get(name) ?? 3)) names.set(name, kind)
  }
  // No text folds to a hash, so ids can be found among the names.
  add(`#${city.id}`, 0)
  for (const name of foldings(city.name)) add(name, 0)
  const own = foldName(city.name)
  for (const spelling of [...city.spellings, ...aliases])
    for (const name of foldings(spelling)) add(name, isAkin(name, own) ? 1 : 2)
  return names
}

const LONGEST = 60

// Odessa and Odesa, Lyons and Lyon, Moskva and Moscow: a spelling of the same name keeps its beginning.
const AKIN_LETTERS = 3
const isAkin = (name: string, own: string): boolean => name.slice(0, AKIN_LETTERS) === own.slice(0, AKIN_LETTERS)

const DIGRAPHS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const UMLAUTS = /[äöüåø]/gi

function foldings(spelling: string): string[] {
  const folded = [foldName(spelling)]
  // Muenchen and Aarhus: where a keyboard has no such letter, people write two.
  if (UMLAUTS.test(spelling))
    folded.push(foldName(spelling.replace(UMLAUTS, (email) => DIGRAPHS[email.toLowerCase()] ?? email)))
  if (spelling.includes('/')) folded.push(...spelling.split('/').map(foldName))
  return folded
}
