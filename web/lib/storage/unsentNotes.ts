import type { LocalDate } from '../../../shared/domain/time.ts'
import { makeEmitter } from '../state/makeEmitter.ts'
import { storage } from './storage.ts'

/** A note that the server has not got yet. */
export interface UnsentNote {
  date: LocalDate
  text: string
}

interface Stored {
  account: string
  notes: Record<LocalDate, string>
}

const { subscribe, emit } = makeEmitter()

/**
 * Notes of the journal that are written before they are sent, so that none is lost without a network or with the page. Every
 * tab of the browser has the same ones; each is kept until the server has it.
 */
export const unsentNotes = {
  /** Those of whoever is signed in, the earliest first. The same array until something changes. */
  read(): readonly UnsentNote[] {
    const stored = storage.read('notes')
    const account = storage.read('userId')
    if (stored !== known.stored || account !== known.account) known = { stored, account, notes: parse(stored, account) }
    return known.notes
  },

  /** Whether it outlasts the page. */
  keep({ date, text }: UnsentNote): boolean {
    return write([...unsentNotes.read().filter((note) => note.date !== date), { date, text }])
  },

  /** The server has it. One that was written again meanwhile stays. */
  forget({ date, text }: UnsentNote): void {
    write(unsentNotes.read().filter((note) => note.date !== date || note.text !== text))
  },

  /** Told also of what other tabs change. */
  subscribe(changed: () => void): () => void {
    const unsubscribe = subscribe(changed)
    addEventListener('storage', changed)
    return () => {
      unsubscribe()
      removeEventListener('storage', changed)
    }
  },
}

let known: { stored: string | null; account: string | null; notes: readonly UnsentNote[] } = {
  stored: null,
  account: null,
  notes: [],
}

function write(notes: readonly UnsentNote[]): boolean {
  const account = storage.read('userId')
  if (account === null) return false
  const stored: Stored = { account, notes: Object.fromEntries(notes.map(({ date, text }) => [date, text])) }
  const isKept = notes.length > 0 ? storage.write('notes', JSON.stringify(stored)) : true
  if (notes.length === 0) storage.remove('notes')
  emit()
  return isKept
}

function parse(stored: string | null, account: string | null): UnsentNote[] {
  try {
    const { account: owner, notes } = JSON.parse(stored ?? '{}') as Partial<Stored>
    if (owner !== account || !notes) return []
    return Object.entries(notes)
      .map(([date, text]) => ({ date, text }))
      .toSorted((one, other) => one.date.localeCompare(other.date))
  } catch {
    return []
  }
}
