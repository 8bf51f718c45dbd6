import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** After Venus enters a sign: how the manner of liking, giving and buying changes. */
export const VENUS_IN_SIGNS = {
  Aries: ['You know at once what you like, and the first jacket off the rack is the one you wear home.'],
  Taurus: ['Comfort decides in {sign}: good bread, soft towels and company that is in no hurry.'],
  Gemini: ['Charm turns to talk, and a funny message or a borrowed book is worth more than flowers.'],
  Cancer: ['Affection shows as looking after people, with a second helping, a ride to the station or a spare blanket.'],
  Leo: [
    'You like things warm and a little grand now: the good glasses, a generous tip, a compliment in front of others.',
  ],
  Virgo: ['Kindness becomes practical in {sign}, as in a mended zipper or a bag carried up three flights.'],
  Libra: ['Good manners and good proportions matter more, from an even split of the bill to a picture hung straight.'],
  Scorpio: ['Liking becomes a serious matter in {sign}, and one trusted friend is better company than a full room.'],
  Sagittarius: ['You enjoy what is new and a little foreign, such as a strange spice or a joke in a second language.'],
  Capricorn: ['Taste gets sober now, so a well-made coat and a punctual guest please you more than a surprise.'],
  Aquarius: ['In {sign} you like company that leaves room, such as two people reading different books on one sofa.'],
  Pisces: [
    "You are easily moved now, by a song in a store or a stranger's dog, and easily talked into lending things.",
  ],
} as const satisfies Record<Sign, readonly [string]>
