import { beforeAll, expect, test } from 'vitest'
import { plan } from '../../infra/local/template/plan.ts'
import { readTemplate } from '../../infra/local/template/readTemplate.ts'
import { liveAsMember } from '../bench/memberCalls.ts'
import { aModelServer } from '../fakes/aModelServer.ts'
import { roleProxy } from '../fakes/roleProxy.ts'
import { type Grant, type Roles, roles } from '../fakes/roles.ts'
import { timeLimit } from '../setup/timeLimit.ts'
import { anInProcessVisitor } from './anInProcessVisitor.ts'
import { openBackend } from './openBackend.ts'
import { liveThroughRareOccasions } from './rareOccasions.ts'

let known: Roles
beforeAll(async () => {
  const { functions } = plan(await readTemplate(), { AppOrigin: 'http://localhost', OpenAiModel: 'gpt-4.1-mini' })
  known = roles(functions)
  const cleanup = new AsyncDisposableStack()
  try {
    const proxy = await roleProxy({ functions, roles: known })
    cleanup.defer(proxy.stop)
    const model = await aModelServer(() => JSON.stringify({ reply: 'Nothing.' }))
    cleanup.defer(model.stop)
    const backend = await openBackend({ guard: proxy.guard, modelUrl: model.baseUrl })
    cleanup.defer(backend.stop)
    await liveAsMember(anInProcessVisitor(backend))
    await liveThroughRareOccasions(backend)
  } finally {
    await cleanup.disposeAsync()
  }
}, timeLimit(300))

const WRITES = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem']

/** Grants that no request of a function shows, and why. Other tests hold them to their conditions. */
const UNSEEN: [of: RegExp, because: string][] = [
  [/^logs:/, 'Lambda writes what a function prints to its log.'],
  [/^sqs:/, 'Lambda keeps events that a function failed at as dead letters.'],
  [/^kms:/, 'DynamoDB uses the key of the table on behalf of its caller.'],
  [/^ses:SendEmail .*:identity\//, 'A request names the sender. Only SES knows which identity that belongs to.'],
]
const isUnseen = ({ actions, resource }: Grant) => UNSEEN.some(([of]) => of.test(`${actions[0]} ${resource}`))

/** Rows that a function may write, it must write: otherwise reading them would do. */
const isNeeded = ({ actions, needed }: Grant) => {
  const writes = WRITES.filter((action) => actions.includes(action))
  return writes.length > 0 ? writes.some((action) => needed.has(action)) : needed.size > 0
}

test('nothing that the product does is denied by the roles of its functions', () => {
  expect(known.denied()).toEqual([])
})

test('every grant allows something that the product does and that no other grant allows', () => {
  const unneeded = known.grants().filter((grant) => !isUnseen(grant) && !isNeeded(grant))

  expect(unneeded.map(({ functionName, key, resource }) => `${functionName} ${key ?? resource}`)).toEqual([])
})
