import { PARAGRAPH_SECONDS } from '../../../../shared/domain/meditation.ts'
import { LOOP_SAMPLES, SAMPLE_RATE } from './format.ts'

/** The partials of a small struck bowl: ratio to its note, level, and seconds until it has faded by 60 dB. */
const PARTIALS = [
  { ratio: 1, level: 1, fade: 9 },
  { ratio: 1.003, level: 0.6, fade: 9 },
  { ratio: 2.71, level: 0.32, fade: 5 },
  { ratio: 5.15, level: 0.1, fade: 2.5 },
]

/** A second into the loop, so that the bell never rings over the seam of a player that loops with a gap. */
const FIRST_STRIKE = 1.2

/** One clear bell at the start, which rings the next paragraph in, and a few quiet ones later. Their tails wrap around. */
export function bells(frequencies: readonly number[], random: () => number): Float64Array {
  const loop = new Float64Array(LOOP_SAMPLES)
  strike(loop, { at: FIRST_STRIKE, frequency: frequencies[0]!, level: 1 })
  const later = 2 + Math.floor(random() * 3)
  for (let bell = 1; bell <= later; bell += 1) {
    const at = (bell + 0.5 + 0.5 * random()) * (PARAGRAPH_SECONDS / (later + 2))
    const frequency = frequencies[Math.floor(random() * frequencies.length)]!
    strike(loop, { at, frequency, level: 0.2 + 0.15 * random() })
  }
  return loop
}

interface Strike {
  /** Seconds from the start of the loop. */
  at: number
  frequency: number
  level: number
}

function strike(loop: Float64Array, { at, frequency, level }: Strike): void {
  const start = Math.round(at * SAMPLE_RATE)
  for (const partial of PARTIALS) {
    const turn = (2 * Math.PI * frequency * partial.ratio) / SAMPLE_RATE
    const decay = Math.exp(Math.log(1e-3) / (partial.fade * SAMPLE_RATE))
    let envelope = level * partial.level
    for (let passed = 0; passed < 1.3 * partial.fade * SAMPLE_RATE; passed += 1) {
      const attack = Math.min(1, passed / SOFT_ATTACK)
      loop[(start + passed) % LOOP_SAMPLES]! += attack * envelope * Math.sin(turn * passed)
      envelope *= decay
    }
  }
}

/** Felt, not metal: 12 ms until it is loud. */
const SOFT_ATTACK = 0.012 * SAMPLE_RATE
