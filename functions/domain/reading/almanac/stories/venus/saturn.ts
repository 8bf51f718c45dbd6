import type { PairStories } from '../../../pieces/Story.ts'

export const venusSaturn: PairStories = {
  easy: [
    {
      title: 'Under the clock at ten past',
      houses: [3, 6, 7, 11],
      why: 'Venus is fond, your Saturn is reliable, and you show the first by being the second.',
      scene: 'So {someone} says ten past six, and at ten past six you stand under the clock.',
      turn: [
        'Charming people come at half past, with a reason.',
        "Say you're glad to see them, and they needn't work it out from the clock.",
      ],
      after: "you're on time as ever, and it's no secret that you're glad",
      again: {
        easy: 'someone waits for you, and is in no hurry',
        tense: 'you arrive early and spend the time being offended',
      },
      act: "Tell one person you'd never keep waiting that you're glad of them, in one sentence before supper today.",
    },
    {
      title: 'What the trip would cost',
      houses: [2, 8, 9, 10],
      why: "Your Saturn isn't afraid of a sum, and a wish only looks better with one.",
      scene: "That's how you and {someone} can price a trip on the back of a receipt, and still want it.",
      turn: [
        'They were afraid that sums would spoil it.',
        'A wish with a number under it is a plan, and you like plans.',
      ],
      after: 'the receipt is pinned up, and the first small sum is put by',
      again: {
        easy: 'something you saved for slowly turns out to be worth it',
        tense: 'you drop a nice plan at the sight of the first number',
      },
      act: 'Write one wish, its cost and a month on the back of a receipt tonight, and pin it to the wall.',
    },
    {
      title: 'Eleven words in an hour',
      houses: [1, 4, 5, 9, 12],
      why: "You don't need much from people you like, and a little is enough.",
      scene: 'On a bench beside {someone} an hour goes by, and eleven words are said.',
      turn: [
        "You aren't bored in the least, and they can't quite tell.",
        "Make the twelfth word kind, and there's no doubt about the quiet.",
      ],
      after: 'you say as little as before, and one word of it is kind',
      again: {
        easy: 'somebody sits with you and lets the talk run dry',
        tense: 'a silence falls, and you hear blame in it',
      },
      act: 'Give one quiet person a kind sentence today, on a bench, at a counter or on the stairs, and leave it there.',
    },
  ],
  tense: [
    {
      title: "What's wrong with the lining",
      houses: [1, 5, 11],
      why: 'Venus would like you to be liked, and your Saturn checks every kind word for a mistake.',
      scene: "So {someone} admires your jacket, and you tell them what's wrong with the lining.",
      turn: [
        "You were being accurate; they hear that they've no taste.",
        'Thank you is a complete answer, even from a strict person.',
      ],
      after: 'you can be told something nice and leave it standing',
      again: {
        easy: 'you get a compliment and walk about with it all day',
        tense: 'somebody likes what you made, and you list its faults',
      },
      act: 'Go back to one kind word you argued with, about a coat, a meal or your work, and say thank you for it today.',
    },
    {
      title: 'Very kind of you',
      houses: [3, 4, 7, 8, 12],
      why: "You'd like to be warm and you'd like to be safe, and politeness is what's left.",
      scene: 'That can look like {someone} bringing your favorite bread, and you thanking them like a clerk.',
      turn: [
        "You're touched, and your good manners see that they can't tell.",
        'One clumsy true word about the bread is warmer than a speech.',
      ],
      after: 'the bread is eaten, and your thanks sound like you',
      again: {
        easy: 'you say something warm, and it comes out without a tie on',
        tense: 'you turn formal with the one person you were glad to see',
      },
      act: 'Thank somebody again today for one thing you only thanked them for politely, and tell them what you liked in it.',
    },
    {
      title: 'The park closes at eight',
      houses: [2, 6, 9, 10],
      why: "Your Saturn lets you enjoy yourself once the work is done, and it's never done.",
      scene: 'That leaves {someone} walking in the park at six, and you finishing one more page.',
      turn: [
        'At eight the gate shuts, they go home, and there is another page.',
        "Pleasure isn't a wage; you're allowed half an hour in the middle.",
      ],
      after: "the page can wait half done, and there's grass on your shoes",
      again: {
        easy: 'you stop in time, and the work is still there and no worse',
        tense: 'you earn your free hour so thoroughly that you sleep through it',
      },
      act: 'Stop work or chores for half an hour before six today, in the middle of a page, and go outdoors.',
    },
  ],
  joined: [
    {
      title: 'The fare to their door',
      houses: [2, 5, 7, 8],
      why: "Affection turns sober in you, and your Saturn asks what it's worth before you give any.",
      scene: 'On the bus to meet {someone}, you catch yourself adding up fares and hours.',
      turn: [
        'The question is fair, and they lose nothing by it.',
        'Add your mood on the ride home, since it belongs to the sum.',
      ],
      after: 'you know which rides are worth the fare, and you take those gladly',
      again: {
        easy: 'you give an hour to somebody and forget to count it',
        tense: 'you weigh every kindness, down to the bus ticket',
      },
      act: 'Write down on paper tonight which three people get most of your hours, and beside each the mood you come home in.',
    },
    {
      title: 'Studying the tablecloth',
      houses: [1, 4, 11, 12],
      why: 'Your Saturn makes you feel a little apart from people, most of all from those you love.',
      scene: 'Even beside {someone}, at a full table, you study the tablecloth and feel alone.',
      turn: [
        "They haven't moved; you've gone quiet and taken your chair along.",
        "A quiet mood isn't a verdict, and it eases once you mention it.",
      ],
      after: 'you look up from the tablecloth, and the talk lets you back in',
      again: {
        easy: 'you say little in company, and feel that you belong',
        tense: 'you leave a table early and feel lonelier on the stairs',
      },
      act: 'Tell {friend} today, in one sentence, that you feel a bit quiet, and ask them what they had for lunch.',
    },
    {
      title: 'The missing screw',
      houses: [3, 6, 9, 10],
      why: "You're sparing with fine words and mean every small thing that you do.",
      scene: "That's why you bring {someone} no flowers, but the screw that their glasses were missing.",
      turn: [
        'You went to three shops for it, and you leave that out.',
        'They can see again; tell them about the third shop, which says what roses would.',
      ],
      after: 'the screw holds, and the third shop is no secret',
      again: {
        easy: 'a small repair says what you would never say aloud',
        tense: 'you fix everything for someone except the silence',
      },
      act: 'Repair one small thing for somebody today, a hinge, a button or a loose handle, and tell them what it took.',
    },
  ],
}
