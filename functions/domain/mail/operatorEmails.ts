import { brand } from '../../../shared/domain/brand.ts'
import { type EmailContent, email } from './emailContent.ts'
import { greetingName } from './emails.ts'

interface Notice {
  firstName: string
  origin: string
}

interface Grant extends Notice {
  /** The day, in words, on which the access ends. */
  until: string
}

export const accessGrantedEmail = ({ firstName, origin, until }: Grant): EmailContent =>
  email({
    subject: `You have ${brand.name} Premium as a gift`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: [
      `We've given you everything in Premium until ${until}.`,
      "It's a gift: you won't be charged for it, and it ends by itself.",
    ],
    action: { label: 'See what today holds', url: `${origin}/dashboard` },
    foot: `You're receiving this email because you have an account at ${brand.name}.`,
  })

export const accessEndedEmail = ({ firstName, origin }: Notice): EmailContent =>
  email({
    subject: `Your ${brand.name} Premium access has ended`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: [
      "We've ended your Premium access. Your account is now on the free plan, and you won't be charged again. Your readings stay.",
    ],
    foot: `If you didn't expect this, write to us from this address. ${origin}/privacy explains how.`,
  })

export const temporaryPasswordEmail = ({ firstName, origin }: Notice): EmailContent =>
  email({
    subject: `Your ${brand.name} password was reset`,
    greeting: `Hello ${greetingName(firstName)},`,
    paragraphs: [
      "We've replaced your password with a temporary one and logged you out everywhere. For your safety it isn't in this email: you'll get it from the person you asked for help.",
      'The temporary password works for 24 hours. When you sign in with it, you choose a new one.',
    ],
    action: { label: 'Choose a new password by email instead', url: `${origin}/?auth=forgot` },
    foot: "If you didn't ask for help, choose a new password with the link above.",
  })
