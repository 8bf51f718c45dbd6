import { parseArgs } from 'node:util'
import { callJob } from './callJob.ts'
import { functionOf } from './functionOf.ts'

/*
 * Prints the events of Stripe that were given up and those that wait for another attempt: `npm run webhook:list`, with
 * --json for programs and --stack NAME for a deployed stack. Exits with 1 when one was given up.
 */
interface Listed {
  id: string
  type?: string
  customerId?: string
  attempts?: number
  /** In epoch seconds. */
  dueAt?: number
}

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, function: { type: 'string' }, stack: { type: 'string' } },
})
const listed = (await callJob({
  functionName: functionOf('replayEvents', values),
  local: { method: 'GET', path: 'stripe/events' },
  input: { list: true },
})) as { dead: Listed[]; waiting: Listed[] }

if (values.json) console.log(JSON.stringify(listed))
else {
  for (const event of listed.dead) console.log(`dead     ${lineOf(event)}`)
  for (const event of listed.waiting) console.log(`waiting  ${lineOf(event)}`)
  console.log(`${listed.dead.length} given up, ${listed.waiting.length} waiting`)
}
if (listed.dead.length > 0) process.exitCode = 1

function lineOf({ id, type = 'of another release', customerId = '-', attempts = 0, dueAt }: Listed): string {
  const since = dueAt === undefined ? '' : `, due ${new Date(dueAt * 1000).toISOString()}`
  return `${id}  ${type}  ${customerId}  ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${since}`
}
