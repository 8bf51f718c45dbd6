import { useEffect, useState } from 'react'
import { places } from '../../../shared/contract/places.ts'
import type { Place } from '../../../shared/domain/birth.ts'
import { call } from '../../lib/call.ts'

/** Places that match what is typed. While another text is asked for, the last answer stays. */
export interface PlaceMatches {
  state: 'idle' | 'asking' | 'found' | 'failed'
  matches: readonly Place[]
}

/** Asks once the typing rests, and takes back a question whose text has changed. An empty text asks nothing. */
export function usePlaceMatches(typed: string): PlaceMatches {
  const [found, setFound] = useState<PlaceMatches>(IDLE)
  const query = typed.trim()

  useEffect(() => {
    if (query.length < SHORTEST) return setFound(IDLE)
    const question = new AbortController()
    const timer = setTimeout(async () => {
      setFound(({ matches }) => ({ state: 'asking', matches }))
      try {
        const matches = await call(places.suggestPlaces, { query: { query } }, question.signal)
        setFound({ state: 'found', matches })
      } catch {
        if (!question.signal.aborted) setFound({ state: 'failed', matches: [] })
      }
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [query])

  return found
}

const IDLE: PlaceMatches = { state: 'idle', matches: [] }
const SHORTEST = 2
const REST_MS = 150
