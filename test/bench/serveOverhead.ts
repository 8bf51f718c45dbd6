import { hashOf, newToken } from '../../functions/domain/identity/token.ts'
import { limiter } from '../../functions/kit/http/limits.ts'
import { serve } from '../../functions/kit/http/serve.ts'
import { group, perMember } from '../../shared/contract/endpoint.ts'
import { Success, succeeded } from '../../shared/contract/success.ts'
import { fakeStores } from '../fakes/fakeStores.ts'
import { CONTEXT, environment } from '../functions/kit/http/aHandler.ts'
import { anAccount } from '../makers/anAccount.ts'
import { anEvent, ORIGIN_SECRET } from '../makers/anEvent.ts'
import { aSession } from '../makers/aSession.ts'
import { NOW } from '../makers/later.ts'
import { median } from './row.ts'
import { timeOf } from './timeOf.ts'

/**
 * In a process of its own, whose log goes where its starter wants it: the same answer through the whole handler and bare,
 * by turns. Prints the medians in milliseconds. What is read for the session is in memory.
 */
const WARM_UP = 1_000
const TURNS = 3_000
const MINUTE = 60

const answer = () => succeeded('Nothing to tell.')
const bare = async () => ({ statusCode: 200, body: JSON.stringify(answer()) })
const endpoints = group({
  readNothing: {
    method: 'GET',
    path: '/api/nothing',
    access: 'member',
    limits: [perMember(120, MINUTE)],
    reply: Success,
  },
})

const stores = fakeStores()
const account = anAccount()
const token = newToken()
stores.memory.accounts.set(account.id, account)
const session = aSession({ tokenHash: hashOf(token), accountId: account.id })
stores.memory.sessions.set(session.tokenHash, session)
const needs = {
  environment,
  originSecrets: async () => [ORIGIN_SECRET],
  limit: limiter({ limits: stores.limits, identityKey: async () => 'key' }),
  ...stores,
}
const served = serve(endpoints, needs, { readNothing: answer })

/** A second apart from each other, so that no limit is met. */
const eventAt = (turn: number) =>
  anEvent({ route: 'GET /api/nothing', cookies: [`__Host-session=${token}`], now: NOW + turn })

const times = { served: [] as number[], bare: [] as number[] }
for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
  const event = eventAt(turn)
  const [through, direct] = [await timeOf(() => served(event, CONTEXT)), await timeOf(bare)]
  if (turn < WARM_UP) continue
  times.served.push(through)
  times.bare.push(direct)
}
const { statusCode } = await served(eventAt(WARM_UP + TURNS), CONTEXT)
process.send!({ served: median(times.served), bare: median(times.bare), statusCode })
