import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listMutants } from './listMutants.ts'
import { startMutantRunner } from './mutantRunner.ts'

const SOURCE = 'functions/domain/compatibility/signBond.ts'
const TESTS = ['test/functions/domain/compatibility/signBond.test.ts']

test('a mutant is found by the tests of its source, which pass before and after, and the file stays as it is', async () => {
  const text = readFileSync(SOURCE, 'utf8')
  const [mutant] = listMutants(SOURCE, text)
  const runner = await startMutantRunner(process.cwd())

  const failures = [
    await runner.failuresOf(TESTS),
    await runner.failuresOf(TESTS, mutant),
    await runner.failuresOf(TESTS),
  ]
  await runner.close()

  expect(failures).toEqual([[], TESTS, []])
  expect(readFileSync(SOURCE, 'utf8')).toBe(text)
})
