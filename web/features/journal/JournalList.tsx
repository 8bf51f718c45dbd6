import { useState } from 'react'
import { journal } from '../../../shared/contract/journal.ts'
import { JOURNAL_PAGE, type JournalNote } from '../../../shared/domain/journal.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { useReply } from '../../lib/api/call.ts'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import reports from '../compatibility/reports.module.css'
import { JournalEntry } from './JournalEntry.tsx'
import { useUnsentNotes } from './useNote.ts'

interface Props {
  search: string
  before?: LocalDate
}

/** The notes, newest first, a page at a time. What waits on this device is among them, and stands for what the server has. */
export function JournalList({ search, before }: Props) {
  const notes = useReply(journal.listNotes, { query: { ...(before && { before }), ...(search && { search }) } })
  const unsent = useUnsentNotes()
  const [isNextShown, setNextShown] = useState(false)
  const isFirst = before === undefined
  const isUnsent = ({ date }: JournalNote) => unsent.some((note) => note.date === date)
  const waiting = isFirst ? unsent.filter(({ text }) => text.toLowerCase().includes(search.toLowerCase())) : []

  return (
    <>
      <Entries notes={waiting.toReversed()} isUnsent />
      <AsyncBoundary result={notes} fallback={<Skeleton height={220} />} failed="We couldn't load your journal.">
        {(listed) => (
          <>
            {isFirst && listed.length === 0 && waiting.length === 0 && (
              <p className={reports.empty}>{search ? `No note has “${search}” in it.` : EMPTY}</p>
            )}
            <Entries notes={listed.filter((note) => !isUnsent(note))} />
            {listed.length >= JOURNAL_PAGE &&
              (isNextShown ? (
                <JournalList search={search} before={listed.at(-1)!.date} />
              ) : (
                <Button tone="quiet" onClick={() => setNextShown(true)}>
                  Show earlier
                </Button>
              ))}
          </>
        )}
      </AsyncBoundary>
    </>
  )
}

const Entries = ({ notes, isUnsent = false }: { notes: readonly JournalNote[]; isUnsent?: boolean }) => (
  <ul className={reports.list}>
    {notes.map((note) => (
      <li key={note.date}>
        <JournalEntry note={note} isUnsent={isUnsent} />
      </li>
    ))}
  </ul>
)

const EMPTY = 'Your notes will be here, newest first. Write the first one today.'
