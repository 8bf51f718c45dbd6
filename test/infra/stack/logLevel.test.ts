import { expect, test } from 'vitest'
import { synthesiseStack } from './synthesiseStack.ts'

test.each([
  'dev',
  'prod',
] as const)('in %s the log level is set in Lambda only, because two levels that disagree log a warning at each start', (stage) => {
  const { Resources } = synthesiseStack({ stage }).template

  const environments = Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::Lambda::Function')
    .map(({ Properties }) => (Properties as { Environment?: { Variables?: object } }).Environment?.Variables ?? {})
  expect(environments.filter((variables) => 'STAGE' in variables).length).toBeGreaterThan(5)
  expect(environments.filter((variables) => 'POWERTOOLS_LOG_LEVEL' in variables)).toEqual([])
})
