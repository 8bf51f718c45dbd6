import * as z from 'zod/mini'
import { MoonPhase } from './moon.ts'
import { IsoInstant } from './time.ts'

/**
 * How long one paragraph of a meditation lasts: 2^19 samples at 16 kHz, in seconds. The sound is a loop of this length,
 * and its bell rings the next paragraph in.
 */
export const PARAGRAPH_SECONDS = 32.768

/** The share of a meditation that must have been played for it to count as completed. */
export const COMPLETED_AT = 0.9

/** How long a meditation of so many paragraphs lasts, in whole seconds. */
export const durationOf = (transcript: readonly string[]): number => Math.round(transcript.length * PARAGRAPH_SECONDS)

/**
 * A meditation as the wire shows it; `duration` in seconds. Without access it is locked: there is no sound, and of the
 * text only the first paragraph.
 */
export const MoonMeditation = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  moonPhase: MoonPhase,
  duration: z.int(),
  tags: z.array(z.string()),
  transcript: z.array(z.string()),
  /** For the phase that the Moon is in now. */
  isForToday: z.boolean(),
  locked: z.boolean(),
  audioUrl: z.optional(z.string()),
})
export type MoonMeditation = z.infer<typeof MoonMeditation>

/** A meditation that somebody has completed, and when for the first time. */
export const MeditationProgress = z.object({ meditationId: z.string(), completedAt: IsoInstant })
export type MeditationProgress = z.infer<typeof MeditationProgress>
