import { NOT_WHERE } from './notWhere.ts'

const NEGATED = '(?:dont|do not|no longer|not|didnt|never|doesnt|wont|isnt)'
const CANNOT =
  '(?:cant|cannot|can not|couldnt|dont think i can|dont know (?:if|how|how long) i can|dont know how to|not sure (?:if |that |how |how long )?i can|unable to|no longer able to)'
const NO = '(?:theres|there is|there isnt|there is not|see|feel|feels|seems|have|has|got|ive|is)'
const AND_THAT_IS_ALL = '(?= anymore| any longer| left| now| and| but| because| so|[.,;!?)]|$)'
const ALIVE = `(?:live${NOT_WHERE}|be alive|be here(?! (?:in|at|with|for)\\b)|be around(?! \\w)|exist|wake up|keep (?:on )?(?:going|living|fighting)|go on${AND_THAT_IS_ALL}|carry on|continue${AND_THAT_IS_ALL})`

/** "I want to die", and what people say in its place. */
const TO_DIE = [
  '(?<!career |social |political |financial )suicid\\w*(?! squad)',
  '\\b(?:want|wants|wanna|wanted|wish|going|gonna|ready|better|need|trying|tried|hoping|hope|deserve|prefer|plan|planning|about|love|like|rather) (?:to )?(?:just |really |only |simply |please |i )*(?:die|be dead|were dead|was dead|not (?:wake up|exist|be alive|be here|be around|live)|stop existing|cease to exist|vanish)\\b(?! (?:from|my|his|her|it|the|than|on (?:this|that|a) hill|for|laughing|of (?:laughter|shame|embarrassment|boredom)))',
  '\\b(?:want|wanna|wish i could|like) (?:to )?(?:just )?disappear(?: forever| for good| completely| from| and never|[.,;!?]|$)(?! (?:social|instagram|work))',
  '\\b(?:wish|wishing|wished) (?:that )?(?:i |id |it )(?:was|were|had|could|would|wasnt|werent|didnt|hadnt)?(?: just)? ?(?:dead|never been born|never born|die|not exist|exist(?! more)|been born|born(?! (?:a|an|in|on|at|with|as)\\b)|alive|stop existing|here anymore|kill me)\\b',
  '\\b(?:should|shouldnt|should not|wish i)(?: have)? (?:never|not)?(?: have)? ?been born\\b|\\bnever been born\\b|\\bwas a mistake to be born\\b',
  '\\bbetter off dead\\b|\\brather be dead\\b|\\b(?:kill|unalive|hang|shoot|drown|murder|do away with|doing away with|offing|killing|hanging|shooting|drowning|unaliving) (?:myself|himself|herself|themselves|themself)\\b(?! (?:at (?:work|the gym)|working|laughing|in the foot|to (?:finish|please)|over (?:work|this)))',
  '\\b(?:want to|wanna|going to|gonna|might|thinking of|about to|to) off myself\\b',
  '\\b(?:to|wanna|gonna|will|might|should|could) (?:just )?kms\\b|\\bctb\\b|\\bunaliv\\w+',
  '\\bend(?:ing|ed)? (?:my (?:own )?(?:life|pain|suffering|misery|existence)|it all|everything)\\b|\\b(?:want to|wanna|going to|ready to|might) (?:just )?end it(?: now| tonight|[.,;!?]|$)',
  '\\b(?:take|taking|took|taken|takes) (?:my|his|her|their) own (?:life|lives)\\b|\\b(?:take|taking) my life\\b(?! (?:in|to|back|seriously|by|for|as))',
  '\\b(?:sleep|asleep|bed|want|wanna|wish|hope|hoping|rather|pray\\w*|if i|could|tonight)\\b[^.?!]{0,40}\\b(?:never|not|dont|didnt|wont|without|wouldnt) (?:ever |have to |having to |want to )*(?:wake|waking) up\\b(?! (?:early|late|before|at|tired|next|so))',
  '\\bsleep (?:forever|and (?:never|not))\\b',
]

