import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterMidheaven: PairStories = {
  easy: [
    {
      title: 'Asked for the same thing twice',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Jupiter is kind to your Midheaven, so a good word about you gets around without your help.',
      scene: 'By the mailboxes a neighbor asks you for the very thing a cousin asked you for.',
      turn: [
        "You didn't offer, so you needn't play it down.",
        'A calling often sounds like two people asking you for the same thing.',
      ],
      after: "you know what you're asked for, and your answer has terms in it",
      again: {
        easy: 'your name comes up, and somebody speaks well of you',
        tense: "you say you're not the right person before anyone's finished",
      },
      act: "Count on your fingers today what people keep asking you to do, and put the one you'd choose on a card.",
    },
    {
      title: 'The half they thought of',
      houses: [5, 7, 8],
      why: "Doing well doesn't frighten you, so you can share the credit while it's still small.",
      scene: 'It shows in a doorway, when you tell two others which half {someone} thought of.',
      turn: [
        "They'd have let it pass, and now they're red to the ears.",
        'Credit shared early is why people want you to get further.',
      ],
      after: 'your plans have more hands in them, and more names',
      again: { easy: 'somebody gives you your half, out loud', tense: 'you tell the story and leave out a name' },
      act: 'Name one person in front of another today whose idea helped you, and say exactly which idea.',
    },
  ],
  tense: [
    {
      title: 'A broom and a big future',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Midheaven starts to despise the step you're on once Jupiter says you're meant for more.",
      scene: "So you're sweeping a floor after a gathering, and feel that it ought to be somebody else.",
      turn: [
        'Whoever runs the place likely swept it once, and knows the corners.',
        'A small step done well is how people learn to trust you with the next.',
      ],
      after: "you do the small step properly and don't mention the large one",
      again: {
        easy: 'you do a plain job well and get asked about a larger one',
        tense: 'you look at the next step and trip on this one',
      },
      act: 'Finish the smallest duty you look down on before dinner, to the last corner, as if it bore your name.',
    },
    {
      title: 'What the honor costs',
      houses: [5, 7, 8],
      why: 'You want to be admired, and for that you show the success and hide its price.',
      scene: 'So {someone} hears of the honor, and not of the nights at a desk.',
      turn: [
        "They admire you from far off, since that's where you put them.",
        'Tell them what it costs, and they can come and stand by you.',
      ],
      after: "your bad nights are known as well, and you're liked no less",
      again: {
        easy: 'you admit to a hard week, and it brings somebody closer',
        tense: 'you mention a prize and not the price',
      },
      act: 'Tell {friend} tonight what one success of yours costs you in hours, with the true number and no joke.',
    },
  ],
  joined: [
    {
      title: 'A nameplate in your size',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "What you're here to do won't be kept quiet, and your Midheaven would like to see it in brass.",
      scene: 'So you stop at a door with a brass nameplate, and picture yours there.',
      turn: [
        "Wanting to be useful to more people isn't vanity.",
        "Ask who'd be better off with your name on a door, and you know what to ask for.",
      ],
      after: 'you ask for the larger task in plain words, with a reason',
      again: {
        easy: "you're trusted with more, and your hands stay steady",
        tense: 'you want the door more than the work behind it',
      },
      act: "Name three people today who'd be better off if you did more of your best work, and tell one of them.",
    },
    {
      title: 'Through a locked gate',
      houses: [5, 7, 8],
      why: "What you'd like to do with your life is getting large, and it wants a witness.",
      scene: "That's why you show {someone} a place where you'd do it, through a locked gate.",
      turn: [
        'They put their face to the bars and see weeds.',
        'Tell them where the table would be, and they see that too.',
      ],
      after: 'two people can picture it, and one asks about the roof',
      again: {
        easy: 'somebody adds a window to your plan',
        tense: "you talk of the top floor and forget to ask who's coming",
      },
      act: "Walk past one place today where you'd love to do something, stop there, and pick the spot you'd start in.",
    },
  ],
}
