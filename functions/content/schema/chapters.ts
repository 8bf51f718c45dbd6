import { type Chapter, READING_CHAPTERS } from './readingChapters.ts'

/** Every file of the book, with its shape. */
export const CHAPTERS: Readonly<Record<string, Chapter>> = { ...READING_CHAPTERS }
