import { CfnOutput, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { firewall } from './firewall.ts'

/** The firewall before CloudFront. Amazon keeps it in us-east-1 only; everything about people stays in Singapore. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string) {
    super(scope, id, { env: { region: 'us-east-1' } })
    new CfnOutput(this, 'FirewallArn', { value: firewall(this).attrArn })
  }
}
