import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Tone } from './toneOf.ts'
import type { Variants } from './Variants.ts'

/** What an aspect in the sky feels like, by the slower of the two bodies. */
export const flavours = {
  Sun: {
    joined: ['Feeling and purpose sit in the same chair.', 'What matters and what is felt come down to one thing.'],
    easy: ['Head and heart agree without a meeting.', 'It is easy to be of one mind, alone and with others.'],
    tense: [
      'What people want and what they need look in different directions.',
      'A wish and a duty may both ask for the same hour.',
    ],
  },
  Mercury: {
    joined: ['Words come quickly, and news travels.', 'Whatever is felt wants to be said.'],
    easy: [
      'Talk flows, and a sensible answer is close by.',
      'It is a fair time for letters, questions and small arrangements.',
    ],
    tense: ['People speak past each other more readily than usual.', 'A detail may slip, so leave time to look again.'],
  },
  Venus: {
    joined: ['Sweetness is on offer, and good taste with it.', 'People lean towards each other.'],
    easy: [
      'Goodwill is easy to find, and a little beauty helps everything along.',
      'Charm and kindness do half of the work.',
    ],
    tense: [
      'Wanting to be liked can get in the way of liking.',
      'Pleasure and plain sense may not choose the same thing.',
    ],
  },
  Mars: {
    joined: ['The temperature rises, and things get going.', 'There is fire in it, good for work and quick to spark.'],
    easy: ['Action follows thought without a gap.', 'Effort feels lighter than it did last week.'],
    tense: [
      'Impatience is about, and it does best with something to carry.',
      'Somebody may push; you may take a step aside.',
    ],
  },
  Jupiter: {
    joined: ['Everything looks a size larger, hope included.', 'There is generosity about, and appetite too.'],
    easy: ['A benevolent wind blows, and good counsel is near.', 'Trust comes easily, and much of it is well placed.'],
    tense: ['It is easy to promise a little too much.', 'Enthusiasm runs ahead of the facts and has to wait for them.'],
  },
  Saturn: {
    joined: ['The tone is earnest, and a promise made now carries weight.', 'Less is said, and more of it is meant.'],
    easy: ['Patience pays, and things find their proper shape.', 'Steady work goes well and needs no audience.'],
    tense: [
      'Things may go more slowly than planned, and the slow version may be the sounder one.',
      'A limit shows itself. Better now than after the furniture is in.',
    ],
  },
  Uranus: {
    joined: ['The unexpected has a seat at the table.', 'A sudden idea may be worth more than the plan.'],
    easy: ['Something new slips in without upsetting anyone.', 'A fresh approach works where the usual one was tired.'],
    tense: ['Plans jump about a little; keep your knees soft.', 'Freedom and habit argue, and both have a point.'],
  },
  Neptune: {
    joined: ['Outlines blur, and imagination steps in.', 'A dreamy note runs through it, kind and a little vague.'],
    easy: [
      'Sympathy and fantasy help where reasons do not.',
      'Music, pictures and tact say it better than statements.',
    ],
    tense: [
      'What is wished for may pass itself off as what is known.',
      'A little fog is about, so ask twice and drive slowly.',
    ],
  },
  Pluto: {
    joined: ['Feelings and motives go deep, and people mean it.', 'Something hidden stirs and wants an honest look.'],
    easy: [
      'Concentration is strong, and something stuck can shift.',
      'A deep conversation goes well if nobody hurries it.',
    ],
    tense: ['Somebody may want control, and it could be you.', 'Strong wishes meet; a wide berth is no defeat.'],
  },
  Chiron: {
    joined: [
      'Soft spots are easy to touch, so hands should be gentle.',
      'An old soreness is near the surface, and so is the care for it.',
    ],
    easy: ['A kind word lands where it is needed.', 'What was hard once becomes useful to someone.'],
    tense: ['People bruise a little more easily than they let on.', 'A clumsy remark may touch more than was meant.'],
  },
  'North Node': {
    joined: [
      'Meetings may have some direction in them.',
      'A small turning point is possible, of the kind one notices later.',
    ],
    easy: ['The right company makes the next step simpler.', 'What helps you on is easy to recognise.'],
    tense: ['The familiar way and the growing way part for a moment.', 'Habit pulls, and something newer calls.'],
  },
} as const satisfies Record<Exclude<Planet, 'Moon'>, Record<Tone, Variants>>
