import { CfnIPSet, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { Problem, rateLimited } from '../../shared/contract/problem.ts'

const FIVE_MINUTES = 300

/**
 * Blocks known bad addresses and inputs, and floods, before they reach a function. With ranges of addresses, nobody else
 * reaches the calls of the admin area: its page is public, and shows nothing without them.
 */
export function firewall(scope: Construct, adminRanges: string[]): CfnWebACL {
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: metrics('Firewall'),
    customResponseBodies: {
      rateLimited: problemBody(rateLimited(FIVE_MINUTES)),
      notFound: problemBody(new Problem('NOT_FOUND')),
    },
    rules: [
      managedRules('AWSManagedRulesCommonRuleSet', 0, COUNTED_ONLY),
      managedRules('AWSManagedRulesKnownBadInputsRuleSet', 1),
      managedRules('AWSManagedRulesAmazonIpReputationList', 2),
      rateLimit('Everything', 3, 2000),
      // Before the limits of the admin area, whose 429 would show that it is there.
      ...(adminRanges.length > 0 ? [onlyFrom(scope, adminRanges, 4)] : []),
      // Every page load reads the session, and a whole school may share one address: only POST requests count.
      rateLimit('SignIn', 5, 100, { andStatement: { statements: [startsWith('/api/auth/'), isMethod('POST')] } }),
      rateLimit('Admin', 6, 30, startsWith('/api/admin/login')),
      // An operator's session is a few calls per click, and several operators may share one address.
      rateLimit('AdminArea', 7, 600, startsWith('/api/admin/')),
    ],
  })
}

/** The same answer as where there is nothing, so that nobody learns that there is more for others. */
function onlyFrom(scope: Construct, ranges: string[], priority: number): CfnWebACL.RuleProperty {
  const sets = [
    { id: 'AdminIpv4', ipAddressVersion: 'IPV4', addresses: ranges.filter((range) => !range.includes(':')) },
    { id: 'AdminIpv6', ipAddressVersion: 'IPV6', addresses: ranges.filter((range) => range.includes(':')) },
  ]
  const elsewhere = sets
    .filter(({ addresses }) => addresses.length > 0)
    .map(({ id, ...set }) => new CfnIPSet(scope, id, { scope: 'CLOUDFRONT', ...set }).attrArn)
    .map((arn): Statement => ({ notStatement: { statement: { ipSetReferenceStatement: { arn } } } }))
  return {
    name: 'AdminElsewhere',
    priority,
    action: {
      block: {
        customResponse: {
          responseCode: 404,
          customResponseBodyKey: 'notFound',
          responseHeaders: [
            { name: 'cache-control', value: 'no-store' },
            { name: 'x-content-type-options', value: 'nosniff' },
          ],
        },
      },
    },
    visibilityConfig: metrics('AdminElsewhere'),
    statement: { andStatement: { statements: [startsWith('/api/admin/'), ...elsewhere] } },
  }
}

/** The same body as the API's own, but for the request id: the request never reached the API. */
const problemBody = ({ message, code, details }: Problem): CfnWebACL.CustomResponseBodyProperty => ({
  contentType: 'APPLICATION_JSON',
  content: JSON.stringify({ message, code, ...details }),
})

/** Rules that would block legitimate requests, and are therefore only counted. */
const COUNTED_ONLY = [
  // Google's redirect has the URL of a scope in its query, and our code never fetches a URL from a query.
  'GenericRFI_QUERYARGUMENTS',
  // The API limits the size of bodies and validates each; a password may look like a path, a script or an address.
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
]

const metrics = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
})

const managedRules = (name: string, priority: number, counted: string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: metrics(name),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
})

type Statement = CfnWebACL.StatementProperty

const rateLimit = (name: string, priority: number, limit: number, only?: Statement): CfnWebACL.RuleProperty => ({
  name: `Flood${name}`,
  priority,
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        customResponseBodyKey: 'rateLimited',
        responseHeaders: [{ name: 'retry-after', value: String(FIVE_MINUTES) }],
      },
    },
  },
  visibilityConfig: metrics(`Flood${name}`),
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: FIVE_MINUTES,
      aggregateKeyType: 'IP',
      ...(only && { scopeDownStatement: only }),
    },
  },
})

/** Compares the path as the API will read it, so that `/api/%61uth//login` is no way around a limit. */
const startsWith = (path: string): Statement => ({
  byteMatchStatement: {
    searchString: path,
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    textTransformations: ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({ type, priority })),
  },
})

const isMethod = (method: string): Statement => ({
  byteMatchStatement: {
    searchString: method,
    fieldToMatch: { method: {} },
    positionalConstraint: 'EXACTLY',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
})
