import { useRef, useState } from 'react'
import { reading } from '../../shared/contract/reading.ts'
import { isMonth, monthOf } from '../../shared/domain/month.ts'
import type { MoonMonth } from '../../shared/domain/moonMonth.ts'
import type { LocalDate } from '../../shared/domain/time.ts'
import { DayFacts } from '../features/chart/moonMonth/DayFacts.tsx'
import { MonthList } from '../features/chart/moonMonth/MonthList.tsx'
import { MoonGrid } from '../features/chart/moonMonth/MoonGrid.tsx'
import styles from '../features/chart/moonMonth/moonMonth.module.css'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { MoonDisc } from '../features/moon/MoonDisc.tsx'
import { useReply } from '../lib/api/call.ts'
import { Link, useNavigate, useSearchParams } from '../lib/navigation/router.tsx'
import { useToday } from '../lib/time/dates.ts'
import { addMonths } from '../lib/time/months.ts'
import { timeZone } from '../lib/time/timeZone.ts'
import { paths } from '../paths.ts'
import { MonthHead } from '../ui/calendar/MonthHead.tsx'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Button } from '../ui/forms/Button.tsx'
import { Page } from '../ui/layout/Page.tsx'

export const Moon = () => (
  <Page title="The Moon's month" width="wide">
    <RequireSession fallback={<Skeleton height={480} />}>{() => <OneMonth />}</RequireSession>
  </Page>
)

function OneMonth() {
  const today = useToday()
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const text = asked.get('month') ?? ''
  const month = isMonth(text) ? text : monthOf(today)
  const [chosen, setChosen] = useState<LocalDate>(today)
  const goal = useRef<LocalDate>(undefined)
  const { hasActiveAccess } = useMembership()
  const reply = useReply(reading.readMoonMonth, { query: { month } }, { variant: String(hasActiveAccess) })
  // Where the address leads to another month, its first day is the one that is looked at.
  const day = monthOf(chosen) === month ? chosen : monthOf(today) === month ? today : `${month}-01`

  function choose(date: LocalDate) {
    if (!isMonth(monthOf(date))) return
    setChosen(date)
    if (monthOf(date) !== month) navigate(`?month=${monthOf(date)}`, { replace: true })
  }

  const beside = (count: 1 | -1) => (isMonth(addMonths(month, count)) ? `?month=${addMonths(month, count)}` : undefined)

  return (
    <>
      <MonthHead title="The Moon's month" month={month} previous={beside(-1)} next={beside(1)}>
        {month !== monthOf(today) && <Link to={paths.moonMonth}>This month</Link>}
      </MonthHead>
      <AsyncBoundary result={reply} fallback={<Skeleton height={480} />} failed="We couldn't load the Moon's month.">
        {(loaded) => (
          <>
            <div className={styles.month}>
              <div>
                <MoonGrid disc={disc} month={loaded} chosen={day} today={today} onChoose={choose} goal={goal} />
                <p className={styles.key}>
                  {`A ring marks the day of a phase. The bar under a day shows when the Moon is void of course: from its last aspect in a sign until it enters the next. Tradition keeps those hours for routine and rest. Times are in your time zone, ${timeZone().replaceAll('_', ' ')}.`}
                </p>
              </div>
              <DayFacts disc={disc} month={loaded} date={day} />
            </div>
            <MonthList month={loaded} />
            <Houses month={loaded} hasActiveAccess={hasActiveAccess} />
            <Button tone="quiet" onClick={() => print()}>
              Print this month
            </Button>
          </>
        )}
      </AsyncBoundary>
    </>
  )
}

const disc = (elongation: number) => <MoonDisc elongation={elongation} />

/** Why there are no houses, where there are none. */
function Houses({ month, hasActiveAccess }: { month: MoonMonth; hasActiveAccess: boolean }) {
  if (month.houses.length > 0) return null
  return (
    <p className="unprinted">
      {hasActiveAccess ? (
        <>
          <span>To see which of your houses the Moon is in:</span>{' '}
          <Link to={paths.natalChart}>Add your birth time and place</Link>
        </>
      ) : (
        <>
          <span>With Premium, you also see which of your houses the Moon is in.</span>{' '}
          <Link to={paths.subscribe}>Upgrade to Premium</Link>
        </>
      )}
    </p>
  )
}
