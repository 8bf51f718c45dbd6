import type { Place } from './Place.ts'

/** A place as a person reads it: "Springfield, Illinois, United States". */
export const placeLabel = (place: Pick<Place, 'name' | 'admin1' | 'country'>): string =>
  [place.name, place.admin1, place.country].filter((part, index, all) => part && part !== all[index - 1]).join(', ')
