import { ADJECTIVES, BODY_NAMES } from '../../grounding/lexicon.ts'

const SIGN = Object.values(ADJECTIVES).join('|').toLowerCase()
const BODY = 'sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|rising|ascendant|midheaven'
const ADVERBS = '(?:still |really |ever |even |actually |secretly |always |just |going to |truly |not )*'
const MIND =
  '(?:loves?|likes?|hates?|miss(?:es|ing)?|thinks?|thinking|wants?|cares?|text|call|come back|forgive|cheat\\w*|lying|ghost\\w*|avoid\\w*|ignor\\w*|mad|angry|jealous|trust\\w*|leave|into)'

/** Where a word stands for somebody, though it is written small. */
const FRAMES: readonly RegExp[] = [
  new RegExp(
    `\\b(?<name>[a-z]{2,15})'s (?:\\w+ )?(?:${BODY}|chart|signs?|birthday|dob|birth|personality|mind|feelings|intentions)\\b`,
  ),
  new RegExp(`(?:^|[,.!?] |\\band |\\bbut )(?<name>[a-z]{2,15}) (?:is|was) (?:an? )?(?:\\w+ )?(?:${SIGN})\\b(?! sign)`),
  new RegExp(`\\b(?:does|did|will|is|has|would) (?<name>[a-z]{2,15}) ${ADVERBS}${MIND}\\b.{0,20}\\b(?:me|us)\\b`),
  /\b(?:named|called|name is) (?<name>[a-z]{2,15})\b/,
  /(?:^|[,.!?] |\band |\bbut )(?<name>[a-z]{2,15}) (?:was )?born (?:on |in )?\w*\d/,
]

const NO_NAMES = new Set(
  [
    BODY,
    ...BODY_NAMES.flatMap(([, names]) => names),
    'why|would|could|should|can|did|does|do|will|shall|have|has|had|having|being|please|thanks|sorry|because|since|maybe|just|really|never|always|he|she|they|it|this|that|what|who|where|when|how|there|here|which|i|you|we|me|us|my|your|his|her|today|tomorrow|yesterday|week|month|year|tonight|let',
    'one|everyone|everybody|nobody|someone|somebody|anyone|person|people|man|woman|guy|girl|sign|house|planet|love|money|work|job|life|everything|something|nothing|anything|universe',
    'and|or|but|if|so|not|also|only|both|mine|yours|retrograde|transit|return|season|aspect|element|ruler|chart|first|second|third|north|south|node|moon|child|baby|was|am|were|been|are',
    'husband|wife|boyfriend|girlfriend|mom|mother|dad|father|sister|brother|son|daughter|friend|boss|ex|crush|partner|fiance|fiancee|cousin|aunt|uncle|grandma|grandpa|manager|coworker|roommate|neighbor|colleague|parents',
  ].flatMap((names) => names.split('|')),
)
const signPattern = new RegExp(`^(?:${SIGN}|cancers?)$`)

/** Before and after a name written with a capital, so that towns and firms are left out. */
const CAPITAL =
  /(?:(?:\b[Dd]oes|\b[Dd]id|\b[Ii]s|\b[Ww]ill|\b[Ww]hy is|\b[Hh]as|\b[Aa]bout|\b[Aa]nd|\b[Bb]ut|\b[Tt]ext|\b[Cc]all|\b[Ff]orgive|\b[Tt]rust|\b[Mm]arry|\b[Dd]ate|\b[Dd]ating|\b[Mm]iss|\b[Ll]ove|\b[Ww]ith|[.,!?]) )(?<name>\p{Lu}\p{Ll}{1,14})(?= (?:and|is|was|who|has|had|keeps?|loves?|likes?|still|really|ever|feel|think|me|born|wants?|does|did|said|says|broke|left|or|right|soon|again|back|my)\b|[?.!,]|$)|^(?<first>\p{Lu}\p{Ll}{1,14}) (?:and (?:I|me)\b|(?:keeps?|won't|wont|hates?|loves?|ghosted|dumped|left|cheated|stopped|says|said|told|broke|proposed|never|doesn't|doesnt)\b)/u

const isName = (word: string | undefined): word is string =>
  word !== undefined && !NO_NAMES.has(word.toLowerCase()) && !signPattern.test(word.toLowerCase())

/** The first name of somebody in a message: "Anna's Venus", "tom is an aquarius". */
export function readName(message: string, text: string): string | undefined {
  for (const frame of FRAMES) {
    const name = frame.exec(text)?.groups?.name
    if (isName(name)) return name[0]!.toUpperCase() + name.slice(1)
  }
  const { name, first } = CAPITAL.exec(message)?.groups ?? {}
  return [name, first].find(isName)
}
