import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stepOf } from '../../../../../shared/domain/onboarding.ts'
import { promptOf } from '../../../../../web/features/onboarding/questions/prompts.ts'

/** Whether anything that writes for a reader looks at this answer. */
const isUsedByReadings = (field: string) =>
  globSync('functions/{flows,domain}/{reading,chat,compatibility}/**/*.ts').some((file) =>
    new RegExp(`\\b${field}\\b`).test(readFileSync(file, 'utf8').replace(/^\s*\/?\*.*$/gm, '')),
  )

test('nobody is told that readings use an answer that they do not use', () => {
  expect(isUsedByReadings('gender')).toBe(false)
  expect(promptOf(stepOf('gender'), true).reason).toMatch(/optional.*isn't used in readings/)
})

test.each([
  'relationshipStatus',
  'lifeFocus',
] as const)('what the question of %s promises is for Premium, whose readings alone know the answer', (field) => {
  expect(isUsedByReadings(field)).toBe(true)
  expect(promptOf(stepOf(field), true).reason).toMatch(/^With Premium/)
})
