import { billing as contract } from '../../shared/contract/billing.ts'
import { Problem } from '../../shared/contract/problem.ts'
import { succeeded } from '../../shared/contract/success.ts'
import { localPricing } from '../../shared/domain/localPricing.ts'
import { DEFAULT_PLAN } from '../../shared/domain/priceBook.ts'
import { cancelRenewal } from '../flows/billing/cancelRenewal.ts'
import { confirmCheckout } from '../flows/billing/confirmCheckout.ts'
import { readBilling } from '../flows/billing/readBilling.ts'
import { resumeRenewal } from '../flows/billing/resumeRenewal.ts'
import { startCheckout } from '../flows/billing/startCheckout.ts'
import { takeBackFirstCharge } from '../flows/billing/takeBackFirstCharge.ts'
import { confirmCardUpdate, startCardUpdate } from '../flows/billing/updateCard.ts'
import { CURRENCY_COOKIE } from '../kit/http/cookies.ts'
import { type Answers, serve } from '../kit/http/serve.ts'
import { wireBilling } from '../wiring/billing.ts'

const needs = wireBilling()

const answers: Answers<typeof contract> = {
  subscribe: ({ member, body, visitor, now }) => {
    const shown = localPricing({ country: visitor.country, chosen: visitor.cookies[CURRENCY_COOKIE] })
    return startCheckout(needs, {
      account: member.account,
      standing: member.standing,
      plan: body?.plan ?? DEFAULT_PLAN,
      currency: body?.currency ?? shown.currency.code,
      promotionCode: body?.promotionCode,
      now,
    })
  },

  confirmSubscription: ({ member, body, now }) =>
    confirmCheckout(needs, { accountId: member.account.id, setupIntentId: body.setupIntentId, now }),

  cancelSubscription: async ({ member, now }) => ({
    success: true,
    ...(await cancelRenewal(needs, { accountId: member.account.id, now })),
  }),

  cancelTrial: async ({ member, now }) => ({
    success: true,
    ...(await cancelRenewal(needs, { accountId: member.account.id, now })),
  }),

  cancelAndRefund: async ({ member, now }) => ({
    success: true,
    ...(await takeBackFirstCharge(needs, { accountId: member.account.id, now })),
  }),

  reactivateSubscription: async ({ member, now }) => {
    await resumeRenewal(needs, { accountId: member.account.id, now })
    return succeeded('Your subscription is active again.')
  },

  readBilling: ({ member, now }) => readBilling(needs, { accountId: member.account.id, now }),

  startCardUpdate: ({ member }) => startCardUpdate(needs, member.account.id),

  confirmCardUpdate: async ({ member, body, now }) => ({
    ...succeeded('Your new card is saved.'),
    ...(await confirmCardUpdate(needs, { accountId: member.account.id, setupIntentId: body.setupIntentId, now })),
  }),

  createTestPayment: () => {
    if (needs.environment.STAGE === 'prod') throw new Problem('NOT_FOUND')
    return needs.payments.createTestPayment()
  },
}

export const handler = serve(contract, needs, answers)
