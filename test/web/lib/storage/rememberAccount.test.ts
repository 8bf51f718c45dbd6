import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetOthers, rememberAccount } from '../../../../web/lib/storage/rememberAccount.ts'
import { storage } from '../../../../web/lib/storage/storage.ts'

beforeEach(() => {
  rememberAccount('usr_1')
  storage.write('dashboard', '{}')
  storage.write('chart', '{}')
})
afterEach(() => storage.clearPersonalData())

test('signing in to another account removes the saved dashboard and chart of the one before', () => {
  rememberAccount('usr_2')

  expect(storage.read('userId')).toBe('usr_2')
  expect([storage.read('dashboard'), storage.read('chart')]).toEqual([null, null])
})

test('the saved dashboard and chart stay as long as the account is the same', () => {
  rememberAccount('usr_1')

  expect([storage.read('dashboard'), storage.read('chart')]).toEqual(['{}', '{}'])
})

test('a reply to another account removes what was saved, although the session has not said who it is', () => {
  forgetOthers('usr_2')

  expect([storage.read('dashboard'), storage.read('chart')]).toEqual([null, null])
})

test('a reply to the same account removes nothing', () => {
  forgetOthers('usr_1')

  expect([storage.read('dashboard'), storage.read('chart')]).toEqual(['{}', '{}'])
})
