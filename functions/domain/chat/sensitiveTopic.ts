/** What must never be answered by a writer. */
export type SensitiveTopic = 'crisis' | 'medical'

const SELF = '(?:my ?self)'
/** Not "to live in Spain" or "with him", which is a question of where and with whom. */
const NOT_WHERE =
  '(?! (?:in (?!this (?:world|body)|pain)|with (?!my ?self|this|the pain|pain)|near|alone|apart|together|abroad|next|far|at)\\b)'
const CRISIS: readonly RegExp[] = [
  /\bsuicid\w*|\bself[- ]?harm\w*|\boverdos\w*/i,
  new RegExp(
    `\\b(?:kill(?:ing)?|hurt(?:ing)?|cut(?:ting)?|harm(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?) ${SELF}\\b(?! a )`,
    'i',
  ),
  /\bend(?:ing)? (?:my (?:own )?life|it all|everything)\b|\btak(?:e|ing) my (?:own )?life\b/i,
  // Short for "kill myself", and elsewhere for kilometres.
  /\b(?:to|wanna|gonna|will|might|should|could|['’]ll) (?:just )?kms\b/i,
  /\b(?:want|wanna|wish|going|gonna|ready|better) (?:to )?(?:just |really |only )?(?:die|be dead|disappear forever|not (?:wake up|exist|be alive))\b|\b(?:i wish i (?:was|were) dead|wish i(?:'d| had) never been born)\b/i,
  /\bbetter off (?:dead|without me)\b|\brather be dead\b|\bcan(?:['’]?t|not) (?:go on|live)(?: like this)?(?: any ?more| any longer)\b/i,
  new RegExp(
    `\\b(?:no|any|what(?:['’]?s| is) the) (?:reason|point)(?: left)? (?:to|in|of|for) (?:liv(?:e|ing)${NOT_WHERE}|be(?:ing)? alive|go(?:ing)? on(?! (?:an?|the|this|that|with|dates?|holiday|vacation|trips?)\\b))\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:don['’]?t|do not|no longer|not) (?:even |really )?(?:want to|wanna) (?:live${NOT_WHERE}|be alive|be here|exist|wake up)\\b`,
    'i',
  ),
  /\b(?:he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom)) (?:hits?|beats?|rapes?|raped|chokes?|strangles?|threatens? to kill) me\b|\bi(?:['’]m| am| was| have been|['’]ve been) (?:being )?(?:raped|abused|molested|beaten up?)\b/i,
  // The languages that our readers in Singapore and elsewhere are likeliest to fall back on.
  /\b(?:quiero morir|matarme|quitarme la vida|me tuer|envie de mourir|en finir avec la vie|umbringen|selbstmord|suizid|will (?:nicht mehr leben|sterben)|me matar|quero morrer|voglio morire|uccidermi|bunuh diri|mau mati saja)\b/i,
  /自杀|自殺|想死|不想活|死にたい|자살|죽고 싶|आत्महत्या|मरना चाहत|தற்கொலை|покончить с собой|хочу умереть/,
]

const ILLNESS =
  'tumou?r|diabetes|hiv|aids|covid|stroke|heart (?:attack|disease)|infection|disease|illness|depression|bipolar|schizophrenia|adhd|anorexia|bulimia|ptsd|std|endometriosis|pcos'

/** What shows that Cancer is the sign: "I have Cancer rising", "he has Cancer and Leo placements". */
const AS_A_SIGN = [
  '(?:my |the )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|north|south|node|lilith)',
  'rising|ascendant|asc|descendant|midheaven|mc|ic|placements?|stellium|cusp|season|signs?|traits?|energy|qualities',
  'm[ae]n|wom[ae]n|guys?|girls?|people|in|on|as|at|rul\\w+|\\d+|(?:and|or) (?:an? )?(?:aries|taurus|gemini|leo|virgo)',
  '(?:and|or) (?:an? )?(?:libra|scorpio|sagittarius|capricorn|aquarius|pisces)',
].join('|')
const SUFFERED = [
  'have|having|has|had|get|getting|gets|got|beat|beating|treat|cure|fear|surviv(?:e|ed|ing)|fight(?:ing)?|battl(?:e|ing)',
  'show|shows|predict|indicate|cause|mean|(?:die[ds]?|dying|suffer(?:s|ing)?|recover(?:ed|ing)?) (?:of|from)',
  '(?:risk|fear|afraid|scared|signs?|chance|danger) of|lost \\w+ \\w+ to|(?:sick|ill|living|suffering|struggling) with',
].join('|')
const BODY_PARTS =
  'breast|lung|skin|bowel|colon|prostate|ovarian|cervical|bone|brain|liver|stomach|throat|pancreatic|blood|thyroid|kidney'

const MEDICAL: readonly RegExp[] = [
  new RegExp(
    `\\b(?:have|having|has|had|get|getting|got|with|beat|treat|cure|fear|from|of) (?:an? |the |my )?(?:${ILLNESS})\\b`,
    'i',
  ),
  // Cancer is a sign first: only what people say of the illness makes it one.
  new RegExp(`\\b(?:${SUFFERED}) (?:my )?cancer\\b(?! (?:${AS_A_SIGN})\\b)`, 'i'),
  new RegExp(`\\b(?:${BODY_PARTS}) cancer\\b|\\bcancer in (?:my|her|his|their|the) (?:${BODY_PARTS}|body)`, 'i'),
  /\bcancer (?:treatments?|patients?|scares?|cells?|screening|risk|survivors?|specialist|com(?:es?|ing) back|returns?|is back|spread\w*)\b/i,
  /\b(?:medications?|medicines?|antidepressants?|ssris?|insulin|chemo\w*|antibiotics?|dosage|prescri\w+|side effects?)\b/i,
  /\b(?:am i|could i be|will i (?:get|be|become)|is she|getting|trying to get) pregnant\b|\b(?:miscarr\w+|abortion|ivf|infertil\w*|conceive a (?:child|baby))\b/i,
  /\b(?:diagnos\w+|symptoms?|surgery|operation on my|biopsy|chest pains?|blood pressure|lump in my|test results? from (?:the|my) (?:doctor|hospital))\b/i,
  /\b(?:panic attacks?|eating disorder|hearing voices|relapsed?|withdrawal symptoms?)\b/i,
]

/** Whether a message speaks of somebody's life or health in a way that only people can answer. */
export function sensitiveTopic(message: string): SensitiveTopic | undefined {
  if (CRISIS.some((pattern) => pattern.test(message))) return 'crisis'
  return MEDICAL.some((pattern) => pattern.test(message)) ? 'medical' : undefined
}
