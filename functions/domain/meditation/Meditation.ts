import type { MoonPhase } from '../../../shared/domain/moon.ts'
import type { MeditationId } from '../../content/schema/meditationKeys.ts'

/** A meditation as it is written. The text is read while the sound plays: a bell rings each new paragraph in. */
export interface Meditation {
  id: MeditationId
  title: string
  description: string
  moonPhase: MoonPhase
  tags: readonly string[]
  transcript: readonly string[]
}
