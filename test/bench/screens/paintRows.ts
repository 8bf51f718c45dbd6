import type { Browser } from 'playwright-core'
import { median, type Row } from '../row.ts'
import type { Size } from '../size.ts'
import { serveLanding, type Variant } from './serveLanding.ts'
import { visitOnPhone } from './visitOnPhone.ts'

const ROUNDS: Record<Size, number> = { full: 9, once: 1 }
const NEAR_STATIC = 1.05
const BEFORE_PROGRAM = 0.4

/** How soon a visitor on a slow phone sees the landing page, next to the lower and upper bound of its cost. */
export async function paintRows(browser: Browser, { site, size }: { site: string; size: Size }): Promise<Row[]> {
  const { urls, stop } = await serveLanding(site)
  try {
    const { built, text, program } = await paintByTurns(browser, urls, size)
    return (['first', 'largest'] as const).flatMap((paint): Row[] => [
      { row: `landing, ${paint} paint: the words alone`, figure: text[paint], unit: 'ms' },
      { row: `landing, ${paint} paint: drawn by the program`, figure: program[paint], unit: 'ms' },
      {
        row: `landing, ${paint} paint, beside the words alone`,
        figure: built[paint],
        unit: 'ms',
        budget: NEAR_STATIC * text[paint],
        ratio: built[paint] / text[paint],
      },
      {
        row: `landing, ${paint} paint, beside the program`,
        figure: built[paint],
        unit: 'ms',
        budget: BEFORE_PROGRAM * program[paint],
        ratio: built[paint] / program[paint],
      },
    ])
  } finally {
    await stop()
  }
}

type Paints = Awaited<ReturnType<typeof visitOnPhone>>

async function paintByTurns(
  browser: Browser,
  urls: Record<Variant, string>,
  size: Size,
): Promise<Record<Variant, Paints>> {
  const seen: Record<Variant, Paints[]> = { built: [], text: [], program: [] }
  for (let round = 0; round < ROUNDS[size]; round += 1)
    for (const variant of ['built', 'text', 'program'] as const)
      seen[variant].push(await visitOnPhone(browser, { url: urls[variant], size }))
  const middle = (paints: Paints[]): Paints => ({
    first: median(paints.map(({ first }) => first)),
    largest: median(paints.map(({ largest }) => largest)),
  })
  return { built: middle(seen.built), text: middle(seen.text), program: middle(seen.program) }
}
