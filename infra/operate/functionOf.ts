import { execFileSync } from 'node:child_process'
import { type OperatedJob, outputOf } from '../stack/operatedJobs.ts'

/** What a command was given: the name of a deployed stack, or of the function itself. */
export interface Place {
  stack?: string | undefined
  function?: string | undefined
}

type Describe = (stack: string) => string

/** The AWS command line has the operator's credentials and region. */
const describeStack: Describe = (stack) =>
  execFileSync('aws', ['cloudformation', 'describe-stacks', '--stack-name', stack, '--output', 'json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** The name of the function that does a job in a deployed stack; undefined for the local stack. */
export function functionOf(job: OperatedJob, place: Place, describe: Describe = describeStack): string | undefined {
  if (place.stack === undefined) return place.function
  const { Stacks = [] } = JSON.parse(describe(place.stack)) as {
    Stacks?: { Outputs?: { OutputKey: string; OutputValue: string }[] }[]
  }
  const name = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === outputOf(job))?.OutputValue
  if (name !== undefined) return name
  throw new Error(
    `${place.stack} has no output ${outputOf(job)}. Deploy it once more, or name the function: --function NAME`,
  )
}
