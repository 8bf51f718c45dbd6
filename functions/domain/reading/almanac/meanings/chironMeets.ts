import type { Meetings } from '../../pieces/Meetings.ts'

export const chironMeets: Meetings = {
  Sun: {
    joined: [
      "You feel the place where you've never thought yourself good enough, and you get up and do it anyway.",
      "You'd like to be seen with your limp and all, and it takes some nerve.",
    ],
    easy: [
      "You're at ease with being imperfect, and it makes you better company than perfection would.",
      "You can help somebody simply by being the one who isn't ashamed.",
    ],
    tense: [
      "You take it as proof that you aren't good enough, and it was an ordinary mistake.",
      'You want to be proud of yourself, and you can recite the reasons against it.',
    ],
  },
  Moon: {
    joined: [
      "You're easily moved, and an old loneliness sits down beside you without asking.",
      "You feel what you missed, and you'd like to give it to someone.",
    ],
    easy: [
      "You know how to comfort, because you know what didn't.",
      'You can ask for a bit of care and take it without a speech.',
    ],
    tense: [
      'You need comfort and bristle when it comes.',
      'Something about home makes you feel like a guest, and you tidy so as not to be a burden.',
    ],
  },
  Mercury: {
    joined: [
      'You say the awkward thing about yourself, and it turns out that others have been waiting for someone to.',
      'You stumble over a word, and the stumble tells people more than the word.',
    ],
    easy: [
      'You find kind words for something hard.',
      'You can listen to a complaint without trying to mend it, and it mends.',
    ],
    tense: [
      "You're sure you sounded stupid, and you play the sentence over and over.",
      'You take advice as blame, and you argue with it in your head all day.',
    ],
  },
  Venus: {
    joined: [
      "You'd like to be loved in exactly the place where you don't believe you can be.",
      "You're drawn to people with a crack in them, since you can see the light in it.",
    ],
    easy: ['You let someone be good to you.', "You're tender without being careful, and it's returned."],
    tense: [
      'You feel unlovable over a trifle, such as a late reply or a bad photo.',
      "You're kind to others in the way that you'd never allow yourself.",
    ],
  },
  Mars: {
    joined: [
      'You act on what has always made you hesitate, and your hands shake a little, and it gets done.',
      "You're angry about something old, and it's good to have it out in the fresh air.",
    ],
    easy: [
      "You're brave in small installments.",
      "You take up again what you once did badly, and it's no longer a contest.",
    ],
    tense: [
      "You strike out where you're sore, at somebody who only brushed against it.",
      "You try to prove that it doesn't hurt, and prove it too hard.",
    ],
  },
  Jupiter: {
    joined: [
      'You find some sense in what went wrong, and it makes you generous.',
      "You'd like to turn the sore spot into a lesson for everybody.",
    ],
    easy: ["You believe in people's repair, starting with your own.", 'You can laugh about it, and the laugh is real.'],
    tense: [
      'You promise to fix what can only be kept company.',
      'You think everybody else was given more, and you count it.',
    ],
  },
  Saturn: {
    joined: [
      'You look at an old failure like an accountant, and the sum is smaller than you feared.',
      "You're patient with the slow part of yourself.",
    ],
    easy: [
      'You find that caution has kept something of yours whole.',
      "You do one healing thing regularly, and it works because it's dull.",
    ],
    tense: [
      "You're hard on yourself in the exact place where you're weakest.",
      'You feel like a beginner in front of people who are younger.',
    ],
  },
  Uranus: {
    joined: [
      "You're tired of hiding your odd side, and you let somebody see it.",
      'You break an old habit of protecting yourself, more or less by accident.',
    ],
    easy: [
      "You find that your strange way of coping is somebody's good idea.",
      "You're free of an old embarrassment for an afternoon, which is a start.",
    ],
    tense: [
      'You feel like the only one of your kind, in a room full of people who do too.',
      'You run from the help because it comes too close.',
    ],
  },
  Neptune: {
    joined: [
      "You feel the world's troubles in your own back.",
      "You're moved to tears by something small, and you let it happen.",
    ],
    easy: ["You forgive somebody in your heart, and that's far enough.", "You rest, and it's more than sleep."],
    tense: [
      "You'd like to be saved, or to save, and neither is on offer.",
      "You can't tell the hurt from the story about it.",
    ],
  },
  Pluto: {
    joined: [
      "You touch the oldest of it, and you're stronger than it is.",
      'You admit to yourself what it cost, and you stop paying.',
    ],
    easy: [
      "You can look at what you've survived without being back in it.",
      'You let somebody else keep their secret, and it frees you of yours.',
    ],
    tense: [
      "You don't trust the hand that's held out, and you'd like to.",
      'You keep an old wound open, because it gives you the right to be angry.',
    ],
  },
  Chiron: {
    joined: [
      'You come back to what has always been hard for you, older and with better tools.',
      'You see how much of your kindness comes from there.',
    ],
    easy: [
      "You've made your peace with a weakness, and you can lend it out.",
      'You know what to do for the sore spot, and you do it.',
    ],
    tense: [
      "You compare your scar with somebody else's, and both of you lose.",
      "You thought you were past it, and it's back, though smaller.",
    ],
  },
  'North Node': {
    joined: [
      "The thing that you've always avoided turns out to lie on your way.",
      'You take the step with the weak foot first.',
    ],
    easy: [
      "You get further by admitting what you can't do.",
      "You're helped along by somebody who's had the same trouble.",
    ],
    tense: [
      'You use the old hurt as a reason to stay where you are.',
      "You'd have to be clumsy in public to get there.",
    ],
  },
  Ascendant: {
    joined: [
      'You show the tender side first, without having planned to.',
      "You're shy about how you look or sound, and you go in all the same.",
    ],
    easy: [
      'People feel that they can be imperfect near you.',
      'You wear the mended place on the outside, and it suits you.',
    ],
    tense: [
      'You feel looked at in the wrong spot.',
      'You keep people off with helpfulness, so that nobody asks how you are.',
    ],
  },
  Midheaven: {
    joined: [
      'You become known for the thing that you used to hide.',
      "You're asked to lead where you feel least qualified.",
    ],
    easy: [
      'What you learned the hard way turns out to be useful at work.',
      'You can say "I don\'t know" in public and be trusted more for it.',
    ],
    tense: [
      "You feel like a fraud in front of people who think that you're fine.",
      "You'd like some recognition for what it took, and nobody knows what it took.",
    ],
  },
}
