import type { BigThree } from '../../../shared/domain/chart.ts'
import { elementOf } from '../../../shared/domain/zodiac.ts'

/** Three first questions, from the person's own chart where it is known. */
export function starters(bigThree: BigThree | undefined): [string, string, string] {
  if (!bigThree) return ['How do I love?', 'What suits me at work?', 'What does the sky say to my chart today?']
  const { sunSign, moonSign, moonSignOther, risingSign } = bigThree
  return [
    moonSignOther ? 'What do I need to feel at home?' : `What does my Moon in ${moonSign} need to feel at home?`,
    risingSign
      ? `With ${risingSign} rising, what first impression do I make?`
      : `What wakes the ${elementOf(sunSign)} in my ${sunSign} Sun?`,
    `How can my ${sunSign} Sun help me at work?`,
  ]
}
