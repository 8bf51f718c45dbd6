const RELATIVE =
  '(?:ex|husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\\w+|spouse|father|mother|dad|daddy|mum|mom|mommy|parents?|stepdad|stepfather|stepmom|stepmother|step dad|step mom|brother|stepbrother|sister|uncle|aunt|cousin|grandfather|grandpa|grandmother|son|daughter|boss|coach|teacher|priest|pastor|roommate|flatmate|neighbou?r|date|man|guy|coworker|colleague|manager|friend|in laws?|mother in law)'
const SOMEBODY = `(?:he|she|they|hes|shes|theyre|someone|somebody|(?:my|a|the|this|her|his) (?:\\w+ ){0,2}${RELATIVE}s?|${RELATIVE})`
const GAME =
  'at|to|in (?:chess|tennis|every|games?|arguments?|debates?)|by|every time we|when we play|whenever we play|on points'
const BLOW =
  '(?:hit|hits|hitting|beat|beats|beating|beaten|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|punch|punches|punched|punching|slap|slaps|slapped|slapping|kick|kicks|kicked|kicking|shove|shoves|shoved|shoving|rape|rapes|raped|raping|molest\\w*|assault\\w*|grope|gropes|groped|stab|stabbed|burned|burnt|bites|bit(?! me off)|smacks?|smacked|whips?|whipped|threw(?= me (?:against|down|across|to the|into|out of (?:the|our|his|her) (?:house|car|flat|apartment)|on))|drags|dragged|attacked|attacks|suffocat\\w+|drugged|physically hurts?|(?:grabbed|grabs)(?= me(?: by| and| hard| when| so| from|[.,;!?]|$))|pushed|pushes|trips|headbutt\\w*|spits? on|spat on|throws (?:things|stuff|plates|objects) at|sexually \\w+)'
const NOT_A_BLOW = `(?! (?:${GAME}|up(?! (?:when|if|again|last|every|and|because|in front|badly|so|after|yesterday|today|on))|off guard|that|like|with (?:the|a) (?:surprise|truth|question|fact|idea|compliment|news|look|bill)|with compliments|in the back|away|toward\\w*|under the bus|out of (?:the|his|her|their) (?:group|chat|band|team|league|comfort)|about)\\b)`
const FRIGHT = '(?:scared|afraid|terrified|frightened|petrified|in fear|fear|fearful|live in fear)'

const BLOWS = [
  `\\b(?:he|she|they|my \\w+) (?:beat|beats) me up\\b`,
  `\\b(?:dad|father|mother|mum|mom|stepdad|stepfather|uncle|brother|cousin|grandpa|grandfather|coach|teacher|priest) (?:is |keeps |always |sometimes |has been |used to |would |started )?(?:hurts?|hurting|touch(?:es|ed|ing)?) me\\b(?! (?:deeply|so much by|by|with (?:his|her) (?:words|story)))`,
  `\\b(?:hes|shes|he is|she is|he gets|she gets|gets|getting|got|becomes|turns|is) physical(?:ly (?:aggressive|abusive|violent))?\\b(?= (?:when|with me|if|again|after)|[.,;!?]|$)|\\b(?:he|she|they|husband|wife|boyfriend|partner|dad|ex)(?:s| is| has)? (?:got |holding |waving )?(?:a )?(?:knife|gun|weapon)\\b(?! (?:collection|licen[cs]e|permit|shop))|\\b(?:hiding|locked myself) (?:in|from) (?:the (?:bathroom|bedroom|closet|toilet)|him|her|my (?:husband|partner|dad|boyfriend))|\\bhurts? me (?:when(?! (?:he|she|they) (?:cheat|lie|lied|left|ignore|leave|said|forgot))|if|every|again|physically|at night|on purpose|badly|and (?:then|says))`,
  `\\b(?:grab\\w*|held|holds|has|had|took) (?:me |my )(?:by )?(?:the |my )?(?:throat|neck|hair)\\b|\\b(?:by the|my) (?:throat|neck) until\\b`,
  `\\b${SOMEBODY}(?: \\w+){0,4} (?!(?:hit|hits|hitting) me up\\b)${BLOW} me\\b${NOT_A_BLOW}`,
  `\\b${SOMEBODY}(?: \\w+){0,3} (?:beat|beats|beating|hit|hits|hitting|slaps?|slapped|kicks?|kicked|punche[sd]|hurts?|hurting|shak(?:es|ing)|shook|touch(?:es|ed)) (?:our|my|the|his|her) (?:little |baby |own )?(?:kids?|child|children|son|daughter|baby|mum|mom|mother|sister|brother)\\b`,
  `\\b(?:was|am|im|been|being|got|get|gets|getting) (?:\\w+ )?(?:beaten|beat up|punched|slapped|choked|strangled|raped|molested|assaulted|groped|stalked|trafficked|groomed|abused|blackmailed|kidnapped)\\b(?! up by (?:life|the sky))|\\b(?:was|been|being|got|get|getting) hit by (?:my (?!car)|him|her)`,
  '\\bput(?:s|ting)? (?:his|her|their) hands (?:on|around) (?:me|my)\\b|\\b(?:hand|hands) (?:\\w+ )?(?:around|on|over) my (?:throat|neck|mouth)\\b|\\bhis hand over my\\b|\\b(?:pinned|held|holds|holding|pins) me (?:down|against)\\b|\\bpushed me (?:down|against|into|to the)\\b|\\bpull(?:s|ed|ing)? (?:my hair|a (?:knife|gun) on)\\b|\\b(?:raises?|raised) (?:his|her) (?:hand|fist) (?:at|to|against) me\\b|\\b(?:threw|throws|throwing) (?:\\w+ ){1,3}at me\\b(?! (?:party|compliments))',
  `\\b(?:covered in|covering up|cover up|cover|hide|hiding|hid|left|leaves|have|full of|gave me) (?:me )?(?:with |in )?(?:some |these |the |my |new )?bruises\\b|\\bblack eye\\b|\\bbroke my (?:nose|arm|rib|ribs|jaw|wrist|phone so)\\b`,
]

