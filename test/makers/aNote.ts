import type { Note } from '../../functions/domain/journal/Note.ts'
import { NOW } from './later.ts'

export const aNote = (changes: Partial<Note> = {}): Note => ({
  date: '2026-11-21',
  text: 'Slept well.',
  savedAt: NOW,
  version: 1,
  earlier: [],
  ...changes,
})
