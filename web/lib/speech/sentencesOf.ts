/** The sentences of a text, each with the space after it, so that together they are the text. */
export const sentencesOf = (text: string): string[] =>
  // Firefox before 125 has no segmenter: there, a paragraph is read as one.
  'Segmenter' in Intl ? [...SEGMENTER().segment(text)].map(({ segment }) => segment) : [text]

const SEGMENTER = () => new Intl.Segmenter('en', { granularity: 'sentence' })
