import type { PairStories } from '../../../pieces/Story.ts'

export const marsMercury: PairStories = {
  easy: [
    {
      title: 'The meeting ends early',
      houses: [2, 6, 10],
      why: 'Your Mercury finds the words, Mars finds the nerve, and between them you need only one sentence.',
      scene: 'The meeting ends early, because you asked what everyone was going around.',
      turn: [
        'The boss looks at the clock and then at you, with some surprise.',
        "What sounds rude in your head is often the thing they're all waiting for.",
      ],
      after: 'you ask it sooner, and in fewer words',
      again: {
        easy: 'somebody answers before you finish asking',
        tense: "you're quick, and a slower person feels run over",
      },
      act: 'Ask the question that everyone goes around, once today, in one sentence, and wait for the answer without adding a word.',
    },
    {
      title: 'The level shelf',
      houses: [1, 3, 4, 12],
      why: 'You think best on your feet, when your hand can try what your head has just said.',
      scene: 'The crooked shelf is measured, drilled and level while others are still reading the instructions.',
      turn: [
        "You talk to yourself the whole time, and you're right about the screws.",
        'Thinking it through in a chair first would take you twice as long.',
      ],
      after: 'you reach for the next wobbly thing before you read about it',
      again: {
        easy: 'you see how a thing works as soon as you touch it',
        tense: 'you take something apart faster than you can put it back',
      },
      act: 'Fix one thing that wobbles or sticks at home before supper, and say each step aloud first.',
    },
    {
      title: 'Chairs pulled closer',
      houses: [5, 7, 8, 9, 11],
      why: 'Your Mercury likes a good argument the way others like tennis, for the rally.',
      scene: 'You contradict {someone} about a book, and both chairs move closer.',
      turn: [
        "They give as good as they get, and nobody's feelings get hurt.",
        "You're at your most charming with somebody who dares to disagree.",
      ],
      after: "the book isn't settled yet, and they bring it up again",
      again: {
        easy: "they contradict you and can't quite hide a smile",
        tense: 'you score a point, and they stop playing',
      },
      act: 'Name one book or song today that you and {friend} disagree about, and ask for their best argument.',
    },
  ],
  tense: [
    {
      title: 'The third line of the email',
      houses: [2, 6, 10, 11],
      why: 'Mars hands your Mercury a sharp reply before the other side has reached its point.',
      scene: "That's how an email from work gets your answer after line two, and line three explains everything.",
      turn: [
        'You were right about the part you read.',
        'Ten minutes and the whole email cost nothing, and you can still keep the best of your wit.',
      ],
      after: 'the answer you send is shorter, and it begins with thanks',
      again: {
        easy: 'an email turns out friendlier than its subject line',
        tense: 'you answer a tone that nobody meant',
      },
      act: 'Read one email to its last line twice today, then wait ten minutes by the clock before you answer.',
    },
    {
      title: 'The parking question',
      houses: [1, 3, 4],
      why: 'Where others hear a question, you hear a challenge, and your elbows are out before you know it.',
      scene: 'A neighbor who asks about the parking gets your full opinion of the street.',
      turn: [
        'The neighbor only wanted to know which spot was free.',
        'Ask what they mean first, and most challenges turn back into questions.',
      ],
      after: 'the neighbor asks again, and gets a plain answer',
      again: {
        easy: 'a blunt question turns out to be plain interest',
        tense: 'you defend yourself against a remark about the weather',
      },
      act: 'Answer the first question that annoys you today with "What do you mean?" and count to five in silence.',
    },
    {
      title: 'One more true thing',
      houses: [5, 7, 8, 9, 12],
      why: 'Your Mercury has the last word ready before the first, and it hates to waste a good one.',
      scene: 'So you call one more true thing down the hall after {someone}.',
      turn: [
        "They don't turn around, and being right is suddenly poor company.",
        'A last word that you keep to yourself leaves them room to come back.',
      ],
      after: 'they come back to the subject, and you let them finish',
      again: {
        easy: 'they say your last word for you, and grin',
        tense: 'you win the argument and walk home alone',
      },
      act: 'Leave the last word to the other person in one conversation today, with a hand over your mouth if you must.',
    },
  ],
  joined: [
    {
      title: 'The date, the room, the price',
      houses: [2, 6, 9, 10],
      why: "An open question itches, and you'd take a wrong answer now over a right one later.",
      scene: 'You pick the date, then, and the room and the price, while a coworker is still looking for a pen.',
      turn: [
        'The coworker is impressed, and has one good reason against the room.',
        "Deciding fast is your gift, and one objection won't spoil it.",
      ],
      after: 'the date stands, and the room is a better one',
      again: {
        easy: 'a question closes at the first try',
        tense: 'you settle it for everyone, and everyone has notes',
      },
      act: 'Settle one open question before dinner today, and ask one person for their best reason against it first.',
    },
    {
      title: 'A cousin in the mirror',
      houses: [1, 3, 4, 12],
      why: 'Mars keeps your Mercury running hot, and a mind like that goes on when the talk is over.',
      scene: "In the bathroom mirror you're still arguing with a cousin across town.",
      turn: [
        "You're winning, with foam in your mouth and nobody to hear it.",
        'On paper it takes half a page, and then your head can rest.',
      ],
      after: 'the page is in a drawer, and the cousin gets a shorter version',
      again: {
        easy: 'the words come when you want them, and stop when you do',
        tense: 'you keep polishing an answer that nobody is waiting for',
      },
      act: 'Write the whole argument on one sheet of paper tonight, put it in a drawer and go to bed.',
    },
    {
      title: 'Forks put down',
      houses: [5, 7, 8, 11],
      why: 'Your Mercury is hungry for contradiction, and polite agreement leaves you feeling oddly alone.',
      scene: "You tease {someone} at a friend's table until the others put down their forks.",
      turn: [
        "They're red in the face, and you can't tell whether it's fun.",
        'One honest compliment, and they know what kind of fight this is.',
      ],
      after: 'they tease you back, and the whole table hears it',
      again: {
        easy: "they start the teasing, and you're the one who blushes",
        tense: 'your joke is faster than their mood',
      },
      act: 'Pay one honest compliment before you tease anybody today, at the table or on the phone.',
    },
  ],
}
