import type { ContactPieces } from './ContactPieces.ts'

export const marsContacts = {
  Mars: {
    joined: [
      'You get going at the same moment, for the same reasons. Aim it at something outside the room.',
      "Same drive, same temper. You're a strong team with a job to do, and a loud one without.",
      "You understand each other's anger from the inside. That's why it's usually short.",
      'You both want to go first. A coin is a fair judge.',
    ],
    easy: [
      'You work well side by side: one starts, the other keeps it going.',
      'One of you is best in the morning and the other at night, which makes a full day.',
      'You can compete for fun and mean the fun.',
      'You settle a quarrel by doing something together, and it works.',
    ],
    tense: [
      'You push in different directions and both push hard. Divide the ground before the work begins.',
      "One of you fights in the open and the other by going slow. Say which one you're doing.",
      'Your tempers set each other off. Leave the room for ten minutes and come back, as promised.',
      'You want things at different speeds. Name the date, and the speed stops mattering.',
    ],
  },
  Jupiter: {
    joined: [
      '{B} believe in what {A} dare, and {A} dare more for it.',
      "You're an adventurous pair. Check the weather and go.",
      '{A} bring the drive and {B} the luck, or at least the good cheer when luck is out.',
      'Big plans get started here. One of you should love lists.',
    ],
    easy: [
      '{B} cheer from the side, and {A} run faster.',
      'Sport, travel and bold ideas suit you two.',
      "{B} forgive {A's} rough edges with a laugh.",
      'You encourage each other to ask for more, and you often get it.',
    ],
    tense: [
      'You egg each other on. Somebody has to be the one who reads the small print.',
      "{A} act on {B's} enthusiasm, and {B} had only been talking. Ask: is this a plan?",
      '{B} know better while {A} do the work. Lend a hand first and advise after.',
      'You start three things and quarrel about the fourth. Finish one.',
    ],
  },
  Saturn: {
    joined: [
      '{A} press the pedal and {B} the brake. In traffic one needs both, and a signal.',
      "{B} give {A's} drive a shape, and it can feel like a wall. Explain the wall.",
      'You can get through hard work that would stop others. Rest on purpose.',
      '{A} are impatient and {B} careful, with the same aim. Say the aim first.',
    ],
    easy: [
      '{A} start and {B} see it through. Houses get built this way.',
      "{B} steady {A's} temper, and {A} warm up {B's} caution.",
      'You work hard together and complain little.',
      "{A's} courage with {B's} patience can carry a project for years.",
    ],
    tense: [
      '{A} hear no, and {B} only said not yet. Ask for the when.',
      "{B} criticise how it's done and {A} stop doing it. Praise the half that's finished.",
      '{A} feel held back, and {B} feel rushed. Split the job so that each has a pace.',
      'Anger goes underground here. A walk side by side brings it up more gently than a table between you.',
    ],
  },
} as const satisfies Record<string, ContactPieces>
