import { type BarePosition, degreeLabel } from '../../../../shared/domain/chart.ts'
import { ordinal } from './ordinal.ts'

/** "Moon 15°18′ Capricorn · 4th house" */
export const pointTitle = ({ planet, sign, house, ...at }: BarePosition): string =>
  `${planet} ${degreeLabel(at)} ${sign}${house === null ? '' : ` · ${ordinal(house)} house`}`
