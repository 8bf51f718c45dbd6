import type { Card } from './Card.ts'

/** What is shared: trust, debts, intimacy and what stays private. */
export const eighth: readonly Card[] = [
  {
    title: 'What a cousin owes you',
    scene: 'A cousin owes you for the train, and you owe {someone} a favor.',
    act: {
      joined: 'Open a page today with two columns, owed to me and owed by me.',
      easy: 'Pay back one favor today with your hands: fetch, fix, fold or cook something.',
      tense: 'Decide tonight about one small sum a friend owes you: ask for it or strike it off.',
    },
    suits: ['money'],
  },
  {
    title: 'The blue folder',
    scene: 'A neighbor has the key, a sticky note the password, and only you know the blue folder.',
    act: {
      joined: 'Put three papers that matter into one folder tonight, and label the front.',
      easy: 'Tell a sister or an old friend today where one important thing is kept.',
      tense: 'Change one password that too many people know, and put the hint on paper before bed.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'The drawer nobody else opens',
    scene: 'One drawer has old letters, an odd ring and a photo for {someone}.',
    act: {
      joined: 'Open your most private drawer, take out one thing, and leave it on the table until bedtime.',
      easy: 'Describe one thing from your private drawer to {someone} in three lines tonight.',
      tense: 'Choose tonight which one letter or photo stays private, and seal it in an envelope.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The coin jar by the door',
    scene: 'Rent, a password, a jar of coins: sharing starts small, with roommates as with {someone}.',
    act: {
      joined: 'Label an empty jar tonight with one thing worth saving for together.',
      easy: 'List five things you share with other people, and thank one of them today.',
      tense: "Write down one shared cost that feels unfair tonight, with the half you'd call fair.",
    },
    suits: ['money'],
  },
  {
    title: 'Lamp off, still talking',
    scene: 'With the lamp off, words come easier, including the few that by daylight never reach {someone}.',
    act: {
      joined: 'Turn the lamp off early tonight and give ten minutes of talk to {someone}.',
      easy: 'Send or say a goodnight of more than one word, before bed, to {someone}.',
      tense: "Write down by lamplight tonight the one thing you'd tell {someone}, and sleep on it.",
    },
    suits: ['love'],
  },
  {
    title: 'An elbow on the armrest',
    scene: 'An elbow on the armrest, a hug at the door: some things reach {someone} without words.',
    act: {
      joined: 'Write one line before bed that would comfort {someone} like a hand on the shoulder.',
      easy: 'Move your chair one hand closer at supper today, to a friend or {someone}.',
      tense: 'Say how near is near enough, today, in one sentence to {someone} without a sorry in it.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: "A colleague's news",
    scene: "You know a colleague's news, and the office kitchen is full of questions.",
    act: {
      joined: 'Start one rule today: what a colleague tells you in private goes no further.',
      easy: 'Ask a colleague one question today that goes deeper than the weather.',
      tense: 'Leave one piece of news untold today, and write a shopping list when your thumbs itch.',
    },
    suits: ['career'],
  },
  {
    title: 'Two phones, face down',
    scene: 'Your phone lies face down like a coaster that buzzes, and {someone} has the other coaster.',
    act: {
      joined: "Tell {someone} one small thing that your phone knows, such as today's silliest search.",
      easy: 'Leave your phone in a coat for one hour today, and spend the hour on {someone} or a sister.',
      tense: "Write down the one thing you'd ask {someone}, and decide before bed whether you need to know.",
    },
    suits: ['love'],
  },
  {
    title: 'The key to the office',
    scene: 'Somebody at work hands you the key, the alarm code and, with a shrug, the budget.',
    act: {
      joined: 'Write down today three things a boss or client trusts you with, and pin the list up.',
      easy: 'Share one thing you guard at work today: a contact, a template or the good scissors.',
      tense: 'Name on paper today one duty that comes without the pay, and tell one colleague.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'Six spoons from an aunt',
    scene: "In the aunt's box are six spoons, a fast clock and letters in purple ink.",
    act: {
      joined: 'Take one thing that came to you from a relative, and use it today.',
      easy: 'Polish, wind or mend one thing tonight that an older person gave you.',
      tense: "Bag one gift that you keep out of duty, and write a better owner's name on it tonight.",
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The letter behind the toaster',
    scene: 'The card statement is under the fruit bowl, and the loan letter behind the toaster.',
    act: {
      joined: 'Gather every open bill onto one table tonight, and put the smallest on top.',
      easy: 'Add up what you owe on one sheet of paper today, and keep it in your wallet.',
      tense: "Slit open the one letter you'd rather not read tonight, and circle the sum in red.",
    },
    suits: ['money'],
  },
  {
    title: 'Behind a locked door',
    scene: 'The door is locked, the water is hot, and the doorbell can wait.',
    act: {
      joined: 'Close one door behind you tonight for thirty minutes, with a towel or a book.',
      easy: 'Soak your hands or feet in warm water for fifteen minutes tonight.',
      tense: 'Switch off one way of reaching you for an hour tonight: the bell, the chat or the phone.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The sentence after the joke',
    scene: 'A joke about the bill, and behind it the plain sentence for {someone}.',
    act: {
      joined: "Begin a note with I'm afraid that, and write three honest lines for {someone} before bed.",
      easy: "Tell {someone} or an old friend one thing today that you'd rather wrap in a joke.",
      tense: 'Drop one joke today where it would cover something up, and tell {someone} the plain version.',
    },
    suits: ['love'],
  },
  {
    title: 'The room with frosted glass',
    scene: "The meeting room has frosted glass, a box of tissues, and a colleague who'd tell you the truth.",
    act: {
      joined: 'Ask a colleague you trust one question today that only they would answer honestly.',
      easy: 'Confide one honest doubt about a project to a colleague today, in two lines.',
      tense: 'Write down one thing about work you tell nobody, and decide tonight which colleague should hear it.',
    },
    suits: ['career'],
  },
]
