import { checkText } from '../../grounding/checkText.ts'
import { type Memory, recall } from '../compose/Memory.ts'
import { listRuleBreaks } from '../compose/readingRules.ts'
import type { FactSheet } from './factSheet.ts'
import { instructions } from './instructions.ts'
import { listLeadFaults } from './listLeadFaults.ts'
import { listPlaceFaults } from './listPlaceFaults.ts'
import { listSceneFaults } from './listSceneFaults.ts'
import { listTimeFaults } from './listTimeFaults.ts'
import type { ModelReading } from './ModelReading.ts'
import { sentencesIn } from './sentencesIn.ts'

/** Twice the longest reading. */
const MOST_CHARACTERS = 2_000

/**
 * Why a model's reading may not go out, each in words that the model can act on; empty when it may. It rather refuses a
 * good reading than lets one pass that says what the facts do not: the almanac's is ready.
 */
export function listFaults(reading: ModelReading, sheet: FactSheet, memory: Memory): string[] {
  const text = [reading.title, `${reading.content}\n\n${reading.advice}`].join('.\n\n')
  // The other checks read every sentence closely, which a text of any length could make expensive.
  if (text.length > MOST_CHARACTERS) return ['It is far too long.']
  const sentences = sentencesIn(reading)
  const { scope, facts } = sheet
  return [
    ...listRuleBreaks({ scope, title: reading.title, sentences }).map((what) => `It has ${what}.`),
    ...checkText({ text, facts, instructions }).map(({ kind, quote }) => `Wrong ${kind}, by the facts: "${quote}"`),
    ...listPlaceFaults(sentences, sheet),
    ...listLeadFaults(reading.title, sentences[0]!, sheet),
    ...listTimeFaults(reading.title, sentences, sheet),
    ...listSceneFaults(sentences),
    ...listRepeats([reading.title, ...sentences], memory),
  ]
}

/** More than is asked for: with other names and days a sentence would be new after fourteen days, and here it is after sixty. */
function listRepeats(texts: readonly string[], memory: Memory): string[] {
  const read = recall(memory)
  const repeats = texts.filter((text, index) => texts.indexOf(text) < index || read.written(text))
  return repeats.map((text) => `The reader has read this before, if with other names and days: "${text}"`)
}
