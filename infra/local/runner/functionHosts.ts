import { join } from 'node:path'
import type { PlannedFunction } from '../template/plannedFunction.ts'
import { cachedBundles } from './bundleCache.ts'
import { type FunctionHost, functionHost } from './functionHost.ts'
import { watchBook } from './watchBook.ts'
import { watchedBundles } from './watchedBundles.ts'

interface HostNeeds {
  /** Filled here, and shared with the Lambda double. */
  hosts: Map<string, FunctionHost>
  functions: PlannedFunction[]
  /** The directory for the bundles. */
  directory: string
  /** The address of the AWS doubles. */
  endpoint: string
  /** Whether Stripe's API is on that address too. */
  hasStripe: boolean
  /** Each function may take this many times its own timeout. */
  slowness: number
  /** Loaded by each function before its own code. */
  preload?: string | undefined
  /** Whether to replace functions whose code has been edited. */
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
  hasStripe,
  slowness,
  preload,
  watch,
  log,
}: HostNeeds): Promise<FunctionHosts> {
  const swap = (names: string[]) => {
    log(`Changed: ${names.join(', ')}`)
    for (const name of names) hosts.get(name)?.swap()
  }
  const bundled = watch
    ? await watchedBundles({ functions, directory: join(directory, 'functions'), onChange: swap })
    : await cachedBundles(functions)
  // Chapters are kept once they are open, so whoever has some starts anew.
  const readers = functions.filter(({ data }) => data.some((file) => file.endsWith('Book'))).map(({ name }) => name)
  const book = watch ? watchBook({ onChange: () => swap(readers) }) : undefined
  for (const planned of functions)
    hosts.set(
      planned.name,
      functionHost({
        ...planned,
        timeoutMs: planned.timeoutMs * slowness,
        preload,
        bundleOf: () => bundled.pathOf(planned.name),
        environment: {
          ...planned.environment,
          ...runtimeEnvironment(planned, endpoint),
          ...(hasStripe && { STRIPE_API_URL: endpoint }),
        },
        log,
      }),
    )
  return {
    async stop() {
      book?.close()
      await bundled.stop()
      await Promise.all([...hosts.values()].map((host) => host.stop()))
    },
  }
}

/**
 * The variables that Lambda itself sets, and the addresses of the doubles. The access key is the function's name, so
 * that a double knows who calls.
 */
const runtimeEnvironment = ({ name, memoryMb }: PlannedFunction, endpoint: string) => ({
  AWS_REGION: 'ap-southeast-1',
  AWS_ACCESS_KEY_ID: name,
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_ENDPOINT_URL_LAMBDA: endpoint,
  AWS_ENDPOINT_URL_SESV2: endpoint,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoint,
})
