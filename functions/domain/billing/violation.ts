/** Something that should hold and does not. */
export interface Violation {
  rule:
    | 'one-live-subscription'
    | 'entitlement-is-stripes'
    | 'payer-exists'
    /** Nobody is charged for a trial that they had cancelled. */
    | 'cancelled-trial-is-free'
    /** Nobody pays beside what an operator has given them. */
    | 'complimentary-is-free'
    /** Nobody is charged while their bank disputes a charge. */
    | 'disputed-pays-nothing'
    /** Every dispute at Stripe is written down with its account. */
    | 'dispute-is-known'
    /** What was never paid is not owed after the end. */
    | 'end-owes-nothing'
    /** A person has one trial, ever. */
    | 'one-trial'
    /** A subscription is paid once for each of its periods. */
    | 'paid-once-a-period'
    /** The address and the Google link of an account lead back to it. */
    | 'identity-is-one-to-one'
    /** What a job should have done long ago: an event, an entitlement, a checkout, a mail, a deletion. */
    | 'nothing-is-overdue'
  customerId?: string
  accountId?: string
  /** The event, the mail or the account that a job has not got to. */
  overdue?: string
}
