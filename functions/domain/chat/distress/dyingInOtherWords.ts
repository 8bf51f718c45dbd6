import { anyOf, followedBy, near } from './frames.ts'

/** To be dead, in the words for it that are no figure of speech. */
const GONE =
  '\\b(?:(?:im|i am|i was|i were|id be|i would be|i wasnt|i werent|if i wasnt) (?:\\w+ )?(?:not |no longer |never )?(?:gone|dead|around|here|alive)(?! (?:for|with|in|on|at|him|her|you|them|people|until|wrong|last|serious|lol|tired|right|now|again|looking|asking|because)\\b))'
const WITHOUT_ME =
  '\\b(?:without me|when i go|before i go(?! (?:to|on|out|home|back|for|in)\\b)|after i go(?= |[.,;!?]|$)(?! (?:to|on|out|home|back)\\b)|after im gone)\\b'
const FAREWELL =
  '(?:writ(?:e|es|ing|ten)|wrote|letters?|notes?|goodbyes?|cleaning out|clean(?:ed)? out|sorting|giving away|deal with|will and|passwords|my things|my stuff)'
const DEATH = '(?:death|dying(?! (?:to|for)\\b)|suicide|the afterlife)'
const WISH =
  '(?:wish|wishing|hope|hoping|pray|praying|beg|begging|dream|dreaming|wouldnt mind|would not mind|dont mind|wouldnt care|want|wanted|wouldnt it|would it be|id be (?:fine|ok|okay|happy|relieved|glad)|thats? (?:fine|ok))'
const ACCIDENT =
  '(?:(?:bus|car|truck|train|lorry|plane|meteor|lightning|asteroid|accident|crash|terminal|illness|cancer|something fatal|heart attack)(?:es|s)?)'
const FALLS_ON =
  '(?:hits?|took|takes?|kills?|killed|crash(?:es|ed)?|runs?|ran|catch|caught|get|got|strikes?|would|wiped?)'
const STAY_ALIVE =
  '(?:(?:be(?:ing)?|stay(?:ing)?|still|get(?:ting)? through \\w+ \\w+) (?:alive|around|on this earth)|mak(?:e|ing) it (?:to \\d|past|through (?:the (?:night|week|year|month)|this (?:night|week|year|month)|tonight)|much longer|til|until)|liv(?:e|ing) (?:past|beyond|to see|to be|long)|surviv(?:e|ing) (?:this (?:year|week|month)|the (?:night|week|year)|tonight|much))'

