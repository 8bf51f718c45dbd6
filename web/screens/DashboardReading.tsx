import type { ReactNode } from 'react'
import type { DailyReading } from '../../shared/domain/reading.ts'
import { DaySkyFigure } from '../features/chart/daySky/DaySkyFigure.tsx'
import { ShareButton } from '../features/chart/share/ShareButton.tsx'
import { ComingDates } from '../features/dashboard/ComingDates.tsx'
import { Guidance } from '../features/dashboard/Guidance.tsx'
import { GuidanceSkeleton } from '../features/dashboard/GuidanceSkeleton.tsx'
import { LastTime } from '../features/journal/LastTime.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { useTodaysReading } from '../lib/api/useTodaysReading.ts'
import { longDate } from '../lib/time/dates.ts'
import { ReadAloud } from '../ui/aloud/ReadAloud.tsx'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import stack from '../ui/layout/Stack.module.css'

interface ReadingProps {
  known: DailyReading | null
  isOfToday: boolean
  /** More buttons below it. */
  children: ReactNode
}

/** The dashboard does not wait for a reading that is still being written. */
export function DashboardReading({ known, isOfToday, children }: ReadingProps) {
  const reading = useTodaysReading(known)
  const { hasActiveAccess } = useMembership()
  return (
    <AsyncBoundary
      result={reading}
      fallback={<GuidanceSkeleton />}
      saysLoading
      failed="We couldn't load today's guidance."
    >
      {(written) => (
        <Guidance
          reading={written}
          isOfToday={isOfToday}
          hasActiveAccess={hasActiveAccess}
          figure={<SkyOf reading={written} isOfToday={isOfToday} />}
        >
          {written.content.lastTime && <LastTime date={written.content.lastTime} />}
          <div className={stack.row}>
            <ShareButton subject={[{ kind: 'reading', reading: written }]} />
            {children}
            <ReadAloud paragraphs={textOf(written)} />
          </div>
        </Guidance>
      )}
    </AsyncBoundary>
  )
}

/** On a wide screen, the dates ahead are below the Moon instead of below the text: there they move nothing when they arrive. */
export function ComingBeside({ known }: { known: DailyReading | null }) {
  const { data, error, isValidating } = useTodaysReading(known)
  // Its place is kept while the reading is on its way, also once more.
  if (data ? !data.content.sky : error && !isValidating) return null
  return (
    <div>{data?.content.sky && <ComingDates dates={data.content.sky.next} after={data.date} isOfToday isBeside />}</div>
  )
}

const textOf = ({ content: { title, content, advice } }: DailyReading) => [title, ...content.split('\n\n'), advice]

/** Readings of earlier releases have none. */
const SkyOf = ({ reading: { date, content }, isOfToday }: { reading: DailyReading; isOfToday: boolean }) =>
  content.sky && <DaySkyFigure sky={content.sky} when={isOfToday ? 'today' : `on ${longDate(date)}`} />
