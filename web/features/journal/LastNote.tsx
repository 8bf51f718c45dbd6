import { journal } from '../../../shared/contract/journal.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { useReply } from '../../lib/api/call.ts'
import { Link } from '../../lib/navigation/router.tsx'
import { paths } from '../../paths.ts'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { NoteLines } from './NoteLines.tsx'

/** What was written on a day, with the way to all notes. */
export function LastNote({ date }: { date: LocalDate }) {
  const notes = useReply(journal.listNotes, { query: { date } })
  return (
    <AsyncBoundary
      result={notes}
      fallback={
        <Loading>
          <Skeleton lines={2} />
        </Loading>
      }
      failed="We couldn't load what you wrote then."
    >
      {([note]) => (
        <>
          {note ? <p className="muted">You wrote:</p> : <p>You wrote nothing that day. {NEXT_TIME}</p>}
          {note && <NoteLines text={note.text} />}
          <p>
            <Link to={paths.journal}>Open your journal</Link>
          </p>
        </>
      )}
    </AsyncBoundary>
  )
}

const NEXT_TIME = 'Write a note today, and it will be here the next time.'
