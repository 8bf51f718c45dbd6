import type { PairStories } from '../../../pieces/Story.ts'

export const sunJupiter: PairStories = {
  easy: [
    {
      title: 'The role one size up',
      houses: [2, 6, 9, 10],
      why: "The Sun shows you what you're good at, and your Jupiter sees no reason to stop there.",
      scene: 'You read a posting for a bigger role, and most lines on the page describe you.',
      turn: [
        "The two that don't can be learned in a month.",
        'Nobody matches every line, so "most of it" is an honest reason to try.',
      ],
      after: "you know which two lines aren't you yet, and they look short",
      again: {
        easy: "somebody asks what you'd like next, and you have the answer ready",
        tense: "the two lines you don't match look longer than the ten you do",
      },
      act: "Copy five lines of a role you'd like onto paper tonight, and write beside each where you've done it.",
    },
    {
      title: 'The good coat you give away',
      houses: [1, 3, 4, 12],
      why: 'You feel like a person who has enough, and that makes you want to hand some on.',
      scene: 'You stand at the closet with a good coat in your hand and a neighbor in mind.',
      turn: [
        "You aren't clearing out, since you'd still wear it yourself.",
        "Say you'd love to see it worn, and it's a present and not charity.",
      ],
      after: 'you see the empty hanger and feel rich',
      again: {
        easy: 'you give something good away and forget to mention it',
        tense: "you give a thing away and count what's left on the rail",
      },
      act: "Take one good thing you'd still wear out of the closet before dinner, and pin somebody's name to it.",
    },
    {
      title: 'Praise at a full table',
      houses: [5, 7, 8, 11],
      why: "Your Jupiter thinks there's enough glory for all, so you can admire people and feel no smaller.",
      scene: 'At a full table you praise {someone}, with the whole story and all the voices.',
      turn: [
        "They wave it off and don't miss a word.",
        "Leave yourself out of it, and nobody can think you're fishing for some back.",
      ],
      after: "the story gets told again, and you aren't the one who tells it",
      again: {
        easy: "a story is told at a table, and this time it's about you",
        tense: 'you praise loudly, and you listen a little too hard for the echo',
      },
      act: 'Praise {friend} to a third person before dinner, with one exact thing they did and nothing about you.',
    },
  ],
  tense: [
    {
      title: 'Your hand for the third job',
      houses: [2, 6, 10, 11],
      why: "The Sun wants you to be the one people count on, and your Jupiter doesn't count the hours.",
      scene: 'Your hand goes up for a third job while two others lie open on the table.',
      turn: [
        'Nobody else was slow; they were looking at their calendars.',
        'Two jobs done well are better for your name than three you offered.',
      ],
      after: 'two jobs are done, and the third has a date everyone knows',
      again: {
        easy: 'somebody thanks you for what you finished, and not for what you offered',
        tense: 'your hand is halfway up again, and the table is no emptier',
      },
      act: 'Write the hours each open job needs on paper before lunch, and put a later date beside the last one.',
    },
    {
      title: 'Six workouts on the fridge',
      houses: [1, 3, 4, 12],
      why: 'You want to be proud of yourself soon, so a small start feels beneath you.',
      scene: 'On the fridge hang six workouts, and by the door is a pair of very clean running shoes.',
      turn: [
        'Your will is fine, but the plan is for somebody who never gets tired.',
        'Once around the block is a start to be proud of by dinner.',
      ],
      after: 'the list on the fridge is short, and half is crossed out',
      again: {
        easy: "you take the short walk and don't call it training",
        tense: 'you add a seventh workout to make up for the six',
      },
      act: 'Cross out all but two lines of a big plan today, then walk around the block in ordinary shoes.',
    },
    {
      title: 'The surprise with a speech',
      houses: [5, 7, 8],
      why: 'The Sun would like you to be adored, and your Jupiter believes more will do it.',
      scene: 'Your surprise for {someone} is dinner, a show, and a speech after dessert.',
      turn: [
        "They'd like the dinner; the show and the speech ask them to clap.",
        'One thing, well chosen, lets them be glad their own way.',
      ],
      after: "the plan is down to one table for two, and that's enough",
      again: {
        easy: 'a small surprise goes well, and nobody has to say thank you twice',
        tense: 'you add a second gift because the first got only a smile',
      },
      act: 'Cut your next plan with {friend} to one thing tonight, and write it on the calendar with nothing after it.',
    },
  ],
  joined: [
    {
      title: 'Three results on one sheet',
      houses: [2, 6, 9, 10],
      why: "Your opinion of yourself and the hopes of your Jupiter are the same size now, and that's large.",
      scene: "The raise you'd never name sounds like plain sense, even with the boss in the chair opposite.",
      turn: [
        'The feeling is sound, and all it lacks is figures.',
        'Three results on paper turn your good mood into a good case.',
      ],
      after: 'the sheet is short and clear, and you can read it out',
      again: {
        easy: "you name what you're worth, and your voice stays where it is",
        tense: 'you ask for the moon and forget to bring the sheet',
      },
      act: "List three results of your work on one sheet before lunch, and write the raise you'd ask for underneath.",
    },
    {
      title: 'The favor you stop counting',
      houses: [5, 7, 8],
      why: 'Being generous and being yourself come to the same thing now, and both feel good.',
      scene: "You think of the favor {someone} never returned, and of the list it's on.",
      turn: [
        "You cross it off, and they needn't know there was a list.",
        'Keeping count was more work than the favor ever was.',
      ],
      after: 'the list is empty, and you forget to start a new one',
      again: {
        easy: 'somebody does you a favor, and you simply take it',
        tense: 'you catch yourself counting again, with dates',
      },
      act: 'Write the favors you still feel owed on a slip of paper tonight, and tear it up.',
    },
    {
      title: 'Soup for eight',
      houses: [1, 3, 4, 11, 12],
      why: "You're glad to be who you are, and gladness of this size wants company.",
      scene: "On the stove is a pot for eight, and you're expecting two.",
      turn: [
        'Your Jupiter would rather have soup left over than a chair too few.',
        'Plenty suits you, and it needs one thing more: somebody to finish it with.',
      ],
      after: 'the pot is empty, and one neighbor knows which door is yours',
      again: {
        easy: 'more people come than you asked, and the spoons just reach',
        tense: "you cook for a crowd, and you're hurt by the empty chairs",
      },
      act: "Cook a little too much tonight, and take a bowl of it to a neighbor or {friend} while it's hot.",
    },
  ],
}
