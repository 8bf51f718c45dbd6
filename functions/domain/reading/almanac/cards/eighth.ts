import type { Card } from '../../pieces/Card.ts'

export const eighth: readonly Card[] = [
  {
    title: 'What a cousin owes you',
    scene:
      'A cousin owes you for a couch, the couch is long gone, and at birthdays you both speak warmly about other furniture.',
    withSomeone:
      'A cousin owes you for a couch, {someone} says you should just ask, and at birthdays you praise other furniture.',
    joined: {
      moods: ['bold', 'deep'],
      turn: ['Say the word couch.', 'They go red, laugh, and ask for your account number.'],
      act: 'Write one message today about an old sum, with the figure in it and a kind first line.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: [
        'They say it first, and have it with them in an envelope.',
        'You put the envelope under the salt and talk about the new couch.',
      ],
      act: "Pay one small sum back today, or name the day, before you're asked.",
    },
    tense: {
      moods: ['torn', 'deep'],
      turn: ["You've been so tactful that it has become enormous.", 'Over the next cake an uncle praises a footstool.'],
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
      moods: ['deep', 'warm'],
      turn: ['Begin with the one that starts "I\'ve never said".', 'The pillow rustles, and a voice says "me too".'],
      act: "Tell {someone} or an old friend one true thing today that you'd normally leave out.",
    },
    easy: {
      moods: ['warm', 'talk'],
      turn: [
        'It comes in whispers, and in between you laugh like children.',
        'A sleepy voice says "sleep now", and you start on another one.',
      ],
      act: 'Ask {someone} or a close friend tonight what they think about before they fall asleep.',
    },
    tense: {
      moods: ['sore', 'deep'],
      turn: ['You start, and then say "never mind" to the ceiling.', 'The other person is awake now, and minds.'],
      act: 'Write the unsaid sentence on paper before bed, and give its first half to a friend.',
    },
    bodies: ['Moon', 'Venus', 'Mercury'],
    suits: ['love'],
    together: true,
  },
  {
    title: 'Behind the toaster',
    scene:
      "Behind the toaster is a letter with a window in it, from a bank, an office or an insurance, and it's leaning there like a guest.",
    withSomeone:
      "Behind the toaster is a letter with a window in it, from a bank or an office, and {someone} asks why it's still shut.",
    joined: {
      moods: ['deep', 'bold', 'duty'],
      turn: [
        'Open it standing up, with the toast in your hand.',
        "There's one page, one number, and a line for your name.",
      ],
      act: 'Open one official letter today, and write on it in three words what it wants.',
    },
    easy: {
      moods: ['duty', 'plenty'],
      turn: [
        "It's good news, or at least it's short.",
        'You fold it once and put it with the warranty for the toaster.',
      ],
      act: "Sort three papers about money that isn't only yours today, into yes, no and ask.",
    },
    tense: {
      moods: ['dream', 'deep'],
      turn: [
        "While it's shut, it owes you every sum you can think of.",
        'You leave the toast in the slot and go out of the room.',
      ],
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
      moods: ['deep', 'warm'],
      turn: [
        "Decide whom you'd trust with it, and you know something about your life.",
        'You say it aloud once, to hear how it sounds.',
      ],
      act: 'Write down where your important things are, seal it, and tell one person today that it exists.',
    },
    easy: {
      moods: ['deep', 'warm', 'plenty'],
      turn: [
        "You give it with a shrug, and it's a larger present than it looks.",
        'They repeat it, get one letter wrong, and you both laugh.',
      ],
      act: 'Share one practical secret with a person you trust today, a code, a key or the good recipe.',
    },
    tense: {
      moods: ['deep', 'free'],
      turn: [
        'You change it twice and forget the second one.',
        'The screen asks for your first pet, and you try three spellings.',
      ],
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
      moods: ['bold', 'warm', 'deep'],
      turn: ['Leave it there.', 'The lights go down, and nobody moves.'],
      act: 'Sit next to someone today rather than across, for the length of a cup of tea.',
    },
    easy: {
      moods: ['warm'],
      turn: [
        'Neither of you moves, and the film is suddenly good.',
        "At the end you've got the print of a seam on your arm.",
      ],
      act: "Put a hand on a shoulder you're fond of today, and leave it there for one breath.",
    },
    tense: {
      moods: ['torn', 'warm'],
      turn: [
        "You draw back, they draw back, and there's a whole armrest nobody wants.",
        'You both fold your hands in your laps, like people in church.',
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
      moods: ['talk', 'deep', 'bold'],
      turn: ['Use that second.', 'You say it quietly, and the spoon beside you stops.'],
      act: 'Say one serious line today after a joke of your own, to a person who was listening.',
    },
    easy: {
      moods: ['talk', 'deep', 'sore'],
      turn: [
        'They say "and really?", and you find you don\'t mind the question.',
        "You start in the middle, and they don't interrupt.",
      ],
      act: 'Ask "and really?" once today, to {someone} or a friend, and put your phone in a pocket for the answer.',
    },
    tense: {
      moods: ['sore', 'talk'],
      turn: [
        "You add a second joke on top, so that the first can't be opened.",
        'They smile, look away, and the waiter asks about dessert.',
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
      moods: ['deep', 'bold'],
      turn: [
        'Yours can go into the drawer, as an opening move.',
        'After a minute a second phone goes into the drawer.',
      ],
      act: "Put your phone in another room for one shared hour today, and say that you've done it.",
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: ['Nobody looks, and in time it stops.', 'You go back to the salad, and a cousin passes the oil.'],
      act: 'Show a friend the silliest thing on your phone today, a photo, a search or a note.',
    },
    tense: {
      moods: ['deep', 'dream', 'sore'],
      turn: [
        "You don't ask, and for the next half hour you talk to the phone.",
        "You say yes twice to a question you haven't heard.",
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
    withSomeone:
      "An aunt has left six spoons and a cupboard, three of you are to share them, and {someone} asks what you'd like.",
    joined: {
      moods: ['bold', 'talk', 'torn'],
      turn: ["Say which spoon you'd like, and why.", "One of the others says it's the very spoon they didn't want."],
      act: "Ask one relative today which object of the family they'd want, and write it down.",
    },
    easy: {
      moods: ['warm', 'torn'],
      turn: [
        'You each want a different thing, as if it had been planned.',
        'You lay the six out on a cloth and each take two.',
      ],
      act: 'Tell one story about a relative who left you something, at a table or in a message, today.',
    },
    tense: {
      moods: ['deep', 'torn'],
      turn: [
        'Nobody wants the spoons, and nobody can see another have them.',
        'They go back in the drawer, in tissue paper, all six.',
      ],
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
      moods: ['torn', 'duty'],
      turn: ['Look at it together, with the olives on the table.', "You put an olive beside each line that's settled."],
      act: 'Propose one rule for one shared cost today, in a sentence with a number in it.',
    },
    easy: {
      moods: ['warm', 'plenty', 'torn'],
      turn: [
        "You add it up in a quarter of an hour, and it's almost romantic.",
        'The lamp turns out to be the best thing on the list.',
      ],
      act: "Tell {someone} or a friend today one thing you've spent too much on, and laugh about it.",
    },
    tense: {
      moods: ['duty', 'deep'],
      turn: [
        'One of you keeps receipts and the other keeps quiet.',
        'You both look at the lamp, which is very bright just now.',
      ],
      act: "Say today what you'd spend without asking and what you wouldn't, as two sums on one slip.",
    },
    bodies: ['Saturn', 'Venus', 'Jupiter', 'Mercury'],
    suits: ['money', 'love'],
    together: true,
  },
  {
    title: 'A room with frosted glass',
    scene:
      "There's something you don't tell anyone, not a large thing, and it takes up a room with frosted glass in an otherwise open floor.",
    withSomeone:
      "There's something you haven't told {someone}, not a large thing, and it takes up a room with frosted glass in an open floor.",
    joined: {
      moods: ['deep', 'bold', 'sore'],
      turn: ['Open it to one person, by the width of a hand.', "They aren't shocked, and they move over on the bench."],
      act: 'Write the thing down tonight in four lines, fold it, and decide who might read it one day.',
    },
    easy: {
      moods: ['deep', 'warm'],
      turn: [
        'You mention it in passing, and the other person has one just like it.',
        'You both look at the floor and laugh at the same moment.',
      ],
      act: 'Tell someone you trust one embarrassing thing today, as a story with an ending.',
    },
    tense: {
      moods: ['sore', 'deep'],
      turn: [
        'You walk past it twenty times a day, quietly.',
        'A colleague asks how you are, and you tell them about the weather.',
      ],
      act: 'Name the secret aloud once before bed, to a pillow, a tree or a running tap.',
    },
    bodies: ['Pluto', 'Neptune', 'Chiron', 'Sun'],
    suits: ['wellbeing'],
  },
  {
    title: 'A box that can go',
    scene:
      "In a closet is a box with tickets, two letters and a dried flower, and you know what's in it without opening it.",
    withSomeone:
      'In a closet is a box with tickets, two letters and a dried flower, and you wonder what {someone} would make of it.',
    joined: {
      moods: ['deep', 'dream'],
      turn: [
        'Open it once more, keep one piece, and see what the rest weighs.',
        'The dried flower goes in a book, and the tickets go out.',
      ],
      act: 'Take one thing out of a box of old things today, and burn, tear or mail it.',
    },
    easy: {
      moods: ['deep', 'free'],
      turn: ['It turns out to be a box.', 'You read one letter standing up and put the rest out with the papers.'],
      act: 'Keep the best letter, and throw out three things tonight that only keep it company.',
    },
    tense: {
      moods: ['dream', 'sore', 'deep'],
      turn: [
        "You don't want it, and you don't want it gone.",
        'You lift the lid an inch, smell the paper, and press it shut.',
      ],
      act: 'Move the box to the door for one night, and decide by breakfast with the coat already on.',
    },
    bodies: ['Moon', 'Pluto', 'North Node', 'Neptune'],
    suits: ['wellbeing'],
  },
  {
    title: 'A bad day on the table',
    scene: '{Someone} comes in with a bad day, sets it on the table next to the bread, and starts with the parking.',
    joined: {
      moods: ['warm', 'duty'],
      turn: [
        "Stay at the table, and don't fix anything.",
        'They cut another slice and get to the part after the parking.',
      ],
      act: 'Ask one tired person today what was the worst minute, and only nod.',
    },
    easy: {
      moods: ['warm', 'bold'],
      turn: ["By the second slice it's half a day, and then it's a story.", "You're strong enough for two just now."],
      act: 'Take one chore off a tired friend or relative today, without announcing it.',
    },
    tense: {
      moods: ['cross', 'torn'],
      turn: [
        "You've a bad day of your own, and there's one chair.",
        'You both talk at once, and the bread goes dry in the middle.',
      ],
      act: 'Say "me first" or "you first" today before a long talk, and set ten minutes for each.',
    },
    bodies: ['Moon', 'Saturn', 'Mars', 'Sun'],
    suits: ['love', 'wellbeing'],
    together: true,
  },
  {
    title: "What's it worth to you",
    scene: "Insurance, a loan, the shared cost of a roof: a man with a folder asks what you'd like to be covered for.",
    withSomeone:
      "Insurance, a loan, the cost of a roof: {someone} is with you, and a person with a folder asks what you'd like covered.",
    joined: {
      moods: ['talk', 'duty'],
      turn: [
        'Ask them to say it again in words for a ten-year-old.',
        'They put down the pen, push the folder aside, and start over.',
      ],
      act: 'Write three questions for the person with the folder today, beginning with "what happens if".',
    },
    easy: {
      moods: ['talk', 'bold'],
      turn: [
        "They explain it well, and it's less than you thought.",
        'You write two words in the margin and sit up straighter.',
      ],
      act: "Ask one person who's done it before how they did it, the loan, the form or the move, today.",
    },
    tense: {
      moods: ['plenty', 'dream'],
      turn: [
        'You say "fine" and hope that nothing happens.',
        'You sign where the little flag is and count the pages afterward.',
      ],
      act: 'Look up one thing today that you sign or pay for without knowing why, for ten minutes.',
    },
    bodies: ['Jupiter', 'Mercury', 'Saturn', 'Neptune'],
    suits: ['money', 'career'],
  },
  {
    title: 'The key to the office',
    scene:
      "You've been given a key, a code or a signature for something that isn't yours, and it's heavier than it looks.",
    withSomeone:
      "{Someone} asks about the new key on your ring, which is for something that isn't yours and is heavier than it looks.",
    joined: {
      moods: ['duty', 'bold', 'seen'],
      turn: ["Use it well once, and you've grown into it.", 'You lock up, try the handle, and hear the click.'],
      act: "Do one thing today that you've been trusted with, and report it in one line to whoever trusted you.",
    },
    easy: {
      moods: ['duty', 'seen'],
      turn: ['Nobody checks, because nobody needs to.', 'You hang it on the hook beside your own keys.'],
      act: "Give a colleague or a child a real responsibility today, small and whole, and don't look over their shoulder.",
    },
    tense: {
      moods: ['sore', 'deep'],
      turn: [
        "You want to be trusted and you'd like it in writing.",
        'You check the lock, walk to the corner, and go back to check it.',
      ],
      act: "Own up to one small mistake today before it's found, in two sentences, to the colleague concerned.",
    },
    bodies: ['Sun', 'Saturn', 'Midheaven', 'North Node'],
    suits: ['career'],
  },
]
