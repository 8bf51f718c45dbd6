import type { MoonPhase } from '../../../shared/domain/moon.ts'
import type { Reading } from './bodyGroups.ts'
import type { Facts } from './Facts.ts'
import { isDenied } from './negation.ts'
import { writtenDays } from './writtenDays.ts'

const PHASES: readonly (readonly [RegExp, readonly MoonPhase[]])[] = [
  [/\b(?:new|dark) moon|\bmoon is new\b/i, ['new_moon']],
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
const VOID = /\bvoid(?:[- ]of[- ]course)?\b/i

/** For each phase of the Moon that a text names, what it may mean. */
export const phasesIn = (text: string): (readonly MoonPhase[])[] =>
  PHASES.filter(([pattern]) => pattern.test(text)).map(([, meant]) => meant)

/** Whether the phases of the Moon, eclipses and void Moons of a sentence are among the facts, today or on the day it names. */
export function hasOnlyKnownPhases({ sentence }: Reading, facts: Facts): boolean {
  const { phases = [], events = [], dated = [], today } = facts
  const days = writtenDays(sentence, today)
  const then = dated.filter(({ dates }) => days.some(({ isOn }) => dates.some(isOn))).flatMap((each) => each.phases)
  return (
    phasesIn(sentence).every((meant) => meant.some((phase) => phases.includes(phase) || then.includes(phase))) &&
    !NEVER_PHASES.test(sentence) &&
    (!/\beclips\w+/i.test(sentence) || events.includes('eclipse')) &&
    isKnownVoid(sentence, events.includes('void of course'))
  )
}

function isKnownVoid(sentence: string, isVoid: boolean): boolean {
  const [word] = VOID.exec(sentence) ?? []
  if (word === undefined || /\b(?:while|when|whenever|if)\b.*\bvoid\b/i.test(sentence)) return true
  return isDenied(sentence, sentence.search(VOID)) ? !isVoid : isVoid
}