/** To die, wished, foreseen or asked for. */
const WISHED = [
  near(
    `\\b${WISH}\\b`,
    `\\b${ACCIDENT}\\b[^.?!]{0,15}\\b${FALLS_ON}\\b[^.?!]{0,12}\\b(?:me|us)\\b(?! (?:home|to|there|off)\\b)`,
  ),
  `\\b(?:hope|wish|pray|want to|wanna|wouldnt mind|would love to)\\b[^.?!]{0,15}\\b(?:catch|get|have|got|caught|gett?ing|develop) (?:something |a |an )?(?:terminal|fatal|deadly|incurable|cancer(?! (?:rising|moon|sun|man|woman)))`,
  followedBy(
    '\\b(?:wish|hope|pray|praying|keep wishing)\\b',
    '\\b(?:plane|car|train|bus|house|ceiling|earth)\\b[^.?!]{0,12}\\b(?:crash|crashes|falls?|collapses?|burns down)\\b',
    20,
  ),
  near(
    anyOf(
      'relieved',
      'happier',
      'better',
      'easier',
      'lighter',
      'glad',
      'free',
      'celebrate',
      'notice',
      'miss',
      'care',
      'cry',
    ),
    `(?:${GONE}|\\bwithout me(?=[.,;!?]|$| in| here)|\\bi (?:vanished|disappeared|died|dropped dead)\\b)(?<!\\bex\\b[^.?!]{0,40})`,
    45,
  ),
  followedBy(
    `\\b(?:cant|dont|do not|cannot|wont|not|never|hardly|doubt|dont think|dont see|cant see|cant picture|cant imagine|dont want to|dont plan|no plans|did not plan|wonder if|see if|will|not sure)\\b`,
    `\\b${STAY_ALIVE}\\b`,
    30,
  ),
  `\\bif i (?:make|even make) it to (?:\\d+|my|next)\\b|\\b(?:might|may|probably|prob|wont|will not|likely) not be (?:around|here|alive)(?! (?:on time|to sign)\\b)(?: (?:after|by|past|next|much|for|when|to|in)|[.,;!?]|$)|\\bbe around (?:after|much longer|by)\\b`,
  '\\b(?:am i|i am|im|was i|i was) (?:meant|supposed|destined|going|fated) to (?:die|be dead)\\b|\\bwhy (?:cant|dont|didnt|havent|couldnt) i (?:just )?(?:die|died|be dead|drop dead)\\b|\\b(?:when|whens|what day|how soon) (?:is |will |do |am )?(?:i|my|it)(?: \\w+)? (?:to )?(?:die|death|time to die|time to go)\\b(?! (?:alone|of laugh))|\\b(?:day|time|way|chance|ready|permission|allowed|want|wants) (?:for me )?to d(?:ie|y)\\b(?! (?:for|of laugh|than|hard|my|his|her)\\b)',
  '\\b(?:hope|wish|pray)\\b[^.?!]{0,20}\\b(?:die|dies|death|dead)\\b(?! (?:hard|for|down|last|alone|than|out)\\b)(?<=\\b(?:i|my|id|me|so|hope)\\b[^.?!]{0,30})',
  '\\b(?:die|dying|death)\\b[^.]{0,40}\\b(?:i hope so|hopefully|hope so|hope its soon|id be (?:ok|fine|happy|glad)|be nice|would be (?:ok|fine|nice|better))\\b|\\bi (?:want|wish|crave|welcome|long for|dream of|look forward to|pray for) (?:for )?(?:death|dying|my death)\\b',
  `\\b(?:think|thinking|thought|obsess\\w*|daydream\\w*|fantasi[sz]\\w*|dwell\\w*|imagin\\w+|pictur\\w+|visuali[sz]\\w+) (?:\\w+ )?(?:about |of |on |over )?(?:\\w+ )?(?:${DEATH}|(?:your|my)self (?:hang\\w*|dead|dying|falling|jump\\w*|drown\\w*|in a coffin))\\b(?! (?:card|of (?:my|a|the) (?:ego|relationship)|house)\\b)`,
  '\\b(?:i should too|i deserve to die|id rather be dead|want to be dead|wishing for death|death seems|death is (?:the|my|an|all|better)|only exit|way to exit|no other exit)\\b',
]

