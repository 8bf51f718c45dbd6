import { DAY, HOUR } from '../../../shared/domain/time.ts'
import { aVisitor, type Visitor } from '../../stack/aVisitor.ts'
import { between, type Consumption, type LocalStack, localStack } from '../localStack.ts'
import { BIRTH, call } from '../memberCalls.ts'

/** What one occasion in a person's month took. */
export interface Taken {
  consumption: Consumption
  replyBytes: number
  mails: number
}

/** Each occasion of a person's month, done once and counted. */
export interface Occasions {
  joining: Taken
  signingIn: Taken
  openingTheDay: Taken
  openingTheDayWithPremium: Taken
  lookingAgain: Taken
  /** One call each. */
  otherReads: Taken
}

const READS = ['/api/auth/user', '/api/user/profile', '/api/user/streak', '/api/natal-chart/big-three']
export const OTHER_READS = READS.length
const EMAIL = 'average@example.com'
const PASSWORD = 'a-long-night-sky'

export async function countOccasions(url: string): Promise<Occasions> {
  const stack = localStack(url)
  const visitor = aVisitor(url)
  const count = counter(stack, visitor)
  const joining = await count((counted) => join(counted, stack))
  const signingIn = await count((counted) =>
    call(counted, 'POST /api/auth/login', { email: EMAIL, password: PASSWORD }),
  )

  await stack.advanceClock(DAY)
  const openingTheDay = await count((counted) => call(counted, 'GET /api/home'))
  // An hour later the session's last use is written down again.
  await stack.advanceClock(2 * HOUR)
  const lookingAgain = await count((counted) => call(counted, 'GET /api/home'))
  const otherReads = await count(async (counted) => {
    for (const path of READS) await call(counted, `GET ${path}`)
  })
  await stack.grant(EMAIL, 30)
  await stack.advanceClock(DAY)
  const openingTheDayWithPremium = await count((counted) => call(counted, 'GET /api/home'))
  return { joining, signingIn, openingTheDay, openingTheDayWithPremium, lookingAgain, otherReads }
}

async function join(visitor: Pick<Visitor, 'ask'>, stack: LocalStack) {
  await call(visitor, 'GET /api/geo-info')
  await call(visitor, 'GET /api/places?query=lis')
  await call(visitor, 'POST /api/auth/register', { email: EMAIL, password: PASSWORD, firstName: 'A', lastName: 'P' })
  const [otp] = /\b\d{6}\b/.exec(await stack.mailTo(EMAIL))!
  await call(visitor, 'POST /api/auth/verify-otp', { otp })
  await call(visitor, 'PUT /api/user/profile', BIRTH)
  await call(visitor, 'POST /api/user/complete-onboarding', {})
}

/** Counts what some work takes, with the run that sends its mails. A run that finds none is everybody's, and is left out. */
const counter =
  (stack: LocalStack, { ask }: Visitor) =>
  async (work: (counted: Pick<Visitor, 'ask'>) => unknown): Promise<Taken> => {
    let replyBytes = 0
    const counted: Visitor['ask'] = async (...asked) => {
      const answer = await ask(...asked)
      replyBytes += Buffer.byteLength(answer.text)
      return answer
    }
    const [before, mailsBefore] = [await stack.consumed(), await stack.countMails()]
    await work({ ask: counted })
    await stack.runJob('sendMail')
    const { sendMail, ...rest } = between(before, await stack.consumed())
    const mails = (await stack.countMails()) - mailsBefore
    return { consumption: sendMail && mails > 0 ? { ...rest, sendMail } : rest, replyBytes, mails }
  }
