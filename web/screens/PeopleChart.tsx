import { people } from '../../shared/contract/people.ts'
import type { Person } from '../../shared/domain/person.ts'
import { ChartSkeleton } from '../features/chart/ChartSkeleton.tsx'
import chartStyles from '../features/chart/chart.module.css'
import { ReadOnlyChart } from '../features/chart/ReadOnlyChart.tsx'
import { BigThreePanel } from '../features/chart/sections/BigThreePanel.tsx'
import { useArranged } from '../features/chart/wheel/useArranged.ts'
import { UpgradeCard } from '../features/membership/upgrade/UpgradeCard.tsx'
import { birthLineOf } from '../features/people/birthLineOf.ts'
import { useReply } from '../lib/api/call.ts'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'

/** The whole chart of somebody whom the member keeps; without access their Big Three. */
export function PeopleChart({ person }: { person: Person }) {
  const hasPlace = person.birthPlaceId !== null
  const options = { variant: birthLineOf(person), enabled: hasPlace }
  const chart = useReply(people.readPersonChart, { params: { id: person.id } }, options)
  const full = chart.data && 'houses' in chart.data ? chart.data : undefined
  const arranged = useArranged(full)

  if (!hasPlace)
    return (
      <p className={chartStyles.needed}>
        {`A chart needs to know where ${person.name} was born. Edit ${person.name} and choose the place from the list.`}
      </p>
    )
  return (
    <AsyncBoundary
      result={{ ...chart, data: full ? arranged : chart.data }}
      fallback={<ChartSkeleton />}
      failed={`We couldn't load ${person.name}'s chart.`}
    >
      {(known) =>
        arranged ? (
          <>
            <p className="muted">{`Every “you” in this chart is ${person.name}.`}</p>
            <ReadOnlyChart chart={arranged} name={person.name} />
          </>
        ) : (
          <div className={chartStyles.chart}>
            <BigThreePanel {...known} name={person.name} />
            <UpgradeCard title={`See ${person.name}'s complete chart`}>
              Their wheel, every planet to the arcminute, all twelve houses and the aspects between the planets, each
              with its meaning.
            </UpgradeCard>
          </div>
        )
      }
    </AsyncBoundary>
  )
}