/** Ways, plans and farewells. */
const PLANS = [
  '\\b(?:jump|jumping|jumped|throw myself|throwing myself|drive|driving|step|stepping|walk|walking|leap|leaping|lie down|run|steer|steering)\\b[^.?!]{0,15}\\b(?:off|in front of|from|under|into|out|onto|on)\\b[^.?!]{0,15}\\b(?:bridge|roof|balcony|building|cliff|train|trains|tracks|window|ledge|tower|overpass|traffic|bus|truck|lorry|oncoming|tree)\\b',
  '\\b(?:ways?|how|easiest|painless\\w*|quickest|place|date|day) (?:way )?to (?:die|kill|end my|end it all|tie a noose|hang)\\b|\\bpainless(?:ly)? (?:way|death|die)|\\bnoose\\b|\\bslit (?:my|his|her) (?:wrists?|throat)',
  '\\b(?:bought|have|got|holding|loaded) (?:a|the|my|his|my dads|dads) gun\\b|\\bgun (?:to|in|at|against) my (?:head|mouth)',
  '\\b(?:goodbye|suicide|farewell) (?:letters?|notes?|messages?)\\b|\\b(?:say|saying|said) (?:my )?(?:goodbye|goodbyes|farewell) to (?:everyone|everybody|my (?:family|kids|friends)|the world|this world|life)',
  '\\b(?:i will not|i wont|wont|not going to|not gonna|dont think i will|dont plan to) be (?:here|around|alive)\\b(?: much| anymore| tomorrow| next(?! week,? (?:holiday|vacation|im (?:off|away)))| for (?:my|the|christmas)| when| by| to see| after|[.,;!?]|$)',
  '\\b(?:i will|ill|im going to|im gonna) be (?:gone|dead)\\b(?: soon| by| tomorrow| tonight|[.,;!?]|$)|\\b(?:my last|last) (?:night|day|birthday|message|christmas) (?:alive|on (?:this )?earth|here on earth)|\\bgiv(?:e|ing|en) away (?:all )?my (?:things|stuff|belongings|possessions)',
  '\\b(?:thoughts?|thinking|think|dream|dreaming|fantasi[sz]\\w*|obsess\\w*) (?:of|about) (?:my own death|dying(?! my)|ending (?:it|my)|killing|not being (?:here|alive)|how to die|hurting myself|harming|death all|just (?:ending|disappearing))|\\b(?:dark|darkest|bad|intrusive|scary) thoughts\\b(?=[^?]*\\b(?:again|back|myself|life|night|come|coming|having)\\b)',
  '\\b(?:i )?(?:tried|attempted|attempting) to (?:kill|end my|take my|hang|die|jump)|\\b(?:my|an|after|survived|second|last|another) (?:suicide )?attempt\\b(?! (?:at|to))',
  '\\b(?:join|be with|see|go to|follow) (?:him|her|them|my \\w+|god)(?: again)? in (?:heaven|the grave|death|the afterlife)\\b',
]

