import { posix } from 'node:path'
import { App } from 'aws-cdk-lib'
import { describe, expect, test } from 'vitest'
import { EdgeStack } from '../../../infra/edge/edgeStack.ts'

interface Rule {
  Name: string
  Priority: number
  Action?: { Block: { CustomResponse: { CustomResponseBodyKey: string; ResponseHeaders: object[] } } }
  Statement: {
    ManagedRuleGroupStatement?: { RuleActionOverrides: { Name: string; ActionToUse: object }[] }
    RateBasedStatement?: { Limit: number; ScopeDownStatement?: object }
  }
}

interface Firewall {
  Rules: Rule[]
  CustomResponseBodies: Record<string, { Content: string }>
}

function synthesise(context: Record<string, string> = {}) {
  const app = new App({ context })
  const stack = new EdgeStack(app, 'Edge')
  const resources = Object.entries(app.synth().getStackArtifact(stack.artifactId).template.Resources) as [
    string,
    { Type: string; Properties: Firewall },
  ][]
  const { Rules, CustomResponseBodies: bodies } = resources.find(([id]) => id === 'Firewall')![1].Properties
  const sets = Object.fromEntries(
    resources.flatMap(([id, { Type, Properties }]) => (Type === 'AWS::WAFv2::IPSet' ? [[id, Properties]] : [])),
  )
  return { rules: new Map(Rules.map((rule) => [rule.Name, rule])), bodies, sets }
}

const { rules, bodies } = synthesise()
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
  const { ScopeDownStatement } = rules.get('FloodSignIn')!.Statement.RateBasedStatement!
  const matches = JSON.stringify(ScopeDownStatement)

  expect(ScopeDownStatement).toHaveProperty('AndStatement')
  expect(matches).toContain('"SearchString":"/api/auth/"')
  expect(matches).toContain('"SearchString":"POST"')
})

test('the strict rate limit on operators counts logins only, not what they do once they are in', () => {
  const [login] = pathMatchesIn(rules.get('FloodAdmin'))
  const [area] = pathMatchesIn(rules.get('FloodAdminArea'))

  expect([login!.SearchString, area!.SearchString]).toEqual(['/api/admin/login', '/api/admin/'])
})

interface PathMatch {
  ByteMatchStatement: {
    SearchString: string
    FieldToMatch: object
    TextTransformations: { Priority: number; Type: string }[]
  }
}

/** What each transformation does to a path. */
const TRANSFORMATIONS: Record<string, (path: string) => string> = {
  URL_DECODE: decodeURIComponent,
  NORMALIZE_PATH: posix.normalize,
  LOWERCASE: (path) => path.toLowerCase(),
}

const encoded = (text: string) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`

/** Every condition on a path, however deep in the rules. */
function pathMatchesIn(statement: unknown): PathMatch['ByteMatchStatement'][] {
  if (typeof statement !== 'object' || statement === null) return []
  const { ByteMatchStatement: match } = statement as Partial<PathMatch>
  return match && 'UriPath' in match.FieldToMatch ? [match] : Object.values(statement).flatMap(pathMatchesIn)
}

describe.each(['FloodSignIn', 'FloodAdmin', 'FloodAdminArea'])('the path that %s compares', (name) => {
  const [{ SearchString, TextTransformations }] = pathMatchesIn(rules.get(name)) as [PathMatch['ByteMatchStatement']]
  const matches = (path: string) =>
    TextTransformations.toSorted((a, b) => a.Priority - b.Priority)
      .reduce((text, { Type }) => TRANSFORMATIONS[Type]!(text), path)
      .startsWith(SearchString)
  const [, , group] = SearchString.split('/')

  test.each([
    ['plain', `/api/${group}/login`],
    ['in capitals', `/API/${group!.toUpperCase()}/login`],
    ['percent-encoded', `/api/${encoded(group!)}/login`],
    ['with an encoded slash', `/api%2F${group}/login`],
    ['encoded in capitals', `/api/${encoded(group!.toUpperCase())}/login`],
    ['with a doubled slash', `/api//${group}/login`],
    ['with a detour', `/api/geo-info/../${group}/login`],
    ['with an encoded detour', `/api/geo-info/%2e%2e/${group}/login`],
  ])('is recognised when it is written %s', (_, path) => {
    expect(matches(path)).toBe(true)
  })

  test('is not another one', () => {
    expect([`/api/${group}s/login`, `/${group}/login`, `/api/geo-info`].filter(matches)).toEqual([])
  })
})

