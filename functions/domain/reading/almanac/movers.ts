import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Tone } from './toneOf.ts'
import type { Variants } from './Variants.ts'

/** What a body of the day brings to a natal point. Follows a sentence that has named it. */
export const movers = {
  Sun: {
    joined: ['It turns a lamp on this part of you for a day or two.', 'It brings the yearly visit of its light here.'],
    easy: [
      'It lends a steady, friendly light to what you do.',
      'It gives a little more confidence than usual and asks for nothing back.',
    ],
    tense: [
      'It puts a question to you in broad daylight.',
      'It shows a difference of aims, perhaps with someone in charge.',
    ],
  },
  Moon: {
    joined: ['It stirs a feeling here for a few hours.', 'It passes close by and leaves a mood behind.'],
    easy: ['It softens a few hours of the day.', 'It lets feeling and circumstance agree for once.'],
    tense: [
      'It ruffles the mood for a few hours and then moves on.',
      'It makes you a little more sensitive than the matter deserves.',
    ],
  },
  Mercury: {
    joined: ['It brings words, news and a wish to understand.', 'It sets a conversation going here.'],
    easy: ['It finds the right words with little effort.', 'It helps with letters, plans and a clear explanation.'],
    tense: [
      'It talks a little faster than you can answer.',
      'It brings crossed messages, or a detail that needs a second reading.',
    ],
  },
  Venus: {
    joined: [
      'It brings charm, affection and a taste for pleasant things.',
      'It comes with an open hand and a good eye.',
    ],
    easy: [
      'It smooths manners and makes goodwill easy to give and to take.',
      'It lets kindness find its way without a detour.',
    ],
    tense: [
      'It wants to please and to be pleased, and the two may pull apart.',
      'It shows where taste, affection or spending ask for a second look.',
    ],
  },
  Mars: {
    joined: ['It brings heat, speed and a wish to act.', 'It strikes a match here, so there is energy and some edge.'],
    easy: ['It supplies clean energy for whatever you are ready to begin.', 'It helps you move from saying to doing.'],
    tense: [
      'It brings friction, and friction has warmth in it.',
      'It presses the pace, so tempers may run shorter than reasons.',
    ],
  },
  Jupiter: {
    joined: [
      'It makes this part of life larger for a while and more hopeful.',
      'It opens a gate here that was only ajar.',
    ],
    easy: [
      'It adds trust, good counsel and a sense of room.',
      'It encourages you to ask for a little more than usual.',
    ],
    tense: [
      'It promises much and may overshoot by a step.',
      'It enlarges things, the workload and the appetite included.',
    ],
  },
  Saturn: {
    joined: [
      'It asks for a sober look and some patience, usually for several weeks.',
      'It lays a ruler along this part of life.',
    ],
    easy: ['It gives form and staying power to what you care about.', 'It rewards what you do slowly and properly.'],
    tense: [
      'It slows things down so that you can see what holds.',
      'It brings a limit, and limits are useful once you know where they run.',
    ],
  },
  Uranus: {
    joined: [
      'It wakes something here that was half asleep.',
      'It brings a fresh wind for some months, and a wish to be freer.',
    ],
    easy: ['It loosens a habit and makes room for a better idea.', 'It brings small surprises of the welcome kind.'],
    tense: [
      'It makes you restless where things have been settled for long.',
      'It shakes the frame a little, over months, to see what is alive in it.',
    ],
  },
  Neptune: {
    joined: ['It softens the outlines here for a good while.', 'It brings dreams, longing and a finer ear.'],
    easy: ['It lends imagination and a gentle kind of trust.', 'It lets you sense what has not been said.'],
    tense: [
      'It blurs things, so a second look is a kindness to yourself.',
      'It mixes wish and fact, over months, and time sorts them out.',
    ],
  },
  Pluto: {
    joined: ['It works slowly and deep, over a year or two.', 'It brings what was buried here closer to the light.'],
    easy: ['It lends depth and quiet determination.', 'It helps you clear out what you no longer need.'],
    tense: [
      'It brings a long, slow pressure that wants honesty.',
      'It shows where you hold on tightly, and asks whether you still need to.',
    ],
  },
  Chiron: {
    joined: [
      'It touches a tender place, and gently is the way to meet it.',
      'It brings an old soreness into view, where it can be cared for.',
    ],
    easy: ['It turns what once hurt into understanding.', 'It makes kindness practical.'],
    tense: ['It brushes against an old bruise.', 'It shows where you still ask too much of yourself.'],
  },
  'North Node': {
    joined: ['It marks a spot on the road where you might take a new turn.', 'It draws this part of you forward.'],
    easy: ['It opens a path that suits you.', 'It brings people who are going your way.'],
    tense: [
      'It asks whether habit or direction is steering.',
      'It sets the comfortable road and the growing one side by side.',
    ],
  },
} as const satisfies Record<Planet, Record<Tone, Variants>>