/** Said in pictures, or with everything but the word. */
const INDIRECT = [
  '\\bmy (?:own )?(?:funeral|death ?bed|grave|obituary|eulogy|will and testament)\\b(?! (?:plans|plot))|\\b(?:picturing|imagining|imagine|picture|planning|planned|plan|rehears\\w+) my (?:own )?(?:death|end|funeral)\\b|\\bhow (?:id|i would|to|i will|i could) (?:do it|end it|kill)\\b(?=[^?]*\\b(?:tonight|alone|pain|end|myself|anymore|planned)\\b)',
  '\\btonight(?:s| is) (?:the|my) (?:last )?night\\b|\\bthanks? (?:you )?for everything\\b(?=[^?]*\\b(?:goodbye|sorry|last|tonight|gone)\\b)|\\bi have a (?:\\w+ )?plan(?: and| to)? (?:a |the )?(?:date|method|end|die|kill|place)|\\b(?:tell|please tell) my (?:kids|family|mum|mom|children|parents|wife|husband) (?:that )?i(?: love|m sorry| loved)|\\bits (?:my )?time (?:for me )?to go\\b(?! (?:to|home|back|out))|\\bending it\\b(?! with)|\\bend things for good\\b(?! with)|\\bfeel like ending\\b(?! things| it with)',
  '\\b(?:hope|wish|wouldnt mind if|would not mind if|wouldnt care if|pray|want)\\b[^.?!]{0,25}\\b(?:car|bus|truck|train|plane|lorry|lightning|cancer|earth|ground)\\b[^.?!]{0,15}\\b(?:hits?|runs?|ran|crash\\w*|kills?|killed|strikes?|takes?|take|swallow\\w*|ends?|would hit|would kill)\\b(?! (?:off|me to|me on|my boss|the market))|\\b(?:wouldnt|would not|dont|didnt) (?:mind|care|matter) if i (?:got|get|was|were|am|is)? ?(?:hit|run over|killed|shot|struck|die|died|dead|ill|sick)|\\bif i got hit by\\b|\\bhope (?:that )?i (?:die|dont (?:make it|survive|live)|get hit|crash|never)',
  '\\b(?:nobody|noone|not one person) (?:\\w+ )?(?:needs|wants|loves|would want|will ever love) me(?:[.,;!]|$| here| alive| around| anymore)|\\b(?:doesnt|dont|does not|wouldnt) need me (?:alive|anymore|here)\\b|\\b(?:dont|do not|never) (?:really )?belong (?:in this world|here|anywhere|on (?:this )?earth)\\b|\\bnot (?:meant|made|cut out) (?:for|to be in) (?:this world|this life|life|living)\\b|\\b(?:takes?|taking) up space\\b|\\b(?:dont|do not|doesnt) deserve (?:to (?:live|be alive|be here|exist|breathe)|life)\\b',
  '\\b(?:everything|everyone|it|life|things|they|all|world)(?: \\w+){0,3} (?:easier|better|lighter|quieter|happier|fine)(?: for \\w+)? (?:if|when|once|after) (?:i|im|i am) ?(?:was|were|am|wasnt|werent|gone|dead|left|died|vanish\\w*|disappear\\w*)(?: gone| dead| here| around| alive)?\\b(?! (?:more|less|a|the|with|single|rich))|\\bwhy (?:am i|im) (?:still )?(?:alive|here(?: on (?:this )?earth)?(?:[.,;!?]|$)|even alive|still breathing|still going)|\\bwhy (?:should i|do i|bother to|bother) (?:even )?(?:keep (?:going|living)|stay(?:ing)? alive|liv(?:e|ing)(?:[.,;!?]|$)|go(?:ing)? on(?:[.,;!?]|$)|bother (?:living|waking))',
  '\\bi (?:want|need|am going|m going|could|might|will|am about) ?(?:to )?(?:just )?jump(?:[.,;!?]|$| tonight| now)|\\b(?:standing|stood|sitting|sat|im|i am|went up|climbed) (?:\\w+ )?(?:on|to|onto|at) (?:the|a|my) (?:edge(?=[.,;!?]|$| of (?:the|a) (?:roof|cliff|bridge|building|platform|water))|roof(?:top)?|bridge(?! club)|ledge|balcony|cliff|train tracks|tracks)\\b|\\b(?:ready to go|ready to meet (?:god|my maker|death)|ready for (?:death|it to be over|the end))(?=[.,;!?]|$)(?<!(?:all|am|get|getting|be) ready to go(?= (?:out|on|to)))|\\b(?:is my death|my death is|death is (?:calling|near|the only)|death (?:would|sounds|feels) )|\\bcloser to death\\b|\\bwelcome death\\b',
  '\\b(?:id|i would|would|i will|better) (?:rather|sooner|prefer to)? ?not be (?:here|around|alive)(?: anymore| at all| any longer|[.,;!?]|$)|\\bnever (?:come|coming|came) back(?:[.,;!?]|$)(?<=(?:walk|sea|ocean|woods|leave|drive|disappear|swallow)[^.?!]{0,40})|\\b(?:walk|swim|drive|drift|sink) (?:out )?(?:in|into|off)(?:to)? the (?:sea|ocean|lake|river|woods|water)\\b[^.?!]{0,15}\\b(?:never|not|and (?:keep|let|stop)|forever)|\\b(?:lose|losing|lost|ending|end|finish|over) (?:the|my|this) (?:battle|fight|suffering|struggle) (?:with|against|for) (?:depression|life|myself|my mind)|\\b(?:end|ending) (?:my|this|the|all this|all my) (?:suffering|misery|torment|agony|pain)\\b',
  '\\b(?:i|im) (?:\\w+ ){0,3}(?:rock bottom|no strength left|nothing left (?:in me|to give)|nothing inside|numb to everything|completely broken|beyond (?:saving|help|repair))|\\b(?:no|any|lost all|have no) (?:strength|energy|will|fight) (?:left )?(?:to (?:live|go on|keep (?:going|living)|carry on|fight|continue)|left(?: in me)?)(?:[.,;!?]|$)|\\bim (?:so )?(?:lost and alone|done(?:\\.|,|$)|broken inside|in so much pain)',
]

