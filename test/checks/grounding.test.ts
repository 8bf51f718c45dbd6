import { expect, test } from 'vitest'
import { castChart } from '../../functions/domain/chart/natalChart.ts'
import { almanacReading, personalTask, signTask } from '../../functions/domain/reading/dailyReading.ts'
import { NOTHING_READ } from '../../functions/domain/reading/Memory.ts'
import type { ModelReading } from '../../functions/domain/reading/model/ModelReading.ts'
import { notesFor } from '../../functions/domain/reading/model/notesFor.ts'
import { readingByModel } from '../../functions/domain/reading/model/readingByModel.ts'
import { writeWithModel } from '../../functions/flows/reading/writeWithModel.ts'
import { openAiModel } from '../../functions/gateways/openai/openAiModel.ts'
import type { NatalChart } from '../../shared/domain/chart.ts'
import type { ReadingContent } from '../../shared/domain/reading.ts'
import { addDays, type LocalDate, secondsOf } from '../../shared/domain/time.ts'
import { SIGNS } from '../../shared/domain/zodiac.ts'
import { aModelServer } from '../fakes/aModelServer.ts'
import { aModelWriter } from '../fakes/aModelWriter.ts'
import { fakeModelBudget } from '../fakes/fakeModelBudget.ts'
import { fakeWritingClaims } from '../fakes/fakeWritingClaims.ts'
import { rephrase } from '../fakes/rephrase.ts'
import { aPlace } from '../makers/aBirth.ts'
import { NOW } from '../makers/later.ts'
import { figure } from './figure.ts'
import { skyOfText } from './skyOfText.ts'
import { unfounded } from './unfounded.ts'

/** Five hundred in the full run with GROUNDING_READINGS=500; twenty take seconds. GROUNDING_FIRST skips some, to go in pieces. */
const COUNT = Number(process.env.GROUNDING_READINGS ?? 20)
const FIRST = Number(process.env.GROUNDING_FIRST ?? 0)

const two = (value: number) => String(value).padStart(2, '0')

/** Every sixth reads of a Sun sign; the others have births over forty years, in many places. Days of a whole year. */
function readerOf(number: number) {
  const id = `usr_${number}`
  const date = addDays('2026-11-22', (number * 3) % 365)
  if (number % 6 === 5) {
    const task = signTask(SIGNS[Math.floor(number / 6) % SIGNS.length]!, date, NOTHING_READ)
    return { id, task, ...skyOf(undefined, date), hasHouses: false }
  }
  const birth = {
    date: addDays('1962-03-05', number * 31),
    time: `${two((number * 7) % 24)}:${two((number * 13) % 60)}`,
    timeKnown: number % 5 !== 4,
    place: aPlace({ lat: ((number * 11) % 100) - 45, lon: ((number * 37) % 340) - 170, zone: 'UTC' }),
  }
  const day = { accountId: id, birth, date, zone: 'UTC', memory: NOTHING_READ, focus: null, relationship: null }
  return { id, task: personalTask(day), ...skyOf(castChart(birth), date), hasHouses: birth.timeKnown }
}

function skyOf(chart: NatalChart | undefined, date: LocalDate) {
  const midnight = secondsOf(new Date(`${date}T00:00:00Z`))
  return { midnight, sky: skyOfText(chart, midnight) }
}
type Reader = ReturnType<typeof readerOf>

