import { useState } from 'react'
import type { TransitEvent } from '../../shared/domain/transits.ts'
import { AheadPicture } from '../features/chart/ahead/AheadPicture.tsx'
import { AheadSkeleton } from '../features/chart/ahead/AheadSkeleton.tsx'
import styles from '../features/chart/ahead/ahead.module.css'
import { type AheadView, daysBetween, QUARTER, spanOf, viewFrom } from '../features/chart/ahead/aheadView.ts'
import { BirthNeeded } from '../features/chart/ahead/BirthNeeded.tsx'
import { DayList } from '../features/chart/ahead/DayList.tsx'
import { EventDialog } from '../features/chart/ahead/EventDialog.tsx'
import { EventFacts } from '../features/chart/ahead/EventFacts.tsx'
import { FROM_HERE } from '../features/chart/ahead/fromHere.ts'
import { listDays } from '../features/chart/ahead/listDays.ts'
import { useTransits } from '../features/chart/ahead/useTransits.ts'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { UpgradeCard } from '../features/membership/upgrade/UpgradeCard.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { useLocation, useNavigate, useSearchParams } from '../lib/navigation/router.tsx'
import { useToday } from '../lib/time/dates.ts'
import { paths } from '../paths.ts'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { ErrorAlert } from '../ui/feedback/ErrorAlert.tsx'
import { Page } from '../ui/layout/Page.tsx'

export const Ahead = () => (
  <Page title="Ahead" width="wide">
    <h1>Ahead</h1>
    <p className={styles.lead}>When the sky meets your chart: what begins, when it is exact, and when it ends.</p>
    <RequireSession fallback={<AheadSkeleton />}>{() => <YearAhead />}</RequireSession>
  </Page>
)

function YearAhead() {
  const today = useToday()
  const { hasActiveAccess } = useMembership()
  const [asked] = useSearchParams()
  const [view, setView] = useState<AheadView>(() => viewFrom(firstDay(asked, today)))
  const transits = useTransits({ today, view, hasActiveAccess })
  if (transits.error?.code === 'BIRTH_DATA_REQUIRED' || transits.error?.code === 'PLACE_UNRESOLVED')
    return <BirthNeeded isPlace={transits.error.code === 'PLACE_UNRESOLVED'} />
  if (!hasActiveAccess)
    return (
      <AsyncBoundary result={transits} fallback={<AheadSkeleton />} failed={FAILED}>
        {([next]) => <NextOnly next={next} />}
      </AsyncBoundary>
    )
  return (
    <AsyncBoundary result={transits} fallback={<AheadSkeleton />} failed={FAILED}>
      {(events) => <Everything events={events} transits={transits} today={today} view={view} onView={setView} />}
    </AsyncBoundary>
  )
}

const FAILED = "We couldn't load what's ahead."

interface EverythingProps {
  transits: Pick<ReturnType<typeof useTransits>, 'error' | 'isValidating' | 'isComplete' | 'mutate'>
  events: readonly TransitEvent[]
  today: string
  view: AheadView
  onView: (view: AheadView) => void
}

function Everything({ events, transits, today, view, onView }: EverythingProps) {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const id = asked.get('event')
  const event = events.find((each) => each.id === id)

  function close() {
    // Whoever came from this screen goes back to where they were in it.
    if (state === FROM_HERE) history.back()
    else navigate(paths.ahead, { replace: true })
  }

  return (
    <>
      <AheadPicture
        today={today}
        view={view}
        onView={onView}
        events={events}
        onOpen={(opened) => navigate(`?event=${opened}`, { state: FROM_HERE })}
      />
      {transits.error && !transits.isValidating && (
        <ErrorAlert what={FAILED} error={transits.error} retry={() => void transits.mutate()} />
      )}
      <p role="status" className="muted">
        {transits.isValidating && 'Loading these months…'}
      </p>
      <DayList days={listDays(events, spanOf(today, view))} today={today} />
      <EventDialog event={event} open={id !== null && (event !== undefined || transits.isComplete)} onClose={close} />
    </>
  )
}

const NextOnly = ({ next }: { next: TransitEvent | undefined }) => (
  <>
    {next ? (
      <section className={styles.next} aria-labelledby="next">
        <p className="muted">Next in your sky</p>
        <h2 id="next">{next.title}</h2>
        <EventFacts event={next} />
      </section>
    ) : (
      <p>Nothing is exact in the next ten days.</p>
    )}
    <UpgradeCard title="See the whole year ahead">
      Without Premium you see the next event, as above. With it you see every transit of your chart for a year, as a
      picture and day by day, with the dates on which each one begins, is exact and ends.
    </UpgradeCard>
  </>
)

/** The day that the address asks for, or that of the event that it names, counted from today. */
function firstDay(asked: URLSearchParams, today: string): number {
  const day = asked.get('day') ?? asked.get('event')?.replace(/^.*-(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') ?? today
  const ahead = daysBetween(today, day)
  // An event that is exact at the edge of what is asked for may have begun long before.
  return ahead > 0 && ahead < 4 * QUARTER ? Math.max(0, ahead - (asked.has('day') ? 0 : 14)) : 0
}
