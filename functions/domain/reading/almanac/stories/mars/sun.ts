import type { PairStories } from '../../../pieces/Story.ts'

export const marsSun: PairStories = {
  easy: [
    {
      title: 'The first name on the sheet',
      houses: [2, 6, 10, 11],
      why: 'Mars wants something hard to do, your Sun wants to be proud, and one job suits both.',
      scene: 'At work your name is the first on the sheet for the job everyone avoids.',
      turn: [
        "The boss doesn't take it for showing off, and neither do the others.",
        "You're at your best carrying a real load with your name on it.",
      ],
      after: 'the job is half done, and your name still heads the sheet',
      again: {
        easy: 'somebody thanks you for a job that you enjoyed anyway',
        tense: 'you want the next job too, and it belongs to somebody else',
      },
      act: 'Put your name to one job that others avoid, on a list or out loud, before the end of today.',
    },
    {
      title: 'Four bags in one trip',
      houses: [1, 3, 4, 12],
      why: 'Being strong is a plain pleasure to you, as long as there is nobody you have to beat.',
      scene: 'You carry all four grocery bags upstairs at once and feel pleased at the landing.',
      turn: [
        "Two trips would be easier and wouldn't be half the fun.",
        'A body that gets asked to do something pays you back in good spirits.',
      ],
      after: 'you take the stairs because you like them',
      again: {
        easy: 'your legs want a long walk, and you find the time for one',
        tense: 'you carry too much at once and blame the bag',
      },
      act: 'Walk for twenty minutes before supper at the fastest pace you enjoy, and take the stairs on the way back.',
    },
    {
      title: 'A game you always win',
      houses: [5, 7, 8, 9],
      why: "Your Sun enjoys being watched at what it's good at, and you let it show.",
      scene: 'So you challenge {someone} to a board game you always win, and you tell them that first.',
      turn: [
        'They can hear that the boast is really an invitation.',
        'What you enjoy so openly gives them leave to enjoy it too.',
      ],
      after: 'they know your tricks, and you like the game better',
      again: {
        easy: 'they beat you at your own game and you both laugh',
        tense: 'you play to win, and the fun goes out of it for them',
      },
      act: "Take out a game you're good at tonight, cards or a board, and challenge {friend} to one round.",
    },
  ],
  tense: [
    {
      title: 'Not yet, says the boss',
      houses: [2, 6, 10],
      why: 'Mars puts you in a hurry, and your Sun hears every delay as a remark about you.',
      scene: 'At work "not yet" from a boss sounds to you like "not you."',
      turn: [
        "The boss is looking at a calendar, and you're looking at yourself.",
        'Once you ask for a date, a delay is only a day to plan around.',
      ],
      after: "there's a date on the calendar where the delay was",
      again: {
        easy: 'somebody says yes before you finish explaining',
        tense: 'you hear a no in a remark that was only slow',
      },
      act: "Ask one person today for a date on something they've left open, and write it on your calendar.",
    },
    {
      title: 'The chair right behind you',
      houses: [1, 4, 12],
      why: "Mars won't sit down before your Sun has something to show for the day.",
      scene: "That's how you come to fold the laundry standing up, with an empty chair right behind you.",
      turn: [
        "Nobody is coming to inspect you, and you'd still rather be found busy.",
        'The day was good enough an hour ago, and shirts fold just as well sitting down.',
      ],
      after: 'you fold sitting down, and think no less of yourself',
      again: {
        easy: 'you stop with something left to do, and you still like yourself',
        tense: 'you start one more chore to deserve the couch',
      },
      act: "Do one chore sitting down tonight, the laundry or the vegetables, and start no other when it's done.",
    },
    {
      title: 'Who gave way last time',
      houses: [3, 5, 7, 8, 11],
      why: "You'd rather win than be agreed with, and your Sun calls that standing up for yourself.",
      scene: 'A talk with {someone} about where to eat turns into who gave way last time.',
      turn: ['They remember it the other way around.', 'You only wanted to be asked first, and one line can say that.'],
      after: 'one of you picks the place and the other one enjoys it',
      again: {
        easy: "they ask what you'd like, and wait for the answer",
        tense: 'you keep count of who gave way, and they do too',
      },
      act: 'Let {friend} choose today, the place or the film or the meal, and enjoy it without one remark.',
    },
  ],
  joined: [
    {
      title: "You didn't ask the boss",
      houses: [2, 6, 9, 10],
      why: 'Mars wants to start, your Sun takes that for permission, and nobody else is asked.',
      scene: "You tell a colleague what you've decided, when the plan was to ask the boss first.",
      turn: [
        'You say it firmly, and half the office agrees.',
        'A boss who hears it from you first can still be for it.',
      ],
      after: 'the boss hears it from you, and asks a useful question',
      again: {
        easy: 'somebody gives you leave for what you already began',
        tense: 'somebody wants to know who told you to begin',
      },
      act: "Tell the person concerned about one thing you've already decided, in two sentences, before dinner today.",
    },
    {
      title: 'Every jar in the door',
      houses: [1, 4, 12],
      why: 'Your Sun runs hot with nowhere polite to put it, and being told to calm down makes it hotter.',
      scene: 'You shut the fridge, and every jar in its door rings.',
      turn: [
        "The jars didn't earn that, and neither would the next person through the kitchen.",
        "Give the heat a hill or a floor, and by supper you're good company.",
      ],
      after: 'you know what a hill is worth, and you take it early',
      again: {
        easy: 'you work up a sweat and come back in a good mood',
        tense: "you tell everyone that you're fine, through your teeth",
      },
      act: 'Scrub a floor or walk up a hill for fifteen minutes before supper, as hard as you like.',
    },
    {
      title: 'Across a full room',
      houses: [3, 5, 7, 8, 11],
      why: "Your Sun is warm and in a hurry, and you'd rather be turned down than be left guessing.",
      scene: "You cross a full room to {someone} and say at once what you'd like.",
      turn: [
        'They blink, since most people come at it sideways.',
        'Said kindly, a plain wish leaves them free to answer, and that has charm.',
      ],
      after: "they know what you'd like, and you can stop rehearsing",
      again: {
        easy: 'they cross the room before you do',
        tense: 'you go too fast and have to start the sentence over',
      },
      act: "Tell one person today, in ten words or fewer, what you'd like to do with them.",
    },
  ],
}
