import { parts } from './parts.ts'
import type { Row } from './row.ts'

const wanted = process.argv.slice(2)
for (const [name, rows] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  console.table(Object.fromEntries((await rows('full')).map(({ row, ...figures }) => [row, readable(figures)])))
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
