import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pseudonym } from '../../../../functions/domain/identity/token.ts'
import { almanacReading, signTask } from '../../../../functions/domain/reading/dailyReading.ts'
import { instructions } from '../../../../functions/domain/reading/model/instructions.ts'
import { writeWithModel } from '../../../../functions/flows/reading/writeWithModel.ts'
import type { Reader } from '../../../../functions/store/writingClaims.ts'
import { aModelWriter, type Speech } from '../../../fakes/aModelWriter.ts'
import { fakeWritingClaims } from '../../../fakes/fakeWritingClaims.ts'
import { rephrase } from '../../../fakes/rephrase.ts'
import { NOW } from '../../../makers/later.ts'

const task = signTask('Leo', '2026-11-21', [])

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function write(speech?: Speech, reader: Reader = { sign: 'Leo' }) {
  const { modelWriter, writings, warnings } = aModelWriter(fakeWritingClaims(), speech)
  const reading = await writeWithModel(modelWriter, { reader, task, now: NOW })
  return { reading, writings, warnings }
}

test('a model that writes readings is told for whom under a pseudonym, in one request of a fixed size', async () => {
  const { writings } = await write()

  expect(writings).toMatchObject([
    {
      writer: 'reading',
      instructions,
      maxTokens: 320,
      person: pseudonym('a key for names of people', 'model|Leo'),
      now: NOW,
    },
  ])
  expect(writings[0]!.timeoutMs).toBe(10_000)
})

test.each([
  ['is asked again where three of its ten seconds are left', 7_000, [10_000, 3_000]],
  ['is not asked again where less is left', 7_001, [10_000]],
])('a model that writes what will not do %s', async (_, tookMs, timeouts) => {
  const { writings } = await write(() => {
    vi.advanceTimersByTime(tookMs)
    return { title: '', content: '', advice: '' }
  })

  expect(writings.map(({ timeoutMs }) => timeoutMs)).toEqual(timeouts)
})

test('a person and a sign have pseudonyms of their own', async () => {
  const { writings } = await write(rephrase, { accountId: 'usr_jane' })

  expect(writings[0]!.person).toBe(pseudonym('a key for names of people', 'model|usr_jane'))
})

test('a model is told at most six faults of its reading, and writes it again from the same facts', async () => {
  const signs = ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Virgo', 'Libra', 'Aquarius', 'Pisces']
  const lies = signs.map((sign) => `Your Venus is in ${sign} by the kettle in the hall.`).join(' ')
  const { reading, writings } = await write((facts) => ({ ...rephrase(facts), content: lies }))
  const [first, second] = writings.map(({ input }) => input)

  expect(second![0]).toEqual(first![0])
  expect(second!.at(-1)!.role).toBe('developer')
  expect(second!.at(-1)!.text).toMatch(
    /^A reading of these facts was thrown away\. .* Write it again, from the facts only\.$/,
  )
  expect(signs.filter((sign) => second!.at(-1)!.text.includes(`Venus is in ${sign}`)).length).toBeLessThanOrEqual(6)
  expect(reading).toEqual(almanacReading(task))
})

test('a model that fails leaves the reading to the almanac, and an operator is told', async () => {
  const { reading, warnings } = await write(() => Promise.reject(new Error('a surprise')))

  expect(reading).toEqual(almanacReading(task))
  expect(warnings).toEqual(['a reading could not be asked for'])
})
