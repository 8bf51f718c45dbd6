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
        "That's a good name, and it was made the dull way.",
      ],
      after: "you're the one who's asked about one thing, and you're ready for it",
      again: {
        easy: 'your name comes up in a room that you are not in',
        tense: 'you wave so hard that they look at the hand',
      },
      act: 'Put the one question people should bring to you on paper today, and pin it over your desk or table.',
    },
    {
      title: 'Nothing in your hands',
      houses: [5, 7, 8],
      why: 'Saturn puts an end to your working day, and that leaves evenings you can promise.',
      scene: 'At seven you meet {someone} at the corner with nothing in your hands.',
      turn: [
        "They notice that you don't look back at the window.",
        "A day that ends when it should is a present, and it's free.",
      ],
      after: 'your working day has an end, and people can set a clock by it',
      again: {
        easy: "you're early, and you enjoy the wait",
        tense: 'you bring the office along and call it a story',
      },
      act: 'End your work or your chores at a fixed hour tonight, shut the tools in a drawer, and leave the room.',
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
      act: "Tell {friend} in two sentences today what you'd like to be known for, and leave out what's expected.",
    },
    {
      title: 'In after the applause',
      houses: [5, 7, 8],
      why: 'Saturn wants your Midheaven kept up, and the people who wait have stopped asking when.',
      scene: 'That can be a school hall where {someone} saves you a seat, and you tiptoe in after the applause.',
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
      why: "Saturn reaches your Midheaven, so what you've built is in full light, and you're the first to look.",
      scene: 'You notice it when a stranger reads your name and role off a badge and looks up.',
      turn: [
        'You hear what it says of you, and you hear what it leaves out.',
        'Be proud of the first, and start work on the second.',
      ],
      after: "it's clear what you answer for, and there's a little more of it",
      again: {
        easy: "you're trusted with a thing before you ask for it",
        tense: "you measure yourself against somebody else's badge",
      },
      act: "Make yourself a badge of paper tonight, your name on top and below it the one thing you'll answer for.",
    },
    {
      title: "Where it's going to be",
      houses: [5, 7, 8],
      why: "Saturn has you build something that takes years, and you'd like one witness.",
      scene: "So you take {someone} to an empty lot or desk and show them where it's going to be.",
      turn: [
        'They see weeds and a chair, and then they see your face.',
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
