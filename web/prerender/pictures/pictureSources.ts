import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NatalChart } from '../../../shared/domain/chart.ts'
import type { MoonMonth } from '../../../shared/domain/moonMonth.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { TransitEvent } from '../../../shared/domain/transits.ts'
import type { Pair } from '../../features/chart/pair/Pair.ts'

/** What the pictures of the landing page are drawn from. */
export interface PictureSources {
  chart: NatalChart
  rooms: {
    year: { from: EpochSeconds; to: EpochSeconds; events: TransitEvent[] }
    /** By the days of UTC. */
    month: Pick<MoonMonth, 'days' | 'signs'>
    pair: Omit<Pair, 'reader'>
    /** Its paragraphs. */
    letter: string[]
  }
  /** The style sheet with the colours of both themes. */
  theme: string
}

/** `web` is the folder of that name. */
export function pictureSources(web: string): PictureSources {
  const textOf = (file: string) => readFileSync(join(web, file), 'utf8')
  return {
    chart: JSON.parse(textOf('public/sample-chart.json')),
    rooms: JSON.parse(textOf('data/roomSamples.json')),
    theme: textOf('ui/theme.css'),
  }
}
