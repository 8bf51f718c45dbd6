import { followedBy, near } from './frames.ts'

const KIN =
  '(?:husband|wife|partner|bf|gf|boyfriend|girlfriend|fiancee?|ex|man|dad|father|mum|mom|mother|stepdad|stepmum|stepmom|stepfather|stepmother|stepbrother|stepsister|brother|sister|uncle|aunt|cousin|grandpa|grandfather|grandma|son|daughter|parents?|family|in ?laws?|(?:father|mother|brother|sister) in law|roommate|flatmate|boss|coach|teacher|pastor|priest|imam|guru|landlord|neighbou?r|guy|date|coworker|colleague|friend|stranger)s?'
const THEY = `\\b(?:he|hes|she|shes|they|theyre|theyll|someone|somebody|who|(?:my|a|the|some|this|our|her|his|mums|moms) (?:\\w+ ){0,2}${KIN}|${KIN})\\b`
const HARM =
  '(?:kill|hurt|end|murder|beat|shoot|stab|burn|bury|destroy|strangle|attack|rape|find|hunt|ruin|punish|drown|come after|use it on|harm|hit|slap|belt|whip)'
const BEATS =
  '(?:beat(?:s|en|ing)?|hit(?:s|ting)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|punch(?:es|ed|ing)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|shov(?:es?|ed|ing)|burn(?:s|ed|t|ing)?|push(?:es|ed|ing)?|smack(?:s|ed|ing)?|whip(?:s|ped|ping)?|pinn?(?:s|ed|ing)?|drag(?:s|ged|ging)?|grab(?:s|bed|bing)?|thr(?:ew|ow|ows|owing)|bit(?:es)?|spit(?:s)?|spat)'
const FEAR = '(?:scared|afraid|terrified|frightened|petrified|fear|fearful|worried|nervous|anxious)'
const BODY =
  '(?:ass|arse|butt|bum|boobs?|breasts?|chest|thighs?|crotch|waist|private parts?|privates|throat|neck|hair|wrists?|legs?)'

const BLOWS = [
  `\\b(?:hits?|beats?|slaps?|punches|kicks|chokes|belts|whips|canes) (?:me|us) (?:with|for|because|until|whenever|every)\\b(?! (?:at|up (?:at|on|to)|compliments|in (?:chess|tennis)|a (?:truth|surprise|question)|the (?:truth|facts)))(?<!\\b(?:it|that|this|eclipse|transit|reading|saturn|pluto|mars|uranus|jupiter|music|news|song) (?:\\w+ )?(?:hits|beats|slaps|kicks|punches) (?:me|us) \\w+)`,
  followedBy(
    THEY,
    `\\b${BEATS} (?:a |the |his |her |my |some )?(?:\\w+ ){0,2}(?:at|against|into|down|to|(?<!hit )on) (?:me|my (?:face|head|arms?|legs?|back)|us|the (?:wall|floor|ground|stairs|bed|door)|a wall|you)\\b(?! (?:the party|basketball|lunch|compliments))`,
    30,
  ),
  followedBy(
    THEY,
    `\\b(?:hands?|arms?|fingers|belt|fists?|knife|gun|cord|pillow|iron|cigarettes?) (?:\\w+ )?(?:round|around|on|over|at|to|against|in) (?:me|my (?:throat|neck|mouth|face|head|body|arm|leg))\\b`,
    30,
  ),
  `\\b(?:hands?|arms?) (?:round|around) my (?:throat|neck)\\b|\\b(?:raises?|raised|raising|lifts?|lifted) (?:his|her|their|a) (?:hand|fist|arm)\\b|\\bflinch\\w*\\b[^.?!]{0,40}\\b(?:partner|husband|wife|he|she|dad|mum|mom|hand|boyfriend|girlfriend)\\b|\\b(?:push(?:es|ed)?|thr(?:ew|ow|ows)|kick(?:s|ed)?) (?:me|you|her|him) (?:down|off) (?:the|a) (?:stairs|steps|balcony|bed)\\b|\\b(?:broke|breaks|broken|fractured|dislocated) my (?:arm|nose|rib|ribs|jaw|wrist|hand|finger|leg|tooth|teeth)\\b(?<!\\bi (?:just )?(?:broke|fractured) my \\w+)`,
  `\\b(?:rough|aggressive|physical|violent|nasty|handsy|scary|dangerous) (?:with|to|toward|towards|on) (?:me|us|the kids|my)\\b|\\b(?:hes|shes|he is|she is|he gets|she gets|he can be|gets|is|been|was|are|turned) (?:\\w+ )?(?:violent|dangerous|abusive|physical with)\\b(?! (?:planet|mars|aspect|sign|driver|combination|placement|game|transit))|\\b(?:abus\\w+|violence) (?:at home|from|by|in my)\\b|\\b(?:with|by) (?:the|a|his|her|dads|moms|mums) (?:belt|cane|hanger|stick|iron|cord|slipper|wooden spoon|shoe|bat)\\b`,
  `\\b${BEATS} (?:me|us)\\b[^.?!]{0,35}\\b(?:drunk|drinks|angry|mad|pregnant|dowry|crying?|cried|sorry|flowers|hospital|bleed\\w*|bruis\\w+|stairs|wall|floor|grades|stop)\\b(?<!compliments)|\\b(?:all )?my (?:partners|boyfriends|husbands|exes|parents|in ?laws|brothers) (?:\\w+ )?(?:beat|hit|slap|hurt|abuse) me\\b(?! at\\b)|\\b(?:been|gets?|got|getting|im|am|was|being) (?:\\w+ )?(?:beaten|strangled|choked|punished with|locked|starved|threatened|forced|assaulted|attacked|raped|molested|groped|abused|drugged|spiked|followed home|blackmailed|harassed|stalked|held against)\\b(?! (?:by (?:life|saturn|mosquitoes)|out of|in (?:chess|the finals)|to (?:smile|work|move|wait|choose|watch)|into (?:a|this) (?:contract|lease)|up (?:by|at)))`,
  followedBy(
    THEY,
    `\\b(?:started on me|turned on me|lays? (?:a |his |her )?hands? on|laid (?:a |his |her )?hands? on|put(?:s)? (?:his|her|their) hands on|hurts me\\b(?! (?:with (?:his|her)|by|emotionally|when (?:he|she) (?:ignores|lies|cheats)))|yell(?:s|ing) and (?:bang|throw|break|hit|smash)\\w*|bang(?:s|ing) on (?:the|my) door|break(?:s|ing)? (?:my )?(?:things|stuff|plates|doors?|phone)|smash(?:es|ed|ing) (?:my |the |up )?(?:things|stuff|plates|doors?|phone|house|everything)|throws? (?:stuff|things|plates|objects|a plate))\\b`,
    40,
  ),
]

