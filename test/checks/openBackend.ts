import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { vi } from 'vitest'
import { hashPassword } from '../../functions/domain/identity/passwords.ts'
import type { Table } from '../../functions/store/table.ts'
import { ensureData } from '../../infra/build/ensureData.ts'
import { routeMatcher } from '../../infra/local/edge/routeMatcher.ts'
import type { JobName } from '../../infra/stack/jobPermissions.ts'
import type { HookName } from '../../infra/stack/permissions.ts'
import { routeKey } from '../../shared/contract/endpoint.ts'
import { api, webhooks } from '../../shared/contract/index.ts'
import { after, type EpochSeconds, isoInstant } from '../../shared/domain/time.ts'
import { callers } from '../fakes/callers.ts'
import { dynoxide } from '../fakes/dynoxide.ts'
import { anEvent, ORIGIN_SECRET } from '../makers/anEvent.ts'
import { NOW } from '../makers/later.ts'
import { externalServices } from './externalServices.ts'
import { stubEnvironment } from './stubEnvironment.ts'

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>
type Job = (event: object) => Promise<unknown>
export type Row = Record<string, unknown> & { pk: string; sk: string }

export const ADMIN_PASSWORD = 'the keeper of the orrery'

export const SECRETS = {
  origin: ORIGIN_SECRET,
  identity: 'a key for names of addresses',
  /** The hash of ADMIN_PASSWORD, at a cost that a check can pay a thousand times. */
  admin: await hashPassword(ADMIN_PASSWORD, { ln: 4, r: 8, p: 1 }),
  google: 'a secret of the client',
  stripe: 'sk_test_key_of_the_checks',
  stripeWebhook: 'whsec_secret_of_the_checks',
  openai: 'a key of the model',
}
// The handlers never look at their context.
const CONTEXT = {} as Context

export type Backend = Awaited<ReturnType<typeof openBackend>>

interface Opening {
  stage?: string
  modelUrl?: string
  /** Whether the functions ask the table with AWS's library, as deployed. It would take most of the time of a check. */
  withLibrary?: boolean
  /** Puts something between that library and AWS, and answers where the functions find AWS instead. */
  guard?: (addresses: { database: string; others: string }) => string
}

/** Every function of the product in this process, on a table, a clock, a mailbox and a Google of the test's own. */
export async function openBackend({ stage = 'local', modelUrl = '', guard, withLibrary = !!guard }: Opening = {}) {
  let now = NOW
  const clock = { now: () => new Date(now * 1000), offset: () => 0, moveTo: () => {} }
  /** What Stripe posts, as CloudFront and the gateway hand it on. */
  const receiveEvent = async (body: string, signature: string) => {
    const event = anEvent({ route: webhooks.stripe, body, headers: { 'stripe-signature': signature }, now })
    return (await routes.handlerOf(webhooks.stripe)(event, CONTEXT)).statusCode ?? 0
  }

  // The functions read the environment as they load, and an earlier test has loaded them.
  vi.resetModules()
  await ensureData()
  // What cannot open is closed again: other tests share the process.
  await using opened = new AsyncDisposableStack()
  const others = await externalServices(clock, SECRETS, receiveEvent)
  opened.defer(others.stop)
  const database = await dynoxide()
  opened.defer(database.stop)
  const table = await (withLibrary ? database.emptyTable() : database.directTable())
  const direct = { database: database.endpoint, others: others.url }
  const aws = guard?.(direct)
  const addresses = { ...direct, database: aws ?? direct.database, aws: aws ?? direct.others }
  opened.defer(() => void vi.unstubAllEnvs())
  stubEnvironment({ ...addresses, table: table.name, stage, modelUrl })
  if (!withLibrary) opened.defer(openTableWith(table.client))
  const routes = await openRoutes()

  const TableName = table.name

  async function rows(prefix = ''): Promise<Row[]> {
    const found: Row[] = []
    let from: Record<string, unknown> | undefined
    do {
      const page = await table.client.send(new ScanCommand({ TableName, ExclusiveStartKey: from }))
      found.push(...((page.Items ?? []) as Row[]))
      from = page.LastEvaluatedKey
    } while (from)
    return found.filter(({ pk }) => pk.startsWith(prefix)).sort(byKey)
  }

  async function rowsOf(accountId: string): Promise<Row[]> {
    const ofPerson = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': `USER#${accountId}` } }
    return ((await table.client.send(new QueryCommand({ TableName, ...ofPerson }))).Items ?? []) as Row[]
  }

  async function run(name: JobName | HookName, input: object = {}): Promise<unknown> {
    const folder = name === 'ses' ? 'hooks' : 'jobs'
    const { handler } = (await import(`../../functions/${folder}/${name}.ts`)) as { handler: Job }
    return callers.run(name, handler, { ...input, time: isoInstant(now) })
  }

  const cleanup = opened.move()
  return {
    url: others.url,
    table,
    /** Rows whose partition key begins so, in the order of their keys. */
    rows,
    rowsOf,
    run,
    faults: others.faults,
    stripe: others.stripe,
    /** Newest first. */
    sentMails: others.sentMails.list,
    /** The jobs that functions have triggered, oldest first. */
    triggered: others.triggered,
    now: () => now,
    pass: (seconds: number): EpochSeconds => {
      now = after(now, seconds)
      return now
    },
    match: routes.match,
    answer: (event: APIGatewayProxyEventV2) => routes.handlerOf(event.routeKey)(event, CONTEXT),
    stop: () => cleanup.disposeAsync(),
  }
}

const byKey = (a: Row, b: Row) => (`${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1)

/** The functions load their table only afterwards. */
function openTableWith(client: Table['client']): () => void {
  vi.doMock(import('../../functions/store/table.ts'), async (load) => ({
    ...(await load()),
    openTable: (name, warn) => ({ client, name, warn }),
  }))
  return () => void vi.doUnmock('../../functions/store/table.ts')
}

/** The entries are read only now: they read the environment as they load. */
async function openRoutes() {
  const handlers = new Map<string, Handler>()
  for (const [name, group] of Object.entries(api)) {
    const { handler } = (await import(`../../functions/api/${name}.ts`)) as { handler: Handler }
    for (const endpoint of Object.values(group)) handlers.set(routeKey(endpoint), asCaller(name, handler))
  }
  const { handler: stripe } = (await import('../../functions/hooks/stripe.ts')) as { handler: Handler }
  handlers.set(webhooks.stripe, asCaller('stripe', stripe))
  const { handler: unknown } = (await import('../../functions/api/notFound.ts')) as { handler: Handler }
  return {
    match: routeMatcher(handlers.keys()),
    handlerOf: (route: string) => handlers.get(route) ?? asCaller('notFound', unknown),
  }
}

const asCaller =
  (name: string, handler: Handler): Handler =>
  (...call) =>
    callers.run(name, handler, ...call)
