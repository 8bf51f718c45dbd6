import type { PairStories } from '../../../pieces/Story.ts'

export const marsUranus: PairStories = {
  easy: [
    {
      title: 'Starting from the back',
      houses: [3, 6, 10],
      why: 'Wherever Mars wants to go, your Uranus finds a road that nobody else thought of.',
      scene: 'So a printer that three colleagues shout at runs again, once you start from the back.',
      turn: [
        'You know no more than they do; you only begin at the other end.',
        'That end is often free, since everyone crowds the right one.',
      ],
      after: 'the printer runs, and two people want to know how',
      again: {
        easy: 'the odd way turns out to be the short way',
        tense: 'you change the method when only the mood is wrong',
      },
      act: "Take one job that's stuck on your desk or table today, and do its last step first.",
    },
    {
      title: 'Ten squats at the stove',
      houses: [1, 4, 12],
      why: 'You move best when nobody told you to, and an odd idea gets you out of the chair.',
      scene: 'While the pasta boils you do ten squats at the stove, and nobody sees.',
      turn: [
        'The proper plan on the fridge never gets that much out of you.',
        "A body likes a surprise if it's short.",
      ],
      after: 'the pasta water is your signal, and your knees know it',
      again: {
        easy: 'you move for fun, and it lasts longer than duty does',
        tense: 'you start too fast and lie on the rug laughing, out of breath',
      },
      act: 'Move hard for five minutes before supper, in the oddest spot at home where you can do it safely.',
    },
    {
      title: 'Asked at the crosswalk',
      houses: [5, 7, 8, 11],
      why: "Your Uranus won't wait for the right moment, and that takes the stiffness out of asking.",
      scene: 'You ask {someone} straight out at a crosswalk, with the light about to change.',
      turn: [
        'They laugh at the ten seconds, and then they answer.',
        'On short notice neither side has time to dress up.',
      ],
      after: 'the answer is out, and the two of you know where you are',
      again: {
        easy: 'a quick question gets a warm answer',
        tense: 'you ask and run before the answer can reach you',
      },
      act: 'Ask one question today that you keep polishing, in the first words that come, before you finish your coffee.',
    },
  ],
  tense: [
    {
      title: 'The clerk under the sign',
      houses: [3, 9, 10, 11],
      why: "Mars can't wait and your Uranus can't be told, so the smallest rule sets you off.",
      scene: "At a counter you fight about a form with a clerk who didn't write it.",
      turn: [
        'What makes you cross is the tone of the sign, and the clerk only sits under it.',
        'Asking who can change the rule gets you further than asking why.',
      ],
      after: 'you know who makes that rule, and the clerk knows your better side',
      again: {
        easy: 'you get around a silly rule without a fight',
        tense: 'you break the rule first and read it afterward',
      },
      act: "Pick one rule that annoys you, and find out before five o'clock today who could change it.",
    },
    {
      title: 'The cupboard on the floor',
      houses: [1, 4, 6, 12],
      why: 'Every routine looks like a fence to your Uranus, even the ones that keep you well.',
      scene: "So at two in the morning the cupboard's contents are on the floor, and the alarm is set for six.",
      turn: [
        "Nobody makes you, and that's the charm for an hour.",
        'A rule broken by daylight is just as free, and you sleep.',
      ],
      after: 'the cupboard is shut, and you break your rules before dark',
      again: {
        easy: 'you change the routine, and it suits you better',
        tense: 'you skip the one habit that keeps you in a good temper',
      },
      act: 'Change one part of your usual day before supper, the route or the meal, and be in bed on time.',
    },
    {
      title: 'Keys already in hand',
      houses: [5, 7, 8],
      why: 'You want to be close on your own terms, and a hint of pressure makes you jump.',
      scene: '{Someone} asks a plain question about supper, and the keys are already in your hand.',
      turn: ['You feel pressed, and all they ask is when.', 'An hour, named by you, answers them and leaves you free.'],
      after: 'you name the hour first, and feel less pressed',
      again: {
        easy: 'you say when, and nobody asks you twice',
        tense: 'you hear an order in a perfectly mild question',
      },
      act: 'Answer the next plain question today with a time or a number before you say how you feel about it.',
    },
  ],
  joined: [
    {
      title: 'Notice on a receipt',
      houses: [2, 6, 10, 11],
      why: 'Your Uranus wants out, Mars wants it now, and the nearest door looks like the right one.',
      scene: 'So your notice to a boss or a club is on the back of a receipt, your coat already on.',
      turn: [
        'You do want to leave something, only not all of it.',
        'Name the one part, and you can stay for the rest.',
      ],
      after: 'the coat is off, and one thing is about to change',
      again: {
        easy: 'one honest sentence frees you more than leaving would',
        tense: 'you quit in your head before the meeting is over',
      },
      act: 'Write what you want to quit on a sheet today, cross out all but one thing, and sleep on it.',
    },
    {
      title: 'Coffee on the clean shirt',
      houses: [1, 3, 4, 12],
      why: 'Your hands are faster than your head just now, and both want something to happen.',
      scene: 'First the jar slips, then the drawer jams, and the coffee lands on your clean shirt.',
      turn: [
        "You aren't clumsy; you're moving at the speed of the next thing.",
        'One minute at half speed lets your head catch up.',
      ],
      after: 'the drawer opens when you pull it straight',
      again: {
        easy: "you're quick, and nothing breaks",
        tense: 'you drop the thing you picked up to save time',
      },
      act: "Fold one pile of laundry at half speed before bed, and pick up nothing else until it's done.",
    },
    {
      title: 'Out of a dull film',
      houses: [5, 7, 8],
      why: 'With your Uranus stirred up, wanting turns into a dare, and the word wait has no effect.',
      scene: "In a dull film you whisper to {someone} that you're leaving, and will they come.",
      turn: ["Half the thrill is not knowing what they'll say.", 'With room for a no, the dare becomes an offer.'],
      after: 'they tease you about the film, and the tone is warm',
      again: {
        easy: 'a sudden offer gets a sudden yes',
        tense: 'you dare somebody who wanted to be asked',
      },
      act: 'Make {friend} one sudden offer today, and end it with the words only if you like.',
    },
  ],
}
