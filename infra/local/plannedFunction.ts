import { functionName } from '../bundle.ts'
import type { Resolved } from './resolve.ts'

/** A statement of a role, with actions, resources and leading keys as lists. */
export interface Statement {
  actions: string[]
  resources: string[]
  /** The beginnings that partition keys must have; undefined where the statement says nothing about keys. */
  leadingKeys: string[] | undefined
}

export interface PlannedFunction {
  name: string
  logicalId: string
  entry: string
  /** Whether the data files lie beside the bundle. */
  data: boolean
  memoryMb: number
  timeoutMs: number
  /** How many of its calls the stack lets run at a time. */
  atOnce: number
  environment: Record<string, string>
  statements: Statement[]
}

interface FunctionProperties {
  MemorySize: number
  Timeout: number
  ReservedConcurrentExecutions?: number
  Environment: { Variables: Record<string, string> }
  Role: string
}

interface PolicyProperties {
  Roles: string[]
  PolicyDocument: { Statement: RawStatement[] }
}

interface RawStatement {
  Action: string | string[]
  Resource: string | string[]
  Condition?: { 'ForAllValues:StringLike'?: { 'dynamodb:LeadingKeys'?: string | string[] } }
}

/** Every function of the stack with its settings and its rights. */
export function plannedFunctions(resources: Resolved): PlannedFunction[] {
  const policies = resources.of<PolicyProperties>('AWS::IAM::Policy')
  const statementsOf = (role: string) =>
    policies
      .filter(({ properties }) => properties.Roles.some((id) => role === `${id}.Arn`))
      .flatMap(({ properties }) => properties.PolicyDocument.Statement.map(statement))
  return resources.of<FunctionProperties>('AWS::Lambda::Function').map(({ id, properties, metadata }) => ({
    name: functionName(String(metadata.entry)),
    logicalId: id,
    entry: String(metadata.entry),
    data: metadata.data === true,
    memoryMb: properties.MemorySize,
    timeoutMs: properties.Timeout * 1000,
    atOnce: properties.ReservedConcurrentExecutions ?? Number.POSITIVE_INFINITY,
    environment: properties.Environment.Variables,
    statements: statementsOf(properties.Role),
  }))
}

const statement = ({ Action, Resource, Condition }: RawStatement): Statement => {
  const keys = Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']
  return {
    actions: [Action].flat(),
    resources: [Resource].flat(),
    leadingKeys: keys === undefined ? undefined : [keys].flat(),
  }
}
