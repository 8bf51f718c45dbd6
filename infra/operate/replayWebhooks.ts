import { parseArgs } from 'node:util'
import { callJob } from './callJob.ts'
import { functionOf } from './functionOf.ts'

/*
 * Puts events of Stripe back into the inbox: `npm run webhook:replay -- --id evt_…`, `--dead` for all that were given up,
 * or `--since 2026-01-31T00:00:00Z` for what Stripe sent and never reached us. With --stack, in a deployed stack.
 */
const { values } = parseArgs({
  options: {
    id: { type: 'string' },
    dead: { type: 'boolean' },
    since: { type: 'string' },
    function: { type: 'string' },
    stack: { type: 'string' },
  },
})
const { function: named, stack, ...input } = values
if (Object.keys(input).length === 0) {
  console.error('Say what to replay: --id evt_…, --dead or --since 2026-01-31T00:00:00Z')
  process.exit(2)
}
const functionName = functionOf('replayEvents', { function: named, stack })
console.log(JSON.stringify(await callJob({ functionName, local: { method: 'POST', path: 'stripe/replay' }, input })))
