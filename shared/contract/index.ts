import { profile } from './account.ts'
import { session } from './identity.ts'
import { pricing } from './pricing.ts'
import { readings } from './reading.ts'

/** Every endpoint of the product. The keys are the Lambdas. */
export const api = { session, profile, readings, pricing }

export type GroupName = keyof typeof api