const THREATS = [
  `\\b(?:he|she|they|hes|shes|theyre|hell|shell|theyll|my \\w+|who) (?:will|would|d|might|could|is going to|is gonna|are going to|gonna|going to|wants to|threatens to|threatened to|threatening to|tried to|vows to|said hed|says hed|said shed|ever|one day|someday|finally)? ?(?:\\w+ )?(?:will |would )?(?:find and |come and |try and )?${HARM} (?:me|us|my (?:\\w+ )?(?:kids?|child|children|son|daughter|baby|mum|mom|mother|sister|brother|cat|dog|family)|the kids|all of us|everyone in)\\b(?! (?:lol|haha|at\\b|up\\b|attractive|cute|funny|boring|a |an |on (?:instagram|tinder|facebook|social)|when (?:she|he) sees|if i (?:miss|forget|dont (?:finish|text|call|show|clean)|tell a)|emotionally|with (?:kindness|love)|interesting|for (?:forgetting|this|missing)))(?<=\\b(?:will|would|d|if|might|gonna|says|said|scared|afraid|fear|threat\\w+|someday|one day|vow\\w*|tried|going)\\b[^.?!]{0,45})(?<!\\b(?:boss|mom|mum|mother|wife|husband|dad|roommate|sister|brother|teacher) (?:will|is going to|is gonna|would|gonna) kill me)`,
  near(
    `\\b(?:threat(?:s|en|ens|ened|ening)|blackmail\\w*|swore|warned me|vowed)\\b`,
    `\\b(?:me|us|kids|knife|gun|acid|house|kill|post|pics|photos|videos?|nudes|himself|herself|leave|left)\\b(?! (?:by pluto))`,
    45,
  ),
  followedBy(
    `\\b${FEAR} (?:of|to|that|he|she|they|my|hell|one|for|when|around|because|if|by)?`,
    `\\b(?:go(?:ing)? home|be(?:ing)? home|home alone with|${KIN}\\b[^.?!]{0,12}\\b(?:when|drinks?|drunk|comes|gets|will|would|might|is)\\b(?! (?:leav|cheat|los|mov|bor|unhappy|lonely|lying|sick|ill|dying|gone))|(?:he|she|hell|they)\\b[^.?!]{0,15}\\b(?:kill|hurt|hit|beat|find|do to|does to|attack|come after|snap)|own (?:son|daughter|husband|wife|father|dad|mother|brother|family)|my (?:husband|stepdad|stepfather|dad|boyfriend|bf)\\b(?=[.,;!?]|$| when| because| at))(?! (?:leav|cheat|reject))`,
    25,
  ),
  `\\b(?:has|have|got|pulled|keeps|pointed|waved|waving|with) (?:a |the |his |her )?(?:gun|knife|machete|weapon)\\b[^.?!]{0,30}\\b(?:me|us|says|said|kill|threat\\w*|use it)\\b|\\b(?:acid attack|honou?r killing|dowry)\\b|\\b(?:find|hunt|track) me (?:down )?and (?:kill|hurt|end|beat)\\b|\\bleav(?:e|ing) (?:him|her|an? (?:abus|violent)\\w*)[^.?!]{0,25}\\b(?:kill|hurt|safe|safely|danger\\w*|abus\\w+|end me|find me)\\b|\\b(?:get|getting|run|escape|hide|hiding) (?:away )?from (?:him|my (?:husband|dad|stepdad|boyfriend|partner|ex|family|abuser))\\b(?=[^]{0,40}\\b(?:danger\\w*|scared|safe\\w*|hurt|kill|find|bang\\w*|yell\\w*|violent)\\b)|\\b(?:hiding|locked) (?:myself )?in (?:the|my|our) (?:bathroom|closet|bedroom|toilet|room|car)\\b`,
  `\\b(?:shows?|showing|turns?|turning|waits?|waiting|stands?|sits) (?:up )?outside (?:my|our) (?:work|house|home|flat|job|school|apartment|window)\\b|\\b(?:shows?|showing|turns?|turning) up (?:outside|at) my (?:work|house|home|flat|job|school)\\b[^]{0,60}\\b(?:alone|scared|afraid|frightened|stop|stalk\\w*|creepy)\\b|\\bfollows? me (?:home|from|to|around|everywhere|in (?:his|her) car)(?<!(?:cat|dog|puppy|kitten) follows? me around)\\b|\\b(?:chair|dresser|furniture|lock) (?:\\w+ )?(?:against|on|in front of) (?:the|my) (?:bedroom )?door\\b[^.?!]{0,30}\\b(?:because|stepdad|dad|brother|he|uncle|night|so)\\b|\\b(?:live|living) (?:in (?:constant )?fear|with (?:a violent|an abus\\w+|someone violent))\\b|\\bnowhere (?:safe )?to go\\b(?! on (?:holiday|vacation|saturday|friday))`,
]

