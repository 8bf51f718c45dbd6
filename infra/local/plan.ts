import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { type Front, front } from './front.ts'
import { type PlannedFunction, plannedFunctions } from './plannedFunction.ts'
import { type Resolved, resolve } from './resolve.ts'
import { refuseUnknown } from './resourceTypes.ts'
import type { Template } from './template.ts'

export interface Schedule {
  job: string
  everySeconds: number
}

/** What the template says, in the words of this machine. */
export interface Plan {
  functions: PlannedFunction[]
  /** The function of each route by its key: `GET /api/home` or `$default`. */
  routes: Map<string, string>
  schedules: Schedule[]
  table: CreateTableCommandInput
  /** How many characters each secret is made of, by its id. */
  secrets: Map<string, number>
  front: Front
}

export function plan(template: Template, parameters: Record<string, string>): Plan {
  refuseUnknown(template)
  const resources = resolve(template, parameters)
  const functions = plannedFunctions(resources)
  const nameOf = (arn: string) => functions.find(({ logicalId }) => arn === `${logicalId}.Arn`)!.name
  return {
    functions,
    routes: routes(resources, nameOf),
    schedules: schedules(resources, nameOf),
    table: table(resources),
    secrets: secrets(resources),
    front: front(resources),
  }
}

type NameOf = (arn: string) => string

function routes(resources: Resolved, nameOf: NameOf): Map<string, string> {
  const integrations = resources.of<{ IntegrationUri: string }>('AWS::ApiGatewayV2::Integration')
  const uris = new Map(integrations.map(({ id, properties }) => [`integrations/${id}`, properties.IntegrationUri]))
  return new Map(
    resources
      .of<{ RouteKey: string; Target: string }>('AWS::ApiGatewayV2::Route')
      .map(({ properties: { RouteKey, Target } }) => [RouteKey, nameOf(uris.get(Target)!)]),
  )
}

const schedules = (resources: Resolved, nameOf: NameOf): Schedule[] =>
  resources
    .of<{ ScheduleExpression: string; Targets: { Arn: string }[] }>('AWS::Events::Rule')
    .flatMap(({ properties: { ScheduleExpression, Targets } }) =>
      Targets.map(({ Arn }) => ({ job: nameOf(Arn), everySeconds: secondsOf(ScheduleExpression) })),
    )

const SECONDS: Record<string, number> = { minute: 60, hour: 3600, day: 86_400 }

function secondsOf(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (!count || !unit) throw new Error(`The local stack does not understand the schedule ${expression}`)
  return Number(count) * SECONDS[unit]!
}

function table(resources: Resolved): CreateTableCommandInput {
  const [found] = resources.of<CreateTableCommandInput>('AWS::DynamoDB::Table')
  const { KeySchema, AttributeDefinitions, BillingMode, GlobalSecondaryIndexes } = found!.properties
  // Streams, backups and encryption guard the cloud; here they would only cost time.
  return { TableName: found!.id, KeySchema, AttributeDefinitions, BillingMode, GlobalSecondaryIndexes }
}

const secrets = (resources: Resolved): Map<string, number> =>
  new Map(
    resources
      .of<{ GenerateSecretString: { PasswordLength: number } }>('AWS::SecretsManager::Secret')
      .map(({ id, properties }) => [id, properties.GenerateSecretString.PasswordLength]),
  )
