import useSWR from 'swr'
import type { NatalChart } from '../../shared/domain/chart.ts'
import { ChartSkeleton } from '../features/chart/ChartSkeleton.tsx'
import { ReadOnlyChart } from '../features/chart/ReadOnlyChart.tsx'
import { useArranged } from '../features/chart/wheel/useArranged.ts'
import { paths } from '../paths.ts'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { Page } from '../ui/layout/Page.tsx'
import stack from '../ui/layout/Stack.module.css'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'

/** A chart to explore without an account: that of a public moment, in a file that is made beforehand. */
export function SampleChart() {
  const chart = useSWR<NatalChart>('/sample-chart.json')
  const arranged = useArranged(chart.data)
  return (
    <Page title="Sample chart">
      <h1>Sample chart</h1>
      <p>
        The launch of Apollo 11, read as if it were a birth. Yours is made from your own birth date, time and place.
      </p>
      <p className={stack.row}>
        <LinkButton to={paths.onboarding}>Get your own chart</LinkButton>
        <LinkButton to={paths.landing} tone="quiet">
          Back to Start
        </LinkButton>
      </p>
      <AsyncBoundary
        result={{ ...chart, data: arranged }}
        fallback={<ChartSkeleton />}
        failed="We couldn't load the sample chart."
      >
        {(sample) => <ReadOnlyChart chart={sample} />}
      </AsyncBoundary>
    </Page>
  )
}
