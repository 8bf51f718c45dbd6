import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parts, SLOW_PARTS } from './parts.ts'
import { testParts } from './testParts.ts'

testParts(Object.keys(parts).filter((name) => !SLOW_PARTS.includes(name)))

test.each(SLOW_PARTS)('the slow part that measures %s has a test file of its own', (name) => {
  expect(readFileSync(new URL(`./${name}.deep.test.ts`, import.meta.url), 'utf8')).toContain(`testParts(['${name}'])`)
})
