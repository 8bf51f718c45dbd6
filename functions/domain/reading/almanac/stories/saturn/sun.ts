import type { PairStories } from '../../../pieces/Story.ts'

export const saturnSun: PairStories = {
  easy: [
    {
      title: 'A year on the wall',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Saturn holds your Sun steady, so you'd sooner be relied on than admired.",
      scene: 'So you pin a whole year to the wall and put one large aim in its last box.',
      turn: [
        'Twelve boxes look few, which is more of a comfort than a fright.',
        "One step a month will do, and steps are what you're good at.",
      ],
      after: 'most boxes have ink in them, and the aim is the same',
      again: {
        easy: 'a step you gave a month to takes you a week',
        tense: 'you add a second aim before the first is begun',
      },
      act: 'Draw twelve boxes on a sheet of paper tonight, one a month, and put your one aim in the last.',
    },
    {
      title: 'Two faults by candlelight',
      houses: [5, 7, 8],
      why: "You don't have to shine to feel sure of yourself, and that makes you easy to trust.",
      scene: '{Someone} asks about your faults, and you name two across the candle.',
      turn: [
        'They laugh, because they knew about one of them.',
        'Whoever knows where their strength ends can be trusted up to there.',
      ],
      after: 'your two faults are known, and plans are made with them in mind',
      again: {
        easy: "you say what you can't do, and it's taken as a plain fact",
        tense: 'you promise to turn into somebody tidier',
      },
      act: "Name one thing you're no good at today to {friend}, in one sentence and without a sorry after it.",
    },
  ],
  tense: [
    {
      title: 'Your name on two hours',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Saturn keeps handing you duties, and your Sun asks when it's going to be its turn.",
      scene: "So your calendar is full of other people's names, and yours isn't on it once.",
      turn: [
        'Some of those hours you promised, and some you just never refused.',
        'Take back one of the second kind, and a whole week looks more like you.',
      ],
      after: 'two hours a week have your name on them, and people plan around it',
      again: {
        easy: 'an hour is offered back to you, and you keep it',
        tense: 'you give your free hour away before anyone asks',
      },
      act: "Put your own name on two hours in your calendar today, in ink, and tell nobody what they're for.",
    },
    {
      title: 'Your week, handed in',
      houses: [5, 7, 8],
      why: 'You want to be loved as you are, and a stern voice wants results first.',
      scene: 'On the river path {someone} gets your week as a report, all finished work.',
      turn: [
        'They asked how you are, and they got a list.',
        "Add one thing that went badly, and there's a person on the path again.",
      ],
      after: 'you tell the good and the bad in one breath, and nobody grades it',
      again: {
        easy: "you're liked on a day when you got nothing done",
        tense: 'you polish the story of your week on the way there',
      },
      act: "Tell {friend} one thing today that you didn't manage, before you mention anything you did.",
    },
  ],
  joined: [
    {
      title: "Other people's things in your bag",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'What you only carry to please others gets heavy, and you want to be somebody without it.',
      scene: 'On the stairs you count four things in your bag that belong to other people.',
      turn: [
        'They look like yours because you carry them so well.',
        'Unpack the bag, and two of the four can go back to their owners.',
      ],
      after: 'you carry less, and you know why you carry the rest',
      again: {
        easy: "you hand a thing back, and it's taken without a fuss",
        tense: 'you pick up a fifth thing because no one else does',
      },
      act: "Empty your bag or your pockets tonight, and lay by the door what you've been carrying for other people.",
    },
    {
      title: 'Three days for an answer',
      houses: [5, 7, 8],
      why: "Your Sun has grown serious and won't say yes anymore just to be liked.",
      scene: 'So {someone} wants a promise, and you put down your spoon and ask for three days.',
      turn: ['They hoped for a yes and see how one gets made.', 'A yes that took three days will hold some weight.'],
      after: 'you promise less, and what you promise stands',
      again: {
        easy: "you're given time, and the yes comes by itself",
        tense: 'you say yes at the table and regret it on the stairs',
      },
      act: "Pick one request you haven't answered, and tell that person today on which day they'll have your yes or no.",
    },
  ],
}
