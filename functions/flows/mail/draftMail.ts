import { after, DAY, type EpochSeconds, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { type Proof, proofOf } from '../../domain/account/proof.ts'
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
import { accessEndedEmail, temporaryPasswordEmail } from '../../domain/mail/operatorEmails.ts'
import type { MailKind, OutboxMail } from '../../domain/mail/outboxMail.ts'
import { dayInWords } from '../../domain/mail/wordsForDay.ts'
import type { AccountRecord, AccountStore } from '../../store/accounts.ts'
import type { ReadingStore } from '../../store/readings.ts'
import type { VerificationStore } from '../../store/verification.ts'
import { draftMembershipMail, type MembershipMailKind } from './draftMembershipMail.ts'

export interface DraftNeeds {
  accounts: Pick<AccountStore, 'find'>
  verification: Pick<VerificationStore, 'keepCode' | 'keepLink'>
  readings: Pick<ReadingStore, 'findLatestDay'>
  origin: string
}

interface Drafting {
  mail: OutboxMail
  now: EpochSeconds
}

const CODE_LIFETIME = 10 * MINUTE
const LINK_LIFETIME = DAY
const RESET_LIFETIME = HOUR
/** Cheaper than a password's: a code lives ten minutes and five guesses. */
const CODE_COST: HashCost = { ln: 14, r: 8, p: 1 }

/** A mail that has a reason and a recipient. */
export interface Draft {
  to: string
  /** How surely the address belongs to the account. */
  proof: Proof
  /** Makes the text, and with it a new code or link: what is drafted and never sent ends no code that is out. */
  compose: () => EmailContent | Promise<EmailContent>
}

/** Whom a mail of the outbox goes to, or nothing when its reason is gone. */
export async function draftMail(needs: DraftNeeds, { mail, now }: Drafting): Promise<Draft | undefined> {
  const { kind, to, proof = 'none' } = mail
  if (kind === 'accountDeleted' || kind === 'accountLapsed')
    return to === undefined ? undefined : { to, proof, compose: CLOSED_ACCOUNT[kind] }
  const record = await needs.accounts.find(mail.accountId)
  if (record?.account.status !== 'active') return draftAfterwards(needs, mail)
  const { account } = record
  const own = { to: account.email, proof: proofOf(account) }
  switch (kind) {
    case 'verify':
      return draftVerification(needs, { account, now })
    case 'verifyReminder':
      return isReminderDue(record, now)
        ? { ...own, compose: () => composeReminder(needs, { account, now }) }
        : undefined
    case 'reset':
      return { ...own, compose: () => composeReset(needs, { account, now }) }
    case 'letter':
      // Has a queue and a job of its own.
      return undefined
    case 'trialStarted':
    case 'trialReminder':
    case 'receipt':
    case 'paymentFailed':
    case 'firstPaymentFailed':
    case 'confirmPayment':
    case 'subscriptionCancelled':
    case 'subscriptionEnded':
    case 'subscriptionReactivated':
    case 'trialExtended':
    case 'priceChange':
    case 'refunded':
    case 'chargeDisputed':
    case 'accessGranted':
      return draftMembershipMail(needs, { kind, mail, record, zone: await zoneOf(needs, account), now })
    default: {
      const compose = () => notices[kind]({ firstName: account.firstName, origin: needs.origin })
      return to === undefined ? { ...own, compose } : { to, proof, compose }
    }
  }
}

/** The zone in which the person's days are counted; whoever has not opened one has none that we know of. */
const zoneOf = async ({ readings }: DraftNeeds, { id }: Account): Promise<string | undefined> =>
  (await readings.findLatestDay(id))?.zone

const CLOSED_ACCOUNT = { accountDeleted: accountDeletedEmail, accountLapsed: accountLapsedEmail }

type NoticeKind = Exclude<
  MailKind,
  'verify' | 'verifyReminder' | 'reset' | 'letter' | 'accountDeleted' | 'accountLapsed' | MembershipMailKind
>
const notices: Record<NoticeKind, (notice: { firstName: string; origin: string }) => EmailContent> = {
  passwordChanged: passwordChangedEmail,
  emailChangeAsked: emailChangeRequestedEmail,
  emailChanged: emailChangedEmail,
  googleLinked: googleLinkedEmail,
  googleUnlinked: googleUnlinkedEmail,
  accessEnded: accessEndedEmail,
  temporaryPassword: temporaryPasswordEmail,
}

/** Of a closed account only those who lost their address to it hear: a thief might close it right after. */
function draftAfterwards({ origin }: DraftNeeds, { kind, to, proof = 'none' }: OutboxMail): Draft | undefined {
  if (kind !== 'emailChanged' || to === undefined) return undefined
  return { to, proof, compose: () => emailChangedEmail({ firstName: 'there', origin }) }
}

interface Composing {
  account: Account
  now: EpochSeconds
}

/** Nothing to remind of once the address is verified or the account is kept for another reason, and nothing too late. */
const isReminderDue = ({ account, entitlement }: AccountRecord, now: EpochSeconds): boolean =>
  !account.emailVerified && !entitlement && now < unverifiedUntil(account)

async function composeReminder(needs: DraftNeeds, { account, now }: Composing) {
  const { email, firstName } = account
  const token = await keepVerificationLink(needs, { account, email, now })
  const until = dayInWords(unverifiedUntil(account), await zoneOf(needs, account))
  return verifyReminderEmail({ firstName, until, origin: needs.origin, token })
}

async function composeReset(needs: DraftNeeds, { account, now }: Composing) {
  const token = newToken()
  await needs.verification.keepLink(hashOf(token), {
    purpose: 'reset',
    accountId: account.id,
    fingerprint: resetFingerprint(token, account),
    expiresAt: after(now, RESET_LIFETIME),
  })
  return resetEmail({ firstName: account.firstName, origin: needs.origin, token })
}

function draftVerification(needs: DraftNeeds, { account, now }: Composing): Draft | undefined {
  const email = account.pendingEmail ?? (account.emailVerified ? undefined : account.email)
  if (!email) return undefined
  return { to: email, proof: 'none', compose: () => composeVerification(needs, { account, email, now }) }
}

async function composeVerification(needs: DraftNeeds, { account, email, now }: Linking) {
  const code = newCode()
  const { id: accountId, firstName } = account
  const codeHash = await hashPassword(code, CODE_COST)
  await needs.verification.keepCode(accountId, { codeHash, email, expiresAt: after(now, CODE_LIFETIME) })
  const token = await keepVerificationLink(needs, { account, email, now })
  const isChange = account.pendingEmail !== null
  return verificationEmail({ firstName, code, origin: needs.origin, token, isChange })
}

interface Linking extends Composing {
  email: string
}

async function keepVerificationLink({ verification }: DraftNeeds, { account, email, now }: Linking) {
  const token = newToken()
  await verification.keepLink(hashOf(token), {
    purpose: 'verify',
    accountId: account.id,
    fingerprint: emailFingerprint(token, { id: account.id, email }),
    expiresAt: after(now, LINK_LIFETIME),
  })
  return token
}
