import { expect, test } from 'vitest'
import { findTests, importsOf } from './findTests.ts'

const imports = new Map([
  ['a.ts', []],
  ['b.ts', ['a.ts']],
  ['test/far.test.ts', ['b.ts']],
  ['test/near.test.ts', ['a.ts']],
  ['test/a.test.ts', ['a.ts', 'b.ts']],
  ['test/other.test.ts', ['c.ts']],
])

test('the test that mirrors a source comes first, then those that import it over few steps', () => {
  expect(findTests('a.ts', imports, 5)).toEqual(['test/a.test.ts', 'test/near.test.ts', 'test/far.test.ts'])
})

test('no more tests are taken than wanted', () => {
  expect(findTests('a.ts', imports, 2)).toEqual(['test/a.test.ts', 'test/near.test.ts'])
})

test('imports of types alone lead nowhere', () => {
  const found = importsOf(['functions/domain/compatibility/synastry.ts'])

  expect(found.get('functions/domain/compatibility/synastry.ts')).toEqual(['functions/domain/chart/aspects.ts'])
})
