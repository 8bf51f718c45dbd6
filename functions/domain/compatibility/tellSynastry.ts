import { type HouseOverlay, PAIR_SIDES, type Synastry } from '../../../shared/domain/person.ts'
import { houseOf } from '../chart/houses.ts'
import { compatibilityOf } from './compatibility.ts'
import type { PersonSky, Skies } from './personSky.ts'
import { composeReport } from './report/composeReport.ts'
import { listSynastry } from './synastry.ts'

/** Two charts side by side: every aspect between them, whose bodies are in whose houses, and what it comes to. */
export function tellSynastry(skies: Skies, seed: string): Omit<Synastry, 'today'> {
  const compatibility = compatibilityOf(skies)
  const { score_parts, summary, strengths, challenges, advice, limits } = composeReport(skies, compatibility, seed)
  return {
    score: compatibility.score,
    parts: score_parts,
    aspects: listSynastry(skies[0].placed, skies[1].placed),
    overlays: [overlay(skies[0], skies[1], PAIR_SIDES[0]), overlay(skies[1], skies[0], PAIR_SIDES[1])].flat(),
    summary,
    strengths,
    challenges,
    advice,
    limits,
  }
}

/** Which houses of the other the bodies are in. None without the other's time, and no Moon without a time of its own. */
function overlay({ placed, cusps: own }: PersonSky, { cusps }: PersonSky, of: HouseOverlay['of']): HouseOverlay[] {
  if (!cusps) return []
  return placed
    .filter(({ planet }) => own !== null || planet !== 'Moon')
    .map(({ planet, longitude }) => ({ of, planet, house: houseOf(longitude, cusps) }))
}
