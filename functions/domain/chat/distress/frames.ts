/** One of the words of a group, as a whole word. */
export const anyOf = (...words: string[]): string => `\\b(?:${words.join('|')})\\b`

/** Two groups in one breath, in this order: at most so many signs between them, and no end of a sentence. */
export const followedBy = (first: string, second: string, within = 40): string => `${first}[^.?!]{0,${within}}${second}`

/** Two groups in one breath, in either order. */
export const near = (one: string, other: string, within = 40): string =>
  `${followedBy(one, other, within)}|${followedBy(other, one, within)}`
