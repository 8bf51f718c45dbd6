import type { MeditationProgress } from '../../../shared/domain/meditation.ts'
import { type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'

/** A completed meditation as the wire shows it. */
export const progressOf = (completed: { meditationId: string; completedAt: EpochSeconds }): MeditationProgress => ({
  meditationId: completed.meditationId,
  completedAt: isoInstant(completed.completedAt),
})
