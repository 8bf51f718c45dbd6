import { beforeEach, expect, test } from 'vitest'
import { exchangeId } from '../../../../functions/domain/chat/exchange.ts'
import { rateAnswer } from '../../../../functions/flows/chat/rateAnswer.ts'
import type { VerdictChange } from '../../../../functions/store/verdictCounter.ts'
import type { AnswerVerdict, DislikeReason } from '../../../../shared/domain/chat.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anExchange } from '../../../makers/anExchange.ts'
import { NOW } from '../../../makers/later.ts'

let chats: ReturnType<typeof fakeStores>['chats']
let counted: VerdictChange[]
beforeEach(async () => {
  chats = fakeStores().chats
  counted = []
  await chats.add('usr_jane', anExchange())
})

const rate = (verdict: AnswerVerdict | null, reason?: DislikeReason, accountId = 'usr_jane') =>
  rateAnswer(
    { chats, countVerdict: async (change) => void counted.push(change) },
    { accountId, id: exchangeId(NOW), verdict, reason },
  )
const kept = async () => (await chats.list('usr_jane', { limit: 1 }))[0]!.feedback

test('a bad answer is kept with its reason, and a good one without', async () => {
  await rate('down', 'wrong')
  expect(await kept()).toEqual({ verdict: 'down', reason: 'wrong' })

  await rate('up', 'wrong')
  expect(await kept()).toEqual({ verdict: 'up' })
})

test('each person counts once, on the day of the answer, whatever they change', async () => {
  await rate('down')
  await rate('down', 'other')
  await rate('up')
  await rate(null)
  await rate(null)

  const date = '2026-11-21'
  expect(counted).toEqual([
    { date, goodAnswers: 0, badAnswers: 1 },
    { date, goodAnswers: 1, badAnswers: -1 },
    { date, goodAnswers: -1, badAnswers: 0 },
  ])
  expect(await kept()).toBeUndefined()
})

test('an answer of somebody else is not found, and nothing is counted', async () => {
  await expect(rate('up', undefined, 'usr_john')).rejects.toMatchObject({ code: 'NOT_FOUND' })

  expect([counted, await kept()]).toEqual([[], undefined])
})
