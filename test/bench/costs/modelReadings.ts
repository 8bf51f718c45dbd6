import { personalTask, type ReadingTask } from '../../../functions/domain/reading/dailyReading.ts'
import { NOTHING_READ } from '../../../functions/domain/reading/Memory.ts'
import { instructions } from '../../../functions/domain/reading/model/instructions.ts'
import { notesFor } from '../../../functions/domain/reading/model/notesFor.ts'
import { costOf, type ModelUsage } from '../../../functions/gateways/openai/modelCost.ts'
import { OPENAI_DEFAULTS } from '../../../infra/settings.ts'
import { addDays } from '../../../shared/domain/time.ts'
import { rephrase } from '../../fakes/rephrase.ts'
import { aBirth } from '../../makers/aBirth.ts'
import { assumed } from './monthlyCost.ts'

const FIRST_DAY = '2026-11-22'
const DAYS_COUNTED = 30
/** A token of English has four letters and more, so this counts too many. */
const LETTERS_PER_TOKEN = 4
const MICRODOLLARS = 1_000_000

/** Dollars for the readings of a language model in a month of so many people, none of them asked for twice. */
export const modelReadingDollars = (people: number): number =>
  (people * assumed('activeDays') * assumed('premiumShare') * costOfOne(usageOf(readingTasks()))) / MICRODOLLARS

/** A month of one reader. */
export const readingTasks = (): ReadingTask[] =>
  Array.from({ length: DAYS_COUNTED }, (_, day) =>
    personalTask({
      accountId: 'usr_1',
      birth: aBirth(),
      date: addDays(FIRST_DAY, day),
      zone: 'UTC',
      memory: NOTHING_READ,
      focus: null,
      relationship: null,
    }),
  )

/** What a reading uses on average: the stable text from the provider's cache, its notes, and a passage of the usual length. */
export function usageOf(tasks: readonly ReadingTask[]): ModelUsage {
  const notes = tasks.map((task) => notesFor(task, task.written.passage!))
  const cachedTokens = tokensOf(instructions)
  return {
    cachedTokens,
    inputTokens: cachedTokens + mean(notes),
    outputTokens: mean(notes.map((each) => JSON.stringify(rephrase(each)))),
  }
}

const tokensOf = (text: string) => Math.ceil(text.length / LETTERS_PER_TOKEN)
const mean = (texts: readonly string[]) =>
  Math.ceil(texts.reduce((sum, text) => sum + tokensOf(text), 0) / texts.length)

function costOfOne(usage: ModelUsage): number {
  const [input = 0, cachedInput = 0, output = 0] = OPENAI_DEFAULTS.prices.split(' ').map(Number)
  return costOf(usage, { input, cachedInput, output })
}
