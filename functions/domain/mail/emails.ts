import { brand } from '../../../shared/domain/brand.ts'
import { fillTemplate } from '../words/fillTemplate.ts'
import type { EmailContent } from './emailContent.ts'
import { openMails } from './openMails.ts'
import { writeEmail } from './writeEmail.ts'

interface Verification {
  firstName: string
  code: string
  origin: string
  token: string
  /** Whether the address is to take the place of another one. */
  isChange: boolean
}

export function verificationEmail({ firstName, code, origin, token, isChange }: Verification): EmailContent {
  const { verify, verifyReasons } = openMails('account')
  const reason = fillTemplate(verifyReasons[isChange ? 'changed' : 'created'], { brand: brand.name })
  return writeEmail(verify, { firstName, words: { code, reason }, code, url: `${origin}/verify-email?token=${token}` })
}

interface Reset {
  firstName: string
  origin: string
  token: string
}

export const resetEmail = ({ firstName, origin, token }: Reset): EmailContent =>
  writeEmail(openMails('account').reset, { firstName, words: {}, url: `${origin}/?reset=${token}` })

interface Notice {
  firstName: string
  origin: string
}

/** Leads to a new password, for an owner who did not do what the email is about. */
const warning =
  (kind: 'passwordChanged' | 'emailChangeAsked' | 'googleLinked' | 'googleUnlinked') =>
  ({ firstName, origin }: Notice): EmailContent =>
    writeEmail(openMails('account')[kind], { firstName, words: {}, url: `${origin}/?auth=forgot` })

export const passwordChangedEmail = warning('passwordChanged')
export const emailChangeRequestedEmail = warning('emailChangeAsked')
export const googleLinkedEmail = warning('googleLinked')
export const googleUnlinkedEmail = warning('googleUnlinked')

export const emailChangedEmail = ({ firstName, origin }: Notice): EmailContent =>
  writeEmail(openMails('account').emailChanged, { firstName, words: { origin } })

interface Reminder extends Notice {
  /** The day, in words, after which the account goes. */
  until: string
  token: string
}

export const verifyReminderEmail = ({ firstName, until, origin, token }: Reminder): EmailContent =>
  writeEmail(openMails('account').verifyReminder, {
    firstName,
    words: { until },
    url: `${origin}/verify-email?token=${token}`,
  })

export const accountLapsedEmail = (): EmailContent => writeEmail(openMails('account').accountLapsed, { words: {} })

export const accountDeletedEmail = (): EmailContent => writeEmail(openMails('account').accountDeleted, { words: {} })
