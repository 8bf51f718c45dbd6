import type { BigThree } from '../../../../shared/domain/chart.ts'
import { SIGNS, type Sign } from '../../../../shared/domain/zodiac.ts'

/** The Moon's sign, or the two that it may be, in the order in which it was in them. */
export const moonSigns = ({ moonSign, moonSignOther }: Pick<BigThree, 'moonSign' | 'moonSignOther'>): string =>
  moonSignOther ? inTurn(moonSign, moonSignOther).join(' or ') : moonSign

const inTurn = (one: Sign, other: Sign): Sign[] =>
  SIGNS[(SIGNS.indexOf(one) + 1) % SIGNS.length] === other ? [one, other] : [other, one]
