import { App } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { EdgeStack } from '../../infra/edge.ts'

interface Rule {
  Name: string
  Statement: {
    ManagedRuleGroupStatement?: { RuleActionOverrides: { Name: string; ActionToUse: object }[] }
    RateBasedStatement?: { Limit: number; ScopeDownStatement?: object }
  }
}

const rules = (() => {
  const app = new App()
  const stack = new EdgeStack(app, 'Edge')
  const { Resources } = app.synth().getStackArtifact(stack.artifactId).template
  const [firewall] = Object.values(Resources) as { Properties: { Rules: Rule[] } }[]
  return new Map(firewall!.Properties.Rules.map((rule) => [rule.Name, rule.Statement]))
})()
const counted = rules
  .get('AWSManagedRulesCommonRuleSet')!
  .ManagedRuleGroupStatement!.RuleActionOverrides.filter(({ ActionToUse }) => 'Count' in ActionToUse)
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
  const { Limit, ScopeDownStatement } = rules.get('FloodSignIn')!.RateBasedStatement!
  const matches = JSON.stringify(ScopeDownStatement)

  expect(Limit).toBe(100)
  expect(ScopeDownStatement).toHaveProperty('AndStatement')
  expect(matches).toContain('"SearchString":"/api/auth/"')
  expect(matches).toContain('"SearchString":"POST"')
})

test('bounds everything, whatever it is', () => {
  expect(rules.get('FloodEverything')!.RateBasedStatement).toMatchObject({ Limit: 2000 })
  expect(rules.get('FloodEverything')!.RateBasedStatement!.ScopeDownStatement).toBeUndefined()
})
