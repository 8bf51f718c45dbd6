import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type ClientRequest, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { CALLER_HEADER } from '../../infra/local/aws/callerOf.ts'
import type { IamAction } from '../../infra/local/aws/checkPermission.ts'
import { iamActions } from '../../infra/local/aws/iamActions.ts'
import { invokedFunction } from '../../infra/local/aws/lambdaDouble.ts'
import type { PlannedFunction } from '../../infra/local/template/plannedFunction.ts'
import { callers } from './callers.ts'
import type { Roles } from './roles.ts'

/** Stands between functions in this process and AWS: refuses what the role of the caller does not allow, as IAM does. */
export async function roleProxy({ functions, roles }: { functions: PlannedFunction[]; roles: Roles }) {
  const planned = new Map(functions.map(({ name, environment }) => [name, environment]))
  const addresses = { database: '', others: '' }
  const failures: unknown[] = []

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const caller = String(request.headers[CALLER_HEADER])
    const denials = actionsOf(request, body, (name) => plannedName(planned.get(caller) ?? {}, name)).flatMap(
      (action) => roles.denialOf(caller, action) ?? [],
    )
    if (denials.length > 0) return deny(response, denials)
    const isDatabase = String(request.headers['x-amz-target']).startsWith('DynamoDB_')
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const target = isDatabase ? addresses.database : new URL(request.url!, addresses.others)
    const answer = await fetch(target, { method: 'POST', headers: headers as Record<string, string>, body })
    const type = answer.headers.get('content-type') ?? 'application/json'
    response.writeHead(answer.status, { 'content-type': type }).end(await answer.text())
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((failure) => {
      failures.push(failure)
      response.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  subscribe('http.client.request.created', nameCaller)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    /** Takes its place, and answers its own address. */
    guard(to: typeof addresses): string {
      Object.assign(addresses, to)
      return url
    },
    /** Fails with what the proxy itself has failed at: whoever called took that for an outage, and went on. */
    stop() {
      unsubscribe('http.client.request.created', nameCaller)
      server.closeAllConnections()
      server.close()
      if (failures.length > 0) throw new AggregateError(failures, 'The proxy could not answer every request')
    },
  }
}

function nameCaller(message: unknown): void {
  const caller = callers.getStore()
  if (caller) (message as { request: ClientRequest }).request.setHeader(CALLER_HEADER, caller)
}

type NameOf = (name: string) => string

/** What the template calls a thing that this process knows by another name: the variable is the same. */
function plannedName(environment: Record<string, string>, name: string): string {
  const variable = Object.keys(process.env).find((each) => process.env[each] === name && each in environment)
  return (variable && environment[variable]) ?? `${name}, which is in none of its variables`
}

function actionsOf({ url = '', headers }: IncomingMessage, body: string, nameOf: NameOf): IamAction[] {
  const target = String(headers['x-amz-target'])
  if (target.startsWith('DynamoDB_')) return tableActions(target.split('.')[1] ?? '', JSON.parse(body), nameOf)
  const invoked = invokedFunction(url)
  if (invoked) return [plain('lambda:InvokeFunction', `${nameOf(invoked)}.Arn`)]
  if (target === 'secretsmanager.GetSecretValue')
    return [plain('secretsmanager:GetSecretValue', nameOf(JSON.parse(body).SecretId))]
  const set = nameOf(JSON.parse(body).ConfigurationSetName ?? 'no set')
  return [plain('ses:SendEmail', `${SES}configuration-set/${set}`)]
}

/** How the local template writes the ARNs of SES. */
const SES = 'arn:aws:ses:ap-southeast-1:000000000000:'

const plain = (action: string, resource: string): IamAction => ({ action, resource, partitionKey: '' })

const tableActions = (operation: string, request: Parameters<typeof iamActions>[1], nameOf: NameOf) =>
  iamActions(operation, request).map(({ resource, ...action }) => {
    const [table = '', rest = ''] = resource.split('.Arn')
    return { ...action, resource: `${nameOf(table)}.Arn${rest}` }
  })

function deny(response: ServerResponse, denials: string[]): void {
  const content = JSON.stringify({ __type: 'AccessDeniedException', message: denials.join('; ') })
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': 'AccessDeniedException' }
  response.writeHead(400, headers).end(content)
}