/** What is left of life, in whatever words. */
const WEARY_OF_LIFE = [
  '(?<!(?:glad|happy|lucky|great|grateful|good|best time|time) to )\\b(?:stay|staying|be|being|remain|remaining|keeping me|keep me|keeps me|kept me) alive\\b(?! in the game)|\\bwaiting to die\\b|\\b(?:waiting|hoping|praying|begging|asking|longing|wishing) (?:for|god for) (?:death|it all to end|my death|the end)\\b',
  '\\b(?:enough|sick|tired|done|over|through|weary|bored|exhausted|finished) (?:with |of |from |by )?(?:this|my) (?:\\w+ )?life\\b(?! (?:in|with|at|here|coach|as))|\\b(?:this|the whole) life thing\\b|\\blife (?:is|was|just isnt|isnt) (?:not )?(?:meant )?for me\\b|\\bpretend\\w* (?:\\w+ ){0,3}(?:want to live|to be (?:ok|okay|fine) anymore)',
  '\\b(?:no|dont have a|dont have any|havent got a|have no|not a single|without a|any|one good) reason to (?:stay|live|be here|keep going|get up)(?=[.,;!?]|$| alive| anymore)|\\bmy (?:heart|breath|breathing|mind|brain) (?:\\w+ ){0,3}(?:stop beating|stop forever|to stop(?:[.,;!]|$))|\\bstop breathing(?:[.,;!?]|$)|\\bmy (?:whole )?existence (?:is|was|feels|hurts)\\b|\\b(?:quiet|silence|peace|dark|black|rest|sleep|gone) forever\\b(?! (?:with|young|home))',
  '\\bthoughts? (?:of|about) (?:jumping|drowning|driving (?:off|into)|hanging|overdosing|crashing|leaving this)|\\bno light at the end\\b|\\b(?:tell|tells|telling|told) me to (?:do it|kill|jump|end (?:it|my)|hurt|die|cut)\\b|\\b(?:waste|excuse) of a (?:human|person|life)\\b|\\b(?:better|best) (?:off )?(?:gone|not existing|if i were gone)\\b|\\btheyd (?:all )?be better off(?:[.,;!?]|$)|\\b(?:no one|noone|nobody) and nothing\\b',
  '\\b(?:be|go|reunite|reunited) (?:back )?with my (?:dead|late|deceased|departed) \\w+|\\b(?:lost|died|buried|passed)\\b[^?]{0,40}\\b(?:want to|going to|ready to|wish i could) (?:follow|join|go with|be with) (?:him|her|them)\\b',
]

