import { parseArgs } from 'node:util'
import { BY_HAND, inspectStripe } from './inspectStripe.ts'
import { openStripe } from './openStripe.ts'

/*
 * Checks the settings of the Stripe account that we rely on: `STRIPE_SECRET_KEY=… npm run stripe:check -- --domain
 * DOMAIN`. Changes nothing. Exits with 1 when something is wrong or could not be read.
 */
const { values } = parseArgs({ options: { domain: { type: 'string' } } })
if (!values.domain) {
  console.error('Say where the product is: --domain orrery.example')
  process.exit(2)
}
const findings = await inspectStripe(openStripe(), { domain: values.domain })
for (const { setting, outcome, says } of findings) console.log(`${outcome.padEnd(7)} ${setting}: ${says}`)
console.log("\nStripe's API does not tell these. Look in the dashboard:")
for (const line of BY_HAND) console.log(`* ${line}`)
if (findings.some(({ outcome }) => outcome !== 'good')) process.exitCode = 1
