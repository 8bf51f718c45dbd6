import * as z from 'zod/mini'
import { PLACE_MAX } from '../domain/limits.ts'
import { Place } from '../domain/Place.ts'
import { isCleanText } from '../domain/text.ts'
import { MINUTE } from '../domain/time.ts'
import { group, perAddress } from './endpoint.ts'

const QUERY = 'Type the start of a place name, at most 200 characters'

/** Type-ahead for birth places: at most eight, the most likely first. */
export const places = group({
  suggestPlaces: {
    method: 'GET',
    path: '/api/places',
    access: 'anyone',
    limits: [perAddress(240, MINUTE)],
    query: z.object({
      query: z.string(QUERY).check(
        z.minLength(1, QUERY),
        z.maxLength(PLACE_MAX, QUERY),
        z.refine((text) => isCleanText(text), QUERY),
      ),
    }),
    reply: z.array(Place),
  },
})
