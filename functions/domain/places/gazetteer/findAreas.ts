import { firstFrom, lineAt } from './lines.ts'
import type { Gazetteer } from './openGazetteer.ts'
import { plainArea } from './plainArea.ts'

/** A country or region that a text may mean. The lower the tier, the surer: 0 by name, 1 by a lesser name, 2 in former borders. */
export interface Area {
  code: string
  tier: number
}

/** The countries and regions of this folded name: "georgia" is a country and an American state. */
export function findAreas(gazetteer: Gazetteer, name: string): Area[] {
  const exact = collect(gazetteer, name, name)
  const plain = plainArea(name)
  return exact.length > 0 || plain === name ? exact : collect(gazetteer, plain, plain)
}

/** The areas whose folded name starts so, for a person who is still typing. */
export const findAreasStarting = (gazetteer: Gazetteer, start: string): Area[] =>
  collect(gazetteer, start, `${start}\uffff`)

/** Is the place with this area code inside the area? */
export const isWithin = (place: string, area: string): boolean => place === area || place.startsWith(`${area}.`)

function collect({ areas, areaNames, areaNameRefs }: Gazetteer, from: string, to: string): Area[] {
  const found: Area[] = []
  for (let index = firstFrom(areaNames, from); index < areaNameRefs.length; index++) {
    if (lineAt(areaNames, index) > to) break
    const ref = areaNameRefs[index]!
    const [code = ''] = lineAt(areas, ref >>> 2).split('\t')
    found.push({ code, tier: ref & 3 })
  }
  return found
}
