import { account } from './account.ts'
import { admin } from './admin.ts'
import { billing } from './billing.ts'
import { calendar } from './calendar.ts'
import { chat } from './chat.ts'
import { compatibility } from './compatibility.ts'
import { type Group, routeKey } from './endpoint.ts'
import { health } from './health.ts'
import { identity } from './identity.ts'
import { journal } from './journal.ts'
import { letter } from './letter.ts'
import { meditation } from './meditation.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { pricing } from './pricing.ts'
import { reading } from './reading.ts'
import { sky } from './sky.ts'

/** Every endpoint of the product. The keys are the Lambdas. */
export const api = {
  identity,
  account,
  places,
  sky,
  reading,
  compatibility,
  calendar,
  chat,
  meditation,
  journal,
  letter,
  people,
  pricing,
  billing,
  health,
  admin,
}

export type GroupName = keyof typeof api

/** Routes that other companies call. They have no schema of ours, and each is a Lambda of its own. */
export const webhooks = { stripe: 'POST /api/stripe/webhook' } as const

/** Every route: its method and its path. */
export const routeKeys = (): string[] => [
  ...Object.values<Group>(api).flatMap((group) => Object.values(group).map(routeKey)),
  ...Object.values(webhooks),
]
