import type { PatternName } from '../../../shared/domain/chart.ts'
import type { Reading } from './bodyGroups.ts'
import type { Facts } from './Facts.ts'
import { isDenied } from './negation.ts'

const PATTERNS: readonly (readonly [RegExp, PatternName | undefined])[] = [
  [/\bstelli(?:um|a)\b/i, 'stellium'],
  [/\bgrand trine/i, 'grand_trine'],
  [/\bt-?\s?square/i, 't_square'],
  [/\b(?:yod|finger of (?:god|fate))\b/i, 'yod'],
  [/\bgrand (?:cross|square)/i, 'grand_cross'],
  // Which body a figure points at is not told.
  [/\bapex\b|\bfocal (?:planet|point)/i, undefined],
  [/\b(?:kite|mystic rectangle|cradle) (?:pattern|configuration)|\bcazimi|\bcombust/i, undefined],
]

/** Whether the patterns that a sentence gives a chart, or says that it has not, are so by the facts. */
export const hasOnlyKnownPatterns = ({ sentence }: Reading, { patterns = [] }: Facts): boolean =>
  PATTERNS.every(([pattern, meant]) => {
    const at = sentence.search(pattern)
    if (at < 0) return true
    return isDenied(sentence, at) !== (meant !== undefined && patterns.includes(meant))
  })
