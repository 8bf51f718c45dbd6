import type { Card } from './Card.ts'

export const tenth: readonly Card[] = [
  {
    title: 'The line under your name',
    scene: "The line under your name is on emails, on a badge and in an aunt's introduction.",
    act: {
      joined: 'Rewrite the line under your name today, in six words you would say aloud.',
      easy: 'Ask a friend or colleague today how they describe your work, and take down their exact words.',
      tense: 'Delete one claim from your profile or résumé tonight that you no longer want to live up to.',
    },
    suits: ['career'],
  },
  {
    title: 'Five minutes with the boss',
    scene: 'The door is half open, the boss has a sandwich, and your question has to be quick.',
    act: {
      joined: 'Draft the first sentence of a request to your boss or client tonight.',
      easy: 'Send the person you report to one line today about something that is going well.',
      tense: 'Name one unrealistic deadline to the colleague who set it, and offer another date today.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'The third slide',
    scene: 'A projector hums, and the third slide has your name under a number.',
    act: {
      joined: 'Make the first page of one piece of work good enough to show, and stop there tonight.',
      easy: 'Show one finished thing today, a table or a cake, to somebody whose eye you trust.',
      tense: 'Cut one page or slide from something you have to present, and read the rest aloud before bed.',
    },
    suits: ['career'],
  },
  {
    title: 'The salary in the job ad',
    scene: "You hear what a friend's friend earns, and do the arithmetic on a receipt.",
    act: {
      joined: 'Put on paper tonight the yearly sum your work should bring, and three reasons.',
      easy: 'Look up two job ads for work like yours today, and pencil both salaries beside your own.',
      tense: 'Practice saying your price to the mirror five times tonight, without adding a reason.',
    },
    suits: ['money'],
  },
  {
    title: 'Due in red',
    scene: 'The due date is red, and the document is still called draft two.',
    act: {
      joined: 'Work twenty minutes today on the task with the nearest deadline, and note the next step.',
      easy: 'Hand in one thing early today, with a friendly line to whoever is waiting.',
      tense: "Admit one promise you can't meet to the colleague or relative it affects, before the day ends.",
    },
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'What the family says you do',
    scene: 'A parent describes your job over the hedge, with two details wrong and the pride about right.',
    act: {
      joined: 'Send one photo of your working day to a parent, an aunt or an older friend today.',
      easy: 'Thank one relative tonight for a habit of theirs that helps you at work.',
      tense: 'Correct one wrong idea that a relative or friend has about your job, in a kind message today.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'Home by the time you said',
    scene: 'A pot is on the stove, and the dog has one eye on the door.',
    act: {
      joined: 'Note the hour at which your next workday ends, and tape it to the screen before bed.',
      easy: 'Eat one meal today without the phone, beside whoever is there or a good radio.',
      tense: 'Leave one work message unanswered until tomorrow, and tell somebody at home about it.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'Well done in the hallway',
    scene: 'Someone in the hallway says well done, and you bring up the weather.',
    act: {
      joined: 'Start a page for kind words about your work, and fill its first line before bed.',
      easy: "Praise one person's work in a message today, and name the exact thing they did.",
      tense: 'Put one criticism of your work on paper, and tear off the untrue half tonight.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'Shoes for an audience',
    scene: 'You polish the left shoe and practice a relaxed face in the hall mirror.',
    act: {
      joined: 'Lay out your clothes for the next thing where people see you, before bed.',
      easy: 'Clean one pair of shoes tonight, the pair for people you want to impress.',
      tense: 'Retire one piece of clothing that looks important and never feels good, into a bag tonight.',
    },
    suits: ['career', 'love'],
  },
  {
    title: 'The one with the spare keys',
    scene: 'Somebody has to have the keys, the login and the birthdays, and you know where the stapler is.',
    act: {
      joined: "List every job people leave to you, and star the one you'd choose, before bed.",
      easy: 'Offer one small duty today, key and list included, to a colleague who would do it well.',
      tense: 'Pick one duty that nobody would miss, and leave it undone today without a speech.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'An invoice on its way',
    scene: 'The invoice is ready apart from the date, the address and your nerve.',
    act: {
      joined: 'Count the hours your work took over five days, unpaid ones too, and note the total tonight.',
      easy: 'Send one invoice, expense claim or friendly reminder today, with the sum in the subject line.',
      tense: 'Decide on one unpaid favor at work to end, and draft two polite sentences before bed.',
    },
    suits: ['money'],
  },
  {
    title: 'The job in the open tab',
    scene: 'You read the job ad, then a recipe, then the job ad with a sandwich.',
    act: {
      joined: "Type the first three lines of an application for a job you'd like tonight.",
      easy: "Tell a friend in another line of work today which part of their job you'd try.",
      tense: 'Decide within ten minutes about one job ad, keep or drop, then leave the chair.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'What a search for you finds',
    scene: 'A search for your name brings up a stranger with better hair and a comment about a toaster.',
    act: {
      joined: 'Search for your own name today, and note the single thing you would like found there.',
      easy: 'Change one photo or sentence about you that strangers see, in ten minutes today.',
      tense: 'Take down one post or photo tonight that you would not show a neighbor.',
    },
    suits: ['love'],
  },
  {
    title: 'The coat on the chair',
    scene: 'With your coat on, you answer one more email beside the cold tea.',
    act: {
      joined: 'Stand up once an hour today, and drink a glass of water each time.',
      easy: 'Spend ten minutes of your next break today with a cup, a window and no screen.',
      tense: 'Stop one task at good enough today, and put the cap on the pen.',
    },
    suits: ['wellbeing'],
  },
]
