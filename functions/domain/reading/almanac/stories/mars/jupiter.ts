import type { PairStories } from '../../../pieces/Story.ts'

export const marsJupiter: PairStories = {
  easy: [
    {
      title: 'The closet, empty by noon',
      houses: [1, 4, 6, 12],
      why: "Mars brings the push and your Jupiter the faith that it's worth it, so a big job looks like fun.",
      scene: 'So the closet two people gave up on stands empty by noon, with boxes along the wall.',
      turn: [
        'You have no more time than usual, only fewer doubts.',
        'Empty is the easy half; the boxes still want a place.',
      ],
      after: 'the last box is out of the hall, and the closet door shuts',
      again: {
        easy: 'the big job goes fast, and somebody joins in',
        tense: 'you start a second big job on top of the first',
      },
      act: 'Empty one shelf or drawer at home today, and find each thing in it a place before supper.',
    },
    {
      title: 'The bigger half of the task',
      houses: [2, 9, 10, 11],
      why: "Your Jupiter expects to hear yes, and that's half of why people say it.",
      scene: "At a boss's desk or a planning table, you ask for the bigger part, and your voice stays level.",
      turn: [
        'You sound as if the answer were likely, and that helps.',
        'Asking early leaves the others time to say yes and mean it.',
      ],
      after: 'the bigger part is on your list, and you know where to begin',
      again: {
        easy: 'you ask for more and are asked why you waited',
        tense: 'you ask for everything and forget to say which part you want',
      },
      act: 'Ask for the bigger part of one task, class or plan before lunch, in one sentence and without an excuse.',
    },
    {
      title: 'Nobody keeps the score',
      houses: [3, 5, 7, 8],
      why: 'You want to win, you want everyone to have fun, and the two make a good team.',
      scene: 'A round of table tennis with {someone} gets loud, and nobody keeps the score.',
      turn: [
        'They play harder because you do, red in the face.',
        'Going easy on them would be rude; your full strength is a compliment.',
      ],
      after: 'they want a second game, and so do you',
      again: {
        easy: 'a bit of rivalry makes good friends of two people',
        tense: 'you play to win against somebody who only wants to chat',
      },
      act: 'Play one game today, with cards, a ball or words, and go all out until the last point.',
    },
  ],
  tense: [
    {
      title: 'Only the dripping faucet',
      houses: [1, 4, 6, 12],
      why: 'Whatever Mars wants done now, your Jupiter wants bigger, and no small job stays small.',
      scene: 'You set out to fix one faucet, and by supper the bathroom is in pieces.',
      turn: [
        "You're strong enough for all of it, only not in one evening.",
        'The faucet alone leaves you a free night and a good back.',
      ],
      after: 'the faucet works, and the rest is a list on the wall',
      again: {
        easy: 'you stop when the job is done, and it feels like plenty',
        tense: 'you add a second job because the first goes well',
      },
      act: "Choose one small repair today, stop when it's done, and write the next idea on a list instead.",
    },
    {
      title: 'Three days or five',
      houses: [2, 3, 10, 11],
      why: "You'd like to impress people, and a plain good result seems too little to bring them.",
      scene: 'You promise the report in three days, and a colleague across the table puts down the pen.',
      turn: [
        'Everyone there knows it takes five, you included.',
        'Five days, kept, would impress them more than three days and an apology.',
      ],
      after: 'an honest date stands on the calendar, and nobody thinks less of you',
      again: {
        easy: 'you promise a little and deliver a little more',
        tense: "you say a date out loud before you've looked at the calendar",
      },
      act: "Find one promise of yours with a tight date in it, and move it to an honest date before five o'clock.",
    },
    {
      title: 'The raised fork',
      houses: [5, 7, 8, 9],
      why: 'Once your temper is up, your Jupiter would argue all day for a point it believes in.',
      scene: '{Someone} doubts one fact, and you answer with three more and a raised fork.',
      turn: [
        'You can be right, and they still stop listening.',
        "Give half the point back, and there's room for them to come over.",
      ],
      after: 'the subject comes up again over supper, and both of you finish a sentence',
      again: {
        easy: "you're right, and you let it rest there",
        tense: 'you win the point and sit there alone with it',
      },
      act: 'Say "you have a point" once today to somebody you disagree with, fork or pen down, and stop there.',
    },
  ],
  joined: [
    {
      title: 'Page two of the form',
      houses: [2, 9, 10, 11],
      why: 'Your Jupiter trusts its luck, Mars has no time, and the small print is for other people.',
      scene: 'So you pick up the pen before the clerk has turned the page around.',
      turn: [
        "Your instinct is often good, and it's still good after page two.",
        'Reading on costs four minutes and takes nothing from your nerve.',
      ],
      after: 'the form is signed or torn up, and you know what it says',
      again: {
        easy: 'your bold yes rests on something you read',
        tense: 'you say yes so fast that somebody asks you to repeat it',
      },
      act: "Read one thing that you've agreed to, or are about to, down to its last line before lunch.",
    },
    {
      title: 'Two stairs at a time',
      houses: [1, 3, 6, 12],
      why: "There's more strength in you than the day has use for, and it goes looking for work.",
      scene: 'It takes the stairs two at a time, past a neighbor, with a full bag in each hand.',
      turn: ['The strength is real, and so is the knee.', 'Half of it, spent on purpose, leaves you pleasantly tired.'],
      after: 'the stairs are just stairs, and your legs feel good',
      again: {
        easy: 'your strength finds a job of its own size',
        tense: 'you lift what takes two, to see whether you can',
      },
      act: "Walk or climb hard for twenty minutes before supper, and stop while you'd still like more.",
    },
    {
      title: 'A wish across a loud table',
      houses: [5, 7, 8],
      why: 'Wanting a thing sounds to your Jupiter like a promise of getting it, so you speak up.',
      scene: "That's why you tell {someone} what you'd like across a loud table, with two friends listening.",
      turn: [
        'They look half pleased and half caught.',
        "Without the friends it's a question, and they can really answer it.",
      ],
      after: 'the wish is known, and the talk about it is a quiet one',
      again: {
        easy: 'you ask for what you want, and the tone is right',
        tense: 'you ask so grandly that only a grand answer would do',
      },
      act: 'Say one wish today to the one person it concerns, in one sentence, with nobody else listening.',
    },
  ],
}
