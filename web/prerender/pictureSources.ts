import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NatalChart } from '../../shared/domain/chart.ts'

/** What the pictures of the landing page are drawn from. */
export interface PictureSources {
  chart: NatalChart
  /** The style sheet with the colours of both themes. */
  theme: string
}

export const pictureSources = (): PictureSources => ({
  chart: JSON.parse(textOf('public/sample-chart.json')),
  theme: textOf('ui/theme.css'),
})

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
