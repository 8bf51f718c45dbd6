import type { AdminPassword } from './adminPassword.ts'
import { startAwsEndpoint } from './aws/awsEndpoint.ts'
import type { DatabaseServer } from './aws/databaseServer.ts'
import type { InvokeAsync } from './aws/lambdaDouble.ts'
import { mailbox } from './aws/mailbox.ts'
import { resolveSecrets, secrets } from './aws/secrets.ts'
import { clock } from './clock.ts'
import { localConsole } from './console/localConsole.ts'
import type { DataDirectory } from './dataDirectory.ts'
import type { EdgeServer } from './edge/edgeServer.ts'
import { gateway } from './edge/gateway.ts'
import type { Site } from './edge/Site.ts'
import { startSite } from './edge/startSite.ts'
import { faults } from './faults.ts'
import { googleDouble } from './google/googleDouble.ts'
import type { Settings } from './Options.ts'
import { openAiProxy } from './openai/openAiProxy.ts'
import type { FunctionHost } from './runner/functionHost.ts'
import { functionHosts } from './runner/functionHosts.ts'
import { type Jobs, jobs } from './runner/jobs.ts'
import { openStripe } from './stripe/openStripe.ts'
import type { StripeDouble } from './stripe/stripeDouble.ts'
import { STAND_IN_SCRIPT, stripePages } from './stripe/stripePages.ts'
import type { Plan } from './template/plan.ts'
import { type Usage, usage } from './usage.ts'

interface StackNeeds {
  settings: Settings
  cleanup: AsyncDisposableStack
  directory: DataDirectory
  server: EdgeServer
  plan: Plan
  database: DatabaseServer
  admin: AdminPassword
}

/** The composition root of the local stack: starts the functions and the doubles around them, then opens the server. */
export async function composeLocalStack(needs: StackNeeds): Promise<void> {
  const { settings, cleanup, server, plan } = needs
  const { functions } = plan
  const shared = sharedServices(needs)
  const stripe = openStripe(needs, shared)
  const aws = await startAwsEndpoint({
    ...shared,
    functions,
    database: needs.database,
    stripe: stripe.double?.handle,
  })
  cleanup.defer(aws.stop)
  const [hosts, site] = await Promise.all([
    functionHosts({
      ...settings,
      hosts: shared.hosts,
      functions,
      directory: needs.directory.path,
      endpoint: aws.endpoint,
      hasStripe: stripe.double !== undefined,
    }),
    startSite({
      ...settings,
      server: server.server,
      edge: plan.edge,
      version: versionOf(plan),
      headScript: stripe.double && STAND_IN_SCRIPT,
    }),
  ])
  cleanup.defer(hosts.stop)
  cleanup.defer(site.stop)
  await openServer(needs, { ...shared, stripe: stripe.double }, site)
}

type SharedServices = ReturnType<typeof sharedServices>
type AllServices = SharedServices & { stripe: StripeDouble | undefined }

/** What several parts of the local stack share. */
function sharedServices({ settings, directory, plan, admin }: StackNeeds) {
  const hosts = new Map<string, FunctionHost>()
  const usageCounter = usage()
  return {
    hosts,
    usage: usageCounter,
    clock: clock(directory.file('clock.json')),
    // What an operator stores in the cloud, in place of the generated value.
    secrets: secrets(directory.file('secrets.json'), plan.secrets).set(adminSecretIdOf(plan), admin.hash),
    mailbox: mailbox(directory.file('mail.json')),
    faults: faults(),
    invokeAsync: asyncInvoker(hosts, usageCounter, settings.log),
  }
}

const asyncInvoker =
  (hosts: Map<string, FunctionHost>, usageCounter: Usage, log: Settings['log']): InvokeAsync =>
  (name, event) => {
    usageCounter.countCall(name)
    hosts
      .get(name)
      ?.invoke({ caller: name, event })
      .catch((error) => log(String(error)))
  }

async function openServer(needs: StackNeeds, shared: AllServices, site: Site): Promise<void> {
  const { settings, cleanup, directory, server, plan } = needs
  const scheduledJobs = jobs({ ...shared, schedules: plan.schedules })
  if (settings.schedules) cleanup.defer(startScheduler(scheduledJobs, shared.stripe))
  server.open({
    api: gateway({ ...shared, ...settings, plan, originHeaders: originHeaders(plan, shared.secrets) }),
    google: await googleDouble({
      ...shared,
      ...googleClient(plan, shared.secrets),
      accounts: directory.file('google.json'),
    }),
    openAi: openAiProxy({ ...shared, ...openAiOf(plan, shared.secrets), openAi: settings.openAi }),
    stripe: stripePages(shared.stripe),
    console: localConsole({
      ...shared,
      ...settings,
      jobs: scheduledJobs,
      port: server.port,
      adminPassword: needs.admin.password,
    }),
    site: site.handle,
  })
}

const originHeaders = ({ edge }: Plan, known: Map<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(edge.originHeaders).map(([name, value]) => [name, resolveSecrets(value, known)]))

/** The client that the functions are configured with, so that both sides agree on it. */
function googleClient({ functions }: Plan, known: Map<string, string>) {
  const { environment } = functions.find((each) => each.environment.GOOGLE_CLIENT_ID)!
  const { GOOGLE_CLIENT_ID: id, GOOGLE_SECRET_ID: secretId, APP_ORIGIN: url } = environment
  return { url: url!, client: { id: id!, secret: known.get(secretId!)! } }
}

/** What the functions send as their key; the real one stays out of them. */
function openAiOf({ functions }: Plan, known: Map<string, string>) {
  const { environment } = functions.find((each) => each.environment.OPENAI_SECRET_ID)!
  return { functionKey: known.get(environment.OPENAI_SECRET_ID!)! }
}

/** The secret that holds the hash of the admin password. */
const adminSecretIdOf = ({ functions }: Plan) =>
  functions.find((each) => each.environment.ADMIN_SECRET_ID)!.environment.ADMIN_SECRET_ID!

const versionOf = ({ functions }: Plan) => functions[0]?.environment.VERSION ?? 'unknown'

/** Runs due jobs by the clock of the local stack; returns the function that stops it. */
function startScheduler(scheduledJobs: Jobs, stripe: StripeDouble | undefined): () => void {
  const timer = setInterval(() => {
    void stripe?.tick()
    void scheduledJobs.tick()
  }, 1000)
  return () => clearInterval(timer)
}
