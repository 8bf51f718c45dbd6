import type { ServerResponse } from 'node:http'
import type { PlannedFunction } from '../template/plannedFunction.ts'

interface SecretNeeds {
  secrets: Map<string, string>
  functions: PlannedFunction[]
}

interface SecretQuery {
  id: string
  version: string | undefined
  functionName: string
}

/**
 * Stands in for the part of Secrets Manager that the product uses: GetSecretValue, for functions whose role allows it.
 */
export function secretsManagerDouble({ secrets, functions }: SecretNeeds) {
  return ({ id, version, functionName }: SecretQuery, response: ServerResponse): void => {
    const { statements = [] } = functions.find(({ name }) => name === functionName) ?? {}
    const mayRead = statements.some(
      ({ actions, resources }) => actions.includes('secretsmanager:GetSecretValue') && resources.includes(id),
    )
    const value = secrets.get(id)
    if (!mayRead) sendError(response, 'AccessDeniedException', `${functionName} may not read ${id}`)
    // Secrets never change here, so none has a version before.
    else if (value === undefined || version === 'AWSPREVIOUS')
      sendError(response, 'ResourceNotFoundException', `There is no secret ${id}`)
    else response.writeHead(200, JSON_1_1).end(JSON.stringify({ ARN: id, Name: id, SecretString: value }))
  }
}

const JSON_1_1 = { 'content-type': 'application/x-amz-json-1.1' }

function sendError(response: ServerResponse, type: string, message: string) {
  response.writeHead(400, JSON_1_1).end(JSON.stringify({ __type: type, message }))
}
