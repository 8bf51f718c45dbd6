import { type Area, findAreas } from './findAreas.ts'
import { refsOf } from './nameIndex.ts'
import { type Gazetteer, type Location, locationOf } from './openGazetteer.ts'

/** What one part behind a place's name may mean: countries and regions, or a larger town next door. */
export interface Claim {
  areas: Area[]
  towns: (Location & { row: number })[]
}

/** What each part claims of the place. A part that means nothing is a claim that nothing fulfils. */
export const readClaims = (gazetteer: Gazetteer, within: readonly string[]): Claim[] =>
  within.flatMap((part) => readPart(gazetteer, part))

function readPart(gazetteer: Gazetteer, part: string): Claim[] {
  const whole = readWhole(gazetteer, part)
  if (isKnown(whole)) return [whole]
  return splitAreas(gazetteer, part.split(' ')) ?? [whole]
}

function readWhole(gazetteer: Gazetteer, part: string): Claim {
  const areas = findAreas(gazetteer, part)
  const isSure = areas.some(({ tier }) => tier === 0)
  if (isSure) return { areas, towns: [] }
  const rows = refsOf(gazetteer.names, part, MOST_TOWNS).map((ref) => ref >>> 2)
  return { areas, towns: rows.map((row) => ({ row, ...locationOf(gazetteer, row) })) }
}

// A hundred places are called San Antonio; only a large one has suburbs.
const MOST_TOWNS = 10

const isKnown = ({ areas, towns }: Claim): boolean => areas.length > 0 || towns.length > 0

// "Missouri USA": areas side by side without a comma.
function splitAreas(gazetteer: Gazetteer, words: string[]): Claim[] | undefined {
  for (let cut = 1; cut < Math.min(words.length, 6); cut++) {
    const areas = findAreas(gazetteer, words.slice(cut).join(' '))
    if (areas.length === 0) continue
    const before = readPart(gazetteer, words.slice(0, cut).join(' '))
    if (before.every(isKnown)) return [...before, { areas, towns: [] }]
  }
  return undefined
}
