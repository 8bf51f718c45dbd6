import { useEffect, useState } from 'react'
import { sky } from '../../../../shared/contract/sky.ts'
import type { SkyTold } from '../../../../shared/domain/sky.ts'
import { call } from '../../../lib/api/call.ts'
import type { SkyQuestion } from './skyQuestion.ts'

/** The sky of the answers so far. */
export interface SkyPreview {
  /** While new answers are looked up, the previous sky stays, so that the planets move from where they were. */
  sky: SkyTold | null
  /** Whether the sky is that of the answers. That it is missing nobody is told: the chart shows it all later. */
  state: 'idle' | 'loading' | 'found' | 'missing'
}

/** Debounced; a request for answers that have changed is aborted. */
export function useSkyPreview(question: SkyQuestion | null): SkyPreview {
  const key = JSON.stringify(question)
  const [latest, setLatest] = useState<{ key?: string; sky: SkyTold | null }>({ sky: null })

  useEffect(() => {
    const query = JSON.parse(key) as SkyQuestion | null
    if (!query) return setLatest({ sky: null })
    const request = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)])
        setLatest({ key, sky: await call(sky.readSky, { query }, signal) })
      } catch {
        if (!request.signal.aborted) setLatest({ key, sky: null })
      }
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [key])

  if (!question) return { sky: null, state: 'idle' }
  if (latest.key !== key) return { sky: latest.sky, state: 'loading' }
  return { sky: latest.sky, state: latest.sky ? 'found' : 'missing' }
}

const DEBOUNCE_MS = 250
const TIMEOUT_MS = 8000
