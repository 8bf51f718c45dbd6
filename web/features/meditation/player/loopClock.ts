import { PARAGRAPH_SECONDS } from '../../../../shared/domain/meditation.ts'

/** How far a repeating sound has got: whole loops so far, and seconds into the current one. */
export interface LoopClock {
  loops: number
  at: number
}

export const positionOf = ({ loops, at }: LoopClock): number => loops * PARAGRAPH_SECONDS + at

export const clockAt = (position: number): LoopClock => ({
  loops: Math.floor(position / PARAGRAPH_SECONDS),
  at: position % PARAGRAPH_SECONDS,
})

/** The clock once the sound is `at` seconds. A jump back by most of a loop means that the sound has begun again. */
export const advance = ({ loops, at: before }: LoopClock, at: number): LoopClock => ({
  loops: at < before - PARAGRAPH_SECONDS / 2 ? loops + 1 : loops,
  at,
})
