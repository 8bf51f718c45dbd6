import { useEffect, useState } from 'react'
import { places } from '../../../../shared/contract/places.ts'
import { sky } from '../../../../shared/contract/sky.ts'
import type { Sky } from '../../../../shared/domain/sky.ts'
import { call } from '../../../lib/api/call.ts'
import type { SkyQuestion } from './skyQuestion.ts'

/** The sky of the answers so far. While new answers are looked up, the previous sky stays. */
export interface SkyPreview {
  sky: Sky | null
  /** It could not be loaded. Nobody is told: the chart shows it all later. */
  isMissing: boolean
}

/** Debounced; a request for answers that have changed is aborted. */
export function useSkyPreview(question: SkyQuestion | null): SkyPreview {
  const [preview, setPreview] = useState(NONE)
  const key = JSON.stringify(question)

  useEffect(() => {
    const asked = JSON.parse(key) as SkyQuestion | null
    if (!asked) return setPreview(NONE)
    const request = new AbortController()
    const timer = setTimeout(async () => {
      try {
        setPreview({ sky: await readSky(asked, request.signal), isMissing: false })
      } catch {
        if (!request.signal.aborted) setPreview({ sky: null, isMissing: true })
      }
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [key])

  return preview
}

/** A place that was typed is the first that the list offers for it, as the server will understand it. */
async function readSky({ placeText, ...query }: SkyQuestion, signal: AbortSignal): Promise<Sky> {
  if (!placeText) return call(sky.readSky, { query }, signal)
  const [place] = await call(places.suggestPlaces, { query: { query: placeText } }, signal)
  return call(sky.readSky, { query: { ...query, ...(place && { birthPlaceId: place.id }) } }, signal)
}

const NONE: SkyPreview = { sky: null, isMissing: false }
const DEBOUNCE_MS = 250
