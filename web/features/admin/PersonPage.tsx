import { admin } from '../../../shared/contract/admin.ts'
import type { AuditRecord } from '../../../shared/domain/admin.ts'
import type { AdminMail, AdminPerson } from '../../../shared/domain/adminPerson.ts'
import { HOUR, secondsOf } from '../../../shared/domain/time.ts'
import { Link } from '../../lib/navigation/router.tsx'
import { now } from '../../lib/time/dates.ts'
import { paths } from '../../paths.ts'
import { Table } from '../../ui/display/Table.tsx'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import { AuditLine } from './AuditLog.tsx'
import styles from './adminArea.module.css'
import { instant, mailNameOf } from './adminWords.ts'
import { ConfirmAction } from './ConfirmAction.tsx'
import { useAdminReply } from './callAdmin.ts'
import { Payments } from './Payments.tsx'
import { Plan } from './Plan.tsx'
import { rowActions } from './rowActions.ts'
import { TemporaryPassword } from './TemporaryPassword.tsx'
import { useRowAction } from './useRowAction.ts'

/** One person: what they have, paid, were sent and had done to them, and everything that can be done. */
export function PersonPage({ id }: { id: string }) {
  const person = useAdminReply(admin.readUser, { params: { id } })
  return (
    <>
      <p>
        <Link to={paths.admin}>All people</Link>
      </p>
      <AsyncBoundary
        result={person}
        fallback={<Skeleton lines={12} />}
        failed="We couldn't load this person. The account may have been deleted."
      >
        {(known) => <Known person={known} onChanged={person.mutate} />}
      </AsyncBoundary>
    </>
  )
}

function Known({ person, onChanged }: { person: AdminPerson; onChanged: () => Promise<unknown> }) {
  const { account: user, undeliverableEmail, payments, mails, signIns, acts } = person
  const { busy, asked, temporaryPassword, start, confirm, dismiss, forgetPassword } = useRowAction(user)
  return (
    <>
      <h2>{`${user.firstName} ${user.lastName}`}</h2>
      <p>
        <span>{user.email}</span> <span className={styles.line}>{user.id}</span>
      </p>
      <p>
        <Plan user={user} />
        <span className={styles.line}>{sourceOf(person)}</span>
      </p>
      {undeliverableEmail && <p role="status">{`Mail to ${undeliverableEmail} comes back, so none is sent there.`}</p>}
      <StripeLinks person={person} />
      <div className={styles.actions} aria-busy={busy || undefined}>
        {rowActions
          .filter((action) => action.isFor(user))
          .map((action) => (
            <Button
              key={action.label}
              tone={action.isDangerous ? 'danger' : 'quiet'}
              disabled={busy}
              onClick={() => start(action)}
            >
              {action.label}
            </Button>
          ))}
      </div>
      {temporaryPassword && <TemporaryPassword password={temporaryPassword} onDone={forgetPassword} />}
      <ConfirmAction action={asked} user={user} busy={busy} onConfirm={confirm} onClose={dismiss} />

      <h3>Payments</h3>
      {payments ? (
        <Payments user={user} invoices={payments} onChanged={onChanged} />
      ) : (
        <p role="status">Stripe doesn't answer, so payments can't be shown. Reload in a minute.</p>
      )}

      <h3>Mails</h3>
      {mails.length === 0 ? (
        <p>None in the last month.</p>
      ) : (
        <Table
          caption="Mails of the last month, newest first"
          heads={['When', 'Mail', 'What became of it']}
          rows={mails.map((mail) => [instant(mail.at), mailNameOf(mail.kind), outcomeOf(mail)])}
        />
      )}

      <h3>Devices that are signed in</h3>
      {signIns.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul>
          {signIns.map((at) => (
            <li key={at}>{`Signed in ${instant(at)}`}</li>
          ))}
        </ul>
      )}

      <h3>What operators have done</h3>
      {acts.length === 0 && <p>Nothing.</p>}
      <ol className={styles.audit}>
        {acts.map((act, index) => (
          <AuditLine key={act.id} record={act}>
            {index === 0 && isUndoable(act, person) && (
              <Button tone="quiet" disabled={busy} onClick={() => start(makeFree)}>
                Undo
              </Button>
            )}
          </AuditLine>
        ))}
      </ol>
    </>
  )
}

/** Taking a gift back is making free whoever was free before it. */
const makeFree = rowActions.find(({ label }) => label === 'Make Free')!

/** The last thing that was done is a gift to somebody who had nothing, within the last hour. */
export const isUndoable = ({ action, result, at, before }: AuditRecord, { account }: AdminPerson): boolean =>
  (action === 'startTrial' || action === 'unlockPremium') &&
  result === 'OK' &&
  account.isComplimentary &&
  (before?.subscriptionStatus === 'free' || before?.subscriptionStatus === 'inactive') &&
  now() - secondsOf(new Date(at)) < HOUR

function StripeLinks({ person: { customerId, account } }: { person: AdminPerson }) {
  if (!customerId) return <p>Not known at Stripe.</p>
  const links = [
    ['Customer at Stripe', `customers/${customerId}`],
    ...(account.stripeSubscriptionId
      ? [['Subscription at Stripe', `subscriptions/${account.stripeSubscriptionId}`]]
      : []),
  ]
  return (
    <p className={styles.actions}>
      {links.map(([name, path]) => (
        <a key={path} href={`https://dashboard.stripe.com/${path}`} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </p>
  )
}

const SOURCES: Record<string, string> = {
  stripe: 'What they have comes from Stripe',
  gift: 'What they have was given by an operator',
  comp: 'What they have was given by an operator',
}

function sourceOf({ entitlement, account }: AdminPerson): string {
  const joined = `Joined ${instant(account.createdAt)}`
  if (!entitlement) return `${joined}. Never had a trial or a subscription`
  const disputed = entitlement.disputedAt ? `. In dispute since ${instant(entitlement.disputedAt)}` : ''
  return `${joined}. ${SOURCES[entitlement.source] ?? 'What they have comes from a newer release'}${disputed}`
}

const outcomeOf = ({ outcome, attempts }: AdminMail) =>
  ({
    sent: 'Sent',
    dropped: 'Not sent: the address takes no mail, or there was nothing left to tell',
    dead: `Given up after ${attempts} attempts`,
    waiting: attempts === 0 ? 'Waiting' : `Failed ${attempts} times; tried again then`,
  })[outcome]
