import { anyOf, claimsOf } from './clauses.ts'

const WILL = String.raw`(?:['’]ll| will| is going to| are going to|['’](?:s|re) going to| is about to| are about to)`
const GAIN =
  'offer|job|money|payment|salary|raise|promotion|bonus|pay rise|refund|letter|call|love|recognition|apology|answer|wedding|baby|child|proposal|lover|partner|man|woman'

/** What will be, told as if somebody knew. */
const PROMISES = anyOf(
  String.raw`\byou${WILL}(?: \w+ly| soon| also| then)? (?:have met|meet|win|earn|receive|lose|succeed|fail|marry|inherit|recover|divorce|fall (?:in|for|ill)|hear from|get (?:the|a) (?:job|raise|promotion|offer|call|letter|yes|child)|get (?:paid|back|married|pregnant)|find (?:love|work|someone|somebody|a new|the)|be (?:with|offered|asked|promoted|hired|fired|paid|chosen|forgiven|rewarded|famous|rich|married|pregnant|left|together|happy|successful|an? (?:mother|father|parent|grandmother|grandfather|millionaire|widow\w*))|become|have (?:(?:the|your|that) (?:${GAIN})|a row|an? (?:fight|accident|baby|affair|offer)|met|money|success))\b`,
  String.raw`\byou['’]ll have (?:met|found|got|moved|won)\b|\byou get (?:it|them|your money) back\b`,
  String.raw`\b(?:an?|the|your|this|that) (?:\w+ )?(?:${GAIN})(?:${WILL}| is coming| is on (?:its|the) way| is close| is near| arrives| comes (?:in|your way)| finds you| is yours)\b`,
  String.raw`\b(?:money|love|luck|success|fame|fortune|wealth|recognition) (?:is coming|is on its way|arrives|comes to you|comes your way|finds you|is yours|is certain|will come)\b`,
  String.raw`\b(?:going to|will) (?:bring|give|get|make) you (?:\w+ )?(?:more |much |a lot of )?(?:money|luck|love|rich|happy|famous|success|the job|a child)\b`,
  String.raw`\b(?:somebody|someone|a stranger|nobody|the (?:one|judge|other side)|an? (?:old |new )?(?:friend|lover|ex|flame))(?:${WILL}| comes back| returns| walks in| sees it your way)`,
  String.raw`\b(?:somebody|someone|a (?:man|woman|stranger|person))(?: \w+){0,2} (?:walks|comes|steps|enters|is coming)(?: back)? (?:in|into|through) your (?:life|door)\b`,
  String.raw`\b(?:it|this|that|everything|all)${WILL} (?:work out|end (?:well|badly)|pay off|come true|be (?:fine|all right|yours))\b`,
  String.raw`\b(?:definitely|certainly|guaranteed|without fail|sure to|bound to|for certain|meant for each other|the one for you|made for each other|nobody can refuse)\b`,
  String.raw`\b(?:wins|win) in the end\b|\bit (?:pays|will pay) what it owes\b|\b(?:wedding|marriage|baby|pregnancy|divorce|separation|offer|promotion) is (?:closer|nearer|near|close|certain|coming)\b`,
)

export const promises = (sentence: string): boolean => claimsOf(sentence).some((clause) => PROMISES.test(clause))
