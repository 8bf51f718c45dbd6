import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { OnboardingProgress } from '../../shared/domain/onboarding.ts'
import { after, EpochSeconds } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import type { Table } from './table.ts'

const Verifier = z.object({ verifier: z.string(), expiresAt: EpochSeconds })
const Draft = z.object({ progress: OnboardingProgress, expiresAt: EpochSeconds })
const Owner = z.object({ accountId: z.string() })

interface Kept<T> {
  hash: string
  value: T
  now: EpochSeconds
  seconds: number
}

/** What a sign-in with Google stores for its callback. Each is used once: of two callbacks the second finds nothing. */
export function googleStore({ client, name }: Table) {
  const keep = (Item: Record<string, unknown>) => client.send(new PutCommand({ TableName: name, Item }))
  const take = async (Key: { pk: string; sk: string }) =>
    (await client.send(new DeleteCommand({ TableName: name, Key, ReturnValues: 'ALL_OLD' }))).Attributes

  return {
    async keepVerifier({ hash, value, now, seconds }: Kept<string>): Promise<void> {
      const expiresAt = after(now, seconds)
      await keep({ ...keys.googleSignIns(hash), verifier: value, expiresAt, ttl: expiresAt })
    },

    async takeVerifier(hash: string, now: EpochSeconds): Promise<string | undefined> {
      const row = await take(keys.googleSignIns(hash))
      const kept = row && Verifier.parse(row)
      return kept && now < kept.expiresAt ? kept.verifier : undefined
    },

    async keepDraft({ hash, value, now, seconds }: Kept<OnboardingProgress>): Promise<void> {
      const expiresAt = after(now, seconds)
      await keep({ ...keys.draft(hash), progress: value, expiresAt, ttl: expiresAt })
    },

    async takeDraft(hash: string, now: EpochSeconds): Promise<OnboardingProgress | undefined> {
      const row = await take(keys.draft(hash))
      const kept = row && Draft.parse(row)
      return kept && now < kept.expiresAt ? kept.progress : undefined
    },

    async findIdBySub(sub: string): Promise<string | undefined> {
      const { Item } = await client.send(
        new GetCommand({ TableName: name, Key: keys.googleOwner(sub), ConsistentRead: true }),
      )
      return Item && Owner.parse(Item).accountId
    },
  }
}
export type GoogleStore = ReturnType<typeof googleStore>
