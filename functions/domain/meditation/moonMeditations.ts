import { durationOf, type MoonMeditation } from '../../../shared/domain/meditation.ts'
import type { MoonPhase } from '../../../shared/domain/moon.ts'
import { audioUrl } from './audioUrl.ts'
import { listMeditations } from './listMeditations.ts'
import type { Meditation } from './Meditation.ts'

interface Viewer {
  hasActiveAccess: boolean
  phase: MoonPhase
}

/** Every meditation as somebody may see it; without access a teaser, from which no sound can be reached. */
export const moonMeditations = ({ hasActiveAccess, phase }: Viewer): MoonMeditation[] =>
  listMeditations().map((meditation) => {
    const { tags, transcript, ...shown } = meditation
    return {
      ...shown,
      tags: [...tags],
      duration: durationOf(transcript),
      isForToday: meditation.moonPhase === phase,
      ...(hasActiveAccess ? unlocked(meditation) : locked(meditation)),
    }
  })

const unlocked = ({ id, transcript }: Meditation) => ({
  locked: false,
  transcript: [...transcript],
  audioUrl: audioUrl(id),
})

const locked = ({ transcript }: Meditation) => ({ locked: true, transcript: transcript.slice(0, 1) })
