import type { Card } from './Card.ts'

/** Partners, agreements and the other person. */
export const seventh: readonly Card[] = [
  {
    title: 'Who decides on dinner',
    scene:
      'Pizza or soup is no great matter, yet it takes nine messages, two shrugs and a hungry hour to settle with {someone}.',
    act: {
      joined: 'Name one thing you want tonight, a dish, a film or a street, and send it to {someone} as a wish.',
      easy: 'Offer {someone} a choice of exactly two things today, this or that, and enjoy whichever comes back.',
      tense: 'Decide what you eat tonight without asking anyone, and put it on a plate you like.',
    },
    suits: ['love'],
  },
  {
    title: 'The line to sign',
    scene: "A lease, a gym form, a client's proposal: each has a line for a name and a gray paragraph above it.",
    act: {
      joined: "Put down in three lines today what you'd promise to {someone}, and until when, and keep the paper.",
      easy: 'Find one contract in your papers tonight, the lease or the phone plan, and write its end date on the envelope.',
      tense: 'Leave one form or promise unsigned until tomorrow, and underline the word in it that bothers you.',
    },
    suits: ['money', 'career'],
  },
  {
    title: 'The middle of the story',
    scene:
      'The kettle clicks off, the phone buzzes twice, and what goes missing is the middle of a story from {someone}.',
    act: {
      joined: 'Ask {someone} one question today, and keep both hands around a cup until the answer is over.',
      easy: 'Call a friend, a sister or a brother today, and give them ten minutes before you bring up your own news.',
      tense: 'Check one guess about {someone} today: put it in a single sentence, and ask whether you got it right.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'Sorry without a but',
    scene: 'Flowers, a long message, a joke at the door: there are many ways to avoid one short sorry to {someone}.',
    act: {
      joined: 'Write one apology on a card today, ten words at most, and leave it where it will be found.',
      easy: 'Forgive {someone} one small thing today, the late reply or the wet umbrella, and never mention it.',
      tense: 'Write the sorry you owe in one line, to {someone} or a colleague, before bed, and stop at the word but.',
    },
    suits: ['love'],
  },
  {
    title: 'Across the desk',
    scene: 'Across the desk is a client with a pen, a cold coffee and a list that you can read upside down.',
    act: {
      joined:
        'Sit in another chair for ten minutes today and write three lines on what a client or boss wants from you.',
      easy: 'Send a client or colleague one useful thing today, a link, a name or a photo of the right page.',
      tense: "Ask a client or colleague today about one thing you're only guessing at, in a message of two sentences.",
    },
    suits: ['career'],
  },
  {
    title: 'Half the bill',
    scene: 'The bill arrives between you and {someone}, with two mints and a pen on the saucer, and nobody moves.',
    act: {
      joined: 'Write one rule for shared bills on a slip of paper today, and tuck it beside your bank card.',
      easy: 'Keep the better half of one thing today, the cookie, the blanket or the window seat, for {someone} or a neighbor.',
      tense: 'Work out one sum between you and another person on paper tonight, and decide to ask for it or forget it.',
    },
    suits: ['money'],
  },
  {
    title: 'A free evening in pencil',
    scene: 'Between the meeting, the laundry and the gym, the calendar has not one square set aside for {someone}.',
    act: {
      joined: 'Mark one free evening on your calendar in pencil today, and mention it in a line to {someone}.',
      easy: 'Swap one chore on your calendar tonight for an hour you could spend with {someone}.',
      tense:
        "Choose between two plans that want the same evening, and write to the one you're turning down before bed.",
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: "The neighbor's drill",
    scene: "The neighbor's drill is in your closet, your ladder is in their hall, and neither of you has a list.",
    act: {
      joined:
        'Tape a sheet inside a cupboard door tonight, with what you lend on the left and what you borrow on the right.',
      easy: 'Lend one thing today, a book, a pan or a charger, to the first colleague or neighbor who has a use for it.',
      tense: "Dig out one borrowed thing tonight, put its owner's name on it, and message them that it's coming.",
    },
    suits: ['money'],
  },
  {
    title: 'Something to copy',
    scene:
      "A tip for the driver, a crossword in pen, an early goodbye at a party: you'd like to learn that from {someone}.",
    act: {
      joined:
        'Copy, before bed, one small habit of {someone}: the neat handwriting, the second helping or the early goodbye.',
      easy: 'List three things on paper that you admire in {someone}, and circle the one you could do today.',
      tense:
        'Take one thing you envy in a colleague or sister, the calm voice or the clear desk, and try it for an hour.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'A rival with a point',
    scene: 'The colleague who argues with your slides has brought figures, a sharp pencil and, annoyingly, a point.',
    act: {
      joined:
        "Invite one objection today: send a colleague or friend your plan in three lines and ask what's wrong with it.",
      easy: 'Praise one point made by a colleague you disagree with, aloud or in writing, before the day is over.',
      tense: "Write the other side's best argument on a card today, in one sentence that they'd sign.",
    },
    suits: ['career'],
  },
  {
    title: 'Who brings the cake',
    scene: 'You write the emails, a colleague books the room, and the cake for the visitors belongs to nobody.',
    act: {
      joined:
        'Draw two columns on one sheet today, yours and theirs, for a job you share with a colleague or relative.',
      easy: "Claim the job nobody owns today, the cake, the keys or the minutes, and tell one colleague it's yours.",
      tense: "Give back one job today that isn't yours, in a friendly message to the person it belongs to.",
    },
    suits: ['career'],
  },
  {
    title: 'Two gray checkmarks',
    scene:
      'Two gray checkmarks, a sandwich, one more look at the screen: waiting to hear from {someone} fills a whole lunch break.',
    act: {
      joined: 'Write first, before bed, to {someone}: two lines, and no apology for the length.',
      easy: 'Answer one person today who is waiting for you, a cousin or a client, before you look for your own reply.',
      tense: "Shut the phone in a drawer for one hour tonight, whether or not there's a word from {someone}.",
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A table for one, well set',
    scene: 'A table for two suits one as well, with the coat on the spare chair and a newspaper against the vase.',
    act: {
      joined: 'Set a place for yourself tonight with a cloth, a glass and one good plate, and eat without a screen.',
      easy: 'Carry a newspaper or notebook to a bench or window today, and keep your own company for thirty minutes.',
      tense: 'Turn down one invitation or call today, kindly and in a single line, and give the hour to a book.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The friend in the middle',
    scene:
      "Two friends aren't speaking, both have your number, and the group chat about the picnic has gone very polite.",
    act: {
      joined: 'Introduce two friends or colleagues in one message today, with a line on what each does well.',
      easy: 'Pass one kind remark on today: tell a friend what another friend likes about them, word for word.',
      tense:
        'Hand one quarrel back to the two friends or relatives who own it, with the same short sentence to both today.',
    },
    suits: ['wellbeing'],
  },
]
