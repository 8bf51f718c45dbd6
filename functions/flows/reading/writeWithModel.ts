import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { Turn } from '../../domain/ports/languageModel.ts'
import { almanacReading, type DayReading, type ReadingTask } from '../../domain/reading/dailyReading.ts'
import { factSheet } from '../../domain/reading/model/factSheet.ts'
import { instructions } from '../../domain/reading/model/instructions.ts'
import { listFaults } from '../../domain/reading/model/listFaults.ts'
import { ModelReading } from '../../domain/reading/model/ModelReading.ts'
import { readingByModel } from '../../domain/reading/model/readingByModel.ts'
import { tidied } from '../../domain/reading/model/sentencesIn.ts'
import type { Reader } from '../../store/writingClaims.ts'
import { askChecked } from '../writing/askChecked.ts'
import type { ModelWriter } from './ModelWriter.ts'

interface Writing {
  reader: Reader
  task: ReadingTask
  now: EpochSeconds
}

/** The model's reading of a day if it says only what the facts bear out and keeps the rules, else the almanac's. */
export async function writeWithModel(writer: ModelWriter, writing: Writing): Promise<DayReading> {
  const { task } = writing
  const written = await ask(writer, writing).catch((error: unknown) => {
    writer.warn('a reading could not be asked for', error)
    return undefined
  })
  return written ? readingByModel(task, written) : almanacReading(task)
}

async function ask({ model, identityKey }: ModelWriter, { reader, task, now }: Writing) {
  const sheet = factSheet(task)
  const key = await identityKey(now)
  return askChecked(model, {
    writing: {
      writer: 'reading',
      instructions,
      input: [{ role: 'developer', text: sheet.text }],
      schema: ModelReading,
      maxTokens: 320,
      person: pseudonym(key, `model|${'sign' in reader ? reader.sign : reader.accountId}`),
      now,
    },
    // Somebody is looking at the space where the reading will be.
    totalTimeoutMs: 10_000,
    leastTimeoutMs: 3_000,
    judge: (reply) => {
      const reading = tidied(reply)
      const faults = listFaults(reading, sheet, task.day.memory)
      return faults.length === 0 ? { accepted: reading } : { correction: correctionOf(faults) }
    },
  })
}

const MOST_FAULTS = 6

const correctionOf = (faults: readonly string[]): Turn => ({
  role: 'developer',
  text: `A reading of these facts was thrown away. ${faults.slice(0, MOST_FAULTS).join(' ')} Write it again, from the facts only.`,
})