/** To die, by what is done for it. */
const PREPARED = [
  near(
    `\\b${FAREWELL}\\b`,
    `(?:${GONE}|${WITHOUT_ME}|\\bso (?:no one|noone|nobody|they|my \\w+) (?:has|have|doesnt|wont|dont|wouldnt)(?: have)? to\\b[^.?!]{0,20}\\bafter\\b)`,
    50,
  ),
  '\\b(?:wrote|written|writing|write|finished|finishing|left) (?:my |a |the |some |all )?(?:last |final |goodbye )?(?:letters?|notes?) (?:to|for) (?:everyone|everybody|(?:all )?my (?:\\w+ )?(?:family|parents|kids|children|mum|mom|friends|wife|husband|loved ones))\\b|\\bsay(?:ing)? (?:my )?goodbyes?\\b(?! to (?:my (?:old|ex|past|job|teens|twenties|thirties|20s|30s)|2\\d|the old|him|her|it|sugar|this job)\\b)(?= to (?:people|everyone|everybody|them|all|my)|[.,;!?]|$)|\\b(?:texted|sent|messaged|called) (?:me |us )?(?:a )?goodbye\\b|\\btell my (?:\\w+ )?(?:mum|mom|dad|kids|family|wife|husband|parents|children|sister|brother|daughter|son) (?:that )?(?:im|i am|i was) sorry\\b',
  near(
    '\\b(?:insurance|pension|inheritance)\\b',
    '\\b(?:more than (?:they|me|i)|without me|when i die|worth more dead|need me)\\b',
  ),
  '\\bwish\\w* (?:he|she|they|that \\w+) (?:was|were) dead\\b|\\bmy last (?:birthday|christmas|summer|night)\\b[^]{0,25}\\b(?:get what i mean|ever|goodbye|last)\\b|\\bworth more dead\\b|\\b(?:bought|buying|got|have|found|ordered|hid|hide|tied|tying|get|need) (?:a |some |the |my |enough )?(?:rope|noose|helium|razor blades|exit bag|charcoal grill|bullets)\\b|\\b(?:garage|car)\\b[^.?!]{0,25}\\b(?:engine|exhaust|motor|hose) (?:on|running|pipe|fumes)|\\b(?:exhaust|carbon monoxide) (?:pipe|fumes|poisoning|works?)\\b',
  '\\b(?:how (?:high|tall|far|deep|long|fast|much blood)|which|what)\\b[^.?!]{0,30}\\b(?:you |one |a person |i )?(?:have to |need to |must )?(?:fall|drop|jump|bleed out|drown|suffocate|freeze to death|hang)\\b[^.?!]{0,12}(?:to die|$|[.,;!?])(?<=(?:have to|need to|must|to die|takes? to|does it)[^.?!]{0,25})|\\b(?:googl\\w+|look\\w* up|search\\w*|reading|read|research\\w*) (?:\\w+ ){0,3}(?:painless|methods?|ways to die|how to die|how to (?:hang|kill|end)|lethal|high you)|\\bleast (?:messy|painful|scary) way\\b|\\b(?:painless|quick|easy|peaceful) (?:methods?|death|way out|exit)\\b',
  '\\bwhats? (?:does )?(?:it |is it |dying |drowning |hanging )?(?:like |feels? like )(?:like )?(?:to )?(?:die|drown|hang|bleed out|fall|suffocate|dying|be dead)\\b|\\bwhat (?:happens|would happen) (?:if|when|to)\\b[^.?!]{0,20}\\b(?:you|i|people|someone|the soul)\\b[^.?!]{0,15}\\b(?:suicide|own life|end (?:it|things|their)|kills? (?:my|your|them)sel(?:f|ves))',
  '\\b(?:let|letting|let go|take my hands|taking my hands|swerv\\w+|turn\\w*|jerk\\w*) (?:go )?(?:of |off )?(?:the )?(?:steering )?wheel\\b|\\b(?:edge of (?:the )?(?:platform|roof|bridge|cliff|balcony)|platform edge|(?:close|near) to the (?:platform|edge|tracks|railing))\\b|\\b(?:walk\\w*|go|going|sit|sitting|stand\\w*|drive|drove)\\b[^.?!]{0,20}\\b(?:bridge(?! club)|train tracks|cliffs?|rooftop)\\b|\\bbridge\\b[^.?!]{0,30}\\b(?:every (?:night|day)|alone|at night|walk there|go there|look(?:ing)? down)\\b|\\b(?:was|were|im|am|almost|nearly|about) (?:going to|gonna|to)? ?jump(?:ed|ing)?(?: last| tonight| today|[.,;!?]|$| but)',
  '\\b(?:i have|i made|ive made|made|ive got|got) a plan\\b(?=[.,;!?]| and| for (?:tonight|friday|when)|$)(?! (?:for (?:my|the)|b\\b))(?=[^]{0,30}\\b(?:this (?:\\w+day|weekend|week)|tonight|tomorrow|done|goodbye|soon|die)\\b)|\\b(?:hang|hung|hanged|hanging|drown|shoot|stab|suffocat)\\w* (?:my|your)self\\b|\\b(?:your|my)self hanging\\b|\\bonly (?:thing|person|reason)(?: thats)? (?:stopping|keeping) me\\b(?! (?:busy|sane|awake|warm|company|from (?:quit|buy|text|call|mov|say)))|\\b(?:talk me out of|give me a reason not)\\b',
]