test.each([
  ['FloodEverything', 2000],
  ['FloodSignIn', 100],
  ['FloodAdmin', 30],
  ['FloodAdminArea', 600],
])('%s lets one address make %i requests in five minutes', (name, limit) => {
  expect(rules.get(name)!.Statement.RateBasedStatement).toMatchObject({
    Limit: limit,
    EvaluationWindowSec: 300,
    AggregateKeyType: 'IP',
  })
})

test('a rate limit without conditions applies to every request', () => {
  expect(rules.get('FloodEverything')!.Statement.RateBasedStatement!.ScopeDownStatement).toBeUndefined()
})

test.each([
  'FloodEverything',
  'FloodSignIn',
  'FloodAdmin',
  'FloodAdminArea',
])('%s responds with a message that a screen can show', (name) => {
  const { CustomResponseBodyKey, ResponseHeaders } = rules.get(name)!.Action!.Block.CustomResponse

  expect(ResponseHeaders).toEqual([{ Name: 'retry-after', Value: '300' }])
  expect(JSON.parse(bodies[CustomResponseBodyKey]!.Content)).toEqual({
    code: 'RATE_LIMITED',
    message: 'Too many attempts. Please wait a while and try again.',
    retryAfter: 300,
  })
})

describe('ranges of addresses for operators', () => {
  const elsewhere = (adminRanges: string) => {
    const { rules, bodies, sets } = synthesise({ adminRanges })
    return { rule: rules.get('AdminElsewhere'), rules: [...rules.values()], bodies, sets }
  }

  test('keep everybody else from the calls of the admin area, in both versions of the protocol', () => {
    const { rule, sets } = elsewhere('203.0.113.0/24, 198.51.100.7/32 2001:db8::/48')

    expect(sets).toMatchObject({
      AdminIpv4: { Scope: 'CLOUDFRONT', IPAddressVersion: 'IPV4', Addresses: ['203.0.113.0/24', '198.51.100.7/32'] },
      AdminIpv6: { Scope: 'CLOUDFRONT', IPAddressVersion: 'IPV6', Addresses: ['2001:db8::/48'] },
    })
    const isNotIn = (id: string) => ({
      NotStatement: { Statement: { IPSetReferenceStatement: { Arn: { 'Fn::GetAtt': [id, 'Arn'] } } } },
    })
    expect(rule).toMatchObject({
      Action: { Block: { CustomResponse: { ResponseCode: 404 } } },
      Statement: { AndStatement: { Statements: [{}, isNotIn('AdminIpv4'), isNotIn('AdminIpv6')] } },
    })
    expect(pathMatchesIn(rule).map(({ SearchString }) => SearchString)).toEqual(['/api/admin/'])
  })

  test('answer everybody else as where there is nothing', () => {
    const { rule, bodies } = elsewhere('203.0.113.0/24')
    const { CustomResponseBodyKey, ResponseHeaders } = rule!.Action!.Block.CustomResponse

    expect(JSON.parse(bodies[CustomResponseBodyKey]!.Content)).toEqual({
      code: 'NOT_FOUND',
      message: "We couldn't find that.",
    })
    expect(ResponseHeaders).toEqual([
      { Name: 'cache-control', Value: 'no-store' },
      { Name: 'x-content-type-options', Value: 'nosniff' },
    ])
  })

  test('come before the limits of the admin area, which would show that it is there, and after those of every address', () => {
    const names = elsewhere('203.0.113.0/24')
      .rules.toSorted((a, b) => a.Priority - b.Priority)
      .map(({ Name }) => Name)

    expect(names.slice(-5)).toEqual([
      'FloodEverything',
      'AdminElsewhere',
      'FloodSignIn',
      'FloodAdmin',
      'FloodAdminArea',
    ])
  })

  test('may be of one version alone', () => {
    expect(Object.keys(elsewhere('203.0.113.0/24').sets)).toEqual(['AdminIpv4'])
  })

  test('are not needed', () => {
    expect(rules.has('AdminElsewhere')).toBe(false)
  })

  test.each([
    '203.0.113.7',
    '0.0.0.0/0',
    '203.0.113.0/33',
    '203.0.113.0/08',
    '203.0.113.0/24/8',
    '::/0',
    '2001:db8::/129',
    'fe80::1%eth0/64',
    'a/b/c',
    '/24',
    'office',
  ])('are not %s, and the error names it and shows what to write', (range) => {
    expect(() => elsewhere(`203.0.113.0/24 ${range}`)).toThrow(
      `adminRanges has ${range}. Write networks such as 203.0.113.0/24`,
    )
  })
})
