import type { MoonPhase } from '../../../shared/domain/moon.ts'
import type { Soundscape } from './Soundscape.ts'

/** A meditation as it is written. The text is read while the sound plays: a bell rings each new paragraph in. */
export interface Meditation {
  id: string
  title: string
  description: string
  moonPhase: MoonPhase
  tags: readonly string[]
  sound: Soundscape
  transcript: readonly string[]
}
