/** What comes up when a body enters or turns in a part of life, from the first to the twelfth. */
export const NEW_SUBJECTS: readonly (readonly string[])[] = [
  [
    'How you start things and how you look while you do it is the subject for as long as that lasts.',
    "People respond to you before they've heard a word, so it pays to know what you're showing.",
  ],
  [
    'What you earn, spend and hold on to wants a second look.',
    "You'd like your money and your hours to go where your heart is.",
  ],
  [
    'Calls, errands and the people next door take up more of you than usual.',
    'Your days fill with small talk, short trips and things to sign.',
  ],
  [
    'The place where you live wants something from you: a repair, a visit or an evening.',
    'Family and furniture both get moved around a little in your mind.',
  ],
  [
    'You want more play in the week, and it turns out to need some planning.',
    'You take your pleasures and your crushes more seriously than they take you.',
  ],
  [
    'Your working day and your body both ask to be treated better.',
    'The small daily things decide whether a week goes well.',
  ],
  [
    'Other people set the pace: a partner, a client, somebody with a key.',
    'You find out what you want by agreeing and disagreeing with one person.',
  ],
  [
    'You get to the questions under the carpet: trust, debts and who owes whom.',
    "You share more than you usually do, and you want to know whether it's safe.",
  ],
  [
    'You look up from your own street, to a course, a trip or a different opinion.',
    'You want to understand it and not only to get it done.',
  ],
  [
    "Work is where people see you, and they're looking.",
    'Your aims come up, with the question whose they were in the first place.',
  ],
  [
    'Friends take up more room, and so does what you hope for with them.',
    "You belong to more people than you answer, and you'd like to answer a few.",
  ],
  ['You need more time that nobody counts.', 'You sort things out in private before you say a word about them.'],
]
