import { randomBytes } from 'node:crypto'

/** An id as Stripe makes them. */
export const stripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
