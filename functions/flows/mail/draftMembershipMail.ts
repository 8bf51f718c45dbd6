import { isComplimentary, membershipOf } from '../../../shared/domain/subscription.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { proofOf } from '../../domain/account/proof.ts'
import { standingOf } from '../../domain/billing/entitlement.ts'
import { isReminderTrue, type MoneyMailKind, moneyEmail } from '../../domain/mail/moneyEmails.ts'
import { accessGrantedEmail } from '../../domain/mail/operatorEmails.ts'
import type { OutboxMail } from '../../domain/mail/outboxMail.ts'
import { dayInWords } from '../../domain/mail/wordsForDay.ts'
import type { AccountRecord } from '../../store/accounts.ts'

export type MembershipMailKind = MoneyMailKind | 'accessGranted'

interface Drafting {
  kind: MembershipMailKind
  mail: OutboxMail
  record: AccountRecord
  /** In which the person's days are counted, where it is known. */
  zone: string | undefined
  now: EpochSeconds
}

/** A mail about what somebody may use and what they pay, or nothing when it is not true any more. */
export function draftMembershipMail({ origin }: { origin: string }, { kind, mail, record, zone, now }: Drafting) {
  const { account } = record
  const compose =
    kind === 'accessGranted'
      ? composeGrant(record, { origin, zone, now })
      : composeMoney(mail, { kind, record, zone, origin })
  return compose && { to: account.email, proof: proofOf(account), compose }
}

interface ComposingGrant extends Pick<Drafting, 'zone' | 'now'> {
  origin: string
}

/** Says the end that the gift has now, and nothing once it has made way for something else. */
function composeGrant({ account, entitlement }: AccountRecord, { origin, zone, now }: ComposingGrant) {
  const standing = standingOf(entitlement)
  const { accessExpirationDate: end } = membershipOf(standing, now)
  if (!isComplimentary(standing) || end === null) return undefined
  return () => accessGrantedEmail({ firstName: account.firstName, origin, until: dayInWords(end, zone) })
}

const TELLS_TRIAL_END: readonly MembershipMailKind[] = ['trialReminder', 'trialExtended']

interface ComposingMoney extends Pick<Drafting, 'record' | 'zone'> {
  kind: MoneyMailKind
  origin: string
}

/** Where a trial was cancelled, or moved, since the mail was enqueued, what it says of the end is wrong. */
function composeMoney({ charge, link }: OutboxMail, { kind, record, zone, origin }: ComposingMoney) {
  const { account, entitlement } = record
  if (!charge) return undefined
  const isTrial = entitlement?.status === 'trial' && isReminderTrue(charge, entitlement.trialEndsAt)
  // The bank has its answer, or the charge was given up.
  if (kind === 'confirmPayment' && !entitlement?.needsConfirmation) return undefined
  // It was won, or an operator has cleared it.
  if (kind === 'chargeDisputed' && entitlement?.disputedAt === undefined) return undefined
  if (TELLS_TRIAL_END.includes(kind) && !isTrial) return undefined
  return () => moneyEmail(kind, { firstName: account.firstName, origin, charge, zone, link })
}
