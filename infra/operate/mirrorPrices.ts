import { parseArgs } from 'node:util'
import { PRICE_KEYS, priceBook } from '../../shared/domain/priceBook.ts'
import { isRealDate } from '../../shared/domain/time.ts'
import { callJob } from './callJob.ts'
import { functionOf } from './functionOf.ts'
import { ensureProduct, mirrorPrice } from './mirrorPrice.ts'
import { type MoveResult, movePrices } from './movePrices.ts'
import { openStripe } from './openStripe.ts'

/*
 * Mirrors the price book to Stripe: `STRIPE_SECRET_KEY=… npm run stripe:prices`. A price at Stripe never changes, so a new
 * amount is a new price that takes over the lookup key; whoever has subscribed keeps the old one. Run again, it does
 * nothing. With `--move --on YYYY-MM-DD`, whoever has subscribed moves to the price of the book: says whom it would move,
 * and with --yes tells them by email. With --stack, the function of a deployed stack does it, otherwise the local stack.
 */
const { values } = parseArgs({
  options: {
    move: { type: 'boolean' },
    on: { type: 'string' },
    yes: { type: 'boolean' },
    function: { type: 'string' },
    stack: { type: 'string' },
  },
})
if (values.move) await moveEverybody(values.on ?? '')
else if (Object.keys(values).length > 0) end('--on, --yes, --stack and --function go with --move.')
else await mirrorBook()

async function moveEverybody(on: string): Promise<void> {
  if (!isRealDate(on)) end('Say from which day on the new price is charged: --on YYYY-MM-DD, at least 30 days ahead.')
  const functionName = functionOf('announcePrice', values)
  const local = { method: 'POST', path: 'stripe/price' } as const
  const announce = (input: object) => callJob({ functionName, local, input }) as Promise<MoveResult>
  const { lines, isDone } = await movePrices({ on, isConfirmed: values.yes === true, announce })
  for (const line of lines) console.log(line)
  if (!isDone) process.exitCode = 1
}

function end(message: string): never {
  console.error(message)
  process.exit(2)
}

async function mirrorBook(): Promise<void> {
  const stripe = openStripe()
  await ensureProduct(stripe)
  for (const key of PRICE_KEYS)
    console.log(`${priceBook[key.plan].name}, ${key.currency}: ${await mirrorPrice(stripe, key)}`)
}
