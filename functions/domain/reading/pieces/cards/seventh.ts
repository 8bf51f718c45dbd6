import type { Card } from './Card.ts'

/** Partners, agreements and the other person. */
export const seventh: readonly Card[] = [
  {
    title: 'Who decides on dinner',
    scene: 'Pizza or soup takes nine messages and a hungry hour to settle with {someone}.',
    act: {
      joined: 'Name one thing you want tonight, a dish or a film, and send it to {someone}.',
      easy: 'Offer {someone} a choice of exactly two things today, and enjoy whichever comes back.',
      tense: 'Decide what you eat tonight without asking anyone, and put it on a plate you like.',
    },
    suits: ['love'],
  },
  {
    title: 'The line to sign',
    scene: 'A lease, a gym form, a proposal: each has a line for your name.',
    act: {
      joined: "Put down in three lines today what you'd promise to {someone}, and until when.",
      easy: 'Find one contract in your papers tonight, and write its end date on the envelope.',
      tense: 'Leave one form unsigned until tomorrow, and underline the word in it that bothers you.',
    },
    suits: ['money', 'career'],
  },
  {
    title: 'The middle of the story',
    scene: 'The kettle clicks, the phone buzzes, and you miss the middle of a story from {someone}.',
    act: {
      joined: 'Ask {someone} one question today, and keep both hands around a cup until the answer is over.',
      easy: 'Call a friend or a brother today, and give them ten minutes before your own news.',
      tense: 'Check one guess about {someone} today: ask in a single sentence whether you got it right.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'Sorry without a but',
    scene: 'Flowers, a long message, a joke: there are many ways around one short sorry to {someone}.',
    act: {
      joined: 'Write one apology on a card today, ten words at most.',
      easy: 'Forgive {someone} one small thing today, the late reply or the wet umbrella, and never mention it.',
      tense: 'Write the sorry you owe in one line before bed, to {someone} or a colleague.',
    },
    suits: ['love'],
  },
  {
    title: 'Across the desk',
    scene: 'Across the desk are a pen, a cold coffee and a client.',
    act: {
      joined: 'Sit in another chair for ten minutes today and write what a client or boss wants.',
      easy: 'Send a client or colleague one useful thing today: a link, a name, the right page.',
      tense: "Ask a client or colleague today about one thing you're only guessing at.",
    },
    suits: ['career'],
  },
  {
    title: 'Half the bill',
    scene: 'The bill arrives between you and {someone}, with two mints on the saucer, and nobody moves.',
    act: {
      joined: 'Write one rule for shared bills today, and tuck it beside your bank card.',
      easy: 'Keep the better half of one thing today, the cookie or the blanket, for {someone} or a neighbor.',
      tense: 'Work out one sum between you and another person tonight, and ask for it or forget it.',
    },
    suits: ['money'],
  },
  {
    title: 'A free evening in pencil',
    scene: 'Between the meeting, the laundry and the gym, the calendar has no square for {someone}.',
    act: {
      joined: 'Mark one free evening on your calendar in pencil today, and mention it to {someone}.',
      easy: 'Swap one chore on your calendar tonight for an hour you could spend with {someone}.',
      tense: "Choose tonight between two plans for one evening, and write to the one you're turning down.",
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: "The neighbor's drill",
    scene: "Your ladder is in the neighbor's hall, and their drill in your closet.",
    act: {
      joined: 'Tape a sheet inside a cupboard tonight, with what you lend on the left and borrow on the right.',
      easy: 'Lend one thing today, a book or a pan, to the first neighbor who has a use for it.',
      tense: "Dig out one borrowed thing tonight, and message its owner that it's coming.",
    },
    suits: ['money'],
  },
  {
    title: 'Something to copy',
    scene: "A crossword in pen, an early goodbye: you'd like to learn that from {someone}.",
    act: {
      joined: 'Copy one small habit of {someone} before bed: the neat handwriting, the second helping.',
      easy: 'List three things you admire in {someone}, and circle the one you could do today.',
      tense: 'Take one thing you envy in a colleague, such as the clear desk, and try it for an hour.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'A rival with a point',
    scene: 'The colleague who argues with your slides has brought figures and, annoyingly, a point.',
    act: {
      joined: 'Send a colleague or friend your plan in three lines today, and invite one objection.',
      easy: 'Pick a colleague you disagree with, and tell them today which of their points is good.',
      tense: "Write the other side's best argument on a card today, in one sentence that they'd sign.",
    },
    suits: ['career'],
  },
  {
    title: 'Who brings the cake',
    scene: 'You write the emails, a colleague books the room, and nobody brings the cake.',
    act: {
      joined: 'Draw two columns on one sheet today, yours and theirs, for a job you share.',
      easy: 'Claim the job nobody owns today, the cake or the minutes, and tell one colleague.',
      tense: "Give back one job today that isn't yours, in a friendly message.",
    },
    suits: ['career'],
  },
  {
    title: 'Two gray checkmarks',
    scene: 'Two gray checkmarks, half a sandwich, and no word yet from {someone}.',
    act: {
      joined: 'Write first to {someone} before bed: two lines, and no apology for the length.',
      easy: 'Answer one person today who is waiting, before you look for your own reply.',
      tense: 'Shut the phone in a drawer for one hour tonight, word from {someone} or not.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A table for one, well set',
    scene: 'A table for two suits one, with a coat on the spare chair.',
    act: {
      joined: 'Set a place for yourself tonight with a cloth and one good plate, and no screen.',
      easy: 'Carry a newspaper to a bench or window today, and keep your own company for thirty minutes.',
      tense: 'Turn down one invitation or call today, kindly, and give the hour to a book.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The friend in the middle',
    scene: "Two friends aren't speaking, and the picnic chat has gone very polite.",
    act: {
      joined: 'Introduce two friends in one message today, with a line on what each does well.',
      easy: 'Tell a friend today what another friend likes about them, word for word.',
      tense: 'Hand one quarrel back today to the two friends or relatives who own it.',
    },
    suits: ['wellbeing'],
  },
]
