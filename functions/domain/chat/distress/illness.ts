const ILLNESS =
  'tumou?r|diabetes|hiv|aids|covid|stroke(?! of)|heart (?:attack|disease)|infection|disease|illness|depression|bipolar|schizophrenia|adhd|ptsd|std|endometriosis|pcos|epilepsy|dementia|alzheimers|parkinsons|leukemia|lupus|pneumonia|hepatitis|multiple sclerosis'

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

/** Only a doctor can answer it. */
export const illness: readonly string[] = [
  `\\b(?:have|having|has|had|get|getting|got|with|beat|treat|cure|fear|from|of) (?:an? |the |my )?(?:${ILLNESS})\\b`,
  // Cancer is a sign first: only what people say of the illness makes it one.
  `\\b(?:${SUFFERED}) (?:my )?cancer\\b(?! (?:${AS_A_SIGN})\\b)`,
  `\\b(?:${BODY_PARTS}) cancer\\b|\\bcancer in (?:my|her|his|their|the) (?:${BODY_PARTS}s?|body)`,
  '\\bcancer (?:treatments?|patients?|scares?|cells?|screening|risk|survivors?|specialist|com(?:es?|ing) back|returns?|is back|spread\\w*)\\b',
  '\\b(?:medications?|(?<!(?:in|study|studying|of|practi[sc]e|school of) )medicines?(?! wheel)|meds|antidepressants?|ssris?|insulin|chemo\\w*|antibiotics?|dosage|prescri(?:be|bed|bes|ption|ptions)|side effects?|lithium|xanax|sertraline|prozac|zoloft|lexapro|adderall|ritalin)\\b|\\b(?:stop|quit|skip|taking|come off|go off|double|increase) (?:my |the )?(?:pills|tablets|dose|therapy|treatment)\\b',
  '\\b(?:illness|sickness|disease) (?:do i|will i|am i|i) (?:have|get|had)|\\b(?:my|a|this) (?:mole|lump|tumou?r|rash|growth|pain) (?:is |be |really )?(?:cancer\\w*|benign|malignant|serious)|\\bis (?:my|this|the) (?:mole|lump|growth|rash) |\\b(?:need|see|go to|call|seeing) (?:a|the|my) (?:doctor|hospital|psychiatrist|er)\\b|\\bpains? in (?:my|the) (?:chest|stomach|head|heart|arm)|\\b(?:diagnos\\w+|symptoms?|surgery(?! outcome)|operation on my|biopsy|chest pains?|blood pressure|(?:lump|mole|rash|growth) (?:in|on|under) my|test results? from (?:the|my) (?:doctor|hospital))\\b',
  '\\b(?:panic attacks?|hearing voices|voices (?:in my head|tell|telling)|relapsed?|withdrawal symptoms?|hallucinat\\w+|psychosis|psychotic|seizures?|heart palpitations|mental breakdown|nervous breakdown)\\b',
  '(?<!not )\\b(?:heart attack|having a stroke|allergic reaction|miscarrying|tumou?rs?)\\b|\\b(?:cant|cannot|hard to|trouble|struggling to) breath(?:e|ing)\\b(?! (?:without|when he|around))|\\b(?:i|ive|keep|have) (?:been )?(?:faint(?:ed|ing)?(?: every| all|[.,;!?]|$| when| again)|passed out|passing out|coughing (?:up )?blood|vomiting|bleeding)\\b|\\b(?:left arm|my arm|my face) (?:is|feels|went) numb\\b|\\bhigh fever\\b|\\bfever (?:of|for|wont|is) |\\b(?:chest|heart) (?:really )?(?:hurts|aches|is tight|feels tight|pains?)(?! (?:for|when (?:he|she|i think)|because|so much since))\\b|\\barms? (?:\\w+ )?(?:tingl\\w+|numb)\\b',
  '\\baddict(?:ed|ion) to (?:alcohol|drugs|pills|heroin|cocaine|meth|opioids|painkillers|gambling|pain)|\\b(?:im|i am) an (?:alcoholic|addict)\\b|\\b(?:drink|drinking|drunk) (?:every (?:day|night)|too much|to (?:sleep|forget|cope|get through))|\\bcant stop (?:drinking|using)\\b(?! (?:coffee|tea|soda|water|my phone|instagram|tiktok|tarot|the))',
]
