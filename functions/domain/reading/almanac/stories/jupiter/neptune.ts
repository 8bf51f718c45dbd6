import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterNeptune: PairStories = {
  easy: [
    {
      title: 'In the last row, asking nothing',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Jupiter lets your Neptune believe in something again, gently, and without having to prove it.',
      scene: 'You sit down in the last row of an empty church or hall, with nothing to ask for.',
      turn: [
        'Your shoulders come down before you know why.',
        "Faith needn't have a name to be of use; ten quiet minutes will do.",
      ],
      after: 'you know where the quiet is, and you go before you need it',
      again: {
        easy: 'you hear a piece of music and feel that things hold',
        tense: 'you want a sign and see one in everything',
      },
      act: 'Sit for ten minutes today in the quietest room within reach, hands in your lap, and ask for nothing.',
    },
    {
      title: 'A clumsy sorry',
      houses: [5, 7, 8],
      why: "Your Neptune sees the best in people, and for once you don't lose sight of the rest.",
      scene: "So {someone} says a clumsy sorry on the sidewalk, bags in hand, and you hear what's meant.",
      turn: ['They get the words wrong and the face right.', "Mercy is easy while you don't need them to be perfect."],
      after: 'small wrongs are over sooner, and no one keeps a list',
      again: {
        easy: "somebody forgives you before you've finished",
        tense: 'you forgive before anyone is sorry, and it sits badly',
      },
      act: 'Forgive one small thing on purpose today, say "that\'s all right" aloud, and let it be the last word on it.',
    },
  ],
  tense: [
    {
      title: 'A tent and forty dollars',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "There's always more where that came from, Jupiter says, and your Neptune would help anyone.",
      scene: 'Your tent, your weekend and forty dollars are out with people who asked.',
      turn: [
        "Each of them asked nicely, and thinks they're the only one.",
        "You're one of the people who need you, and you ask the least.",
      ],
      after: 'you can say no, and the same people still ask you to supper',
      again: {
        easy: "you give what you have left over, and it's plenty",
        tense: 'you lend a thing you need yourself and call it nothing',
      },
      act: "List on paper tonight what's out with others, things, money and hours, and circle one to ask back.",
    },
    {
      title: 'Not a chair moved yet',
      houses: [5, 7, 8],
      why: 'Believing in someone is so pleasant that you forget to look at what they do.',
      scene: "That's why {someone} promises to make room for you, and you say thanks on the doorstep.",
      turn: [
        "They mean it, and they haven't moved a chair.",
        'You can be fond of them now and still wait to see the chair move.',
      ],
      after: "you go by what's done, and you thank people after it, not before",
      again: {
        easy: 'something is done first and mentioned afterward',
        tense: "you're moved by a promise and forget to ask when",
      },
      act: "Think of one promise you count on, and name tonight the first thing you'd see in the room if it held.",
    },
  ],
  joined: [
    {
      title: 'The same line, four times',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Sweet and foggy at once, your Neptune longs for more than any fact can give.',
      scene: 'At a window, a poem in your lap, you read one line four times.',
      turn: [
        'Your best work comes from this, and so do your worst bargains.',
        'Give it paint, prayer or a piano, and it leaves your wallet alone.',
      ],
      after: 'the longing has a regular hour, and the rest of the day is clearer',
      again: {
        easy: "something lovely reaches you, and you don't have to own it",
        tense: 'you believe a thing because it sounds beautiful',
      },
      act: 'Make one thing without any use tonight, a drawing, a tune or a prayer, and give it fifteen minutes.',
    },
    {
      title: 'Three offers on the stairs',
      houses: [5, 7, 8],
      why: 'Pity and love feel much alike to you now, and both say yes.',
      scene: 'So {someone} tells you something sad on the stairs and gets three offers before the end.',
      turn: [
        'They only wanted to tell it, and now they owe three answers.',
        "Let them finish, and the one thing they'd like is usually in it.",
      ],
      after: 'you listen longer and offer less, and it fits better',
      again: {
        easy: "you're listened to by someone who fixes nothing",
        tense: 'you carry a sorrow home that its owner has put down',
      },
      act: "Let one person finish telling you something today, count to three, and only then ask what they'd like.",
    },
  ],
}
