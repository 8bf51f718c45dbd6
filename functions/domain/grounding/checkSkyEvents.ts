import type { PatternName } from '../../../shared/domain/chart.ts'
import type { MoonPhase } from '../../../shared/domain/moon.ts'
import { bodiesAfter, groupBefore, type Reading } from './bodyGroups.ts'
import { mayMean } from './checkPlacements.ts'
import type { Facts, Point } from './Facts.ts'
import type { BodyMention } from './readMentions.ts'

const PHASES: readonly (readonly [RegExp, readonly MoonPhase[]])[] = [
  [/\b(?:new|dark) moon/i, ['new_moon']],
  [/\bfull moon|\bmoon is (?:now )?full/i, ['full_moon']],
  [/\bfirst quarter/i, ['first_quarter']],
  [/\b(?:last|third) quarter/i, ['last_quarter']],
  [/\bhalf moon/i, ['first_quarter', 'last_quarter']],
  [/\bwaxing crescent/i, ['waxing_crescent']],
  [/\bwaning crescent|\bbalsamic/i, ['waning_crescent']],
  [/\bwaxing gibbous/i, ['waxing_gibbous']],
  [/\b(?:waning gibbous|disseminating)/i, ['waning_gibbous']],
  [/\bgibbous/i, ['waxing_gibbous', 'waning_gibbous']],
  [/\bcrescent/i, ['waxing_crescent', 'waning_crescent']],
  [/\bwaxing|\bgrowing moon/i, ['waxing_crescent', 'first_quarter', 'waxing_gibbous']],
  [/\bwaning|\bshrinking moon/i, ['waning_gibbous', 'last_quarter', 'waning_crescent']],
]
const NEVER_PHASES = /\b(?:super|blood|blue|black|pink|wolf) ?moon\b/i

/** Whether the phases of the Moon, eclipses and void Moons of a sentence are among the facts. */
export const hasOnlyKnownPhases = ({ sentence }: Reading, { phases = [], events = [] }: Facts): boolean =>
  PHASES.every(([pattern, meant]) => !pattern.test(sentence) || meant.some((phase) => phases.includes(phase))) &&
  !NEVER_PHASES.test(sentence) &&
  (!/\beclips\w+/i.test(sentence) || events.includes('eclipse')) &&
  (!/\bvoid(?:[- ]of[- ]course)?\b/i.test(sentence) || events.includes('void of course'))

const PATTERNS: readonly (readonly [RegExp, PatternName | undefined])[] = [
  [/\bstelli(?:um|a)\b/i, 'stellium'],
  [/\bgrand trine/i, 'grand_trine'],
  [/\bt-?\s?square/i, 't_square'],
  [/\b(?:yod|finger of (?:god|fate))\b/i, 'yod'],
  [/\bgrand (?:cross|square)/i, 'grand_cross'],
  [/\b(?:kite|mystic rectangle|cradle) (?:pattern|configuration)|\bcazimi|\bcombust/i, undefined],
]

export const hasOnlyKnownPatterns = ({ sentence }: Reading, { patterns = [] }: Facts): boolean =>
  PATTERNS.every(([pattern, meant]) => !pattern.test(sentence) || (meant !== undefined && patterns.includes(meant)))

const RETROGRADE = /\bretrograd\w*|\b(?:moving|going|goes|moves|turns?|turning|travell?ing) backwards?\b|\bRx\b/gi
const STATION =
  /\bstation(?:s|ed|ing|ary)?\b|\b(?:turn(?:s|ed|ing)?|go(?:es|ing)?|moves?|back)\s+direct\b|\bstands? still\b/i

/** Whether each body that a sentence calls retrograde, or lets turn, does so by the facts. */
export function hasOnlyKnownMotions(reading: Reading, facts: Facts): boolean {
  const { sentence } = reading
  const stations = facts.stations ?? []
  const named = reading.mentions.filter(({ kind }) => kind === 'body')
  const turns = STATION.test(sentence) && (named.length > 0 || /\bstation/i.test(sentence))
  if (turns && !named.some((body) => stations.some((station) => station.body === bodyOf(body)))) return false
  return [...sentence.matchAll(RETROGRADE)].every(({ index, 0: words }) =>
    isRetrograde(reading, { start: index, end: index + words.length }, facts),
  )
}

const bodyOf = (mention: Reading['mentions'][number]) => (mention.kind === 'body' ? mention.body : undefined)

function isRetrograde(reading: Reading, word: { start: number; end: number }, facts: Facts): boolean {
  const known = facts.retrogrades ?? []
  const [next] = bodiesAfter(reading, word.end)
  // "retrograde Mercury"
  const isAdjective = next && /^\s*$/.test(reading.sentence.slice(word.end, next.start))
  const group = isAdjective ? [next] : groupBefore(reading, word.start)
  if (group.length === 0 && reading.earlier.length > 0)
    return reading.earlier.some((body) => isKnownRetrograde(body, known))
  // "Put a thing away and it goes backwards": words of every day, where no body is near.
  if (group.length === 0) return !/^(?:retro|rx)/i.test(reading.sentence.slice(word.start)) || known.length > 0
  return group.every((body) => isKnownRetrograde(body, known))
}

const isKnownRetrograde = ({ body, frame }: BodyMention, known: readonly Point[]): boolean =>
  known.some((fact) => fact.body === body && mayMean(frame, fact))
