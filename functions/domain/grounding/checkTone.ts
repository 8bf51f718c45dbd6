/** What no reading says: of death and illness, of money and faithfulness as if they were certain, of fate, or in contempt. */
const FORBIDDEN: readonly RegExp[] = [
  // Death. A dead end is none.
  /\b(?:death|dead(?! (?:end|tired|line|right|weight))|deadly|dies|died|dying|die(?! is cast| down)|lethal|fatal(?:ly|ity)?|funeral|bury|buried|corpse|murder\w*|kill(?:s|ed|ing|er)?(?! (?:time|an hour|two birds))|suicid\w*|grave(?:yard)?s?|pass(?:es|ed)? away|self-?harm\w*|hurt yourself|end (?:it all|your life)|last breath|perish\w*)\b/i,
  // Illness
  /\b(?:illness(?:es)?|ill|sick(?:ness)?|diseases?|tumou?rs?|diagnos\w+|symptoms?|infections?|(?:a|have) stroke(?! of)|heart attacks?|surger(?:y|ies)|hospitals?|medications?|pills?|dosage|prescri\w+|antidepress\w+|depress(?:ion|ive|ed)|bipolar|adhd|autis\w+|anorexi\w+|miscarr\w+|pregnan\w+|fertil\w+|infertil\w+|pandemic|virus(?:es)?|cure[sd]?|addict\w*|disorders?|trauma\w*)\b/i,
  // With a capital it is the sign.
  /\bcancer\b/,
  // Money as a certainty
  /\b(?:lotter(?:y|ies)|jackpot|windfall|get rich|be(?:come)? (?:rich|wealthy|a millionaire)|millionaires?|guaranteed|guarantees? (?:you|that|a|an|the|your)|double your (?:money|income)|invest in|buy (?:stocks?|shares?|crypto\w*|bitcoin)|sell your (?:house|stocks?|shares)|bitcoin|crypto\w*|stocks|gambl\w+|casino|take out a loan|quit your job|bankrupt\w*|inheritance|large sum|debts? will)\b/i,
  /\b(?:money|wealth|riches|fortune|promotion|raise|salary|income|pay rise)\b[^.]*\b(?:will|is going to|are going to|is certain to) (?:come|arrive|grow|double|be yours|flow|find you|fall)\b/i,
  /\byou(?:['’]ll| will| are going to)(?: \w+)? (?:lose|win|earn|make|receive|inherit|get)\b[^.]*\b(?:money|job|house|home|fortune|promotion|raise|everything|savings|contract|lawsuit|court case|exam)\b/i,
  // Faithfulness and love as a certainty
  /\b(?:cheat(?:s|ed|ing|er)?|unfaithful\w*|infidelit\w+|adulter\w+|(?:an|secret|love) affair|betray\w*|another (?:woman|man)|lying to you|lies to you|using you|(?:he|she|they|who|partner|husband|wife) (?:\w+ )?(?:leaves?|is leaving|are leaving) you|divorc\w+|will (?:come back|return) to you|soulmates?|soul mates?|twin flames?|the one for you|meant to be(?! (?!together|with|yours|his|hers)\w)|never love you|(?:always|truly) faithful|stay faithful)\b/i,
  /\byou(?:['’]ll| will| are going to|['’]re going to)(?: \w+)? (?:meet|marry|find love|fall in love|find (?:the|your) (?:one|partner|love)|get married|break up|have (?:a|two|three) (?:child|baby|kids|children))\b/i,
  /\b(?:he|she|they|your (?:partner|husband|wife|boyfriend|girlfriend|ex))(?:['’]ll| will| is going to| are going to) (?:\w+ )?(?:marry|propose|leave|return|come back|love|call|text|regret)\b/i,
  // Fate
  /\b(?:destined|doom(?:ed)?|curs(?:e|ed|es)|fated?|inevitabl[ey]|predestin\w*|no escape|can(?:not|['’]t) (?:escape|avoid|be avoided)|it is (?:certain|written)|written in the stars|bound to (?:happen|fail|lose)|100 ?%|without a doubt|(?:past|former|previous|earlier|last) li(?:fe|ves)|karmic (?:debt|punishment)|evil|demon\w*|black magic|spell(?! (?:it|them|this|that|each|every|out|the|your)\b)(?<!\b(?:dry|cold|warm|hot|quiet|short|long|busy|slow) spell)|hex(?:ed)?|punish\w*|disaster|catastroph\w*|tragedy|(?<!\bby )accident)\b/i,
  // Contempt
  /\b(?:stupid|idiot\w*|pathetic|worthless|ugly|losers?|moron\w*|dumb|useless|disgusting|hopeless|crazy|insane|failure as|toxic person|narcissis\w+|psycho(?:s|path\w*|tic)?|fat|shut up|hate you|fool(?:s|ish)?|weak person|too \w+ (?:for (?:anyone|anybody)|to be loved)|nobody (?:could|can|will) (?:love|stand) you|bitch|damn|fuck\w*|shit\w*|bastard|slut|whore)\b/i,
  // A past that nobody knows
  /\b(?:as a child,? you|your childhood (?:was|were)|when you were (?:young|a child|little|small)|your (?:father|mother|parents) (?:left|never|abandoned|abused|was|were|did)|you were (?:abused|abandoned|raised)|last (?:week|month|year),? you|you(?:['’]ve| have) (?:recently|just) (?:lost|met|moved|quit|left|broken))\b/i,
  // Instructions that only others may give
  /\b(?:stop taking|call off|cancel (?:the|your) (?:wedding|surgery|treatment)|don['’]t see a doctor|instead of (?:a doctor|treatment|therapy)|legal advice|sue (?:him|her|them)|leave (?:him|her|your (?:husband|wife|partner)) (?:now|today|tonight|at once))\b/i,
]

export const hasFairTone = (sentence: string): boolean => !FORBIDDEN.some((pattern) => pattern.test(sentence))
