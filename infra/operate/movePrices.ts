import { type CurrencyCode, formatMoney } from '../../shared/domain/money.ts'

/** What the job answers: the days that it takes, where it does not take the one; or what it found, and where to go on. */
export interface MoveResult {
  allowed?: { first: string; last: string }
  found?: Found[]
  next?: string | undefined
}

interface Found {
  outcome: 'moved' | 'announced' | 'cancelled' | 'discounted' | 'unreachable' | 'failed'
  currency: CurrencyCode
  from: number
  to: number
  subscriptions: number
}

interface Moving {
  on: string
  /** Without it, everything is only counted. */
  isConfirmed: boolean
  /** Runs the job once. */
  announce: (input: { on: string; dryRun: boolean; after?: string }) => Promise<MoveResult>
}

/**
 * Announces the price of the book to whoever pays another one, a run of the job after the other until none is left.
 * Answers what to print, and whether everything is in order.
 */
export async function movePrices({ on, isConfirmed, announce }: Moving): Promise<{ lines: string[]; isDone: boolean }> {
  const found: Found[] = []
  let after: string | undefined
  do {
    const result = await announce({ on, dryRun: !isConfirmed, ...(after !== undefined && { after }) })
    if (result.allowed) return { lines: [refusal(result.allowed)], isDone: false }
    found.push(...(result.found ?? []))
    after = result.next
  } while (after !== undefined)
  const lines = [
    ...Map.groupBy(found, ({ outcome, currency, from, to }) => `${currency} ${from} ${to} ${outcome}`).values(),
  ]
    .map((alike) => lineOf({ ...alike[0]!, subscriptions: sum(alike) }, { on, isConfirmed }))
    .toSorted()
  if (lines.length === 0) lines.push('Nobody pays another price than the one of the price book.')
  if (!isConfirmed && found.some(({ outcome }) => outcome === 'moved'))
    lines.push('Nothing was changed, and nobody was told. Add --yes to announce it.')
  return { lines, isDone: found.every(({ outcome }) => outcome !== 'failed') }
}

const refusal = ({ first, last }: { first: string; last: string }) =>
  `--on must be a day from ${first} to ${last}, since people are told at least 30 days before.`

const sum = (alike: readonly Found[]) => alike.reduce((total, { subscriptions }) => total + subscriptions, 0)

function lineOf(
  { outcome, currency, from, to, subscriptions }: Found,
  { on, isConfirmed }: Pick<Moving, 'on' | 'isConfirmed'>,
): string {
  const what = `${currency}: ${subscriptions} on ${formatMoney(from, currency)}`
  const goes = `${isConfirmed ? 'go' : 'would go'} to ${formatMoney(to, currency)} at their first renewal from ${on}`
  const says = {
    moved: `${goes}${isConfirmed ? ', and are told so by email' : ''}`,
    announced: 'were told of the new price before, and keep the date of that email',
    discounted: 'have a promotion code that still runs, and keep their price',
    cancelled: 'have cancelled, and keep their price if they come back',
    unreachable: 'keep their price, since no email reaches them',
    failed: 'could not be told: see the log, and run it again',
  }
  return `${what} ${says[outcome]}.`
}
