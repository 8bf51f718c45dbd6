import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Tone } from './toneOf.ts'
import type { Variants } from './Variants.ts'

/** How a natal body answers to a transit. */
export const targets = {
  Sun: {
    joined: ['You feel more like yourself, and others can tell.', 'What you are here to do comes into focus.'],
    easy: [
      'Being yourself takes less effort than usual.',
      'Your own purpose has a tailwind; use it for something that matters to you.',
    ],
    tense: [
      'Your pride may feel a draught; your purpose can bear it.',
      'You may have to explain what you want, and explaining makes it clearer.',
    ],
  },
  Moon: {
    joined: [
      'Your feelings answer at once, so leave them a little room.',
      'Home, food and familiar voices count for more than usual.',
    ],
    easy: ['Your need for comfort is met halfway.', 'You can settle, and people close to you settle too.'],
    tense: [
      "Your need for calm and the day's demands are out of step.",
      'A quiet hour would do more for you than a good argument.',
    ],
  },
  Mercury: {
    joined: [
      'Your thoughts circle this, and a note on paper sets them free.',
      'You have something to say about it, and it is worth saying well.',
    ],
    easy: ['Your mind is clear, and an overdue message almost writes itself.', 'You think well in company now.'],
    tense: [
      'Your thoughts may race; reading it twice saves writing it twice.',
      'A misunderstanding is likely to be just that, so ask.',
    ],
  },
  Venus: {
    joined: ['What you love moves to the middle of the table.', 'Affection and taste are awake in you.'],
    easy: [
      'Affection comes easily, and so does pleasure in small things.',
      'You know what you like, and it is easy to share.',
    ],
    tense: [
      'What you want and what pleases others may differ for a while.',
      'Your affections ask for honesty more than for harmony.',
    ],
  },
  Mars: {
    joined: [
      'Your drive is up, and a task with a clear end gives it somewhere to go.',
      'You want to act, so choose the place where it helps.',
    ],
    easy: ['Your energy runs in a straight line.', 'You get things moving without pushing anyone.'],
    tense: [
      'Your patience is shorter than the queue; a brisk walk lengthens it.',
      'You have strength to spare and need a fair use for it.',
    ],
  },
  Jupiter: {
    joined: [
      'Your hopes stretch, and some of them may be ready to travel.',
      'You trust life a little further than you did last week.',
    ],
    easy: ['Your generosity is well placed.', 'You see the larger picture and your own corner of it.'],
    tense: [
      'Your optimism meets the calendar; let them make a deal.',
      "You may say yes too quickly, and a day's grace is free.",
    ],
  },
  Saturn: {
    joined: [
      'Your sense of duty is alert, and it may count what you have done as well as what is open.',
      'You know what has to be built, and you know its first stone.',
    ],
    easy: ['Your patience pays a small dividend.', 'You are glad of the structure that you put up earlier.'],
    tense: [
      'Your load may feel heavier, so check which part of it is yours.',
      'You hold yourself to a strict measure; add a kind one.',
    ],
  },
  Uranus: {
    joined: ['Your wish for freedom speaks up, and it has ideas.', 'You may want to do an old thing in a new way.'],
    easy: ['Your odd idea finds an open door.', 'You can be different without any noise about it.'],
    tense: [
      "Your need for space collides with somebody's plan.",
      'You may feel like bolting; opening a window could be enough.',
    ],
  },
  Neptune: {
    joined: [
      'Your imagination is close at hand, and so is your tenderness.',
      'You dream more vividly, by night or by day.',
    ],
    easy: [
      'Your intuition is quiet and rather good.',
      'You find the fine tone in music, in prayer or in a conversation.',
    ],
    tense: [
      'Your picture of things could be a shade too rosy or too grey.',
      'You absorb more than you notice, so rest before you decide.',
    ],
  },
  Pluto: {
    joined: ['Your deeper will wakes up and wants something real.', 'You sense what has run its course.'],
    easy: [
      'Your inner strength is there when you lean on it.',
      'You can change something from the ground up, without drama.',
    ],
    tense: [
      'Your wish to keep control is strong; a looser hand may hold more.',
      'You feel strongly, and you can still choose your moment.',
    ],
  },
  Chiron: {
    joined: [
      "Your tender place asks to be treated as you would treat a friend's.",
      "You understand someone's hurt because you know your own.",
    ],
    easy: [
      'Your experience of hard days is of use to somebody.',
      'You can be gentle with yourself and get on with things.',
    ],
    tense: ['Your old doubt may knock; you know by now that it is old.', 'You need not prove anything today.'],
  },
  'North Node': {
    joined: [
      'Your next step in growing is near and probably small.',
      'You may meet someone or something that points the way.',
    ],
    easy: ['Your growth has company.', 'You take the newer road, and it feels less strange than it did.'],
    tense: ['Your habits pull one way and your growth another.', 'You may try the unfamiliar answer once and see.'],
  },
} as const satisfies Record<Planet, Record<Tone, Variants>>
