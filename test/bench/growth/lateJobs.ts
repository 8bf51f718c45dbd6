import { addDays, DAY, HOUR, localDateAt, MINUTE, secondsOf } from '../../../shared/domain/time.ts'
import { aCard } from '../../checks/aPayer.ts'
import { aVisitor } from '../../stack/aVisitor.ts'
import { localStack } from '../localStack.ts'
import { call, register, startTrial } from '../memberCalls.ts'

/** Past the end of a trial and of a checkout; by then nobody in the crowd has anything that is due. */
const LATER = 3 * DAY + MINUTE
const JOBS = ['drainEvents', 'expireCheckouts']

/** Lets a trial end, a checkout break off and a mail come back, and has the jobs and the hook deal with them. */
export async function lateJobs(url: string): Promise<void> {
  const stack = localStack(url)
  const [trialist, undecided] = [aVisitor(url), aVisitor(url)]
  await register(trialist, 'trialist@example.com')
  await startTrial(trialist, aCard())
  await register(undecided, 'undecided@example.com')
  await call(undecided, 'POST /api/subscribe', {})

  await stack.setEvents({ release: true })
  await register(aVisitor(url), 'granted@example.com')
  await stack.runJob('updateDirectory')
  await stack.grant('granted@example.com', 30)
  await stack.bounceNewest()
  await stack.advanceClock(LATER)
  for (const name of JOBS) await stack.runToEnd(name)
  await stack.advanceClock(2 * HOUR)
  await call(trialist, 'POST /api/users/cancel-and-refund')
  await stack.movePrice(addDays(localDateAt(secondsOf(new Date()), 'UTC'), 90))
  await stack.replayEvents({ dead: true })
}
