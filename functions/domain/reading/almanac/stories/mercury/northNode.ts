import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryNorthNode: PairStories = {
  easy: [
    {
      title: 'Which part broke',
      houses: [2, 3, 6, 10],
      why: "Mercury feeds your North Node with questions, so what you don't know amuses you and doesn't shame you.",
      scene: 'You stay beside the open machine and ask the mechanic which part broke.',
      turn: [
        'The mechanic wipes a hand and shows you, glad to be asked.',
        'Ten minutes there teach you more than a film about it.',
      ],
      after: "you know the name of the part and what it's for",
      again: {
        easy: 'one question leads to a name and a number worth having',
        tense: 'you nod at the price because asking takes nerve',
      },
      act: 'Ask one person today to show you how a thing they use every day works, and draw it on paper afterwards.',
    },
    {
      title: 'Ten words at the bus stop',
      houses: [1, 4, 9, 12],
      why: "You're curious the way children are, without asking first whether it's any use.",
      scene: 'In your coat is a list of foreign words, learned while the bus is late.',
      turn: [
        'Three of them stick, and one is the word for rain.',
        'A few words at a time is how far places get nearer.',
      ],
      after: 'you know more words than you can use, and you use two',
      again: {
        easy: 'a foreign sign makes sense as you pass it',
        tense: 'you lose the list and call it a bad idea anyway',
      },
      act: 'Copy ten words of a language you like onto a slip of paper, and learn three of them before bed.',
    },
    {
      title: 'The second question',
      houses: [5, 7, 8, 11],
      why: 'Your North Node learns by listening, and you have the patience for it.',
      scene: 'At a cafe table {someone} describes a bad day, and you ask instead of advising.',
      turn: [
        'They came with half the story, and the second question brings out the rest.',
        'Advice would have shut the door they were opening.',
      ],
      after: "you know how the story ends, and who's in it",
      again: {
        easy: 'you ask once more, and the good part comes',
        tense: 'you hand out a solution in the middle of the story',
      },
      act: 'Ask somebody two questions in a row today before you say one thing about yourself, at the table or over coffee.',
    },
  ],
  tense: [
    {
      title: 'Fourteen open tabs',
      houses: [2, 6, 9, 10],
      why: 'Mercury would rather know everything about the step than take the step your North Node asks for.',
      scene: 'So the laptop shows fourteen tabs about courses, and the form to sign up is the fifteenth.',
      turn: ['Each page gives you one more good reason to compare.', 'The first lesson answers what no page can.'],
      after: 'one course is left, and you know what its first lesson is about',
      again: {
        easy: 'two options are left, and either would do',
        tense: 'you start a table to compare the comparisons',
      },
      act: "Close all the tabs but one on your screen tonight, and fill in the first line of the form that's left.",
    },
    {
      title: 'Under the fridge magnet',
      houses: [1, 3, 4, 12],
      why: "You have excellent reasons for leaving things as they are, and a quiet wish that doesn't argue.",
      scene: 'The list of pros and cons hangs on the fridge under a magnet, long and neat.',
      turn: [
        'Most of the cons are what the family would say.',
        'Cross those out, and the paper gets short and rather clear.',
      ],
      after: 'the list is off the fridge, and the reasons left on it are yours',
      again: {
        easy: 'you catch an old reason and let it go unsaid',
        tense: 'you find a new reason that sounds like the old one',
      },
      act: "Write down five reasons against a change you think about, and cross out tonight every one that isn't yours.",
    },
    {
      title: 'The usual place',
      houses: [5, 7, 8, 11],
      why: 'Mercury defends the familiar in whole paragraphs, while a quieter wish sits there with its coat on.',
      scene: 'Sure enough, {someone} suggests a new place to meet, and you explain the parking.',
      turn: [
        "They wanted to see you somewhere you don't know the waiter.",
        "A plain yes is one word, and they'd hear it.",
      ],
      after: "the new place is named, and you don't mention the parking",
      again: {
        easy: 'you say yes first and look up the way later',
        tense: "you're right about the usual place, and it's a dull sort of right",
      },
      act: "Look up one place within walking distance that you don't know, and go past its door before dinner today.",
    },
  ],
  joined: [
    {
      title: 'Taught by the newest',
      houses: [2, 6, 10, 11],
      why: "You'd rather learn a thing than look as if you knew it, which is the braver way.",
      scene: 'At work or in a club you pull up a stool beside the newest person there.',
      turn: ["The newcomer goes slowly and doesn't sigh once.", 'Nobody can teach you what you pretend to know.'],
      after: 'the trick is yours, and you use it without looking around',
      again: { easy: 'you ask early, and the rest makes sense', tense: 'you look the answer up under the table' },
      act: "Ask someone newer or younger than you to explain one thing to you today, and write down what you didn't know.",
    },
    {
      title: "The neighbor's first name",
      houses: [1, 3, 4, 9, 12],
      why: 'What you only half know pulls at you, and a lot of it is close to home.',
      scene: 'You ask the neighbor on the landing for a first name, after so much nodding.',
      turn: [
        "The name is short, and you'd never have guessed it.",
        'Being a beginner with people is mostly a matter of asking.',
      ],
      after: 'you say hello with a name, and one comes back',
      again: {
        easy: 'a short chat by the mailbox gives you a good tip',
        tense: 'you wait behind your door until the hall is empty',
      },
      act: 'Ask one person you only nod to for their first name today, and write it down at home.',
    },
    {
      title: 'Said on the platform',
      houses: [5, 7, 8],
      why: 'Mercury and your nerve point the same way, so the unsaid thing is on your tongue.',
      scene: "On the platform, two minutes before the train, you tell {someone} what you'd like.",
      turn: ['They can think about it on the way, and you can too.', 'A thing said in a hurry can still be meant.'],
      after: 'what you said stands, and the next talk starts from it',
      again: {
        easy: "you're asked to say it again, slower",
        tense: 'you talk about the timetable until the doors shut',
      },
      act: 'Say one wish aloud tonight to the person it concerns, or to a mirror first, in at most ten words.',
    },
  ],
}
