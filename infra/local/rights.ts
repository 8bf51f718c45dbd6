import type { Statement } from './plannedFunction.ts'

/** One thing that a request to DynamoDB does, as IAM sees it. */
export interface Deed {
  action: string
  resource: string
  partitionKey: string
}

/** Why the role forbids a deed, or undefined when a statement allows it. */
export function refusal(statements: Statement[], deed: Deed): string | undefined {
  if (statements.some((statement) => allows(statement, deed))) return undefined
  return `is not authorized to perform: ${deed.action} on ${deed.resource} with the key ${deed.partitionKey}`
}

const allows = ({ actions, resources, leadingKeys }: Statement, { action, resource, partitionKey }: Deed): boolean =>
  actions.includes(action) &&
  resources.includes(resource) &&
  (leadingKeys === undefined || leadingKeys.some((pattern) => isLike(partitionKey, pattern)))

const isLike = (text: string, pattern: string) =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern
