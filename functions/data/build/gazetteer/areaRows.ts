import { LARGEST } from '../../../domain/places/gazetteer/openGazetteer.ts'
import type { City } from './City.ts'

/** How many people live in the cities of an area, and the rows of the largest. */
export interface AreaRows {
  people: number
  largest: number[]
}

/** By area code, counties and what they lie in alike. @param codes the area code of each city */
export function areaRows(cities: readonly City[], codes: readonly string[]): Map<string, AreaRows> {
  const areas = new Map<string, AreaRows>()
  cities.forEach(({ population }, row) => {
    const levels = codes[row]!.split('.')
    for (const level of levels.keys()) {
      const code = levels.slice(0, level + 1).join('.')
      const area = areas.get(code) ?? { people: 0, largest: [] }
      area.people += population
      // Cities stand in order of population.
      if (area.largest.length < LARGEST) area.largest.push(row)
      areas.set(code, area)
    }
  })
  return areas
}
