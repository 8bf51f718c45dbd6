import { admin } from '../../../shared/contract/admin.ts'
import { type AdminUser, EXTENDED_TRIAL_DAYS, GIFT_TRIAL_DAYS, UNLOCKED_MONTHS } from '../../../shared/domain/admin.ts'
import { appliesTo } from '../../../shared/domain/adminRules.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { secondsOf } from '../../../shared/domain/time.ts'
import { longDateAt } from '../../lib/time/dates.ts'
import { callAdmin } from './callAdmin.ts'
import type { RowAction } from './RowAction.ts'

const params = ({ id }: AdminUser) => ({ params: { id } })
/** What is past due can still be cancelled: it ends at once. */
const isCancelled = ({ subscriptionStatus, isPastDue }: AdminUser) => subscriptionStatus === 'cancelled' && !isPastDue

function accessOf({ trialEndsAt, subscriptionEndsAt, subscriptionStatus }: AdminUser): string {
  const end = subscriptionEndsAt ?? trialEndsAt
  if (subscriptionStatus !== 'cancelled' || end === null) return 'is on the free plan now'
  return `keeps Premium until ${longDateAt(secondsOf(new Date(end)))}`
}

const failedTo = (what: string) => ({ title: 'Error', fallback: `Failed to ${what}. Please try again.` })

