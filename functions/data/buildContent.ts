import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkContent } from './build/content/checkContent.ts'
import { faultLine } from './build/content/Fault.ts'

export const CONTENT = join(import.meta.dirname, '../content')
const CODE = join(import.meta.dirname, 'build/content')

/**
 * Compiles the book into a JSON file a chapter, unless all of them are newer than what they are made from. Throws with every
 * fault, by file and line, when there are any; then nothing is written.
 */
export function buildContent(output: string): string {
  const done = join(output, 'done')
  if (isFresh(done)) return `${output} is up to date`
  // Made before anything is read: an edit during the build is newer than it.
  const started = join(output, `started.${process.pid}`)
  mkdirSync(output, { recursive: true })
  writeFileSync(started, '')
  const { chapters, faults } = checkContent(CONTENT)
  if (faults.length > 0) {
    rmSync(started)
    throw new Error(faults.map(faultLine).join('\n'))
  }
  for (const [name, content] of [...chapters, ['chart/edition', editionOf('chart', chapters)] as const]) {
    const file = join(output, `${name}.json`)
    mkdirSync(dirname(file), { recursive: true })
    // Written beside and renamed: a function may be reading it.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(content))
    renameSync(`${file}.${process.pid}`, file)
  }
  renameSync(started, done)
  return `${output}: ${chapters.size} chapters`
}

/** Names the texts of a subject: another text, another name. */
export const editionOf = (subject: string, chapters: ReadonlyMap<string, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify([...chapters].filter(([name]) => name.startsWith(`${subject}/`))))
    .digest('hex')
    .slice(0, 12)

function isFresh(done: string): boolean {
  if (!existsSync(done)) return false
  const inputs = [CONTENT, CODE].flatMap((folder) => filesBelow(folder))
  const made = statSync(done).mtimeMs
  return [import.meta.filename, ...inputs].every((input) => statSync(input).mtimeMs < made)
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

if (import.meta.main) {
  try {
    console.log(buildContent(join(import.meta.dirname, 'generated/content')))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
