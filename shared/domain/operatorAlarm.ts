/**
 * What no job can put right by itself, by the name that its log line carries; each has an alarm of its own, which says
 * to the operator what it means.
 */
export const OPERATOR_ALARMS = {
  deadStripeEvent:
    'An event of Stripe was given up. `npm run webhook:list` shows it, `npm run webhook:replay` repeats it.',
  strangeStripeEvent:
    'Stripe sends events of another account, another mode or another API version: check the endpoint in its settings.',
  twoLiveSubscriptions:
    'Somebody had two live subscriptions. One was ended and its last charge given back: check both.',
  subscriptionBesideGift:
    'Somebody with complimentary access had a live subscription. It was ended and its last charge given back: check both.',
  refusedRefund:
    'Stripe refused to give a charge back that should not have been made. The log names its invoice: refund it there, or answer its dispute.',
  ownerlessSubscription: 'A closed account had a live subscription, which was ended. Check whether it was charged.',
  unendedSubscription: 'Stripe has not ended a subscription a day after its end: somebody has access without paying.',
  strayIdentity:
    'The address or Google link of an account leads to nobody or to another account. Its owner may be unable to sign in.',
  overdueDeletion:
    'An account that was closed is still not erased a day later. The admin area names it, and the runbook says what to do.',
  silentModel:
    'The language model answers nobody: people read the almanac. The log names the cause, such as the key, the credit or the budget of the day.',
  failingModel:
    'The language model has failed three times within ten minutes. Whoever asked it reads the almanac instead.',
  bookClosed:
    'A chapter of the book of readings is missing or damaged in what was deployed: people read what the sky does, without counsel. Deploy again.',
} as const

export type OperatorAlarm = keyof typeof OPERATOR_ALARMS
