import { useEffect, useState } from 'react'
import { places } from '../../../shared/contract/places.ts'
import type { Place } from '../../../shared/domain/Place.ts'
import { call } from '../../lib/api/call.ts'

/** Places that match the text. While a new text is being looked up, the previous matches stay. */
export interface PlaceSuggestions {
  state: 'idle' | 'loading' | 'found' | 'failed'
  matches: readonly Place[]
}

/** Debounced; a request for a text that has changed is aborted. No request for an empty text. */
export function usePlaceSuggestions(typed: string): PlaceSuggestions {
  const [found, setFound] = useState<PlaceSuggestions>(IDLE)
  const query = typed.trim()

  useEffect(() => {
    if (query.length < MIN_QUERY_LENGTH) return setFound(IDLE)
    const request = new AbortController()
    const timer = setTimeout(async () => {
      setFound(({ matches }) => ({ state: 'loading', matches }))
      try {
        const matches = await call(places.suggestPlaces, { query: { query } }, request.signal)
        setFound({ state: 'found', matches })
      } catch {
        if (!request.signal.aborted) setFound({ state: 'failed', matches: [] })
      }
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [query])

  return found
}

const IDLE: PlaceSuggestions = { state: 'idle', matches: [] }
const MIN_QUERY_LENGTH = 2
const DEBOUNCE_MS = 150
