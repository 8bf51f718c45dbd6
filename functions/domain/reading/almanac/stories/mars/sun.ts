import type { PairStories } from '../../../pieces/Story.ts'

export const marsSun: PairStories = {
  easy: [
    {
      title: 'The first name on the sheet',
      houses: [2, 6, 10, 11],
      why: 'Mars wants something hard to do, your Sun wants to be proud, and one job suits both.',
      scene: 'So at work you put your name first on the sheet for the job everyone avoids.',
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
      why: "Your Sun enjoys being watched at something it's good at, and you have the nerve to let it show.",
      scene: 'So you challenge {someone} to a card game you always win, and you tell them that first.',
      turn: [
        'They can hear that the boast is really an invitation.',
        'What you enjoy so openly gives them leave to enjoy it too.',
      ],
      after: 'they want a second round, with a prize',
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
      title: 'One pair of hands',
      houses: [1, 4, 12],
      why: "You'd rather strain your back than hear yourself say that something is too heavy for you.",
      scene: "That's how you come to move the wardrobe alone, with a strong neighbor behind the next door.",
      turn: [
        'Being strong and being helped only feel like opposites.',
        'With four hands it takes a minute, and nobody thinks less of you.',
      ],
      after: "the wardrobe is in its place, with two people's fingerprints on it",
      again: {
        easy: 'a neighbor takes the other end before you ask',
        tense: 'you say you can manage, with both arms already full',
      },
      act: "Ask somebody today to take the other end of one thing that you'd usually carry alone.",
    },
    {
      title: 'Who gave way last time',
      houses: [3, 5, 7, 8, 11],
      why: "Under Mars you'd rather win than be agreed with, and you call that standing up for yourself.",
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
      why: 'With Mars on your Sun, wanting to start and being allowed to start feel like one and the same thing.',
      scene: "You tell a colleague what you've decided, when the plan was to ask the boss first.",
      turn: [
        'You say it firmly, and half the office agrees.',
        'What you start without leave is yours to finish, and you like it that way.',
      ],
      after: 'the boss is asking how far along you are',
      again: {
        easy: 'somebody gives you leave for what you already began',
        tense: 'somebody wants to know who told you to begin',
      },
      act: "Begin one thing today that you'd usually ask leave for, and tell the person it concerns by evening.",
    },
    {
      title: 'The burnt pan',
      houses: [1, 4, 12],
      why: "There's more strength in you than the day asks for, and it has nowhere polite to go.",
      scene: 'You notice it at the sink, scrubbing one burnt pan until your shoulders ache.',
      turn: [
        "The pan didn't earn that, and neither would the next person through the door.",
        "Give it a hill or a floor, and by supper you're good company.",
      ],
      after: 'the floor shines, and you sit down without planning the next job',
      again: {
        easy: 'you work up a sweat and come back in a good mood',
        tense: 'you slam a drawer that did nothing to you',
      },
      act: 'Scrub a floor or walk up a hill for fifteen minutes before supper, as hard as you like.',
    },
    {
      title: 'Across a full room',
      houses: [3, 5, 7, 8, 11],
      why: "Your Sun is warm and in a hurry, and you'd rather be turned down than be left guessing.",
      scene: "So you cross a full room to {someone} and say at once what you'd like.",
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
