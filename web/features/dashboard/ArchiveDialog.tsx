import { type Ref, useState } from 'react'
import { reading } from '../../../shared/contract/reading.ts'
import { ARCHIVE_PAGE, type ArchivedReading } from '../../../shared/domain/reading.ts'
import { addDays, isRealDate, type LocalDate } from '../../../shared/domain/time.ts'
import { useReply } from '../../lib/api/call.ts'
import { longDate, useToday } from '../../lib/dates.ts'
import { takeLostFocus } from '../../lib/focusMain.ts'
import disclosure from '../../ui/display/Disclosure.module.css'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from './archive.module.css'
import guidance from './guidance.module.css'

interface Props {
  open: boolean
  onClose: () => void
}

/** The readings of earlier days, a page at a time, from today or from a chosen day back. */
export const ArchiveDialog = ({ open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Past readings" startsAtTitle>
    <Archive />
  </Dialog>
)

/**
 * A date to go to is offered once it is known that there are readings: it does not come and go. At midnight the archive
 * stays that of the day on which it was opened, or it would begin anew.
 */
function Archive() {
  const now = useToday()
  const [today] = useState(now)
  const latest = useReply(reading.listReadings, { query: { before: today } })
  return (
    <AsyncBoundary result={latest} fallback={<ArchiveSkeleton />} failed={FAILED}>
      {(readings) => (readings.length === 0 ? <NoReadings>{NOTHING}</NoReadings> : <Readings today={today} />)}
    </AsyncBoundary>
  )
}

const ArchiveSkeleton = () => (
  <div className={stack.form}>
    <Skeleton height={FIELD_HEIGHT} />
    <Skeleton lines={6} />
  </div>
)

/** Of a text field with its label. */
const FIELD_HEIGHT = 73

function Readings({ today }: { today: LocalDate }) {
  const [chosen, setChosen] = useState('')
  const from = isRealDate(chosen) && chosen < today ? addDays(chosen, 1) : today
  const [pages, setPages] = useState(1)

  function choose(date: string) {
    setChosen(date)
    setPages(1)
  }

  return (
    <div className={stack.form}>
      <TextField
        label="Go to a date"
        type="date"
        max={addDays(today, -1)}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      />
      <div>
        <PageOfReadings
          key={from}
          before={from}
          none={`No readings on or before ${longDate(chosen || today)}.`}
          pagesLeft={pages - 1}
          onMore={() => setPages(pages + 1)}
        />
      </div>
    </div>
  )
}

interface PageProps {
  before: LocalDate
  /** Said where the first page is empty. */
  none?: string
  /** How many more pages are open below this one. */
  pagesLeft: number
  onMore: () => void
}

/** Each page renders the next one, whose day depends on it. */
function PageOfReadings({ before, none, pagesLeft, onMore }: PageProps) {
  const page = useReply(reading.listReadings, { query: { before } })

  return (
    <AsyncBoundary result={page} fallback={<Skeleton lines={6} />} failed={FAILED}>
      {(readings) => {
        const oldest = readings.at(-1)?.date
        return (
          <>
            {readings.length === 0 && <NoReadings>{none ?? 'There are no earlier readings.'}</NoReadings>}
            {readings.map((past, index) => (
              <PastReading key={past.date} past={past} ref={!none && index === 0 ? takeLostFocus : undefined} />
            ))}
            {oldest &&
              readings.length === ARCHIVE_PAGE &&
              (pagesLeft > 0 ? (
                <PageOfReadings before={oldest} pagesLeft={pagesLeft - 1} onMore={onMore} />
              ) : (
                <Button tone="quiet" wide onClick={onMore}>
                  Show earlier
                </Button>
              ))}
          </>
        )
      }}
    </AsyncBoundary>
  )
}

const NoReadings = ({ children }: { children: string }) => (
  <p className="muted" tabIndex={-1} ref={takeLostFocus}>
    {children}
  </p>
)

const FAILED = "We couldn't load your past readings."
const NOTHING = 'No past readings yet. Every reading you open stays here for twelve months.'

interface PastProps {
  past: ArchivedReading
  ref: Ref<HTMLElement> | undefined
}

const PastReading = ({
  past: {
    date,
    content: { title, content, advice },
  },
  ref,
}: PastProps) => (
  <details className={styles.past}>
    <summary ref={ref} className={disclosure.summary}>
      <span>
        <time className="muted" dateTime={date}>
          {longDate(date)}
        </time>
        <strong>{title}</strong>
      </span>
    </summary>
    <div className={guidance.content}>
      {content.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <p className={guidance.advice}>{advice}</p>
  </details>
)
