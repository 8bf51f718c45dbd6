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

test('a mutant that one file of tests has found is not held to be found by the next file', async () => {
  const [mutant] = listMutants(SOURCE, readFileSync(SOURCE, 'utf8'))
  const runner = await startMutantRunner(process.cwd())

  const found = await runner.failuresOf(TESTS, mutant)
  const unnoticed = await runner.failuresOf(['test/shared/domain/money.test.ts'], mutant)
  await runner.close()

  expect([found, unnoticed]).toEqual([TESTS, []])
})
