import { expect, test } from 'vitest'
import type { Mutant } from './listMutants.ts'
import { sampleMutants } from './sampleMutants.ts'

const mutantsOf = (file: string, count: number): Mutant[] =>
  Array.from({ length: count }, (_, start) => ({ file, line: 1, start, end: start + 1, replacement: '' }))

const files = [
  mutantsOf('large.ts', 50),
  mutantsOf('small.ts', 2),
  mutantsOf('empty.ts', 0),
  mutantsOf('middle.ts', 10),
]
const countOf = (file: string, mutants: Mutant[]) => mutants.filter((mutant) => mutant.file === file).length

test('the sample is spread evenly over the files', () => {
  const sample = sampleMutants(files, { count: 10, seed: 7 })

  expect(sample).toHaveLength(10)
  expect(['large.ts', 'small.ts', 'middle.ts'].map((file) => countOf(file, sample))).toEqual([4, 2, 4])
})

test('no mutant is chosen twice, and never more than there are', () => {
  expect(new Set(sampleMutants(files, { count: 1000, seed: 7 })).size).toBe(62)
})

test('a seed chooses the same mutants again, another seed others', () => {
  const sample = (seed: number) => sampleMutants(files, { count: 10, seed })

  expect(sample(1)).toEqual(sample(1))
  expect(sample(1)).not.toEqual(sample(2))
})
