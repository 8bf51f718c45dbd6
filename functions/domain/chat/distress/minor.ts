const TEENS = '(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
const CHILD = `(?:${TEENS}|[5-9]|five|six|seven|eight|nine)`
const NOT_AN_AGE =
  '(?! ?(?:weeks?|months?|days?|min\\w*|hours?|degrees?|°|%|percent|kg|pounds|lbs|k\\b|cm|am\\b|pm\\b|th\\b|:|\\.\\d|,\\d|/|feet|foot|houses?|planets?|people|points?|out of|in a row|(?:years?|yrs) (?:older|younger|sober|in|into|married|clean|with|late|apart|ahead|post|single|behind|divorced|since)|minutes?|dates?|jobs?|km|miles|grand|thousand|lessons?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*))'

/** The reader says that they are not a grown-up. */
export const minor: readonly string[] = [
  `\\b(?:im|i am|i just turned|i turned|i will be|ill be|just turned|i turn|im about to turn|i am about to turn|im turning|my age is|age:?) (?:only |just |still |about |almost |nearly |not even |literally |turning |like )*${TEENS}\\b${NOT_AN_AGE}`,
  `\\b(?:im|i am|as|being) (?:only |just |still )*(?:an? )?${CHILD}[ -]?(?:years?|yrs?|y/?o)[ -]?(?:old|o)?(?= ?(?:old\\b|[.,;!?)]|and|boy|girl|kid|$|o\\b|who|but|can|so))|\\bi (?:m|am) ${CHILD} years old\\b|\\b${TEENS} ?(?:yo|y/o)\\b(?= ?(?:girl|boy|here|[.,;!?)]|and|$))`,
  '\\b(?:i|me|im|my) ?\\(?(?:1[0-7])(?:f|m|nb)\\b|^(?:1[0-7])(?:f|m)\\b',
  '\\b(?:im|i am|as|being|only|just|still|since im) (?:only |just |still )*a (?:minor|teen|teenager|teenage (?:girl|boy)|kid|child|little (?:girl|boy)|schoolgirl|schoolboy|high school(?:er| student)|middle school(?:er| student)|(?:freshman|sophomore|junior) in high school|young teen|tween)\\b(?! (?:at heart|inside|of the|person|of))',
  '\\b(?:im|i am|i go|im still|i am still|still) (?:in|at|to) (?:the )?(?:(?:4|5|6|7|8|9|10|11)th|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh) grade\\b|\\b(?:im|i am|im still|still) in (?:year (?:[4-9]|1[01])\\b(?! (?:by|in|of|cycle|numerolog\\w+|energy))|(?:high|middle|primary|elementary|secondary|junior high) school|(?:grade|class|form|sec(?:ondary)?) (?:[1-9]|1[01])\\b)|\\bi go to (?:high|middle|primary|elementary|secondary|junior high) school',
  '\\b(?:im|i am) (?:under ?age|under (?:18|eighteen)|below 18|not (?:yet |even )?(?:18|eighteen|an adult|a grown ?up)|too young)\\b(?! (?:to retire|for|to (?:settle|marry|have)))|\\b(?:until|when|till|once|before|after) (?:im|i am|i turn) (?:1[0-8]|eighteen)\\b|\\bi turn (?:1[0-7]|eighteen|18) (?:next|in|this|on|soon)|\\bmy (?:13|14|15|16|17|18)th birthday is\\b|\\bmy (?:parents|mum|mom|dad) (?:dont|doesnt|cant|mustnt) know (?:that )?(?:im|i am|about) (?:here|on here|on this|using|this (?:app|site|account))',
]
