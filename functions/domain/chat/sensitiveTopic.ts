/** What must never be answered by a writer. */
export type SensitiveTopic = 'crisis' | 'medical'

const SELF = '(?:my ?self)'
const CRISIS: readonly RegExp[] = [
  /\bsuicid\w*|\bself[- ]?harm\w*|\boverdos\w*/i,
  new RegExp(
    `\\b(?:kill(?:ing)?|hurt(?:ing)?|cut(?:ting)?|harm(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?) ${SELF}\\b(?! a )`,
    'i',
  ),
  /\bend(?:ing)? (?:my life|it all|everything)\b|\btak(?:e|ing) my (?:own )?life\b/i,
  /\b(?:want|wanna|wish|going|ready|better) (?:to )?(?:die|be dead|disappear forever|not (?:wake up|exist|be alive))\b|\b(?:i wish i (?:was|were) dead|wish i(?:'d| had) never been born)\b/i,
  /\bbetter off (?:dead|without me)\b|\bno (?:reason|point)(?: left)? (?:to|in) (?:live|living|go(?:ing)? on)\b|\bcan(?:['’]?t|not) (?:go on|live)(?: like this)?(?: any ?more| any longer)\b/i,
  /\b(?:don['’]?t|do not) want to (?:live|be alive|be here|exist|wake up)(?: any ?more)?\b/i,
  /\b(?:he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom)) (?:hits?|beats?|rapes?|raped|chokes?|strangles?|threatens? to kill) me\b|\bi(?:['’]m| am| was| have been|['’]ve been) (?:being )?(?:raped|abused|molested|beaten up?)\b/i,
  // The languages that our readers in Singapore and elsewhere are likeliest to fall back on.
  /\b(?:quiero morir|matarme|quitarme la vida|me tuer|envie de mourir|en finir avec la vie|umbringen|selbstmord|suizid|will (?:nicht mehr leben|sterben)|me matar|quero morrer|voglio morire|uccidermi|bunuh diri|mau mati saja)\b/i,
  /自杀|自殺|想死|不想活|死にたい|자살|죽고 싶|आत्महत्या|मरना चाहत|தற்கொலை|покончить с собой|хочу умереть/,
]

const ILLNESS =
  'cancer|tumou?r|diabetes|hiv|aids|covid|stroke|heart (?:attack|disease)|infection|disease|illness|depression|bipolar|schizophrenia|adhd|anorexia|bulimia|ptsd|std|endometriosis|pcos'
const MEDICAL: readonly RegExp[] = [
  // "I have Cancer rising" is no illness.
  new RegExp(
    `\\b(?:have|having|has|get|getting|got|with|beat|treat|cure|fear|from|of) (?:an? |the |my )?(?:${ILLNESS})\\b(?!\\s+(?:rising|moon|sun|ascendant|venus|mars|mercury|placements?|in\\b))`,
    'i',
  ),
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