const CONTROL = [
  `\\b(?:he|she|they|hes|shes|husband|wife|bf|gf|boyfriend|girlfriend|partner|dad|mum|mom|parents|family|in ?laws) (?:\\w+ )?(?:lock(?:s|ed)? me|tak(?:es|en|e)|took|hid|hides?|controls?|tracks?|monitors?|checks?|reads|watches|forbids?|forbade|isolat\\w+|wont let me|doesnt let me|dont let me|never lets me|not let me|treats? me like (?:a slave|dirt|an animal|property)|wont feed me|doesnt feed me)\\b(?=[^.?!]{0,60}\\b(?:salary|wages|money|penny|cent|phone|passport|friends|family|sister|everything i do|every(?:thing)? (?:move|penny|step)|leave|out|work|in (?:the|my|our)|apartment|slave|house|room|eat|feed|call|night)\\b)(?! (?:my stories|out (?:new|good)|in emotionally|everything (?:personally|literally|slow)))(?!\\w* (?:\\w+ )?(?:thermostat|remote|playlist))(?<!\\b(?:he|she|they|my \\w+) (?:takes?|took|reads|watches|checks))(?=[^]*\\b(?:me|my)\\b)`,
  '\\b(?:checks|goes through|reads|tracks|monitors) my (?:phone|messages|location|texts|every)\\b|\\b(?:takes|took|keeps|controls|steals) (?:away )?(?:all )?(?:my|every|our) (?:salary|wages|penny|cent|passport|pay|bank ?card|money)\\b|\\b(?:treat(?:s|ed)? me like (?:a |an )?(?:slave|dirt|animal|property|dog)|locks? me (?:in|out|up)(?! emotionally)|(?:doesnt|wont|dont) feed me|no food (?:and|as|for punish)|punish\\w* (?:me )?(?:with|by) (?:no food|the belt|lock|hitting))\\b|\\bcalls? me (?:worthless|useless|a whore|whore|a slut|slut|stupid|fat|ugly|trash|garbage|names)\\b',
  '\\b(?:forc(?:e|es|ed|ing)|mak(?:e|es|ing)|sell|sold|selling|send|sending|sent|marry|marrying|made) (?:me|us|her) (?:\\w+ )?(?:off )?(?:to |into )?(?:marr\\w+|a man i|an older man|abroad to|get married|a marriage)\\b|\\bmarri?\\w* (?:\\w+ )?against (?:my|her) will\\b|\\bagainst my will\\b',
]

