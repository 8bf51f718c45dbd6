import { ApiError } from '../../lib/api/ApiError.ts'

/** Whether our server has answered no: what was saved no longer holds. Too many requests, or a proxy's page, say nothing of it. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== undefined && error.status < 500 && error.status !== 429
