import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listMutants, mutate } from './listMutants.ts'
import { parseSource } from './syntax.ts'

const mutantsOf = (text: string): string[] => listMutants('a.ts', text).map((mutant) => mutate(text, mutant))

test.each([
  ['a comparison is moved by one and turned round', 'f(a < b)', ['f(a <= b)', 'f(a >= b)']],
  ['an equality is denied', 'f(a === b)', ['f(a !== b)']],
  ['arithmetic takes its opposite, and parentheses stay', 'f((a - b) / c)', ['f((a - b) * c)', 'f((a + b) / c)']],
  ['texts that are joined are not subtracted', "f(a + 'b')", ["f(a + '')"]],
  ['both sides of a claim stand alone', 'f(a && b)', ['f(a || b)', 'f((a))', 'f((b))']],
  ['a fallback goes', 'f(a ?? b)', ['f((a))']],
  ['a denial goes', 'f(!a)', ['f(a)']],
  ['a choice is turned round', 'f(a ? b : c)', ['f(!(a) ? b : c)']],
  [
    'values change',
    "f(true, 7, 0, 'x', '')",
    [
      "f(false, 7, 0, 'x', '')",
      "f(true, (7 + 1), 0, 'x', '')",
      "f(true, 7, 1, 'x', '')",
      "f(true, 7, 0, '', '')",
      "f(true, 7, 0, 'x', 'mutant')",
    ],
  ],
  ['each element of a list goes', 'f([a, ...b])', ['f([...b])', 'f([a])']],
  ['each field of an object goes', 'f({ a, ...b })', ['f({ ...b })', 'f({ a })']],
  ['a list that is handed on whole goes', 'f(...a)', ['f()']],
  ['a method becomes its neighbour', 'f(a.some(b))', ['f(a.every(b))']],
  ['a method with a name that every object has stays', 'f(a.toString())', []],
  ['a selection goes', 'f(a.filter(b))', ['f(a)']],
  ['a counter runs the other way', 'f(a++)', ['f(a--)']],
])('%s', (_name, text, mutants) => {
  expect(mutantsOf(text)).toEqual([';', ...mutants])
})

test('waiting, throwing and leaving early go', () => {
  expect(mutantsOf('const a = await b')).toEqual(['const a = b'])
  expect(mutantsOf('if (a) throw b')).toEqual(['if (!(a)) throw b', 'if (a) ;'])
  expect(mutantsOf('function f() { if (a) return }')).toEqual([
    'function f() { if (!(a)) return }',
    'function f() { if (a) ; }',
  ])
})

test('types, imports, names of fields and what operators read are left alone', () => {
  expect(mutantsOf("import { a } from 'b'")).toEqual([])
  expect(mutantsOf("type A = 'b' | 3; interface C { d: true }; let e: 'f'")).toEqual([])
  expect(mutantsOf("const a = { 'b': c }")).toEqual(['const a = {}'])
  expect(mutantsOf("console.log('a'); log.info('b'); deps.warn('c')")).toEqual([])
  expect(mutantsOf("const a = new RangeError('b')")).toEqual([])
})

test('a mutant knows its line', () => {
  expect(listMutants('a.ts', 'const a = 1\nconst b = 2\n').map(({ line }) => line)).toEqual([1, 2])
})

test.each([
  'functions/domain/chart/houses.ts',
  'functions/domain/places/gazetteer/foldName.ts',
  'functions/kit/http/serve.ts',
  'functions/store/limits.ts',
  'web/features/chart/wheel/AspectLines.tsx',
])('every mutant of %s is a program', (file) => {
  const text = readFileSync(file, 'utf8')
  const mutants = listMutants(file, text)

  expect(mutants.length).toBeGreaterThan(10)
  for (const mutant of mutants) expect(() => parseSource(file, mutate(text, mutant))).not.toThrow()
})
