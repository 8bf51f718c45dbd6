import { useEffect, useRef, useState } from 'react'
import { reading } from '../../shared/contract/reading.ts'
import { monthOf } from '../../shared/domain/month.ts'
import type { ArchivedReading } from '../../shared/domain/reading.ts'
import { addDays, isRealDate, type LocalDate } from '../../shared/domain/time.ts'
import { ShareButton } from '../features/chart/share/ShareButton.tsx'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { PastReading } from '../features/readings/PastReading.tsx'
import { ReadingsGrid } from '../features/readings/ReadingsGrid.tsx'
import styles from '../features/readings/readings.module.css'
import { useMonthReadings } from '../features/readings/useMonthReadings.ts'
import { useReply } from '../lib/api/call.ts'
import { focusMainIfLost } from '../lib/navigation/focusMain.ts'
import { Link, useNavigate, useSearchParams } from '../lib/navigation/router.tsx'
import { longDate, useToday } from '../lib/time/dates.ts'
import { addMonths, monthName } from '../lib/time/months.ts'
import { paths } from '../paths.ts'
import { ReadAloud } from '../ui/aloud/ReadAloud.tsx'
import { MonthHead } from '../ui/calendar/MonthHead.tsx'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Button } from '../ui/forms/Button.tsx'
import { Page } from '../ui/layout/Page.tsx'
import stack from '../ui/layout/Stack.module.css'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'

export const Readings = () => (
  <Page title={TITLE} width="wide">
    <RequireSession fallback={<ArchiveSkeleton />}>{() => <Archive />}</RequireSession>
  </Page>
)

const TITLE = 'Past readings'
const FAILED = "We couldn't load your past readings."

/** At midnight the archive stays that of the day on which it was opened, or it would begin anew. */
function Archive() {
  const now = useToday()
  const [today] = useState(now)
  const [asked] = useSearchParams()
  const latest = useReply(reading.listReadings, { query: { before: today } })
  const date = asked.get('date') ?? ''
  const month = asked.get('month') ?? ''
  return (
    <>
      {latest.data === undefined && <h1>{TITLE}</h1>}
      <AsyncBoundary result={latest} fallback={<MonthSkeleton />} failed={FAILED}>
        {([newest]) => {
          if (!newest) return <NoReadings />
          const ofMonth = isRealDate(`${month}-01`) && `${month}-01` < today ? month : monthOf(newest.date)
          return isRealDate(date) && date < today ? (
            <Month month={monthOf(date)} date={date} today={today} newest={newest.date} />
          ) : (
            <Month month={ofMonth} today={today} newest={newest.date} />
          )
        }}
      </AsyncBoundary>
    </>
  )
}

/** In the shape of the calendar and the reading beside it. */
const ArchiveSkeleton = () => (
  <>
    <h1>{TITLE}</h1>
    <MonthSkeleton />
  </>
)

const MonthSkeleton = () => (
  <div className={styles.archive}>
    <Skeleton height={320} />
    <Skeleton lines={8} />
  </div>
)

const NoReadings = () => (
  <>
    <h1>{TITLE}</h1>
    <p className="muted">No past readings yet. Every reading you open stays here for twelve months.</p>
    <LinkButton to={paths.dashboard}>Read today's</LinkButton>
  </>
)

interface MonthProps {
  month: string
  /** Without it, the newest reading of the month is shown. */
  date?: LocalDate
  today: LocalDate
  newest: LocalDate
}

function Month({ month, date, today, newest }: MonthProps) {
  const navigate = useNavigate()
  const goal = useRef<LocalDate>(undefined)
  const [firstMonth] = useState(month)
  const result = useMonthReadings(month, today)
  // Until it is known, so that the link to the month before does not come and go on the way there.
  const hasEarlier = result.data?.some((past) => past.date < `${month}-01`) ?? true

  useEffect(() => {
    // The link that led here may be gone.
    if (month !== firstMonth) focusMainIfLost()
  })

  function choose(next: LocalDate) {
    const last = addDays(today, -1)
    const to = next < last ? next : last
    if (monthOf(to) < month && !hasEarlier) goal.current = undefined
    else {
      goal.current &&= to
      navigate(`?date=${to}`, { replace: true })
    }
  }

  return (
    <>
      <MonthHead
        title={TITLE}
        month={month}
        previous={hasEarlier ? `?month=${addMonths(month, -1)}` : undefined}
        next={month < monthOf(newest) ? `?month=${addMonths(month, 1)}` : undefined}
      >
        {month < monthOf(newest) && <Link to={paths.readings}>Newest</Link>}
      </MonthHead>
      <AsyncBoundary result={result} fallback={<MonthSkeleton />} failed={FAILED}>
        {(readings) => {
          const chosen = date ?? readings.find((past) => monthOf(past.date) === month)?.date ?? `${month}-01`
          return (
            <div className={styles.archive}>
              <ReadingsGrid {...{ month, readings, chosen, today, goal }} onChoose={choose} />
              <Chosen readings={readings} chosen={chosen} isMonth={date === undefined} />
            </div>
          )
        }}
      </AsyncBoundary>
    </>
  )
}

interface ChosenProps {
  readings: readonly ArchivedReading[]
  chosen: LocalDate
  /** Only the month was asked for. */
  isMonth: boolean
}

function Chosen({ readings, chosen, isMonth }: ChosenProps) {
  const past = readings.find(({ date }) => date === chosen)
  const before = readings.find(({ date }) => date < chosen)
  if (!past)
    return (
      <div className={styles.reading}>
        <p className="muted" role="status">
          {isMonth
            ? `You opened no reading in ${monthName(monthOf(chosen))}.`
            : `You opened no reading on ${longDate(chosen)}.`}
        </p>
        {before && <Link to={`?date=${before.date}`}>{`Go to ${longDate(before.date)}`}</Link>}
      </div>
    )
  const { title, content, advice } = past.content
  return (
    <PastReading past={past}>
      <div className={stack.row}>
        <ShareButton subject={[{ kind: 'reading', reading: past }]} />
        <Button tone="quiet" onClick={() => print()}>
          Print this reading
        </Button>
        <ReadAloud paragraphs={[title, ...content.split('\n\n'), advice]} />
      </div>
    </PastReading>
  )
}
