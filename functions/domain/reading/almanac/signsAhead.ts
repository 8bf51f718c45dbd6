import { indexOfSign, type Sign } from '../../../../shared/domain/zodiac.ts'

/** How many signs ahead one sign is of another: 0 for itself, 11 for the one before it. */
export const signsAhead = (sign: Sign, of: Sign): number => (indexOfSign(sign) - indexOfSign(of) + 12) % 12
