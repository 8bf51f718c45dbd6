import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { openSession } from '../../../functions/flows/identity/openSession.ts'
import { registerAccount } from '../../../functions/flows/identity/registerAccount.ts'
import { deliverMail } from '../../../functions/flows/mail/deliverMail.ts'
import { accountStore } from '../../../functions/store/accounts.ts'
import { limitStore } from '../../../functions/store/limits.ts'
import { outboxStore } from '../../../functions/store/outbox.ts'
import { readingStore } from '../../../functions/store/readings.ts'
import { sessionStore } from '../../../functions/store/sessions.ts'
import { suppressionStore } from '../../../functions/store/suppressions.ts'
import { verificationStore } from '../../../functions/store/verification.ts'
import { anAccount } from '../../makers/anAccount.ts'
import { NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()

test('after a registration no row holds a password, a code or a token', async () => {
  const accounts = accountStore(table())
  const hashing = <T>(work: () => Promise<T>) => work()
  const identityKey = async () => 'identity key'
  const sent: string[] = []
  const mailer = { send: async ({ text }: { text: string }) => void sent.push(text) }
  const registration = {
    email: 'jane@example.com',
    firstName: 'Jane',
    lastName: 'Doe',
    password: 'canary horse',
    now: NOW,
  }

  const limits = limitStore(table())
  const needs = { accounts, hashing, identityKey, limits }
  const account = await registerAccount(needs, registration)
  const token = await openSession({ sessions: sessionStore(table()) }, { account, presented: [], now: NOW })
  const verification = verificationStore(table())
  const outbox = outboxStore(table())
  await deliverMail(
    {
      accounts,
      verification,
      outbox,
      readings: readingStore(table()),
      limits,
      suppressions: suppressionStore(table()),
      identityKey,
      mailer,
      origin: 'https://orrery.example',
      warn: () => {},
    },
    { now: NOW },
  )

  const code = /\b\d{6}\b/.exec(sent[0]!)![0]
  const link = /token=([\w-]{43})/.exec(sent[0]!)![1]!
  const { Items = [] } = await table().client.send(new ScanCommand({ TableName: table().name }))
  const rows = JSON.stringify(Items)
  expect(Items.length).toBeGreaterThan(6)
  expect([token, link, 'canary horse', 'identity key'].filter((secret) => rows.includes(secret))).toEqual([])
  // As a word of its own, since six digits may well occur inside a hash.
  expect(rows).not.toMatch(new RegExp(`(?<![\\w$-])${code}(?![\\w$-])`))
  expect(rows).toContain('scrypt$15$8$3$')
})

test('attributes that an account does not declare are not written', async () => {
  const accounts = accountStore(table())
  const carrying = { ...anAccount(), password: 'canary horse', isAdmin: true }
  await accounts.claimEmail({ email: carrying.email, claim: 'mine', until: NOW, now: NOW })
  await accounts.create(carrying, { email: carrying.email, claim: 'mine' }, {})
  await accounts.replace(carrying, { ...carrying, firstName: 'Janet' })

  const { Items = [] } = await table().client.send(new ScanCommand({ TableName: table().name }))

  expect(Items.length).toBe(3)
  expect(JSON.stringify(Items)).not.toMatch(/canary|isAdmin/)
})