/** To die, called by another name. */
const RENAMED = [
  '\\b(?:end|ending|ended|finish|finished|finishing) (?:things |it |this )?(?:myself|for myself|on my own terms)\\b|\\b(?:about|going|want|ready|able|time|better|try|just|could|might|should)(?: to)?(?: just)? end (?:it|this|things)(?: myself| all| now| tonight| already| for good|[.,;!?]|$)(?! with)|\\bcall(?:ing)? it quits (?:on|with) (?:life|living|everything|it all)\\b|\\b(?:check|checking|clock|clocking|tap|tapping|opt|opting|log|logging) (?:myself )?out (?:for good|forever|of (?:life|this life|this world|existence)|permanently)\\b|\\blet(?:ting)? go of (?:life|living|everything and)\\b',
  '\\b(?:leav(?:e|ing)|exit(?:ing)?|quit(?:ting)?|depart(?:ing)?|escap(?:e|ing)) (?:from )?(?:this |the |my )?(?:life|existence|earth|world|body|mortal)\\b(?! (?:behind in|in (?:london|new)|partner|coach|of (?:crime|luxury|dating)))|\\b(?:unsubscribe|resign) from (?:life|existence)\\b|\\b(?:not|didnt|dont|never|without) (?:show(?:ing)? up|show) (?:to|for) life\\b',
  '\\b(?:rest|sleep|quiet|silent|silence|peace|still|dark|gone|over|stop|stopped|away)(?:[.,;]? (?:for good|forever|for ever|permanently|for eternity))(?! (?:home|young|with (?:him|her)|from (?:him|her))\\b)|\\bpermanently[.,;!?]*$|\\bstop being (?:a )?(?:problem|burden|here|alive|me|in the way)\\b|\\b(?:sleep|not wake up|not wake|dont wake up|not waking(?: up)?)\\b[^.?!]{0,6}\\bever\\b|\\b(?:not|never) waking(?: up)?(?=[.,;!?]|$| again| tomorrow)|\\b(?:point|reason|use|sense) (?:of|in|to|for) (?:wak(?:e|ing) up|get(?:ting)? (?:up|out of bed)(?! early)|keep doing|stay\\b|going on(?! (?:\\w+ )?(?:dates?|holidays?|vacations?|trips?|tour|diets?|tinder|hinge|about|with)\\b)|be(?:ing)? (?:here|alive))',
  '\\b(?:dont|do not|no longer|not|didnt|never|stopped) (?:really |even )?(?:want|wanting|wanna|wish|care)(?: to| about)? (?:live|living|be alive|exist|be here (?:anymore|any longer)|wake|be a person|be (?:in|part of) this (?:world|life))\\b(?! (?:in (?!this|my body|pain)|with|together|alone|near|here|there|abroad|far|at|next)\\b)|\\bhelp me i (?:dont|do not) want to\\b',
  '\\b(?:own life|take (?:your|ones|their) (?:own )?life|took (?:his|her|their) (?:own )?life|my time to die|id be finding out soon|find(?:ing)? out soon)\\b|\\b(?:join|follow|be with|be reunited with|see) (?:my (?:late|dead|deceased) \\w+|him|her|them)\\b(?=[^]{0,25}\\b(?:cant wait|other side|up there|in heaven|soon|any longer)\\b)(?<=(?:late|dead|died|passed|lost|life|deceased|grave)\\b[^?]{0,60})|\\bready to (?:die|let go of life|leave (?:this (?:life|world|earth|place)|for good)|go be with)',
]

export const dyingInOtherWords: readonly string[] = [...WISHED, ...PREPARED, ...RENAMED]
