import type { MailChapterName, MailChapters } from '../../content/schema/mailChapters.ts'
import { openChapter } from '../content/openChapter.ts'

/** The texts of one chapter of emails. Throws when it can't be opened. */
export const openMails = <Name extends MailChapterName>(name: Name): MailChapters[Name] =>
  openChapter<MailChapters[Name]>(`mail/${name}`)
