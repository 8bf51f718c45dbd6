import type { QuestionKind } from './Question.ts'
import type { Findings } from './readFindings.ts'

const INJECTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|prompts?|rules|above|previous|everything|guidelines)\b|\b(?:system|your|initial|hidden) (?:prompt|instructions)\b|\byou are now\b|\bjailbreak\b|\bact as\b|\bpretend (?:to be|you)\b|\bdeveloper mode\b|\brole ?play\b|<\/?[a-z][^>]*>|\{\{|\}\}/
/** What no chart answers. */
const OFF_TOPIC =
  /\b(?:weather|capital of|python|javascript|recipe|world cup|football|president|lottery|essay|poem|translate|source code|movie|stock price|square root|write (?:me )?(?:an?|some) (?:\w+ )?(?:script|code|story|song|email)|who won|news)\b|^(?:what is |calculate |how much is )?\d+ ?[-+*/x] ?\d+$/

const DECISION =
  /\b(?:should|shall) (?:i|we)\b(?! (?:know|expect|watch|focus|be aware|look out|study|avoid|pay attention))|\bshould (?:i|we) (?:study|avoid) (?:\w+ )?(?:him|her|this|it)\b|\bis (?:it|this|today|now|tomorrow|\d{4}|next \w+|this \w+) (?:really |still |even )?(?:an? |the |my )?(?:good|right|bad|better|wise|smart|okay|safe|best|worth|time|great|wrong|clever|risky)\b(?! in astrology)|\b(?:good|bad|smart|wise|terrible|great) idea\b|\b(?:do|would) (?:i|we) (?:\w+ )*or (?:do (?:i|we)|not|stay|go|leave|wait)\b|\bdo (?:i|we) (?:want|take|stay|leave|quit|keep|wait|need) (?:to |the |my |or )|\bthink i should\b|\bif i should\b|\bworth it\b|\bought i\b|\bwould it be\b|\bi (?:can not|can't) decide\b|^is \w+ing (?:an?|the|my|to|in|on|with)\b|\bbetter to\b|\bcan i (?:risk|afford)\b|\b(?:good|bad|right) (?:day|time|week|month|year|moment) (?:to|for)\b(?<!(?:when|what).{0,40})|\b(?:help me|how (?:do|can) i) (?:decide|choose)\b/
const TIMING =
  /(?:^|[,.;!?] |\b(?:and|so|but|hey|okay|know|tell me|idea) )when(?: exactly)? (?:is|does|do|will|can|should|am|are|did|was|would|i\b|the\b|might|next|my\b)|^when\b|\bhow (?:long|soon)\b|\buntil when\b|\b(?:what|which) (?:date|day|time|month|year|days|dates|week)\b|\b(?:best|right|good|lucky|perfect) (?:day|days|time|date|dates|moment)\b|\bnext (?:full|new|eclipse|retrograde|mercury|venus|saturn|lunar|solar|moon|big|transit)\b|\bcoming up\b|\bupcoming\b|\bwill (?:i|we|it|things|there|my|everything|something|anything|money|love)\b|\b(?:am i|are we|is it) (?:ever )?going to\b|\bwill i ever\b|\bdates? (?:of|for)\b/
const STATUS =
  /^(?:so )?am i (?:currently |still |now |already |even )?(?:in|having|going|near|past|out)\b.*\b(?:returns?|transit\w*|retrograde)\b|^(?:so )?(?:is|are) (?!my\b|there\b|you\b).*\b(?:retrograde|direct|void|return|in|waxing|waning|eclipse|full ?moon|new ?moon|squar\w+|conjunct\w*|opposite|oppos\w+|trin\w+|transit\w*)\b|\b(?:what|which|anything|any)\b.*\bretrograde\b(?!.*\b(?:mean|means|do i|born)\b)|\b(?:what|which) (?:moon )?(?:phase|sign|house)\b.*\b(?:is|are) (?:the |transiting )?(?:moon|sun|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron)\b|\bwhere(?: in the sky)? (?:is|are) (?:the |transiting )?(?:moon|sun|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron)\b|\b(?:in|across) the sky\b|\b(?:current|right now|active|my|these)\b.{0,12}\btransits?\b|\btransits?\b.*\b(?:right now|now|currently|at the moment|am i|i am|do i have)\b|\bwhat(?:'s| is) (?:\w+ )?retrograde\b$|\bmoon phase\b|\bphase\b.*\bmoon\b|\b(?:planets|moon|mercury|sky) (?:right now|now|at the moment|currently)\b/
const CONCEPT =
  /\b(?:what|wat) (?:is|are) (?:(?:the|a|an) )?(?:meaning|point|purpose|definition|difference)\b(?! (?:of|in) my\b)|\bwhat (?:does|do|did) .*\b(?:mean|means|stand for|represent|do|symboli[sz]e|rule|signify|about)\b|^(?:please |can you |could you )?(?:explain|define|describe|teach me|meaning of|what about the meaning)\b|\bhow (?:does|do|did|is|are|it) .*\b(?:work|calculated|made|works)\b|\bwhat (?:is|are) (?:an? |the |all )?\w|\b(?:meaning|definition)\b|\bwhy (?:does|do|is|are) (?:the )?(?:mercury|venus|mars|moon|sun|planets?|astrolog\w+|saturn|pluto|retrogrades?)\b/
const COMPARE =
  /\b(?:compare|good for me|compatib\w+|versus|vs|get along|go together|good (?:match|couple|fit|pair)|match(?:es)?|together|stronger|better|more|difference|differ|similar|or|between|mix|work|marry|date)\b/
const WHY =
  /\bwhy\b|\bhow come\b|\b(?:what is the )?reason\b|\bwhat (?:makes|made) me\b|\bwhat is (?:wrong|the matter) with me\b/
const MINE = /\b(?:my|mine|me|i|natal|birth|chart|born)\b/
const OF_CHART = /\b(?:what|which|how many|do i|have i|any|is|are|where|who|does|show|tell|my)\b/

type Rule = readonly [QuestionKind, (found: Findings) => unknown]

/** The first that fits counts. */
const RULES: readonly Rule[] = [
  ['unclear', ({ text }) => INJECTION.test(text) || OFF_TOPIC.test(text)],
  ['foreign', ({ language }) => language],
  ['followUp', ({ followUp }) => followUp],
  ['courtesy', ({ courtesy }) => courtesy],
  ['app', ({ app, text, person }) => app && !(person && /\bshould\b/.test(text))],
  ['person', ({ person, text }) => person && !DECISION.test(text) && isAboutThem({ person, text })],
  ['compare', isCompared],
  ['why', ({ text }) => WHY.test(text) && !(CONCEPT.test(text) && !/\breason\b/.test(text))],
  ['decision', ({ text }) => DECISION.test(text) && !/^(?:when|what|how|which)\b(?!.*\bshould i do\b)/.test(text)],
  ['period', isOfPeriod],
  [
    'placement',
    ({ asks, text, of, happening }) => of === 'birth' && asks && happening !== 'return' && !/^when\b/.test(text),
  ],
  ['timing', ({ text, happening }) => TIMING.test(text) || (happening && /^next\b/.test(text))],
  ['status', ({ text }) => STATUS.test(text)],
  ['concept', isConcept],
  [
    'status',
    ({ happening, of }) => happening && happening !== 'contact' && !(happening === 'retrograde' && of === 'birth'),
  ],
  ['placement', isPlacement],
  ['person', ({ person }) => person],
  ['period', ({ period }) => period],
  ['area', ({ area, text }) => area || /\b(?:life|about me|am i like|my chart|know about me|advice)\b/.test(text)],
  ['status', ({ happening, bodies }) => happening && bodies.length > 0],
  ['concept', ({ term, signs, happening }) => term || happening || signs.length > 0],
]

export const readKind = (found: Findings): QuestionKind => RULES.find(([, fits]) => fits(found))?.[0] ?? 'unclear'

const isAboutThem = ({ person, text }: Pick<Findings, 'person' | 'text'>): boolean =>
  !/^when\b(?!.*\b(?:he|she)\b)/.test(text) &&
  !(WHY.test(text) && /\bwhy (?:do|am|can|is|does) (?:i|my life)\b/.test(text)) &&
  person !== undefined

function isCompared({ text, signs, bodies, person }: Findings): boolean {
  if (!COMPARE.test(text) || person) return false
  return (
    signs.length >= 2 ||
    (bodies.length >= 2 && /\b(?:compare|vs|versus|stronger|or|more|difference|differ|together|between)\b/.test(text))
  )
}

function isOfPeriod({ text, period, happening }: Findings): boolean {
  if (period === undefined || /\b(?:i think|turned)\b|^when\b|\bwhat time\b|\bwhere\b/.test(text)) return false
  if (happening === 'contact')
    return /\b(?:important|biggest|big|main|major|strongest|key)\b/.test(text) || !STATUS.test(text)
  return (
    happening === undefined &&
    !/\b(?:in the sky|retrograde)\b|^(?:is|are) (?:the )?(?:mercury|moon|sun|venus|mars|saturn|anything)\b|^(?:i am|i feel|why)\b/.test(
      text,
    ) &&
    !STATUS.test(text)
  )
}

function isConcept({ text, term, bodies, signs, houses, area }: Findings): boolean {
  if (!CONCEPT.test(text) || /\b(?:my|i)\b/.test(text)) return false
  const isOnePlace = bodies.length > 0 && (signs.length > 0 || houses.length > 0)
  return (
    !isOnePlace &&
    (term !== undefined || bodies.length > 0 || houses.length > 0 || (signs.length > 0 && area === undefined))
  )
}

function isPlacement({ text, bodies, houses, signs, asks, area }: Findings): boolean {
  if (area !== undefined && /^(?:how (?:can|could|do|to|should) (?:i|my)|help)\b|\bhelp me\b/.test(text)) return false
  if (bodies.length > 0 || houses.length > 0) return true
  return (
    (asks !== undefined && OF_CHART.test(text)) ||
    asks === 'bigThree' ||
    (signs.length > 0 && MINE.test(text) && area === undefined)
  )
}
