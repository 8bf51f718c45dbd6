import { places } from '../../shared/contract/places.ts'
import { suggestPlaces } from '../domain/places/gazetteer.ts'
import { serve } from '../kit/http/serve.ts'
import { wireAnonymous } from '../wiring/anyone.ts'

export const handler = serve(places, wireAnonymous(), {
  suggestPlaces: ({ query }) => suggestPlaces(query.query),
})
