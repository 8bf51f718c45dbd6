import type { Place } from '../../../shared/domain/Place.ts'
import { dataFile } from '../dataFile.ts'
import { findNamed } from './gazetteer/findNamed.ts'
import { type Gazetteer, openGazetteer, placeAt } from './gazetteer/openGazetteer.ts'
import { MOST_READS } from './gazetteer/reads.ts'
import { type Resolution, resolvePlace as resolveIn } from './gazetteer/resolvePlace.ts'
import { suggestPlaces as suggestFrom } from './gazetteer/suggestPlaces.ts'

/** The place that free text means, or none, and what else it may mean (at most five). Source: GeoNames, CC BY 4.0. */
export const resolvePlace = (text: string): Resolution => resolveIn(asked(), text)

/** Up to eight places for what a person has typed so far. */
export const suggestPlaces = (typed: string): Place[] => suggestFrom(asked(), typed)

/** The place with this id of GeoNames. */
export function findPlace(id: string): Place | undefined {
  const gazetteer = asked()
  const [found] = findNamed(gazetteer, `#${id}`)
  return found && placeAt(gazetteer, found.row)
}

let opened: Gazetteer | undefined

// Opened on first use: a function that asks for no place must not read 48 MB.
function asked(): Gazetteer {
  opened ??= openGazetteer(dataFile('generated/gazetteer.bin'))
  opened.reads.left = MOST_READS
  return opened
}
