import useSWR, { type SWRResponse } from 'swr'
import type { ApiError } from './ApiError.ts'

interface PublicSettings {
  stage: 'local' | 'dev' | 'prod'
  /** Empty where payments are switched off. */
  stripePublishableKey: string
}

/** What differs between deployments of the same pages. */
export const usePublicSettings = (): SWRResponse<PublicSettings, ApiError> => useSWR(['/config.json'])
