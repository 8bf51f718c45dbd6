import type { AdminUser, UserState } from './admin.ts'

export const hasNoAccess = ({ subscriptionStatus }: AdminUser): boolean =>
  subscriptionStatus === 'free' || subscriptionStatus === 'inactive'

/** Under which filters of the list somebody is found. */
export const statesOf = (user: AdminUser): UserState[] => [
  user.subscriptionStatus === 'inactive' ? 'free' : user.subscriptionStatus,
  ...(user.isPastDue ? (['past_due'] as const) : []),
  ...(user.isDisputed ? (['disputed'] as const) : []),
  ...(user.isComplimentary ? (['complimentary'] as const) : []),
]

const isOnTrial = ({ subscriptionStatus }: AdminUser) => subscriptionStatus === 'trial'
const isAtStripe = ({ stripeSubscriptionId }: AdminUser) => stripeSubscriptionId !== null

/** To whom each action on somebody's access applies. Passwords can be reset and accounts deleted of all. */
export const appliesTo = {
  startTrial: hasNoAccess,
  unlockPremium: (user: AdminUser) => hasNoAccess(user) || isOnTrial(user),
  forceConvert: (user: AdminUser) => isOnTrial(user) && isAtStripe(user),
  resetTrial: isOnTrial,
  convertToFree: (user: AdminUser) => !hasNoAccess(user),
  cancelSubscription: isAtStripe,
  reactivate: (user: AdminUser) => user.subscriptionStatus === 'cancelled' && isAtStripe(user) && !user.isPastDue,
} as const satisfies Record<string, (user: AdminUser) => boolean>
export type AccessAction = keyof typeof appliesTo
