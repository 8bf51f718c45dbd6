import type { CompatibilityChapterName, CompatibilityChapters } from '../../../content/schema/compatibilityChapters.ts'
import { openChapter } from '../../content/openChapter.ts'

/** The texts of one chapter on two people. Throws when it can't be opened. */
export const openTexts = <Name extends CompatibilityChapterName>(name: Name): CompatibilityChapters[Name] =>
  openChapter<CompatibilityChapters[Name]>(`compatibility/${name}`)
