import type { Facts, Verdict } from './Facts.ts'

const YES =
  /^(?:yes|yeah|indeed|you (?:are|do),|it is,|you(?:['’]ve| have) (?:just|only) (?:begun|started|entered)|you(?:['’]re| are) in the middle)\b/i
const NO =
  /^(?:no[,:.;–]|not (?:yet|any ?more|now|right now)\b|it (?:isn['’]t|wasn['’]t)|you (?:aren['’]t|don['’]t)\b|no$)/i
/** Answers that say no, or that nobody can say yes. */
const DENIES =
  /^(?:no[,:.;]|not yet|that one is behind|the decision is yours|I can read only|I can['’]t)|^[^.]{0,40}\bisn['’]t\b/i

/** Whether a true answer says yes or no. */
export function verdictOf(answer: string): Verdict | undefined {
  if (/^yes\b/i.test(answer)) return 'yes'
  return DENIES.test(answer) ? 'no' : undefined
}

/** Whether a text opens with a yes where the answer is no, or with a no where it is yes. */
export const contradicts = (text: string, { verdict }: Facts): boolean =>
  (verdict === 'no' && YES.test(text)) || (verdict === 'yes' && NO.test(text))
