import { openChapter } from '../../content/openChapter.ts'

/** Names the texts of the charts, so that charts that are kept are written anew when one changes. The build makes it of them. */
export const chartEdition = (): string => openChapter<string>('chart/edition')
