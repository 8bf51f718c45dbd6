const CANNOT = String.raw`(?:can['’]?t|can(?:not| not)|couldn['’]t|won['’]t|don['’]t (?:know|say)|doesn['’]t (?:know|say|show|tell)|(?:stay|keep) out of)\b`
const REFUSAL = new RegExp(
  String.raw`\b(?:I|it|an? chart|the chart|your chart|charts|the sky|the stars) (?:\w+ )?${CANNOT}|\b(?:no|nor) chart\b|\b(?:no one|nobody) can (?:see|say|tell|know|guess)|\bwhether\b|\bisn['’]t (?:in|something)\b|\bnot in the sky\b|\bI(?:['’]d| would) be (?:guessing|inventing)\b|\bI (?:can )?(?:read|see) only\b`,
  'i',
)

/** The parts of a sentence that claim something: "I can't see whether he misses you" doesn't, and what follows a "but" may. */
export const claimsOf = (sentence: string): string[] =>
  sentence
    .split(/[,:]?\s+(?=(?:but|though)\b)|[,:]\s+(?=(?:still|yet|only)\b)|,\s+(?=and\b)|:\s/i)
    .filter((clause) => !REFUSAL.test(clause))

/** Whether a sentence says of nothing but itself that it can't be said. */
export const isRefusal = (sentence: string): boolean => claimsOf(sentence).length === 0

/** A pattern of any of these, in any case. */
export const anyOf = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'i')

/** Whether an order or a wish stands at the beginning of a clause. */
export const ORDER = String.raw`(?:^|[.:;,]\s+|["“]|\b(?:and|so|then|just|please|better|should|must|ought to|need to|have to|time to|yes)\b,?\s+)`
