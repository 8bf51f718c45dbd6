/**
 * A name as it is compared: lower case, without accents, punctuation, a leading "the"; "St." reads "saint".
 * Two spellings that a person would call the same fold to the same text. Letters of every script stay.
 */
export function foldName(text: string): string {
  const lower = text.toLowerCase()
  const plain = PLAIN.test(lower) ? lower : foldLetters(lower)
  return foldWords(plain)
}

const PLAIN = /^[a-z ]*$/
const APOSTROPHES = /['’‘ʻʼʹ`´′]/g
// Vowel signs of Indic scripts are marks too, but carry the word: only points and accents go.
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g
const GAPS = /[^\p{L}\p{N}\p{M}]+/gu

const LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ə: 'e',
  ς: 'σ',
  ŋ: 'n',
  '&': ' and ',
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

const foldLetters = (lower: string): string =>
  lower
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(GAPS, ' ')

const ABBREVIATIONS: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  sankt: 'saint',
  sint: 'saint',
  ft: 'fort',
  mt: 'mount',
}

function foldWords(plain: string): string {
  const words = plain.trim().split(/ +/)
  let folded = ''
  let afterLetter = false
  for (const word of words) {
    const isLetter = word.length === 1 && word >= 'a' && word <= 'z'
    // "U.S.A." and "D. C." come apart at the dots: single letters belong together.
    folded += (folded && !(isLetter && afterLetter) ? ' ' : '') + (ABBREVIATIONS[word] ?? word)
    afterLetter = isLetter
  }
  return folded.startsWith('the ') ? folded.slice(4) : folded
}
