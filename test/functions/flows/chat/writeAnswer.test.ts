import { afterEach, describe, expect, test, vi } from 'vitest'
import { instructions } from '../../../../functions/domain/chat/instructions.ts'
import { writeAnswer } from '../../../../functions/flows/chat/writeAnswer.ts'
import { aModel } from '../../../fakes/aModel.ts'
import { aKnowledge } from '../../../makers/aKnowledge.ts'
import { anExchange } from '../../../makers/anExchange.ts'
import { NOW } from '../../../makers/later.ts'

const known = aKnowledge()
const TRUE = 'Your Sun is in Gemini, and it is quick. It likes to ask, and it is glad of an answer.'
const FALSE = 'Your Sun is in Leo, and it is proud. It likes to be asked, and it is glad of an answer.'

function write(replies: Parameters<typeof aModel>, earlier: ReturnType<typeof anExchange>[] = []) {
  const { model, writings } = aModel(...replies)
  const answer = writeAnswer({ model }, { message: 'Who am I?', known, earlier, person: 'somebody' })
  return { answer, writings }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the answer to a question', () => {
  test('is the model’s, cited, when it says what the facts bear out', async () => {
    const { answer, writings } = write([TRUE])

    expect(await answer).toMatchObject({ response: TRUE, cites: [{ planet: 'Sun', sign: 'Gemini' }], source: 'model' })
    expect(writings).toHaveLength(1)
    expect(writings[0]).toMatchObject({ writer: 'chat', instructions, maxTokens: 500, person: 'somebody', now: NOW })
    expect(writings[0]?.timeoutMs).toBeLessThanOrEqual(20_000)
    expect(writings[0]?.timeoutMs).toBeGreaterThan(6_000)
  })

  test('is trimmed and in composed letters', async () => {
    const { answer } = write([`  ${TRUE}\n`])

    expect((await answer).response).toBe(TRUE)
  })

  test('is asked for once more, by a note that names what was wrong and quotes none of it', async () => {
    const { answer, writings } = write([FALSE, TRUE])

    expect((await answer).response).toBe(TRUE)
    const [first, second] = writings
    expect(second?.input.slice(0, -1)).toEqual(first?.input)
    expect(second?.input.at(-1)).toMatchObject({
      role: 'developer',
      text: expect.stringContaining('a sign or a house that is not in the data'),
    })
    expect(second?.input.at(-1)?.text).not.toContain('Your Sun is in Leo')
  })

  test.each([
    ['is false twice', [FALSE, FALSE], 2],
    ['is false and then silent', [FALSE, { missing: 'unavailable' }], 2],
    ['is silent', [{ missing: 'unavailable' }], 1],
  ] as const)('is the almanac’s when the model %s', async (_, replies, calls) => {
    const { answer, writings } = write([...replies])

    expect(await answer).toMatchObject({ source: 'almanac', response: expect.stringContaining('.') })
    expect(writings).toHaveLength(calls)
  })

  test('of the almanac is another one when it was told already', async () => {
    const first = await write([{ missing: 'off' }]).answer
    const second = await write([{ missing: 'off' }], [anExchange({ response: first.response })]).answer

    expect(second.response).not.toBe(first.response)
  })
})

describe('a second try', () => {
  /** A model whose first answer is false and takes so long. */
  async function afterMs(ms: number) {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { model, writings } = aModel(FALSE, TRUE)
    const slow: typeof model = {
      async write(writing) {
        if (writings.length === 0) vi.advanceTimersByTime(ms)
        return model.write(writing)
      },
    }
    const { source } = await writeAnswer(
      { model: slow },
      { message: 'Who am I?', known, earlier: [], person: 'somebody' },
    )
    return { source, timeouts: writings.map(({ timeoutMs }) => timeoutMs) }
  }

  test('has the time that the first one left', async () => {
    expect(await afterMs(14_000)).toEqual({ source: 'model', timeouts: [20_000, 6_000] })
  })

  test('is not made when it would end in nothing', async () => {
    expect(await afterMs(14_001)).toEqual({ source: 'almanac', timeouts: [20_000] })
  })

  const said = (facts: string[], distress: string | null = null) => ({
    sentences: TRUE.split(/(?<=\.) /).map((text) => ({ text, facts })),
    distress,
  })
  const answerFrom = (reply: object) => {
    const model = { write: async () => ({ value: reply as never }) }
    return writeAnswer({ model }, { message: 'Who am I?', known, earlier: [], person: 'somebody', country: 'GB' })
  }

  test('is in sentences that name the facts they rest on', async () => {
    expect(await answerFrom(said(['p1']))).toMatchObject({ response: TRUE, source: 'model' })
  })

  test.each([
    ['facts that there are not', ['p1', 'p999']],
    ['all facts', Array.from({ length: 60 }, (_, each) => `p${each + 1}`)],
  ])('is the almanac’s when its sentences rest on %s', async (_, facts) => {
    expect(await answerFrom(said(facts))).toMatchObject({ source: 'almanac' })
  })

  test('is the almanac’s when the model answers with no sentence', async () => {
    expect(await answerFrom({ sentences: [], distress: null })).toMatchObject({ source: 'almanac' })
  })

  test('is the fixed one of its kind when the model hears distress', async () => {
    expect(await answerFrom(said([], 'despair'))).toMatchObject({
      source: 'fixed',
      response: expect.stringContaining("I'm glad you told me"),
    })
  })
})
