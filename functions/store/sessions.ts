import { DeleteCommand, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { after, EpochSeconds, epochSeconds } from '../../shared/domain/time.ts'
import { SESSION_LIFETIME, SESSIONS_PER_ACCOUNT, Session, sessionEnd } from '../domain/identity/sessionRules.ts'
import { keys } from './keys.ts'
import { readRow } from './readRow.ts'
import { QUICKLY, slideSession } from './slideSession.ts'
import type { Table } from './table.ts'

/** A device of another release counts as the oldest one, so that it can still be closed. */
const Device = z.object({ tokenHash: z.string(), createdAt: z.catch(EpochSeconds, epochSeconds(0)) })

export function sessionStore({ client, name, warn }: Table) {
  /** Deletes the session together with the line that lists it under its account. */
  const remove = (session: Pick<Session, 'tokenHash' | 'accountId'>) =>
    client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Delete: { TableName: name, Key: keys.session(session.tokenHash) } },
          { Delete: { TableName: name, Key: keys.device(session.accountId, session.tokenHash) } },
        ],
      }),
    )

  /** Spares the session that was just opened, also when others were opened in the same second. */
  async function dropOldest({ accountId, tokenHash: opened, createdAt: now }: Session): Promise<void> {
    const others = (await listDevices(accountId)).filter(({ tokenHash }) => tokenHash !== opened)
    const dead = others.filter((device) => now >= device.createdAt + SESSION_LIFETIME)
    const live = others.filter((device) => !dead.includes(device)).sort((a, b) => a.createdAt - b.createdAt)
    const surplus = live.slice(0, Math.max(0, live.length + 1 - SESSIONS_PER_ACCOUNT))
    await Promise.all([...dead, ...surplus].map(({ tokenHash }) => remove({ tokenHash, accountId })))
  }

  async function listDevices(accountId: string) {
    const { pk, sk } = keys.device(accountId, '')
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        ConsistentRead: true,
      }),
    )
    return Items.map((item) => Device.parse(item))
  }

  async function findSession(tokenHash: string): Promise<Session | undefined> {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.session(tokenHash), ConsistentRead: true }),
    )
    return Item && readRow({ warn }, { schema: Session }, Item)
  }

  return {
    /** Opens a session and closes the oldest ones beyond the number that an account may hold. */
    async open(session: Session): Promise<void> {
      const { tokenHash, accountId, createdAt } = session
      const device = { tokenHash, createdAt, ttl: after(createdAt, SESSION_LIFETIME) }
      await client.send(
        new TransactWriteCommand({
          TransactItems: [
            { Put: { TableName: name, Item: { ...keys.session(tokenHash), ...session, ttl: sessionEnd(session) } } },
            { Put: { TableName: name, Item: { ...keys.device(accountId, tokenHash), ...device } } },
          ],
        }),
      )
      await dropOldest(session)
    },

    find: findSession,

    slide: (session: Session, now: EpochSeconds): Promise<boolean> =>
      slideSession(
        { client, name },
        {
          Key: keys.session(session.tokenHash),
          seen: session.lastSeenAt,
          now,
          endsAt: sessionEnd({ ...session, lastSeenAt: now }),
        },
      ),

    /** The sessions of an account, also those that open nothing any more. */
    async listOf(accountId: string): Promise<Session[]> {
      const devices = await listDevices(accountId)
      const found = await Promise.all(devices.map(({ tokenHash }) => findSession(tokenHash)))
      return found.filter((session) => session !== undefined)
    },

    /** When the devices of an account signed in, for somebody who may not read a session. */
    listSignIns: async (accountId: string): Promise<EpochSeconds[]> =>
      (await listDevices(accountId)).map(({ createdAt }) => createdAt),

    /** Ends every session of an account and deletes the rows that list them. */
    async closeAll(accountId: string): Promise<void> {
      const devices = await listDevices(accountId)
      await Promise.all(devices.map(({ tokenHash }) => remove({ tokenHash, accountId })))
    },

    /**
     * Ends a session. Deleting its own row, which comes first, is all that this takes; the row that lists it under its
     * account may stay until it expires. Gives up sooner than other calls, so that there is time to answer.
     */
    async close(tokenHash: string): Promise<void> {
      const Key = keys.session(tokenHash)
      const { Attributes } = await client.send(
        new DeleteCommand({ TableName: name, Key, ReturnValues: 'ALL_OLD' }),
        QUICKLY,
      )
      if (!Attributes) return
      const { accountId } = Session.parse(Attributes)
      await client.send(new DeleteCommand({ TableName: name, Key: keys.device(accountId, tokenHash) }), QUICKLY)
    },
  }
}
export type SessionStore = ReturnType<typeof sessionStore>