const THREATS = [
  '\\bthreat(?:en|ens|ened|ening|ends)?\\b[^.?!]{0,35}\\b(?:kill|hurt|me|shoot|stab|hit|kids|children|burn|harm|rape|post|leak|share|knife|gun|himself|herself)\\b',
  `\\b(?:said|says|saying|told me|swears|swore|promised|keeps saying|tells me|scared|afraid|terrified|worried|think|thinks|know|convinced|sure) (?:that )?(?:he|she|they|hes|shes|theyre|my \\w+)(?:s| is| are)?(?: would| will|d| might| could| is going to| going to| gonna| is gonna)? (?:kill|hurt|shoot|stab|beat|bury|strangle|burn|rape|attack) (?:me|us|my|the kids)\\b`,
  `\\b${FRIGHT} (?:of|to be alone with|to be with|to go home|to be home|around|when|at home|in my own|for my (?:life|safety|kids)|to leave (?:him|her|my|because)|to say no|what (?:he|she|my) (?:will|would|might|could|does|did|is going to))(?: (?:to )?(?:my (?:\\w+ )?${RELATIVE}|him|her|going home|home|house|(?:he|she|my \\w+) (?:gets|is|comes)))?(?<=home|him|her|he|she|own|life|safety|kids|${RELATIVE}|no|because|gets|is|comes|my|house|will|would|might|could|does|did|going to)(?! (?:is )?(?:leaving|cheating|losing|finding|moving|not|being|saying|and|breaking|rejecting|rejection|judg\\w+|opinion|will leave|leaves|doesnt|wont|commitment|success|says no)\\b)`,
  `\\b(?:not|isnt|dont feel|do not feel|doesnt feel|never feel|never|no longer|im not|feel un|un|wasnt) ?safe (?:at home|around (?:him|her|my|them)|with (?:him|her|my (?:\\w+ )?${RELATIVE})|in my (?:own )?(?:home|house|relationship|marriage|bed)|here at home|in this (?:house|relationship|marriage))`,
  '\\b(?:is|was|keeps|been|started|hes|shes|theyre) (?:\\w+ )?stalking me\\b(?! on)|\\b(?:follows|following|followed) me (?:home|everywhere|to work|around)(?<!(?:cat|dog|puppy|kitten) (?:follows|following|followed) me around)\\b|\\bwaits? outside my (?:house|home|work|door)\\b|\\b(?:husband|wife|partner|boyfriend|girlfriend|dad|father|mother|mum|mom|stepdad|ex|he|she) (?:really )?(?:scares|frightens|terrifies) me\\b(?! (?:away|off|with (?:his|her) (?:love|feelings)))|\\b(?:he|she|they|my \\w+) (?:will|is going to|are going to|would|might) (?:hurt|hit|beat|rape|strangle|find and hurt) (?:me|us|my kids)\\b(?=[.,;!]|$| if| when| again)|\\bstop (?:following|stalking|hitting|beating|hurting|touching|choking|kicking|slapping|threatening) me\\b|\\brestraining order\\b',
]

