import { Agent, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import type { Table } from '../../functions/store/table.ts'

interface DirectClient {
  client: Table['client']
  /** Any command, also one that a document client does not take. */
  send: (command: object) => Promise<unknown>
  destroy: () => void
}

/**
 * A document client for an emulator: it sends the same commands, refuses the same values and throws the same errors as
 * Amazon's, by plain requests that are not signed, checked or repeated, for a quarter of the processor time. Most
 * tests of whole functions use it.
 */
export function directClient(endpoint: string): DirectClient {
  const agent = new Agent({ keepAlive: true })

  async function send(command: object) {
    const {
      constructor: { name },
      input,
    } = command as { constructor: { name: string }; input: object }
    const body = JSON.stringify(mapValues(input, encoded))
    const response = await post(endpoint, { agent, operation: OPERATIONS[name] ?? name.replace(/Command$/, ''), body })
    const answer = (await json(response)) as Failure
    if (response.statusCode !== 200) throw errorOf(answer)
    return mapValues(answer, decoded)
  }

  // Which command has which answer is known to the types of Amazon's client alone.
  return { client: { send: send as unknown as Table['client']['send'] }, send, destroy: () => agent.destroy() }
}

const OPERATIONS: Record<string, string> = {
  GetCommand: 'GetItem',
  PutCommand: 'PutItem',
  UpdateCommand: 'UpdateItem',
  DeleteCommand: 'DeleteItem',
  TransactWriteCommand: 'TransactWriteItems',
}

/** The emulator asks who calls and believes anybody. */
const AUTHORIZATION =
  'AWS4-HMAC-SHA256 Credential=test/20260101/eu-west-1/dynamodb/aws4_request, SignedHeaders=host, Signature=none'

function post(
  endpoint: string,
  { agent, operation, body }: { agent: Agent; operation: string; body: string },
): Promise<IncomingMessage> {
  const headers = {
    authorization: AUTHORIZATION,
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-date': '20260101T000000Z',
    'x-amz-target': `DynamoDB_20120810.${operation}`,
  }
  return new Promise((resolve, reject) => {
    request(endpoint, { method: 'POST', agent, headers }, resolve).on('error', reject).end(body)
  })
}

interface Failure {
  __type?: string
  message?: string
  CancellationReasons?: TransactionCanceledException['CancellationReasons']
}

function errorOf({ __type = '', message = '', CancellationReasons }: Failure): Error {
  const error = { message, $metadata: {} }
  if (__type.endsWith('#ConditionalCheckFailedException')) return new ConditionalCheckFailedException(error)
  if (__type.endsWith('#TransactionCanceledException'))
    return new TransactionCanceledException({ ...error, ...(CancellationReasons && { CancellationReasons }) })
  return new Error(`${__type}: ${message}`)
}

/** Parts of commands and answers that hold attributes, wherever they stand. */
const ROWS = ['Attributes', 'ExclusiveStartKey', 'ExpressionAttributeValues', 'Item', 'Key', 'LastEvaluatedKey']
const LISTS = ['Items']

/** A command or an answer with every attribute value in it changed. */
function mapValues(part: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => mapValues(each, change))
  if (typeof part !== 'object' || part === null) return part
  const changeRow = (row: unknown) => mapEntries(row as object, change)
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => {
      if (inner && ROWS.includes(name)) return [name, changeRow(inner)]
      if (inner && LISTS.includes(name)) return [name, (inner as unknown[]).map(changeRow)]
      return [name, mapValues(inner, change)]
    }),
  )
}

const mapEntries = (row: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, change(value)]),
  )

function encoded(value: unknown): object {
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return { N: String(value) }
  if (typeof value === 'boolean') return { BOOL: value }
  if (value === null || value === undefined) return { NULL: true }
  if (Array.isArray(value)) return { L: value.map(encoded) }
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') }
  if (value instanceof Set) return { SS: [...value] }
  if (typeof value === 'object' && isPlain(value)) return { M: mapEntries(value, encoded) }
  throw new TypeError(`Amazon's client stores no ${typeof value} like ${String(value)}`)
}

/** As Amazon's client tells them from instances of a class. */
const isPlain = (value: Partial<object>) => !value.constructor || value.constructor.name === 'Object'

function decoded(typed: unknown): unknown {
  const [[type, value] = ['', undefined]] = Object.entries(typed as object)
  switch (type) {
    case 'N':
      return Number(value)
    case 'B':
      return Buffer.from(value, 'base64')
    case 'NULL':
      return null
    case 'L':
      return (value as unknown[]).map(decoded)
    case 'SS':
      return new Set(value as string[])
    case 'M':
      return mapEntries(value as object, decoded)
    default:
      return value
  }
}
