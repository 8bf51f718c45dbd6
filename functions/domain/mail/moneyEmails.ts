import { CurrencyCode, formatMoney } from '../../../shared/domain/money.ts'
import { DEFAULT_PLAN, priceBook } from '../../../shared/domain/priceBook.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { isSafeLink } from '../billing/isSafeLink.ts'
import type { EmailContent } from './emailContent.ts'
import { openMails } from './openMails.ts'
import type { Charge, MailKind } from './outboxMail.ts'
import { hourInWords } from './wordsForDay.ts'
import { writeEmail } from './writeEmail.ts'

export interface MoneyNotice {
  firstName: string
  origin: string
  charge: Charge
  /** Whose clocks tell the day, where it is known. */
  zone: string | undefined
  /** A page of the payment provider instead of our own. */
  link?: string | undefined
}

export type MoneyMailKind = Extract<
  MailKind,
  | 'trialStarted'
  | 'trialReminder'
  | 'trialExtended'
  | 'receipt'
  | 'refunded'
  | 'chargeDisputed'
  | 'paymentFailed'
  | 'firstPaymentFailed'
  | 'confirmPayment'
  | 'subscriptionCancelled'
  | 'subscriptionEnded'
  | 'subscriptionReactivated'
  | 'priceChange'
>

/** An email about money says the amount, the day and how to end it. */
export function moneyEmail(kind: MoneyMailKind, { firstName, origin, charge, zone, link }: MoneyNotice): EmailContent {
  const { plan = DEFAULT_PLAN, amount, was = amount, currency, at } = charge
  const words = {
    price: priceOf(charge),
    was: priceOf({ amount: was, currency }),
    interval: priceBook[plan].interval,
    day: hourInWords(at, zone),
  }
  const url = link !== undefined && isSafeLink(link, origin) ? link : `${origin}/manage-billing`
  const text = openMails('money')[kind]
  const isLowered = 'discounted' in text && was > amount
  return writeEmail(isLowered ? { ...text, paragraphs: text.discounted } : text, { firstName, words, url })
}

/** In a currency that we no longer sell in, the amount with the currency's own name. */
function priceOf({ amount, currency }: Pick<Charge, 'amount' | 'currency'>): string {
  const code = CurrencyCode.safeParse(currency.toUpperCase())
  return code.success ? formatMoney(amount, code.data) : `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`
}

/** Whether a reminder of a first charge is still true when it is sent. */
export const isReminderTrue = (charge: Charge, trialEndsAt: EpochSeconds | null): boolean => charge.at === trialEndsAt
