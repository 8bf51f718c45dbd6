import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { isNode, LineCounter, type Node, parseDocument } from 'yaml'
import type { ContentFault } from './Fault.ts'

/** A content file as it was parsed, and where each of its keys stands. */
export interface ParsedChapter {
  content: unknown
  faultAt: (path: readonly (string | number)[], message: string) => ContentFault
  faults: readonly ContentFault[]
}

/** Parses one YAML file. What can't be parsed is a fault with its line, and has no content. */
export function readChapter(path: string, file: string): ParsedChapter {
  const bytes = readFileSync(path)
  const at = (line: number, message: string): ContentFault => ({ file, line, path: [], message })
  const broken = (faults: readonly ContentFault[]) => ({ content: undefined, faults, faultAt: () => faults[0]! })
  if (!isUtf8(bytes)) return broken([at(1, 'is not UTF-8: save the file with that encoding')])
  const text = bytes.toString('utf8')
  const tab = text.split('\n').findIndex((line) => line.includes('\t'))
  if (tab >= 0) return broken([at(tab + 1, 'a tab: use spaces')])
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const errors = document.errors.map(({ message, linePos }) => at(linePos?.[0].line ?? 1, explainError(message)))
  if (errors.length > 0) return broken(errors)
  const lineOf = (keys: readonly (string | number)[]): number => {
    const node = document.getIn(keys, true) as Node | undefined
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    return keys.length > 0 ? lineOf(keys.slice(0, -1)) : 1
  }
  return {
    content: document.toJS(),
    faults: [],
    faultAt: (keys, message) => ({ file, line: lineOf(keys), path: keys, message }),
  }
}

/** What a writer can do about text that is no YAML, before the parser's own words. */
function explainError(message: string): string {
  const [words = ''] = message.split('\n')
  const found = HINTS.find(([pattern]) => pattern.test(words))
  return `${found?.[1] ?? 'this is not YAML: compare it with the entries around it'} (${words.replace(/ at line .*$/, '')})`
}

const QUOTE = 'put the whole sentence in double quotation marks, since it has a colon or begins with a quoted word'
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/Nested mappings|Unexpected scalar at node end|Implicit keys/, QUOTE],
  [/same column|bad indentation|indent/i, 'indent this line, or the one before it, like its neighbors'],
  [/unique/, 'this key stands twice: keep one'],
]
