import type { TwelveTexts } from './TwelveTexts.ts'

export const marsInHouses = [
  'You come across as direct, even when you are quiet. Your body likes to move before your mind has finished.',
  'You work hard for what is yours and defend it. Spending and earning both come with some heat.',
  'You argue with spirit and drive fast in conversation. Use that edge to open a matter up.',
  'Much of your fire burns at home. Renovating, cooking or digging turns friction into something you can use.',
  'You pursue what you love with open enthusiasm. Sport, flirtation and making things give your energy a playground.',
  'You work briskly and dislike idle hours. Pacing yourself keeps the engine sound.',
  'You are drawn to strong people and meet your own strength through them. Fair fighting is a form of closeness for you.',
  'You go where others hesitate, in crises and in intimacy. Handle shared power like a good tool, with care.',
  'You fight for convictions and travel with purpose. The horizon works on you like a starting signal.',
  'You want to achieve something, and people can see it. Ambition gains when you take others up with you.',
  'You get groups moving. Friends count on you to begin, and sometimes to stop and ask who else is coming.',
  'Your drive works behind the scenes. When anger has no name yet, movement and honest privacy help you find it.',
] as const satisfies TwelveTexts
