import type { Tone } from '../pieces/Tone.ts'

type Ends = Readonly<Record<Tone, readonly string[]>>

/** When a contact that goes on for weeks is over, and what helps in the meantime: as the mover goes about it. */
export const longEnds: Readonly<Record<'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Chiron', Ends>> = {
  Jupiter: {
    joined: [
      'Jupiter stays until {endDay} and makes much of little, even if you only {step}.',
      "You'd promise the moon until {endDay}, with Jupiter there; it's enough to {step}.",
      'Jupiter leaves {target} {endOn}, so for once there is leisure to {step}.',
    ],
    easy: [
      'Jupiter wishes you well until {endDay}, and you can make use of it and {step}.',
      'Luck comes to whoever moves: with Jupiter in range until {endDay}, you can {step}.',
      'Doors open more easily until {endDay}, with Jupiter in range, if you {step}.',
    ],
    tense: [
      'Everything looks too big until {endDay}, with Jupiter in range, so it is sound to {step}.',
      'Jupiter overdoes it until {endDay}; the cure is something small, such as to {step}.',
      'Jupiter goes on piling things up until {endDay}, so first of all, {step}.',
    ],
  },
  Saturn: {
    joined: [
      'Saturn stays until {endDay} and pays for patience, so bit by bit you can {step}.',
      'What you build with Saturn there, until {endDay}, will hold; a first brick is to {step}.',
      'Saturn leaves {target} {endOn}; until then a little a week is enough to {step}.',
    ],
    easy: [
      'With Saturn in range until {endDay}, whatever you do twice is a habit, even to {step}.',
      'Slow work keeps while Saturn is in range, until {endDay}, so begin it and {step}.',
      'Saturn is on the side of whoever turns up until {endDay}, and you can {step}.',
    ],
    tense: [
      "Saturn weighs on {target} until {endDay}, and you'd feel lighter if you {step}.",
      "You can't hurry Saturn, which stays until {endDay}, but you can {step}.",
      'The long haul ends {endOn}, when Saturn leaves; on the way it helps to {step}.',
    ],
  },
  Uranus: {
    joined: [
      "Uranus stays until {endDay}, and you can't plan for that, though you can {step}.",
      'Anything may be otherwise by {endDay}, when Uranus leaves; you could start and {step}.',
      'Uranus stays until {endDay} and is gentler with whoever moves first, so {step}.',
    ],
    easy: [
      'Until {endDay} Uranus rewards whoever tries another way, so try it and {step}.',
      "There's fresh air until {endDay}, with Uranus in range, and you get some if you {step}.",
      'Uranus is out of range {endOn}; until then a whim is reason enough to {step}.',
    ],
    tense: [
      'Uranus shakes the table until {endDay}, and one thing stays put if you {step}.',
      "You'd like to throw it all over until {endDay}, with Uranus in range; it may do to {step}.",
      'Until {endDay}, when Uranus moves off, you need one sure thing, so {step}.',
    ],
  },
  Neptune: {
    joined: [
      'Neptune stays until {endDay}, and in a fog it helps to do something real: to {step}.',
      'Dreams get in everywhere until {endDay}, with Neptune there; a use for them is to {step}.',
      'Until Neptune leaves {target} {endOn}, nothing has to be useful, and you can {step}.',
    ],
    easy: [
      'Neptune stays in range until {endDay} and, a bit like music, helps you to {step}.',
      'Nothing has to be proved until {endDay}, with Neptune in range, so just {step}.',
      'Gentle weeks are left until {endDay}, when Neptune moves off, and they suit a plan to {step}.',
    ],
    tense: [
      'Neptune blurs the edges until {endDay}, and it helps to do one clear thing and {step}.',
      "Until {endDay}, with Neptune in range, you can't be sure of much, but you can {step}.",
      'The fog lifts by {endDay}, when Neptune leaves; something solid until then is to {step}.',
    ],
  },
  Pluto: {
    joined: [
      'Pluto stays until {endDay} and lets nothing be half done, so pick one thing and {step}.',
      'Until Pluto leaves {target} {endOn}, one thing is entirely up to you: to {step}.',
      'With Pluto there until {endDay}, you can clear something out; a way in is to {step}.',
    ],
    easy: [
      'You have staying power until {endDay}, with Pluto in range, more than it takes to {step}.',
      'Pluto digs deep until {endDay}, and you can use what comes up if you {step}.',
      'With Pluto in range until {endDay}, you can put it right for good if you {step}.',
    ],
    tense: [
      'Pluto puts pressure on {target} until {endDay}, and what lets some out is to {step}.',
      "You can't win against Pluto before {endDay}, and you needn't; it's enough to {step}.",
      'With Pluto in range until {endDay}, you can stay out of the struggle and {step}.',
    ],
  },
  Chiron: {
    joined: [
      'Chiron stays with {target} until {endDay}, and it is kind to a sore spot to {step}.',
      'Until Chiron leaves {target} {endOn}, nobody expects you to be brave; just {step}.',
      'What hurts a little until {endDay}, with Chiron there, hurts less if you {step}.',
    ],
    easy: [
      'Chiron is kind to beginners until {endDay}, so be one and {step}.',
      'With Chiron in range until {endDay}, helping somebody helps you, and so it does to {step}.',
      'An old awkwardness may wear off by {endDay}, with Chiron in range, if you {step}.',
    ],
    tense: [
      'Chiron touches a sore spot until {endDay}, and it is good for it if you {step}.',
      "You're easily stung until {endDay}, with Chiron in range, so be kind to yourself and {step}.",
      'The sting goes by {endDay}, when Chiron moves off; until then it is a comfort to {step}.',
    ],
  },
}
