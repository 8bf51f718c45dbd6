import type { CompatibilityText } from '../../../../shared/domain/compatibility.ts'
import type { Compatibility } from '../compatibility.ts'
import type { Skies } from '../personSky.ts'
import { pickFrom } from './pickFrom.ts'
import type { Telling } from './Telling.ts'
import { tellAdvice } from './tellAdvice.ts'
import { tellLimits } from './tellLimits.ts'
import { tellChallenges, tellStrengths } from './tellPoints.ts'
import { tellScoreParts } from './tellScoreParts.ts'
import { tellSummary } from './tellSummary.ts'
import { tellElements, tellEmotions, tellLove, tellTalk } from './tellTiles.ts'

/** A report in words, from the contacts and signs of two skies. The same for the same skies and seed. */
export function composeReport(skies: Skies, compatibility: Compatibility, seed: string): CompatibilityText {
  const telling = tellingOf(skies, compatibility, seed)
  const [mine, theirs] = [skies[0].signsOf('Sun')[0]!, skies[1].signsOf('Sun')[0]!]
  return {
    zodiac_match: `${mine} + ${theirs}`,
    sun_signs: [mine, theirs],
    summary: tellSummary(telling),
    strengths: tellStrengths(telling),
    challenges: tellChallenges(telling),
    advice: tellAdvice(telling),
    element_compatibility: tellElements(telling),
    emotional_compatibility: tellEmotions(telling),
    communication_style: tellTalk(telling),
    love_language: tellLove(telling),
    score_parts: tellScoreParts(telling),
    limits: tellLimits(telling),
  }
}

export const tellingOf = (skies: Skies, compatibility: Compatibility, seed: string): Telling => ({
  skies,
  compatibility,
  pick: (variants, slot) => pickFrom(variants, seed, slot),
})
