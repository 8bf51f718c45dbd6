import type { Chapter, ReadingChapter, WholeChapter } from '../../../content/schema/Chapter.ts'
import { type Fault, listEntryFaults } from '../../../content/schema/entryRules.ts'
import { slotsAt } from '../../../content/schema/Frames.ts'
import { listProseFaults, listSentenceFaults, listSlotFaults } from '../../../content/schema/proseRules.ts'
import { capitalised } from '../../../domain/words/capitalised.ts'

/** What is wrong with the sentences of a chapter whose shape is right. */
export const checkProse = (chapter: Chapter, content: unknown): Fault[] =>
  chapter.kind === 'whole' ? checkWhole(chapter, content) : checkReading(chapter, content)

const checkWhole = ({ slotsOf }: WholeChapter, content: unknown): Fault[] =>
  sentencesBelow(content, []).flatMap(({ path, text }) => {
    const slots = slotsOf(path.map(String))
    const faults = listSlotFaults(text, [...new Set([...slots, ...slots.map(capitalised)])])
    if (text.includes('\t')) faults.push('a tab: use a space')
    if (!text.trim()) faults.push('is empty: write it')
    return faults.map((message) => ({ path, message }))
  })

function checkReading({ kind, depth, formOf }: ReadingChapter, content: unknown): Fault[] {
  return leavesAt(content, depth, []).flatMap(({ path, leaf }) => {
    const within = (fault: Fault): Fault => ({ ...fault, path: [...path, ...fault.path] })
    if (kind === 'entries') return listEntryFaults(leaf as never, formOf(path.map(String))).map(within)
    return sentencesBelow(leaf, []).flatMap((each) => {
      const faults = kind === 'frames' ? frameFaults(path.map(String), each.text) : listSentenceFaults(each.text, [])
      return faults.map((message) => within({ path: each.path, message }))
    })
  })
}

/** A frame may lack its capital, which the reading puts there, and the sentence that it ends. */
const frameFaults = ([group = '', key = '']: string[], text: string): string[] =>
  listProseFaults(text, slotsAt(group, key))

interface Leaf {
  path: (string | number)[]
  leaf: unknown
}

/** What stands so many keys deep. */
export function leavesAt(tree: unknown, depth: number, path: (string | number)[]): Leaf[] {
  if (depth === 0) return [{ path, leaf: tree }]
  return Object.entries(tree as object).flatMap(([key, value]) =>
    leavesAt(value, depth - 1, [...path, Array.isArray(tree) ? Number(key) : key]),
  )
}

/** Every sentence below a key. */
function sentencesBelow(tree: unknown, path: (string | number)[]): { path: (string | number)[]; text: string }[] {
  if (typeof tree === 'string') return [{ path, text: tree }]
  return leavesAt(tree, 1, path).flatMap(({ path: below, leaf }) => sentencesBelow(leaf, below))
}
