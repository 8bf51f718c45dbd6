import { type DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb'

const PASSING = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']

/**
 * Lets the client's own retries also cover a transaction that collided with another one on the same row. The SDK treats
 * every cancelled transaction as final, although this cause is gone a moment later.
 */
export function retryConflicts(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        throw isPassing(error) ? Object.assign(error, { $retryable: { throttling: false } }) : error
      }
    },
    { name: 'retryConflicts', step: 'finalizeRequest', priority: 'low', override: true },
  )
  return client
}

/** Whether the transaction was cancelled only for reasons that pass. */
function isPassing(error: unknown): error is TransactionCanceledException {
  if (!(error instanceof TransactionCanceledException)) return false
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code).filter((code) => code && code !== 'None')
  return codes.length > 0 && codes.every((code) => PASSING.includes(code!))
}
