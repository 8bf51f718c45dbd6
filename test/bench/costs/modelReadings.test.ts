import { expect, test } from 'vitest'
import { OPENAI_DEFAULTS } from '../../../infra/settings.ts'
import { figure } from '../../checks/figure.ts'
import { modelReadingDollars, readingTasks, usageOf } from './modelReadings.ts'

test('a reading takes few tokens beyond the stable text', () => {
  const { inputTokens, cachedTokens, outputTokens } = usageOf(readingTasks())

  figure('Tokens', `${cachedTokens} stable, ${inputTokens - cachedTokens} of notes, ${outputTokens} of reply`)
  expect(cachedTokens).toBeGreaterThanOrEqual(1_024)
  expect([inputTokens - cachedTokens <= 350, outputTokens <= 220]).toEqual([true, true])
})

test('a month of readings for a million people stays within the daily budget of the model', () => {
  const dollars = modelReadingDollars(1_000_000)

  figure('Cost', `$${dollars.toFixed(0)} a month for the readings of a million people by a model`)
  expect(dollars).toBeLessThan(30 * Number(OPENAI_DEFAULTS.dailyBudget))
})
