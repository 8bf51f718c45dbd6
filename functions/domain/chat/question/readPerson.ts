import type { LocalDate } from '../../../../shared/domain/time.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { ADJECTIVES } from '../../grounding/lexicon.ts'
import type { OtherPerson } from './Question.ts'
import { readBirth } from './readBirth.ts'
import { readName } from './readName.ts'
import { readRelation } from './relations.ts'

const UNNAMED =
  /\b(?:he|she|him|her|his|hers|someone|somebody|this (?:person|guy|girl|man|woman)|that (?:person|guy|girl|man|woman)|a (?:guy|girl|man|woman|friend|colleague)|the (?:guy|girl|man|woman)|(?:i am|i have been|been) (?:dating|seeing|with|married to|in love with) (?:an? )?(?=[a-z]+))\b/
/** "Meet someone" is nobody yet. */
const NOBODY =
  /\b(?:meet|find|attract|love|date|for|marry|with|be) (?:some(?:one|body)|a (?:man|woman|guy|girl))\b(?! born)/
const OF_SIGN = new RegExp(
  `\\b(?:${Object.values(ADJECTIVES).join('|').toLowerCase()}) (?:m[ae]n|wom[ae]n|guys?|girls?|boys?|dudes?|people)\\b(?<!\\bwhy .*)`,
)
/** "Will we get back together?", "Is he the one?" */
const WE =
  /\bchemistry\b|\bbetween us\b|\bare we (?:compatible|meant|an? \w+)\b|\b(?:will|can|are|do) (?:we|us) (?:get back|work out|be together|last|stay together|break up|ever be)\b|^is (?:he|she|this) the one\b/
const THEY =
  /\b(?:does|do|are|will|did|is|what|how) (?:they|them)\b (?:still |really |even |ever )?(?:love|like|miss|think|feel|want|hate|come|text|call)/

const MIND = [
  '(?:still |really |ever |even |actually |secretly |always |just |going to |truly )*',
  '(?:loves?|likes?|hates?|thinks?|thinking|feels?|feeling|wants?|miss(?:es|ing)?|come back|comes back|return|regrets?|cares?|trusts?|text|texts|call|calls|reach out|contact|reply|hiding|cheat\\w*|lying|lie|lies|leave|leaving|leaves|into me|mean|interested|looking for|serious|fall|propose|commit|forgive|fire me|fire|promote|be happ\\w+|ignor\\w+|avoid\\w*|ghost\\w*|moved? on|jealous|in love|over me|mad at|angry with|playing|using me|respects?|expects?|appreciates?|notice\\w*)\\b',
].join('')

/** Somebody else in a message, as it is and in small letters: who they are, and whether their mind is asked. */
export function readPerson(message: string, text: string, today?: LocalDate): OtherPerson | undefined {
  const relation = readRelation(text)
  const first = relation ? undefined : readName(message, text)
  if (!relation && !first && !isSomebody(text)) return undefined
  const sign = signOf(text, relation)
  return {
    name: relation?.name ?? first ?? 'this person',
    ...(sign && { sign }),
    ...birthOf(text, today),
    ...(asksTheirMind(text, relation?.name.slice('your '.length) ?? first?.toLowerCase()) && {
      asksTheirMind: true as const,
    }),
  }
}

const isSomebody = (text: string): boolean =>
  (UNNAMED.test(text) && !NOBODY.test(text)) || [THEY, WE, OF_SIGN, ONLY_A_DATE].some((each) => each.test(text))

/** "Sorry, 20 February 1990" corrects what was said of somebody. */
const ONLY_A_DATE =
  /^(?:(?:sorry|oops|no|i mean|i meant|it is|actually|on|the)[, ]*)*(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]{3,9}|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?|\d{1,4}[-/.]\d{1,2}),?[-/. ]\d{2,4}$/

function birthOf(text: string, today: LocalDate | undefined): Pick<OtherPerson, 'birth' | 'bornIn' | 'isImpossible'> {
  const { year, month, day, isImpossible } = readBirth(text, today) ?? {}
  if (month === undefined) return {}
  const written = { ...(year !== undefined && { year }), month }
  const named = day === undefined ? { bornIn: written } : { birth: { ...written, day } }
  return isImpossible ? { ...named, isImpossible } : named
}

const IS_OF_SIGN =
  /\b(?:he|she|who|son|daughter|\w+) (?:is|'s|and) (?:also )?(?:\w+ and )?(?:an? )?$|\b(?:dating|seeing|with|married to|named) (?:an? )?$|\b(?:is \d+ and an?) $|\b(?:his|her|their) sign is $/

const signPatterns = Object.entries(ADJECTIVES).map(
  ([sign, names]) => [sign as Sign, new RegExp(`\\b(?:${names.toLowerCase()})\\b`)] as const,
)
const anySign = new RegExp(`\\b(?:${Object.values(ADJECTIVES).join('|').toLowerCase()})\\b`, 'g')

/** "My Leo husband", "he is a Leo": not the reader's own, and not the sign of another body. */
function signOf(text: string, relation: { at: number; end: number } | undefined): Sign | undefined {
  const found = [...text.matchAll(anySign)].find(({ index }) => {
    if (relation && index >= relation.at && index < relation.end) return true
    const before = text.slice(Math.max(0, index - 40), index)
    return IS_OF_SIGN.test(before) && !/\bi am (?:also )?(?:an? )?$/.test(before)
  })
  return found && signPatterns.find(([, pattern]) => pattern.test(found[0]))?.[0]
}

function asksTheirMind(text: string, who = '(?:he|she|him|her|they|them|(?:this|that) \\w+|someone)'): boolean {
  const subject = `(?:${who}|he|she|they)`
  return new RegExp(
    `\\b${subject}(?: (?:is|will|would|does|did|was|has|can|not|been|going to|gonna|might))* (?:not )?${MIND}`,
  ).test(text)
}
