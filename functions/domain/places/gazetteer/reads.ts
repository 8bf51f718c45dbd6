/**
 * What a question may still read of the gazetteer, counted in lines and references. Every text costs about the same
 * that way, whoever made it up: when nothing is left, the search ends with what it has found.
 */
export interface Reads {
  left: number
}

/** Before a question. With the answer, which eight places make as long for a plain one, it comes to less than five plain questions. */
export const MOST_READS = 1250

export const isSpent = ({ left }: Reads): boolean => left <= 0
