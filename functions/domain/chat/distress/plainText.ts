/** What people type for a word, and the word. */
const SHORT: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  w: 'with',
  'w/': 'with',
  'w/o': 'without',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  '2moro': 'tomorrow',
  tonite: 'tonight',
  '2nite': 'tonight',
  bc: 'because',
  cuz: 'because',
  cos: 'because',
  coz: 'because',
  idk: 'i dont know',
  iwtd: 'i want to die',
  ppl: 'people',
  lil: 'little',
  til: 'until',
  till: 'until',
  hubby: 'husband',
  bday: 'birthday',
  d1e: 'die',
  dieing: 'dying',
  ded: 'dead',
  sucide: 'suicide',
  suicde: 'suicide',
  suiside: 'suicide',
  sucidal: 'suicidal',
  suicidle: 'suicidal',
  kil: 'kill',
  myslef: 'myself',
  mysef: 'myself',
  wnat: 'want',
  dnt: 'dont',
  dunno: 'dont know',
  cnt: 'cant',
  evry: 'every',
  evryone: 'everyone',
  anymor: 'anymore',
  preggo: 'pregnant',
  preggers: 'pregnant',
  pregnent: 'pregnant',
  pregant: 'pregnant',
}

/**
 * A message as the rules read it: in lower case, without apostrophes and doubled spaces, so that "I’m", "I'm" and "im"
 * are one word, and with what is typed short written out. "I'll" becomes "i will", since without its apostrophe it
 * would be an illness.
 */
export const plainText = (message: string): string =>
  message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/'ll\b/g, ' will')
    .replace(/'/g, '')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\b(any|my|no) (more|self|one)\b/g, '$1$2')
    .replace(/(?<![\p{L}\d])[a-z0-9]+(?:\/o?)?(?![\p{L}\d])/gu, (word) =>
      Object.hasOwn(SHORT, word) ? (SHORT[word] ?? word) : word,
    )
    .replace(/\s+/g, ' ')
    .trim()
