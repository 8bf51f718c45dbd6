import { join } from 'node:path'
import { bundles } from './bundles.ts'
import { type FunctionHost, functionHost } from './functionHost.ts'
import type { PlannedFunction } from './plannedFunction.ts'

interface HostNeeds {
  /** Filled here; what stands in for Lambda already looks into it. */
  hosts: Map<string, FunctionHost>
  functions: PlannedFunction[]
  /** Where the bundles are kept. */
  directory: string
  /** The address that stands in for AWS. */
  endpoint: string
  slowness: number
  /** Whether an edit of a source swaps the functions that it changed. */
  watch: boolean
  log(line: string): void
}

export interface FunctionHosts {
  stop(): Promise<void>
}

/** Bundles the functions and starts one host for each. */
export async function functionHosts({
  hosts,
  functions,
  directory,
  endpoint,
  slowness,
  watch,
  log,
}: HostNeeds): Promise<FunctionHosts> {
  const swap = (names: string[]) => {
    log(`Changed: ${names.join(', ')}`)
    for (const name of names) hosts.get(name)?.swap()
  }
  const bundled = await bundles({
    functions,
    directory: join(directory, 'functions'),
    onChange: watch ? swap : undefined,
  })
  for (const planned of functions)
    hosts.set(
      planned.name,
      functionHost({
        ...planned,
        timeoutMs: planned.timeoutMs * slowness,
        bundle: bundled.pathOf(planned.name),
        environment: { ...planned.environment, ...cloudEnvironment(planned, endpoint) },
        log,
      }),
    )
  return {
    async stop() {
      await bundled.stop()
      await Promise.all([...hosts.values()].map((host) => host.stop()))
    },
  }
}

/** What Lambda itself sets, and where the stand-ins are. A function signs with its name, so that its role is known. */
const cloudEnvironment = ({ name, memoryMb }: PlannedFunction, endpoint: string) => ({
  AWS_REGION: 'ap-southeast-1',
  AWS_ACCESS_KEY_ID: name,
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_ENDPOINT_URL_LAMBDA: endpoint,
  AWS_ENDPOINT_URL_SES: endpoint,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoint,
})
