import { CfnOutput, CfnParameter, Stack, Validations } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { distribution } from '../edge/distribution.ts'
import { type OpenAiSettings, publicSettings, type Settings } from '../settings.ts'
import { addAlarms } from './alarms.ts'
import { addRoutes, createApi } from './api.ts'
import { apiStage } from './apiStage.ts'
import { addBudget } from './budget.ts'
import { addDashboard } from './dashboard.ts'
import { deadLetterQueue, scheduleJobs } from './jobs.ts'
import { lambdas } from './lambdas.ts'
import { configurationSet, reportFeedback } from './mail.ts'
import { operatedJobs, outputOf } from './operatedJobs.ts'
import { referenceTo } from './secret.ts'
import { releaseSite, siteBucket } from './site.ts'
import { statefulResources } from './statefulResources.ts'
import { uploadSourceMaps } from './uploadSourceMaps.ts'

/** The whole product. It runs in Singapore, where the privacy page says that people's data is kept. */
export class OrreryStack extends Stack {
  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id, { env: { region: 'ap-southeast-1' }, terminationProtection: settings.stage === 'prod' })
    Validations.of(this).acknowledge(...acknowledged)
    const stateful = statefulResources(this)
    for (const name of ['originSecret', 'adminSecret', 'googleSecret', 'stripeSecret', 'stripeWebhookSecret'] as const)
      new CfnOutput(this, `${name}Id`, { value: stateful[name].secretArn })
    const api = createApi(this)
    const bucket = siteBucket(this)
    const originSecret = referenceTo(stateful.originSecret, settings.originSecretVersion)
    const cdn = distribution(this, { ...settings, bucket, api, originSecret })

    const deadLetters = deadLetterQueue(this)
    const mailEvents = configurationSet(this)
    const origin = this.#origin(settings, cdn)
    const openAi = this.#openAi(settings, origin)
    const functions = lambdas(this, { ...stateful, settings, deadLetters, mailEvents, origin, openAi })
    reportFeedback(this, { events: mailEvents, hook: functions.ses.function, deadLetters })
    apiStage(this, api, addRoutes(api, functions))
    scheduleJobs(this, functions)
    for (const job of operatedJobs) new CfnOutput(this, outputOf(job), { value: functions[job].function.functionName })
    addAlarms(this, { lambdas: functions, api, deadLetters, email: settings.alarmEmail })
    addDashboard(this, { lambdas: functions, api, table: stateful.table, deadLetters })
    if (settings.budget) addBudget(this, settings.budget)
    // The local stack runs without bundles, and is not deployed.
    if (!settings.bundleDirectory) return
    uploadSourceMaps(this, settings.bundleDirectory)
    releaseSite(this, {
      bucket,
      distribution: cdn,
      directory: settings.siteDirectory,
      settings: publicSettings(settings),
    })
  }

  /** The public address of the product. The local stack knows it only once it has its port, hence the parameter. */
  #origin({ stage, domain }: Settings, cdn: Distribution): string {
    if (stage === 'local') return new CfnParameter(this, 'AppOrigin').valueAsString
    const origin = `https://${domain?.name ?? cdn.distributionDomainName}`
    new CfnOutput(this, 'Address', { value: origin })
    new CfnOutput(this, 'DomainTarget', { value: cdn.distributionDomainName })
    return origin
  }

  /** The local stack knows only when it starts whether there is a model; it passes its requests on, and counts them. */
  #openAi({ stage, openAi }: Settings, origin: string): OpenAiSettings {
    if (stage !== 'local') return openAi
    return {
      ...openAi,
      model: new CfnParameter(this, 'OpenAiModel', { default: '' }).valueAsString,
      baseUrl: `${origin}/__openai`,
    }
  }
}

const WORK_IS_IN_THE_TABLE =
  'Routes are invoked synchronously, so nothing can wait. What jobs work on waits in the table until a run has done it, and an alarm says when one is missed.'

/** Of every function or secret alike. */
const acknowledged = [
  {
    id: 'AwsSolutions-SMG4',
    reason:
      'Other companies issue most values, and an operator copies them; a new value of the others would end sessions or limits. Each description says which.',
  },
  { id: 'Serverless::Serverless-LambdaDLQ', reason: WORK_IS_IN_THE_TABLE },
  { id: 'Serverless::Serverless-LambdaAsyncFailureDestination', reason: WORK_IS_IN_THE_TABLE },
  { id: 'Serverless::Serverless-EventBusDLQ', reason: WORK_IS_IN_THE_TABLE },
  {
    id: 'Serverless::Serverless-LambdaTracing',
    reason:
      'Every log line of a request has its id; a trace would need a permission on every resource, and could hold personal data.',
  },
]
