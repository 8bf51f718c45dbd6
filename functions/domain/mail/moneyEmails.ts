import { brand } from '../../../shared/domain/brand.ts'
import { CurrencyCode, formatMoney } from '../../../shared/domain/money.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type EmailContent, email } from './emailContent.ts'
import { greetingName } from './emails.ts'
import type { Charge, MailKind } from './outboxMail.ts'

export interface MoneyNotice {
  firstName: string
  origin: string
  charge: Charge
}

export type MoneyMailKind = Extract<
  MailKind,
  | 'trialStarted'
  | 'trialReminder'
  | 'trialExtended'
  | 'receipt'
  | 'refunded'
  | 'paymentFailed'
  | 'subscriptionCancelled'
  | 'subscriptionEnded'
  | 'subscriptionReactivated'
>

interface Words {
  subject: string
  paragraphs: string[]
  label: string
  foot: string
}

/** An email about money says the amount, the day and how to end it. */
export function moneyEmail(kind: MoneyMailKind, { firstName, origin, charge }: MoneyNotice): EmailContent {
  const { label, ...words } = wordings[kind]({ price: priceOf(charge), day: DAY.format(charge.at * 1000) })
  return email({
    ...words,
    greeting: `Hello ${greetingName(firstName)},`,
    action: { label, url: `${origin}/manage-billing` },
  })
}

const DAY = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

/** In a currency that we no longer sell in, the amount with the currency's own name. */
function priceOf({ amount, currency }: Pick<Charge, 'amount' | 'currency'>): string {
  const code = CurrencyCode.safeParse(currency.toUpperCase())
  return code.success ? formatMoney(amount, code.data) : `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`
}

const wordings: Record<MoneyMailKind, (facts: { price: string; day: string }) => Words> = {
  trialStarted: ({ price, day }) => ({
    subject: `Your ${brand.name} free trial has started`,
    paragraphs: [
      `Your free trial has started. You have everything in Premium until ${day}.`,
      `Unless you cancel before then, we'll charge your card ${price} on that day, and ${price} every month after that until you cancel. If you cancel in time, you pay nothing.`,
    ],
    label: 'Manage or cancel your trial',
    foot: `You're receiving this email because you started a free trial at ${brand.name}.`,
  }),
  trialReminder: ({ price, day }) => ({
    subject: `Your ${brand.name} trial ends tomorrow`,
    paragraphs: [
      `Your free trial ends on ${day}. Then your subscription starts and we'll charge your card ${price}, and again every month until you cancel.`,
      "If you don't want to continue, cancel before then and you pay nothing.",
    ],
    label: 'Manage or cancel your trial',
    foot: `You're receiving this email because you have a free trial at ${brand.name}.`,
  }),
  trialExtended: ({ price, day }) => ({
    subject: `Your ${brand.name} free trial is longer now`,
    paragraphs: [
      `We've extended your free trial. You have everything in Premium until ${day}.`,
      `Unless you cancel before then, we'll charge your card ${price} on that day, and ${price} every month after that until you cancel. If you cancel in time, you pay nothing.`,
    ],
    label: 'Manage or cancel your trial',
    foot: `You're receiving this email because you have a free trial at ${brand.name}.`,
  }),
  receipt: ({ price, day }) => ({
    subject: `Your ${brand.name} receipt: ${price}`,
    paragraphs: [
      `We charged your card ${price} for a month of ${brand.name} Premium on ${day}. Thank you.`,
      'Your invoices are on the billing page, where you can also cancel at any time.',
    ],
    label: 'See your invoices',
    foot: `You're receiving this email because you subscribe to ${brand.name} Premium.`,
  }),
  refunded: ({ price, day }) => ({
    subject: `Your ${brand.name} refund: ${price}`,
    paragraphs: [
      `On ${day} we refunded ${price} to the card you paid with. It can take your bank up to ten days to show it.`,
      "The refund doesn't change your access to Premium.",
    ],
    label: 'See your invoices',
    foot: `You're receiving this email because you paid for ${brand.name} Premium.`,
  }),
  paymentFailed: ({ price, day }) => ({
    subject: `We couldn't charge your card for ${brand.name}`,
    paragraphs: [
      `Your bank declined the payment of ${price} for ${brand.name} Premium. You still have access, and we'll try again until ${day}.`,
      "To keep Premium, update your card. If you do nothing, your account goes back to the free plan and you don't owe us anything.",
    ],
    label: 'Update your card',
    foot: `You're receiving this email because you subscribe to ${brand.name} Premium.`,
  }),
  subscriptionCancelled: ({ day }) => ({
    subject: `Your ${brand.name} subscription is cancelled`,
    paragraphs: [
      `You won't be charged again. You have access to everything in Premium until ${day}. After that your account goes back to the free plan, and your readings stay.`,
    ],
    label: 'Change your mind',
    foot: "If you didn't cancel, you can reactivate it with the link above.",
  }),
  subscriptionEnded: ({ price, day }) => ({
    subject: `Your ${brand.name} subscription is cancelled and you owe nothing`,
    paragraphs: [
      `Your last payment of ${price} for ${brand.name} Premium didn't go through, and your subscription ended on ${day}. You won't be charged again, and you don't owe us anything.`,
      'Your account is on the free plan now, and your readings stay.',
    ],
    label: 'See your billing page',
    foot: `You're receiving this email because you had a subscription to ${brand.name} Premium.`,
  }),
  subscriptionReactivated: ({ price, day }) => ({
    subject: `Your ${brand.name} subscription continues`,
    paragraphs: [
      `Your subscription is active again. The next charge is ${price} on ${day}. You can cancel any time before that.`,
    ],
    label: 'Manage your subscription',
    foot: "If you didn't reactivate it, you can cancel it with the link above.",
  }),
}

/** Whether a reminder of a first charge is still true when it is sent. */
export const isReminderTrue = (charge: Charge, trialEndsAt: EpochSeconds | null): boolean => charge.at === trialEndsAt
