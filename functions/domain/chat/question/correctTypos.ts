/** Words that decide what a message is about, and are long enough to be known with a letter wrong. */
const KNOWN = [
  'mercury|venus|jupiter|saturn|uranus|neptune|pluto|chiron|ascendant|midheaven|retrograde|retrogrades|return|transit',
  'transits|conjunction|conjunct|opposition|opposite|sextile|square|trine|stellium|eclipse|degree|degrees|element|house',
  'aries|taurus|gemini|cancer|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|rising|planet|planets|aspects',
  'compatible|compatibility|relationship|relationships|career|marriage|married|boyfriend|girlfriend|husband|partner',
  'today|tomorrow|tonight|month|birthday|subscription|cancel|password|account|refund|question|questions|astrology',
  'should|going|would|could|thanks|please|horoscope|zodiac|reading|mother|father|sister|brother|money|when|what|where',
].flatMap((line) => line.split('|'))

/** English words that are a letter away from one of them. */
const RIGHT = new Set(
  [
    'raising|cancels|cancer|cancel|canker|arise|carer|squared|squares|squire|trines|trined|houses|horse|hours|reading|readings',
    'returns|returned|returning|degrees|signs|dancer|partners|careers|married|eclipses|plane|plants|plant|plans|planned',
    'honey|moneys|months|mouth|tonight|account|accounts|could|cold|cloud|cancers|geminis|virgos|libras|scorpios|leos|ask',
    'husbands|boyfriends|girlfriends|partying|elements|aspect|conjunctions|oppositions|sextiles|stelliums|read|quest|mothers',
    'heading|leading|going|doing|thank|sisters|brothers|fathers|farther|moter|bother|another|other|shoulder|wouldst|whet|whatever',
    'then|than|that|there|were|whale|rousing|hose|those|mouse|choose|tory|squarely|pleased|pleases|parties|rethink|tails|wheat|wheel',
    'questioned|elemental|transitions|transition|subscriptions|subscribe|married|marry|carriage|arising|being|ringing|riding|rising',
    'shout|shoulda|showed|opposites|opposed|compatibly|scorpions|scorpion|sagittarian|taurean|cancelled|chirping|mercurys|libre',
  ].flatMap((line) => line.split('|')),
)

const knownSet = new Set(KNOWN)
const withoutEach = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]
/** Two words are a letter apart if one letter less in either makes them equal, and nearly so if in both. */
const nearby = new Map(
  KNOWN.filter(({ length }) => length >= 5).flatMap((word) => withoutEach(word).map((key) => [key, word] as const)),
)
const SHORTEST = 5
const LONGEST = 14
const FIRST_LETTERS = new Set(KNOWN.map(([letter]) => letter))

/** The word of astrology that was meant by a word with one wrong, missing, doubled or swapped letter. */
export function correctTypos(word: string): string {
  if (word.length < SHORTEST || word.length > LONGEST || knownSet.has(word) || RIGHT.has(word)) return word
  if (!FIRST_LETTERS.has(word[0])) return word
  const found = withoutEach(word)
    .map((key) => nearby.get(key))
    .find((each) => each !== undefined && each[0] === word[0] && !isPlural(word, each))
  return found ?? word
}

const isPlural = (word: string, known: string) => word === `${known}s` || known === `${word}s`
