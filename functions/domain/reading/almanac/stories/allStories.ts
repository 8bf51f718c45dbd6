import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { Lunation, MoonStay } from '../../facts/Fact.ts'
import type { StoriesOfBody, Story } from '../../pieces/Story.ts'
import { chironStories } from './chironStories.ts'
import { mars as marsEnters } from './entering/mars.ts'
import { mercury as mercuryEnters } from './entering/mercury.ts'
import { sun as sunEnters } from './entering/sun.ts'
import { venus as venusEnters } from './entering/venus.ts'
import { jupiterStories } from './jupiterStories.ts'
import { marsStories } from './marsStories.ts'
import { mercuryStories } from './mercuryStories.ts'
import { firstQuarter } from './moon/firstQuarter.ts'
import { fullMoon } from './moon/fullMoon.ts'
import { lastQuarter } from './moon/lastQuarter.ts'
import { newMoon } from './moon/newMoon.ts'
import { passingLowerHouses } from './moon/passingLowerHouses.ts'
import { passingUpperHouses } from './moon/passingUpperHouses.ts'
import { neptuneStories } from './neptuneStories.ts'
import { plutoStories } from './plutoStories.ts'
import { saturnStories } from './saturnStories.ts'
import { sunStories } from './sunStories.ts'
import { direct } from './turns/direct.ts'
import { retrograde } from './turns/retrograde.ts'
import { uranusStories } from './uranusStories.ts'
import { venusStories } from './venusStories.ts'

/** Of two bodies, by the one that moves. The Moon is not among them: it meets every point of a chart each month. */
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

type MoonFact = Lunation | MoonStay

const passing = [...passingLowerHouses, ...passingUpperHouses]

/** Of the Moon in a part of life, by what it does there. */
export const MOON_STORIES: Readonly<Record<MoonFact['kind'], readonly Story[]>> = {
  newMoon,
  firstQuarter,
  fullMoon,
  lastQuarter,
  moonEnters: passing,
  moonWithin: passing,
}

/** Of a body that turns in a part of life, by which way it goes from then on. */
export const TURN_STORIES: Readonly<Record<'retrograde' | 'direct', readonly Story[]>> = { retrograde, direct }

/** Of a body that enters a sign in a part of life; the slow ones do so too seldom to have any. */
export const ENTERING_STORIES: Readonly<Partial<Record<Planet, readonly Story[]>>> = {
  Sun: sunEnters,
  Mercury: mercuryEnters,
  Venus: venusEnters,
  Mars: marsEnters,
}
