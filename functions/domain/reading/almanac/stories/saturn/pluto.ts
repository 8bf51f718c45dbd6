import type { PairStories } from '../../../pieces/Story.ts'

export const saturnPluto: PairStories = {
  easy: [
    {
      title: 'The heaviest box first',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You're patient and hard to scare, so you can go to the bottom of things.",
      scene: 'The heaviest box comes out from under the bed, and you read it sheet by sheet.',
      turn: [
        'Half of it proves things that nobody asks you to prove.',
        "What you no longer guard, you don't have to dust.",
      ],
      after: "the old box is cleared, and it's good for blankets",
      again: {
        easy: 'you throw out an old proof and feel quite safe',
        tense: 'you tape the box shut in case somebody asks',
      },
      act: "Pull out one box or folder you've avoided, and go through the bottom third of it before bed.",
    },
    {
      title: 'The figure on a long walk',
      houses: [5, 7, 8],
      why: "Your Pluto can bear the truth about money and doesn't need to win with it.",
      scene: 'On a long walk you tell {someone} what you owe, in one plain figure.',
      turn: [
        'They say nothing for the length of a field, then tell you theirs.',
        'A secret said on purpose is hard to use against anyone.',
      ],
      after: "there's one thing less that you have to watch over",
      again: {
        easy: "you're told something in trust, and you leave it there",
        tense: 'you round the figure down in the middle of saying it',
      },
      act: 'Say one number aloud today that you usually hide, a debt, a wage or an age, to {friend} or a mirror.',
    },
  ],
  tense: [
    {
      title: 'All the tickets in your bag',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'The less safe you feel, the tighter your Pluto grips, and nobody else may hold anything.',
      scene: 'So all the tickets, lists and passwords are in your bag, and you check its zipper twice.',
      turn: [
        'The others stopped asking, since you know it all anyway.',
        'Hand one ticket over, and you get a hand free.',
      ],
      after: 'somebody else holds part of it, and it arrives all the same',
      again: {
        easy: 'a thing goes well that you had no hand in',
        tense: 'you take back what you gave away and do it twice',
      },
      act: "Hand one task, list or key to another person today, and don't check on it before tomorrow.",
    },
    {
      title: 'Opposite sides of the street',
      houses: [5, 7, 8],
      why: 'Saturn digs in, your Pluto digs deeper, and giving way an inch feels like losing the house.',
      scene: "That's how you and {someone} come to walk on opposite sides of the street.",
      turn: [
        'They look over twice, at nothing in particular.',
        'Cross over without a word about who was right, and the talk can come later.',
      ],
      after: 'you can be wrong by an inch and stay who you are',
      again: {
        easy: "the other side gives way first, and you don't cheer",
        tense: 'you win the point and walk by yourself',
      },
      act: 'Give way on one small point today, a seat, a window or a last word, and see what you lose by it.',
    },
  ],
  joined: [
    {
      title: 'A flashlight behind the closet',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Pluto wants to know what your life rests on, and would rather see damage than guess.',
      scene: 'On your knees, with a flashlight, you look behind the closet that nobody moves.',
      turn: [
        "There's a stain the size of a plate, and now you know its size.",
        'What you look at can be mended, a foot at a time.',
      ],
      after: "the weak spot is known, and it's being worked on",
      again: {
        easy: 'you test something old, and it holds',
        tense: 'you push the closet back and sit against it',
      },
      act: 'Look today at one thing you keep your eyes off, a wall, a bill or a clause, and note its real size.',
    },
    {
      title: 'A third of the story',
      houses: [5, 7, 8],
      why: 'You trust slowly and completely, and at the moment you are at the slow part.',
      scene: '{Someone} asks about the photo that faces the wall, and gets a third of the story.',
      turn: [
        "They don't press you, though they're plainly curious.",
        'A third told freely is worth more than all of it pulled out.',
      ],
      after: 'another third is told, at a moment that you choose',
      again: {
        easy: "you're asked nothing, and you tell it anyway",
        tense: "you change the subject so well that it's noticed",
      },
      act: "Choose one thing you keep to yourself, and decide before bed which friend you'd tell a third of it.",
    },
  ],
}
