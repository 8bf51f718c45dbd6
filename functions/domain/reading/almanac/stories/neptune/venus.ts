import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneVenus: PairStories = {
  easy: [
    {
      title: 'Green light in the stairwell',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Venus needs little to be pleased, so beauty turns up where nobody put it on purpose.',
      scene: 'In a stairwell you stop at a wet umbrella and the green light it throws on the wall.',
      turn: [
        'A hundred people pass it, and you have it to yourself.',
        'A taste like that makes a plain street worth walking.',
      ],
      after: 'you keep a store of such sights and know the way to more',
      again: {
        easy: 'a bare room pleases you, and you tell somebody why',
        tense: 'you buy something lovely, and it helps for an hour',
      },
      act: "Stop for one minute today at something beautiful that isn't for sale, and sketch it on a receipt afterward.",
    },
    {
      title: 'A joke told badly',
      houses: [5, 7, 8],
      why: "Neptune teaches your Venus to love people as they are, and it's more like rest than effort.",
      scene: "{Someone} tells a joke badly at a long table, and you wouldn't change a word.",
      turn: [
        'They get the end wrong, and the end is why you like it.',
        'Being fond of their faults is safer than seeing none.',
      ],
      after: "you know somebody's faults and are fond of most of them",
      again: {
        easy: 'someone is fond of a fault of yours and says so',
        tense: 'you call a real problem charming and pay for it twice',
      },
      act: "Name one fault you're fond of in a person you like, and say it to them or to the mirror tonight.",
    },
  ],
  tense: [
    {
      title: 'Bought for the calm',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You'd rather be charmed than informed, and much of your money and goodwill goes that way.",
      scene: "That's how a full bag comes to be on the floor, from a shop that smelled of wood and calm.",
      turn: [
        "You wanted the calm, and calm isn't sold by the jar.",
        "What you still want after a day's wait is worth having.",
      ],
      after: 'you sleep on what charms you and keep the half that lasts',
      again: {
        easy: 'you admire something in a window and walk on happy',
        tense: "you lend to a sad smile and don't ask when it's coming back",
      },
      act: 'Take one thing you bought for its promise out of its bag today, and use it or put it by the door.',
    },
    {
      title: 'Excused before they explain',
      houses: [5, 7, 8],
      why: 'Your Venus would like a real person, and Neptune keeps painting over them in better colors.',
      scene: "{Someone} cancels by phone, and you've excused them before the sentence is over.",
      turn: [
        'You explain them to yourself better than they do.',
        "Ask once, plainly, what happened, and you're getting to know them.",
      ],
      after: 'you like a person as they are, or you like them less',
      again: {
        easy: "someone explains for themselves, and it's reason enough",
        tense: 'you find the excuse first and believe it',
      },
      act: 'Write down three things a person you like really did this month, in a notebook before bed, with no reasons added.',
    },
  ],
  joined: [
    {
      title: 'A paint box on your knees',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Neptune wakes a love in you that has no use at all, and you feel a bit foolish about it.',
      scene: "So there's a paint box on your knees an hour after you sat down to pay a bill.",
      turn: [
        'The paper is wrinkled, and the blue is everywhere.',
        "You need it, even if nobody else does, and that's enough.",
      ],
      after: 'a useless and lovely hour has its fixed place with you',
      again: {
        easy: 'someone asks to see what you make, and you show it',
        tense: 'you call it a waste and scroll for twice as long',
      },
      act: 'Spend half an hour tonight on something pretty and useless, with paint, thread or scissors, and keep the result.',
    },
    {
      title: 'One wave across the street',
      houses: [5, 7, 8],
      why: 'Love and longing become one thing in you now: sweet, strong, and a poor judge of distance.',
      scene: '{Someone} waves across a street, and you float the whole way home.',
      turn: [
        'They waved the way one waves, with a bag in the other hand.',
        'Enjoy it, and let them show you the rest in their own time.',
      ],
      after: 'you know the person a little better than you know the dream',
      again: {
        easy: 'the real person says something better than you imagined',
        tense: 'you write a long second half to a very short talk',
      },
      act: 'Take a walk of twenty minutes tonight with nothing but that feeling, and leave the phone at home in a drawer.',
    },
  ],
}
