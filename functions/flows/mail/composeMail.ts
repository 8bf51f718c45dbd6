import { after, DAY, type EpochSeconds, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { unverifiedUntil } from '../../domain/account/retention.ts'
import { type HashCost, hashPassword } from '../../domain/identity/passwords.ts'
import { emailFingerprint, hashOf, newCode, newToken, resetFingerprint } from '../../domain/identity/token.ts'
import type { EmailContent } from '../../domain/mail/emailContent.ts'
import {
  accountDeletedEmail,
  accountLapsedEmail,
  emailChangedEmail,
  emailChangeRequestedEmail,
  googleLinkedEmail,
  googleUnlinkedEmail,
  passwordChangedEmail,
  resetEmail,
  verificationEmail,
  verifyReminderEmail,
} from '../../domain/mail/emails.ts'
import type { MailKind, OutboxMail } from '../../domain/mail/outboxMail.ts'
import type { AccountRecord, AccountStore } from '../../store/accounts.ts'
import type { VerificationStore } from '../../store/verification.ts'

export interface ComposeNeeds {
  accounts: Pick<AccountStore, 'find'>
  verification: Pick<VerificationStore, 'keepCode' | 'keepLink'>
  origin: string
}

interface Composing {
  order: OutboxMail
  now: EpochSeconds
}

const CODE_LIFETIME = 10 * MINUTE
const LINK_LIFETIME = DAY
const RESET_LIFETIME = HOUR
/** Cheaper than a password's: a code lives ten minutes and five guesses. */
const CODE_COST: HashCost = { ln: 14, r: 8, p: 1 }

/** Writes the mail that an order asks for, or nothing when its reason is gone. */
export async function composeMail(
  needs: ComposeNeeds,
  { order, now }: Composing,
): Promise<(EmailContent & { to: string }) | undefined> {
  const { kind } = order
  if (kind === 'accountDeleted' || kind === 'accountLapsed') return composeClosedAccountEmail(order)
  const record = await needs.accounts.find(order.accountId)
  if (record?.account.status !== 'active') return composeAfterwards(needs, order)
  const { account } = record
  switch (kind) {
    case 'verify':
      return composeVerification(needs, { account, now })
    case 'verifyReminder':
      return composeReminder(needs, { record, now })
    case 'reset':
      return composeReset(needs, { account, now })
    default:
      return { to: order.to ?? account.email, ...notices[kind]({ firstName: account.firstName, origin: needs.origin }) }
  }
}

type NoticeKind = Exclude<MailKind, 'verify' | 'verifyReminder' | 'reset' | 'accountDeleted' | 'accountLapsed'>
const notices: Record<NoticeKind, (notice: { firstName: string; origin: string }) => EmailContent> = {
  passwordChanged: passwordChangedEmail,
  emailChangeAsked: emailChangeRequestedEmail,
  emailChanged: emailChangedEmail,
  googleLinked: googleLinkedEmail,
  googleUnlinked: googleUnlinkedEmail,
}

/** Written to an address whose account is gone by now. */
function composeClosedAccountEmail({ kind, to }: OutboxMail) {
  if (!to) return undefined
  return { to, ...(kind === 'accountLapsed' ? accountLapsedEmail() : accountDeletedEmail()) }
}

/** Of an account that is closed only who lost their address to it hears: a thief might close it right after. */
function composeAfterwards({ origin }: ComposeNeeds, { kind, to }: OutboxMail) {
  return kind === 'emailChanged' && to ? { to, ...emailChangedEmail({ firstName: 'there', origin }) } : undefined
}

/** Nothing to remind of once the address is confirmed or the account is kept for another reason, and nothing too late. */
async function composeReminder(needs: ComposeNeeds, { record, now }: { record: AccountRecord; now: EpochSeconds }) {
  const { account, entitlement } = record
  const end = unverifiedUntil(account)
  if (account.emailVerified || entitlement || now >= end) return undefined
  const { email, firstName } = account
  const token = await keepVerificationLink(needs, { account, email, now })
  const until = DAY_IN_WORDS.format(new Date(end * 1000))
  return { to: email, ...verifyReminderEmail({ firstName, until, origin: needs.origin, token }) }
}

const DAY_IN_WORDS = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

async function composeReset(needs: ComposeNeeds, { account, now }: { account: Account; now: EpochSeconds }) {
  const token = newToken()
  const { id: accountId, email, firstName } = account
  const link = {
    purpose: 'reset',
    accountId,
    mark: resetFingerprint(account),
    expiresAt: after(now, RESET_LIFETIME),
  } as const
  await needs.verification.keepLink(hashOf(token), link)
  return { to: email, ...resetEmail({ firstName, origin: needs.origin, token }) }
}

async function composeVerification(needs: ComposeNeeds, { account, now }: { account: Account; now: EpochSeconds }) {
  const email = account.pendingEmail ?? (account.emailVerified ? undefined : account.email)
  if (!email) return undefined
  const code = newCode()
  const { id: accountId, firstName } = account
  const codeHash = await hashPassword(code, CODE_COST)
  await needs.verification.keepCode(accountId, { codeHash, email, expiresAt: after(now, CODE_LIFETIME) })
  const token = await keepVerificationLink(needs, { account, email, now })
  const isChange = account.pendingEmail !== null
  return { to: email, ...verificationEmail({ firstName, code, origin: needs.origin, token, isChange }) }
}

interface Linking {
  account: Account
  email: string
  now: EpochSeconds
}

async function keepVerificationLink({ verification }: ComposeNeeds, { account, email, now }: Linking) {
  const token = newToken()
  await verification.keepLink(hashOf(token), {
    purpose: 'verify',
    accountId: account.id,
    mark: emailFingerprint(account.id, email),
    expiresAt: after(now, LINK_LIFETIME),
  })
  return token
}
