import type { BringsPieces } from './BringsPieces.ts'

export const slowMovers = {
  Jupiter: {
    joined: [
      'a small plan turns into a large one',
      'more is offered than two hands can carry',
      'confidence runs ahead of the facts',
      'the subject grows as you look at it',
    ],
    easy: [
      'there is room for a bigger wish',
      'somebody generous opens a door',
      'luck is with whoever asks',
      'an old limit turns out to be a habit',
    ],
    tense: [
      'promises come larger than the week that holds them',
      'a good thing is easily overdone',
      'the estimate is too cheerful',
      'you say yes to one thing too many',
    ],
  },
  Saturn: {
    joined: [
      'a limit has to be named',
      'you are asked to answer for it',
      'only what is done properly counts',
      'it becomes serious, which is no bad thing',
    ],
    easy: [
      'what you settle holds',
      'slow work counts',
      'somebody older gives good advice',
      'the rules turn out to be of use',
    ],
    tense: [
      'the answer is not yet',
      'a duty takes the hour that was yours',
      'somebody asks to see the proof',
      'the budget has the last word',
    ],
  },
  Uranus: {
    joined: [
      'the usual way feels too small',
      'a sudden idea wants to be tried',
      'freedom matters more than comfort',
      'not everything can stay as it was',
    ],
    easy: [
      'an odd idea turns out to work',
      'a change of plan suits you',
      'news from an unlikely side helps',
      'a rut is left without a fuss',
    ],
    tense: [
      'plans change at short notice',
      'a rule is harder to bear than usual',
      'something breaks that nobody was looking at',
      'a surprise needs an evening to settle',
    ],
  },
  Neptune: {
    joined: [
      'wish and fact are hard to tell apart',
      'you feel more than you can explain',
      'a daydream says what is missing',
      'the edges go soft',
    ],
    easy: [
      'imagination does more than effort',
      'somebody understands without being told',
      'a hunch is worth writing down',
      'music puts a tired hour right',
    ],
    tense: [
      'the facts are foggier than they look',
      'somebody leaves out the important part',
      'tiredness passes for doubt',
      'you would rather not look too closely',
    ],
  },
  Pluto: {
    joined: [
      'half measures no longer do',
      'what is hidden wants out',
      'you see how much it matters to you',
      'it goes deeper than expected',
    ],
    easy: [
      'you get to the bottom of it',
      'an old thing is easier to let go',
      'you have more say than you think',
      'one honest look changes the matter',
    ],
    tense: [
      'somebody wants control of it',
      'letting go is harder than holding on',
      'a sore point is touched',
      'the real question is who decides',
    ],
  },
  Chiron: {
    joined: [
      'a sore spot wants care rather than advice',
      'you notice who is gentle',
      'the weak place turns out to be of use',
      'it helps to say where it hurts',
    ],
    easy: [
      'a tender subject can be touched',
      'your own sore spot makes you kind',
      'somebody can use what you know of this',
      'an old hurt is easier to talk about',
    ],
    tense: [
      'an old sore spot is brushed',
      'help is offered clumsily',
      'it is easy to feel left out',
      'a joke lands where it hurts',
    ],
  },
} as const satisfies Record<string, BringsPieces>
