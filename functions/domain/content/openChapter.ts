import { readFileSync } from 'node:fs'
import { dataFile } from '../dataFile.ts'

const opened = new Map<string, unknown>()

/**
 * A chapter of the book as the build compiled it from `functions/content`, read when it is first asked for.
 * @param name its path below `functions/content` without the ending: "reading/transits/mars"
 * Throws when there is no such file, or it can't be read.
 */
export function openChapter<Content>(name: string): Content {
  const known = opened.get(name) ?? JSON.parse(readFileSync(dataFile(`generated/content/${name}.json`), 'utf8'))
  opened.set(name, known)
  // The cast: the build has checked the chapter against its schema.
  return known as Content
}
