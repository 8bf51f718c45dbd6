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
    paragraphs: ["Here's the code to verify your email address. The code expires in 10 minutes."],
    code,
    action: { label: 'Verify without the code', url: `${origin}/verify-email?token=${token}` },
    foot: `You're receiving this email because ${isChange ? ASKED_TO_MOVE : MADE_WITH_IT}. If that wasn't you, you can ignore it.`,
  })

const MADE_WITH_IT = `this address was used to create an account at ${brand.name}`
const ASKED_TO_MOVE = `someone, most likely you, wants to use this address for their account at ${brand.name}`

interface Reset {
  firstName: string
  origin: string
  token: string
}

export const resetEmail = ({ firstName, origin, token }: Reset): EmailContent =>
  email({
    subject: `Choose a new ${brand.name} password`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: [
      'Someone, most likely you, asked to choose a new password. The link works once and expires in an hour.',
    ],
    action: { label: 'Choose a new password', url: `${origin}/?reset=${token}` },
    foot: "If you didn't ask for this, you can ignore it. Your password hasn't changed.",
  })

interface Notice {
  firstName: string
  origin: string
}

export const passwordChangedEmail = ({ firstName, origin }: Notice): EmailContent =>
  email({
    subject: `Your ${brand.name} password was changed`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: ['Your password was just changed, and you were logged out everywhere else.'],
    action: { label: "This wasn't me", url: `${origin}/?auth=forgot` },
    foot: "If it was you, you don't need to do anything.",
  })

export const emailChangeRequestedEmail = ({ firstName, origin }: Notice): EmailContent =>
  email({
    subject: `Someone asked to change your ${brand.name} email address`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: [
      "Someone who is signed in to your account asked to change its email address. Until the new address is verified, we'll keep using this one.",
    ],
    action: { label: "This wasn't me", url: `${origin}/?auth=forgot` },
    foot: 'If it was you, enter the code we sent to the new address.',
  })

export const emailChangedEmail = ({ firstName, origin }: Notice): EmailContent =>
  email({
    subject: `Your ${brand.name} email address was changed`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: ['Your account now uses a different email address. You can no longer sign in with this one.'],
    foot: `If this wasn't you, write to us from this address. ${origin}/privacy explains how.`,
  })

export const googleLinkedEmail = ({ firstName, origin }: Notice): EmailContent =>
  email({
    subject: `Google sign-in was added to your ${brand.name} account`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: ['A Google account was just connected to your account. You can now sign in with it.'],
    action: { label: "This wasn't me", url: `${origin}/?auth=forgot` },
    foot: "If it wasn't you, choose a new password with the link above, sign in with it and disconnect Google in settings. If it was you, you don't need to do anything.",
  })

export const googleUnlinkedEmail = ({ firstName, origin }: Notice): EmailContent =>
  email({
    subject: `Google sign-in was removed from your ${brand.name} account`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: ['Your Google account has been disconnected. You can still sign in with your email and password.'],
    action: { label: "This wasn't me", url: `${origin}/?auth=forgot` },
    foot: "If it was you, you don't need to do anything.",
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
      `A few weeks ago someone created an account with this email address, but never verified it. We delete unverified accounts that aren't being used. Unless you're still using yours, we'll delete it after ${until}.`,
      'To keep it, verify your email with the link below. The link works for 24 hours. After that, sign in and ask for a new code.',
    ],
    action: { label: 'Verify my email', url: `${origin}/verify-email?token=${token}` },
    foot: "If you don't want the account, or never created it, you don't need to do anything. It will be deleted automatically.",
  })

export const accountLapsedEmail = (): EmailContent =>
  email({
    subject: `Your unverified ${brand.name} account has been deleted`,
    greeting: 'Hello,',
    paragraphs: [
      "An account was created with this email address, but the address was never verified. We've now deleted the account and everything in it, as we said we would.",
    ],
    foot: "You're welcome to create a new account any time.",
  })

export const accountDeletedEmail = (): EmailContent =>
  email({
    subject: `Your ${brand.name} account has been deleted`,
    greeting: 'Hello,',
    paragraphs: [
      "We've deleted your account and everything in it: birth data, readings, charts and settings. Our payment provider keeps invoices for as long as the law requires.",
    ],
    foot: `Thank you for using ${brand.name}. You're welcome back any time.`,
  })
