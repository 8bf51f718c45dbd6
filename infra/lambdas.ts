import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { rowGrants } from './grants.ts'
import { patienceOf } from './jobs.ts'
import type { Kept } from './keep.ts'
import { Lambda } from './lambda.ts'
import { mailGrant } from './mail.ts'
import { entryOf, type FunctionName, functionNames, isJob, powers, type WokenJob } from './powers.ts'
import type { Settings } from './settings.ts'

interface Surroundings extends Kept {
  settings: Settings
  deadLetters: Queue
  mailEvents: ConfigurationSet
  origin: string
}

/** Every function with exactly the rights, secrets and settings that it needs. */
export function lambdas(scope: Construct, around: Surroundings): Record<FunctionName, Lambda> {
  const made = functionNames.map((name) => [name, lambda(scope, name, around)] as const)
  const all = Object.fromEntries(made) as Record<FunctionName, Lambda>
  for (const [name, { function: owing }] of made)
    for (const job of powers[name].wakes ?? []) mayWake(owing, { job, woken: all[job].function })
  return all
}

const wokenBy: Record<WokenJob, string> = { sendMail: 'MAIL_FUNCTION', finishDeletions: 'DELETION_FUNCTION' }

/** What has just been owed need not wait for the schedule. */
function mayWake(owing: LambdaFunction, { job, woken }: { job: WokenJob; woken: LambdaFunction }): void {
  owing.addEnvironment(wokenBy[job], woken.functionName)
  owing.addToRolePolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [woken.functionArn] }))
}

function lambda(scope: Construct, name: FunctionName, around: Surroundings): Lambda {
  const { settings, table, key, deadLetters, mailEvents } = around
  const { impact, memory, concurrency, data, sendsMail } = powers[name]
  const secrets = secretsOf(name, around)
  return new Lambda(scope, name, {
    entry: entryOf(name),
    impact,
    bundleDirectory: settings.bundleDirectory,
    timeout: Duration.seconds(isJob(name) ? 60 : 15),
    memory,
    concurrency: settings.reserves ? concurrency : undefined,
    data,
    environment: {
      ...commonEnvironment(name, around),
      ...Object.fromEntries(Object.entries(secrets).map(([variable, secret]) => [variable, secret.secretArn])),
      ...(sendsMail && { MAIL_FROM: settings.mailFrom, MAIL_CONFIGURATION_SET: mailEvents.configurationSetName }),
      ...(powers[name].secrets?.includes('google') && googleEnvironment(around)),
    },
    statements: [
      ...rowGrants(powers[name], table, key),
      ...Object.values(secrets).map(readGrant),
      ...(sendsMail ? [mailGrant(scope, settings, mailEvents)] : []),
    ],
    ...(isJob(name) && { patience: patienceOf(name, deadLetters) }),
  })
}

const commonEnvironment = (name: FunctionName, { settings, table, origin }: Surroundings) => ({
  STAGE: settings.stage,
  VERSION: settings.version,
  APP_ORIGIN: origin,
  TABLE_NAME: table.tableName,
  POWERTOOLS_SERVICE_NAME: name,
})

/** Without a client, people sign in with email and password only. */
const googleEnvironment = ({ settings, origin }: Surroundings): Record<string, string> =>
  settings.stage === 'local'
    ? { GOOGLE_ISSUER: `${origin}/__google`, GOOGLE_CLIENT_ID: 'orrery-local' }
    : { GOOGLE_ISSUER: 'https://accounts.google.com', GOOGLE_CLIENT_ID: settings.googleClientId }

/** Secrets by the variable that names them. Whatever has a route must know a request that came through CloudFront. */
const secretsOf = (
  name: FunctionName,
  { originSecret, identitySecret, googleSecret }: Kept,
): Record<string, Secret> => ({
  ...(!isJob(name) && { ORIGIN_SECRET_ID: originSecret }),
  ...(powers[name].secrets?.includes('identity') && { IDENTITY_SECRET_ID: identitySecret }),
  ...(powers[name].secrets?.includes('google') && { GOOGLE_SECRET_ID: googleSecret }),
})

const readGrant = (secret: Secret) =>
  new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secret.secretArn] })
