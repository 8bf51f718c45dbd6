import { anyOf, isRefusal, ORDER } from './clauses.ts'

const SHUN = String.raw`(?:stop|skip|quit|drop|come off|cut (?:down|out)|halve|double|throw away|leave (?:off|out)|put off|cancel|forget|ignore|don['’]t|do not|never|no need (?:to|for)|need(?:n['’]t| not)|(?:don['’]t|do not) (?:need|have) to|without)`
const CARE = String.raw`(?:tablets?|pills?|medic\w+|meds|treatments?|therap\w+|chemo|doctors?|insulin|antidepress\w+|dos(?:e|es|age)|surgery|vaccin\w+|hospital|check-?ups?)`
const LAW = String.raw`(?:police|courts?|lawyers?|report(?:ing)? (?:it|him|her)|press(?:ing)? charges|visas?|tax(?:es)?|contract|small print|testif\w+|licen[cs]e|insurance)`

/** What is for a doctor to say. */
const MEDICINE = anyOf(
  String.raw`\b${SHUN}\b[^.,;]{0,30}\b${CARE}\b`,
  String.raw`\b(?:need(?:n['’]t| not)|don['’]t need to) see (?:anyone|anybody|someone|a)\b`,
  String.raw`\bmore (?:\w+ ){0,4}than (?:any|a|your) (?:doctor|therapist|pill)\b|\bnothing serious\b|\bnothing wrong with you\b`,
  String.raw`\b(?:it is|it['’]s) your (?:stomach|heart|liver|thyroid|kidneys?|back|hormones|nerves|gut)\b`,
  String.raw`\b(?:without|no) food\b|\bfast for (?:a|two|three|\d)|\b(?:detox|cleanse|starve|clear it out)\b`,
  String.raw`\byou (?:may |might |probably |clearly )?(?:well )?have (?:adhd|anxiety|autism|depression|ocd|ptsd|an? \w+ disorder|diabetes)\b|\b(?:points? to|is a sign of|means) an? (?:\w+ )?(?:problem|condition|deficiency|disorder) \w*|\bthyroid\b|\bsounds like (?:anxiety|adhd|depression|burnout|ptsd)\b`,
  String.raw`\b(?:glass|bottle) of (?:wine|whisky|gin)\b[^.]*\b(?:more|help|sleep|calm|doctor)\b|${ORDER}(?:take|try) (?:a |some |your )?(?:iodine|iron|vitamins?|herbs|medicine|supplements?|melatonin|valerian|magnesium|pills?)\b`,
)

/** What is for the police, a court or an office to say. */
const RIGHTS = anyOf(
  String.raw`\b${SHUN}\b(?![^.,;]*\b(?:without|before) (?:asking|a))[^.,;]{0,30}\b${LAW}\b`,
  String.raw`${ORDER}(?:go to court|sue|press charges|settle(?! down| in| one| for)|sign (?:it|the|that|this)|plead)\b|\bjust sign\b`,
  String.raw`\b(?:is|it['’]s) (?:not |perfectly )?(?:illegal|legal)\b|\b(?:stop|don['’]t|withhold|without) pay(?:ing)? (?:the|your|any) \w+|\byou have (?:a strong|a good|no) case\b|\bthe (?:judge|court) (?:sees|will|is going)\b`,
)

/** What is for somebody to say who knows the accounts. */
const MONEY = anyOf(
  String.raw`${ORDER}(?:invest|bet|lend|borrow|gamble|take out a|buy (?:gold|shares|stocks|property|land|a house|the (?:house|flat|car))|sell (?:the|your|everything)|put (?:your|all|the|some|half|a (?:third|half|quarter|tenth|part|little))(?: of)?(?: your)? (?:savings|money|pension)|cash in|remortgage)\b`,
  String.raw`\bask for (?:ten|twenty|thirty|\d+) ?(?:percent|%)`,
)

/** What costs more than a sky can give back: a job, a home, a tie. */
const LIFE = anyOf(
  String.raw`${ORDER}(?:pack (?:your|a) (?:things|bags?|suitcase)|resign|quit|hand in your notice|divorce|leave (?:him|her|them|your|the job)|end it|break up|cut (?:him|her|them)|marry|propose|move out|threaten|accept the|take the (?:job|offer)|book the|sell the sofa and|go (?:to (?:his|her|their) (?:flat|house|home|place|door))|wait until (?:he|she)|write to (?:him|her) first|read (?:his|her|their) (?:messages|mail|phone|diary))\b`,
  String.raw`^yes,? (?:go|take it|leave|do it|sign|quit|marry|move)\b|\byou should (?:end|leave|quit|marry|divorce|dump|take the|sell|buy|sign|move)\b|\bkeep (?:the door open|a light on) (?:until|for)\b|\blook at what (?:he|she) keeps\b|\bsay nothing to anyone\b|\bkeep it (?:a )?secret from\b`,
  String.raw`\bthreaten to\b|\bget (?:your )?(?:own )?(?:back at|revenge)\b|\bmake (?:him|her|them) (?:jealous|pay)\b|\bfollow (?:him|her) (?:home|to)\b`,
)

/** Blame of somebody who was hurt, and excuses for whoever did it. */
const BLAME = anyOf(
  String.raw`\b(?:provoked?|asked for it|deserved? it|brought it on yourself|your own fault)\b`,
  String.raw`\b(?:he|she|they) (?:did|does|hit|do) (?:it|that|you) because\b|\bspeak with (?:him|her) when (?:he|she) is calm\b|\bmend things in private\b`,
)

/** Advice that isn't ours to give, whoever asked for it. */
export const advises = (sentence: string): boolean =>
  [MEDICINE, RIGHTS, MONEY, LIFE].some((pattern) => pattern.test(sentence) && !isRefusal(sentence)) ||
  BLAME.test(sentence)
