import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { LetterStore } from '../../store/letters.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import type { JobRun } from '../JobRun.ts'
import { type DeliverLetterNeeds, deliverLetter } from './deliverLetter.ts'
import { type EnqueueLetterNeeds, enqueueLetter } from './enqueueLetter.ts'

export interface SendLettersNeeds extends EnqueueLetterNeeds, DeliverLetterNeeds {
  accounts: EnqueueLetterNeeds['accounts'] & DeliverLetterNeeds['accounts']
  letters: EnqueueLetterNeeds['letters'] & DeliverLetterNeeds['letters'] & Pick<LetterStore, 'listDue'>
  readings: DeliverLetterNeeds['readings']
  outbox: DeliverLetterNeeds['outbox'] & Pick<OutboxStore, 'listDue'>
}

/**
 * Most of a letter is waiting: for the table, for SES and perhaps for a model. A hundred thousand that a model writes
 * in four seconds each take most of an hour at this width, since two runs overlap half of the time.
 */
export const AT_ONCE = 100
/** What fails so often in a row is down, and the others wait for the next run: a letter that SES may have taken is lost. */
const FAILURES_IN_A_ROW = 25

/** Enqueues what is due and sends what is enqueued, page by page, as far as the time goes. */
export async function sendLetters(needs: SendLettersNeeds, { now, mayGoOn = () => true }: JobRun) {
  const total = { done: 0, failed: 0 }
  const due = stage((accountId) => enqueue(needs, accountId, now), total)
  const enqueued = stage((id) => deliver(needs, id, now), total)
  for (let isMoving = true; isMoving && mayGoOn(); ) {
    const hasEnqueued = await due(await needs.letters.listDue(now), mayGoOn)
    const hasDelivered = await enqueued(await needs.outbox.listDue(now), mayGoOn)
    isMoving = hasEnqueued || hasDelivered
  }
  return total
}

type Outcome = 'done' | 'failed' | undefined

async function enqueue(needs: SendLettersNeeds, accountId: string, now: EpochSeconds): Promise<Outcome> {
  try {
    return (await enqueueLetter(needs, { accountId, now })) ? 'done' : undefined
  } catch (error) {
    needs.warn('a letter was not enqueued', error)
    return 'failed'
  }
}

const deliver = (needs: SendLettersNeeds, id: string, now: EpochSeconds): Promise<Outcome> =>
  deliverLetter(needs, { id, now }).catch((error: unknown): Outcome => {
    needs.warn('a letter could not be claimed', error)
    return 'failed'
  })

/**
 * Does one thing to all of a page, many at once, and tells whether anything came of it. What has failed is for the next
 * run, and holds up nothing else in this one.
 */
function stage(act: (id: string) => Promise<Outcome>, total: Record<'done' | 'failed', number>) {
  const failed = new Set<string>()
  let inARow = 0
  return async (page: readonly string[], mayGoOn: () => boolean): Promise<boolean> => {
    const doneBefore = total.done
    const rest = page.filter((id) => !failed.has(id)).values()
    const lane = async () => {
      for (const id of rest) {
        if (!mayGoOn() || inARow >= FAILURES_IN_A_ROW) return
        const outcome = await act(id)
        if (outcome === 'failed') failed.add(id)
        inARow = outcome === 'failed' ? inARow + 1 : 0
        if (outcome) total[outcome] += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    return total.done > doneBefore
  }
}
