import { App } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { EdgeStack } from '../../../infra/edge/edgeStack.ts'

interface Rule {
  Name: string
  Action?: { Block: { CustomResponse: { CustomResponseBodyKey: string; ResponseHeaders: object[] } } }
  Statement: {
    ManagedRuleGroupStatement?: { RuleActionOverrides: { Name: string; ActionToUse: object }[] }
    RateBasedStatement?: { Limit: number; ScopeDownStatement?: object }
  }
}

const { rules, bodies } = (() => {
  const app = new App()
  const stack = new EdgeStack(app, 'Edge')
  const { Resources } = app.synth().getStackArtifact(stack.artifactId).template
  const [firewall] = Object.values(Resources) as {
    Properties: { Rules: Rule[]; CustomResponseBodies: Record<string, { Content: string }> }
  }[]
  const { Rules, CustomResponseBodies: bodies } = firewall!.Properties
  return { rules: new Map(Rules.map((rule) => [rule.Name, rule])), bodies }
})()
const counted = rules
  .get('AWSManagedRulesCommonRuleSet')!
  .Statement.ManagedRuleGroupStatement!.RuleActionOverrides.filter(({ ActionToUse }) => 'Count' in ActionToUse)
  .map(({ Name }) => Name)

test('the redirect from Google is not blocked, although its scopes are URLs in the query', () => {
  expect(counted).toContain('GenericRFI_QUERYARGUMENTS')
})

test.each([
  'SizeRestrictions',
  'CrossSiteScripting',
  'GenericLFI',
  'GenericRFI',
  'EC2MetaDataSSRF',
])('a password in which %s sees an attack is not blocked', (rule) => {
  expect(counted).toContain(`${rule}_BODY`)
})

test('the rate limit on signing in counts POST requests only, not every page that reads the session', () => {
  const { Limit, ScopeDownStatement } = rules.get('FloodSignIn')!.Statement.RateBasedStatement!
  const matches = JSON.stringify(ScopeDownStatement)

  expect(Limit).toBe(100)
  expect(ScopeDownStatement).toHaveProperty('AndStatement')
  expect(matches).toContain('"SearchString":"/api/auth/"')
  expect(matches).toContain('"SearchString":"POST"')
})

test('a rate limit without conditions applies to every request', () => {
  expect(rules.get('FloodEverything')!.Statement.RateBasedStatement).toMatchObject({ Limit: 2000 })
  expect(rules.get('FloodEverything')!.Statement.RateBasedStatement!.ScopeDownStatement).toBeUndefined()
})

test.each([
  'FloodEverything',
  'FloodSignIn',
  'FloodAdmin',
])('%s responds with a message that a screen can show', (name) => {
  const { CustomResponseBodyKey, ResponseHeaders } = rules.get(name)!.Action!.Block.CustomResponse

  expect(ResponseHeaders).toEqual([{ Name: 'retry-after', Value: '300' }])
  expect(JSON.parse(bodies[CustomResponseBodyKey]!.Content)).toEqual({
    code: 'RATE_LIMITED',
    message: 'Too many attempts. Please wait a while and try again.',
    retryAfter: 300,
  })
})
