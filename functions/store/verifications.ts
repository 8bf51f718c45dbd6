import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { after, DAY, type EpochSeconds } from '../../shared/domain/time.ts'
import { keys } from './keys.ts'
import type { Table } from './table.ts'

interface Verification {
  accountId: string
  email: string
  codeHash: string
  codeExpiresAt: EpochSeconds
  linkHash: string
  linkExpiresAt: EpochSeconds
  now: EpochSeconds
}

export const verificationStore = ({ client, name }: Table) => ({
  /** Keeps a code and a link, apart from each other: a scanner that opens the link must not use up the code. */
  async keep(verification: Verification): Promise<void> {
    const { accountId, email, codeHash, codeExpiresAt, linkHash, linkExpiresAt, now } = verification
    const code = { codeHash, email, expiresAt: codeExpiresAt, attempts: 0, sentAt: now }
    const link = { accountId, email, expiresAt: linkExpiresAt }
    await client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: { TableName: name, Item: { ...keys.oneTimeCode(accountId), ...code, ttl: after(codeExpiresAt, DAY) } },
          },
          { Put: { TableName: name, Item: { ...keys.link(linkHash), ...link, ttl: after(now, 7 * DAY) } } },
        ],
      }),
    )
  },
})
export type VerificationStore = ReturnType<typeof verificationStore>
