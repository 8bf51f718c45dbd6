import type { PairTexts } from './PairTexts.ts'

export const sunPairs: PairTexts = {
  Moon: {
    joined: 'Head and heart pack one suitcase, so you travel fast and forget things only in pairs.',
    easy: 'Aims and moods get on, which makes you easy company, for yourself too.',
    tense: 'A day that feeds your ambition often starves your need for rest, so both want a place on the calendar.',
  },
  Mercury: {
    joined: 'Your opinions feel like part of your body, and changing one takes a good reason and a night.',
  },
  Venus: {
    joined: 'Being liked comes easily, and the skill to practice is disagreeing while it does.',
  },
  Mars: {
    joined: 'Wanting and doing are one motion, which saves time and now and then breaks a plate.',
    easy: 'Effort goes where you point it, with some strength left over for a friend who is moving.',
    tense: 'Being opposed wakes you up, so choose a sport or a cause before an argument chooses you.',
  },
  Jupiter: {
    joined: 'You think large, say yes early, and are at your best with somebody near who counts.',
    easy: 'Confidence is mostly there when you call, and other people like to borrow it.',
    tense: 'Enthusiasm promises a little more than the week can deliver, so leave one evening blank.',
  },
  Saturn: {
    joined: 'You hold yourself to a strict standard, and it is allowed to go home at six.',
    easy: 'Patience is on your side: what you begin in small portions tends to get done.',
    tense: 'A judge sits in on your plans and makes them better and later, so set the deadline yourself.',
  },
  Uranus: {
    joined: 'Being told who to be has the opposite effect on you, and being left alone brings out your best.',
    easy: 'New methods suit you, and you can change a thing without breaking what it was for.',
    tense: 'Your first answer to an order is no, and the second one is often more useful.',
  },
  Neptune: {
    joined: 'Who you are shifts a little with the company, so a quiet morning is how you get back to your own outline.',
    easy: 'Imagination works for you here, and you can give a mood a shape that others recognize.',
    tense: 'The person you mean to be and the one who has to find the keys pass each other in the hall.',
  },
  Pluto: {
    joined: 'Little about you is lukewarm, and saying plainly what you want is the gentle way to use it.',
    easy: 'There is staying power here, and you do well with jobs that others gave up halfway.',
    tense: 'Contests of will find you, and half of them are worth leaving on the table.',
  },
}
