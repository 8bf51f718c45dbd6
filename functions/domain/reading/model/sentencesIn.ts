import type { ModelReading } from './ModelReading.ts'

/** A reply as it would be shown: one form for each letter, and paragraphs parted by an empty line. */
export const tidied = ({ title, content, advice }: ModelReading): ModelReading => ({
  title: tidy(title),
  content: tidy(content).replace(/\s*\n\s*/g, '\n\n'),
  advice: tidy(advice),
})

const tidy = (text: string): string => text.normalize('NFKC').trim()

/** The sentences of a reading in order, the advice last. */
export const sentencesIn = ({ content, advice }: ModelReading): string[] => [
  ...content.split('\n\n').flatMap((paragraph) => paragraph.split(SENTENCE_END)),
  advice,
]

const SENTENCE_END = /(?<=[.!?]["”’']?) +(?=["“‘']?[A-Z0-9])/
