import { MOON_PHASES } from '../../../shared/domain/moon.ts'
import type { MeditationChapter } from '../../content/schema/meditationChapters.ts'
import { MEDITATIONS } from '../../content/schema/meditationKeys.ts'
import { openChapter } from '../content/openChapter.ts'
import type { Meditation } from './Meditation.ts'

/** Every moon meditation, in the order of the phases. Throws when a chapter can't be opened. */
export const listMeditations = (): readonly Meditation[] =>
  MOON_PHASES.flatMap((moonPhase) => {
    const chapter = openChapter<MeditationChapter>(`meditation/${moonPhase}`)
    return MEDITATIONS[moonPhase].map((id): Meditation => {
      // A chapter has all the meditations of its phase.
      const { title, description, tags, transcript } = chapter[id]!
      return { id, title, description, moonPhase, tags, transcript }
    })
  })
