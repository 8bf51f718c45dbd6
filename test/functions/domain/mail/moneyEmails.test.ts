import { describe, expect, test } from 'vitest'
import { isReminderTrue, type MoneyMailKind, moneyEmail } from '../../../../functions/domain/mail/moneyEmails.ts'
import { later, NOW } from '../../../makers/later.ts'

const KINDS = [
  'trialStarted',
  'trialReminder',
  'receipt',
  'paymentFailed',
  'firstPaymentFailed',
  'confirmPayment',
  'subscriptionCancelled',
  'subscriptionEnded',
  'subscriptionReactivated',
  'trialExtended',
  'refunded',
  'chargeDisputed',
  'priceChange',
] as const satisfies MoneyMailKind[]

const emailOf = (kind: MoneyMailKind, charge: object = {}, zone?: string) =>
  moneyEmail(kind, {
    firstName: 'Jane',
    origin: 'https://orrery.example',
    charge: { amount: 1299, currency: 'usd', at: NOW, ...charge },
    zone,
  })

describe('an email about money', () => {
  test.each(KINDS)('(%s) greets, says the day and leads to the billing page', (kind) => {
    const { text, html } = emailOf(kind)

    expect(text).toMatch(/^Hello Jane,/)
    expect(text).toContain('November 21, 2026 at 12:00 PM UTC')
    expect(text).toContain(': https://orrery.example/manage-billing')
    expect(html).toContain('href="https://orrery.example/manage-billing"')
  })

  test.each([
    ['America/New_York', 'November 21, 2026 at 7:00 AM EST'],
    ['Pacific/Auckland', 'November 22, 2026 at 1:00 AM GMT+13'],
    ['Atlantis/Capital', 'November 21, 2026 at 12:00 PM UTC'],
  ])('tells the day by the clocks of %s', (zone, day) => {
    expect(emailOf('trialReminder', {}, zone).text).toContain(day)
  })

  test.each(KINDS.filter((kind) => kind !== 'subscriptionCancelled'))('(%s) says the amount', (kind) => {
    expect(emailOf(kind).text).toContain('12.99')
  })

  test('of a cancellation says that nothing is charged any more', () => {
    expect(emailOf('subscriptionCancelled').text).toContain("You won't be charged again.")
    expect(emailOf('subscriptionCancelled').text).not.toContain('12.99')
  })

  test('of what ended after a failed charge says that nothing is charged or owed any more', () => {
    const { text } = emailOf('subscriptionEnded')

    expect(text).toContain("You won't be charged again, and you don't owe us anything.")
  })

  test('says the amount in dollars of Singapore as such', () => {
    expect(emailOf('receipt', { amount: 1699, currency: 'sgd' }).subject).toBe('Your Orrery receipt: S$16.99')
    expect(emailOf('receipt').subject).toBe('Your Orrery receipt: $12.99')
  })

  test('of a new price says the old one, too, as text and as HTML', () => {
    const { text, html } = emailOf('priceChange', { was: 999 })

    for (const part of [text, html]) expect(part).toContain('costs $9.99 a month now. The new price is $12.99 a month.')
  })

  test('says an amount in a currency of earlier years by its name', () => {
    expect(emailOf('receipt', { amount: 1050, currency: 'eur' }).subject).toBe('Your Orrery receipt: 10.50 EUR')
  })

  test.each(KINDS)('(%s) has none of its parts empty', (kind) => {
    const { text, html } = emailOf(kind)

    expect(html).not.toMatch(/<(p|a)\b[^>]*><\/\1>/)
    expect(text).toMatch(/\n\n(?:You're receiving this email because|If you didn't).*\n\nOrrery$/)
  })

  test.each([
    ['trialStarted', 'If you cancel in time, you pay nothing.'],
    ['trialReminder', 'cancel before then and you pay nothing'],
    ['trialExtended', 'If you cancel in time, you pay nothing.'],
    ['receipt', 'you can also cancel at any time'],
    ['refunded', 'shows what you have access to now'],
    ['chargeDisputed', 'reply to this email'],
    ['paymentFailed', 'update your card'],
    ['firstPaymentFailed', 'Update your card to pay'],
    ['subscriptionCancelled', 'your account goes back to the free plan'],
    ['subscriptionEnded', 'Your account is on the free plan now'],
    ['priceChange', 'cancel on your billing page before that day'],
    ['subscriptionReactivated', 'You can cancel any time before that.'],
  ] as const)('(%s) says what the reader can do, or has', (kind, words) => {
    expect(emailOf(kind).text).toContain(words)
  })

  test('has a subject of its own for each kind', () => {
    const subjects = KINDS.map((kind) => emailOf(kind).subject)

    expect(new Set(subjects).size).toBe(KINDS.length)
    expect(subjects.every((subject) => subject.includes('Orrery'))).toBe(true)
  })
})

test('a reminder is true as long as the trial ends when it said', () => {
  const charge = { amount: 1299, currency: 'usd', at: NOW }

  expect([isReminderTrue(charge, NOW), isReminderTrue(charge, later(1)), isReminderTrue(charge, null)]).toEqual([
    true,
    false,
    false,
  ])
})

test('an email about a payment that waits for the bank leads to the page of Stripe, and to no other stranger', () => {
  const notice = {
    firstName: 'Jane',
    origin: 'https://orrery.example',
    charge: { amount: 1299, currency: 'usd', at: NOW },
    zone: undefined,
  }
  const textOf = (link: string) => moneyEmail('confirmPayment', { ...notice, link }).text

  expect(textOf('https://invoice.stripe.com/i/1')).toContain(': https://invoice.stripe.com/i/1')
  expect(textOf('https://evil.example/i/1')).toContain(': https://orrery.example/manage-billing')
})

test.each([
  'trialStarted',
  'trialReminder',
  'trialExtended',
] as const)('%s says what a promotion code lowers, and what a month costs without it', (kind) => {
  const notice = { firstName: 'Jane', origin: 'https://orrery.example', zone: undefined }
  const charge = { plan: 'weekly', amount: 650, was: 1299, currency: 'usd', at: NOW } as const
  const { text } = moneyEmail(kind, { ...notice, charge })
  const { text: plain } = moneyEmail(kind, { ...notice, charge: { ...charge, amount: 1299 } })

  expect(text).toMatch(/\$6\.50.*promotion code.*\$12\.99/s)
  expect(plain).not.toContain('promotion code')
})
