import { correctTypos } from './correctTypos.ts'

/** As people type it, and what it stands for. */
const SHORT: Record<string, string> = {
  whats: 'what is',
  wats: 'what is',
  wat: 'what',
  wut: 'what',
  whens: 'when is',
  wen: 'when',
  wheres: 'where is',
  whos: 'who is',
  hows: 'how is',
  whys: 'why is',
  hes: 'he is',
  shes: 'she is',
  thats: 'that is',
  theres: 'there is',
  im: 'i am',
  ive: 'i have',
  u: 'you',
  r: 'are',
  ur: 'your',
  y: 'why',
  youre: 'you are',
  shud: 'should',
  cud: 'could',
  pls: 'please',
  plz: 'please',
  bf: 'boyfriend',
  gf: 'girlfriend',
  hubby: 'husband',
  bff: 'best friend',
  rx: 'retrograde',
  retro: 'retrograde',
  merc: 'mercury',
  asc: 'ascendant',
  mc: 'midheaven',
  sag: 'sagittarius',
  scorp: 'scorpio',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  '2day': 'today',
  '2moro': 'tomorrow',
  tonite: 'tonight',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  cuz: 'because',
  rn: 'right now',
  nxt: 'next',
  wk: 'week',
  abt: 'about',
  thx: 'thanks',
  ty: 'thank you',
  tysm: 'thank you',
  tnx: 'thanks',
  ppl: 'people',
  mum: 'mom',
  bday: 'birthday',
  dont: 'do not',
  doesnt: 'does not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  ill: 'i will',
  compat: 'compatibility',
  sup: 'hello',
  ok: 'okay',
  k: 'okay',
}

const WITH_APOSTROPHE = /\b(?:what|when|where|who|how|why|he|she|that|there|i|you|it|let)'(?:s|m|re|ve|ll)\b/g
const EXPANDED: Record<string, string> = { s: 'is', m: 'am', re: 'are', ve: 'have', ll: 'will' }
/** Control characters, and those that show nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu

/** A message as the rules read it: in small letters, without typos, short forms written out, one space between words. */
export function messageText(message: string): string {
  return endsOf(message)
    .normalize('NFKC')
    .replace(UNSEEN, ' ')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(WITH_APOSTROPHE, (found) => found.replace(/'(\w+)/, (_, end: string) => ` ${EXPANDED[end]}`))
    .replace(/\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/[a-z0-9]+(?!['a-z0-9])/g, writtenOut)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Of a long message the beginning and the end, where the question stands. */
const endsOf = (message: string): string =>
  message.length > MOST_READ ? `${message.slice(0, MOST_READ / 2)} ${message.slice(-MOST_READ / 2)}` : message

const MOST_READ = 600

const writtenOut = (word: string): string => (Object.hasOwn(SHORT, word) ? SHORT[word]! : correctTypos(word))
