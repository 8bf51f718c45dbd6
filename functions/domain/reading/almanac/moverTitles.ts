import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Tone } from './toneOf.ts'
import type { Variants } from './Variants.ts'

/** Titles of a day, by the transit that leads it. */
export const moverTitles = {
  Sun: {
    joined: ['In plain daylight', 'A light on your path', 'Your turn in the sun'],
    easy: ['An easy confidence', 'A steady light', 'Simply yourself'],
    tense: ['A question of aims', 'Holding your own, kindly', 'Two wills at one table'],
  },
  Moon: {
    joined: ['A feeling passes through', 'The mood of the hour', 'Listen inward'],
    easy: ['A soft hour', 'Feelings find their place', 'At ease for a while'],
    tense: ['Weather within', 'A passing ripple', 'Gently with yourself'],
  },
  Mercury: {
    joined: ['Something worth saying', 'Words on their way', 'A thought takes shape'],
    easy: ['The right words', 'A clear line of thought', 'Good talk'],
    tense: ['Read it twice', 'Between the lines', 'Slow down the talk'],
  },
  Venus: {
    joined: ['What you love comes near', 'An open hand', 'A tender note'],
    easy: ['Kindness travels easily', 'The pleasant side of things', 'Warm company'],
    tense: ['Sweet, with an edge', 'Liking and wanting', 'A fair exchange'],
  },
  Mars: {
    joined: ['A spark to use well', 'Ready to move', 'Heat at your hands'],
    easy: ['From saying to doing', 'Clean energy', 'A good run at it'],
    tense: ['Friction and warmth', 'Count to three', 'Strength with a steering wheel'],
  },
  Jupiter: {
    joined: ['A gate stands open', 'Larger than last week', 'Room for hope'],
    easy: ['A little more trust in it', 'Good counsel', 'Ask for more'],
    tense: ['Great plans, small pockets', 'Enough is generous', 'Measure the promise'],
  },
  Saturn: {
    joined: ['The patient view', 'First stone, then wall', 'What will hold'],
    easy: ['Slow and well made', 'The reward of patience', 'A frame that holds'],
    tense: ['Where the limits run', 'One load at a time', 'Strict and kind'],
  },
  Uranus: {
    joined: ['A fresh wind', 'Something wakes up', 'The new way round'],
    easy: ['An open window', 'A welcome surprise', 'Room for the odd idea'],
    tense: ['Restless, with reason', 'Loosen one knot', 'Air for an old plan'],
  },
  Neptune: {
    joined: ['Softer outlines', 'The finer ear', 'Dreams close at hand'],
    easy: ['What is felt, unsaid', 'Quiet intuition', 'A gentle trust'],
    tense: ['Look again by daylight', 'Mist over the map', 'Wish and fact'],
  },
  Pluto: {
    joined: ['Deep work', 'Closer to the root', 'What has run its course'],
    easy: ['Quiet determination', 'Clearing the ground', 'Strength from below'],
    tense: ['A looser hand', 'Honest pressure', 'What you may put down'],
  },
  Chiron: {
    joined: ['A tender place', 'Gently does it', 'Care for what is sore'],
    easy: ['Kindness with practice', 'What hard days taught you', 'Help that helps'],
    tense: ['An old doubt, well known', 'Less to prove', 'Be your own friend'],
  },
  'North Node': {
    joined: ['A turn in the road', 'One step forward', 'Where growth begins'],
    easy: ['A path that suits you', 'People going your way', 'Good direction'],
    tense: ['Habit or direction', 'Two roads', 'Try the newer one'],
  },
} as const satisfies Record<Planet, Record<Tone, Variants>>
