import { type Area, findAreas, findAreasStarting } from './findAreas.ts'
import { foldName } from './foldName.ts'
import { isCommonStart } from './nameIndex.ts'
import { areaNameOf, type Gazetteer, locationOf } from './openGazetteer.ts'

/** The areas that one part behind a place's name may mean while it is typed. */
export interface AreaClaim {
  part: string
  areas: Area[]
  codes: Set<string>
  /** Whether more areas start so than are listed. */
  isCut: boolean
}

/** Every finished part names an area; the last may be half typed, and then means many. */
export function claimAreas(gazetteer: Gazetteer, within: readonly string[]): AreaClaim[] {
  const claims: AreaClaim[] = []
  for (const part of within) {
    const isLast = part === within.at(-1)
    const areas = isLast ? findAreasStarting(gazetteer, part) : findAreas(gazetteer, part)
    const isCut = isLast && isCommonStart(gazetteer.areaNames, part)
    claims.push({ part, areas, codes: new Set(areas.map(({ code }) => code)), isCut })
    if (areas.length === 0) break
  }
  return claims
}

type IsClaimed = (gazetteer: Gazetteer, row: number, claims: readonly AreaClaim[]) => boolean

/** Is the place in an area that each part lists? */
export const isListed: IsClaimed = (gazetteer, row, claims) => {
  const levels = levelsOf(gazetteer, row)
  return claims.every(({ codes }) => levels.some((code) => codes.has(code)))
}

/** Is the place in an area that each part lists, or whose name on the map starts so? This reads far more. */
export const isNamed: IsClaimed = (gazetteer, row, claims) => {
  const levels = levelsOf(gazetteer, row)
  return claims.every(
    ({ codes, isCut, part }) =>
      levels.some((code) => codes.has(code)) ||
      (isCut && levels.some((code) => foldName(areaNameOf(gazetteer, code)).startsWith(part))),
  )
}

/** US.MO.510 is inside US, US.MO and itself. */
function levelsOf(gazetteer: Gazetteer, row: number): string[] {
  const levels = locationOf(gazetteer, row).area.split('.')
  return levels.map((_, level) => levels.slice(0, level + 1).join('.'))
}
