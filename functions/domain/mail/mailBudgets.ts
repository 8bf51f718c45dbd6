import { DAY, HOUR } from '../../../shared/domain/time.ts'
import type { Proof } from '../account/proof.ts'
import type { MailKind } from './outboxMail.ts'

interface Budget {
  /** What shares the budget, for one recipient. */
  scope: string
  max: number
  seconds: number
}

/** All that anonymous visitors and accounts with an unverified address can send to one address. */
const UNASKED: Budget = { scope: 'unasked', max: 10, seconds: DAY }
const RESETS: Budget = { scope: 'reset', max: 3, seconds: HOUR }
const NOTICES: Budget = { scope: 'notice', max: 5, seconds: DAY }

type ByProof = Record<Proof, Budget[]>

/** Anyone who knows the address can cause it. */
const BY_ANYONE: ByProof = { none: [UNASKED], weak: [UNASKED], strong: [UNASKED] }
const BY_ANYONE_AS_RESET: ByProof = { none: [RESETS, UNASKED], weak: [RESETS, UNASKED], strong: [RESETS, UNASKED] }

/**
 * Only somebody signed in to the account can cause it. If the address is proven, that is its owner, or a thief whom the
 * owner must be warned of, so it has no budget that others could use up. With a weak proof the account may still belong
 * to somebody else, so those notices have a small budget of their own.
 */
const BY_MEMBER: ByProof = { none: [UNASKED], weak: [NOTICES], strong: [] }

/** Something happened to somebody's money: they hear of it, whatever else they got that day. */
const BY_MONEY: ByProof = { none: [], weak: [], strong: [] }

/** Only an operator can cause it, and the audit log says which one. */
const BY_OPERATOR: ByProof = { none: [], weak: [], strong: [] }

/** What a mail of each kind counts against, by how the recipient's address is proven. */
export const mailBudgets: Record<MailKind, ByProof> = {
  verify: BY_ANYONE,
  reset: BY_ANYONE_AS_RESET,
  passwordChanged: BY_MEMBER,
  emailChangeAsked: BY_MEMBER,
  emailChanged: BY_MEMBER,
  googleLinked: BY_MEMBER,
  googleUnlinked: BY_MEMBER,
  accountDeleted: BY_MEMBER,
  verifyReminder: BY_ANYONE,
  accountLapsed: BY_ANYONE,
  letter: BY_MEMBER,
  trialStarted: BY_MONEY,
  trialReminder: BY_MONEY,
  receipt: BY_MONEY,
  paymentFailed: BY_MONEY,
  firstPaymentFailed: BY_MONEY,
  confirmPayment: BY_MONEY,
  subscriptionEnded: BY_MONEY,
  chargeDisputed: BY_MONEY,
  // To and fro costs nothing, so these two could be a way to flood an address that nobody has verified.
  subscriptionCancelled: BY_MEMBER,
  subscriptionReactivated: BY_MEMBER,
  trialExtended: BY_OPERATOR,
  priceChange: BY_OPERATOR,
  refunded: BY_OPERATOR,
  accessGranted: BY_OPERATOR,
  accessEnded: BY_OPERATOR,
  temporaryPassword: BY_OPERATOR,
}
