import { ApiError, messageOfRejection } from '../../../lib/api/ApiError.ts'

/** What to say when a change of the subscription failed. Only our server answers with JSON. */
export function billingFailure(error: unknown, fallback: string): string {
  if (error instanceof ApiError && !error.isJson) return SERVER_ERROR
  return messageOfRejection(error, fallback)
}

const SERVER_ERROR = 'Server error - please restart the application and try again.'
