import { type HouseOverlay, PAIR_SIDES, type Synastry } from '../../../shared/domain/person.ts'
import { houseOf } from '../chart/houses.ts'
import { compatibilityOf } from './compatibility.ts'
import type { PersonSky, Skies } from './personSky.ts'
import { composeReport, tellingOf } from './report/composeReport.ts'
import { tellPlain } from './report/tellPlain.ts'
import { listSynastry } from './synastry.ts'

interface SynastryManner {
  seed: string
  /** Only of two adults who are a couple. */
  isRomantic: boolean
}

/** Two charts side by side: every aspect between them, whose bodies are in whose houses, and what it comes to. */
export function tellSynastry(skies: Skies, { seed, isRomantic }: SynastryManner): Omit<Synastry, 'today'> {
  const compatibility = compatibilityOf(skies)
  const report = composeReport(skies, compatibility, seed)
  const { summary, strengths, challenges, advice } = isRomantic
    ? report
    : tellPlain(tellingOf(skies, compatibility, seed))
  return {
    score: compatibility.score,
    parts: report.score_parts,
    aspects: listSynastry(skies[0].placed, skies[1].placed),
    overlays: [overlay(skies[0], skies[1], PAIR_SIDES[0]), overlay(skies[1], skies[0], PAIR_SIDES[1])].flat(),
    summary,
    strengths,
    challenges,
    advice,
    limits: report.limits,
  }
}

/** Which houses of the other the bodies are in. None without the other's time, and no Moon without a time of its own. */
function overlay({ placed, cusps: own }: PersonSky, { cusps }: PersonSky, of: HouseOverlay['of']): HouseOverlay[] {
  if (!cusps) return []
  return placed
    .filter(({ planet }) => own !== null || planet !== 'Moon')
    .map(({ planet, longitude }) => ({ of, planet, house: houseOf(longitude, cusps) }))
}
