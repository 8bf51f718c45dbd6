import { expect, test } from 'vitest'
import { trialAddress } from '../../../../functions/domain/billing/trialAddress.ts'

test.each([
  ['Jane@Example.com', 'jane@example.com'],
  ['jane+one@example.com', 'jane@example.com'],
  ['jane+one+two@example.com', 'jane@example.com'],
  ['j.a.n.e@gmail.com', 'jane@gmail.com'],
  ['j.ane+one@googlemail.com', 'jane@gmail.com'],
  ['j.ane@example.com', 'j.ane@example.com'],
  ['j.ane@mail.gmail.com', 'j.ane@mail.gmail.com'],
])('the mailbox behind %s is %s', (email, mailbox) => {
  expect(trialAddress(email)).toBe(mailbox)
})
