import type { PairStories } from '../../../pieces/Story.ts'

export const saturnMoon: PairStories = {
  easy: [
    {
      title: 'One hour, one pot of tea',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You can look after people calmly, without losing yourself in it or making it their debt.',
      scene: "An older neighbor's papers lie on your table for one hour a week, beside the teapot.",
      turn: [
        "You don't sigh, and you stop before you're annoyed.",
        'Help that has an end to it can be given for years.',
      ],
      after: 'the hour has its place in the week, and no one asks for more',
      again: {
        easy: "the papers are done in half the time, and there's cake",
        tense: 'the hour runs over because you never looked at the clock',
      },
      act: 'Offer one older relative or neighbor a fixed half hour a week today, and say which day and what for.',
    },
    {
      title: 'Said in the doorway',
      houses: [5, 7, 8],
      why: 'Your Moon needs only a little to feel safe, and you can say what.',
      scene: 'So in the doorway, coat on, you ask {someone} to tell you when plans change.',
      turn: [
        'They nod as if it were nothing, and for them it is.',
        "A need that's said early never has to grow into a scene.",
      ],
      after: 'plans change as they always do, and you hear of it in time',
      again: {
        easy: "you're told before you'd begun to wonder",
        tense: 'you say you never mind, and you mind',
      },
      act: 'Tell one person today, in ten words or fewer, the one small thing that would put you at ease.',
    },
  ],
  tense: [
    {
      title: 'Supper at the sink',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Saturn asks your Moon whom you look after, and your Moon asks, more quietly, who looks after you.',
      scene: 'On a long day everyone else is seen to, and you eat standing at the sink.',
      turn: [
        'Nobody told you to stand, and nobody sees that you do.',
        'A chair and ten minutes are care too, and yours to give.',
      ],
      after: 'you sit down to eat on most days, and the rest waits',
      again: {
        easy: 'someone pulls out a chair for you, and you take it',
        tense: "you get up before you've finished because somebody called",
      },
      act: 'Set one place for yourself tonight, with a plate and a glass, and stay in the chair for ten minutes.',
    },
    {
      title: 'A hand on your shoulder',
      houses: [5, 7, 8],
      why: 'Your Moon longs for comfort, and you stiffen as soon as anybody offers it.',
      scene: '{Someone} puts a hand on your shoulder, and you reach for the kettle.',
      turn: [
        'They take the hand away again, because you looked busy.',
        'Stand still for three breaths, and they get to finish what they began.',
      ],
      after: "you stay put when somebody's kind, a little longer each time",
      again: {
        easy: "you're hugged, and you don't pat",
        tense: "you're halfway across the room before the kind word is over",
      },
      act: 'Let one kindness last for three full breaths today, a hand, a hug or a good word, before you move.',
    },
  ],
  joined: [
    {
      title: 'The key to the papers',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Moon keeps everything together for everyone, and being the only one who does is lonely.',
      scene: "There's a drawer of family papers, and only you know that its key is in the sugar bowl.",
      turn: [
        "You call it order, and you'd like a day off from it.",
        'Show one other person the drawer, and it stops being only yours to guard.',
      ],
      after: 'two people know where the papers are, and you sleep a bit better',
      again: {
        easy: 'someone asks where things are and remembers it',
        tense: "you say it's quicker if you do it yourself",
      },
      act: 'Show one person today where something important is kept, or tape a note about it inside a cupboard.',
    },
    {
      title: 'Half a blanket back',
      houses: [5, 7, 8],
      why: 'You love people by doing things for them, and you need some of that back.',
      scene: 'On a cold balcony you wrap {someone} in the only blanket and say that you never freeze.',
      turn: [
        "They can't warm a person who isn't cold.",
        'Say that you are, and half the blanket comes back without a debt.',
      ],
      after: 'you ask while the wish is still a small one',
      again: {
        easy: "you're given the warm seat, and you stay in it",
        tense: 'you wait to be asked a third time, and nobody counts that far',
      },
      act: 'Ask one person today for something small that does you good, a cup, a chair or ten minutes.',
    },
  ],
}
