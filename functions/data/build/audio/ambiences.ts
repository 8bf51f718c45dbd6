import type { Ambience } from '../../../domain/meditation/Soundscape.ts'

/** A band of noise that comes and goes. */
export interface NoiseBand {
  /** Its middle in hertz, and how far it reaches to each side in octaves. */
  centre: number
  octaves: number
  level: number
  /** How often it swells in one loop: several numbers make it irregular. Without any it stays as it is. */
  swells: readonly number[]
  /** 1 for an even swell; the higher, the rarer the loud moments. */
  sharpness: number
}

/** Single small sounds at random moments, as of drops and sparks. */
export interface Drops {
  perSecond: number
  frequency: number
  level: number
}

interface Recipe {
  bands: readonly [NoiseBand, NoiseBand, NoiseBand]
  drops?: Drops
}

const band = (
  centre: number,
  octaves: number,
  level: number,
  swells: readonly number[] = [],
  sharpness = 1,
): NoiseBand => ({ centre, octaves, level, swells, sharpness })

/** What is heard under the notes. Levels count against each other only. */
export const ambiences: Record<Ambience, Recipe> = {
  waves: { bands: [band(110, 1.2, 0.7, [4]), band(360, 1.1, 0.8, [4, 3], 2), band(1000, 0.9, 0.3, [4, 3], 5)] },
  wind: { bands: [band(140, 1, 0.7, [2]), band(300, 0.5, 0.7, [3, 5], 2), band(560, 0.4, 0.4, [2, 7], 3)] },
  stream: { bands: [band(240, 1, 0.5), band(520, 0.4, 0.5, [61, 37, 23]), band(830, 0.35, 0.35, [89, 47, 31], 2)] },
  rain: {
    bands: [band(160, 1, 0.5), band(700, 0.7, 0.28, [2, 3]), band(1300, 0.5, 0.12, [3, 1])],
    drops: { perSecond: 6, frequency: 1200, level: 0.25 },
  },
  night: { bands: [band(90, 1, 0.8, [2]), band(220, 0.8, 0.45, [3, 1]), band(2300, 0.03, 0.05, [15, 430], 3)] },
  hearth: {
    bands: [band(80, 0.9, 1, [3]), band(210, 0.8, 0.5, [5, 8]), band(600, 0.6, 0.1, [11, 7], 2)],
    drops: { perSecond: 5, frequency: 1500, level: 0.4 },
  },
}
