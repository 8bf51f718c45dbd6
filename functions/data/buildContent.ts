import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isMap, LineCounter, type Node, parseDocument } from 'yaml'
import type * as z from 'zod/mini'
import { type Fault, listEntryFaults } from '../content/schema/entryRules.ts'
import { listSentenceFaults } from '../content/schema/proseRules.ts'
import { type Chapter, READING_CHAPTERS } from '../content/schema/readingChapters.ts'

const CONTENT = join(import.meta.dirname, '../content')

/** Reads one file of the book and says what is wrong with it. `isPartial` allows keys that are still to come. */
function checkFile(name: string, isPartial: boolean): string[] {
  const lines = new LineCounter()
  const text = readFileSync(join(CONTENT, name), 'utf8')
  const document = parseDocument(text, { lineCounter: lines })
  const lineOf = (path: readonly (string | number)[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as Node | undefined
      if (node?.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  const say = ({ path, message }: Fault) => `functions/content/${name}:${lineOf(path)} ${path.join(' › ')}: ${message}`
  if (document.errors.length > 0)
    return document.errors.map(
      (error) => `functions/content/${name}:${error.linePos?.[0].line ?? 1} ${error.message.split('\n')[0]}`,
    )
  if (!isMap(document.contents)) return [`functions/content/${name}:1 is empty`]
  const chapter = READING_CHAPTERS[name]
  if (!chapter) return [`functions/content/${name}:1 is no chapter of the book`]
  const parsed = chapter.schema.safeParse(document.toJS())
  const faults = [
    ...(parsed.success ? [] : shapeFaults(parsed.error, isPartial)),
    ...proseFaults(chapter, document.toJS()),
  ]
  return faults.map(say)
}

const shapeFaults = (error: z.core.$ZodError, isPartial: boolean): Fault[] =>
  flat(error.issues, []).filter(
    ({ path, message }) => !(isPartial && path.length <= 2 && message.includes('received undefined')),
  )

const flat = (issues: readonly z.core.$ZodIssue[], before: readonly (string | number)[]): Fault[] =>
  issues.flatMap((issue): Fault[] => {
    const path = [...before, ...(issue.path as (string | number)[])]
    if (issue.code === 'invalid_union') return issue.errors.flatMap((inner) => flat(inner, path)).slice(-1)
    const message =
      issue.code === 'unrecognized_keys'
        ? `${issue.keys.join(', ')}: no such key here`
        : issue.code === 'invalid_type'
          ? `expected ${issue.expected}, received ${issue.input === undefined ? 'undefined' : typeof issue.input}`
          : issue.message
    return [{ path, message }]
  })

function proseFaults(chapter: Chapter, tree: unknown): Fault[] {
  return entriesOf(tree, chapter.depth, []).flatMap(({ path, entry }) => {
    const keys = path.map(String)
    if (typeof entry === 'string') return listSentenceFaults(entry, []).map((message) => ({ path, message }))
    try {
      return listEntryFaults(entry as never, chapter.formOf(keys)).map((fault) => ({
        ...fault,
        path: [...path, ...fault.path],
      }))
    } catch {
      return [] // The shape is wrong, which is said already.
    }
  })
}

function entriesOf(
  tree: unknown,
  depth: number,
  path: (string | number)[],
): { path: (string | number)[]; entry: unknown }[] {
  if (depth === 0) return [{ path, entry: tree }]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) =>
    entriesOf(value, depth - 1, [...path, Array.isArray(tree) ? Number(key) : key]),
  )
}

if (import.meta.main) {
  const args = process.argv.slice(2)
  const isPartial = args.includes('--partial')
  const files = args.filter((arg) => !arg.startsWith('--')).map((file) => relative(CONTENT, join(process.cwd(), file)))
  const faults = files.flatMap((file) => checkFile(file, isPartial))
  console.log(faults.length > 0 ? faults.join('\n') : `${files.length} files checked, no faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
