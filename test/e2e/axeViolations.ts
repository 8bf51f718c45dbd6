import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * The accessibility violations that axe finds on the page, once nothing moves or fades in that will come to an end. Axe
 * runs in the page itself, because its own way opens a second page for every look.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('Axe would not see what is inside a frame')
  await page.evaluate(STILLNESS)
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source)
  return page.evaluate(FIND_VIOLATIONS)
}

const STILLNESS = `Promise.allSettled(
  document
    .getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
    .map(({ finished }) => finished),
)`

/** Targets of at least 24 pixels are part of WCAG 2.2 AA, which axe does not check by itself. */
const FIND_VIOLATIONS = `axe
  .run({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
  .then(({ violations }) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(' ')),
    ),
  )`
