import type { ContactPieces } from './ContactPieces.ts'

export const venusContacts = {
  Venus: {
    joined: [
      "You show love in the same way, so it gets noticed. Presents are easy: buy what you'd like yourself.",
      'Your tastes agree, down to the lampshade. A life together would look nice from the street.',
      "You enjoy the same pleasures at the same pace. That's worth more than a common hobby.",
      'You know how to be kind to each other. Somebody still has to bring up the unkind subjects.',
    ],
    easy: [
      'What one of you finds lovely, the other learns to. Museums and markets suit you.',
      'Affection flows without anybody counting. Friends like to visit you both.',
      'You flirt in a way that the other understands.',
      'You agree about what a good life costs, or you disagree amiably.',
    ],
    tense: [
      'You show love in two languages. Tell each other what counts as a present.',
      'One of you wants more romance and the other more ease. Alternate, and say thank you for the effort.',
      "Money and taste are the sore spots: what's worth it, and to whom. Keep one purse each and one together.",
      'You can be jealous of different things. Name yours without making it a rule.',
    ],
  },
  Mars: {
    joined: [
      '{B} want, {A} welcome, and neither has to guess. This is the classic contact of attraction.',
      '{A} like the way {B} go after things, being one of them.',
      "There's a spark here that doesn't need candlelight. It does need time for each other, so keep some.",
      '{B} take the first step, and {A} make it look like a good idea.',
    ],
    easy: [
      'Desire and affection are on good terms here. You can be tender and playful in one evening.',
      '{B} act and {A} enjoy, or {A} hint and {B} get it.',
      'You both feel attractive in this company, which does wonders for the rest of the day.',
      "{A} calm {B's} temper with a look, and {B} get {a} dancing.",
    ],
    tense: [
      "Attraction is strong and the timing is poor. Say what you'd like early in the evening.",
      '{B} go too fast for {a}, or {A} are too vague for {b}. A clear yes and a clear not yet solve both.',
      'You may quarrel in order to make up. There are shorter ways to the sofa.',
      "{A} want to be wooed, and {B} thought that was done. It's never quite done.",
    ],
  },
  Jupiter: {
    joined: [
      '{B} spoil {a} and enjoy it. Pleasure grows in this company; the budget should be in it, too.',
      '{A} feel lovable with {b}, and {B} feel lucky with {a}.',
      "You're generous hosts and good travelers.",
      "{B} see the best in {A's} heart and say it out loud.",
    ],
    easy: [
      "You're kind to each other without keeping accounts.",
      '{B} bring occasions, {A} bring grace. Your birthdays are good ones.',
      "There's plenty of goodwill here, enough to last through a dull month.",
      '{A} laugh easily near {b}, and {B} like to be the reason.',
    ],
    tense: [
      'You overdo it together: one more guest, one more course, one more bag. Enough is a lovely word.',
      '{B} promise the sea and {A} packed for it. Promise the pond and go there.',
      '{A} want to be cherished in detail, and {B} love in general. Details can be learned.',
      "{B's} many friends and {A's} wish for an evening in two need a calendar.",
    ],
  },
  Saturn: {
    joined: [
      '{B} love by staying, and {A} would like to hear it as well. A sentence a day is enough.',
      "There's loyalty in this, and a certain shyness. Warmth needs an appointment at first.",
      "{B} take {A's} affection seriously and may seem strict about it. A light touch helps both.",
      "Love and duty are close together here. Do one pleasant thing a week that's no use at all.",
    ],
    easy: [
      'Affection wears well here. {B} remember the date, and {A} remember the color of the sky.',
      "{A} make {B's} reserve feel comfortable rather than cold.",
      'You value the same things in people: that they come when they said they would.',
      'You could run a shop or a household together and stay friends.',
    ],
    tense: [
      "{B} hold back where {A} reach out. It's caution more than coolness, and it thaws when nobody pushes.",
      "{A} feel that love must be earned here. It's worth asking whether anybody said so.",
      '{B} count the cost while {A} enjoy the evening. Settle the budget beforehand, then forget it.',
      'Compliments are scarce. Say them even when they seem obvious.',
    ],
  },
} as const satisfies Record<string, ContactPieces>
