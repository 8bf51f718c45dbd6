import type { Place } from '../../shared/domain/birth.ts'
import { dataFile } from './dataFile.ts'
import { findNamed } from './gazetteer/findNamed.ts'
import { type Gazetteer, openGazetteer, placeAt } from './gazetteer/openGazetteer.ts'
import { type Resolution, resolvePlace as resolveIn } from './gazetteer/resolvePlace.ts'
import { suggestPlaces as suggestFrom } from './gazetteer/suggestPlaces.ts'

/** Opens on first use, so that a function that needs no places does not read 30 MB. */
let opened: Gazetteer | undefined
const gazetteer = (): Gazetteer => {
  opened ??= openGazetteer(dataFile('generated/gazetteer.bin'))
  return opened
}

/** The place that free text means, or none, and what else it may mean (at most five). Source: GeoNames, CC BY 4.0. */
export const resolvePlace = (text: string): Resolution => resolveIn(gazetteer(), text)

/** Up to eight places for what a person has typed so far. */
export const suggestPlaces = (typed: string): Place[] => suggestFrom(gazetteer(), typed)

/** The place with this id of GeoNames. */
export function findPlace(id: string): Place | undefined {
  const [found] = findNamed(gazetteer(), `#${id}`)
  return found && placeAt(gazetteer(), found.row)
}
