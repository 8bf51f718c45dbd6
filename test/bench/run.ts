import { costRows } from './costs.ts'
import { functionRows } from './functions.ts'
import { growthRows } from './growth.ts'
import { identityRows } from './identity.ts'
import type { Row } from './row.ts'
import { screenRows } from './screens.ts'
import { servingRows } from './serving.ts'
import { siteRows } from './site.ts'
import { skyRows } from './sky.ts'
import { stackRows } from './stack.ts'

const parts: Record<string, () => Row[] | Promise<Row[]>> = {
  pages: siteRows,
  screens: screenRows,
  functions: functionRows,
  stack: stackRows,
  serving: servingRows,
  growth: growthRows,
  costs: costRows,
  identity: identityRows,
  sky: skyRows,
}

const wanted = process.argv.slice(2)
for (const [name, rows] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  console.table(Object.fromEntries((await rows()).map(({ row, ...figures }) => [row, readable(figures)])))
}

function readable({ figure, unit, budget, ratio }: Omit<Row, 'row'>) {
  return {
    figure: round(figure),
    unit,
    ...(budget !== undefined && { budget: round(budget), holds: figure <= budget }),
    ...(ratio !== undefined && { ratio: round(ratio) }),
  }
}

function round(figure: number): number {
  return Number(figure.toPrecision(3))
}
