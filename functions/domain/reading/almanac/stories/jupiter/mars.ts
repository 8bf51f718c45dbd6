import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterMars: PairStories = {
  easy: [
    {
      title: 'Past the usual bench',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Jupiter gives your Mars a reason, and with a reason you're hard to tire.",
      scene: 'On a steep path, with a bag on your back, you pass the usual bench.',
      turn: [
        "Your legs are the same; what's different is that you know what for.",
        "A body works gladly once somebody tells it where it's going.",
      ],
      after: "you're stronger at one thing, and you can say what it's for",
      again: {
        easy: "you finish early and don't need to sit down",
        tense: 'you run ahead and wait for everyone with a long face',
      },
      act: 'Walk up a hill or four flights of stairs today, and decide at the top what you want your strength for.',
    },
    {
      title: 'Now, with towels',
      houses: [5, 7, 8],
      why: "You can ask for what you want in good humor, since a no wouldn't hurt.",
      scene: 'So you ask {someone} to come along to the pool or the lake, now, with towels.',
      turn: ['They look at their shoes, then at the sky.', 'A wish with no sulk behind it is easy to say yes to.'],
      after: 'you ask straight out, and they ask you straight out too',
      again: {
        easy: 'a quick plan works because nobody had time to doubt it',
        tense: 'you hear a no and argue with it',
      },
      act: 'Ask one person today for a thing you\'d like, small and soon, in a sentence with no "if" in it.',
    },
  ],
  tense: [
    {
      title: 'Two inches over the line',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Mars wants to win, and Jupiter has told it that justice is at stake.',
      scene: "That's how a neighbor's bike, two inches over the line in the hall, meets your tape measure.",
      turn: [
        "You're probably right, and the bike is only the nearest thing to hit.",
        'The same force would do good where somebody is really being wronged.',
      ],
      after: 'your fight has a proper cause, and you can walk past the bike',
      again: {
        easy: 'you let a small wrong go and keep your strength',
        tense: 'you win over two inches and lose a good neighbor',
      },
      act: "Sign, call or speak up today for one person who's really being wronged, before you measure anything else.",
    },
    {
      title: 'A hero, and late',
      houses: [5, 7, 8],
      why: "You'd do any great thing for love, and the small thing you were asked for bores you.",
      scene: 'So {someone} asks you to be on time, and you offer to cross the country by night.',
      turn: [
        "They don't need a hero; they need six o'clock.",
        "Six o'clock, kept three times running, impresses them more.",
      ],
      after: "you're on time about as often as anyone, and trusted more",
      again: {
        easy: 'you do the small thing first and get thanked for it',
        tense: 'you make a grand offer in place of a plain one',
      },
      act: 'Do one small thing somebody close asked of you, exactly as asked, before dinner, and make no speech about it.',
    },
  ],
  joined: [
    {
      title: 'After the floor is scrubbed',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Mars has strength for something big, and it keeps running off into small jobs.',
      scene: 'The trash is out, the floor is scrubbed, and you look around for something heavy.',
      turn: [
        "All that was the warm-up, and it wasn't what you're strong for.",
        'One hard thing you keep putting off would take all of it, gladly.',
      ],
      after: 'the hard thing is well begun, and the floor can wait',
      again: {
        easy: 'you start with the heavy end and it moves',
        tense: 'you lift three things at once to prove a point',
      },
      act: 'Lay out the shoes, tools or papers for one hard thing tonight, and cross two easy jobs off your list.',
    },
    {
      title: 'The empty dance floor',
      houses: [5, 7, 8],
      why: "Wanting and daring are one thing in your Mars, and it's in a hurry.",
      scene: 'You pull {someone} onto an empty dance floor before the band has found its key.',
      turn: [
        'They protest for four steps and forget to at the fifth.',
        "Going first is kind, as long as you'd feel them pull back.",
      ],
      after: 'you go first more often, and you look before you pull',
      again: {
        easy: "you're pulled along yourself, and you like it",
        tense: 'you pull when a hand is already pulling away',
      },
      act: 'Dance to one whole song tonight, alone in the kitchen or with {friend}, and begin before you feel ready.',
    },
  ],
}
