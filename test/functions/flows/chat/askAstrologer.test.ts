import { beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { exchangeOnWire } from '../../../../functions/domain/chat/exchange.ts'
import { quotaMonth } from '../../../../functions/domain/chat/quota.ts'
import { askAstrologer } from '../../../../functions/flows/chat/askAstrologer.ts'
import { membershipOf } from '../../../../shared/domain/subscription.ts'
import { aModel } from '../../../fakes/aModel.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { aStanding } from '../../../makers/aKnowledge.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>
let warnings: string[]
let written: string[]
beforeEach(() => {
  stores = fakeStores()
  warnings = []
  written = []
})

const countAnswer = async (date: string, writer: string) => void written.push(`${date} ${writer}`)
const identityKey = async () => 'a key'
const account = aBornAccount()
const standing = aStanding()
const access = { standing, membership: membershipOf(standing, NOW) }

interface Question {
  message?: string
  model?: ReturnType<typeof aModel>['model']
  seconds?: number
  idempotencyKey?: string
  who?: Account
}

const ask = ({
  message = 'Who am I?',
  model = aModel({ missing: 'off' }).model,
  seconds = 0,
  idempotencyKey,
  who = account,
}: Question = {}) =>
  askAstrologer(
    { ...stores, countAnswer, identityKey, model, warn: (what) => warnings.push(what) },
    { account: who, ...access, message, idempotencyKey, zone: 'UTC', now: later(seconds) },
  )

const used = () => stores.quotas.readUsed(account.id, quotaMonth(NOW))

async function useUp(): Promise<void> {
  for (let each = 0; each < 1_000; each += 1) {
    const opened = await stores.quotas.open(account.id, { month: quotaMonth(NOW), limit: 1_000, now: NOW })
    if (typeof opened === 'object') await stores.quotas.close(account.id, opened, { counts: true })
  }
}

const TRUE = 'Your Sun is in Gemini, and it is quick. It likes to ask, and it is glad of an answer.'
const FALSE = 'Your Sun is in Leo, and it is proud. It likes to be asked, and it is glad of an answer.'

describe('an answer', () => {
  test('of the model that names only what the chart has is given, cited and counted', async () => {
    const answer = await ask({ model: aModel(TRUE).model })

    expect(answer).toMatchObject({ response: TRUE, source: 'model', cites: [{ planet: 'Sun', sign: 'Gemini' }] })
    expect(await used()).toBe(1)
  })

  test('of the model that names something else is asked for once more', async () => {
    const { model, writings } = aModel(FALSE, TRUE)

    expect((await ask({ model })).response).toBe(TRUE)
    expect(writings.map(({ input }) => input.at(-1)?.role)).toEqual(['user', 'developer'])
  })

  test('is counted by who wrote it, once, and not when it is a fixed one', async () => {
    await ask({ model: aModel(TRUE).model, idempotencyKey: 'a' })
    await ask({ model: aModel(TRUE).model, idempotencyKey: 'a' })
    await ask({ seconds: 1 })
    await ask({ message: 'My life is not worth living', seconds: 2 })

    expect(written).toEqual(['2026-11-21 model', '2026-11-21 almanac'])
  })

  test('of the model that is false twice is the almanac’s instead, and counts for nothing', async () => {
    const answer = await ask({ model: aModel(FALSE, FALSE).model })

    expect(answer.source).toBe('almanac')
    expect(answer.response).toMatch(/^The first place to look is your Sun in Gemini/)
    expect(await used()).toBe(0)
  })

  test.each([
    'off',
    'budget',
    'circuit',
    'timeout',
    'unavailable',
    'refused',
    'malformed',
  ] as const)('without a model (%s) is the almanac’s, and counts for nothing', async (missing) => {
    expect((await ask({ model: aModel({ missing }).model })).source).toBe('almanac')
    expect(await used()).toBe(0)
  })

  test('is written from the chart and the last turns, and without a word on who the person is', async () => {
    await ask({ message: 'Tell me about love', seconds: 1 })
    const { model, writings } = aModel(TRUE)
    await ask({ message: 'And about work?', model, seconds: 2 })

    const [{ input, person } = { input: [], person: '' }] = writings
    expect(input.map(({ role }) => role)).toEqual(['developer', 'user', 'assistant', 'developer', 'user'])
    expect(input[0]?.text).toContain('natal Sun: Gemini')
    const sent = JSON.stringify(writings)
    const secrets = [account.id, account.email, account.birthDate!, account.birthTime!, 'London', 'Jane', 'Doe', '51.5']
    expect(secrets.filter((secret) => sent.includes(secret))).toEqual([])
    expect(person).toMatch(/^[0-9a-f]{64}$/)
  })

  test('to a message that is sent again is the same one, and the model is asked once', async () => {
    const { model, writings } = aModel(TRUE, TRUE)
    const again = { message: 'Who am I?', idempotencyKey: 'a-key-of-mine', model }

    const first = await ask(again)
    expect(await ask({ ...again, seconds: 9 })).toEqual(first)

    expect([writings.length, await used(), (await stores.chats.list(account.id, { limit: 9 })).length]).toEqual([
      1, 1, 1,
    ])
  })

  test('to the month’s last question is given again when the question is sent again', async () => {
    const again = { idempotencyKey: 'a-key-of-mine', model: aModel(TRUE).model }
    const first = await ask(again)
    await useUp()

    expect(await ask({ ...again, seconds: 9 })).toEqual(first)
  })

  test('that is kept is given, also when its question cannot be closed', async () => {
    stores.quotas.close = async () => {
      throw new Error('the table is busy')
    }
    const again = { idempotencyKey: 'a-key-of-mine', model: aModel(TRUE).model }

    const first = await ask(again)

    expect(first.response).toBe(TRUE)
    expect(warnings).toEqual(['a question could not be closed'])
    expect(await ask({ ...again, seconds: 1 })).toEqual(first)
  })

  test('that was made beside another one, in the same second, is kept under an id of its own', async () => {
    const answers = await Promise.all([ask({ model: aModel(TRUE).model }), ask({ message: 'I want to die' })])

    const kept = await stores.chats.list(account.id, { limit: 9 })
    expect(
      kept
        .map(exchangeOnWire)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(answers.map(({ id }) => id).sort())
    expect(kept).toHaveLength(2)
  })

  test('of the almanac tells something else when it is asked the same again', async () => {
    const first = await ask({ message: 'What about love?' })
    const second = await ask({ message: 'And what else about love?', seconds: 1 })

    const [, ...told] = first.response.split('\n\n')
    const [, next] = second.response.split('\n\n')
    expect(told).not.toContain(next)
  })

  test('in the same second as another one comes after it', async () => {
    const ids = [(await ask()).id, (await ask()).id, (await ask({ seconds: 1 })).id]

    expect([...ids].sort()).toEqual(ids)
    expect(new Set(ids).size).toBe(3)
  })
})

describe('a question', () => {
  test('that comes while another one is being answered has to wait', async () => {
    const outcomes = await Promise.allSettled([ask(), ask(), ask()])

    const refused = outcomes.filter((each) => each.status === 'rejected').map(({ reason }) => reason)
    expect(refused.map(({ code, details }) => [code, details.retryAfter])).toEqual(Array(2).fill(['RATE_LIMITED', 3]))
  })

  test('is refused once the month’s are asked', async () => {
    await useUp()

    await expect(ask()).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: "You've asked all of this month's questions. You can ask again from the 1st.",
    })
    expect((await ask({ message: 'I want to kill myself' })).source).toBe('fixed')
  })

  test('in distress is never refused for the month’s limit, and what is said next neither, for a day', async () => {
    await useUp()

    expect((await ask({ message: 'Should I stop taking my medication?' })).source).toBe('fixed')
    expect((await ask({ message: 'I want to die', seconds: 1 })).source).toBe('fixed')
    expect((await ask({ message: 'ok', seconds: 60 })).response).toContain('still here')
    await expect(ask({ message: 'hi', seconds: 100_000 })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  test.each([
    ['I want to die', /988/],
    ['Should I stop taking my medication?', /doctor/],
  ])('%j gets the fixed answer, whatever the model would say', async (message, words) => {
    const { model, writings } = aModel(TRUE)
    const answer = await ask({ message, model })

    expect(answer).toMatchObject({ source: 'fixed', response: expect.stringMatching(words), cites: [] })
    expect([writings.length, await used()]).toEqual([0, 0])
  })

  test('in distress is answered with the help lines of the person’s country', async () => {
    const answer = await askAstrologer(
      { ...stores, countAnswer, identityKey, model: aModel(TRUE).model, warn: (what) => warnings.push(what) },
      { account, ...access, message: 'my husband choked me last night', zone: 'UTC', country: 'AU', now: NOW },
    )

    expect(answer).toMatchObject({ source: 'fixed', response: expect.stringContaining('1800RESPECT') })
  })

  test('of somebody without birth data is answered with what is missing', async () => {
    const answer = await ask({ who: anAccount() })

    expect(answer).toMatchObject({ source: 'fixed', response: expect.stringContaining('birth date, time and place') })
  })

  test('on a moment of danger stays out of what the model reads next', async () => {
    await ask({ message: 'I want to kill myself' })
    const { model, writings } = aModel(TRUE)
    await ask({ message: 'What degree is my Moon?', model, seconds: 5 })

    expect(JSON.stringify(writings[0]?.input)).not.toContain('kill')
  })
})
