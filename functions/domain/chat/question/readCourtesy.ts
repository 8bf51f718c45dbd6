import type { Courtesy } from './Question.ts'

const END =
  '(?: (?:so|very|a lot|much|really|again|then|there|everything|bye|goodbye|now|please|for (?:now|everything|that|the \\w+|your \\w+)|you|orrery|guys?|all|everyone|friend|that|it|was|is|helpful|great|good|nice|everybody|man|dude|bro|girl|bot|and|i|am|to|see|soon|later|appreciate|sure|okay|yes|yeah|no|thanks))*'
const whole = (source: string) => new RegExp(`^(?:${source})${END}$`)

const COURTESIES: readonly (readonly [Courtesy, RegExp])[] = [
  [
    'thanks',
    whole(
      '(?:oh |okay |that is |this is |so |very |great |cool |wow |many |nice |perfect |awesome |ah )?(?:thanks?|thank you|thnx|cheers|much appreciated|appreciate it|gracias|merci)',
    ),
  ],
  [
    'thanks',
    /^(?:\w+ ){0,3}?(?:thanks|thank you|thx|appreciate)\b(?!.*\b(?:what|when|why|how|can|could|should|will|would|where|which|do|does|am|are)\b).{0,70}$/,
  ],
  [
    'greeting',
    whole(
      '(?:h+i+|he+y+|hello|yo|good morning|good evening)(?! (?:why|what|how|when|who|where|help|love|work|money|sun|moon|venus|mars)) [a-z]+|(?:oh )?(?:h+i+|he+llo+|he+y+|hiya|gm|howdy|yo|(?:are )?you there|anyone there|anybody there|greetings|hello|good (?:morning|afternoon|evening|day)|morning|evening|namaste|(?:h+i+|hey+|hello)?,? ?how are (?:you|things|we)(?: (?:doing|today|going))*|what is up|how is it going|nice to meet you|(?:h+i+|hey+|hello),? what is up)',
    ),
  ],
  [
    'goodbye',
    whole(
      '(?:okay |well |alright )?(?:merry christmas|happy (?:new year|holidays|birthday|easter|halloween|thanksgiving)|(?:good ?)?bye+(?: \\w+)?(?: ?bye)?|good ?night|see (?:you|ya)|ciao|later|farewell|take care|cya|got(?:ta)? (?:to )?go|have to go|talk (?:to you )?(?:later|soon)|have a (?:good|nice|great) (?:day|night|one|evening|weekend))',
    ),
  ],
  [
    'joke',
    /\btell me (?:a|another) (?:\w+ )?joke\b|^(?:(?:lol+|lmf?ao+|rofl|(?:ha|he|hi){2,}h?|jk|just kidding)\b ?)+$|\bwill you marry me\b|\b(?:do you|are you) (?:love me|single|married|in love|flirting)\b|(?<!\b(?:say|saying|said|tell\w*|that|him|her) )\bi love you\b|\bmake me laugh\b|\b(?:what is|what|are) (?:you|your) (?:wearing|(?:star |zodiac )?sign)\b|\bwhat sign are you\b/,
  ],
  [
    'insult',
    /\b(?:you|this|that|it|astrology|app|bot|orrery)(?: \w+)? (?:is |are )?(?:\w+ and |such |so |a |an |all |total |complete |just |really |absolute |fucking |freaking )*(?:suck|sucks|stupid|dumb|useless|idiot|moron|trash|garbage|rubbish|bullshit|bs|crap|shit|fake|scam|nonsense|pseudoscience|worthless|annoying|boring|lame|joke|liar|terrible|awful)\b(?! (?:for|of me|at work|to|if|idea|that i|enough))|^(?:fuck (?:you|off|this)|shut up|stfu|screw you|bullshit|idiot|stupid(?: bot)?|bs|nonsense|what a (?:joke|scam|load of \w+)|go to hell|bite me|i hate (?:you|this|this app))\b/,
  ],
  [
    'praise',
    /^(?:oh |wow |omg |haha )?(?:you|this|that|it) (?:are|is|was|were) (?:\w+ )?(?:smart|clever|wise|kind|sweet|right|good|great|amazing|awesome|accurate|true|deep|beautiful|lovely|helpful|wild|crazy|insane|cool|nice|scary|interesting|a genius|the best|brilliant|perfect|magic|lit|fire|comforting|beautiful)$/,
  ],
  [
    'praise',
    /^(?:(?:oh|omg|wow|haha|damn|yes|this|that|it|you|is|are|was|were|so|really|your|very|spot|scarily|super|too|the|best|such|a|an|good|great|my|god|i|love|like|totally|exactly|pretty|quite|scary|creepy|makes sense|amazing|accurate|on point|awesome|brilliant|perfect|true|on|cool|nice|interesting|beautiful|incredible|wonderful|fantastic|impressive|helpful|right|me|answer|reading|app|insight|job|well|done|work|point)\b[ ,.!]*)+$/,
  ],
  [
    'yes',
    whole(
      '(?:wow |oh |ah |hmm )?(?:whatever|meh|fair enough|noted|gotcha|bet|word|hm+|interesting|same|cool beans|will do|for sure|exactly|true|oh|ah|aha|i know|i guess|i guess so|maybe|perhaps|not bad|all good|you are right|good point|good to know|ugh|oof|yikes|damn|wtf|omg|oh no|no way|yes|yeah|yep|yup|ya|sure|okay|okie|alright|right|of course|definitely|absolutely|please do|yes please|correct|got it|i see|fine|makes sense|go for it|understood|do it|indeed|agreed)',
    ),
  ],
  [
    'no',
    whole(
      'no|nope|nah|nvm|not really|no thanks?|no thank you|never ?mind|idk|dunno|i do not know|not now|nothing|forget it|no worries|i am good|that is all',
    ),
  ],
]
const WORTH_PRAISE =
  /\b(?:wow|omg|amazing|accurate|on point|awesome|brilliant|perfect|spot on|cool|nice|interesting|beautiful|incredible|wonderful|fantastic|impressive|helpful|great|good|well done|love (?:this|it|that|you)|the best|exactly|so true|scary|creepy|smart|clever|wise|kind|sweet|right|true|deep|lovely|wild|crazy|insane|a genius|magic|lit|comforting)\b/

/** A message that only is polite, or is not. `text` has no marks at its ends. */
export const readCourtesy = (text: string): Courtesy | undefined =>
  COURTESIES.find(([kind, pattern]) => pattern.test(text) && (kind !== 'praise' || WORTH_PRAISE.test(text)))?.[0]
