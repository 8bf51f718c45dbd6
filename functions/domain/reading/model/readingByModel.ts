import { pieceId, sentenceId } from '../compose/Memory.ts'
import { secondTemplate } from '../compose/secondFact.ts'
import { almanacReading, type DayReading, type ReadingTask } from '../dailyReading.ts'
import type { ModelReading } from './ModelReading.ts'
import { sentencesIn } from './sentencesIn.ts'

/** A model's text as the day's reading, on the same facts as the almanac's, and remembered sentence by sentence. */
export function readingByModel(task: ReadingTask, { title, content, advice }: ModelReading): DayReading {
  const almanac = almanacReading(task)
  const { second } = task.written
  const sentences = [title, ...sentencesIn({ title, content, advice })].map(sentenceId)
  // Nobody takes up what a model said of it, so that its template is enough: a third letter is a byte on sixty days.
  const pieces = [...sentences, ...(second ? [pieceId(secondTemplate(second.fact), '')] : [])].join('')
  return {
    content: { ...almanac.content, title, content, advice, source: 'model' },
    read: { ...almanac.read, pieces, frames: '' },
  }
}
