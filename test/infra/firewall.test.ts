import { App } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { EdgeStack } from '../../infra/edge.ts'

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

test('lets people come back from Google, whose scopes are addresses in the query', () => {
  expect(counted).toContain('GenericRFI_QUERYARGUMENTS')
})

test.each([
  'SizeRestrictions',
  'CrossSiteScripting',
  'GenericLFI',
  'GenericRFI',
  'EC2MetaDataSSRF',
])('turns nobody away for a password in which %s sees an attack', (rule) => {
  expect(counted).toContain(`${rule}_BODY`)
})

test('counts what is posted to sign in, and not every page that asks who is signed in', () => {
  const { Limit, ScopeDownStatement } = rules.get('FloodSignIn')!.Statement.RateBasedStatement!
  const matches = JSON.stringify(ScopeDownStatement)

  expect(Limit).toBe(100)
  expect(ScopeDownStatement).toHaveProperty('AndStatement')
  expect(matches).toContain('"SearchString":"/api/auth/"')
  expect(matches).toContain('"SearchString":"POST"')
})

test('bounds everything, whatever it is', () => {
  expect(rules.get('FloodEverything')!.Statement.RateBasedStatement).toMatchObject({ Limit: 2000 })
  expect(rules.get('FloodEverything')!.Statement.RateBasedStatement!.ScopeDownStatement).toBeUndefined()
})

test.each([
  'FloodEverything',
  'FloodSignIn',
  'FloodAdmin',
])('%s is answered in words that a screen can show', (name) => {
  const { CustomResponseBodyKey, ResponseHeaders } = rules.get(name)!.Action!.Block.CustomResponse

  expect(ResponseHeaders).toEqual([{ Name: 'retry-after', Value: '300' }])
  expect(JSON.parse(bodies[CustomResponseBodyKey]!.Content)).toEqual({
    code: 'RATE_LIMITED',
    message: 'Too many attempts. Please wait a while and try again.',
    retryAfter: 300,
  })
})
