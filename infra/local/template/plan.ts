import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { type EdgeSettings, edgeSettings } from './edgeSettings.ts'
import { type PlannedFunction, plannedFunctions } from './plannedFunction.ts'
import { refuseUnknownResources } from './refuseUnknownResources.ts'
import { type ResolvedTemplate, resolveTemplate } from './resolveTemplate.ts'
import type { Template } from './Template.ts'

export interface Schedule {
  job: string
  everySeconds: number
}

/** What the template says, as the local stack needs it. */
export interface Plan {
  functions: PlannedFunction[]
  /** The function of each route by its key: `GET /api/home` or `$default`. */
  routes: Map<string, string>
  schedules: Schedule[]
  table: CreateTableCommandInput
  /** The length of each secret in characters, by its id. */
  secrets: Map<string, number>
  edge: EdgeSettings
}

export function plan(template: Template, parameters: Record<string, string>): Plan {
  refuseUnknownResources(template)
  const resources = resolveTemplate(template, { ...defaultsOf(template), ...parameters })
  const functions = plannedFunctions(resources)
  const nameOf = (arn: string) => functions.find(({ logicalId }) => arn === `${logicalId}.Arn`)!.name
  return {
    functions,
    routes: routes(resources, nameOf),
    schedules: schedules(resources, nameOf),
    table: table(resources),
    secrets: secrets(resources),
    edge: edgeSettings(resources),
  }
}

/** The parameters that need not be given. */
const defaultsOf = ({ Parameters = {} }: Template): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Parameters).flatMap(([name, { Default }]) => (Default === undefined ? [] : [[name, Default]])),
  )

type NameOf = (arn: string) => string

function routes(resources: ResolvedTemplate, nameOf: NameOf): Map<string, string> {
  const integrations = resources.ofType<{ IntegrationUri: string }>('AWS::ApiGatewayV2::Integration')
  const uris = new Map(integrations.map(({ id, properties }) => [`integrations/${id}`, properties.IntegrationUri]))
  return new Map(
    resources
      .ofType<{ RouteKey: string; Target: string }>('AWS::ApiGatewayV2::Route')
      .map(({ properties: { RouteKey, Target } }) => [RouteKey, nameOf(uris.get(Target)!)]),
  )
}

const schedules = (resources: ResolvedTemplate, nameOf: NameOf): Schedule[] =>
  resources
    .ofType<{ ScheduleExpression: string; Targets: { Arn: string }[] }>('AWS::Events::Rule')
    .flatMap(({ properties: { ScheduleExpression, Targets } }) =>
      Targets.map(({ Arn }) => ({ job: nameOf(Arn), everySeconds: secondsOf(ScheduleExpression) })),
    )

const SECONDS: Record<string, number> = { minute: 60, hour: 3600, day: 86_400 }

function secondsOf(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (!count || !unit) throw new Error(`The local stack does not support the schedule ${expression}`)
  return Number(count) * SECONDS[unit]!
}

function table(resources: ResolvedTemplate): CreateTableCommandInput {
  const [found] = resources.ofType<CreateTableCommandInput>('AWS::DynamoDB::Table')
  const { KeySchema, AttributeDefinitions, BillingMode, GlobalSecondaryIndexes } = found!.properties
  // Streams, backups and encryption matter only in production; here they would only cost time.
  return { TableName: found!.id, KeySchema, AttributeDefinitions, BillingMode, GlobalSecondaryIndexes }
}

const secrets = (resources: ResolvedTemplate): Map<string, number> =>
  new Map(
    resources
      .ofType<{ GenerateSecretString: { PasswordLength: number } }>('AWS::SecretsManager::Secret')
      .map(({ id, properties }) => [id, properties.GenerateSecretString.PasswordLength]),
  )
