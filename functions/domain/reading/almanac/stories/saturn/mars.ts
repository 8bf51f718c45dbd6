import type { PairStories } from '../../../pieces/Story.ts'

export const saturnMars: PairStories = {
  easy: [
    {
      title: 'When the timer rings',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Saturn lends your Mars staying power, so you'd rather do a bit each day than storm it once.",
      scene: 'A timer ticks beside the long job, and when it rings you stop, one shelf half done.',
      turn: [
        'Stopping early is the trick, since you want to come back.',
        'Twenty minutes is short enough to begin on a bad day.',
      ],
      after: "more than half the job is done, and you aren't sick of it",
      again: {
        easy: 'the timer rings, and you could go on',
        tense: 'you go on for three hours and hate it for a week',
      },
      act: "Set a timer for twenty minutes today, begin the long job you've put off, and stop when it rings.",
    },
    {
      title: 'Said once, on the stairs',
      houses: [5, 7, 8],
      why: "Your Mars knows what it wants and doesn't need the answer right away.",
      scene: "So on the stairs you tell {someone} once what you'd like, and then you talk about the rain.",
      turn: [
        "They don't answer, and that's thinking, not a no.",
        "A second reason wouldn't help them think, only hurry them.",
      ],
      after: "the wish is known, and you don't need to repeat it",
      again: {
        easy: 'you wait a little, and the answer walks up to you',
        tense: 'you ask a third time, a bit louder',
      },
      act: 'Tell {friend} one thing you want today, give no reason for it, and talk about something else right afterwards.',
    },
  ],
  tense: [
    {
      title: 'The handle in your hand',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Mars pushes, Saturn says wait, and after a while you're angry at whatever is nearest.",
      scene: "That's how a stuck drawer gets pulled until its handle comes off in your hand.",
      turn: ["The drawer wasn't what you were angry at.", 'Lift a little and pull slower, and most stuck things give.'],
      after: 'you push less hard and more often, and something moves',
      again: {
        easy: 'a thing that was jammed slides open at the second try',
        tense: 'you kick the door and limp through it',
      },
      act: "Give one stuck thing ten slow minutes today, a drawer or a plan, where you'd usually give it one hard pull.",
    },
    {
      title: 'Towels in perfect squares',
      houses: [5, 7, 8],
      why: "You're annoyed and too well behaved to say so, and it comes out as being busy.",
      scene: "So {someone} asks whether you're angry, and you go on folding towels into perfect squares.",
      turn: [
        'They have their answer, since no towel needs that.',
        '"A bit, yes" is all it takes, and the towels can wait.',
      ],
      after: "you say that you're angry while it's still a small matter",
      again: {
        easy: 'you complain in one sentence, and it helps',
        tense: 'you say nothing and close every cupboard firmly',
      },
      act: "Name one annoyance today while it's small, across a table, with one fact in it and no always or never.",
    },
  ],
  joined: [
    {
      title: 'Pushing the bike uphill',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You want it badly and your strength has a limit, and both have to go into the plan.',
      scene: 'Halfway up a hill, with a full basket, you get off the bike and push.',
      turn: [
        'Being overtaken annoys you for about ten steps.',
        'Pushing is still going, and you get there with breath left.',
      ],
      after: 'you know your pace, and you set your dates by it',
      again: {
        easy: 'the same hill is over before you think of it',
        tense: 'you race somebody who has no idea of it',
      },
      act: 'Do one heavy job today at half your speed, with a rest on a chair in the middle, and finish it.',
    },
    {
      title: 'Your hand on your own knee',
      houses: [5, 7, 8],
      why: 'You want closeness badly, and your Mars would sooner go without than be seen to beg.',
      scene: 'In a theater beside {someone} your hand stays on your own knee for three acts.',
      turn: [
        "They have a hand too, and it's just as careful.",
        "Wanting isn't begging, and four inches is a question anyone can answer.",
      ],
      after: 'you show what you want a little sooner, and wait well for the answer',
      again: {
        easy: 'a hand is held out, and you take it',
        tense: 'you act cold so that no one can say no',
      },
      act: 'Sit one chair closer to somebody you like today, say hello first, and let the rest be their answer.',
    },
  ],
}
