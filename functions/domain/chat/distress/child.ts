const UNDER_AGE = '(?:1[0-7]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
const AFTER =
  '(?= ?(?:[.,;!?)]|$|and\\b|but\\b|so\\b|btw\\b|lol\\b|is\\b|next\\b|in (?:a|\\d+|two|three) (?:month|week|day)|this\\b|tomorrow\\b|soon\\b|today\\b|can\\b|now\\b|yo\\b|y/o\\b|years? old|yrs? old|yr\\b|f\\b|m\\b|girl\\b|boy\\b|he\\b|she\\b|hes\\b|shes\\b|who\\b|with\\b|what\\b|my\\b|will\\b|how\\b|does\\b|do\\b|pls\\b|please\\b|if\\b))'

/** Not yet grown up, said in passing. */
export const child: readonly string[] = [
  `\\b(?:im|i am|if im|since im|while im|cause im|because im|being|i just turned|turned|im turning|i turn|and im|but im|even if im|app if im) (?:only |just |still |like |about |almost |nearly |a |an |turning )*${UNDER_AGE}${AFTER}(?! ?(?:minutes|min|weeks|months|days|hours|degrees|%|kg|pounds|in a row|with (?:\\d|many|lots)|years? (?:older|younger|into|in\\b|sober|clean|married|with|late)))`,
  `(?:^|\\bim (?:a )?|\\bi am (?:a )?|[.,;!?(] ?)${UNDER_AGE} ?(?:f|m|nb|yo|y/o|yr old|year old|years old)\\b(?! (?:daughter|son|kid|child|niece|nephew|brother|sister|cousin|student|dog|cat|relationship|marriage|friendship))`,
  `\\b(?:im|i am|still|just) (?:still |just |only )?(?:a |an |in |at )?(?:\\w+ (?=in hs))?(?:kid|minor|child|freshman|sophomore|high ?school(?:er)?|high school student|middle school(?:er)?|secondary school|junior high|primary school|hs student|sophomore in hs|freshman in hs|junior in hs|(?:6|7|8|9|10|11)th grade(?:r)?|schoolgirl|schoolboy|teen(?:ager)?)\\b(?! (?:teacher|at heart|inside|counsell?or|sweetheart|friend|reunion|of)\\w*)`,
  '\\b(?:im|i am|is it ok if im|if im) (?:under ?age\\w*|under (?:18|eighteen)|below (?:18|eighteen)|not 18)\\b|\\b(?:parents|mum|mom|dad) (?:says?|think|thinks|said) (?:that )?im too young (?:for|to use)\\b|\\b(?:im|i am) (?:in|a) (?:\\w+ )?(?:hs|high school|middle school)\\b(?! (?:teacher|counsell?or))',
]
