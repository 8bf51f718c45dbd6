import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pseudonym } from '../../../../functions/domain/identity/token.ts'
import { almanacReading, personalTask } from '../../../../functions/domain/reading/dailyReading.ts'
import { NOTHING_READ } from '../../../../functions/domain/reading/Memory.ts'
import { instructions } from '../../../../functions/domain/reading/model/instructions.ts'
import { notesFor } from '../../../../functions/domain/reading/model/notesFor.ts'
import { readingByModel } from '../../../../functions/domain/reading/model/readingByModel.ts'
import { writeWithModel } from '../../../../functions/flows/reading/writeWithModel.ts'
import { aModelWriter, type Speech } from '../../../fakes/aModelWriter.ts'
import { fakeWritingClaims } from '../../../fakes/fakeWritingClaims.ts'
import { rephrase } from '../../../fakes/rephrase.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { NOW } from '../../../makers/later.ts'

const task = personalTask({
  accountId: 'usr_jane',
  birth: aBirth(),
  date: '2026-11-22',
  zone: 'UTC',
  memory: NOTHING_READ,
  focus: null,
  relationship: null,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function write(speech?: Speech, written = task.written) {
  const { modelWriter, writings, warnings } = aModelWriter(fakeWritingClaims(), speech)
  const reading = await writeWithModel(modelWriter, { accountId: 'usr_jane', task: { ...task, written }, now: NOW })
  return { reading, writings, warnings }
}

test('a model that writes readings is told for whom under a pseudonym, in one request of a fixed size', async () => {
  const { writings } = await write()

  expect(writings).toMatchObject([
    {
      writer: 'reading',
      instructions,
      maxTokens: 320,
      person: pseudonym('a key for names of people', 'model|usr_jane'),
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
    return { title: '', feels: '', why: '', life: [], act: '' }
  })

  expect(writings.map(({ timeoutMs }) => timeoutMs)).toEqual(timeouts)
})

test('the model’s passage is the reading, with the almanac’s sentence about the sky', async () => {
  const { reading, writings } = await write()
  const notes = notesFor(task, task.written.passage!)

  expect(writings[0]!.input).toEqual([{ role: 'developer', text: notes }])
  expect(reading).toEqual(readingByModel(task, rephrase(notes)))
  expect(reading.content.source).toBe('model')
})

test('spaces and letters of a model are made alike before they are judged', async () => {
  const { reading } = await write((notes) => ({ ...rephrase(notes), title: ' A\u00a0ﬁne   day\n' }))

  expect(reading.content.title).toBe('A fine day')
})

test('where a chapter could not be opened no model is asked', async () => {
  const { passage: _, ...written } = task.written
  const { reading, writings } = await write(undefined, written)

  expect([reading, writings]).toEqual([almanacReading(task), []])
})

test('a model is told at most six faults of its reading, and writes it again from the same notes', async () => {
  const signs = ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Virgo', 'Libra', 'Aquarius', 'Pisces']
  const life = signs.map((sign) => `Your Venus is in ${sign} by the kettle in the hall.`)
  const { reading, writings } = await write((notes) => ({ ...rephrase(notes), life }))
  const [first, second] = writings.map(({ input }) => input)

  expect(second![0]).toEqual(first![0])
  expect(second!.at(-1)!.role).toBe('developer')
  expect(second!.at(-1)!.text).toMatch(
    /^A passage for these notes was thrown away\. .* Write it again, from the notes only\.$/,
  )
  expect(signs.filter((sign) => second!.at(-1)!.text.includes(`Venus is in ${sign}`)).length).toBeLessThanOrEqual(6)
  expect(reading).toEqual(almanacReading(task))
})

test('a model that fails leaves the reading to the almanac, and an operator is told', async () => {
  const { reading, warnings } = await write(() => Promise.reject(new Error('a surprise')))

  expect(reading).toEqual(almanacReading(task))
  expect(warnings).toEqual(['a reading could not be asked for'])
})
