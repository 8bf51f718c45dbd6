import { calendarRows } from './calendar.ts'
import { costRows } from './costs.ts'
import { functionRows } from './functions.ts'
import { growthRows } from './growth.ts'
import { identityRows } from './identity.ts'
import { letterRows } from './letters.ts'
import type { Row } from './row.ts'
import { screenRows } from './screens.ts'
import { servingRows } from './serving.ts'
import { siteRows } from './site.ts'
import type { Size } from './size.ts'
import { skyRows } from './sky.ts'
import { stackRows } from './stack.ts'
import { trialRows } from './trials.ts'

/** The bench, part by part. */
export const parts: Record<string, (size: Size) => Row[] | Promise<Row[]>> = {
  pages: siteRows,
  screens: screenRows,
  functions: functionRows,
  stack: stackRows,
  serving: servingRows,
  growth: growthRows,
  trials: trialRows,
  letters: letterRows,
  costs: costRows,
  identity: identityRows,
  sky: skyRows,
  calendar: calendarRows,
}

/** Each of them has a test file of its own, so that they run at the same time. */
export const SLOW_PARTS = ['growth', 'screens']
