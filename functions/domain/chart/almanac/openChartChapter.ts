import type { ChartChapterName, ChartChapters } from '../../../content/schema/chartChapters.ts'
import { openChapter } from '../../content/openChapter.ts'

/** A chapter of what the book says of natal charts: "signs", "synthesis/pairs". Throws when it can't be read. */
export const openChartChapter = <Name extends ChartChapterName>(name: Name): ChartChapters[Name] =>
  openChapter<ChartChapters[Name]>(`chart/${name}`)
