import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The accessibility violations that axe finds on the page. */
export const axeViolations = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