/** Words of death and of living that hardly anybody uses of themselves in another sense, wherever they stand. */
const OF_LIFE_AND_DEATH = [
  '\\bi (?:\\w+ )?(?:should|must|need to|have to|ought to|deserve to|am going to|will soon|could just|might as well) (?:just )?die\\b(?! (?:for|on|of laugh))|\\b(?:open|opened|opening|close|closed|closing) my eyes\\b[^.?!]{0,25}\\b(?:morning|again|ever|forever|never|last time)\\b|\\b(?:keep|keeps|kept|stop|stopped|stopping) (?:on )?breathing\\b|\\bheart ?beats? to (?:end|stop)\\b|\\bheart would (?:just )?stop\\b',
  '\\b(?:find|see|think of|have|has|had|got|need|give me|tell me) (?:a |one |any |a single |another |no |me )*(?:good )?reasons? (?:not to (?:die|do it|jump|end)|to (?:keep (?:breathing|living|going)|live|stay alive|get out of bed))|\\b(?:how much|dont know how much|not sure how much|much) longer (?:i |can i )(?:can )?(?:last|hold on|go on|take|do this|live|survive|stand)',
  '\\b(?:leave|leaving|left) (?:everyone|everybody|them all|you all|it all|everything|this all) behind(?: permanently| forever| for good|[.,;!?]|$)|\\bworld (?:is|would be|will be|d be) (?:\\w+ ){0,2}(?:better|fine|happier)(?: off| place)?\\b[^.?!]{0,12}\\b(?:without|me|gone)\\b|\\b(?:easier|better|nicer|best) (?:for everyone )?(?:to |if i )(?:just |could |simply )*(?:not exist|didnt exist|not be (?:here|alive)|be dead|die|never wake up)\\b|\\bwithout someone like me\\b|\\bfor when im (?:gone|dead|not here)\\b|\\bletters? (?:to|for) (?:\\w+ ){1,3}(?:for )?(?:when|after|once) (?:im|i am|i) (?:gone|dead|die)',
  '\\b(?:train tracks|the tracks|the ledge|the rope|the bridge|the pills|the knife|my dads gun|the gun|the balcony|the roof)\\b[^?]{0,30}\\b(?:think|thinking|thought|wonder|imagine|tempting|calling|calls?|yesterday|tonight|last night|again)\\b(?! of (?:selling|buying))|\\b(?:drove|walked|went|looked|look|looking|stare|stared|staring) (?:out |down |up |over )?(?:at|to|from|off|over) (?:the|a|that) (?:train tracks|tracks|ledge|rope|bridge|pills|gun|noose|cliff)\\b',
  '\\b(?:nothing|it|things|life) (?:will|is|are|is going to) (?:never|ever going to|ever|not going to)? ?(?:never )?get(?:ting)? (?:any )?better\\b(?=[^?]*\\b(?:finished|done|end|tired|alone|point|anymore|die|hopeless)\\b)|\\b(?:death|dying|being dead) (?:is|be|seems|as|sounds|feels|looks|would be) (?:\\w+ ){0,2}(?:relief|release|peace|peaceful|easier|better|answer|solution|option|escape|only|freedom|nice)\\b|\\b(?:im|i am) (?:\\w+ )?(?:not afraid (?:of death|of dying|to die)|drawn to death|longing for death)',
]