const sentencesOf = ({ content, advice }: ReadingContent) =>
  `${content.replaceAll('\n\n', ' ')} ${advice}`.split(/(?<=[^.][^ap.]\.) (?=["A-Z])/)

const judge = ({ sky, midnight, hasHouses }: Reader, reading: ReadingContent) =>
  unfounded({ sentences: sentencesOf(reading), sky, midnight, hasHouses })

const readers = Array.from({ length: COUNT }, (_, index) => readerOf(FIRST + index))

test('the almanac says nothing of the sky that is not so', () => {
  const judged = readers.map((reader) => judge(reader, almanacReading(reader.task).content))

  const statements = judged.reduce((sum, each) => sum + each.statements, 0)
  const wrong = judged.flatMap((each) => each.wrong)
  figure('Grounding', `${wrong.length} of ${statements} statements in ${COUNT} readings of the almanac have no fact`)
  expect(statements).toBeGreaterThan(COUNT * 3)
  expect(wrong).toEqual([])
})

/** Each says one thing of the sky that hardly any day has; it stands where a model writes. */
const LIES: readonly string[] = [
  'Your Venus in Capricorn has an opinion on that.',
  'It is at its strongest at 3:33 this morning.',
  'Uranus squares your Pluto at the same time, and so nothing stays where it was.',
  'Jupiter trines your Saturn, which is why the effort feels light.',
  'All of it comes from your Mercury in Leo.',
  'Mars in Aries will not wait for an answer.',
  'By 13 December the mood has turned into another one.',
  'Saturn opposes your Moon, and a part of you knows it.',
  'Pluto in Gemini digs where nobody looks.',
]
const LIES_A_READING = 3

const withLie = ({ life, ...passage }: ModelReading, lie: string): ModelReading => ({
  ...passage,
  life: [lie, ...life.slice(0, 3)],
})

/** A writer whose model, on a server of its own, answers every request with the passage that it was last told. */
async function aLyingWriter() {
  let says: ModelReading | undefined
  const server = await aModelServer(() => JSON.stringify(says))
  const model = openAiModel({
    model: 'gpt-4.1-mini',
    baseUrl: server.baseUrl,
    prices: { input: 0, cachedInput: 0, output: 0 },
    dailyBudget: 1,
    apiKey: async () => 'sk-test',
    budget: fakeModelBudget(),
    warn: () => {},
  })
  const { modelWriter } = aModelWriter(fakeWritingClaims())
  return {
    write: ({ id, task }: Reader, passage: ModelReading) => {
      says = passage
      return writeWithModel({ ...modelWriter, model }, { accountId: id, task, now: NOW })
    },
    calls: () => server.requests().length,
    stop: server.stop,
  }
}

/** Those of Sun signs are the almanac's alone. */
const members = readers.filter(({ task }) => task.written.scope === 'personal')

test('of a model’s readings none goes out that says something of the sky that is not so', async () => {
  const writer = await aLyingWriter()
  const replies = []
  for (const [number, reader] of members.entries()) {
    const { task } = reader
    const honest = rephrase(notesFor(task, task.written.passage!))
    const lies = Array.from({ length: LIES_A_READING }, (_, index) => LIES[(number * 2 + index) % LIES.length]!)
    for (const passage of [honest, ...lies.map((lie) => withLie(honest, lie))]) {
      const { content } = await writer.write(reader, passage)
      const said = judge(reader, readingByModel(task, passage).content)
      const given = judge(reader, content)
      replies.push({ isHonest: passage === honest, isOut: content.source === 'model', said, given })
    }
  }
  const calls = writer.calls()
  await writer.stop()

  const honest = replies.filter(({ isHonest }) => isHonest)
  // Some of them are true by chance.
  const lies = replies.filter(({ said }) => said.wrong.length > 0)
  const [honestOut, liesOut] = [honest, lies].map((some) => some.filter(({ isOut }) => isOut))
  const statements = replies.reduce((sum, { given }) => sum + given.statements, 0)
  const wrong = replies.flatMap(({ given }) => given.wrong)
  figure(
    'Grounding',
    `${liesOut!.length} of ${lies.length} model readings with a lie go out, ${honestOut!.length} of ${honest.length} honest ones; ${wrong.length} of ${statements} statements in what ${members.length} readers get have no fact (${calls} calls)`,
  )
  expect(liesOut!.flatMap(({ said }) => said.wrong)).toEqual([])
  expect(wrong).toEqual([])
  expect(lies.length).toBeGreaterThan(members.length)
  expect(honestOut!.length / honest.length).toBeGreaterThan(0.8)
})
