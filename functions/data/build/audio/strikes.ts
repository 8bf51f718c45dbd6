import { PARAGRAPH_SECONDS } from '../../../../shared/domain/meditation.ts'
import type { Drops } from './ambiences.ts'
import { LOOP_SAMPLES, SAMPLE_RATE } from './format.ts'

/** The partials of a small bowl: ratio to its note, level, and seconds until it has faded by 60 dB. */
const BOWL = [
  { ratio: 1, level: 1, fade: 10 },
  { ratio: 1.003, level: 0.6, fade: 10 },
  { ratio: 2.71, level: 0.28, fade: 5 },
  { ratio: 5.15, level: 0.07, fade: 2.5 },
]

/** Away from the seam, so that a player that leaves a gap there does not cut a bell. */
const FIRST_BELL = 1.2

/** One clear bell near the start, which rings the next paragraph in, and a few quiet ones later. */
export function addBells(sound: Float64Array, frequencies: readonly number[], random: () => number): void {
  addBell(sound, { at: FIRST_BELL, frequency: frequencies[0]!, level: 1 })
  const later = 2 + Math.floor(random() * 3)
  for (let bell = 1; bell <= later; bell += 1) {
    const at = (bell + 0.3 + 0.6 * random()) * (PARAGRAPH_SECONDS / (later + 2))
    const frequency = frequencies[Math.floor(random() * frequencies.length)]!
    addBell(sound, { at, frequency, level: 0.2 + 0.15 * random() })
  }
}

/** Drops and sparks: short, and seldom loud. */
export function addDrops(sound: Float64Array, { perSecond, frequency, level }: Drops, random: () => number): void {
  for (let drop = 0; drop < perSecond * PARAGRAPH_SECONDS; drop += 1)
    addPartial(sound, {
      at: random() * PARAGRAPH_SECONDS,
      frequency: frequency * 2 ** (random() - 0.5),
      level: level * random() ** 4,
      fade: 0.08,
      attack: 0.002,
    })
}

interface Bell {
  /** Seconds from the start of the loop. */
  at: number
  frequency: number
  level: number
}

/** As if struck with felt: a few milliseconds until it is loud. */
function addBell(sound: Float64Array, bell: Bell): void {
  for (const { ratio, level, fade } of BOWL)
    addPartial(sound, { ...bell, frequency: bell.frequency * ratio, level: bell.level * level, fade, attack: 0.015 })
}

interface Partial extends Bell {
  fade: number
  attack: number
}

/** A sine that fades away. What rings on past the end of the loop is heard at its start. */
function addPartial(sound: Float64Array, { at, frequency, level, fade, attack }: Partial): void {
  const start = Math.round(at * SAMPLE_RATE)
  const angle = (2 * Math.PI * frequency) / SAMPLE_RATE
  const decay = 1e-3 ** (1 / (fade * SAMPLE_RATE))
  // A vector that turns and shrinks with each sample: far faster than a sine and a power for each.
  const [turnX, turnY] = [decay * Math.cos(angle), decay * Math.sin(angle)]
  let [x, y] = [level, 0]
  for (let passed = 0; passed < 1.4 * fade * SAMPLE_RATE; passed += 1) {
    sound[(start + passed) % LOOP_SAMPLES]! += Math.min(1, passed / (attack * SAMPLE_RATE)) * y
    const turned = x * turnX - y * turnY
    y = y * turnX + x * turnY
    x = turned
  }
}
