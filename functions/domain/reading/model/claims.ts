import { MONTHS, WEEKDAYS } from '../../words/calendar.ts'

/** A time that only the event may tell. Without a date "may" and "march" are words, and to wait until tomorrow is advice. */
export const TIME = new RegExp(
  [
    // "Write for 10 minutes" is an act.
    String.raw`\d+(?!\d| ?-?(?:minutes?|seconds?|words?|lines?|names?|things?|pages?)\b)`,
    String.raw`\b(?:${WEEKDAYS.join('|')}|(?!May\b|March\b)(?:${MONTHS.join('|')}))s?\b`,
    String.raw`\b(?:in|until|since|by|on|early|late) (?:May|March)\b`,
    String.raw`(?<!\b(?:[Uu]ntil|[Ff]or|[Tt]ill) )\b[Tt]omorrow\b(?!['’]s)`,
    String.raw`\b[Nn]ext (?:week|month|year|spring|summer|autumn|winter)\b(?<!\bthe next \w+)`,
    String.raw`\b[Ww]ithin (?:a|the|two|three|four|five|six) (?:days?|weeks?|months?|years?)\b`,
    String.raw`\bo['’]clock\b|\b(?:[Aa]t|[Bb]efore|[Aa]fter|[Bb]y) (?:noon|midnight|midday)\b`,
    String.raw`\b[Aa]t (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:in the (?:morning|afternoon|evening)|tonight|this (?:morning|afternoon|evening))\b`,
  ].join('|'),
)

const FORTUNE =
  'offers?|jobs?|money|payments?|salary|raise|promotion|refund|news|message|letter|call|love|relief|recognition|apology|answer'

/** What will be, told as if somebody knew. */
export const PROMISE = new RegExp(
  [
    String.raw`\byou(?:['’]ll| will| are going to|['’]re going to)(?: \w+)? (?:meet|win|earn|receive|lose|succeed|fail|marry|inherit|recover|fall (?:in|for)|hear from|get (?:a|an|the|your|what|paid|back)|find (?:love|work|someone|somebody|an?|your)|be (?:offered|asked|promoted|paid|chosen|loved|forgiven|rewarded|noticed))\b`,
    String.raw`\b(?:an?|the|your|this|that|new|good|more) (?:\w+ )?(?:${FORTUNE}) (?:will|is going to|is coming|is on its way|arrives|comes in|comes your way|goes up|lands|finds you|is yours|is certain|is safe)\b`,
    String.raw`\b(?:money|love|luck|success|fortune|recognition) (?:is coming|is on its way|arrives|comes to you|comes your way|finds you|is yours|is certain)\b`,
    String.raw`\b(?:somebody|someone|a stranger|an? (?:old |new )?(?:friend|lover|ex|flame)) (?:will|is going to|is about to|comes back|returns|walks in)\b`,
    String.raw`\b(?:it|this|that|everything|all)(?:['’]ll| will| is going to) (?:work out|turn out|end (?:well|badly)|pay off|come true|be (?:fine|all right|yours|over))\b`,
    String.raw`\b(?:definitely|certainly|guaranteed|without fail|is sure to|are sure to|is bound to|are bound to)\b`,
  ].join('|'),
  'i',
)

const OTHERS = `(?:your|the) (?:partner|husband|wife|boyfriend|girlfriend|boss|manager|ex|friend|mother|father|sister|brother|colleague|neighbou?r|child|children)|(?:the |that )?person (?:you(?:['’]re| are) seeing|next to you)|someone close|somebody you like`
const MIND =
  'wants|misses|thinks|loves|feels|regrets|knows|hopes|fears|hides|says|said|told|is (?:thinking|hiding|waiting|lying|jealous|angry|in love|worried)|has (?:been|already|feelings)'

/** What somebody else has in mind, says or is going to do. */
export const THEIR_MIND = new RegExp(
  [
    String.raw`\b(?:${OTHERS})(?: \w+ly| still| already)? (?:${MIND})\b`,
    String.raw`\b(?:${OTHERS})(?:['’]ll| will| is going to| are going to)\b`,
    String.raw`\b(?:somebody|someone|everyone|everybody)(?: \w+){0,3} (?:misses you|loves you|admires you|envies you|is (?:thinking of|talking about|in love with) you|thinks of you)\b`,
  ].join('|'),
  'i',
)

/** The same of whoever was named before. A planet may be meant, where there is one. */
export const SOMEBODYS_MIND = new RegExp(
  String.raw`\b(?:he|she)(?: \w+ly| still| already)? (?:${MIND})\b|\b(?:he|she|they)(?:['’]ll| will| is going to| are going to)\b`,
  'i',
)

/** What others are there for, or what costs more than ten minutes can give back. */
export const COUNSEL =
  /(?:^|[.;:] )(?:resign|quit|invest|bet|lend|borrow|divorce|buy(?! nothing)|sell|sign (?:the|that)|leave (?:him|her|your (?:partner|husband|wife|job)))\b|\b(?:hand in your notice|ask your (?:doctor|lawyer)|see a (?:doctor|lawyer)|take (?:your |a )?(?:medicine|supplement)s?)\b/i

/** What has been, which nobody told us. To be born with a planet is no such thing. */
export const PAST =
  /(?<!\b(?:what|whatever|where|while|thing) )\byou (?:were(?! born\b)|felt|used to|have been|grew up|learned (?:early|young|as))\b|\byou['’]ve been (?:hurt|left|told|waiting)\b|\b(?:lately|recently|yesterday|last (?:night|week|month|year)|these past|as a child|childhood|years ago|your parents)\b/i
