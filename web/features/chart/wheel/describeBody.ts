import { type BareAspect, type BarePosition, degreeLabel } from '../../../../shared/domain/chart.ts'
import { ordinal } from '../labels/ordinal.ts'

/** "14°07′ Leo, 10th house, retrograde" */
export const whereBody = ({ house, retrograde, certain, sign, ...at }: BarePosition): string =>
  [
    `${degreeLabel(at)} ${sign}`,
    house !== null && `${ordinal(house)} house`,
    retrograde && 'retrograde',
    !certain && 'sign uncertain without a birth time',
  ]
    .filter(Boolean)
    .join(', ')

/** "trine Moon, square Mars" */
export const tiesOfBody = ({ planet }: BarePosition, aspects: readonly BareAspect[]): string =>
  aspects
    .filter(({ planet1, planet2 }) => planet === planet1 || planet === planet2)
    .map(({ planet1, aspect, planet2 }) => `${aspect} ${planet === planet1 ? planet2 : planet1}`)
    .join(', ')

/** Everything that the wheel shows of a body, in words. */
export function describeBody(body: BarePosition, aspects: readonly BareAspect[]): string {
  const ties = tiesOfBody(body, aspects)
  return `${body.planet}, ${whereBody(body)}. ${ties ? `Aspects: ${ties}` : 'No major aspect'}.`
}
