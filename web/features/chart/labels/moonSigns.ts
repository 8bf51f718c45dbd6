import type { BigThree } from '../../../../shared/domain/chart.ts'

/** The Moon's sign, or the two that it may be. */
export const moonSigns = ({ moonSign, moonSignOther }: Pick<BigThree, 'moonSign' | 'moonSignOther'>): string =>
  moonSignOther ? `${moonSign} or ${moonSignOther}` : moonSign
