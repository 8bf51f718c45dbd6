import { expect, test } from 'vitest'
import { codeSubject } from '../../../../functions/domain/identity/codeSubject.ts'

const subject = (email: string, pendingEmail: string | null = null, key = 'key') =>
  codeSubject({ email, pendingEmail }, key)

test('codes are counted by the address that they go to, however it is written', () => {
  expect(subject('Jane@Example.com')).toBe(subject('jane@example.com'))
  expect(subject('john@example.com')).not.toBe(subject('jane@example.com'))
  expect(subject('jane@example.com', null, 'another')).not.toBe(subject('jane@example.com'))
})

test('all who ask to change to an address share a count, which is not its owner’s', () => {
  expect(subject('jane@example.com', 'New@Example.com')).toBe(subject('john@example.com', 'new@example.com'))
  expect(subject('jane@example.com', 'new@example.com')).not.toBe(subject('new@example.com'))
  expect(subject('jane@example.com', 'new@example.com')).not.toBe(subject('jane@example.com', 'other@example.com'))
})
