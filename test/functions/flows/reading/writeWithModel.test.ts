import { expect, test } from 'vitest'
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
  expect(writings[0]!.timeoutMs).toBeLessThanOrEqual(10_000)
  expect(writings[0]!.timeoutMs).toBeGreaterThan(3_000)
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