/** Violence, fear and control, where the words are less plain than "he hits me". */
export const violence: readonly string[] = [...BLOWS, ...THREATS, ...CONTROL]

/** Sexual violence, likewise. */
export const sexualViolence: readonly string[] = [
  `\\b(?:woke|wake|waking|came to)\\b[^.?!]{0,30}\\b(?:inside me|on top of me|undress\\w+|naked|without (?:my )?(?:clothes|pants|underwear)|touching me)\\b|\\b(?:inside me|on top of me)\\b[^]{0,30}\\b(?:asleep|sleeping|drunk|never said yes|didnt want|no\\b|stop)|\\b(?:never|didnt|did not) (?:say|said|give|gave|ask for) (?:yes|consent|permission|it)\\b(?<=(?:i|id) (?:never|didnt|did not) \\w+ \\w+)(?=[^]*$)(?<=\\b(?:inside|sex|touch\\w*|bed|slept|kiss\\w*|woke|on me|him|he)\\b[^]{0,80})`,
  `\\b(?:drugged|roofied|spiked|something in (?:my|a) drink|put something in my)\\b|\\b(?:dont|cant|do not|couldnt) remember (?:what happened|anything|that night)\\b[^]{0,40}\\b(?:sore|clothes|naked|bleed\\w*|party|bed|drink)\\b`,
  `\\b(?:grab\\w*|grop\\w+|touch\\w*|squeez\\w+|rub\\w*|feel(?:s|ing)? up|felt up|strok\\w+|slap\\w*) (?:\\w+ )?my (?:ass|arse|butt|bum|boobs?|breasts?|chest|thighs?|crotch|${BODY})\\b(?<!\\bi \\w+ my \\w+)`,
  followedBy(
    THEY,
    '\\b(?:forced (?:me|himself|herself|his|her)|made me (?:do|touch|watch|suck|have|sleep|undress|strip)|makes me (?:do|touch|watch|have|sleep|strip)|does (?:things|stuff|bad things|sexual) (?:to|with) me|did (?:things|stuff|something|bad things) to me|touched me\\b(?! (?:deeply|so much|with (?:his|her) (?:words|story)|emotionally))|touches me\\b(?! (?:deeply|emotionally))|used to touch|watch(?:es|ed)? me (?:in the shower|undress|sleep|change|shower|bathe)|took off the condom|removed the condom|took the condom off|stealth\\w*|wouldnt (?:stop|take no)|doesnt (?:stop|take no)|didnt (?:stop|take no)|wont (?:stop when|take no))\\b',
    35,
  ),
  '\\b(?:sexual|sex) (?:stuff|things|acts|favou?rs)\\b(?=[^]{0,40}\\b(?:me|dont want|didnt want|make|made|force\\w*)\\b)|\\b(?:makes?|made|making|forces?|forced) me (?:to )?(?:do )?(?:sexual|sex|things i (?:dont|didnt)|stuff i (?:dont|didnt))|\\b(?:forced|pressured|coerced|made) (?:me )?(?:to do|into) (?:things|stuff|sex|it|having sex|sending)|\\b(?:sex|bed|it)\\b[^.?!]{0,20}\\b(?:i (?:didnt|did not|dont) want (?:it|to|that))\\b(?<=\\b(?:sex|bed|touch\\w*|chok\\w+|he)\\b[^.?!]{0,50})|\\btake no for an answer\\b[^]{0,60}\\b(?:dirty|crying|scared|bed|sex|hotel|after|ashamed)|\\bsay stop (?:in bed|during)|\\bwhen i say (?:stop|no)\\b',
  near(
    '\\b(?:shar(?:e|es|ed|ing)|post(?:s|ed|ing)?|leak\\w*|blackmail\\w*|send(?:s|ing)?|sent|spread\\w*|upload\\w*|threat\\w*|extort\\w*)\\b',
    '\\b(?:my|of me|of us) (?:\\w+ )?(?:nudes?|naked|private|intimate|pics|sex tape)\\b|\\bnudes\\b|\\b(?:videos?|pics|photos|pictures) of (?:us|me)\\b[^]{0,50}\\b(?:post|leak|share|threat\\w*|break up|leave)',
    40,
  ),
]
