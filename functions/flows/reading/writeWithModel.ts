import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { Turn } from '../../domain/ports/languageModel.ts'
import type { Passage } from '../../domain/reading/almanac/Passage.ts'
import { almanacReading, type DayReading, type ReadingTask } from '../../domain/reading/dailyReading.ts'
import { instructions } from '../../domain/reading/model/instructions.ts'
import { listFaults } from '../../domain/reading/model/listFaults.ts'
import { ModelReading } from '../../domain/reading/model/ModelReading.ts'
import { notesFor } from '../../domain/reading/model/notesFor.ts'
import { readingByModel } from '../../domain/reading/model/readingByModel.ts'
import { askChecked } from '../writing/askChecked.ts'
import type { ModelWriter } from './ModelWriter.ts'

interface Writing {
  accountId: string
  task: ReadingTask
  now: EpochSeconds
}

/** The model's reading of a day if it claims only what the notes bear out, else the almanac's. */
export async function writeWithModel(writer: ModelWriter, writing: Writing): Promise<DayReading> {
  const { task } = writing
  const { passage } = task.written
  const written =
    passage &&
    (await ask(writer, writing, passage).catch((error: unknown) => {
      writer.warn('a reading could not be asked for', error)
      return undefined
    }))
  return written ? readingByModel(task, written) : almanacReading(task)
}

async function ask({ model, identityKey }: ModelWriter, { accountId, task, now }: Writing, passage: Passage) {
  const key = await identityKey(now)
  return askChecked(model, {
    writing: {
      writer: 'reading',
      instructions,
      input: [{ role: 'developer', text: notesFor(task, passage) }],
      schema: ModelReading,
      maxTokens: 320,
      person: pseudonym(key, `model|${accountId}`),
      now,
    },
    // Somebody is looking at the space where the reading will be.
    totalTimeoutMs: 10_000,
    leastTimeoutMs: 3_000,
    judge: (reply) => {
      const reading = tidied(reply)
      const faults = listFaults(reading, task.written.lead)
      return faults.length === 0 ? { accepted: reading } : { correction: correctionOf(faults) }
    },
  })
}

/** One form for each letter, and no space around. */
const tidied = ({ title, feels, why, life, act }: ModelReading): ModelReading => ({
  title: tidy(title),
  feels: tidy(feels),
  why: tidy(why),
  life: life.map(tidy),
  act: tidy(act),
})

const tidy = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim()

const MOST_FAULTS = 6

const correctionOf = (faults: readonly string[]): Turn => ({
  role: 'developer',
  text: `A passage for these notes was thrown away. ${faults.slice(0, MOST_FAULTS).join(' ')} Write it again, from the notes only.`,
})
