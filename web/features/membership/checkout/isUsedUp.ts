import { ApiError } from '../../../lib/api/ApiError.ts'

/** Refused for good. Anything else, such as no connection, may work at the next try with the same payment method. */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && [400, 402, 409].includes(error.status) && !STILL_OPEN.includes(error.code ?? '')

/** Their bank checks the card, or waits for an answer about the payment. */
const STILL_OPEN = ['PAYMENT_METHOD_PENDING', 'PAYMENT_CONFIRMATION_REQUIRED']
