import type { SignBond } from '../../../shared/domain/compatibility.ts'
import { indexOfSign, type Sign } from '../../../shared/domain/zodiac.ts'

/** How two signs get on, by their distance on the wheel; the order does not matter. */
export const signBond = (one: Sign, other: Sign): SignBond => BONDS[(indexOfSign(one) - indexOfSign(other) + 12) % 12]!

const HALF: readonly SignBond[] = ['same', 'unlike', 'friendly', 'tense', 'kindred', 'unlike', 'opposite']
const BONDS = [...HALF, ...HALF.slice(1, 6).reverse()]
