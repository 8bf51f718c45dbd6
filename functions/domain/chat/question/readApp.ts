import type { AppTopic } from './Question.ts'

const MEMBERSHIP =
  '(?:subscriptions?|membership|premium|(?:my|the|this|your|paid|monthly|yearly|annual|free|cheap\\w*) plan|trial|auto ?-?renew\\w*|billing|payments?|order)'

const TOPICS: readonly (readonly [AppTopic, RegExp])[] = [
  [
    'refund',
    /\b(?:refund\w*|money back|charged (?:twice|me|wrong\w*)|charg(?:e|ed|es) (?:me|us|my \w+|twice|again|for)|reimburse\w*|chargeback)\b/,
  ],
  [
    'deleteAccount',
    /\b(?:delete|close|remove|erase|deactivate) (?:my |the |this )?(?:\w+ )?(?:account|profile)\b|\bdelete (?:me|all my data|my data|everything)\b/,
  ],
  [
    'cancel',
    new RegExp(
      `\\b(?:cancel|stop|end|unsubscribe|quit)\\b.{0,25}\\b${MEMBERSHIP}\\b(?! end)|^(?:please )?(?:how|where) (?:do|can|to|would)(?: i| you)? (?:cancel|unsubscribe)(?: (?:this|it|that|now))?$|^(?:i (?:want|would like) to |please )?(?:cancel|unsubscribe)(?: (?:it|this|me|please|now))*$|\\bstop (?:charging|billing) me\\b|\\bcancell?ation\\b(?! of my (?:flight|trip))|\\bi want to cancel$`,
    ),
  ],
  ['trial', /\b(?:free |my |the )trial\b|\btrial (?:end|over|period|days?)\b/],
  [
    'quota',
    /\b(?:how many|how much|any) (?:\w+ )?(?:questions?|messages?|chats?|asks)\b|\b(?:questions?|messages?) (?:are |do i have |have i )?(?:if i pay|left|remaining|per (?:day|month|week))\b|\b(?:run|ran) out of (?:questions|messages)\b|\b(?:question|message|monthly|daily) (?:limit|quota)\b|\bmore questions\b.{0,12}(?:buy|get)|\bunlimited\b|\b(?:only|just|few|limit(?:ed)?(?: to)?|out of|used(?: up)?|no more|no|extra) (?:\w+ ){0,3}(?:questions|messages)\b(?! about)/,
  ],
  [
    'price',
    new RegExp(
      `\\bhow much (?:is|does|do|are|for)\\b.{0,20}\\b(?:costs?|this|it|${MEMBERSHIP}|pay|app)\\b(?! about)|\\b(?:is|are) (?:this|it|the app|you|orrery) (?:for )?free\\b|\\bprices?\\b|\\bpricing\\b|\\bdoes (?:it|this) cost\\b|\\bdo i (?:have|need) to pay\\b|\\b(?:what|which).{0,25}\\bpremium\\b|\\b(?:get|buy|upgrade|subscribe|join)\\b.{0,12}\\b${MEMBERSHIP}\\b|^(?:how (?:do|can) i )?(?:subscribe|upgrade)$|\\bpayment (?:method|failed|declined)|\\binvoices?\\b|\\breceipts?\\b|\\bbilling\\b\\b|\\b(?:my|credit|change) card\\b`,
    ),
  ],
  [
    'birthTime',
    /\b(?:birth ?time|time (?:i was born|of (?:my )?birth)|hour (?:i was born|of (?:my )?birth))\b.{0,40}\b(?:matter|important|change|affect|difference|problem|need)\w*\b|\b(?:without|need) (?:a |my |the )?(?:exact )?(?:birth ?time|time of birth)\b/,
  ],
  [
    'birthData',
    /\b(?:wrong|incorrect|change|edit|update|correct|fix|entered|add|enter)\b.{0,25}\b(?:birth|born)\b|\b(?:birth|born)[ -]?(?:time|date|place|data|details|city|day)?\b.{0,15}\b(?:wrong|incorrect|unknown)\b|\b(?:do not|not sure|not|unsure|never) (?:know|sure|have|exactly).{0,20}\b(?:birth ?time|time (?:i was|of (?:my )?birth)|what time i was born|when i was born|hour)\b|\bmy birth ?time\b|\b(?:is|does|why).{0,20}\bbirth ?time (?:so |really )?(?:important|needed|necessary|matter|required)\b|\b(?:without|need|know) (?:a|my|the) (?:exact )?(?:birth ?time|time of birth)\b|\bwhat birth (?:time|date|data)\b|\bi was (?:actually |really )?born\b.{0,20}\bnot (?:at |in |on )?(?:the )?\w*\d|\btime of (?:my )?birth\b/,
  ],
  [
    'houseSystem',
    /\bhouse systems?\b|\b(?:placidus|porphyry|whole signs?(?: houses?)?|equal house|koch|sidereal|tropical)\b(?!.{0,12}\bmean)(?<!difference.*)/,
  ],
  [
    'export',
    /\b(?:download|export|print|save|share|send|pdf)\b.{0,20}\b(?:data|chart|chats?|readings?|history|conversation)\b|\bas (?:an? )?(?:pdf|image|picture|file|screenshot)\b|\bscreenshots?\b|\bcopy of my data\b/,
  ],
  ['password', /\bpasswords?\b|\b(?:log|sign) ?-?out\b|\b(?:sign|log) ?-?in\b|\blogin\b|\bmy passcode\b/],
  ['email', /\be-?mails?\b(?! (?:him|her|them|my (?:boss|ex)))|\bnotifications?\b|\bnewsletter\b/],
  [
    'privacy',
    /\bprivacy\b|\b(?:who|(?:can|does|do|is|are|will) (?:anyone|anybody|someone|somebody|others?|people|humans?|a human|staff))\b.{0,15}\b(?:see|sees|seeing|read|reads|reading|access)\b.{0,25}\b(?:my|this|these|chats?|messages?|what i)\b|\b(?:sell|share|store|save|keep|use|protect|remember)\b.{0,12}\b(?:my |our )(?:data|chats?|messages?|information|info|conversations?|questions)\b|\b(?:do|can|will|did) you (?:still )?(?:remember|store|save|keep|record|forget|log)\b|\bis (?:this|it|my data|my chat|our chat) (?:private|safe|secure|confidential|anonymous)\b|\bmy data\b/,
  ],
  [
    'compatibility',
    /\b(?:compare|check|see|do|run|add|make|get|read|find)\b.{0,30}\b(?:compatibility|synastry|(?:friend|partner|someone|boyfriend|girlfriend|husband|wife)(?:'?s)?(?: chart)?)\b.{0,20}\b(?:in the app|here|on here|report|page|feature|section)\b|\bcompatibility (?:report|page|feature|check|section|tool)\b|\bhow (?:do|can) i (?:check|see|get|find|compare)(?: my)? (?:compatibility|charts?)\b|\b(?:add|enter|upload) (?:a |my |another |someone|his|her)(?:'?s)? ?(?:\w+(?:'s)? )?(?:chart|birth)\b/,
  ],
  [
    'readings',
    /\b(?:daily|my|today's|yesterday's|weekly|missed|new|next|old|past|previous) (?:daily )?(?:readings?|horoscopes?)\b(?! for)|\bwhere (?:is|are|do i find|can i (?:find|see|read)) .{0,15}\b(?:readings?|horoscopes?)\b|\bmy streak\b/,
  ],
  [
    'accuracy',
    /\bhow (?:accurate|reliable|precise|exact|trustworthy|scientific) (?:is|are)\b|\b(?:is|are) (?:this|it|you|these|they|your \w+|astrology) (?:really |even |actually )?(?:accurate|reliable|real\b(?! (?:person|human))|true\b(?! that)|scientific|legit|proven)\b|\bdoes (?:astrology|this) (?:really |even |actually )?work$(?<!how does.*)|\bhow (?:do|did|can|could|would) you (?:even |really )?(?:know|see|tell|figure|work|get)\b.{0,24}\b(?:my|me|about|if i|without|when i)\b|\bwhere (?:do|does|did) (?:you|this|your) \w* ?(?:get|come)\b|\bhow (?:do|did) you (?:calculate|compute|work (?:this|it) out)\b|\bcan i trust (?:you|this)\b/,
  ],
  [
    'whoAreYou',
    /\b(?:who|what) (?:exactly )?(?:are|is) (?:you|orrery|this)$|\bare you (?:an? |the |even |actually |really |just )*(?:\w+ )?(?:human|person|real|ai|bot|robot|machine|chat ?gpt|gpt|computer|astrologer|psychic|alive|openai|claude|gemini ai|conscious)\b|\bwho (?:made|built|created|runs|writes|answers|am i (?:talking|speaking|chatting))\b|\bis this (?:an? )?(?:ai|bot|robot|(?:real )?(?:person|human))\b|\bwhat is your name\b|\bdo you have a name\b|\bam i talking to\b|\b(?:talk|speak|chat) (?:to|with) (?:an? )?(?:\w+ )?(?:human|person|astrologer|someone real)\b|\bwhich (?:ai|model)\b|\btell me about yourself\b/,
  ],
  [
    'whatCanYouDo',
    /\bwhat (?:else |all |things |stuff |questions )?(?:can|could|do) (?:you|i|we) (?:do|ask|help|know|tell|see|read)(?: (?:you|me|here|with|for me|about|with this|in here))*$|\bhow (?:do|does|can) (?:i use )?(?:this|you|it|the app|this app)(?: (?:work|help(?: me)?))?$|^(?:help|help me|menu|start|commands|options|faq|support)$|\bwhat (?:kind|sort) of (?:questions|things)\b|\bwhat are you (?:for|able)\b|\bcontact (?:support|you|us)\b|\b(?:change|switch|other|which) (?:the )?languages?\b|\b(?:dark mode|settings)\b|\bwhat is this (?:app|site|chat)\b|\b(?:the|this|your) (?:app|website|site|page|screen|chat|button)\b.{0,20}\b(?:crash\w*|broken|down|not|stuck|slow|loading|freez\w*|froze|bugg?y?|glitch\w*|work\w*|error|blank|keeps?)\b|\b(?:bugs?|glitch\w*|error message|tech support|customer (?:service|support))\b|\b(?:install|update|reinstall) (?:the |this |your )?app\b|\b(?:iphone|ios|android) (?:app|version)\b|\bcan you (?:send|remind|call|speak|draw|show pictures|hear)\b/,
  ],
]

/** What of the app is asked. `text` has no marks at its ends. */
export const readApp = (text: string): AppTopic | undefined => TOPICS.find(([, pattern]) => pattern.test(text))?.[0]
