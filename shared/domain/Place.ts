import * as z from 'zod/mini'

/** A place of the gazetteer. `lat` and `lon` in degrees, north and east positive; `zone` is an IANA name. */
export type Place = z.infer<typeof Place>
export const Place = z.object({
  id: z.string(),
  name: z.string(),
  admin1: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  zone: z.string(),
})
