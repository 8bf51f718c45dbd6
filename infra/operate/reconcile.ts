import { parseArgs } from 'node:util'
import { callJob } from './callJob.ts'
import { functionOf } from './functionOf.ts'

/*
 * Compares Stripe with the accounts: `npm run reconcile -- --json`. Changes nothing without --repair. With --stack,
 * the function of a deployed stack does it, otherwise the local stack. Exits with 1 when something differs.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    repair: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    function: { type: 'string' },
    stack: { type: 'string' },
  },
})
const isRepair = values.repair === true
const result = (await callJob({
  functionName: functionOf('reconcile', values),
  local: { method: isRepair ? 'POST' : 'GET', path: 'ledger/reconcile' },
  input: { dryRun: !isRepair },
})) as {
  checked: number
  failed: number
  complete: boolean
  walks: { subscriptions: boolean; people: boolean }
  violations: { rule: string; customerId?: string; accountId?: string; overdue?: string }[]
}

if (values.json) console.log(JSON.stringify(result))
else {
  for (const { rule, customerId, accountId, overdue } of result.violations)
    console.log(`${customerId ?? accountId ?? overdue}: ${rule}`)
  console.log(`${result.checked} customers checked, ${result.violations.length} violations`)
  if (result.failed > 0)
    console.log(`${result.failed} customers could not be ${isRepair ? 'repaired' : 'checked'}: see the log`)
  // A repair looks at some of the people each time.
  const isCutShort = { subscriptions: !result.walks.subscriptions, people: !isRepair && !result.walks.people }
  const cut = Object.entries(isCutShort).flatMap(([walk, isCut]) => (isCut ? [walk] : []))
  if (!result.complete)
    console.log(`Time was up before all ${cut.join(' and ')} were checked. Run it again with --repair, which goes on.`)
}
if (result.failed > 0 || (result.violations.length > 0 && !isRepair)) process.exitCode = 1
