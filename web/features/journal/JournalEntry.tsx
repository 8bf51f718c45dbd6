import { useState } from 'react'
import type { JournalNote } from '../../../shared/domain/journal.ts'
import { epochSeconds } from '../../../shared/domain/time.ts'
import { longDate, longTime, weekday } from '../../lib/time/dates.ts'
import disclosure from '../../ui/display/Disclosure.module.css'
import { Button } from '../../ui/forms/Button.tsx'
import reports from '../compatibility/reports.module.css'
import { NoteForm } from './NoteForm.tsx'
import { NoteLines } from './NoteLines.tsx'

interface Props {
  note: JournalNote
  isUnsent: boolean
}

/** A note with its day, and what other writings of that day it replaced. */
export function JournalEntry({ note: { date, text, earlier = [] }, isUnsent }: Props) {
  const [isEditing, setEditing] = useState(false)
  const day = longDate(date)
  return (
    <article className={reports.card} aria-label={day}>
      <div className={reports.foot}>
        <h2>
          <time dateTime={date}>{day}</time>
        </h2>
        <span className="muted">{isUnsent ? 'Not sent yet' : weekday(date)}</span>
      </div>
      {isEditing ? (
        <NoteForm date={date} label={`Your note for ${day}`} saved={text} onDone={() => setEditing(false)} />
      ) : (
        <>
          <NoteLines text={text} />
          <Button tone="quiet" onClick={() => setEditing(true)}>
            Edit <span className="unseen">{`the note for ${day}`}</span>
          </Button>
        </>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className={`muted ${disclosure.summary}`}>Earlier versions</summary>
          {earlier.map((version) => (
            <section key={version.savedAt}>
              <p className={reports.dates}>{longTime(epochSeconds(Date.parse(version.savedAt) / 1000))}</p>
              <NoteLines text={version.text} />
            </section>
          ))}
        </details>
      )}
    </article>
  )
}
