import { join } from 'node:path'
import { type Duration, RemovalPolicy } from 'aws-cdk-lib'
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Function as CdkFunction,
  type CfnFunction,
  Code,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { functionName } from './bundle.ts'

export interface LambdaProps {
  /** The source file whose `handler` runs, from the root of the repository. */
  entry: string
  /** Who is hurt when it breaks; the alarm quotes the sentence. */
  impact: string
  /** Where the bundles lie; without them the template is complete but cannot be deployed. */
  bundleDirectory: string | undefined
  environment: Record<string, string>
  statements: PolicyStatement[]
  timeout: Duration
  memory?: number | undefined
  concurrency?: number | undefined
  /** Whether the data files lie beside the bundle. */
  data?: boolean | undefined
  deadLetters?: Queue
}

/** A function with a role, a log and an alarm of its own. */
export class Lambda extends Construct {
  readonly function: CdkFunction
  readonly impact: string

  constructor(scope: Construct, id: string, props: LambdaProps) {
    super(scope, id)
    this.impact = props.impact
    const { entry, bundleDirectory, environment, timeout, memory = 256, concurrency, data = false, deadLetters } = props
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.function = new CdkFunction(this, 'Function', {
      code: bundleDirectory
        ? Code.fromAsset(join(bundleDirectory, functionName(entry)), { exclude: ['*.map'] })
        : Code.fromInline(entry),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      role: this.#role(logGroup, props.statements),
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      memorySize: memory,
      timeout,
      environment,
      ...(concurrency && { reservedConcurrentExecutions: concurrency }),
      ...(deadLetters && { deadLetterQueue: deadLetters, retryAttempts: 2 }),
    })
    // The stack on one machine reads this from the template, so that it runs what would be deployed.
    const resource = this.function.node.defaultChild as CfnFunction
    resource.addMetadata('entry', entry)
    resource.addMetadata('data', data)
  }

  #role(logGroup: LogGroup, statements: PolicyStatement[]): Role {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    for (const statement of statements) role.addToPolicy(statement)
    return role
  }
}
