import type { PairStories } from '../../../pieces/Story.ts'

export const chironNorthNode: PairStories = {
  easy: [
    {
      title: 'Your first crooked bowl',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Chiron goes along with your North Node, so being clumsy at the new thing doesn't stop you.",
      scene: 'Your first clay bowl is on the table, crooked, with the salad in it.',
      turn: ['The second one leans the other way.', 'Nobody gets to the tenth except by this one, and it holds salad.'],
      after: 'there are three of them, and the third stands nearly level',
      again: {
        easy: "someone asks how it's made, and you know",
        tense: 'you hide the first try behind the good plates',
      },
      act: "Make one thing badly today that you'd like to make well, a loaf, a drawing or a speech, and keep it in sight.",
    },
    {
      title: 'A finger on the wrong string',
      houses: [5, 7, 8],
      why: "You let yourself be seen while you learn, and that's how people get near you.",
      scene: 'So {someone} moves your finger to the right string for the fourth time, and you both grin.',
      turn: [
        'They like being good at something beside you.',
        'Being taught is a way of being close for people too shy to say so.',
      ],
      after: "there's a thing you practice in company, and you're gladly the worse one",
      again: { easy: 'you get it right when nobody counts', tense: 'you practice alone so as not to be seen' },
      act: 'Try one thing today that {friend} does better, a knot or a dish, and let them see it go wrong.',
    },
  ],
  tense: [
    {
      title: 'When the circle reaches you',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your North Node points right at the thing you're sore about, and you'd like another road.",
      scene: 'So when the reading goes around the circle, you get up to see about the coffee.',
      turn: [
        'The excuse is good, and your mouth is dry.',
        'Read two lines badly, and the worst of it was two lines long.',
      ],
      after: "you read your two lines when it's your turn, dry mouth and all",
      again: {
        easy: "your turn comes, and you're halfway before you know",
        tense: 'you offer to fetch things for everyone',
      },
      act: "Read one page aloud tonight, to {friend} or the bedroom wall, at the speed of a person who isn't hiding.",
    },
    {
      title: 'Suddenly busy',
      houses: [5, 7, 8],
      why: 'Your North Node would like another try, and an old bruise votes against it.',
      scene: '{Someone} asks you along to a table of friends, and you find something in your calendar.',
      turn: ["They hear a no, and it's only nerves.", '"For an hour, I\'m shy" is an honest yes.'],
      after: 'you come for an hour, and you know where your coat is',
      again: {
        easy: 'you go, and somebody there is shy too',
        tense: 'you cancel late, with a reason that sounds true',
      },
      act: "Say yes today to one thing you'd rather dodge, for one hour only, and mark the end in your calendar.",
    },
  ],
  joined: [
    {
      title: 'Helpers who know it',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your North Node wants the very thing you're ashamed of, because others could use it.",
      scene: 'A speaker asks for helpers who know the trouble from the inside, and your face is hot.',
      turn: [
        'You look over your shoulder, as if the row behind were meant.',
        'What you know by heart, others only have from books.',
      ],
      after: "there's a small, regular use for what you find hard",
      again: { easy: 'someone thanks you for knowing', tense: 'you help everyone with it except yourself' },
      act: 'Tell one person today what you know of a trouble from the inside, only the useful part, on a walk or over a cup.',
    },
    {
      title: 'All elbows at the long table',
      houses: [5, 7, 8],
      why: "You're drawn to just the people who make you unsure, and you'd learn from them.",
      scene: "That's how you come to sit beside {someone} at the long table, all elbows.",
      turn: [
        'They look at ease, then knock over the salt.',
        'That makes two of you, and nerves are no reason to move down a chair.',
      ],
      after: 'you sit where you want to sit, nerves included',
      again: { easy: 'you find out that you make others nervous too', tense: 'you take the far chair and watch' },
      act: 'Choose the seat you want and not the safe one today, at a table, in a class or on a bus.',
    },
  ],
}
