import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryMars: PairStories = {
  easy: [
    {
      title: 'A date you can keep',
      houses: [2, 3, 6, 10],
      why: 'Your Mars wants it settled, Mercury has the facts, and out comes a blunt, useful sentence.',
      scene: "Someone names a date for the work, and you say at once that it's too soon.",
      turn: [
        'The room is quiet, and you take that for anger, until three people breathe out.',
        'They all knew; each of them was waiting for somebody else to say it.',
      ],
      after: 'the work has a date that people can keep',
      again: {
        easy: 'you name the difficulty first, and the others come along',
        tense: 'your plain sentence arrives a minute too early',
      },
      act: "Name one date today that you can't keep, to the person who's counting on it, with the date you can.",
    },
    {
      title: 'Shoes on before the excuse',
      houses: [1, 4, 6, 12],
      why: 'You decide and your Mars is already up, which leaves no time for an excuse.',
      scene: 'In the hallway your shoes are tied before the couch gets a word in.',
      turn: [
        'By the third corner you know what to answer in a matter you sat over for an hour.',
        "You weren't lazy on that couch, only thinking in the wrong place.",
      ],
      after: 'the couch still argues, and you hear the end of it outdoors',
      again: {
        easy: "you think of a thing, and it's done before you doubt it",
        tense: 'you rush out and come back for what you forgot',
      },
      act: 'Take one question you keep sitting over for a walk past four corners today, and answer it before your door.',
    },
    {
      title: 'Asked straight out',
      houses: [5, 7, 8, 9, 11],
      why: 'You want something and you say it, and nothing in you softens the words or sharpens them.',
      scene: "{Someone} is asked straight out whether they'd like to come to the lake.",
      turn: [
        'A hint would leave them free, and guessing.',
        'A question with a day in it can be turned down, and so it can be accepted.',
      ],
      after: "there's a plain yes or a plain no, and you can work with both",
      again: {
        easy: 'somebody asks you outright, and you like being asked',
        tense: 'you hint, then you push, and neither is the question',
      },
      act: 'Ask one person today something you usually only hint at, in a single sentence with a question mark at its end.',
    },
  ],
  tense: [
    {
      title: 'The end of their sentence',
      houses: [3, 6, 10, 11],
      why: 'Your Mars wants to go, somebody is still talking, and Mercury hands you a sharp word.',
      scene: 'At work a slow colleague explains a form, and you finish the sentence.',
      turn: [
        "The ending you chose is quicker than theirs, and it isn't what they meant.",
        'Ten more seconds of listening would save ten minutes of saying sorry.',
      ],
      after: "they reach the end of the sentence, and it's worth the wait",
      again: {
        easy: 'you wait two breaths, and the point turns out to be a new one',
        tense: 'you cut in again and have to ask them to repeat',
      },
      act: 'Count to five on your fingers today before you answer the slowest talker you know.',
    },
    {
      title: 'Number 84 in the waiting room',
      houses: [1, 6, 9, 12],
      why: "You're quick, the line isn't, and your temper takes every delay as an insult.",
      scene: "In the waiting room your number is 84, and your jaw knows they're at 61.",
      turn: [
        "The complaint in your head is finished, and it's very well put.",
        'Let the jaw go first, and the same half hour is enough for a chapter.',
      ],
      after: 'your number comes up while you still have a page to read',
      again: {
        easy: 'a delay leaves you time that you can use',
        tense: 'a red light gets the anger that belongs to somebody else',
      },
      act: 'Drop your shoulders and loosen your jaw through one wait today, and read two pages of anything.',
    },
    {
      title: 'A joke with a point',
      houses: [4, 5, 7, 8],
      why: 'Your Mars is cross, and your wit sharpens that until it sounds almost funny.',
      scene: 'At dinner you make a joke about how late {someone} was, and one person laughs.',
      turn: [
        "They don't, because they heard the point, and you can still call it a joke.",
        "Said plainly and alone with them, it's a small complaint and easy to mend.",
      ],
      after: 'the small complaint is said, and being late is funny again',
      again: {
        easy: 'you say what annoys you before it turns witty',
        tense: 'a clever remark takes an apology to repair',
      },
      act: 'Find the plain complaint behind one of your jokes today, and say it in ten words, none of them funny.',
    },
  ],
  joined: [
    {
      title: 'A reply to eleven people',
      houses: [2, 6, 10, 11],
      why: "A thought of yours is hot before it's finished, and your Mars would sign every word.",
      scene: 'On your screen is a reply to eleven people, four lines long and entirely right.',
      turn: [
        "What's right is the second line, which says what has to change.",
        'Sent alone and to one person, that line gets the job done.',
      ],
      after: 'one line goes to one person, and ten people never hear of it',
      again: {
        easy: 'your quick answer is also the good one',
        tense: 'you send the thing and then read it',
      },
      act: "Write one angry answer by hand today, circle the useful line, and use only that one before five o'clock.",
    },
    {
      title: 'Music through the wall',
      houses: [1, 3, 4, 12],
      why: 'You want to act on a thought the moment you have it, and this thought is a complaint.',
      scene: "The neighbor's music comes through the wall, and you're already in the hallway.",
      turn: [
        'You have the right, a speech and one slipper on.',
        "They don't know how thin the wall is, and that's the whole of the news you bring.",
      ],
      after: 'the wall is quieter, and the two of you nod on the stairs',
      again: {
        easy: 'you say the one sentence, and nobody raises a voice',
        tense: 'you start the quarrel you came to settle',
      },
      act: 'Turn one standing complaint into news before dinner: "You can\'t know this, but", and say it aloud, calmly, to the wall.',
    },
    {
      title: 'The quarrel you win',
      houses: [5, 7, 8, 9],
      why: "Your Mars wants to win, the arguments come by themselves, and there's little to stop you.",
      scene: '{Someone} loses a debate about the bill, the waiter and finally your tone.',
      turn: [
        'They stop answering, and you go on for two more points.',
        "You're strong enough to leave the last word unsaid, and they'd hear that too.",
      ],
      after: 'the last word is still unsaid, and nobody needs it',
      again: {
        easy: 'you argue hard, and both of you enjoy it',
        tense: "you win once more and wish you hadn't",
      },
      act: 'Leave the last word in one conversation today to the other person, and drink a glass of water meanwhile.',
    },
  ],
}
