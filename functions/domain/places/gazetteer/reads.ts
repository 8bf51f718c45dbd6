/**
 * What a question may still read of the gazetteer, counted in lines and references. This bounds the cost of any text:
 * when nothing is left, the search ends with what it has found.
 */
export interface Reads {
  left: number
}

/** The allowance at the start of a question. Together with the answer's eight places it is less than five plain questions read. */
export const MOST_READS = 1250

export const isSpent = ({ left }: Reads): boolean => left <= 0
