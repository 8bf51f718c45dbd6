import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'

interface Called {
  /** The name or ARN of the deployed function; without it, the local stack is asked. */
  functionName: string | undefined
  /** The call of the local console that does the same. */
  local: { method: 'GET' | 'POST'; path: string }
  input: object
}

/** Runs a job as an operator, deployed or in the local stack, and answers its result. Throws what went wrong. */
export async function callJob({ functionName, local, input }: Called): Promise<unknown> {
  return functionName ? invoke(functionName, input) : askConsole(local, input)
}

async function invoke(FunctionName: string, input: object): Promise<unknown> {
  const Payload = new TextEncoder().encode(JSON.stringify(input))
  const { FunctionError, Payload: answered } = await new LambdaClient().send(
    new InvokeCommand({ FunctionName, Payload }),
  )
  const result = JSON.parse(new TextDecoder().decode(answered))
  if (FunctionError) throw new Error(`${FunctionName} failed: ${result.errorMessage}`)
  return result
}

async function askConsole({ method, path }: Called['local'], input: object): Promise<unknown> {
  const { PORT = '3000' } = process.env
  const url = `http://localhost:${PORT}/__local/${path}`
  const options = method === 'POST' ? { method, body: JSON.stringify(input) } : {}
  const response = await fetch(url, options).catch(() => {
    throw new Error(`Nothing answers at ${url}. Start the local stack, or name a deployed one: --stack Orrery-prod`)
  })
  const result = (await response.json()) as { message?: string }
  if (!response.ok) throw new Error(result.message ?? `${url} answered ${response.status}`)
  return result
}
