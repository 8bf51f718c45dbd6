import type { AdminDispute } from '../../../shared/domain/admin.ts'
import type { AdminPerson } from '../../../shared/domain/adminPerson.ts'
import { formatMoney } from '../../../shared/domain/money.ts'

/** What we hold against a dispute, as a text for Stripe's form: facts with their instants in UTC, and nothing of a reading. */
export function disputeEvidence(
  { id, amount, currency, reason }: AdminDispute,
  { account, payments, mails, signIns, daysRead }: AdminPerson,
): string {
  const sent = mails.filter(({ outcome }) => outcome === 'sent')
  const lines = [
    `Dispute ${id}: ${formatMoney(amount, currency)}, ${reason}`,
    `Customer: ${account.firstName} ${account.lastName}, ${account.email}`,
    `Registered: ${utc(account.createdAt)}${account.hasGoogle ? ', with Google' : ''}`,
    `Email address verified: ${account.emailVerified ? 'yes' : 'no'}`,
    `Days with a reading opened: ${daysRead}`,
    'Signed in:',
    ...listed(signIns.map(utc)),
    'Mails sent in the last month:',
    ...listed(sent.map(({ kind, at }) => `${utc(at)} ${kind}`)),
    'Payments:',
    ...listed(
      (payments ?? []).map(
        (each) =>
          `${utc(each.createdAt)} ${formatMoney(each.amountPaid, each.currency)} ${each.status}${each.amountRefunded > 0 ? `, refunded ${formatMoney(each.amountRefunded, each.currency)}` : ''}`,
      ),
    ),
  ]
  return lines.join('\n')
}

const listed = (lines: string[]) =>
  lines.length > 0 ? lines.map((line) => `- ${line}`) : ['- none that is still kept']
const utc = (instant: string) => `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`
