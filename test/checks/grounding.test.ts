import { expect, test } from 'vitest'
import { castChart } from '../../functions/domain/chart/natalChart.ts'
import { almanacReading, personalTask, signTask } from '../../functions/domain/reading/dailyReading.ts'
import { factSheet } from '../../functions/domain/reading/model/factSheet.ts'
import type { ModelReading } from '../../functions/domain/reading/model/ModelReading.ts'
import { writeWithModel } from '../../functions/flows/reading/writeWithModel.ts'
import { openAiModel } from '../../functions/gateways/openai/openAiModel.ts'
import type { NatalChart } from '../../shared/domain/chart.ts'
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
    const task = signTask(SIGNS[Math.floor(number / 6) % SIGNS.length]!, date, [])
    return { id, task, ...skyOf(undefined, date), hasHouses: false }
  }
  const birth = {
    date: addDays('1962-03-05', number * 31),
    time: `${two((number * 7) % 24)}:${two((number * 13) % 60)}`,
    timeKnown: number % 5 !== 4,
    place: aPlace({ lat: ((number * 11) % 100) - 45, lon: ((number * 37) % 340) - 170, zone: 'UTC' }),
  }
  const day = { accountId: id, birth, date, zone: 'UTC', memory: [], focus: null, relationship: null }
  return { id, task: personalTask(day), ...skyOf(castChart(birth), date), hasHouses: birth.timeKnown }
}

function skyOf(chart: NatalChart | undefined, date: LocalDate) {
  const midnight = secondsOf(new Date(`${date}T00:00:00Z`))
  return { midnight, sky: skyOfText(chart, midnight) }
}
type Reader = ReturnType<typeof readerOf>

const sentencesOf = ({ content, advice }: ModelReading) =>
  `${content.replaceAll('\n\n', ' ')} ${advice}`.split(/(?<=[^.][^ap.]\.) (?=["A-Z])/)

const judge = ({ sky, midnight, hasHouses }: Reader, reading: ModelReading) =>
  unfounded({ sentences: sentencesOf(reading), sky, midnight, hasHouses })

const readers = Array.from({ length: COUNT }, (_, index) => readerOf(FIRST + index))

test('the almanac says nothing of the sky that is not so', () => {
  const judged = readers.map((reader) => judge(reader, almanacReading(reader.task).content))

  const statements = judged.reduce((sum, each) => sum + each.statements, 0)
  const wrong = judged.flatMap((each) => each.wrong)
  figure('Grounding', `${wrong.length} of ${statements} statements in ${COUNT} readings of the almanac have no fact`)
  expect(statements).toBeGreaterThan(COUNT * 4)
  expect(wrong).toEqual([])
})

type Lie = (sentence: string) => string

/** Each puts one thing in place of another that the facts do not have. */
const LIES: readonly Lie[] = [
  (text) =>
    text.replace(
      / in (Aries|Leo|Virgo|Libra|Scorpio|Sagittarius|Gemini|Taurus|Cancer|Pisces|Aquarius)/,
      ' in Capricorn',
    ),
  (text) => text.replace(/\d+:\d\d/, '3:33'),
  (text) => text.replace(/this morning|this afternoon|this evening|tonight/, (half) => OTHER_HALF[half]!),
  (text) =>
    text.replace(/\b(trines|squares|opposes|sextiles|meets)\b/, (verb) => (verb === 'trines' ? 'squares' : 'trines')),
  (text) => text.replace(/\b(second|third|fifth|sixth|eighth|ninth) house/, 'fourth house'),
  (text) => text.replace(/\b\d+ (December|January|November)/, '13 $1'),
  (text) => text.replace(/\b(Mon|Tues|Wednes|Thurs|Fri)day\b/, (day) => (day === 'Tuesday' ? 'Thursday' : 'Tuesday')),
  (text) => text.replace(/\byour (Sun|Moon|Venus|Mars|Saturn)\b/, 'your Pluto'),
  (text) => text.replace(/^(The )?(Sun|Mercury|Venus|Mars|Jupiter|Saturn)\b/, 'Uranus'),
]
const OTHER_HALF: Record<string, string> = {
  'this morning': 'tonight',
  'this afternoon': 'this morning',
  'this evening': 'this morning',
  tonight: 'this morning',
}
const LIES_A_READING = 3

/** A writer whose model, on a server of its own, answers every request with the reading that it was last told. */
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
    write: (reader: Reader, reading: ModelReading) => {
      says = reading
      return writeWithModel(
        { ...modelWriter, model },
        { reader: { accountId: reader.id }, task: reader.task, now: NOW },
      )
    },
    calls: () => server.requests().length,
    stop: server.stop,
  }
}

test('of a model’s readings none goes out that says something of the sky that is not so', async () => {
  const writer = await aLyingWriter()
  const replies = []
  for (const [number, reader] of readers.entries()) {
    const honest = rephrase(factSheet(reader.task).text)
    const lies = LIES.map((_, index) => LIES[(number + index) % LIES.length]!)
      .map((lie) => ({ ...honest, content: lie(honest.content) }))
      .filter(({ content }) => content !== honest.content)
    for (const said of [honest, ...lies.slice(0, LIES_A_READING)]) {
      const { content } = await writer.write(reader, said)
      const given = judge(reader, content)
      replies.push({ isHonest: said === honest, isOut: content.source === 'model', said: judge(reader, said), given })
    }
  }
  const calls = writer.calls()
  await writer.stop()

  const honest = replies.filter(({ isHonest }) => isHonest)
  // Some changes make another true sentence.
  const lies = replies.filter(({ said }) => said.wrong.length > 0)
  const [honestOut, liesOut] = [honest, lies].map((some) => some.filter(({ isOut }) => isOut))
  const statements = replies.reduce((sum, { given }) => sum + given.statements, 0)
  const wrong = replies.flatMap(({ given }) => given.wrong)
  figure(
    'Grounding',
    `${liesOut!.length} of ${lies.length} model readings with a lie go out, ${honestOut!.length} of ${honest.length} honest ones; ${wrong.length} of ${statements} statements in what ${COUNT} readers get have no fact (${calls} calls)`,
  )
  expect(liesOut!.flatMap(({ said }) => said.wrong)).toEqual([])
  expect(wrong).toEqual([])
  expect(lies.length).toBeGreaterThan(COUNT)
  expect(honestOut!.length / honest.length).toBeGreaterThan(0.8)
})
