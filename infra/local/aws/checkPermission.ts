import type { Statement } from '../template/plannedFunction.ts'

/** One action on one resource, as IAM checks it. `partitionKey` is empty where there is none. */
export interface IamAction {
  action: string
  resource: string
  partitionKey: string
}

/** Why the statements deny an action, or undefined when one of them allows it. */
export function checkPermission(statements: Statement[], requested: IamAction): string | undefined {
  if (statements.some((statement) => allows(statement, requested))) return undefined
  return `is not authorized to perform: ${requested.action} on ${requested.resource} with the key ${requested.partitionKey}`
}

const allows = (
  { actions, resources, leadingKeys }: Statement,
  { action, resource, partitionKey }: IamAction,
): boolean =>
  actions.includes(action) &&
  resources.includes(resource) &&
  (leadingKeys === undefined || leadingKeys.some((pattern) => isLike(partitionKey, pattern)))

const isLike = (text: string, pattern: string) =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern
