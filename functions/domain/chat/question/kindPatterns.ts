const anyOf = (...sources: string[]) => new RegExp(sources.join('|'))
const r = String.raw

const PLANET = 'sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron'
const QUALITY = 'fire|earth|air|water|cardinal|fixed|mutable'

/** Wishes to the machine behind the astrologer. */
export const INJECTION = anyOf(
  r`\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|prompts?|rules|above|previous|everything|guidelines)\b`,
  r`\b(?:system|your|initial|hidden) (?:prompt|instructions)\b|\byou are now\b|\bjailbreak\b|\bact as\b|\bpretend (?:to be|you)\b`,
  r`\bdeveloper mode\b|\brole ?play\b|\b(?:repeat|print|output) (?:\w+ )?(?:text|words|prompt|instructions)\b|<\/?[a-z][^>]*>|\{\{|\}\}`,
)

/** What no chart answers. */
export const OFF_TOPIC = anyOf(
  r`\b(?:weather|capital of|python|javascript|recipe|world cup|football|president|lottery|winning numbers|essay|poem|translate)\b`,
  r`\b(?:source code|movie|stock price|square root|who won|news)\b|\b\d letter word\b|^(?:please )?write (?:me |us )?(?:an?|some)\b|\bwhat time is it\b|\bwrite (?:me )?(?:an?|some) (?:\w+ )?(?:script|code|story|song|email)\b`,
  r`^(?:what is |calculate |how much is )?\d+ ?[-+*/x] ?\d+$`,
)

export const DECISION = anyOf(
  r`\b(?:should|shall) (?:i|we)\b(?! (?:know|expect|watch|focus|be aware|look out|study|avoid|pay attention))`,
  r`\bis (?:it|this|today|now|tomorrow|\d{4}|next \w+|this \w+) (?:really |still |even )?(?:an? |the |my )?(?:good|right|bad|better|wise|smart|okay|safe|best|worth|time|great|wrong|clever|risky)\b(?! in astrology)`,
  r`\b(?:good|bad|smart|wise|terrible|great) idea\b|\b(?:do|would) (?:i|we) (?:\w+ )*or (?:do (?:i|we)|not|stay|go|leave|wait)\b`,
  r`\bdo (?:i|we) (?:want|take|stay|leave|quit|keep|wait|need) (?:to |the |my |or )`,
  r`\bcan i (?:ask|start|sign|buy|sell|book|travel|launch|quit|get married|risk|afford)\b`,
  r`^(?:to )?(?:buy|rent|stay|go|quit|wait|move|sell|sign|leave)\b.*\bor\b|^would \w+ing\b|^is \w+ing (?:an?|the|my|to|in|on|with)\b`,
  r`\b(?:think|if) i should\b|\b(?:recommend|advise|suggest) (?:that )?(?:i|we)\b|\bshould (?:my|me) .* and (?:i|me)\b|\bshould me and my\b|\bis (?:january|february|march|april|june|july|august|september|october|november|december|\w+ season) (?:an? )?(?:good|bad|right|best|better|okay)\b|\bworth it\b|\bought i\b|\bwould it be\b|\bi can not decide\b|\bbetter to\b`,
  r`\b(?:good|bad|right) (?:day|time|week|month|year|moment) (?:to|for)\b(?<!(?:when|what).{0,40})|\b(?:help me|how (?:do|can) i) (?:decide|choose)\b`,
)

export const TIMING = anyOf(
  r`(?:^|[,.;!?] |\b(?:and|so|but|hey|okay|know|tell me|idea) )when(?: exactly)? (?:is|does|do|will|can|should|am|are|did|was|would|i\b|the\b|might|next|my\b)|^when\b`,
  r`\bhow (?:long|soon|many (?:more )?days|much longer)\b|\buntil when\b|\b(?:what|which) (?:date|day|time|month|year|days|dates|week)\b`,
  r`\b(?:best|right|good|lucky|perfect) (?:day|days|time|date|dates|moment)\b|\bcoming (?:up|for me|soon|my way)\b|\bupcoming\b|\bdates? (?:of|for)\b|\bretrograde dates?\b`,
  r`\bnext (?:full|new|eclipse|retrograde|mercury|venus|saturn|lunar|solar|moon|big|transit)\b`,
  r`\bwill (?:i|we|it|things|there|my|everything|something|anything|money|love)\b|\b(?:am i|are we|is it) (?:ever )?going to\b`,
)

/** "How long is a Saturn return?" is about all of them. */
export const USUAL_LENGTH =
  /\bhow long (?:is|are|does|do) (?:an? )?\w+ (?:return|retrograde|transit)s?\b(?!.*\b(?:this|my|now|current)\b)/

export const STATUS = anyOf(
  r`^(?:so )?am i (?:currently |still |now |already |even )?(?:in|having|going|near|past|out)\b.*\b(?:returns?|transit\w*|retrograde)\b`,
  r`^(?:so )?(?:is|are|did|has|have) (?!my\b|there\b|you\b|i\b).*\b(?:retrogrades?|direct|void|return|in|waxing|waning|eclipse|full ?moon|new ?moon|squar\w+|conjunct\w*|opposite|oppos\w+|trin\w+|transit\w*)\b`,
  r`\b(?:what|which|anything|any)\b(?! (?:does|do) (?:an?|it)\b).*\bretrogrades?\b(?!.*\b(?:mean|means|do i|born)\b)|\b(?:what|which) (?:moon )?(?:phase|sign|house)\b.*\b(?:is|are) (?:the |transiting )?(?:${PLANET})\b`,
  r`\bwhere(?: in the sky)? (?:is|are) (?:the |transiting )?(?:${PLANET})\b|\b(?:in|across) the sky\b|\bwhat is (?:the )?(?:${PLANET}) (?:doing|up to)\b|\btransiting\b|\bwhat (?:is|are) the (?:moon|planets|sky|stars) (?:doing|up to)\b|\bplanets? (?:hitting|touching|crossing|aspecting|affecting)\b`,
  r`\b(?:current|right now|active|my|these)\b.{0,12}\btransits?\b|\btransits?\b.*\b(?:right now|now|currently|at the moment|am i|i am|do i have)\b`,
  r`^(?:has|have|did) (?:the )?(?:${PLANET})\b|\b(?:${PLANET}) (?:sign |phase |energy |transit )?(?:today|tonight|right now|now)\b|\bwhat is (?:up|going on|the deal|happening) with (?:the )?(?:${PLANET}|planets|stars|energy|sky)\b(?! in my)|\bmoon cycle\b|^is there an? planet\b`,
  r`^(?:is|are) (?:the )?(?:${PLANET}|planets|stars) (?:\w+ )?\w+ing\b(?!.*\bmy\b)|\bgoing on (?:in the sky|astrologically|with the (?:planets|stars|moon|sky))\b`,
  r`\bwhat is (?:\w+ )?retrograde$|\bmoon phase\b|\bseason (?:is it|are we)\b|\bphase\b.*\bmoon\b|\b(?:planets|moon|mercury|sky) (?:right now|now|at the moment|currently)\b`,
)

export const CONCEPT = anyOf(
  r`\b(?:what|wat) (?:is|are) (?:(?:the|a|an) )?(?:meaning|point|purpose|definition|difference)\b(?! (?:of|in) my\b)|\bwhat does it mean\b`,
  r`\bwhat (?:does|do|did) .*\b(?:mean|means|stand for|represent|do|symboli[sz]e|rule|signify|about)\b`,
  r`^(?:please |can you |could you )?(?:explain|define|describe|teach me|meaning of)\b|\bhow (?:does|do|did|is|are|it) .*\b(?:work|calculated|made|works)\b`,
  r`\bwhat (?:is|are) (?:an? |the |all )?\w|\b(?:meaning|definition)\b|\bwhy (?:does|do|is|are) (?:the )?(?:${PLANET}|planets?|astrolog\w+|retrogrades?)\b`,
  r`^is \w+ an? (?:${QUALITY}) sign\b|\b(?:what|which) signs? (?:are|is) (?:\w+ )?(?:${QUALITY})\b|\b(?:what|which|who)(?: planet)? rules (?!my\b)`,
)

const TWO = r`compare|compatib\w+|versus|vs|together|stronger|better|more|difference|differ|similar|or|between|mix|clash\w*|harmon\w+|in conflict|get along|agree|fight\w*|support\w*`
/** Two signs in one breath are compared, two bodies only if something says so. */
export const COMPARED_SIGNS = anyOf(
  r`\b(?:${TWO}|and|good for me|get along|me an?|him an?|good (?:match|couple|fit|pair)|match(?:es)?|work|doomed|marry|date|chance)\b`,
)
export const COMPARED_BODIES = anyOf(r`\b(?:${TWO})\b`)

export const WHY = /\bwhy\b|\bhow come\b|\breason\b|\bwhat (?:makes|made) me\b|\bwhat is (?:wrong|the matter) with me\b/
/** Of a place in the chart, which is told and not excused. */
export const WHY_A_PLACE = anyOf(r`\bwhy is my (?:${PLANET})\b`)
