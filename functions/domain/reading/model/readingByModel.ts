import { countWords } from '../../words/countWords.ts'
import { MOST_WORDS } from '../almanac/fitParts.ts'
import { almanacReading, type DayReading, type ReadingTask } from '../dailyReading.ts'
import type { ModelReading } from './ModelReading.ts'

/** Of which no fewer are told, however long they are. */
const LEAST_SENTENCES = 2

/**
 * A model's passage as the day's reading: what the sky does and what comes next are the almanac's own sentences, put in
 * here. What is only form is mended: a title or an act that is none is the almanac's, and what has no room is left out.
 */
export function readingByModel(task: ReadingTask, { title, feels, why, life, act }: ModelReading): DayReading {
  const almanac = almanacReading(task)
  const { written } = task
  const told = isTitle(title) ? title.replace(/\.$/, '') : written.title
  const advice = isAct(act) ? act : written.act
  const opening = [feels, written.event, why].join(' ')
  const last = written.ahead ? [written.ahead.text] : []
  const room = MOST_WORDS.personal - countWords([opening, ...last, advice].join(' '))
  const paragraphs = [opening, fitting(life, room).join(' '), ...last]
  return {
    content: { ...almanac.content, title: told, content: paragraphs.join('\n\n'), advice, source: 'model' },
    read: almanac.read,
  }
}

function fitting(sentences: readonly string[], room: number): readonly string[] {
  const fits = sentences.length <= LEAST_SENTENCES || countWords(sentences.join(' ')) <= room
  return fits ? sentences : fitting(sentences.slice(0, -1), room)
}

const isTitle = (title: string): boolean => countWords(title) >= 2 && countWords(title) <= 6 && title.length <= 40

const isAct = (act: string): boolean => countWords(act) <= 22 && !/^(?:You|Your|The|A|An|If|When|It|There)\b/.test(act)
