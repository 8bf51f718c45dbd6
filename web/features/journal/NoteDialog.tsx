import { journal } from '../../../shared/contract/journal.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { useReply } from '../../lib/api/call.ts'
import { longDate } from '../../lib/time/dates.ts'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import { NoteForm } from './NoteForm.tsx'

interface Props {
  open: boolean
  onClose: () => void
  date: LocalDate
}

/** The note of one day. Without a network one can write all the same: the server keeps what it replaces as a version. */
export const NoteDialog = ({ open, onClose, date }: Props) => (
  <Dialog open={open} onClose={onClose} title="Journal" startsAtTitle>
    <Note date={date} onDone={onClose} />
  </Dialog>
)

function Note({ date, onDone }: { date: LocalDate; onDone: () => void }) {
  const { data, error } = useReply(journal.listNotes, { query: { date } })
  if (!data && !error)
    return (
      <Loading>
        <Skeleton height={260} />
      </Loading>
    )
  return <NoteForm date={date} label={`Your note for ${longDate(date)}`} saved={data?.[0]?.text} onDone={onDone} />
}
