import { pricing } from './pricing.ts'
import { profile } from './profile.ts'
import { readings } from './readings.ts'
import { session } from './session.ts'

/** Every endpoint of the product. The keys are the Lambdas. */
export const api = { session, profile, readings, pricing }

export type GroupName = keyof typeof api
