import { expect, test } from 'vitest'
import { synthesised } from './synthesised.ts'

test.each([
  'dev',
  'prod',
] as const)('in %s Lambda alone says how much is logged: two levels that disagree warn at each start', (stage) => {
  const { Resources } = synthesised({ stage }).template

  const variables = Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::Lambda::Function')
    .map(({ Properties }) => (Properties as { Environment?: { Variables?: object } }).Environment?.Variables ?? {})
  expect(variables.filter((names) => 'STAGE' in names).length).toBeGreaterThan(5)
  expect(variables.filter((names) => 'POWERTOOLS_LOG_LEVEL' in names)).toEqual([])
})
