import { expect, test } from 'vitest'
import { castChart } from '../../functions/domain/chart/natalChart.ts'
import { almanacReading, personalTask } from '../../functions/domain/reading/dailyReading.ts'
import { factSheet } from '../../functions/domain/reading/model/factSheet.ts'
import { listFaults } from '../../functions/domain/reading/model/listFaults.ts'
import type { ModelReading } from '../../functions/domain/reading/model/ModelReading.ts'
import { addDays, secondsOf } from '../../shared/domain/time.ts'
import { rephrase } from '../fakes/rephrase.ts'
import { aPlace } from '../makers/aBirth.ts'
import { figure } from './figure.ts'
import { skyOfText } from './skyOfText.ts'
import { unfounded } from './unfounded.ts'

/** Five hundred in the full run with GROUNDING_READINGS=500; twenty take seconds. */
const COUNT = Number(process.env.GROUNDING_READINGS ?? 20)

const two = (value: number) => String(value).padStart(2, '0')

/** Readers over forty years of births, many places and days of a year. */
function taskOf(number: number) {
  const birth = {
    date: addDays('1962-03-05', number * 31),
    time: `${two((number * 7) % 24)}:${two((number * 13) % 60)}`,
    timeKnown: number % 5 !== 4,
    place: aPlace({ lat: ((number * 11) % 100) - 45, lon: ((number * 37) % 340) - 170, zone: 'UTC' }),
  }
  const date = addDays('2026-11-22', (number * 3) % 365)
  const day = { accountId: `usr_${number}`, birth, date, zone: 'UTC', memory: [], focus: null, relationship: null }
  return { task: personalTask(day), chart: castChart(birth), date, hasHouses: birth.timeKnown }
}

const sentencesOf = ({ content, advice }: ModelReading) =>
  `${content.replaceAll('\n\n', ' ')} ${advice}`.split(/(?<=[^.][^ap.]\.) (?=["A-Z])/)

function judge({ chart, date, hasHouses }: ReturnType<typeof taskOf>, reading: ModelReading) {
  const midnight = secondsOf(new Date(`${date}T00:00:00Z`))
  return unfounded({ sentences: sentencesOf(reading), sky: skyOfText(chart, midnight), midnight, hasHouses })
}

const readers = Array.from({ length: COUNT }, (_, number) => taskOf(number))

test('the almanac says nothing of the sky that is not so', () => {
  const judged = readers.map((reader) => judge(reader, almanacReading(reader.task).content))

  const statements = judged.reduce((sum, each) => sum + each.statements, 0)
  const wrong = judged.flatMap((each) => each.wrong)
  figure('Grounding', `${wrong.length} of ${statements} statements in ${COUNT} readings of the almanac have no fact`)
  expect(statements).toBeGreaterThan(COUNT * 4)
  expect(wrong).toEqual([])
})

const LIES: readonly ((sentence: string) => string)[] = [
  (sentence) =>
    sentence.replace(
      / in (Aries|Leo|Virgo|Libra|Scorpio|Sagittarius|Gemini|Taurus|Cancer|Pisces|Aquarius)/,
      ' in Capricorn',
    ),
  (sentence) => sentence.replace(/\d+:\d\d/, '3:33'),
  (sentence) =>
    sentence.replace(/\b(trines|squares|opposes|sextiles|meets)\b/, (verb) =>
      verb === 'trines' ? 'squares' : 'trines',
    ),
  (sentence) => sentence.replace(/\b(second|third|fifth|sixth|eighth|ninth) house/, 'fourth house'),
  (sentence) => sentence.replace(/\b\d+ (December|January|November)/, '13 $1'),
]

test('of a model’s readings none goes out that says something of the sky that is not so', () => {
  const replies = readers.flatMap((reader) => {
    const sheet = factSheet(reader.task)
    const honest = rephrase(sheet.text)
    const changed = LIES.map((lie) => ({ ...honest, content: lie(honest.content) }))
    return [honest, ...changed].map((reading) => ({
      ...judge(reader, reading),
      isHonest: reading === honest,
      isOut: listFaults(reading, sheet, []).length === 0,
    }))
  })

  const honest = replies.filter(({ isHonest }) => isHonest)
  // Some changes make another true sentence.
  const lies = replies.filter(({ wrong }) => wrong.length > 0)
  const [honestOut, liesOut] = [honest, lies].map((some) => some.filter(({ isOut }) => isOut))
  figure(
    'Grounding',
    `${liesOut!.length} of ${lies.length} model readings with a lie go out, ${honestOut!.length} of ${honest.length} honest ones`,
  )
  expect(liesOut!.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(lies.length).toBeGreaterThan(COUNT)
  expect(honestOut!.length / honest.length).toBeGreaterThan(0.8)
})
