import { ApiError } from '../../../lib/api/ApiError.ts'

/** Refused for good. Anything else, such as no connection, may work at the next try with the same payment method. */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && [400, 402, 409].includes(error.status) && error.code !== 'PAYMENT_METHOD_PENDING'
