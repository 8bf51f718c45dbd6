import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Targets of at least 24 pixels are part of WCAG 2.2 AA, which axe does not check by itself. */
const OPTIONS = { rules: { 'target-size': { enabled: true } } }

/** The accessibility violations that axe finds on the page, once nothing moves or fades in that will come to an end. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(STILLNESS)
  const { violations } = await new AxeBuilder({ page }).options(OPTIONS).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}

const STILLNESS = `Promise.allSettled(
  document
    .getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
    .map(({ finished }) => finished),
)`
