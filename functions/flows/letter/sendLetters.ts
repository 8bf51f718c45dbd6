import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { LetterStore } from '../../store/letters.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import { type DeliverLetterNeeds, deliverLetter } from './deliverLetter.ts'
import { type EnqueueLetterNeeds, enqueueLetter } from './enqueueLetter.ts'

export interface SendLettersNeeds extends EnqueueLetterNeeds, DeliverLetterNeeds {
  accounts: EnqueueLetterNeeds['accounts'] & DeliverLetterNeeds['accounts']
  letters: EnqueueLetterNeeds['letters'] & DeliverLetterNeeds['letters'] & Pick<LetterStore, 'listDue'>
  readings: DeliverLetterNeeds['readings']
  outbox: DeliverLetterNeeds['outbox'] & Pick<OutboxStore, 'listDue'>
}

interface Round {
  now: EpochSeconds
  mayGoOn?: () => boolean
}

/** Most of a letter is waiting: for the table, for SES and perhaps for a model. */
const AT_ONCE = 25

/** Enqueues what is due and sends what is enqueued, page by page, as far as the time goes. */
export async function sendLetters(needs: SendLettersNeeds, { now, mayGoOn = () => true }: Round) {
  const total = { done: 0, failed: 0 }
  const work = async (ids: readonly string[], act: (id: string) => Promise<Outcome>) => {
    const before = total.done + total.failed
    for (let at = 0; at < ids.length && mayGoOn(); at += AT_ONCE)
      for (const outcome of await Promise.all(ids.slice(at, at + AT_ONCE).map(act))) if (outcome) total[outcome] += 1
    return total.done + total.failed > before
  }
  const enqueue = async (accountId: string): Promise<Outcome> => {
    try {
      return (await enqueueLetter(needs, { accountId, now })) ? 'done' : undefined
    } catch (error) {
      needs.warn('a letter was not enqueued', error)
      return 'failed'
    }
  }
  const deliver = (id: string) =>
    deliverLetter(needs, { id, now }).catch((error: unknown): Outcome => {
      needs.warn('a letter could not be claimed', error)
      return 'failed'
    })
  for (let isMoving = true; isMoving && mayGoOn(); ) {
    const failedBefore = total.failed
    const hasEnqueued = await work(await needs.letters.listDue(now), enqueue)
    const hasDelivered = await work(await needs.outbox.listDue(now), deliver)
    // What has failed here stays due, and is for the next run.
    isMoving = (hasEnqueued || hasDelivered) && total.failed === failedBefore
  }
  return total
}

type Outcome = 'done' | 'failed' | undefined
