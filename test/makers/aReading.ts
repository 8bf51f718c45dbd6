import type { ReadingContent } from '../../shared/domain/reading.ts'

export const aReading = (changes: Partial<ReadingContent> = {}): ReadingContent => ({
  title: 'A table with friends',
  content: 'The Moon is in Leo today.',
  advice: 'Ring one friend before lunch.',
  basis: [],
  ...changes,
})
