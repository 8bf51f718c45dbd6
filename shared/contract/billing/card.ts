import * as z from 'zod/mini'
import { SetupIntentId } from '../../domain/billing.ts'
import { CurrencyCode } from '../../domain/money.ts'
import { HOUR } from '../../domain/time.ts'
import { group, perMemberCounted } from '../endpoint.ts'
import { Success } from '../success.ts'

/** Replacing the card of a subscription. What is past due is charged to the new card at once. */
export const card = group({
  startCardUpdate: {
    method: 'POST',
    path: '/api/billing/update-card',
    access: 'member',
    limits: [perMemberCounted(10, HOUR)],
    reply: z.object({ clientSecret: z.string(), setupIntentId: z.string(), currency: CurrencyCode }),
  },
  confirmCardUpdate: {
    method: 'POST',
    path: '/api/billing/confirm-card',
    access: 'member',
    limits: [perMemberCounted(20, HOUR)],
    body: z.object({ setupIntentId: SetupIntentId }),
    /**
     * Whether nothing is owed any more. With a secret the bank asks first: the page shows its dialog, and then confirms
     * once more.
     */
    reply: z.extend(Success, { isPaid: z.boolean(), clientSecret: z.nullable(z.string()) }),
  },
})
