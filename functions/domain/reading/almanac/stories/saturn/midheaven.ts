import type { PairStories } from '../../../pieces/Story.ts'

export const saturnMidheaven: PairStories = {
  easy: [
    {
      title: 'A question only you can answer',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'What you do slowly and well gets known, without your waving at it.',
      scene: 'In a corridor a stranger stops you with a question only you can answer.',
      turn: [
        'Somebody told them to ask you, and nobody told you.',
        "Most of the good that's said of you is said where you can't hear it.",
      ],
      after: "you're the one who's asked about one thing, and you're ready for it",
      again: {
        easy: "you're asked, you know, and it takes two minutes",
        tense: 'you wave so hard that they look at the hand',
      },
      act: 'Choose the one question people should bring to you, and take ten minutes at a table today to make your answer shorter.',
    },
    {
      title: 'Nothing in your hands',
      houses: [5, 7, 8],
      why: 'Saturn puts an end to your working day, and that leaves evenings you can promise.',
      scene: 'At seven you meet {someone} at the corner with nothing in your hands.',
      turn: [
        "They notice that you don't look back at the window.",
        "The work isn't done, only stopped, and that's all a free evening needs.",
      ],
      after: 'your working day has an end, and people can set a clock by it',
      again: {
        easy: "you're early, and you enjoy the wait",
        tense: 'you bring the office along and call it a story',
      },
      act: 'End your work or your chores at a fixed hour tonight, leave one thing undone on the table, and shut the door.',
    },
  ],
  tense: [
    {
      title: 'The folder is shut',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Midheaven gets your best hours, and you aren't sure whose idea the aim was.",
      scene: 'A big task is done, the folder is shut, and you look around for whoever it was for.',
      turn: [
        'No face comes to mind that would be glad enough.',
        "Find the part you'd do unwatched, and there's your own aim.",
      ],
      after: "you can say in two lines what you're working for",
      again: {
        easy: "you hear praise for the part that's really yours",
        tense: "you work late for a well done from someone who's gone home",
      },
      act: "Spend half an hour today on the part of your work you'd do unwatched, and show the page to nobody.",
    },
    {
      title: 'In after the applause',
      houses: [5, 7, 8],
      why: 'Saturn wants your Midheaven kept up, and the people who wait for you stop asking when.',
      scene: 'In a school hall {someone} saves you a seat, and you tiptoe in after the applause.',
      turn: [
        'They kept you a program, folded once.',
        "One hour a month that work can't move is something they can count on.",
      ],
      after: 'one date a month is safe, and the work survives it',
      again: {
        easy: 'you leave on time, and nothing falls over',
        tense: 'you say five more minutes and mean fifty',
      },
      act: 'Promise one person an hour this month that no work can move, and give them the day before you go to bed.',
    },
  ],
  joined: [
    {
      title: 'Your name off a badge',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Saturn puts what you've built in full light, and you're the strictest one who looks.",
      scene: 'A stranger reads your name and role off a badge, aloud, and looks up at you.',
      turn: [
        'You hear what it says of you, and you hear what it leaves out.',
        'Be proud of the first, and start work on the second.',
      ],
      after: "it's clear what you answer for, and there's a little more of it",
      again: {
        easy: "you're trusted with a thing before you ask for it",
        tense: "you measure yourself against somebody else's badge",
      },
      act: "Put your name on a card tonight, and below it, in five words, what you'd like to answer for next.",
    },
    {
      title: "Where it's going to be",
      houses: [5, 7, 8],
      why: "Saturn has you build something that takes years, and you'd like one witness.",
      scene: "So you walk {someone} around an empty room and point to where it's all going to be.",
      turn: [
        'They see a bucket and a chair, and then they see your face.',
        "You don't need help with it so much as somebody who knows.",
      ],
      after: "one person asks now and then how far it's got",
      again: {
        easy: 'a detail you told once is remembered',
        tense: 'you keep it to yourself until it is perfect',
      },
      act: "Show {friend} one unfinished piece of your work today, and tell them what it's going to be.",
    },
  ],
}
