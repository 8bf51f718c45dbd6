import { after, DAY, type EpochSeconds, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import type { OutboxMail, UnreadableMail } from '../../domain/mail/outboxMail.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { Mailer } from '../../gateways/mail.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import type { JobRun } from '../JobRun.ts'
import { type Draft, type DraftNeeds, draftMail } from './draftMail.ts'
import { type MailBudgetNeeds, spendMailBudget } from './spendMailBudget.ts'
import { type IsSuppressedNeeds, isSuppressed } from './suppressRecipient.ts'

export interface DeliverMailNeeds extends DraftNeeds, MailBudgetNeeds, IsSuppressedNeeds {
  accounts: DraftNeeds['accounts'] & IsSuppressedNeeds['accounts']
  outbox: Pick<OutboxStore, 'listDue' | 'claim' | 'finish' | 'postpone'>
  mailer: Pick<Mailer, 'send'>
  warn: Warn
}

interface Delivered {
  sent: number
  failed: number
}

/** Waiting times after each attempt; after the last one the mail is given up and stays to be looked at. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY]

/** Sends what is due, as far as the time goes. One mail that fails holds up no other. */
export async function deliverMail(
  needs: DeliverMailNeeds,
  { now, ids = [], mayGoOn = () => true }: JobRun,
): Promise<Delivered> {
  const delivered: Delivered = { sent: 0, failed: 0 }
  for (const id of new Set([...ids, ...(await needs.outbox.listDue(now))])) {
    if (!mayGoOn()) break
    const outcome = await take(needs, { id, now })
    if (outcome) delivered[outcome] += 1
  }
  return delivered
}

async function take(
  needs: DeliverMailNeeds,
  { id, now }: { id: string; now: EpochSeconds },
): Promise<keyof Delivered | undefined> {
  const mail = await needs.outbox.claim(id, now).catch((error: unknown) => {
    needs.warn('a mail could not be claimed', error)
    return 'failed' as const
  })
  return mail && mail !== 'failed' ? deliver(needs, { mail, now }) : mail
}

/** A mail is marked as sent after SES took it: a crash in between sends it twice, never not at all. */
async function deliver(
  needs: DeliverMailNeeds,
  { mail, now }: { mail: OutboxMail | UnreadableMail; now: EpochSeconds },
): Promise<keyof Delivered> {
  try {
    if (mail.kind === 'unreadable') throw new Error('this release does not know this kind of email')
    if (mail.attempts > WAITS.length + 1) throw new Error('every attempt ended before it was finished')
    const draft = await draftMail(needs, { mail, now })
    const isSent = draft !== undefined && (await mayGoOut(needs, { mail, draft, now }))
    if (isSent) await needs.mailer.send({ to: draft.to, ...(await draft.compose()) })
    await needs.outbox.finish(mail, { now, outcome: isSent ? 'sent' : 'dropped' })
    return 'sent'
  } catch (error) {
    needs.warn('a mail was not sent', error)
    const wait = WAITS[mail.attempts - 1]
    if (wait === undefined) await needs.outbox.finish(mail, { now, outcome: 'dead' })
    else await needs.outbox.postpone(mail, after(now, wait))
    return 'failed'
  }
}

interface Sending {
  mail: OutboxMail
  draft: Draft
  now: EpochSeconds
}

/** Whoever bombs an address is stopped here, whatever they do it with. A mail counts once, however often it is tried. */
async function mayGoOut(needs: DeliverMailNeeds, { mail, draft: { to, proof }, now }: Sending): Promise<boolean> {
  if (await isSuppressed(needs, { accountId: mail.accountId, email: to, now })) return false
  if (mail.isCounted || mail.attempts > 1) return true
  return (await spendMailBudget(needs, { kind: mail.kind, to, proof, now })) === undefined
}
