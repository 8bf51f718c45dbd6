import { degreeLabel, type Planet } from '../../../../shared/domain/chart.ts'
import type { Pair, Side } from './Pair.ts'

interface Body {
  of: Side
  planet: Planet
}

/** "Your Venus" or "Anna's Venus" */
export const ownedBody = ({ of, planet }: Body, name: string): string =>
  `${of === 'reader' ? 'Your' : `${name}'s`} ${planet}`

/** "14°07′ Leo, retrograde" */
export function wherePairBody(pair: Pair, { of, planet }: Body): string {
  const { sign, retrograde, certain, ...at } = pair[of].planetaryPositions.find((body) => body.planet === planet)!
  const parts = [`${degreeLabel(at)} ${sign}`, retrograde && 'retrograde', !certain && UNCERTAIN]
  return parts.filter(Boolean).join(', ')
}

/** "trine Anna's Moon, square Anna's Mars" */
export const tiesOfPairBody = ({ aspects }: Pair, { of, planet }: Body, name: string): string =>
  aspects
    .filter(({ planet1, planet2 }) => (of === 'reader' ? planet1 : planet2) === planet)
    .map(({ planet1, aspect, planet2 }) =>
      of === 'reader' ? `${aspect} ${name}'s ${planet2}` : `${aspect} your ${planet1}`,
    )
    .join(', ')

/** Everything that the wheel of two shows of a body, in words. */
export function describePairBody(pair: Pair, body: Body, name: string): string {
  const ties = tiesOfPairBody(pair, body, name)
  return `${ownedBody(body, name)}, ${wherePairBody(pair, body)}. ${ties ? `Aspects: ${ties}` : NO_TIES}.`
}

export const NO_TIES = 'No aspect between you'
const UNCERTAIN = 'sign uncertain without a birth time'
