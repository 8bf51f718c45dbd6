import { useState, useSyncExternalStore } from 'react'
import { journal } from '../../../shared/contract/journal.ts'
import { codePoints } from '../../../shared/domain/codePoints.ts'
import { NOTE_MAX } from '../../../shared/domain/journal.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { ApiError, messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { unsentNotes } from '../../lib/storage/unsentNotes.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { sendNote, takeNote } from './sendNotes.ts'

/** The notes that wait on this device. */
export const useUnsentNotes = () => useSyncExternalStore(unsentNotes.subscribe, unsentNotes.read, unsentNotes.read)

interface Options {
  date: LocalDate
  /** What the server has of that day. */
  saved: string | undefined
  onDone: () => void
}

/** The note of a day in hand. It is kept on the device before it is sent. */
export function useNote({ date, saved, onDone }: Options) {
  const unsent = useUnsentNotes().find((note) => note.date === date)
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const text = typed ?? unsent?.text ?? saved ?? ''

  const saving = useBusy(async () => {
    const note = { date, text: text.trim() }
    if (note.text === '') return setError(EMPTY)
    if (codePoints(note.text) > NOTE_MAX) return setError(TOO_LONG)
    const isKept = unsentNotes.keep(note)
    try {
      await sendNote(note)
      showToast({ title: 'Saved in your journal' })
      onDone()
    } catch (failure) {
      if (failure instanceof ApiError) {
        unsentNotes.forget(note)
        const reason = failure.body.fields?.text ?? messageOf(failure, NOT_SAVED)
        setError(reason)
        return showToast({ title: 'Not saved', description: reason, tone: 'danger' })
      }
      if (!isKept) return setError(NOT_KEPT)
      showToast({ title: 'Kept on this device', description: WAITS })
      onDone()
    }
  })

  const deleting = useBusy(async () => {
    try {
      await call(journal.deleteNote, { params: { date } }).catch(unlessGone)
      if (unsent) unsentNotes.forget(unsent)
      await takeNote(date)
      showToast({ title: 'Note deleted' })
      onDone()
    } catch (failure) {
      const description = messageOf(failure, "We couldn't delete the note. Please try again.")
      showToast({ title: 'Deletion Failed', description, tone: 'danger' })
    }
  })

  return {
    text,
    error,
    isUnsent: unsent !== undefined,
    isBusy: saving.busy || deleting.busy,
    isSaving: saving.busy,
    write(next: string) {
      setTyped(next)
      setError(undefined)
    },
    save: () => void saving.run(),
    remove: () => void deleting.run(),
  }
}

/** Deleted on another device, or never sent: that is what was wanted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error
}

const EMPTY = 'Write something first, or delete the note.'
const TOO_LONG = `A note must be at most ${NOTE_MAX} characters. Your words are still here.`
const WAITS = "You're offline. We'll send it when you're back online."
const NOT_SAVED = 'Your words are still here. Please try again.'
const NOT_KEPT = "We couldn't reach the server, and this browser keeps nothing. Copy your words, then try again."
