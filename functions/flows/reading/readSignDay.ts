import type { EpochSeconds, LocalDate } from '../../../shared/domain/time.ts'
import type { Sign } from '../../../shared/domain/zodiac.ts'
import { remember } from '../../domain/reading/compose/Memory.ts'
import { signTask } from '../../domain/reading/dailyReading.ts'
import type { SignDay, SignReadingStore } from '../../store/signReadings.ts'
import { type WriteOnceNeeds, writeOnce } from './writeOnce.ts'

export interface ReadSignDayNeeds extends WriteOnceNeeds {
  signReadings: SignReadingStore
}

interface Asked {
  sign: Sign
  date: LocalDate
  now: EpochSeconds
}

/** The day of a Sun sign, written for the first who asks for it. */
export async function readSignDay(needs: ReadSignDayNeeds, { sign, date, now }: Asked): Promise<SignDay> {
  const { signReadings } = needs
  const latest = await signReadings.findLatest(sign, date)
  if (latest?.date === date) return latest
  const memory = latest?.memory ?? []
  return writeOnce(needs, {
    reader: { sign },
    date,
    now,
    task: () => signTask(sign, date, memory),
    find: async () => {
      const found = await signReadings.findLatest(sign, date)
      return found?.date === date ? found : undefined
    },
    keep: ({ content, read }) => signReadings.keep(sign, { date, content, memory: remember(memory, read) }),
  })
}
