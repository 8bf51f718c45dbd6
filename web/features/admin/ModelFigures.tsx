import type { ModelMonth } from '../../../shared/domain/statsPeriods.ts'
import { BarChart } from './BarChart.tsx'
import styles from './PeriodFigures.module.css'
import { TableTwin } from './TableTwin.tsx'

/** What was written in each month, and what the model has cost. */
export function ModelFigures({ months }: { months: readonly ModelMonth[] }) {
  const label = 'Model spend by month'
  return (
    <>
      <h2>Readings and model spend</h2>
      {months.every(({ readings, answers, modelSpend }) => readings + answers + modelSpend === 0) ? (
        <p>Nothing was written in these twelve months.</p>
      ) : (
        <>
          <figure className={styles.chart}>
            <BarChart
              label={label}
              bars={months.map(({ month, modelSpend }) => ({
                name: month,
                value: modelSpend,
                said: dollars(modelSpend),
              }))}
            />
            <figcaption>{label}</figcaption>
          </figure>
          <TableTwin
            name="model"
            caption="Readings, answers and model spend by month (UTC)"
            heads={HEADS}
            rows={rowsOf(months, count, dollars)}
            fileRows={rowsOf(months, String, String)}
          />
        </>
      )}
    </>
  )
}

const HEADS = ['Month', 'Readings', 'By the model', 'Answers', 'By the model', 'Tokens in', 'Tokens out', 'Spend']

type Say = (value: number) => string
const count: Say = (value) => value.toLocaleString('en-US')
const dollars: Say = (value) => `$${value.toFixed(2)}`

const rowsOf = (months: readonly ModelMonth[], say: Say, sayDollars: Say) =>
  months
    .toReversed()
    .map(({ month, readings, modelReadings, answers, modelAnswers, inputTokens, outputTokens, modelSpend }) => [
      month,
      ...[readings, modelReadings, answers, modelAnswers, inputTokens, outputTokens].map(say),
      sayDollars(modelSpend),
    ])
