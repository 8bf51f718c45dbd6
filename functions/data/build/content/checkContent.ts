import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CHAPTERS } from '../../../content/schema/chapters.ts'
import { checkBook, type Placed } from './checkBook.ts'
import { checkProse, leavesAt } from './checkProse.ts'
import { checkShape } from './checkShape.ts'
import type { ContentFault } from './Fault.ts'
import { readChapter } from './readChapter.ts'

export interface CheckedContent {
  /** By its path without the ending, as the server opens it. */
  chapters: ReadonlyMap<string, unknown>
  faults: readonly ContentFault[]
}

/** Reads and checks every chapter below a folder. A chapter with a fault is not among the chapters. */
export function checkContent(folder: string, files: readonly string[] = Object.keys(CHAPTERS)): CheckedContent {
  const chapters = new Map<string, unknown>()
  const faults: ContentFault[] = []
  const entries: Placed[] = []
  for (const file of files) {
    const checked = checkChapter(folder, file)
    faults.push(...checked.faults)
    entries.push(...checked.entries)
    if (checked.faults.length === 0) chapters.set(file.replace(/\.yaml$/, ''), checked.content)
  }
  return { chapters, faults: [...faults, ...checkBook(entries)] }
}

function checkChapter(folder: string, file: string) {
  const chapter = CHAPTERS[file]
  const path = join(folder, file)
  const missing = (message: string) => ({
    content: undefined,
    entries: [],
    faults: [{ file, line: 1, path: [], message }],
  })
  if (!chapter) return missing('is no chapter of the book: see functions/content/schema/chapters.ts')
  if (!existsSync(path)) return missing('is missing: write the chapter')
  const { content, faults, faultAt } = readChapter(path, file)
  if (faults.length > 0) return { content, faults, entries: [] }
  const shape = checkShape(chapter.schema, content)
  const found = shape.length > 0 ? shape : checkProse(chapter, content)
  const entries =
    shape.length > 0 || chapter.kind !== 'entries'
      ? []
      : leavesAt(content, chapter.depth, []).map(({ path: keys, leaf }) => ({
          path: keys,
          faultAt,
          entry: leaf as Placed['entry'],
        }))
  return { content, entries, faults: found.map((fault) => faultAt(fault.path, fault.message)) }
}
