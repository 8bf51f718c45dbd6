import * as z from 'zod/mini'
import { BirthTime, PlaceId } from '../domain/birth.ts'
import { SkyDate, SkyTold } from '../domain/sky.ts'
import { MINUTE } from '../domain/time.ts'
import { group, perAddress } from './endpoint.ts'

/** The sky of any moment, for visitors. Nothing is kept. */
export const sky = group({
  readSky: {
    method: 'GET',
    path: '/api/sky',
    access: 'anyone',
    limits: [perAddress(120, MINUTE)],
    /** Leave out a time or a place that is not known. A time without a place is read as UTC. */
    query: z.object({
      date: SkyDate,
      time: z.optional(BirthTime),
      birthPlaceId: z.optional(PlaceId),
    }),
    reply: SkyTold,
  },
})
