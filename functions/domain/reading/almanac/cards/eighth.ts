import type { Card } from '../../pieces/Card.ts'

export const eighth: readonly Card[] = [
  {
    title: 'What a cousin owes you',
    scene:
      'A cousin owes you for a couch, the couch is long gone, and at birthdays you both speak warmly about other furniture.',
    joined: {
      turn: ['Say the word couch.', "Money between people needs a sentence, and then it's only money again."],
      act: 'Write one message today about an old sum, with the figure in it and a kind first line.',
    },
    easy: {
      turn: [
        'They say it first, and have it with them in an envelope.',
        "A debt shrinks when it's brought into the kitchen.",
      ],
      act: "Pay one small sum back today, or name the day, before you're asked.",
    },
    tense: {
      turn: ["You've been so tactful that it has become enormous.", 'The couch was worth less than the birthdays.'],
      act: 'Decide tonight about one old sum, to ask for it or give it up, and write the decision on the calendar.',
    },
    bodies: ['Mars', 'Saturn', 'Venus'],
    suits: ['money'],
  },
  {
    title: 'Lamp off, still talking',
    scene:
      "The lamp is off, a car's lights cross the ceiling, and there are things you tell {someone} only in the dark.",
    joined: {
      turn: ['Begin with the one that starts "I\'ve never said".', 'It gets lighter after the first line.'],
      act: "Tell {someone} or an old friend one true thing today that you'd normally leave out.",
    },
    easy: {
      turn: [
        'It comes in whispers, and in between you laugh like children.',
        "Trust grows best when it isn't looked at.",
      ],
      act: 'Ask {someone} or a close friend tonight what they think about before they fall asleep.',
    },
    tense: {
      turn: ['You start, and then say "never mind" to the ceiling.', 'The other person is awake now, and minds.'],
      act: 'Write the unsaid sentence on paper before bed, and give its first half to somebody.',
    },
    bodies: ['Moon', 'Venus', 'Mercury'],
    suits: ['love'],
  },
  {
    title: 'Behind the toaster',
    scene:
      "Behind the toaster is a letter with a window in it, from a bank, an office or an insurance, and it's leaning there like a guest.",
    joined: {
      turn: ['Open it standing up, with the toast in your hand.', 'You can deal with a page.'],
      act: 'Open one official letter today, and write on it in three words what it wants.',
    },
    easy: {
      turn: ["It's good news, or at least it's short.", 'What you share with an office is best kept in one folder.'],
      act: "Sort three papers about money that isn't only yours today, into yes, no and ask.",
    },
    tense: {
      turn: ["While it's shut, it owes you every sum you can think of.", 'Fear reads faster than you do.'],
      act: "Read one paper you've avoided before supper, and tell one person what it said.",
    },
    bodies: ['Saturn', 'Neptune', 'Chiron'],
    suits: ['money'],
  },
  {
    title: 'The password for everything',
    scene:
      "There's a word that opens the mail, the bank and the photos, and one person, {someone} or nobody, who knows it.",
    joined: {
      turn: ["Decide whom you'd trust with it, and you know something about your life.", 'Locks are about people.'],
      act: 'Write down where your important things are, seal it, and tell one person today that it exists.',
    },
    easy: {
      turn: [
        "You give it with a shrug, and it's a larger present than it looks.",
        'Somebody you can rely on is a form of wealth.',
      ],
      act: 'Share one practical secret with a person you trust today, a code, a key or the good recipe.',
    },
    tense: {
      turn: ['You change it twice and forget the second one.', 'Keeping everyone out is also work.'],
      act: 'Put your three most important passwords in one safe place tonight, and stop changing them.',
    },
    bodies: ['Uranus', 'Pluto', 'Saturn'],
    suits: ['money', 'love'],
  },
  {
    title: 'An elbow on the armrest',
    scene:
      "In the next seat is somebody's elbow, {someone} or a stranger, and it stays on the armrest exactly as long as yours does.",
    joined: {
      turn: ['Leave it there.', 'Closeness is decided in centimeters, and mostly in silence.'],
      act: 'Sit next to someone today rather than across, for the length of a cup of tea.',
    },
    easy: {
      turn: ['Neither of you moves, and the film is suddenly good.', 'A body knows sooner than a sentence.'],
      act: "Put a hand on a shoulder you're fond of today, and leave it there for one breath.",
    },
    tense: {
      turn: [
        "You draw back, they draw back, and there's a whole armrest nobody wants.",
        "It's the same shyness twice.",
      ],
      act: "Say once today, to {someone} or a friend, whether you'd like more company or less.",
    },
    bodies: ['Venus', 'Mars', 'Ascendant'],
    suits: ['love'],
  },
  {
    title: 'The sentence after the joke',
    scene:
      "You make a joke about the thing that isn't funny, everybody laughs, and {someone} looks at you a second longer.",
    joined: {
      turn: ['Use that second.', 'The true sentence is the one that comes after.'],
      act: 'Say one serious line today after a joke of your own, to a person who was listening.',
    },
    easy: {
      turn: [
        'They say "and really?", and you find you don\'t mind the question.',
        'Being seen through is a relief, by the right eyes.',
      ],
      act: 'Ask "and really?" once today, to {someone} or a friend, and put your phone in a pocket for the answer.',
    },
    tense: {
      turn: [
        "You add a second joke on top, so that the first can't be opened.",
        'You guard the door and wish someone would knock.',
      ],
      act: "Leave out one joke today where you usually make it, and see what you'd have to say.",
    },
    bodies: ['Mercury', 'Chiron', 'Uranus'],
    suits: ['love'],
  },
  {
    title: 'Two phones, face down',
    scene:
      'On the table are two phones, face down, and the one that belongs to {someone} buzzes like a fly under a glass.',
    joined: {
      turn: ['Yours can go into the drawer, as an opening move.', 'What people hide is mostly a pharmacy ad.'],
      act: "Put your phone in another room for one shared hour today, and say that you've done it.",
    },
    easy: {
      turn: ['Nobody looks, and in time it stops.', 'Trust is largely the absence of looking.'],
      act: 'Show somebody the silliest thing on your phone today, a photo, a search or a note.',
    },
    tense: {
      turn: [
        "You don't ask, and for the next half hour you talk to the phone.",
        "It's your imagination that has the loud ringtone.",
      ],
      act: 'Ask one plain question today instead of guessing, or decide not to wonder until the morning.',
    },
    bodies: ['Pluto', 'Mercury', 'Neptune'],
    suits: ['love'],
  },
  {
    title: 'Six spoons from an aunt',
    scene:
      'An aunt has left six spoons, a cupboard and a sentence that nobody can quite repeat, and there are three of you.',
    joined: {
      turn: ["Say which spoon you'd like, and why.", 'What people inherit is usually a feeling, with a handle.'],
      act: "Ask one relative today which object of the family they'd want, and write it down.",
    },
    easy: {
      turn: [
        'You each want a different thing, as if somebody had planned it.',
        'Sharing goes well when the stories are told first.',
      ],
      act: 'Tell one story about somebody who left you something, at a table or in a message, today.',
    },
    tense: {
      turn: ['Nobody wants the spoons, and nobody can see another have them.', "It's love, being counted."],
      act: 'Give up one small claim today, an object or a version of events, and tell only yourself.',
    },
    bodies: ['Venus', 'Pluto', 'Moon'],
    suits: ['money', 'love'],
  },
  {
    title: 'Whose account it is',
    scene:
      "You and {someone} buy olives, a lamp and a train ticket, and at the end of it there's a sum with two names on it.",
    joined: {
      turn: [
        'Look at it together, with the olives on the table.',
        'Shared money needs one boring evening and then runs for a year.',
      ],
      act: 'Propose one rule for one shared cost today, in a sentence with a number in it.',
    },
    easy: {
      turn: [
        "You add it up in a quarter of an hour, and it's almost romantic.",
        "There's closeness in showing someone your receipts.",
      ],
      act: "Tell {someone} or a friend today one thing you've spent too much on, and laugh about it.",
    },
    tense: {
      turn: ['One of you keeps receipts and the other keeps quiet.', "It isn't the lamp, it's being checked."],
      act: "Say today what you'd spend without asking and what you wouldn't, as two sums on one slip.",
    },
    bodies: ['Saturn', 'Venus', 'Jupiter', 'Mercury'],
    suits: ['money', 'love'],
  },
  {
    title: 'A room with frosted glass',
    scene:
      "There's something you don't tell anyone, not a large thing, and it takes up a room with frosted glass in an otherwise open floor.",
    joined: {
      turn: ['Open it to one person, by the width of a hand.', 'Secrets are heavy because they have only one handle.'],
      act: 'Write the thing down tonight in four lines, fold it, and decide who might read it one day.',
    },
    easy: {
      turn: [
        'You mention it in passing, and the other person has one just like it.',
        'It takes up less room in two heads.',
      ],
      act: 'Tell someone you trust one embarrassing thing today, as a story with an ending.',
    },
    tense: {
      turn: ['You walk past it twenty times a day, quietly.', "What you're hiding is also what you're tired of."],
      act: 'Name the secret aloud once before bed, to a pillow, a tree or a running tap.',
    },
    bodies: ['Pluto', 'Neptune', 'Chiron', 'Sun'],
    suits: ['wellbeing'],
  },
  {
    title: 'A box that can go',
    scene:
      "In a closet is a box with tickets, two letters and a dried flower, and you know what's in it without opening it.",
    joined: {
      turn: [
        'Open it once more, keep one piece, and see what the rest weighs.',
        'Ending a thing properly makes a floor to begin on.',
      ],
      act: 'Take one thing out of a box of old things today, and burn, tear or mail it.',
    },
    easy: {
      turn: ['It turns out to be a box.', 'What was dear stays dear with half the paper.'],
      act: 'Keep the best letter, and throw out three things tonight that only keep it company.',
    },
    tense: {
      turn: [
        "You don't want it, and you don't want it gone.",
        "You aren't guarding the flower, you're guarding who got it.",
      ],
      act: 'Move the box to the door for one night, and decide by breakfast with the coat already on.',
    },
    bodies: ['Moon', 'Pluto', 'North Node', 'Neptune'],
    suits: ['wellbeing'],
  },
  {
    title: "Somebody's bad day",
    scene: '{Someone} comes in with a bad day, sets it on the table next to the bread, and starts with the parking.',
    joined: {
      turn: [
        "Stay at the table, and don't fix anything.",
        'To carry a thing together you first have to hear how heavy it is.',
      ],
      act: 'Ask one tired person today what was the worst minute, and only nod.',
    },
    easy: {
      turn: ["By the second slice it's half a day, and then it's a story.", "You're strong enough for two just now."],
      act: 'Take one task off somebody today without announcing it.',
    },
    tense: {
      turn: ["You've a bad day of your own, and there's one chair.", 'Both are true, and they can take turns.'],
      act: 'Say "me first" or "you first" today before a long talk, and set ten minutes for each.',
    },
    bodies: ['Moon', 'Saturn', 'Mars', 'Sun'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: "What's it worth to you",
    scene:
      "Insurance, a loan, the shared cost of a roof: somebody with a folder asks what you'd like to be covered for.",
    joined: {
      turn: ['Ask them to say it again in words for a ten-year-old.', "You're allowed to understand what you sign."],
      act: 'Write three questions for the person with the folder today, beginning with "what happens if".',
    },
    easy: {
      turn: ["They explain it well, and it's less than you thought.", "Other people's knowledge is there to be used."],
      act: "Ask one person who's done it before how they did it, the loan, the form or the move, today.",
    },
    tense: {
      turn: ['You say "fine" and hope that nothing happens.', 'Being afraid of a subject makes it more expensive.'],
      act: 'Look up one thing today that you sign or pay for without knowing why, for ten minutes.',
    },
    bodies: ['Jupiter', 'Mercury', 'Saturn', 'Neptune'],
    suits: ['money', 'career'],
  },
  {
    title: 'The key to the office',
    scene:
      "You've been given a key, a code or a signature for something that isn't yours, and it's heavier than it looks.",
    joined: {
      turn: ["Use it well once, and you've grown into it.", 'Being trusted is a promotion without a party.'],
      act: "Do one thing today that you've been trusted with, and report it in one line to whoever trusted you.",
    },
    easy: {
      turn: ['Nobody checks, because nobody needs to.', 'Your word has a good name, so lend it carefully.'],
      act: "Give somebody else a real responsibility today, small and whole, and don't look over their shoulder.",
    },
    tense: {
      turn: [
        "You want to be trusted and you'd like it in writing.",
        'Somebody is testing whether you say so when it goes wrong.',
      ],
      act: "Own up to one small mistake today before it's found, in two sentences, to the colleague concerned.",
    },
    bodies: ['Sun', 'Saturn', 'Midheaven', 'North Node'],
    suits: ['career'],
  },
]
