import type { Card } from './Card.ts'

/** What is shared: trust, debts, intimacy and what stays private. */
export const eighth: readonly Card[] = [
  {
    title: 'What a cousin owes you',
    scene: 'A cousin owes you for the train, you owe a favor to {someone}, and the only ledger is in your head.',
    act: {
      joined: 'Open a page today with two columns, owed to me and owed by me, and fill in one line of each.',
      easy: 'Pay back one favor today with your hands: fetch, fix, fold or cook something for a cousin or neighbor.',
      tense: 'Decide tonight about one small sum a friend owes you: ask for it in one line, or strike it off the page.',
    },
    suits: ['money'],
  },
  {
    title: 'The blue folder',
    scene:
      'The spare key is with a neighbor, the password is on a sticky note, and only you know about the blue folder.',
    act: {
      joined: 'Put three papers that matter into one folder tonight, and write on the front what they are.',
      easy: 'Tell a sister, a brother or an old friend today where one important thing is kept, the spare key or the folder.',
      tense: 'Change one password that too many people know, and put the hint on paper before bed.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'The drawer nobody else opens',
    scene:
      'Everybody has a drawer like this one: letters, a ring that fits no finger, a photo not yet shown to {someone}.',
    act: {
      joined: 'Open your most private drawer, take out one thing, and let it lie on the table until bedtime.',
      easy: 'Describe one thing from your private drawer to {someone} in three lines, tonight, on paper or out loud.',
      tense:
        'Choose tonight which one letter, photo or note stays private, and seal it in an envelope with your name on.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The coin jar by the door',
    scene:
      'Rent, the streaming password, a jar of coins by the door: sharing starts small, with roommates as with {someone}.',
    act: {
      joined: 'Label an empty jar tonight with one thing worth saving for together, and set it by the door.',
      easy: 'List five things you share with other people, a login, a lawn or a car, and thank one of them today.',
      tense: "Write one shared cost that feels unfair on paper tonight, with the half you'd call fair beside it.",
    },
    suits: ['money'],
  },
  {
    title: 'Lamp off, still talking',
    scene:
      'With the lamp off and the street quiet, words come easier, including the few that by daylight never reach {someone}.',
    act: {
      joined: 'Turn the lamp off early tonight and give ten minutes of talk, or one honest message, to {someone}.',
      easy: 'Send or say a goodnight of more than one word to {someone} or an old friend, before bed.',
      tense: "Write down by the smallest lamp tonight the one thing you'd tell {someone}, and sleep on it.",
    },
    suits: ['love'],
  },
  {
    title: 'An elbow on the armrest',
    scene:
      'Two coats in an elevator, an elbow on the armrest, a hug at the door: some things need no words to reach {someone}.',
    act: {
      joined: 'Write one line, before bed, that would comfort {someone} as a hand on the shoulder does.',
      easy: 'Sit one chair closer than you need to today, to a friend, a sister or {someone}.',
      tense: 'Say how near is near enough for you, today, in one sentence to {someone} that has no sorry in it.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: "A colleague's news",
    scene: "You know a colleague's news before the others do, and the office kitchen is full of coffee and questions.",
    act: {
      joined: 'Start one rule today: what a colleague tells you in private goes no further than your own coffee cup.',
      easy: 'Ask a colleague one question today that goes deeper than the weather, with the phone left in your pocket.',
      tense: 'Leave one piece of news untold today, and write a shopping list when your thumbs want to pass it on.',
    },
    suits: ['career'],
  },
  {
    title: 'Two phones, face down',
    scene: 'Two phones lie face down beside the cups, one for you and one for {someone}, like coasters that buzz.',
    act: {
      joined: "Tell {someone} one small thing that your phone knows and they don't, such as today's silliest search.",
      easy: 'Leave your phone in a coat pocket for one hour today, and spend the hour on {someone} or a sister.',
      tense:
        "Write down the one thing you'd ask {someone} if you dared, and decide before bed whether you need to know.",
    },
    suits: ['love'],
  },
  {
    title: 'The key to the office',
    scene: 'Somebody at work hands you the key, the code for the alarm and, with a shrug, the budget nobody wants.',
    act: {
      joined: 'Write down three things a boss or client trusts you with today, and pin the list where you work.',
      easy: 'Share one thing you guard at work with a colleague today: a contact, a template or the good scissors.',
      tense: 'Name on paper today one duty that comes to you without the pay or the say, and tell one colleague.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'Six spoons from an aunt',
    scene: 'In the hall is a box from an aunt: six spoons, a clock that runs fast, and letters in purple ink.',
    act: {
      joined: 'Take one thing that came to you from a relative, put it on the table, and use it today.',
      easy: "Polish, wind or mend one thing that an older person gave you, and put it where you'll see it tonight.",
      tense: 'Bag one gift that you keep out of duty, and write on it tonight the name of a better owner.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The letter behind the toaster',
    scene:
      "The card statement is under the fruit bowl, the loan letter behind the toaster, and the total in nobody's head.",
    act: {
      joined: 'Gather every open bill onto one table tonight, and put the smallest on top.',
      easy: 'Add up what you owe on one sheet of paper today, fold it, and keep it in your wallet for a week.',
      tense:
        "Slit open the one letter you'd rather not read, circle the sum in red, and tell a friend the number tonight.",
    },
    suits: ['money'],
  },
  {
    title: 'Behind a locked door',
    scene:
      'The door is locked, the water is hot, and the doorbell, the group chat and the neighbor with the package can wait.',
    act: {
      joined: 'Close one door behind you tonight for thirty minutes, with a towel, a book or nothing in your hands.',
      easy: 'Soak your hands or feet in warm water for fifteen minutes tonight, and let the doorbell ring.',
      tense: 'Switch off one way of reaching you for an hour tonight: the bell, the chat or the phone.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The sentence after the joke',
    scene:
      'A joke about the bill, a joke about the mattress, and behind them the plain sentence that is meant for {someone}.',
    act: {
      joined:
        "Begin a note with the words I'm afraid that, and write, before bed, three honest lines meant for {someone}.",
      easy: "Tell {someone} or your oldest friend one thing today that you'd rather wrap in a joke, without the wrapping.",
      tense: 'Drop one joke today where it would cover something up, and give {someone} the plain five words instead.',
    },
    suits: ['love'],
  },
  {
    title: 'The room with frosted glass',
    scene:
      "The meeting room has frosted glass, a box of tissues, and a colleague who'd tell you the truth if you asked.",
    act: {
      joined: 'Ask a colleague you trust one question today about your work that only they would answer honestly.',
      easy: 'Confide one honest doubt about a project to a colleague today, in person or in two written lines.',
      tense:
        'Write down one thing about work you tell only the mirror, and decide tonight which colleague should hear it.',
    },
    suits: ['career'],
  },
]
