import type { PairStories } from '../../../pieces/Story.ts'

export const mercurySaturn: PairStories = {
  easy: [
    {
      title: 'Receipts in a shoebox',
      houses: [2, 6, 10],
      why: 'Mercury sits down beside your Saturn without a fuss, and dull work turns into finished work.',
      scene: "The receipts come out of the shoebox, and by the second cup of tea they're in piles.",
      turn: [
        "There's no talent in it, only one pile after another and a pencil.",
        'You like how it looks, and so would anyone who checks it.',
      ],
      after: 'the shoebox is empty, and the total is written on its lid',
      again: {
        easy: 'a dull job takes half the time you set aside',
        tense: 'you sort the same pile by three systems',
      },
      act: 'Sort one pile of paper today for thirty minutes by a timer, and write the next step on top.',
    },
    {
      title: 'Ten pages of the hard book',
      houses: [1, 4, 9, 12],
      why: 'You can take slow steps without feeling slow, so a hard subject lets you in.',
      scene: 'You sit in an armchair with ten pages of the hard book and a dictionary on your knee.',
      turn: [
        'You look up six words, and you remember five of them.',
        'What you learn at this pace you keep, and nobody is timing you.',
      ],
      after: 'a bookmark is in the hard book, well past page ten',
      again: {
        easy: "a thing you studied slowly comes to mind when it's needed",
        tense: 'you give up a page before it gets clear',
      },
      act: 'Read ten pages of something difficult tonight, and write one sentence from memory about what they said.',
    },
    {
      title: 'How to split the trip',
      houses: [3, 5, 7, 8, 11],
      why: 'Your Saturn likes a thing agreed, and you can bring it up without sounding cold.',
      scene: 'Over coffee with {someone} you ask how to split the cost of a trip.',
      turn: [
        "They look relieved, and add two points you didn't think of.",
        'A clear deal is kind, and you bring it up lightly.',
      ],
      after: 'the split is agreed, and neither of you keeps count',
      again: {
        easy: "somebody else brings up money first, and it's easy",
        tense: "you both say it doesn't matter, and you both keep count",
      },
      act: 'Write on a card today what you think is fair in one shared expense, in two lines, without an excuse.',
    },
  ],
  tense: [
    {
      title: 'The first line of the application',
      houses: [2, 6, 9, 10],
      why: 'Your Saturn grades each sentence while Mercury is still writing it, and few of them pass.',
      scene: 'The application on your screen has a first line in seven versions, and no second.',
      turn: [
        'You treat that line as the whole exam, and no reader will.',
        'Start with the paragraph about the work, and the first line comes later.',
      ],
      after: 'there are four plain paragraphs, and the first line is ordinary',
      again: {
        easy: 'you write the thing badly, then well, in one sitting',
        tense: "you find a new fault in a page that's good enough",
      },
      act: 'Write ten lines of one overdue text today without stopping or correcting, and only then read the first.',
    },
    {
      title: 'Back up the stairs to check',
      houses: [1, 3, 4, 12],
      why: 'A strict part of you feels answerable for every detail, and your thoughts never go off duty.',
      scene: "You're on the stairs again, going back to see whether the stove is off.",
      turn: [
        'The stove is off, as you knew it was.',
        'One proper look, said aloud, is worth more than three worried ones.',
      ],
      after: 'you go down the stairs once, and keep going',
      again: {
        easy: 'you check once and trust what you saw',
        tense: 'a small doubt follows you to the corner and back',
      },
      act: 'Check one thing tonight with your hand on it, say "off" or "locked" aloud, and don\'t go back before bed.',
    },
    {
      title: 'The question behind the parking',
      houses: [5, 7, 8, 11],
      why: "Your Saturn won't let a question out until it can't possibly sound foolish, which takes a while.",
      scene: 'You sit in a cafe with {someone}, the question ready, and talk about parking.',
      turn: [
        "They take your silence for coolness, and you're only being careful.",
        "Asked clumsily, it's still a question, and they can see you mean it.",
      ],
      after: 'the question is out, with one stumble in it',
      again: {
        easy: "you ask before it's polished, and get a kind answer",
        tense: 'you rehearse so long that the talk moves on',
      },
      act: 'Say one held-back question aloud to an empty chair today, three times, and keep the shortest version.',
    },
  ],
  joined: [
    {
      title: 'A ruler under every line',
      houses: [2, 6, 9, 10],
      why: "Your thoughts are heavy and exact now, and you won't sign what you don't grasp.",
      scene: 'So you read a contract to the last page, with a ruler under every line.',
      turn: [
        'The others need a minute for it, and you feel slow beside them.',
        "You're also the one who finds the clause about notice, and asks.",
      ],
      after: 'you know what the last page says, and what you think of it',
      again: {
        easy: 'your careful reading saves somebody a mistake',
        tense: "you can't sign, and you can't say why",
      },
      act: 'Read one agreement or set of terms today to its last line, and write down the two points that bind you.',
    },
    {
      title: 'Old plans under a desk lamp',
      houses: [1, 3, 4, 12],
      why: "Your thoughts turn grave and short, and they ask whether you're keeping your promises to yourself.",
      scene: 'After supper you sit under a desk lamp with a notebook and the plans on its first page.',
      turn: [
        'Three of them are done, two are over, and one still matters.',
        'Heavy as it feels, this is a good hour for an honest list.',
      ],
      after: 'one plan is left on the page, with a first step beside it',
      again: {
        easy: 'somebody asks about your plan, and you have a date for it',
        tense: 'you count what is undone and forget to count the rest',
      },
      act: "Cross out tonight one plan you're not going to keep, and write one small step beside the one you will.",
    },
    {
      title: 'Two people on a bench',
      houses: [5, 7, 8, 11],
      why: 'Mercury turns serious with you: small talk fails, and only the real question is left.',
      scene: 'You and {someone} fall silent on a bench, and it lasts.',
      turn: [
        "They can tell that you're weighing something, and they wait.",
        "Say it slowly, and don't mind that it sounds grave: serious isn't cold.",
      ],
      after: 'the question is asked, and the silence on the bench is an easy one',
      again: {
        easy: 'a grave subject comes up, and you both stay with it',
        tense: 'you sound strict when you only mean serious',
      },
      act: 'Give one serious subject ten minutes at a table tonight, with {friend} or a sheet of paper, and no jokes.',
    },
  ],
}
