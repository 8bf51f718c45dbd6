import { membershipOf } from '../../../shared/domain/subscription.ts'
import { after, type EpochSeconds, HOUR, localDateAt, MINUTE } from '../../../shared/domain/time.ts'
import { proofOf } from '../../domain/account/proof.ts'
import { standingOf } from '../../domain/billing/entitlement.ts'
import { unsubscribeToken } from '../../domain/letter/unsubscribeToken.ts'
import type { EmailContent } from '../../domain/mail/emailContent.ts'
import { letterEmail } from '../../domain/mail/letterEmail.ts'
import type { OutboxMail, UnreadableMail } from '../../domain/mail/outboxMail.ts'
import type { Mailer } from '../../gateways/mail.ts'
import type { AccountRecord } from '../../store/accounts.ts'
import type { LetterStore } from '../../store/letters.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import { type MailBudgetNeeds, spendMailBudget } from '../mail/spendMailBudget.ts'
import { type IsSuppressedNeeds, isSuppressed } from '../mail/suppressRecipient.ts'
import { type ReadAheadNeeds, readAhead } from '../reading/readAhead.ts'
import { mayGetLetters } from './enqueueLetter.ts'

export interface DeliverLetterNeeds extends ReadAheadNeeds, MailBudgetNeeds, IsSuppressedNeeds {
  letters: Pick<LetterStore, 'find'>
  outbox: Pick<OutboxStore, 'claim' | 'finish' | 'handOver' | 'postpone'>
  mailer: Mailer
  origin: string
}

/** A letter is worth nothing the next day, so it is tried more often than another mail and given up sooner. */
const WAITS = [MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR]

interface Delivering {
  id: string
  now: EpochSeconds
}

/**
 * Writes and sends a letter, at most once: it is marked before SES gets it, and what was marked is never sent again
 * unless SES has refused it. A crash in between costs the letter of a day, and the next one comes.
 */
export async function deliverLetter(
  needs: DeliverLetterNeeds,
  { id, now }: Delivering,
): Promise<'done' | 'failed' | undefined> {
  const mail = await needs.outbox.claim(id, now)
  if (!mail) return undefined
  let whereabouts: Whereabouts = mail.kind !== 'unreadable' && mail.handedOverAt !== undefined ? 'unknown' : 'ours'
  try {
    if (mail.kind === 'unreadable') throw new Error('this release does not know this kind of letter')
    const email = whereabouts === 'ours' ? await draft(needs, { mail, now }) : undefined
    if (email) {
      if (!(await needs.outbox.handOver(mail, now))) return undefined
      whereabouts = 'unknown'
      await needs.mailer.send(email).catch((error: unknown) => {
        if (needs.mailer.isRefusal(error)) whereabouts = 'ours'
        throw error
      })
      whereabouts = 'sent'
    }
    await needs.outbox.finish(mail, { now, outcome: email ? 'sent' : 'dropped' })
    return 'done'
  } catch (error) {
    needs.warn(whereabouts === 'sent' ? 'a letter that was sent was not recorded' : 'a letter was not sent', error)
    await settle(needs, { mail, whereabouts, now })
    return 'failed'
  }
}

/** Only an answer of SES makes a letter ours again: a table that refuses a connection says nothing of the letter. */
type Whereabouts = 'ours' | 'unknown' | 'sent'

interface Settling {
  mail: OutboxMail | UnreadableMail
  whereabouts: Whereabouts
  now: EpochSeconds
}

async function settle({ outbox }: Pick<DeliverLetterNeeds, 'outbox'>, { mail, whereabouts, now }: Settling) {
  const wait = WAITS[mail.attempts - 1]
  if (whereabouts === 'sent') await outbox.finish(mail, { now, outcome: 'sent' })
  else if (whereabouts === 'unknown' || wait === undefined) await outbox.finish(mail, { now, outcome: 'dead' })
  else await outbox.postpone(mail, after(now, wait))
}

interface Drafting {
  mail: OutboxMail
  now: EpochSeconds
}

/** The letter as it goes out, or nothing when it is not wanted any more or its day is over. */
async function draft(
  needs: DeliverLetterNeeds,
  { mail: { accountId, letter, attempts }, now }: Drafting,
): Promise<(EmailContent & { to: string }) | undefined> {
  const record = await needs.accounts.find(accountId)
  if (!record || !letter || localDateAt(now, letter.zone) !== letter.date) return undefined
  const { account } = record
  const isWanted = ((await needs.letters.find(accountId))?.frequency ?? 'off') !== 'off'
  if (!isWanted || !mayGetLetters(account)) return undefined
  const { email: to } = account
  if (await isSuppressed(needs, { accountId, email: to, now })) return undefined
  const spending = { kind: 'letter', to, proof: proofOf(account), now } as const
  if (attempts === 1 && (await spendMailBudget(needs, spending)) !== undefined) return undefined
  const reading = await readFor(needs, { record, letter, now })
  const token = unsubscribeToken(await needs.identityKey(now), accountId)
  return { to, ...letterEmail({ ...letter, reading, origin: needs.origin, token }) }
}

interface Reading {
  record: AccountRecord
  letter: NonNullable<OutboxMail['letter']>
  now: EpochSeconds
}

function readFor(
  needs: DeliverLetterNeeds,
  { record: { account, entitlement }, letter: { date, zone }, now }: Reading,
) {
  const { hasActiveAccess } = membershipOf(standingOf(entitlement), now)
  return readAhead(needs, { account, hasActiveAccess, zone, date, now })
}