const CONTROL = [
  '\\b(?:wont|doesnt|does not|will not|never|refuses to|dont|not|isnt|didnt) (?:let|lets|letting|allow|allows|allowing) me (?:to )?(?:see (?:my )?(?:friends|family|anyone|mum|mom|parents|people|sister)|leave|go out|go anywhere|have (?:\\w+ )?(?:money|phone|friends|job)|work|out|use my|talk to (?:my )?(?:friends|family|anyone|other|people)|eat|sleep)\\b',
  '\\b(?:takes|took|keeps|kept|hid|hides|controls|checks and controls) (?:away )?(?:all )?my (?:money|passport|wages|salary|id|documents|bank card)\\b|\\bcontrols (?:everything|my money|what i|where i|who i|every)|\\bisolat(?:es|ed|ing) me (?:from)?|\\bpunch\\w* (?:\\w+ ){0,3}(?:walls?|doors?|holes? in|window)\\b|\\bnext to my (?:head|face)\\b|\\block(?:s|ed|ing)? me (?:in|inside|out of the house|up)\\b|\\b(?:track|tracks|tracking) my (?:phone|location|every)|\\bnot allowed to (?:leave|go out|have friends|see my (?:family|friends)|work|say no)|\\bkeeps? me (?:prisoner|locked|trapped)',
  '(?<!scorpios? (?:\\w+ ){0,2})\\babus(?:ed|ive|er|ers|ing|es)\\b(?! or is)|\\b(?:child|sexual|domestic|physical|emotional|verbal|financial|his|her|the|being|of|from|elder|his verbal) abuse\\b(?! of (?:power|authority))|\\bdomestic violence\\b|\\b(?:gets?|is|was|turned|turns|became|becomes|been|so|being) (?:\\w+ )?violent (?:with|toward|towards|to|when|if|again|at|after|and)|\\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|dad|father|mother|mum|mom)(?:s| is| gets| was| turned)? (?:\\w+ )?violent\\b|\\bviolent (?:husband|wife|partner|boyfriend|girlfriend|relationship|marriage|home|father|dad|mother|man|ex)\\b',
]

const SEXUAL = [
  '\\brap(?:e|ed|ist|ing)\\b|\\bsexual(?:ly)? (?:abuse|assault|violence|harass)\\w*|\\bmolest\\w*|\\bincest\\b|\\bsextort\\w*|\\brevenge porn\\b|\\btraffick(?:ed|ing|er)\\b',
  '\\b(?:touch|touches|touched|touching) me (?:when|where|in (?:a|ways|places|my sleep)|inappropriately|down there|without|at night|there|even though|while|under|sexually|and (?:told|tells|says|said))|\\b(?:made|makes|making|forces|forced|forcing) (?:me|myself on|himself|herself) (?:to )?(?:touch|have sex|sleep with|do things|strip|undress|into sex|on me|onto|watch porn|send nudes|marry)|\\bforced (?:into )?marriage\\b|\\bforc(?:e|es|ed|ing) (?:himself|themselves|me to (?:marry|have))',
  '\\bwithout my (?:consent|permission)\\b(?=[^?]*\\b(?:sex|touch|photo|video|picture|body|bed|slept)|$)|\\bi (?:said|kept saying|told (?:him|her)) no\\b[^.?!]{0,25}\\b(?:but|and) (?:he|she|they)|\\b(?:didnt|wouldnt|doesnt|wont) (?:stop|take no)\\b[^.?!]{0,15}\\b(?:when i|even|i (?:said|say)|for an answer)|\\bsex with me (?:while|when|as) i (?:was|am|were) (?:asleep|drunk|passed|sleeping|unconscious)|\\b(?:comes|came|coming) into my (?:room|bed)(?:room)? (?:at|when|every|while)',
  '\\b(?:post|leak|share|send|spread|sell)(?:ed|ing|s)? (?:my |the |those )?(?:nudes?|naked|private|intimate) ?(?:photos?|pictures?|pics|videos?)?',
]

const TO_OTHERS = [
  `(?<!dont |do not |never |not )\\b(?:might|gonna|going to|want to|wanna|could|afraid i will|scared i will|worried i will|thoughts (?:of|about)|urge to|about to|afraid i might|scared i might) (?:hurt|hurting|harm|harming|shake|shaking|smother\\w*|stab\\w*|shoot\\w*|kill|killing|strangle) (?:my (?:own )?(?:baby|kids?|child\\w*|son|daughter|wife|husband|partner|mum|mom|dad|parents|family|girlfriend|boyfriend)|someone|somebody|people|others|everyone)\\b`,
  '\\bhomicid\\w*|\\b(?:i|ive) (?:hit|hurt|beat|shook|choked) my (?:wife|husband|partner|girlfriend|boyfriend|kids?|child|children|baby|son|daughter)\\b',
]

/** Somebody is hurt, threatened or held by another person, or fears to hurt one. */
export const abuse: readonly string[] = [
  ...BLOWS,
  ...THREATS,
  ...CONTROL,
  ...SEXUAL,
  ...TO_OTHERS,
  '\\bme (?:golpea|pega|bat|frappe|viol[oó])\\b|\\bschlägt mich\\b|\\bmi marido me pega\\b',
]
