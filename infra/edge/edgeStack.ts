import { CfnOutput, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { adminRangesFrom } from './adminRanges.ts'
import { firewall } from './firewall.ts'

/** The firewall in front of CloudFront. AWS requires it to be in us-east-1; people's data stays in Singapore. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string) {
    super(scope, id, { env: { region: 'us-east-1' } })
    new CfnOutput(this, 'FirewallArn', { value: firewall(this, adminRangesFrom(this.node)).attrArn })
  }
}