/** Everything that can be done with a person, in the order of the buttons. Each shows only where it applies. */
export const rowActions: RowAction[] = [
  {
    label: 'Gift Trial',
    isFor: appliesTo.startTrial,
    ask: ({ email }) => ({
      title: `Give ${GIFT_TRIAL_DAYS} days?`,
      text: `${email} gets ${GIFT_TRIAL_DAYS} days of Premium from now and an email that says so. Nothing is charged, and it ends by itself.`,
      confirm: 'Yes, gift the trial',
      needsReason: false,
    }),
    async act(user, why) {
      const body = { days: GIFT_TRIAL_DAYS, ...why }
      const reply = await callAdmin(admin.startTrial, { ...params(user), body })
      const description = `${user.email} has Premium for ${GIFT_TRIAL_DAYS} days. Nothing is charged.`
      return { title: 'Trial Gifted', description, user: reply.user }
    },
    failure: failedTo('start the trial'),
  },
  {
    label: 'Premium',
    isFor: appliesTo.unlockPremium,
    ask: (user) => ({
      title: 'Unlock Premium?',
      text: user.stripeSubscriptionId
        ? `This ends the trial of ${user.email} at Stripe, so that it is never charged, and gives ${UNLOCKED_MONTHS} complimentary months instead.`
        : `${user.email} gets ${UNLOCKED_MONTHS} months of Premium. Nothing is charged.`,
      confirm: 'Yes, unlock Premium',
      needsReason: false,
    }),
    async act(user, why) {
      const body = { months: UNLOCKED_MONTHS, ...why }
      const reply = await callAdmin(admin.unlockPremium, { ...params(user), body })
      const description = `${user.email} has Premium for ${UNLOCKED_MONTHS} months. Nothing is charged.`
      return { title: 'Premium Unlocked', description, user: reply.user }
    },
    failure: failedTo('unlock Premium'),
  },
  {
    label: 'Force Premium',
    isFor: appliesTo.forceConvert,
    ask: (user) => ({
      title: 'End the trial and charge now?',
      text: `${user.email} will be charged the price of their plan at once, and gets a receipt by email.`,
      confirm: 'Yes, charge now',
      needsReason: true,
    }),
    async act(user, why) {
      const { payment } = await callAdmin(admin.forceConvert, { ...params(user), body: why })
      const charged = formatMoney(payment.amount, payment.currency.toLowerCase() === 'sgd' ? 'SGD' : 'USD')
      return {
        title: 'Converted to Premium',
        description: `${charged} charged to ${user.email}: ${payment.status}.`,
        seconds: 8,
      }
    },
    failure: { title: 'Conversion Failed', fallback: 'Failed to convert trial to premium. Please try again.' },
    isDangerous: true,
  },
  {
    label: `Extend ${EXTENDED_TRIAL_DAYS} days`,
    isFor: appliesTo.resetTrial,
    ask: ({ email, stripeSubscriptionId }) => ({
      title: 'Extend the trial?',
      text: `The trial of ${email} will end ${EXTENDED_TRIAL_DAYS} days from now, and an email says so. ${stripeSubscriptionId ? 'The first charge moves to that day.' : 'Nothing is charged.'}`,
      confirm: 'Yes, extend it',
      needsReason: false,
    }),
    async act(user, why) {
      const reply = await callAdmin(admin.resetTrial, { ...params(user), body: why })
      const description = `The trial of ${user.email} now ends in ${EXTENDED_TRIAL_DAYS} days.`
      return { title: 'Trial Extended', description, user: reply.user }
    },
    failure: failedTo('reset the trial'),
  },
  {
    label: 'Make Free',
    isFor: appliesTo.convertToFree,
    ask: (user) => ({
      title: 'Make this account free?',
      text: `${user.email} loses Premium now. ${user.stripeSubscriptionId ? 'The subscription at Stripe is cancelled at once and nothing more is charged.' : ''}`,
      confirm: 'Yes, make free',
      needsReason: true,
    }),
    async act(user, why) {
      const reply = await callAdmin(admin.convertToFree, { ...params(user), body: why })
      return { title: 'Account Made Free', description: `${user.email} is on the free plan.`, user: reply.user }
    },
    failure: failedTo('convert to free'),
    isDangerous: true,
  },
  {
    label: 'Cancel',
    isFor: (user) => appliesTo.cancelSubscription(user) && !isCancelled(user),
    ask: (user) => ({
      title: 'Cancel the subscription?',
      text: user.isPastDue
        ? `The last payment of ${user.email} didn't go through, so Premium ends now. Nothing more is charged.`
        : `${user.email} keeps Premium until the end of what is paid or on trial, and isn't charged again. A month that Stripe has not charged yet ends now.`,
      confirm: 'Yes, cancel it',
      needsReason: true,
    }),
    async act(user, why) {
      const reply = await callAdmin(admin.cancelSubscription, { ...params(user), body: why })
      const description = `${user.email} ${accessOf(reply.user)} and won't be charged again.`
      return { title: 'Subscription Cancelled', description, user: reply.user }
    },
    failure: failedTo('cancel the subscription'),
    isDangerous: true,
  },
  {
    label: 'Reactivate',
    isFor: appliesTo.reactivate,
    ask: (user) => ({
      title: 'Reactivate the subscription?',
      text: `${user.email} is charged again when ${user.trialEndsAt && !user.subscriptionEndsAt ? 'the trial' : 'what is paid'} is over, and an email says so. Nothing is charged now.`,
      confirm: 'Yes, reactivate it',
      needsReason: true,
    }),
    async act(user, { reason = '', ...why }) {
      const reply = await callAdmin(admin.reactivate, { ...params(user), body: { reason, ...why } })
      const description = `The subscription of ${user.email} goes on.`
      return { title: 'Subscription Reactivated', description, user: reply.user }
    },
    failure: failedTo('reactivate the subscription'),
  },
  {
    label: 'Reset password',
    isFor: () => true,
    ask: (user) => ({
      title: 'Reset the password?',
      text: `${user.email} is logged out everywhere. The temporary password works for 24 hours and must be changed at the first sign-in.`,
      confirm: 'Yes, reset it',
      needsReason: false,
    }),
    async act(user, why) {
      const { tempPassword } = await callAdmin(admin.resetPassword, { ...params(user), body: why })
      return {
        title: 'Temporary Password',
        description: `${user.email}: ${tempPassword}`,
        seconds: 10,
        temporaryPassword: tempPassword,
      }
    },
    failure: failedTo('reset the password'),
  },
  {
    label: 'Delete',
    isFor: () => true,
    ask: (user) => ({
      title: 'Delete this account?',
      text: `Everything of ${user.email} is deleted and cannot be brought back. A subscription is cancelled first.`,
      confirm: 'Yes, delete it',
      needsReason: true,
    }),
    async act(user, why) {
      await callAdmin(admin.deleteUser, { ...params(user), body: why })
      return { title: 'Account Deleted', description: `${user.email} is being deleted.`, user: null }
    },
    failure: failedTo('delete the account'),
    isDangerous: true,
  },
]
