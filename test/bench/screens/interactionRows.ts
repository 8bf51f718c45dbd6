import { median, type Row } from '../row.ts'
import type { Size } from '../size.ts'
import { type Interaction, interactions } from './interactions.ts'
import { openView } from './openView.ts'
import { settle } from './settle.ts'
import type { People } from './welcomePeople.ts'

const ROUNDS: Record<Size, number> = { full: 5, once: 1 }
const BUDGET_MS = 64
/** A slow processor is a quick one that is kept busy: only a figure that somebody reads is worth that. */
export const SLOW_CPU: Record<Size, { rate: number }> = { full: { rate: 4 }, once: { rate: 1 } }

/** How long a press waits for what it paints on a slow phone; the slowest comes first. */
export async function interactionRows(accounts: People, size: Size): Promise<Row[]> {
  const waits = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS[size]; round += 1)
    for (const interaction of interactions)
      waits.set(interaction.name, [...(waits.get(interaction.name) ?? []), await timeOf(interaction, accounts, size)])

  return [...waits]
    .map(([name, each]): Row => ({ row: `press: ${name}`, figure: median(each), unit: 'ms', budget: BUDGET_MS }))
    .toSorted((one, other) => other.figure - one.figure)
}

async function timeOf({ options, prepare, act, ...view }: Interaction, { visit }: People, size: Size): Promise<number> {
  const page = await visit(view.visitor, options)
  await page.addInitScript({ content: rememberPresses })
  await openView(page, view)
  await prepare?.(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', SLOW_CPU[size])

  await settle(page)
  await page.evaluate('presses.splice(0)')
  await act(page)
  await settle(page)

  const presses: number[] = await page.evaluate('presses')
  await page.context().close()
  return Math.max(SHORTEST_MS, ...presses)
}

/** A browser reports no event that was shorter. */
const SHORTEST_MS = 16

const rememberPresses = `
  globalThis.presses = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS} })
`
