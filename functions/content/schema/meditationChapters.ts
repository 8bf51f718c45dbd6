import * as z from 'zod/mini'
import { MOON_PHASES, type MoonPhase } from '../../../shared/domain/moon.ts'
import { MEDITATIONS, type MeditationId } from './meditationKeys.ts'
import { recordOf } from './recordOf.ts'
import { text, wholeChapters } from './Template.ts'

const MeditationText = z.strictObject({
  title: text,
  description: text,
  tags: z.array(text).check(z.minLength(1)),
  transcript: z.array(text).check(z.minLength(1)),
})

const meditationsOf = (phase: MoonPhase) =>
  recordOf<MeditationId, typeof MeditationText>(MEDITATIONS[phase], MeditationText)

/** What a chapter of meditations holds: those of one phase of the Moon. */
export type MeditationChapter = Readonly<Partial<Record<MeditationId, z.infer<typeof MeditationText>>>>

/** The book of meditations, by file. */
export const MEDITATION_CHAPTERS = wholeChapters(
  'meditation',
  Object.fromEntries(MOON_PHASES.map((phase) => [phase, meditationsOf(phase)])),
)
