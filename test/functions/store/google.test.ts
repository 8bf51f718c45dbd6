import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { googleStore } from '../../../functions/store/google.ts'
import { type Key, keys } from '../../../functions/store/keys.ts'
import { OnboardingProgress } from '../../../shared/domain/onboarding.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
const rowOf = async (Key: Key) =>
  (await table().client.send(new GetCommand({ TableName: table().name, Key, ConsistentRead: true }))).Item
const verifier = { hash: 'hash', value: 'a verifier', now: NOW, seconds: 600 }
const progress = OnboardingProgress.parse({})
const draft = { hash: 'hash', value: progress, now: NOW, seconds: 1800 }

test('a verifier is taken once, by its own hash', async () => {
  const google = googleStore(table())
  await google.keepVerifier(verifier)

  expect(await google.takeVerifier('another', NOW)).toBeUndefined()
  expect(await google.takeVerifier('hash', later(599))).toBe('a verifier')
  expect(await google.takeVerifier('hash', later(599))).toBeUndefined()
})

test('a verifier that has expired is gone, whether or not the table has deleted it', async () => {
  const google = googleStore(table())
  await google.keepVerifier(verifier)
  expect(await rowOf(keys.googleSignIns('hash'))).toMatchObject({ ttl: later(600) })

  expect(await google.takeVerifier('hash', later(600))).toBeUndefined()
  expect(await rowOf(keys.googleSignIns('hash'))).toBeUndefined()
})

test('answers from before the sign-in are taken once, by their own hash', async () => {
  const google = googleStore(table())
  await google.keepDraft(draft)

  expect(await google.takeDraft('another', NOW)).toBeUndefined()
  expect(await google.takeDraft('hash', later(1799))).toEqual(progress)
  expect(await google.takeDraft('hash', later(1799))).toBeUndefined()
})

test('answers that have expired are gone, whether or not the table has deleted them', async () => {
  const google = googleStore(table())
  await google.keepDraft(draft)
  expect(await rowOf(keys.draft('hash'))).toMatchObject({ ttl: later(1800) })

  expect(await google.takeDraft('hash', later(1800))).toBeUndefined()
})

test('answers are read without what this release does not know', async () => {
  const google = googleStore(table())
  const newer = { ...progress, invented: 'by a newer release' }
  await google.keepDraft({ ...draft, value: newer })

  expect(await google.takeDraft('hash', NOW)).toEqual(progress)
})

test('a Google account leads to the account that has linked it', async () => {
  const Item = { ...keys.googleOwner('sub'), accountId: 'usr_jane' }
  await table().client.send(new PutCommand({ TableName: table().name, Item }))

  expect(await googleStore(table()).findIdBySub('sub')).toBe('usr_jane')
  expect(await googleStore(table()).findIdBySub('another')).toBeUndefined()
})
