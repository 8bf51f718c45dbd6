import type { AspectName } from '../../../shared/domain/chart.ts'
import type { Reading } from './bodyGroups.ts'
import type { Facts } from './Facts.ts'

// "By degrees" and "to some degree" measure nothing.
const DEGREES =
  /\b(?!by\b)[\w.]+(?:[- ]\w+)?\s*(?:°(?:\s?\d+\s?['′’]?)?|(?<!\b(?:by|some|a|certain|that|what|lesser|high) )degrees?\b)/gi

export const ANGLES: Record<AspectName, number> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
}

/** Whether every degree of a sentence is among the facts, with its minutes where it has them, or the angle of an aspect. */
export function hasOnlyKnownDegrees({ sentence, mentions }: Reading, { degrees = [] }: Facts): boolean {
  const angles = mentions.flatMap((mention) =>
    mention.kind === 'aspect' && mention.aspect !== 'any' ? [ANGLES[mention.aspect]] : [],
  )
  const named = sentence.match(DEGREES) ?? []
  return named.every((each) => {
    const figure = each.match(/\d+(?:\.\d+)?/)
    if (figure && angles.length > 0) return angles.includes(Number(figure[0])) || isKnown(each, degrees)
    return isKnown(each, degrees)
  })
}

function isKnown(named: string, degrees: readonly string[]): boolean {
  const [whole, minutes] = numbersOf(named)
  return degrees.some((known) => {
    const [knownWhole, knownMinutes] = numbersOf(known)
    if (whole === undefined || knownWhole === undefined) return named.toLowerCase().includes(known.toLowerCase())
    if (minutes !== undefined) return whole === knownWhole && minutes === knownMinutes
    return whole === knownWhole || (knownMinutes !== undefined && knownMinutes >= 30 && whole === knownWhole + 1)
  })
}

const numbersOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)