/** No point, no way out, nothing left. */
const HOPELESS = [
  `\\b${NO} (?:no|not any|any|really no|just no|absolutely no|literally no|zero|not a) (?:longer (?:a|any) )?(?:point|reason|purpose|meaning|hope|future|way out|light|escape|use|sense)(?: left)?(?: for me| in my life| to (?:anything|any of|it all|my life|life|living|live${NOT_WHERE}|go on${AND_THAT_IS_ALL}|keep (?:going|living|trying|fighting)|be(?:ing)? (?:here|alive)|stay(?:ing)? alive|continue${AND_THAT_IS_ALL}|wak)| in (?:anything|any of (?:it|this)|living${NOT_WHERE}|life|going on${AND_THAT_IS_ALL}|being (?:here|alive)|trying(?! to| with)|continuing(?! (?:to|with|this|the))|waking|carrying on|existing)|${AND_THAT_IS_ALL})`,
  `\\b(?:no|any|what(?:s| is| was)? ?the|see the|see a|know the|the) (?:reason|point)(?: left)? (?:to|in|of|for) (?:liv(?:e|ing)${NOT_WHERE}|be(?:ing)? alive|life|it all|anything|any of (?:it|this)|existing|waking up|trying(?! to| with)|carrying on|me (?:being|staying|living)|staying alive|go(?:ing)? on${AND_THAT_IS_ALL})`,
  '\\bwhat(?:s| is| was|) (?:even )?(?:the|my) (?:point|use)(?: anymore| (?:of|in) (?:life|living|being (?:here|alive)|trying(?! to| with)|me|going on|anything|it all)| even|[.,;!?]|$)|\\b(?:life|living|everything|it all|all of it|my existence|existence|being alive) (?:is|feels|seems|has become|has been|looks|feel|just feels|doesnt have|has) (?:\\w+ ){0,2}(?:pointless|meaningless(?! without (?:coffee|tea|music|my cat))|hopeless|unbearable|worthless|no (?:more )?(?:value|worth)|no meaning|no point|no purpose|any meaning|any point|over(?! budget)|too (?:hard|painful|much) (?:to live|to bear|anymore)|not worth)(?! (?:and above|there))',
  '\\bworth living\\b(?! (?:in|with|near|together|there|abroad|apart))|\\blife (?:\\w+ ){0,2}(?:isnt|is not|not|doesnt (?:feel|seem)|is no longer|hardly) (?:\\w+ )?worth|\\bnot worth (?:going on|being alive|staying alive|saving)',
  '\\b(?:im|i am|i feel|feel|feeling|feels) (?:\\w+ ){0,3}(?:worthless|dead inside|like dying|like (?:im|i am) (?:already dead|worthless|a waste)|like giving up(?! on (?:my (?:business|shop|studies|degree|thesis|novel)|love|dating|him|her|men|women|my (?:job|career|diet)))|like ending|like disappearing|hopeless(?! romantic| (?:at|with|in) | about (?:dating|love|him|her|men|women))|like nothing matters|i shouldnt be here|trapped(?! (?:in|at|by)(?! (?:my (?:body|life|head|mind)|this (?:life|body))))|utterly alone|so alone(?=[^?]*\\b(?:die|alive|anymore|nobody))|severely depressed|suicidal)\\b',
  '\\b(?:im|i am|i feel|been|feeling|ive been|severely|clinically) (?:so |very |deeply |really |too )?depressed\\b(?! (?:after|about) (?:turning|breakups|parties|work|mondays))',
  '\\b(?:a|such a|nothing but a) burden(?! on my team) (?:to|on|for) (?:everyone|everybody|my|them|him|her|people|all|others|the|those)|\\b(?:im|i am|being|feel like) (?:\\w+ ){0,2}a burden\\b(?! (?:lifted|off|has|was|on my team|at work))|\\bwaste of (?:space|oxygen|air)\\b',
  '\\bbetter (?:off )?without me\\b|\\b(?:everyone|everybody|they|world|family|kids|children|people|parents|mum|mom|friends|wife|husband|place)\\b[^.?!]{0,25}\\b(?:better|happier|fine|ok|okay|relieved|easier)(?: off| place)? (?:without me|if i (?:was|were|am|wasnt|werent|didnt|died|disappeared)|once im|when im gone|with me gone)',
  '\\b(?:nobody|noone|who|anyone|anybody|not a soul)\\b[^.?!]{0,20}\\b(?:care|cares|notice|notices|miss me|cry|mind|sad|look for me|come to my funeral)\\b(?:[^.?!]{0,12}\\b(?:if|when|that) i(?:m)? ?(?:die|died|disappear\\w*|was gone|were gone|gone|vanish\\w*|wasnt|werent|was dead|were dead|stopped|killed|left this|dont wake)|)(?<=miss me|die|died|disappear\\w{0,4}|gone|vanish\\w{0,2}|wasnt|werent|dead|stopped|killed|left this|dont wake|funeral)(?! (?:more|when hes|yet|as much))',
  '\\bif i (?:just )?(?:died|was dead|were dead|killed|ceased|stopped existing|never woke|dont wake|didnt wake|wasnt (?:alive|around|here) anymore|werent (?:alive|around|here)|wasnt alive)\\b',
  `\\b${NEGATED} (?:even |really |think i |just |want to |know if i )*(?:want to|wanna|wish to|feel like|deserve to|care to|supposed to|meant to|plan to|intend to|care if i) (?:even |really )?(?:${ALIVE}|being (?:here|alive)|living${NOT_WHERE}|existing|live or die|die)\\b(?! (?:for (?:christmas|dinner)|alone))`,
  '\\bdont care (?:if|whether) i (?:live|die|wake|make it|survive|exist)|\\bnothing (?:left )?(?:to live for|left for me|matters(?! (?:more|to|in|about))|to look forward to|left to (?:live|give|lose))\\b',
  '\\b(?:dont|cant|do not|cannot|can not|no longer) (?:really |even )?see (?:a|any|myself)(?: having a| having any)? (?:way out|way forward|future|light|tomorrow|alive|being alive|living (?:past|much))(?! (?:with|for us|together|here|in (?:this|my) (?:job|career)))',
  '\\b(?:see|theres|there is|have|feel like theres|with) no (?:other )?way out\\b(?! of (?:this|my) (?:job|lease|contract|marriage))|\\bonly way out\\b',
]

