import { functionName } from '../../build/bundle.ts'
import type { DataFile } from '../../build/dataFiles.ts'
import type { ResolvedTemplate } from './resolveTemplate.ts'

/** A policy statement, with actions, resources and leading keys always as lists. */
export interface Statement {
  actions: string[]
  resources: string[]
  /** Patterns that partition keys must match; undefined when the statement does not restrict keys. */
  leadingKeys: string[] | undefined
}

export interface PlannedFunction {
  name: string
  logicalId: string
  entry: string
  /** The data files that it needs next to its bundle. */
  data: DataFile[]
  memoryMb: number
  timeoutMs: number
  /** Its reserved concurrency. */
  maxConcurrency: number
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

/** Every function of the stack, with its settings and its permissions. */
export function plannedFunctions(resources: ResolvedTemplate): PlannedFunction[] {
  const policies = resources.ofType<PolicyProperties>('AWS::IAM::Policy')
  const statementsOf = (role: string) =>
    policies
      .filter(({ properties }) => properties.Roles.some((id) => role === `${id}.Arn`))
      .flatMap(({ properties }) => properties.PolicyDocument.Statement.map(statement))
  return resources.ofType<FunctionProperties>('AWS::Lambda::Function').map(({ id, properties, metadata }) => ({
    name: functionName(String(metadata.entry)),
    logicalId: id,
    entry: String(metadata.entry),
    data: metadata.data as DataFile[],
    memoryMb: properties.MemorySize,
    timeoutMs: properties.Timeout * 1000,
    maxConcurrency: properties.ReservedConcurrentExecutions ?? Number.POSITIVE_INFINITY,
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
