import type { Variants } from './Variants.ts'

export type Character = 'easy' | 'lively' | 'quiet' | 'demanding'

/** How much ease and how much friction there is between two charts, taken together. */
export const characters: Record<Character, Variants> = {
  easy: [
    'Much between these two charts goes well by itself, with little friction.',
    "There's a lot of ease here and not much friction. The risk is to take it for granted.",
    'Most of what connects you is friendly. Save your effort for the one or two sore points below.',
    'These charts get on. You will have to look for trouble, and may find it only in the small print.',
  ],
  lively: [
    'A lot goes on between these two charts: strong ease and strong friction, side by side.',
    "You get to each other, in both directions. It's seldom dull, and it needs good manners.",
    'There is plenty of pull here and plenty of push. Neither of you goes unnoticed.',
    'Few pairs have so many contacts, warm ones and rough ones. Choose your battles, then your restaurants.',
  ],
  quiet: [
    'These two charts leave each other in peace: few strong contacts, warm or rough. What you have, you make yourselves.',
    "There's little fate in this and a lot of freedom. What you do together counts for more than what you are.",
    'Neither fireworks nor friction stands out. Habits, humor and shared plans will carry the weight.',
    'The contacts here are few and mild, which leaves you room. Shared work and shared jokes fill it best.',
  ],
  demanding: [
    'Getting on takes more skill here than in most pairs. Skill can be learned.',
    'The friction outweighs the ease. That says how much you will have to talk, and nothing about how much you like each other.',
    'Little is automatic between these charts. Couples like that often know each other very well, since they had to ask.',
    'You will have to explain yourselves more than most. The strengths below are where to start.',
  ],
}

/** What the score says, with {n} for it. */
export const scoreMeanings: Variants = [
  'Your score is {n}: of a hundred random pairs, about {n} have less going for them.',
  'At {n} percent, about {n} of a hundred random pairs have a harder time of it.',
  'The score of {n} compares you with random pairs: about {n} in a hundred come out below you.',
  'Set beside a hundred random pairs, you come out ahead of about {n}. That is all the {n} percent says.',
]
