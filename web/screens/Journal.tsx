import { type FormEvent, useState } from 'react'
import { SEARCH_MAX } from '../../shared/domain/journal.ts'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { JournalList } from '../features/journal/JournalList.tsx'
import { NoteDialog } from '../features/journal/NoteDialog.tsx'
import { useToday } from '../lib/time/dates.ts'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Button } from '../ui/forms/Button.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { Page } from '../ui/layout/Page.tsx'
import stack from '../ui/layout/Stack.module.css'

export const Journal = () => (
  <Page title="Journal" width="reading">
    <h1>Journal</h1>
    <RequireSession fallback={<Skeleton height={320} />}>{() => <OwnJournal />}</RequireSession>
  </Page>
)

function OwnJournal() {
  const [search, setSearch] = useState('')
  const [isWriting, setWriting] = useState(false)
  const today = useToday()

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }

  return (
    <>
      <p>
        <Button onClick={() => setWriting(true)}>Write today's note</Button>
      </p>
      <p className="muted">One note a day. Only you see it, and it never goes to an AI model.</p>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser that we support knows the search element. */}
      <form role="search" className={stack.form} onSubmit={find}>
        <TextField
          type="search"
          name="search"
          label="Search your notes"
          maxLength={SEARCH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => target.value === '' && setSearch('')}
        />
        <div className={stack.row}>
          <Button type="submit" tone="quiet">
            Search
          </Button>
          <span className="muted" role="status">
            {search && `Notes with “${search}”`}
          </span>
        </div>
      </form>
      <JournalList key={search} search={search} />
      <NoteDialog open={isWriting} onClose={() => setWriting(false)} date={today} />
    </>
  )
}
