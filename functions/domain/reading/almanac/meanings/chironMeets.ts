import type { Meetings } from '../../pieces/Meetings.ts'

export const chironMeets: Meetings = {
  Sun: {
    joined: [
      "You feel the place where you've never thought yourself good enough, and you get up and do it anyway.",
      "You'd like to be seen with your limp and all, and it takes some nerve.",
      "There's one thing about yourself that you always explain away, and you're tired of explaining.",
    ],
    easy: [
      "You're at ease with being imperfect, and it makes you better company than perfection would.",
      "You can help somebody simply by being the one who isn't ashamed.",
      "Somebody likes you for the very thing that you'd have left out of the picture.",
    ],
    tense: [
      "You take an ordinary mistake as proof that you aren't good enough.",
      'You want to be proud of yourself, and you can recite the reasons against it.',
      "You hear praise and look for the catch, and you hear blame and don't look any further.",
    ],
  },
  Moon: {
    joined: [
      "You're easily moved, and an old loneliness sits down beside you without asking.",
      "You feel what you missed, and you'd like to give it to someone.",
      "You'd like somebody to notice that you're not quite all right, and you'd deny it if they did.",
    ],
    easy: [
      "You know how to comfort, because you know what didn't.",
      'You can ask for a bit of care and take it without a speech.',
      'You can be sad without being in trouble, and it passes like weather.',
    ],
    tense: [
      'You need comfort and bristle when it comes.',
      'Something about home makes you feel like a guest, and you tidy so as not to be a burden.',
      "You mother everyone in reach, and it's yourself you're worried about.",
    ],
  },
  Mercury: {
    joined: [
      'You say the awkward thing about yourself, and it turns out that others have been waiting for someone to.',
      'You stumble over a word, and the stumble tells people more than the word.',
      "You'd like to ask a simple question and you're afraid that everyone else knows the answer.",
    ],
    easy: [
      'You find kind words for something hard.',
      'You can listen to a complaint without trying to mend it, and it mends.',
      'You can say "I don\'t follow" out loud, and two others breathe out.',
    ],
    tense: [
      "You're sure you sounded stupid, and you play the sentence over and over.",
      'You take advice as blame, and you argue with it in your head all day.',
      'You hold back the one remark that matters, because you can already hear somebody laugh.',
    ],
  },
  Venus: {
    joined: [
      "You'd like to be loved in exactly the place where you don't believe you can be.",
      "You're drawn to people who've been hurt and don't make a fuss of it.",
      "You wonder what you're worth to people, and you've begun to ask the right ones.",
    ],
    easy: [
      'You let someone be good to you.',
      "You're tender without being careful, and it's returned.",
      "You're easy with people who are shy, and they grow pretty in your company.",
    ],
    tense: [
      'You feel unlovable over a trifle, such as a late reply or a bad photo.',
      "You're kind to others in the way that you'd never allow yourself.",
      'You pull back just when somebody comes closer, and you call it giving them room.',
    ],
  },
  Mars: {
    joined: [
      'You do what usually makes you hesitate, with slightly shaky hands, and do it to the end.',
      "You're angry about something old, and it's good to have it out in the fresh air.",
      'You do with care what others do with force, and you get as far.',
    ],
    easy: [
      "You're brave in small installments.",
      "You practice what you're bad at, and it's no longer a contest.",
      'You try again at something that never came easily, with no one watching.',
    ],
    tense: [
      "You strike out where you're sore, at somebody who only brushed against it.",
      'You try to prove that nothing hurts, and you try too hard.',
      "You're furious at how slowly you're getting better at something.",
    ],
  },
  Jupiter: {
    joined: [
      'You find some sense in what went wrong, and that makes you generous.',
      "You'd like to turn the sore spot into a lesson for everybody.",
    ],
    easy: [
      "You believe in people's repair, starting with your own.",
      'You can laugh about your weak spot, and the laugh is real.',
    ],
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
      'Your strange way of coping turns out to be what somebody else was looking for.',
      "You're free of an old embarrassment for an afternoon, which is a start.",
    ],
    tense: [
      'You feel like the only one of your kind, in a room full of people who do too.',
      'You run from help because it comes too close.',
    ],
  },
  Neptune: {
    joined: [
      "You feel the world's troubles in your own back.",
      "You're moved to tears by something small, and you let it happen.",
    ],
    easy: [
      'You forgive somebody without telling them, and you feel lighter.',
      'You rest properly, for once without feeling that you should be helping someone.',
    ],
    tense: [
      "You'd like to be saved, or to save, and neither is on offer.",
      "You can't tell the hurt from the story about it.",
    ],
  },
  Pluto: {
    joined: [
      "You touch the oldest of your sore spots, and you're stronger than it is.",
      'You admit to yourself what an old hurt has cost you, and you stop paying.',
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
      "You come back to what's hardest for you, older and with better tools.",
      'You see how much of your kindness comes from there.',
    ],
    easy: [
      "You've made your peace with a weakness, and you can lend it out.",
      "You know what does the sore spot good, and you don't put it off.",
    ],
    tense: [
      "You compare your scar with somebody else's, and both of you lose.",
      "An old trouble is back, though smaller, and you'd thought you were past it.",
    ],
  },
  'North Node': {
    joined: [
      'The thing that you like to avoid turns out to lie on your way.',
      'You take the step with the weak foot first.',
    ],
    easy: [
      "You get further by admitting what you can't do.",
      "You're helped along by somebody who's had the same trouble.",
    ],
    tense: [
      'You use the old hurt as a reason to stay where you are.',
      "You'd have to be clumsy in public to get where you want to go.",
    ],
  },
  Ascendant: {
    joined: [
      'You show the tender side first, without having planned to.',
      "You're shy about how you look or sound, and you go in all the same.",
      "You'd rather be seen as you are than go on holding your stomach in.",
    ],
    easy: [
      'People feel that they can be imperfect near you.',
      'You wear the mended place on the outside, and it suits you.',
      "You're relaxed about your odd side, and so other people are too.",
    ],
    tense: [
      'You feel looked at in the wrong spot.',
      'You keep people off with helpfulness, so that nobody asks how you are.',
      "You apologize before you've come through the door.",
    ],
  },
  Midheaven: {
    joined: [
      "You show in public what you'd usually hide.",
      "You feel least qualified just where you'd most like to lead.",
      "You're proud of something that wouldn't look like much to anyone who finds it easy.",
    ],
    easy: [
      'What you learned the hard way turns out to be useful at work.',
      'You can say "I don\'t know" in public and be trusted more for it.',
      'You can use your own bad experience to make something work better for others.',
    ],
    tense: [
      "You feel like a fraud in front of people who think that you're fine.",
      "You'd like some recognition for what your work has taken out of you, and nobody knows.",
      'You do twice the work so that nobody can find the weak place in it.',
    ],
  },
}
