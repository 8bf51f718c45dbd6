import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Turn } from '../../../../functions/domain/ports/languageModel.ts'
import { askChecked } from '../../../../functions/flows/writing/askChecked.ts'
import { aModel } from '../../../fakes/aModel.ts'
import { NOW } from '../../../makers/later.ts'

const question: Turn = { role: 'user', text: 'What is a trine?' }
const correction: Turn = { role: 'developer', text: 'Say it in plain words.' }
const writing = {
  writer: 'chat',
  instructions: 'Answer.',
  input: [question],
  schema: z.object({ reply: z.string() }),
  maxTokens: 100,
  person: 'jane',
  now: NOW,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Asks a model that says these replies in turn, of which only a good one will do, and takes so long for each. */
async function ask(
  replies: Parameters<typeof aModel>,
  { totalTimeoutMs = 60_000, leastTimeoutMs = 1_000, tookMs = 0 } = {},
) {
  const { model, writings } = aModel(...replies)
  const accepted = await askChecked(model, {
    writing,
    totalTimeoutMs,
    leastTimeoutMs,
    judge: ({ reply }) => {
      vi.advanceTimersByTime(tookMs)
      return reply.startsWith('good') ? { accepted: reply } : { correction }
    },
  })
  return { accepted, writings }
}

describe('a reply', () => {
  test('that will do is taken at once', async () => {
    const { accepted, writings } = await ask(['good'])

    expect(accepted).toBe('good')
    expect(writings).toMatchObject([{ ...writing, input: [question] }])
  })

  test('that will not do is asked for once more, with its correction', async () => {
    const { accepted, writings } = await ask(['bad', 'good now'])

    expect(accepted).toBe('good now')
    expect(writings.map(({ input }) => input)).toEqual([[question], [question, correction]])
  })

  test('is none when the second will not do either, or does not come', async () => {
    const [twice, once] = [await ask(['bad', 'worse', 'good']), await ask(['bad', { missing: 'timeout' }])]

    expect([twice.accepted, once.accepted]).toEqual([undefined, undefined])
    expect(twice.writings).toHaveLength(2)
  })

  test('that does not come is not asked for again', async () => {
    const { accepted, writings } = await ask([{ missing: 'unavailable' }, 'good'])

    expect([accepted, writings.length]).toEqual([undefined, 1])
  })

  test('may take all the time there is, in whole milliseconds, which both tries share', async () => {
    const { writings } = await ask(['bad', 'good'], { tookMs: 1_999.5 })

    expect(writings.map(({ timeoutMs }) => timeoutMs)).toEqual([60_000, 58_000])
  })

  test('is asked for in as little time as it is worth, and in no less', async () => {
    const just = await ask(['good'], { totalTimeoutMs: 1_000, leastTimeoutMs: 1_000 })
    const less = await ask(['good'], { totalTimeoutMs: 1_000, leastTimeoutMs: 1_001 })

    expect([just.accepted, less.accepted, less.writings]).toEqual(['good', undefined, []])
  })
})
