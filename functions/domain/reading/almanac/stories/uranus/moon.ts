import type { PairStories } from '../../../pieces/Story.ts'

export const uranusMoon: PairStories = {
  easy: [
    {
      title: 'Without the heavy curtains',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Uranus lets you change what feels like home, and nobody's love depends on it.",
      scene: 'You notice it on a stepladder, taking down the heavy curtains that a relative chose.',
      turn: [
        'The room looks bare for a minute and then it looks like yours.',
        'The old cloth keeps well in a chest, and nobody you love lives in it.',
      ],
      after: 'your rooms suit your days, and the old things have a shelf',
      again: {
        easy: 'you move one thing at home and breathe easier',
        tense: "you keep a thing you can't stand, out of loyalty",
      },
      act: 'Take one thing you keep only from loyalty off its shelf or wall today, and live without it until next week.',
    },
    {
      title: 'They pass the popcorn',
      houses: [5, 7, 8],
      why: "Uranus lets your Moon be looked after in ways you'd never have asked for.",
      scene: 'That can look like crying at a cartoon beside {someone}, with no dash for a tissue.',
      turn: [
        "They don't ask and they don't mend; they pass the popcorn.",
        'Company without advice is what you need more often than you say.',
      ],
      after: 'you feel what you feel in company, and nobody makes a fuss',
      again: {
        easy: "you're comforted in an odd way, and it works",
        tense: 'you hide a feeling in the bathroom until it is gone',
      },
      act: "Tell {friend} today one thing that helps when you're low and one that doesn't, as exactly as a recipe.",
    },
  ],
  tense: [
    {
      title: 'A room in another town',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus wants you packed and gone, and your Moon counts who would be left with the dishes.',
      scene: 'It shows in an ad for a room far away, read while a relative talks about knees.',
      turn: [
        "You'd miss that voice by the second week, and you still need air.",
        'One visit at a fixed hour frees the rest of the week.',
      ],
      after: 'the people you look after know your hours, and some are left over',
      again: {
        easy: "you say when you're free, and nobody is hurt",
        tense: 'you promise to stay and sigh as you do it',
      },
      act: 'Pick the two hours this week that you give to family gladly, and tell one of them today when they are.',
    },
    {
      title: 'One second too long',
      houses: [5, 7, 8],
      why: 'You long to be held, and once you are, you look for the way out.',
      scene: 'On a doormat {someone} hugs you one second too long, and your shoulders climb to your ears.',
      turn: [
        'They think they did it wrong, and let go fast.',
        '"Give me a minute, and then again" keeps the hug and the air.',
      ],
      after: 'you can say how much closeness is good, and staying is easier',
      again: {
        easy: "you're the one who hugs first, and you stay for it",
        tense: 'you make a joke just where it gets tender',
      },
      act: 'Say to one person today what kind of touch or nearness you like, a hand, a shoulder or a chair close by.',
    },
  ],
  joined: [
    {
      title: 'The tea that always worked',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Moon wants comfort and Uranus wants a change, so nothing soothes you the way it should.',
      scene: 'The armchair and the tea that always worked leave you cross and wide awake.',
      turn: [
        "Nothing's wrong with the tea; your needs are changing, and they aren't settled yet.",
        'Try the odd thing, a walk at dawn or a loud record.',
      ],
      after: 'you know two new ways to rest, and neither needs a reason',
      again: {
        easy: 'you follow a mood, and it leads to a good hour',
        tense: 'your mood turns in mid-sentence and takes the room with it',
      },
      act: 'Swap one thing that usually calms you for its opposite tonight, for half an hour, and see which of the two helps.',
    },
    {
      title: 'The other side of the park',
      houses: [5, 7, 8],
      why: 'What your Moon needs from people changes faster than you can tell them.',
      scene: 'One day you walk arm in arm with {someone}; the next you take the other side of the park.',
      turn: [
        'They wonder what they did, and they find nothing.',
        '"I need an hour to myself" is short, and it spares them the wondering.',
      ],
      after: 'near and far both have a word between you',
      again: {
        easy: 'you ask for room, and it comes with a smile',
        tense: 'you go quiet, and someone takes it for a verdict',
      },
      act: "Tell {friend} tonight how they can see that you need room, and give them one sentence you'll use for it.",
    },
  ],
}
