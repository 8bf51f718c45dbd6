import { SIGNS } from '../../../../shared/domain/zodiac.ts'
import { BODY_NAMES } from '../lexicon.ts'
import { anyOf, claimsOf } from './clauses.ts'

const KIN =
  'partner|husband|wife|boyfriend|girlfriend|boss|manager|ex|friend|mother|mom|father|dad|sister|brother|colleagues?|neighbou?r|child|children|son|daughter|crush|date|other (?:man|woman)|in-laws?'
const OTHER = `(?:your|the) (?:${KIN})|(?:the |that )person you\\S* \\w+|(?:a|one) (?:friend|colleague) of yours|one of (?:them|your \\w+)|the one you (?:like|love|want|miss)`
const MANNER = String.raw`(?: (?:\w+ly|still|already|also|just|always|never|really))*`
const DOES = String.raw`wants?|miss(?:es)?(?! people)|thinks?|loves?|feels?|regrets?|knows? (?:it|what|how|that|you)|hopes?|fears?|hides?|envy|envies|talks? behind|lies|lied|cheats?|means well|needs? you|likes? you|(?:is|are|was|were)${MANNER} (?:thinking|hiding|waiting|lying|jealous|angry|in love|worried|sorry|afraid|using|seeing|cheating|over you|testing)|has${MANNER} (?:been (?:in love|thinking|lying)|feelings|someone)|still has feelings|has${MANNER} (?:moved on|let you go|forgotten you|made up (?:his|her|their) mind)|doesn['’]t (?:know how|love|want|care|mean)|don['’]t (?:love|want|care)|did it because`

/** What somebody else thinks, feels or hides, or is going to do. */
const MINDS = anyOf(
  String.raw`\b(?:${OTHER})${MANNER} (?:${DOES})\b`,
  String.raw`\b(?:${OTHER})(?:['’]ll| will| is going to| are going to) (?:\w+ly )?(?!need\b|tell you more)\w+`,
  String.raw`\b(?:somebody|someone|everyone|everybody)(?: \w+){0,3} (?:misses you|loves you|admires you|envies you|is (?:thinking of|talking about|in love with) you|thinks of you)\b`,
  String.raw`\b(?:talks?|talking) behind your back\b|\b(?:is|are) jealous of you\b|\benvy you\b|\bin love with you\b|\bfeelings for you\b|\bthinking (?:about|of) you\b|\bknows? what (?:he|she|they) had\b`,
)

const PRONOUN = anyOf(
  String.raw`\b(?:he|she)${MANNER} (?:${DOES})\b`,
  String.raw`\b(?:he|she)(?:['’]s| is)${MANNER} (?:thinking|hiding|waiting|lying|jealous|angry|in love|sorry|afraid|using|seeing|cheating|slow to|never|coming back|with someone)\b`,
  String.raw`\b(?:he|she)(?:['’]ll| will| is going to| comes back| returns| finds (?:his|her) way)\b`,
  String.raw`\bthey(?:['’]ll| will| are going to) (?:say yes|agree|come back|regret|call|give in)\b`,
  String.raw`\ba (?:${SIGNS.join('|')}) (?:never|always)\b`,
)

const BODY = new RegExp(`\\b(?:${BODY_NAMES.map(([, names]) => names).join('|')})\\b`, 'i')
/** "Anyone who says it is" and "what she feels" as an object of asking. */
const ASKED = /\b(?:ask|asks|tell|tells) (?:him|her|them)\b[^.]*$|\bwhen (?:he|she)['’]s (?:hurt|angry|sad)\b/i

/** A planet may be a he or a she, in a clause that names one. */
export const readsMinds = (sentence: string): boolean =>
  claimsOf(sentence).some(
    (clause) => MINDS.test(clause) || (PRONOUN.test(clause.replace(ASKED, '')) && !BODY.test(clause.split(',')[0]!)),
  )
