import * as z from 'zod/mini'
import { recordOf } from './recordOf.ts'
import { template, text, wholeChapters } from './Template.ts'

/** An email without a button. Each of its texts may have {brand} and these slots. */
const letter = <const Slot extends string>(slots: readonly Slot[]) => {
  const each = template(['brand', ...slots])
  return z.strictObject({ subject: each, paragraphs: z.array(each).check(z.minLength(1)), foot: each })
}

/** An email with a button: `action` is written on it. */
const mail = <const Slot extends string>(slots: readonly Slot[]) => z.extend(letter(slots), { action: text })

const charge = mail(['price', 'interval', 'day'])
const CHARGES = ['price', 'was', 'interval', 'day'] as const
/** Of a first charge, and what is told instead where a promotion code lowers it. */
const firstCharge = z.extend(mail(CHARGES), {
  discounted: z.array(template(['brand', ...CHARGES])).check(z.minLength(1)),
})

const SCHEMAS = {
  greetings: z.strictObject({ named: template(['name']), unnamed: text }),
  account: z.strictObject({
    verify: mail(['code', 'reason']),
    verifyReasons: recordOf(['created', 'changed'], template(['brand'])),
    reset: mail([]),
    passwordChanged: mail([]),
    emailChangeAsked: mail([]),
    emailChanged: letter(['origin']),
    googleLinked: mail([]),
    googleUnlinked: mail([]),
    verifyReminder: mail(['until']),
    accountLapsed: letter([]),
    accountDeleted: letter([]),
  }),
  money: z.strictObject({
    trialStarted: firstCharge,
    trialReminder: firstCharge,
    trialExtended: firstCharge,
    receipt: charge,
    refunded: charge,
    chargeDisputed: charge,
    paymentFailed: charge,
    firstPaymentFailed: charge,
    confirmPayment: charge,
    subscriptionCancelled: mail(['day']),
    subscriptionEnded: charge,
    subscriptionReactivated: charge,
    priceChange: mail(['price', 'was', 'interval', 'day']),
  }),
  letter: z.strictObject({
    subject: recordOf(['daily', 'weekly'], template(['title'])),
    scope: recordOf(['personal', 'sign'], template(['day', 'sign'])),
    advice: text,
    ahead: text,
    action: text,
    last: template(['brand']),
    foot: template(['brand']),
    settings: text,
    unsubscribe: text,
  }),
  operator: z.strictObject({
    accessGranted: mail(['until']),
    accessEnded: letter(['origin']),
    temporaryPassword: mail([]),
  }),
}

export type MailChapterName = keyof typeof SCHEMAS
/** What each chapter of the emails holds. */
export type MailChapters = { readonly [Name in MailChapterName]: z.infer<(typeof SCHEMAS)[Name]> }

/** The emails, by file. */
export const MAIL_CHAPTERS = wholeChapters('mail', SCHEMAS)
