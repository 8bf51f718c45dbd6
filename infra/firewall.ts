import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

const FIVE_MINUTES = 300

/** What CloudFront turns away before it costs a function: known bad addresses and inputs, and floods. */
export function firewall(scope: Construct): CfnWebACL {
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible('Firewall'),
    rules: [
      // The API caps bodies itself, at a size that this group would already refuse.
      managed('AWSManagedRulesCommonRuleSet', 0, ['SizeRestrictions_BODY']),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 1),
      managed('AWSManagedRulesAmazonIpReputationList', 2),
      flood('Everything', 3, 2000),
      flood('SignIn', 4, 100, '/api/auth/'),
      flood('Admin', 5, 30, '/api/admin/'),
    ],
  })
}

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
})

const managed = (name: string, priority: number, onlyCounted: string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: visible(name),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: onlyCounted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
})

const flood = (name: string, priority: number, limit: number, path?: string): CfnWebACL.RuleProperty => ({
  name: `Flood${name}`,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  visibilityConfig: visible(`Flood${name}`),
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: FIVE_MINUTES,
      aggregateKeyType: 'IP',
      ...(path && { scopeDownStatement: startsWith(path) }),
    },
  },
})

const startsWith = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    searchString: path,
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
  },
})
