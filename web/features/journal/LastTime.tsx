import { Suspense, useState } from 'react'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { lazyOrNothing } from '../../lib/chunks/lazyOrNothing.ts'
import { longDate } from '../../lib/time/dates.ts'
import disclosure from '../../ui/display/Disclosure.module.css'

/** Offers what was written when the transit of the day came the time before. The note is read once it is asked for. */
export function LastTime({ date }: { date: LocalDate }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`muted ${disclosure.summary}`}>{`The last time, on ${longDate(date)}`}</summary>
      {isOpen && (
        <Suspense>
          <LastNote date={date} />
        </Suspense>
      )}
    </details>
  )
}

const LastNote = lazyOrNothing(async () => (await import('./LastNote.tsx')).LastNote)
