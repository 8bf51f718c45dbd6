import { foldName } from '../../../domain/places/gazetteer/foldName.ts'
import { plainArea } from '../../../domain/places/gazetteer/plainArea.ts'
import countryAliases from './countryAliases.json' with { type: 'json' }
import formerLands from './formerLands.json' with { type: 'json' }
import landReaches from './landReaches.json' with { type: 'json' }
import regionAliases from './regionAliases.json' with { type: 'json' }

/** Every folded name of every country and region: name → area code → tier (0 sure, 1 lesser, 2 in former borders). */
export type AreaNames = Map<string, Map<string, number>>

/** @param areas area code → display name, see `readAreas` */
export function areaNames(areas: Map<string, string>): AreaNames {
  const names: AreaNames = new Map()
  const add = (name: string, code: string, tier: number): void => {
    for (const folded of new Set([foldName(name), plainArea(foldName(name))])) {
      const codes = names.get(folded) ?? new Map<string, number>()
      if (folded) names.set(folded, codes.set(code, Math.min(tier, codes.get(code) ?? tier)))
    }
  }
  for (const [code, name] of areas) {
    add(name, code, isCounty(code) ? 1 : 0)
    addCode(code, add)
    // Antigua & Barbuda, Trinidad & Tobago: people come from one of the two.
    if (code.length === 2) for (const half of name.split(' & ')) add(half, code, 0)
  }
  for (const [code, list] of Object.entries({ ...countryAliases, ...regionAliases }))
    for (const name of list.split(', ')) add(name, code, isShort(name) && !OWN_CODES.test(code) ? 1 : 0)
  for (const [country, inLanguages] of countryNames(areas)) for (const name of inLanguages) add(name, country, 0)
  addReaches(names)
  for (const [list, codes] of Object.entries(formerLands))
    for (const name of list.split(', ')) for (const code of codes.split(' ')) add(name, code, 2)
  return names
}

type Add = (name: string, code: string, tier: number) => void

const isCounty = (code: string): boolean => code.split('.').length === 3
const isShort = (name: string): boolean => name.length === 2
// "CA" after an American city is California, not Canada; "PA" is Pennsylvania, not Pará.
const OWN_CODES = /^(US|CA)\./

function addCode(code: string, add: Add): void {
  const last = code.split('.').at(-1) ?? ''
  if (/^[A-Z]{2,3}$/.test(last) && (!isCounty(code) || code.startsWith('IT.')))
    add(last, code, code.startsWith('US.') ? 0 : 1)
}

// A country's older borders: Danzig, Germany; Lwów, Poland; San Juan, Puerto Rico, USA.
function addReaches(names: AreaNames): void {
  const reaches = new Map(Object.entries(landReaches).map(([country, codes]) => [country, codes.split(' ')]))
  for (const codes of names.values())
    for (const [code, tier] of Array.from(codes))
      if (tier === 0) for (const beyond of reaches.get(code) ?? []) if (!codes.has(beyond)) codes.set(beyond, 2)
}

const LANGUAGES =
  'en de fr es it pt nl sv da nb fi is pl cs sk hu ro bg ru uk sr hr sl lt lv et el tr ar he fa ur hi bn ta te mr gu th vi id ms fil sw af sq ca eu ga cy ka hy az kk uz mn ne si km lo my am ja ko zh zh-Hant'

function countryNames(areas: Map<string, string>): Map<string, string[]> {
  const named = LANGUAGES.split(' ').flatMap((language) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(language, { type: 'region', style })),
  )
  const countries = Array.from(areas.keys()).filter((code) => code.length === 2)
  return new Map(countries.map((code) => [code, named.map((names) => names.of(code) ?? code)]))
}
