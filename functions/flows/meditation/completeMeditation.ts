import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { listMeditations } from '../../domain/meditation/listMeditations.ts'
import type { CompletedMeditation, ProgressStore } from '../../store/progress.ts'

interface Completion {
  accountId: string
  meditationId: string
  now: EpochSeconds
}

/** Marks a meditation as completed, and lists all that are. A second time changes nothing. */
export async function completeMeditation(
  { progress }: { progress: ProgressStore },
  { accountId, meditationId, now }: Completion,
): Promise<CompletedMeditation[]> {
  if (!listMeditations().some(({ id }) => id === meditationId))
    throw new Problem('NOT_FOUND', { message: 'There is no meditation with this id.' })

  await progress.complete(accountId, { meditationId, completedAt: now })
  return progress.list(accountId)
}
