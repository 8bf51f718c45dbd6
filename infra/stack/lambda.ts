import { join } from 'node:path'
import { type Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Function as CdkFunction,
  type CfnFunction,
  Code,
  type FunctionOptions,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { functionName } from '../build/bundle.ts'
import type { DataFile } from '../build/dataFiles.ts'

/** What happens to asynchronous events that fail or wait too long. */
export type EventRetryPolicy = Pick<FunctionOptions, 'deadLetterQueue' | 'maxEventAge' | 'retryAttempts'>

export interface LambdaProps {
  /** The source file whose `handler` runs, from the root of the repository. */
  entry: string
  /** Who is affected when it fails; the alarm quotes the sentence. */
  impact: string
  /** The directory of the bundles; without them the template is complete but cannot be deployed. */
  bundleDirectory: string | undefined
  environment: Record<string, string>
  statements: PolicyStatement[]
  timeout: Duration
  memory?: number | undefined
  concurrency?: number | undefined
  /** The data files next to the bundle. */
  data?: DataFile[] | undefined
  retryPolicy?: EventRetryPolicy
}

/** A function with its own role and log group. */
export class Lambda extends Construct {
  readonly function: CdkFunction
  readonly impact: string
  readonly #log: LogGroup

  constructor(scope: Construct, id: string, props: LambdaProps) {
    super(scope, id)
    this.impact = props.impact
    const { entry, bundleDirectory, environment, timeout, memory = 256, concurrency, data = [], retryPolicy } = props
    this.#log = new LogGroup(this, 'Log', {
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
      role: this.#role(props.statements),
      logGroup: this.#log,
      loggingFormat: LoggingFormat.JSON,
      // Without its two lines for each call that went well: ours tells the same, and they were half of all that is logged.
      systemLogLevelV2: SystemLogLevel.WARN,
      memorySize: memory,
      timeout,
      environment,
      ...(concurrency && { reservedConcurrentExecutions: concurrency }),
      ...retryPolicy,
    })
    // The local stack reads this from the template, so that it runs what would be deployed.
    const resource = this.function.node.defaultChild as CfnFunction
    resource.addMetadata('entry', entry)
    resource.addMetadata('data', data)
  }

  /**
   * How many items a job has deferred, from its log lines: it carries on after a failure, so Lambda counts no error.
   */
  metricDeferred(period: Duration): Metric {
    const filter = this.#log.addMetricFilter('Deferred', {
      filterPattern: FilterPattern.numberValue('$.failed', '>', 0),
      metricNamespace: Stack.of(this).stackName,
      metricName: `${this.node.id}Deferred`,
      metricValue: '$.failed',
    })
    return filter.metric({ period, statistic: Stats.SUM })
  }

  /** How often the function has written the log line of an alarm. Functions that write the same one share the metric. */
  metricAlarm(alarm: string, period: Duration): Metric {
    const filter = this.#log.addMetricFilter(alarm, {
      filterPattern: FilterPattern.stringValue('$.alarm', '=', alarm),
      metricNamespace: Stack.of(this).stackName,
      metricName: alarm,
    })
    return filter.metric({ period, statistic: Stats.SUM })
  }

  #role(statements: PolicyStatement[]): Role {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    this.#log.grantWrite(role)
    for (const statement of statements) role.addToPolicy(statement)
    return role
  }
}
