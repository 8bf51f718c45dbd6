import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/**
 * Rows that decide what somebody may do, or what is written next. DynamoDB may answer with them as they were a moment
 * ago unless it is asked not to, which the double never does.
 */
const DECIDING: readonly RegExp[] = [
  /^(?:EMAIL|GOOGLE|SESSION|ADMIN|OAUTH|LINK|TRIAL|EVENT|AUDIT)#/,
  /^LIMIT#(?!health )/,
  /^COUNTERS#/,
  /^USER#[^ ]* (?:PROFILE|ENTITLEMENT|CUSTOMER|CHECKOUT|DIRECTORY|DEVICE#|SENTLINK#|QUOTA#|PROGRESS#|OTP|SENDMAIL#)/,
]

const READS = ['GetItemCommand', 'GetCommand', 'QueryCommand']

/** Makes a client refuse to read such a row from wherever it may be behind. */
export function refuseStaleReads(client: DynamoDBClient): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const stale = READS.includes(String(commandName)) ? staleKey(args.input) : ''
        if (DECIDING.some((pattern) => pattern.test(stale)))
          throw new Error(`read from where it may be behind: ${stale}`)
        return next(args)
      },
    { name: 'refuseStaleReads', step: 'build' },
  )
}

interface Read {
  Key?: Record<string, Value>
  KeyConditionExpression?: string
  ExpressionAttributeValues?: Record<string, Value>
  IndexName?: string
  ConsistentRead?: boolean
}
type Value = { S?: string }

/** The keys, parted by a space, of a read that does not ask for the row as it is now. */
function staleKey(input: object): string {
  const { Key, ConsistentRead, IndexName, KeyConditionExpression, ExpressionAttributeValues: values = {} }: Read = input
  if (ConsistentRead || IndexName) return ''
  if (KeyConditionExpression === undefined) return `${Key?.pk?.S} ${Key?.sk?.S}`
  const [pk, ...others] = Object.entries(values).filter(([name]) => KeyConditionExpression.includes(name))
  return [pk, others[0]].map((entry) => entry?.[1].S ?? '').join(' ')
}
