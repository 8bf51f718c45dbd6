import { expect, test } from 'vitest'
import { FILLER } from '../../../../../functions/content/schema/proseRules.ts'
import { instructions } from '../../../../../functions/domain/reading/model/instructions.ts'
import { listFaults } from '../../../../../functions/domain/reading/model/listFaults.ts'
import { ModelReading } from '../../../../../functions/domain/reading/model/ModelReading.ts'
import { leads } from './someLeads.ts'

/** From so many tokens on, the provider keeps what all requests begin with. */
const LEAST_TOKENS = 1_024
/** English has no fewer tokens than words and punctuation marks together; marks in a row count as one. */
const countTokensAtLeast = (text: string) => text.match(/[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}]+/gu)!.length

/** The example of the manner as a model would return it. */
function example(): ModelReading {
  const part = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'm').exec(instructions.slice(instructions.indexOf('# One example')))![1]!
  return {
    title: part('title'),
    feels: part('feels'),
    why: part('why'),
    life: part('life').split(/(?<=\.) /),
    act: part('act'),
  }
}

test('the instructions are long enough for the provider’s cache', () => {
  expect(countTokensAtLeast(instructions)).toBeGreaterThanOrEqual(LEAST_TOKENS)
})

test('the instructions are the same for everybody', () => {
  expect(instructions).not.toMatch(/undefined|\{|\$/)
})

test('the instructions explain every part that is asked for', () => {
  for (const part of Object.keys(ModelReading.shape)) expect(instructions).toMatch(new RegExp(`^${part}: `, 'm'))
})

test('the example has no fault but that its words are those of the instructions', () => {
  expect(example().title).not.toMatch(FILLER)
  expect(listFaults(example(), leads.mercuryJupiter)).toEqual(['It speaks of its own instructions.'])
})