/** At the end of one's strength. */
const EXHAUSTED = [
  `\\b${CANNOT} (?:just |even |really |keep |possibly )*(?:living(?:[.,;!?]|$)|carry (?:this|it)(?: anymore| any longer|[.,;!?]|$)|go on${AND_THAT_IS_ALL}|go on (?:like|living)|going on (?:like|living)|carry on|keep going|going(?: like| anymore|[.,;!?]|$)|doing this|do (?:this|it|life) (?:anymore|any longer)|live (?:like this|anymore|another)|live(?:[.,;!?]|$)|living (?:like this|anymore)|take (?:it|this|life|any|anymore(?! (?:with|from|at))|much more|another day)(?: (?:anymore|any longer|much longer|pain)(?! (?:with|from|at|about) )|[.,;!?]|$)|bear (?:it|this|to live|living|being alive|another|the pain)|cope(?! with (?:his|her|my boss))|face (?:another|tomorrow|life|the day|waking)|survive(?! (?:without|in|on|at))|stand (?:living|being alive|my life|life)|handle (?:life|living|being alive|it anymore|this anymore|anymore)|hold on|fight (?:this )?anymore|be here anymore|live with myself)\\b`,
  `\\b(?:done|finished|tired|sick|exhausted|fed up|weary|through|over|so over) (?:with|of|from|by|trying to)? ?(?:being (?:here|alive)|life(?! in| coach| admin)|living${NOT_WHERE}|live${AND_THAT_IS_ALL}|survive|my life|this life|this world|existing|existence|waking up(?! early| at| next)|everything(?! (?:going|about|at|he|she|related))|fighting to|fighting(?:[.,;!?]|$)|it all|breathing|stay alive)\\b`,
  '\\b(?:hate|hating|despise|loathe) (?:my life(?! partner| insurance| lately| lol| at the moment| right now| rn| atm| today| this week| sometimes)|being (?:alive|me)|living(?! in| with| at| here| near)|myself|existing|who i am)\\b',
  '\\b(?:giv(?:e|ing|en)|gave) up on (?:life|living|everything|myself|ever being happy|it all)\\b|\\b(?:want to|ready to|about to|wanna|going to) (?:just )?give up(?: completely| now| on it all|[.,;!?]|$)',
  '\\b(?:want|need) (?:it|it all|everything|the pain|this pain|my pain|the hurt|the suffering|all of this|my life) to (?:just )?(?:stop|end|be over(?! (?:between|with))|go away|finish)\\b|\\bmake (?:it|it all|the pain) stop\\b|\\b(?:pain|hurts?) (?:so much )?(?:is )?(?:too much|more than i can) (?:to )?(?:live|bear|take)\\b|\\bwant out(?: of (?:life|this life|everything)|[.,;!?]|$)',
  '\\b(?:ready|time|want) (?:for me )?to (?:leave|exit|depart) (?:this|the) (?:world|life|earth|planet)\\b|\\b(?:leave|exit) this (?:world|life|earth) (?:behind|for good|forever)\\b|\\bno will to live\\b|\\blost (?:the|my|all) will to (?:live|go on)\\b|\\b(?:lost|losing) (?:all )?hope(?:[.,;!?]|$| in (?:life|everything|living)| of ever)',
]

/** The languages that our readers in Singapore and elsewhere are likeliest to fall back on. */
const OTHER_LANGUAGES = [
  '\\b(?:quiero morir|matarme|quitarme la vida|no quiero vivir|me tuer|envie de mourir|en finir avec la vie|umbringen|selbstmord|suizid|will (?:nicht mehr leben|sterben)|me matar|quero morrer|voglio morire|uccidermi|bunuh diri|mau mati saja)\\b',
  '自杀|自殺|想死|不想活|死にたい|消えたい|자살|죽고 싶|आत्महत्या|मरना चाहत|தற்கொலை|покончить с собой|хочу умереть|не хочу жить',
]

/** Thoughts of death, and the hopelessness that comes before them. */
export const despair: readonly string[] = [
  ...TO_DIE,
  ...PLANS,
  ...INDIRECT,
  ...WEARY_OF_LIFE,
  ...OF_LIFE_AND_DEATH,
  ...HOPELESS,
  ...EXHAUSTED,
  ...OTHER_LANGUAGES,
]
