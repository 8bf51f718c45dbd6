import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { OpenAiSettings, Settings } from '../settings.ts'
import type { TriggeredJob } from './functionPermissions.ts'
import { retryPolicyOf } from './jobs.ts'
import { Lambda } from './lambda.ts'
import { mailGrant } from './mail.ts'
import { entryOf, type FunctionName, functionNames, isJob, permissions } from './permissions.ts'
import { rowGrants } from './rowGrants.ts'
import type { StatefulResources } from './statefulResources.ts'

interface LambdaNeeds extends StatefulResources {
  settings: Settings
  deadLetters: Queue
  mailEvents: ConfigurationSet
  origin: string
  openAi: OpenAiSettings
}

/** Every function, each with exactly the permissions, secrets and settings that it needs. */
export function lambdas(scope: Construct, needs: LambdaNeeds): Record<FunctionName, Lambda> {
  // Made once: the identity that it names is a resource of the stack.
  const mayMail = mailGrant(scope, needs.settings, needs.mailEvents)
  const entries = functionNames.map((name) => [name, lambda(scope, name, { ...needs, mayMail })] as const)
  const all = Object.fromEntries(entries) as Record<FunctionName, Lambda>
  for (const [name, { function: caller }] of entries)
    for (const job of permissions[name].triggers ?? []) grantTrigger(caller, { job, target: all[job].function })
  return all
}

const triggerVariables: Record<TriggeredJob, string> = {
  sendMail: 'MAIL_FUNCTION',
  finishDeletions: 'DELETION_FUNCTION',
  drainEvents: 'EVENT_FUNCTION',
}

/** Lets a function invoke a job, so that what it has just enqueued need not wait for the schedule. */
function grantTrigger(caller: LambdaFunction, { job, target }: { job: TriggeredJob; target: LambdaFunction }): void {
  caller.addEnvironment(triggerVariables[job], target.functionName)
  caller.addToRolePolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target.functionArn] }))
}

function lambda(scope: Construct, name: FunctionName, needs: LambdaNeeds & { mayMail: PolicyStatement }): Lambda {
  const { settings, table, key, deadLetters, mailEvents } = needs
  const { impact, memory, concurrency, data, sendsMail, seconds = isJob(name) ? 60 : 15 } = permissions[name]
  const secrets = secretsOf(name, needs)
  return new Lambda(scope, name, {
    entry: entryOf(name),
    impact,
    bundleDirectory: settings.bundleDirectory,
    timeout: Duration.seconds(seconds),
    memory,
    concurrency: settings.reservesConcurrency ? concurrency : undefined,
    data,
    environment: {
      ...commonEnvironment(name, needs),
      ...Object.fromEntries(Object.entries(secrets).map(([variable, secret]) => [variable, secret.secretArn])),
      ...(sendsMail && { MAIL_FROM: settings.mailFrom, MAIL_CONFIGURATION_SET: mailEvents.configurationSetName }),
      ...(permissions[name].secrets?.includes('google') && googleEnvironment(needs)),
      ...(permissions[name].secrets?.includes('openai') && openAiEnvironment(needs.openAi)),
    },
    statements: [
      ...rowGrants(permissions[name], table, key),
      ...Object.values(secrets).map(readGrant),
      ...(sendsMail ? [needs.mayMail] : []),
    ],
    ...(isJob(name) && { retryPolicy: retryPolicyOf(name, deadLetters) }),
  })
}

const commonEnvironment = (name: FunctionName, { settings, table, origin }: LambdaNeeds) => ({
  STAGE: settings.stage,
  VERSION: settings.version,
  APP_ORIGIN: origin,
  TABLE_NAME: table.tableName,
  POWERTOOLS_SERVICE_NAME: name,
})

/** With an empty client id, signing in with Google is off. */
const googleEnvironment = ({ settings, origin }: LambdaNeeds): Record<string, string> =>
  settings.stage === 'local'
    ? { GOOGLE_ISSUER: `${origin}/__google`, GOOGLE_CLIENT_ID: 'orrery-local' }
    : { GOOGLE_ISSUER: 'https://accounts.google.com', GOOGLE_CLIENT_ID: settings.googleClientId }

const openAiEnvironment = ({
  model,
  baseUrl,
  temperature,
  prices,
  dailyBudget,
}: OpenAiSettings): Record<string, string> => ({
  OPENAI_MODEL: model,
  OPENAI_BASE_URL: baseUrl,
  OPENAI_TEMPERATURE: temperature,
  OPENAI_PRICES: prices,
  OPENAI_DAILY_BUDGET: dailyBudget,
})

/**
 * Secrets by the variable that holds their ARN. Functions behind a route need the origin secret to check that a request
 * came through CloudFront.
 */
const secretsOf = (
  name: FunctionName,
  {
    originSecret,
    identitySecret,
    adminSecret,
    googleSecret,
    openAiSecret,
    stripeSecret,
    stripeWebhookSecret,
  }: StatefulResources,
): Record<string, Secret> => ({
  ...(!isJob(name) && { ORIGIN_SECRET_ID: originSecret }),
  ...(permissions[name].secrets?.includes('identity') && { IDENTITY_SECRET_ID: identitySecret }),
  ...(permissions[name].secrets?.includes('admin') && { ADMIN_SECRET_ID: adminSecret }),
  ...(permissions[name].secrets?.includes('google') && { GOOGLE_SECRET_ID: googleSecret }),
  ...(permissions[name].secrets?.includes('openai') && { OPENAI_SECRET_ID: openAiSecret }),
  ...(permissions[name].secrets?.includes('stripe') && { STRIPE_SECRET_ID: stripeSecret }),
  ...(permissions[name].secrets?.includes('stripeWebhook') && { STRIPE_WEBHOOK_SECRET_ID: stripeWebhookSecret }),
})

const readGrant = (secret: Secret) =>
  new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secret.secretArn] })
