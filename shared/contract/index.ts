import { account } from './account.ts'
import { billing } from './billing.ts'
import { type Group, routeKey } from './endpoint.ts'
import { health } from './health.ts'
import { identity } from './identity.ts'
import { places } from './places.ts'
import { pricing } from './pricing.ts'
import { reading } from './reading.ts'

/** Every endpoint of the product. The keys are the Lambdas. */
export const api = { identity, account, places, reading, pricing, billing, health }

export type GroupName = keyof typeof api

/** The route of every endpoint: its method and its path. */
export const routeKeys = (): string[] =>
  Object.values<Group>(api).flatMap((group) => Object.values(group).map(routeKey))
