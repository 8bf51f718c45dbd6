import type { TwelveTexts } from './TwelveTexts.ts'

export const chironInHouses = [
  'How you appear to others may be a sensitive matter. Each honest entrance makes it lighter.',
  'Worth and money may touch an old doubt. You become wise about what cannot be counted.',
  'Speaking up may have cost you courage. The voice you found is good at giving others theirs.',
  'An early lack at home left you tender. You know how to make guests feel that they belong.',
  'Being creative or being chosen may have hurt. Playing without a prize is your quiet remedy.',
  'Body and workday ask for kindness from you. You turn what helped you into something that helps others.',
  'One-to-one closeness may be the tender spot. You learn, and teach, that two imperfect people can be at ease.',
  'Broken trust may be part of your story. You know the way through, and you go at a careful pace.',
  'A creed or a school may have left a scar. Your own road to meaning helps other seekers.',
  'Recognition may have been slow or sharp. You can be the kind of senior that you would have needed.',
  'You may have stood at the edge of groups. From there you see who else is standing at the edge.',
  'Some of this has no words yet. Rest, dreams and gentle help reach it better than effort does.',
] as const satisfies TwelveTexts
