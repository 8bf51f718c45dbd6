import type { ServerResponse } from 'node:http'
import type { PlannedFunction } from './plannedFunction.ts'

interface SecretNeeds {
  secrets: Map<string, string>
  functions: PlannedFunction[]
}

/** Secrets Manager, as far as the product uses it: GetSecretValue, for those whose role allows it. */
export function secretService({ secrets, functions }: SecretNeeds) {
  return ({ id, functionName }: { id: string; functionName: string }, response: ServerResponse): void => {
    const { statements = [] } = functions.find(({ name }) => name === functionName) ?? {}
    const mayRead = statements.some(
      ({ actions, resources }) => actions.includes('secretsmanager:GetSecretValue') && resources.includes(id),
    )
    const value = secrets.get(id)
    if (!mayRead) refuse(response, 'AccessDeniedException', `${functionName} may not read ${id}`)
    else if (value === undefined) refuse(response, 'ResourceNotFoundException', `There is no secret ${id}`)
    else response.writeHead(200, JSON_1_1).end(JSON.stringify({ ARN: id, Name: id, SecretString: value }))
  }
}

const JSON_1_1 = { 'content-type': 'application/x-amz-json-1.1' }

function refuse(response: ServerResponse, type: string, message: string) {
  response.writeHead(400, JSON_1_1).end(JSON.stringify({ __type: type, message }))
}
