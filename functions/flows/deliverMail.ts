import { after, DAY, type EpochSeconds, HOUR, MINUTE } from '../../shared/domain/time.ts'
import type { MailOrder } from '../domain/mailOrder.ts'
import type { Mailer } from '../gateways/mail.ts'
import type { OutboxStore } from '../store/outbox.ts'
import { type ComposeNeeds, composeMail } from './composeMail.ts'

export interface DeliverMailNeeds extends ComposeNeeds {
  outbox: Pick<OutboxStore, 'listDue' | 'claim' | 'finish' | 'postpone'>
  mailer: Mailer
}

interface Delivered {
  sent: number
  failed: number
}

/** Waiting times after each attempt; after the last one the mail is given up and stays to be looked at. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY]

interface Round {
  now: EpochSeconds
  /** Mails that were just owed; the rest of what is due is looked up. */
  ids?: readonly string[] | undefined
}

/** Sends what is due. One mail that fails holds up no other. */
export async function deliverMail(needs: DeliverMailNeeds, { now, ids = [] }: Round): Promise<Delivered> {
  const delivered: Delivered = { sent: 0, failed: 0 }
  for (const id of new Set([...ids, ...(await needs.outbox.listDue(now))])) {
    const order = await needs.outbox.claim(id, now)
    if (!order) continue
    delivered[(await deliver(needs, { order, now })) ? 'sent' : 'failed'] += 1
  }
  return delivered
}

/** The letter is marked as sent after SES took it: a crash between the two mails twice, never not at all. */
async function deliver(
  needs: DeliverMailNeeds,
  { order, now }: { order: MailOrder; now: EpochSeconds },
): Promise<boolean> {
  try {
    if (order.attempts > WAITS.length + 1) throw new Error('no attempt lived to its end')
    const letter = await composeMail(needs, { order, now })
    if (letter) await needs.mailer.send(letter)
    await needs.outbox.finish(order.id, { now, outcome: letter ? 'sent' : 'dropped' })
    return true
  } catch {
    const wait = WAITS[order.attempts - 1]
    if (wait === undefined) await needs.outbox.finish(order.id, { now, outcome: 'dead' })
    else await needs.outbox.postpone(order.id, after(now, wait))
    return false
  }
}
