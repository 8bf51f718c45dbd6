import type { AspectName, ChartAspect, Planet } from '../../../../shared/domain/chart.ts'
import type { TONES } from '../../../content/schema/keys.ts'
import { openChartChapter } from '../almanac/openChartChapter.ts'
import { orbOf } from '../aspects.ts'

/** How two bodies meet: as one (a conjunction), at ease (trine, sextile) or with friction (square, opposition). */
type Tone = (typeof TONES)[number]

/** An aspect and what it says. */
export interface ToldAspect {
  aspect: ChartAspect
  tone: Tone
  text: string
}

/**
 * The two aspects that weigh most, by closeness × both bodies; a second one of another tone is preferred. Those between
 * slow planets, which a whole age shares, are left out.
 * @param told bodies whose aspects with each other are told elsewhere, and come here only when there is no other
 */
export function weightiestAspects(aspects: readonly ChartAspect[], told: readonly Planet[]): ToldAspect[] {
  const known = aspects.flatMap(toldAspect)
  const fresh = known.filter(({ aspect }) => !(told.includes(aspect.planet1) && told.includes(aspect.planet2)))
  const [first, ...others] = (fresh.length > 0 ? fresh : known).sort(byWeight(() => 1))
  if (!first) return []
  const [second] = others.sort(byWeight(({ tone }) => (tone === first.tone ? 1 : CONTRAST)))
  return second ? [first, second] : [first]
}

const CONTRAST = 1.5

const byWeight = (favor: (aspect: ToldAspect) => number) => (one: ToldAspect, other: ToldAspect) =>
  favor(other) * weightOf(other) - favor(one) * weightOf(one)

function toldAspect(aspect: ChartAspect): ToldAspect[] {
  const tone = TONE_OF[aspect.aspect]
  const text = openChartChapter('synthesis/pairs')[aspect.planet1]?.[aspect.planet2]?.[tone]
  return text ? [{ aspect, tone, text }] : []
}

const TONE_OF: Record<AspectName, Tone> = {
  conjunction: 'joined',
  opposition: 'tense',
  trine: 'easy',
  square: 'tense',
  sextile: 'easy',
}

function weightOf({ aspect: { planet1, aspect, planet2, orb } }: ToldAspect): number {
  const closeness = 1 - orb / orbOf(aspect, [planet1, planet2], 'natal')
  const share = NEIGHBORS.includes(planet1) && NEIGHBORS.includes(planet2) ? 0.5 : 1
  return closeness * share * (WEIGHT[planet1] ?? 1) * (WEIGHT[planet2] ?? 1)
}

/** Never far from one another, so that very many charts have their aspects. */
const NEIGHBORS: readonly Planet[] = ['Sun', 'Mercury', 'Venus']

const WEIGHT: Partial<Record<Planet, number>> = {
  Sun: 3,
  Moon: 3,
  Mercury: 2,
  Venus: 2.5,
  Mars: 2.5,
  Jupiter: 1.5,
  Saturn: 2,
}
