import {
  almanacReading,
  personalTask,
  type ReadingTask,
  signTask,
} from '../../../functions/domain/reading/dailyReading.ts'
import { factSheet } from '../../../functions/domain/reading/model/factSheet.ts'
import { instructions } from '../../../functions/domain/reading/model/instructions.ts'
import { costOf, type ModelUsage } from '../../../functions/gateways/openai/modelCost.ts'
import { OPENAI_DEFAULTS } from '../../../infra/settings.ts'
import { addDays } from '../../../shared/domain/time.ts'
import { SIGNS } from '../../../shared/domain/zodiac.ts'
import { aBirth } from '../../makers/aBirth.ts'
import { assumed } from './monthlyCost.ts'

const FIRST_DAY = '2026-11-22'
const DAYS_COUNTED = 14
const DAYS_A_MONTH = 30
/** A token of English has four letters and more, so this counts too many. */
const LETTERS_PER_TOKEN = 4
const MICRODOLLARS = 1_000_000

/** Dollars for the readings of a language model in a month of so many people, none of them asked for twice. */
export function modelReadingDollars(people: number): number {
  const personal = people * assumed('activeDays') * assumed('premiumShare') * costOfOne(personalTasks())
  const ofSigns = DAYS_A_MONTH * SIGNS.length * costOfOne(SIGNS.map((sign) => signTask(sign, FIRST_DAY, [])))
  return (personal + ofSigns) / MICRODOLLARS
}

const personalTasks = (): ReadingTask[] =>
  Array.from({ length: DAYS_COUNTED }, (_, day) =>
    personalTask({
      accountId: 'usr_1',
      birth: aBirth(),
      date: addDays(FIRST_DAY, day),
      zone: 'UTC',
      memory: [],
      focus: null,
      relationship: null,
    }),
  )

/** What a reading uses on average: the stable text from the provider's cache, its facts, and a reply of the usual length. */
export function usageOf(tasks: readonly ReadingTask[]): ModelUsage {
  const mean = (letters: (task: ReadingTask) => number) =>
    Math.ceil(tasks.reduce((sum, task) => sum + letters(task), 0) / tasks.length / LETTERS_PER_TOKEN)
  const cachedTokens = Math.ceil(instructions.length / LETTERS_PER_TOKEN)
  return {
    cachedTokens,
    inputTokens: cachedTokens + mean((task) => factSheet(task).text.length),
    outputTokens: mean((task) => JSON.stringify(replyOf(task)).length),
  }
}

function replyOf(task: ReadingTask) {
  const { title, content, advice } = almanacReading(task).content
  return { title, content, advice }
}

function costOfOne(tasks: readonly ReadingTask[]): number {
  const [input = 0, cachedInput = 0, output = 0] = OPENAI_DEFAULTS.prices.split(' ').map(Number)
  return costOf(usageOf(tasks), { input, cachedInput, output })
}
