import { sentenceId } from '../compose/Memory.ts'
import { secondId } from '../compose/secondFact.ts'
import { almanacReading, type DayReading, type ReadingTask } from '../dailyReading.ts'
import type { ModelReading } from './ModelReading.ts'
import { sentencesIn } from './sentencesIn.ts'

/** A model's text as the day's reading, on the same facts as the almanac's, and remembered sentence by sentence. */
export function readingByModel(task: ReadingTask, { title, content, advice }: ModelReading): DayReading {
  const almanac = almanacReading(task)
  const { second } = task.written
  const sentences = [title, ...sentencesIn({ title, content, advice })].map(sentenceId)
  const pieces = [...sentences, ...(second ? [secondId(second)] : [])].join('')
  return {
    content: { ...almanac.content, title, content, advice, source: 'model' },
    read: { ...almanac.read, pieces, frames: '' },
  }
}
