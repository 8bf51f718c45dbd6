import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { StoriesOfBody } from '../../pieces/Story.ts'
import { chironStories } from './chironStories.ts'
import { jupiterStories } from './jupiterStories.ts'
import { marsStories } from './marsStories.ts'
import { mercuryStories } from './mercuryStories.ts'
import { neptuneStories } from './neptuneStories.ts'
import { plutoStories } from './plutoStories.ts'
import { saturnStories } from './saturnStories.ts'
import { sunStories } from './sunStories.ts'
import { uranusStories } from './uranusStories.ts'
import { venusStories } from './venusStories.ts'

/** By the body that moves. The Moon has none: it meets every point of a chart each month. */
export const STORIES: Readonly<Partial<Record<Planet, StoriesOfBody>>> = {
  Sun: sunStories,
  Mercury: mercuryStories,
  Venus: venusStories,
  Mars: marsStories,
  Jupiter: jupiterStories,
  Saturn: saturnStories,
  Uranus: uranusStories,
  Neptune: neptuneStories,
  Pluto: plutoStories,
  Chiron: chironStories,
}
