import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { rateLimited } from '../shared/contract/problem.ts'

const FIVE_MINUTES = 300

/** What CloudFront turns away before it costs a function: known bad addresses and inputs, and floods. */
export function firewall(scope: Construct): CfnWebACL {
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible('Firewall'),
    customResponseBodies: { flood: { contentType: 'APPLICATION_JSON', content: JSON.stringify(tooMany()) } },
    rules: [
      managed('AWSManagedRulesCommonRuleSet', 0, onlyCounted),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 1),
      managed('AWSManagedRulesAmazonIpReputationList', 2),
      flood('Everything', 3, 2000),
      // Every page asks who is signed in, and a whole school may share one address: only what is posted counts.
      flood('SignIn', 4, 100, { andStatement: { statements: [startsWith('/api/auth/'), isMethod('POST')] } }),
      flood('Admin', 5, 30, startsWith('/api/admin/')),
    ],
  })
}

/** As the API says it; only the id of a request is missing, which never came to be one. */
function tooMany(): object {
  const { message, code, details } = rateLimited(FIVE_MINUTES)
  return { message, code, ...details }
}

/** Rules that would turn people away for nothing. */
const onlyCounted = [
  // Google comes back with the address of a scope in the query, and nothing of ours fetches what a query names.
  'GenericRFI_QUERYARGUMENTS',
  // The API caps bodies and checks each by its schema; a password may look like a path, a script or an address.
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
]

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
})

const managed = (name: string, priority: number, counted: string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: visible(name),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
})

type Statement = CfnWebACL.StatementProperty

const flood = (name: string, priority: number, limit: number, only?: Statement): CfnWebACL.RuleProperty => ({
  name: `Flood${name}`,
  priority,
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        customResponseBodyKey: 'flood',
        responseHeaders: [{ name: 'retry-after', value: String(FIVE_MINUTES) }],
      },
    },
  },
  visibilityConfig: visible(`Flood${name}`),
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: FIVE_MINUTES,
      aggregateKeyType: 'IP',
      ...(only && { scopeDownStatement: only }),
    },
  },
})

const startsWith = (path: string): Statement => ({
  byteMatchStatement: {
    searchString: path,
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
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
