import { pieceId, sentenceId } from '../compose/Memory.ts'
import { secondId } from '../compose/secondFact.ts'
import { almanacReading, type DayReading, type ReadingTask } from '../dailyReading.ts'
import type { ModelReading } from './ModelReading.ts'
import { sentencesIn } from './sentencesIn.ts'

/** The frame of the timing is the last one and kept for longest, and a model has none. */
const NO_TIMING = pieceId('')

/** A model's text as the day's reading, on the same facts as the almanac's, and remembered sentence by sentence. */
export function readingByModel(task: ReadingTask, { title, content, advice }: ModelReading): DayReading {
  const almanac = almanacReading(task)
  const { second } = task.written
  const sentences = [title, ...sentencesIn({ title, content, advice })].map(sentenceId)
  return {
    content: { ...almanac.content, title, content, advice, source: 'model' },
    // Nobody takes up what a model said of it, so that it is forgotten with the frames.
    read: { ...almanac.read, pieces: sentences.join(''), frames: second ? secondId(second.fact) + NO_TIMING : '' },
  }
}
