import { succeeded } from '../../../shared/contract/success.ts'
import type { AdminUser } from '../../../shared/domain/admin.ts'
import type { SubscriptionStatus } from '../../../shared/domain/subscription.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { adminUserOf } from '../../domain/admin/adminUserOf.ts'
import { cancelSubscription } from '../../flows/admin/cancelSubscription.ts'
import { clearDispute } from '../../flows/admin/clearDispute.ts'
import { convertToFree } from '../../flows/admin/convertToFree.ts'
import { deleteUser } from '../../flows/admin/deleteUser.ts'
import { forceConvert } from '../../flows/admin/forceConvert.ts'
import { listDisputes } from '../../flows/admin/listDisputes.ts'
import { listInvoices } from '../../flows/admin/listInvoices.ts'
import { reactivate } from '../../flows/admin/reactivate.ts'
import { readPerson } from '../../flows/admin/readPerson.ts'
import { readQueues } from '../../flows/admin/readQueues.ts'
import { refreshDirectory } from '../../flows/admin/refreshDirectory.ts'
import { refundInvoice } from '../../flows/admin/refundInvoice.ts'
import { resendReceipt } from '../../flows/admin/resendReceipt.ts'
import { resetPassword } from '../../flows/admin/resetPassword.ts'
import { resetTrial } from '../../flows/admin/resetTrial.ts'
import { startTrial } from '../../flows/admin/startTrial.ts'
import { unlockPremium } from '../../flows/admin/unlockPremium.ts'
import type { AdminNeeds } from '../../wiring/admin.ts'
import type { Note, RecordedAnswers } from './recorded.ts'

type Open = 'login' | 'logout' | 'listUsers' | 'readStats' | 'listAudit'

/** What operators do to one account and what it has paid. */
export const actionAnswers = (needs: AdminNeeds): Omit<RecordedAnswers, Open> => ({
  deleteUser: async (request, note) => {
    await noted(needs, { request, note }, () => deleteUser(needs, askedOf(request)))
    return succeeded('The account is closed, and everything in it is being deleted.')
  },

  resetTrial: async (request, note) =>
    changed(
      'The trial now ends in 30 days.',
      await noted(needs, { request, note }, () => resetTrial(needs, askedOf(request))),
    ),

  cancelSubscription: async (request, note) => {
    const result = await noted(needs, { request, note }, () => cancelSubscription(needs, askedOf(request)))
    const isOver = result.user.subscriptionStatus === 'inactive'
    return changed(isOver ? 'The subscription and its access are over.' : 'The subscription is cancelled.', result)
  },

  convertToFree: async (request, note) =>
    changed(
      'The account is on the free plan.',
      await noted(needs, { request, note }, () => convertToFree(needs, askedOf(request))),
    ),

  startTrial: async (request, note) => {
    const asked = { ...askedOf(request), days: request.body.days }
    return changed('The trial has begun.', await noted(needs, { request, note }, () => startTrial(needs, asked)))
  },

  unlockPremium: async (request, note) => {
    const asked = { ...askedOf(request), months: request.body.months }
    return changed('Premium is unlocked.', await noted(needs, { request, note }, () => unlockPremium(needs, asked)))
  },

  resetPassword: async (request, note) => {
    const { tempPassword } = await noted(needs, { request, note }, () => resetPassword(needs, askedOf(request)))
    return { tempPassword }
  },

  forceConvert: async (request, note) => {
    const { payment } = await noted(needs, { request, note }, () => forceConvert(needs, askedOf(request)))
    return { payment }
  },

  listInvoices: (request) => listInvoices(needs, askedOf(request)),

  refundInvoice: async (request, note) => {
    const { invoiceId, amount, amountRefunded, cancel } = request.body
    const asked = { ...askedOf(request), invoiceId, amount, amountRefunded, cancel }
    const { refund } = await noted(needs, { request, note }, () => refundInvoice(needs, asked))
    return { refund }
  },

  readQueues: ({ now }) => readQueues(needs, { now }),

  readUser: (request) => readPerson(needs, askedOf(request)),

  reactivate: async (request, note) =>
    changed(
      'The subscription goes on: it is charged again when its time is over.',
      await noted(needs, { request, note }, () => reactivate(needs, askedOf(request))),
    ),

  listDisputes: () => listDisputes(needs),

  clearDispute: async (request, note) =>
    changed(
      'The dispute holds this account no longer.',
      await noted(needs, { request, note }, () => clearDispute(needs, askedOf(request))),
    ),

  resendReceipt: async (request, note) => {
    const asked = { ...askedOf(request), invoiceId: request.body.invoiceId }
    await noted(needs, { request, note }, () => resendReceipt(needs, asked))
    return succeeded('The receipt is on its way.')
  },
})

interface ActionCall {
  params: { id: string }
  body?: { expectedStatus?: SubscriptionStatus | undefined } | undefined
  now: EpochSeconds
}
const askedOf = ({ params, body, now }: ActionCall) => ({
  accountId: params.id,
  expectedStatus: body?.expectedStatus,
  now,
})

/**
 * Leaves to the audit log what the account was before an act and what it is after it, and has the directory follow. An
 * act that fails may have changed something all the same, as where a charge is declined at the end of a trial.
 */
async function noted<R extends { before: AdminUser; user: AdminUser | null }>(
  needs: AdminNeeds,
  { request, note }: { request: ActionCall; note: Note },
  act: () => Promise<R>,
): Promise<R> {
  const asked = askedOf(request)
  const before = await readState(needs, asked)
  try {
    const result = await act()
    note({ before: result.before, after: result.user })
    return result
  } catch (error) {
    // What went wrong is told, even where the state cannot be read.
    note({ before, after: await readState(needs, asked).catch(() => null) })
    throw error
  } finally {
    // So that list and tiles follow at once; where it fails, a job does it a minute later.
    await refreshDirectory(needs, asked).catch((error) => needs.warn('the directory follows later', error))
  }
}

async function readState({ accounts }: Pick<AdminNeeds, 'accounts'>, { accountId, now }: ReturnType<typeof askedOf>) {
  const record = await accounts.find(accountId)
  return record?.account.status === 'active' ? adminUserOf(record.account, record.entitlement, now) : null
}

const changed = (message: string, { user }: { user: AdminUser }) => ({ ...succeeded(message), user })
