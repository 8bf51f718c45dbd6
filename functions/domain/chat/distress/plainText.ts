/**
 * A message as the rules read it: in lower case, without apostrophes and doubled spaces, so that "I’m", "I'm" and "im"
 * are one word. "I'll" becomes "i will", since without its apostrophe it would be an illness.
 */
export const plainText = (message: string): string =>
  message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/'ll\b/g, ' will')
    .replace(/'/g, '')
    .replace(/\b(any|my|no) (more|self|one)\b/g, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
