import { useMemo } from 'react'
import { people } from '../../shared/contract/people.ts'
import { reading } from '../../shared/contract/reading.ts'
import type { Person, Synastry } from '../../shared/domain/person.ts'
import { ChartSkeleton } from '../features/chart/ChartSkeleton.tsx'
import chartStyles from '../features/chart/chart.module.css'
import { isRefusal } from '../features/chart/isRefusal.ts'
import { PairAspects } from '../features/chart/pair/PairAspects.tsx'
import { PairOverlays } from '../features/chart/pair/PairOverlays.tsx'
import { PairWheel } from '../features/chart/pair/PairWheel.tsx'
import { usePairLayout } from '../features/chart/pair/usePairLayout.ts'
import { PairReport } from '../features/compatibility/report/PairReport.tsx'
import { PairScore } from '../features/compatibility/report/PairScore.tsx'
import { PairToday } from '../features/compatibility/report/PairToday.tsx'
import { UpgradeCard } from '../features/membership/upgrade/UpgradeCard.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { birthLineOf } from '../features/people/birthLineOf.ts'
import { useReply } from '../lib/api/call.ts'
import { useToday } from '../lib/time/dates.ts'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { ErrorAlert } from '../ui/feedback/ErrorAlert.tsx'

/** The member and one of their people side by side. */
export function PeoplePair({ person }: { person: Person }) {
  const { hasActiveAccess } = useMembership()
  return hasActiveAccess ? <Comparison person={person} /> : offer
}

function Comparison({ person }: { person: Person }) {
  // The day's piece is of a date and tells the name, and the report depends on who they are.
  const options = { variant: [birthLineOf(person), person.name, person.relation, useToday()].join(' · ') }
  const sent = { params: { id: person.id } }
  const synastry = useReply(people.readSynastry, sent, options)
  return (
    <AsyncBoundary
      result={synastry}
      fallback={<ChartSkeleton />}
      failed={`We couldn't compare you and ${person.name}.`}
    >
      {(compared) => (
        <div className={chartStyles.halves}>
          <div className={chartStyles.chart}>
            <BothCharts person={person} synastry={compared} />
            <PairToday {...compared.today} />
          </div>
          <div className={chartStyles.chart}>
            <PairReport {...compared} />
            <PairAspects aspects={compared.aspects} name={person.name} />
            <PairOverlays overlays={compared.overlays} name={person.name} />
            <PairScore {...compared} />
          </div>
        </div>
      )}
    </AsyncBoundary>
  )
}

/** The wheel of two needs a place for each; the report does not. */
function BothCharts({ person, synastry: { aspects } }: { person: Person; synastry: Synastry }) {
  const own = useReply(reading.readBareChart, {})
  const hasPlace = person.birthPlaceId !== null
  const options = { variant: birthLineOf(person), enabled: hasPlace }
  const theirs = useReply(people.readPersonChart, { params: { id: person.id } }, options)
  const [reader, other] = [own.data, theirs.data]
  const pair = useMemo(
    () => (reader && other && 'houses' in other ? { reader, person: other, aspects } : undefined),
    [reader, other, aspects],
  )
  const arranged = usePairLayout(pair)
  const missing = [isRefusal(own.error) && 'you', !hasPlace && person.name].filter(Boolean).join(' and ')
  const failed = own.error ?? theirs.error

  if (failed && !missing)
    return (
      <ErrorAlert
        what="We couldn't load both charts."
        error={failed}
        retry={() => void Promise.all([own.mutate(), theirs.mutate()])}
      />
    )
  if (missing)
    return (
      <p
        className={chartStyles.needed}
      >{`The wheel of both charts needs a birth place for ${missing}. The rest is here.`}</p>
    )
  return arranged ? <PairWheel {...arranged} name={person.name} /> : <ChartSkeleton />
}

const offer = (
  <UpgradeCard title="See the two of you side by side">
    Both charts in one wheel, every aspect between them with its orb, whose planets are in whose houses, and a report on
    the two of you. Three people and their Big Three stay free.
  </UpgradeCard>
)
