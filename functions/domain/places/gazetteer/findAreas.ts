import { MOST_OF_START, refsOf, refsStarting } from './nameIndex.ts'
import { areaAt, type Gazetteer } from './openGazetteer.ts'
import { plainArea } from './plainArea.ts'

/** A country or region that a text may mean. The lower the tier, the surer: 0 by name, 1 by a lesser name, 2 in former borders. */
export interface Area {
  code: string
  tier: number
  /** Its index in `areas`. */
  index: number
}

/** The countries and regions of this folded name: "georgia" is a country and an American state. */
export function findAreas(gazetteer: Gazetteer, name: string): Area[] {
  const exact = named(gazetteer, name)
  const plain = plainArea(name)
  return exact.length > 0 || plain === name ? exact : named(gazetteer, plain)
}

/** The areas whose folded name starts so, for a person who is still typing; where many do, the most populous. */
export const findAreasStarting = (gazetteer: Gazetteer, start: string): Area[] => [
  ...named(gazetteer, start),
  ...refsStarting(gazetteer.areaNames, start, MOST_OF_START).map((ref) => areaOfRef(gazetteer, ref)),
]

/** Is the place with this area code inside the area? */
export const isWithin = (place: string, area: string): boolean => place === area || place.startsWith(`${area}.`)

const named = (gazetteer: Gazetteer, name: string): Area[] =>
  refsOf(gazetteer.areaNames, name).map((ref) => areaOfRef(gazetteer, ref))

const areaOfRef = (gazetteer: Gazetteer, ref: number): Area => ({
  code: areaAt(gazetteer, ref >>> 2).code,
  tier: ref & 3,
  index: ref >>> 2,
})
