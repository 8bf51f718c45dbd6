import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Targets of at least 24 pixels are part of WCAG 2.2 AA, which axe does not check by itself. */
const OPTIONS = { rules: { 'target-size': { enabled: true } } }

/** The accessibility violations that axe finds on the page. */
export const axeViolations = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).options(OPTIONS).analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
