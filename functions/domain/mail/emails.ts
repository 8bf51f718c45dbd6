import { brand } from '../../../shared/domain/brand.ts'
import { type EmailContent, email } from './emailContent.ts'

const NAME_SHOWN = 50

/** A first name for a greeting; what looks like an address or a link is left out, since a name can be anything. */
export function greetingName(firstName: string): string {
  const looksLikeLink = /@|:\/\/|www\.|\.[a-z]{2,}(?:\W|$)/i.test(firstName)
  return looksLikeLink ? 'there' : [...firstName].slice(0, NAME_SHOWN).join('')
}

interface Verification {
  firstName: string
  code: string
  origin: string
  token: string
  /** Whether the address is to take the place of another one. */
  isChange: boolean
}

export const verificationEmail = ({ firstName, code, origin, token, isChange }: Verification): EmailContent =>
  email({
    subject: `${code} is your ${brand.name} code`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: ['Here is the code that confirms your email address. The code expires in 10 minutes.'],
    code,
    action: { label: 'Confirm without the code', url: `${origin}/verify-email?token=${token}` },
    foot: `You get this mail because ${isChange ? ASKED_TO_MOVE : MADE_WITH_IT}. If that was not you, leave it; nothing will happen.`,
  })

const MADE_WITH_IT = `this address was used to make an account at ${brand.name}`
const ASKED_TO_MOVE = `somebody, most likely you, wants to use this address for their account at ${brand.name}`

interface Reset {
  firstName: string
  origin: string
  token: string
}

export const resetEmail = ({ firstName, origin, token }: Reset): EmailContent =>
  email({
    subject: `Choose a new ${brand.name} password`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: ['Someone, most likely you, asked to choose a new password. The link works once, for one hour.'],
    action: { label: 'Choose a new password', url: `${origin}/?reset=${token}` },
    foot: 'If you did not ask for this, leave it. Your password stays as it is.',
  })

interface Notice {
  firstName: string
  origin: string
}

export const passwordChangedEmail = ({ firstName, origin }: Notice): EmailContent =>
  email({
    subject: `Your ${brand.name} password was changed`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: ['Your password has just been changed, and you were signed out everywhere else.'],
    action: { label: 'This was not me', url: `${origin}/?auth=forgot` },
    foot: 'If it was you, there is nothing to do.',
  })

export const emailChangeRequestedEmail = ({ firstName, origin }: Notice): EmailContent =>
  email({
    subject: `A new email address for your ${brand.name} account`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: [
      'Somebody signed in to your account asked to use another email address. Until the new address is confirmed, this one stays in force.',
    ],
    action: { label: 'This was not me', url: `${origin}/?auth=forgot` },
    foot: 'If it was you, confirm the code that went to the new address.',
  })

export const emailChangedEmail = ({ firstName, origin }: Notice): EmailContent =>
  email({
    subject: `Your ${brand.name} email address was changed`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: ['From now on your account uses another email address. This one no longer signs in.'],
    foot: `If this was not you, write to us from this address: ${origin}/privacy says how.`,
  })

export const googleLinkedEmail = ({ firstName, origin }: Notice): EmailContent =>
  email({
    subject: `Google now signs in to your ${brand.name} account`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: ['A Google account with this address has been connected. It opens your account from now on.'],
    action: { label: 'This was not me', url: `${origin}/?auth=forgot` },
    foot: 'If this was not you, choose a new password by the link above, sign in with it and disconnect Google in settings. If it was you, there is nothing to do.',
  })

export const googleUnlinkedEmail = ({ firstName, origin }: Notice): EmailContent =>
  email({
    subject: `Google no longer signs in to your ${brand.name} account`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: ['Your Google account has been disconnected. Your email and password open the account as before.'],
    action: { label: 'This was not me', url: `${origin}/?auth=forgot` },
    foot: 'If it was you, there is nothing to do.',
  })

interface Reminder extends Notice {
  /** The day, in words, after which the account goes. */
  until: string
  token: string
}

export const verifyReminderEmail = ({ firstName, until, origin, token }: Reminder): EmailContent =>
  email({
    subject: `Would you like to keep your ${brand.name} account?`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: [
      `A while ago this address was used to make an account, and nobody has confirmed it since. We do not keep such accounts for longer than we must: after ${until} yours is erased, unless you are still using it.`,
      'One click keeps it. The link works for 24 hours; after that, sign in and ask for a new code.',
    ],
    action: { label: 'Confirm my email address', url: `${origin}/verify-email?token=${token}` },
    foot: 'If you do not want the account, or never made it, there is nothing to do. It goes by itself.',
  })

export const accountLapsedEmail = (): EmailContent =>
  email({
    subject: `Your ${brand.name} account has been erased`,
    greeting: 'Hello,',
    paragraphs: [
      'An account was made with this address, and the address was never confirmed. So we have erased it with everything in it, as we said we would.',
    ],
    foot: 'Start again whenever you like. You are welcome under our sky.',
  })

export const accountDeletedEmail = (): EmailContent =>
  email({
    subject: `Your ${brand.name} account is deleted`,
    greeting: 'Hello,',
    paragraphs: [
      'Your account and everything in it has been erased: birth data, readings, charts and settings. Invoices stay with our payment provider as long as the law asks for them.',
    ],
    foot: 'Thank you for the time you spent under our sky. You are welcome back whenever you like.',
  })
