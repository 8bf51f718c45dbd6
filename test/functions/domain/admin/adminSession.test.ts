import { expect, test } from 'vitest'
import {
  AdminSession,
  adminSessionName,
  isAdminSessionLive,
  isAdminSlideDue,
} from '../../../../functions/domain/admin/adminSession.ts'
import { HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { anAdminSession } from '../../../makers/anAdminSession.ts'
import { later } from '../../../makers/later.ts'

const { passwordFingerprint } = anAdminSession()
const isLive = (lastSeen: number, seconds: number) =>
  isAdminSessionLive(anAdminSession({ lastSeenAt: later(lastSeen) }), passwordFingerprint, later(seconds))

test('an admin session ends half an hour after its last use, to the second', () => {
  expect([isLive(0, 30 * MINUTE - 1), isLive(0, 30 * MINUTE)]).toEqual([true, false])
  expect([isLive(HOUR, 90 * MINUTE - 1), isLive(HOUR, 90 * MINUTE)]).toEqual([true, false])
})

test('an admin session in use ends four hours after it began, to the second', () => {
  expect([isLive(4 * HOUR - 1, 4 * HOUR - 1), isLive(4 * HOUR - 1, 4 * HOUR)]).toEqual([true, false])
})

test('another password ends an admin session', () => {
  expect(isAdminSessionLive(anAdminSession(), 'of another password', later(1))).toBe(false)
})

test('the last use of an admin session is written at most once a minute', () => {
  expect([isAdminSlideDue(anAdminSession(), later(59)), isAdminSlideDue(anAdminSession(), later(60))]).toEqual([
    false,
    true,
  ])
})

test('the name of an admin session is too short to be its hash', () => {
  expect(adminSessionName('0123456789abcdef')).toBe('01234567')
})

test('an admin session is read as it was written', () => {
  const session = anAdminSession()

  expect(AdminSession.parse(session)).toEqual(session)
})
