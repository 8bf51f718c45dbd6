import type { PairStories } from '../../../pieces/Story.ts'

export const sunSun: PairStories = {
  easy: [
    {
      title: 'The report in your own order',
      houses: [2, 6, 10],
      why: "What's asked of you and how you like to work suit each other, so neither needs a defense.",
      scene: 'You hand over the report in your own order, and for once no coworker has checked it first.',
      turn: ['You might call it luck that nobody objects.', 'People trust work more easily when its maker seems to.'],
      after: 'you hand over the next page without an apology, and nobody misses it',
      again: {
        easy: 'someone copies your way of doing it and says where they got it',
        tense: 'you ask for a second opinion and then want a third',
      },
      act: 'Finish one piece of work today by your own judgment, and hand it over without a word of apology.',
    },
    {
      title: 'The film only you like',
      houses: [1, 4, 12],
      why: 'You know what you enjoy just now, and you need neither company nor a reason for it.',
      scene: "That can look like one plate, one lamp and the old film your family can't stand.",
      turn: [
        "You're not hiding from anyone; you're finding out that nobody asked for a reason.",
        'An hour spent as you like makes you better company afterward.',
      ],
      after: "you've a second film in mind, and no excuse ready for it",
      again: {
        easy: 'you give yourself an hour without asking who needs it more',
        tense: "your free hour fills with other people's wishes before you notice",
      },
      act: 'Take one hour this evening for a film, book or record that only you like, and do nothing useful meanwhile.',
    },
    {
      title: 'A wish without a question mark',
      houses: [3, 5, 7, 8, 11],
      why: 'Your Sun is at ease, so a wish comes out as a wish, not as a question.',
      scene: '{Someone} asks where to eat, and you name a restaurant.',
      turn: [
        "A clear answer doesn't push them; it spares them the guessing.",
        'Now that yours is on the table, theirs has something to answer.',
      ],
      after: 'you both know one place you like, and one that they do',
      again: {
        easy: 'you say what you want first and nobody has to guess',
        tense: "you say you don't mind, and you do mind",
      },
      act: "Offer {friend} one definite wish before supper, a thing to do together, and don't add a maybe.",
    },
  ],
  tense: [
    {
      title: 'The plan in the drawer',
      houses: [2, 6, 9, 10],
      why: 'The Sun wants you to be of use to others, and your own Sun asks when its turn comes.',
      scene: "So you sit over a colleague's slides while your own plan stays in the drawer.",
      turn: [
        'You call it being busy, and it feels like being overruled.',
        'Half an hour for the plan robs nobody, and the slides go faster afterward.',
      ],
      after: 'the plan takes half an hour, and the slides can wait that long',
      again: {
        easy: 'you work on your own plan first and nobody minds',
        tense: "someone's rush job lands on top of your plan again",
      },
      act: "Spend 30 minutes today on a plan of your own before you open anybody else's file.",
    },
    {
      title: 'The back seat',
      houses: [1, 4, 11],
      why: "You'd like to be asked what you want, and you're too proud to say it unasked.",
      scene: "That's why you look out of the car window while family or friends choose where to stop.",
      turn: [
        'Nobody means to pass you over; you sound like a person with no wishes.',
        'Said early and lightly, a wish is only one more vote.',
      ],
      after: 'you say your wish first, and losing the vote turns out to be bearable',
      again: {
        easy: 'somebody turns around and asks you first',
        tense: "you say you don't care, and then you sulk a little",
      },
      act: 'Say your wish first in one small choice today, such as the dish, the program or the seat.',
    },
    {
      title: 'The haircut nobody mentions',
      houses: [3, 5, 7, 8],
      why: "Your Sun wants to be noticed, so you set small tests and tell nobody they're being graded.",
      scene: "That can be a new haircut you don't mention while {someone} talks about traffic.",
      turn: [
        "Every minute costs them a point in an exam they can't see.",
        'Say you had it cut, and they get a chance to look.',
      ],
      after: 'the haircut is an ordinary subject, and the marks are forgotten',
      again: {
        easy: "you're noticed before you've set any test",
        tense: 'you wait for praise and get a question about the groceries',
      },
      act: 'Mention one thing you did well today to {friend} before supper, instead of waiting for them to spot it.',
    },
  ],
  joined: [
    {
      title: "Jobs you'd choose again",
      houses: [2, 6, 10],
      why: 'Near a birthday your Sun asks how much of your life you chose, and it wants a figure.',
      scene: "While a boss or client reads out the list, you silently count the tasks you'd pick.",
      turn: [
        'Few of them were forced on you; you were asked nicely, and you said yes.',
        "One that you'd choose again is enough to build on.",
      ],
      after: 'one task on the list is there because you put it there',
      again: {
        easy: 'a job you like comes to you because you once said so',
        tense: "you say yes to one more thing you'd never have picked",
      },
      act: "Write the three jobs that fill your week on paper tonight, and circle the one you'd choose again.",
    },
    {
      title: 'No need for a cake',
      houses: [1, 3, 4],
      why: "You want a fuss made of you, and you'd rather go without than be caught wanting it.",
      scene: "You tell your family there's no need for a cake, then listen for steps in the hallway.",
      turn: [
        'They believe you; you say it well.',
        "Wanting a little celebration isn't vanity, and people are glad to be told how.",
      ],
      after: 'you can say which cake you like without a laugh after it',
      again: {
        easy: 'somebody makes a fuss of you and you let them',
        tense: 'you wave away the kind word you were hoping for',
      },
      act: 'Tell one relative or friend today which cake, song or meal would please you around your birthday.',
    },
    {
      title: "The joke you don't laugh at",
      houses: [5, 7, 8, 11],
      why: 'Your Sun is at full strength, and being liked for an act no longer feels like being liked.',
      scene: "Over coffee with {someone} you don't laugh at a joke you never liked.",
      turn: [
        'The pause is short, and they see a face that means it.',
        'What really makes you laugh is something that they can learn.',
      ],
      after: 'you laugh less often, and you mean it each time',
      again: {
        easy: 'someone likes the very thing you used to cover up',
        tense: "you hear yourself pretend and can't quite stop",
      },
      act: 'Name one thing today that you only pretend to like, and tell {friend} what you like instead.',
    },
  ],
}
