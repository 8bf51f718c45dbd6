import type { Chapter } from './Chapter.ts'
import { CHART_CHAPTERS } from './chartChapters.ts'
import { CHAT_CHAPTERS } from './chatChapters.ts'
import { COMPATIBILITY_CHAPTERS } from './compatibilityChapters.ts'
import { MAIL_CHAPTERS } from './mailChapters.ts'
import { MEDITATION_CHAPTERS } from './meditationChapters.ts'
import { READING_CHAPTERS } from './readingChapters.ts'

/** Every file of the book, with its shape. */
export const CHAPTERS: Readonly<Record<string, Chapter>> = {
  ...READING_CHAPTERS,
  ...CHART_CHAPTERS,
  ...COMPATIBILITY_CHAPTERS,
  ...MEDITATION_CHAPTERS,
  ...MAIL_CHAPTERS,
  ...CHAT_CHAPTERS,
}
