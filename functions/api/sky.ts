import { invalidInput } from '../../shared/contract/problem.ts'
import { sky } from '../../shared/contract/sky.ts'
import { UNLISTED_PLACE } from '../../shared/domain/birth.ts'
import { tellSky } from '../domain/chart/almanac/tellBigThree.ts'
import { castSky } from '../domain/chart/castSky.ts'
import { findPlace } from '../domain/places/gazetteer.ts'
import { serve } from '../kit/http/serve.ts'
import { wireAnonymous } from '../wiring/anyone.ts'

export const handler = serve(sky, wireAnonymous(), {
  readSky: ({ query: { date, time, birthPlaceId } }) =>
    tellSky(castSky({ date, time, place: birthPlaceId === undefined ? undefined : readPlace(birthPlaceId) })),
})

function readPlace(id: string) {
  const place = findPlace(id)
  if (!place) throw invalidInput({ birthPlaceId: UNLISTED_PLACE })
  return place
}
