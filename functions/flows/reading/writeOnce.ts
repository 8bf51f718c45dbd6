import { after, type EpochSeconds, type LocalDate } from '../../../shared/domain/time.ts'
import type { DayReading, ReadingTask } from '../../domain/reading/dailyReading.ts'
import type { ModelWriter } from './ModelWriter.ts'
import { type AlmanacNeeds, writeByAlmanac } from './writeByAlmanac.ts'
import { writeWithModel } from './writeWithModel.ts'

export interface WriteOnceNeeds extends AlmanacNeeds {
  /** Absent without a model: then the almanac writes at once, and nobody claims or waits for anything. */
  modelWriter?: ModelWriter | undefined
}

interface Writing<Kept> {
  accountId: string
  date: LocalDate
  now: EpochSeconds
  /** Most of the work of a reading, which only its writer does. */
  task: () => ReadingTask
  /** The day as it is kept, once it is written. */
  find: () => Promise<Kept | undefined>
  /** Keeps a reading and answers what is kept: another one, if that was first. */
  keep: (reading: DayReading) => Promise<Kept>
}

/** Longer than the model may take, so that nobody gives up on a reading that is about to come. */
export const CLAIM_SECONDS = 15
const LOOK_MS = 500

/**
 * Writes a day's reading. Of all who open it at once, one has the model write and the others wait for what it keeps; when
 * nothing comes, because that one has died, they keep the almanac's.
 */
export async function writeOnce<Kept>(
  { modelWriter, warn }: WriteOnceNeeds,
  { accountId, date, now, task, find, keep }: Writing<Kept>,
): Promise<Kept> {
  if (!modelWriter) return keep(writeByAlmanac({ warn }, task()))
  const claim = await modelWriter.claims.take(accountId, { date, until: after(now, CLAIM_SECONDS) })
  if (claim === 'taken') return keep(await writeWithModel(modelWriter, { accountId, task: task(), now }))
  const looks = Math.ceil(((claim - now) * 1000) / LOOK_MS)
  return (await findLater(modelWriter, { find, looks })) ?? keep(writeByAlmanac({ warn }, task()))
}

async function findLater<Kept>(
  { rest }: ModelWriter,
  { find, looks }: { find: () => Promise<Kept | undefined>; looks: number },
): Promise<Kept | undefined> {
  for (let look = 0; look < looks; look += 1) {
    await rest(LOOK_MS)
    const found = await find()
    if (found) return found
  }
  return undefined
}
