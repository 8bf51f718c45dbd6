import type { ContactPieces } from './ContactPieces.ts'

/** Two Moons are never told: a birth date alone does not place the partner's. */
export const moonContacts = {
  Mercury: {
    joined: [
      '{B} put into words what {A} only feel. A call on the way home settles a whole day.',
      '{A} can think aloud with {b} and be understood halfway through.',
      "{B} ask how {A} are and wait for the answer. That's rarer than it sounds.",
      'Moods get talked about here before they turn into weather.',
    ],
    easy: [
      '{B} know when {A} want advice and when {A} only want to be heard.',
      'Small messages during the day suit you both. They say: I thought of you at the bakery.',
      "{A} tell {b} things that others don't get to hear.",
      "You can name a hurt early, while it's still small.",
    ],
    tense: [
      '{B} explain when {A} want comfort. One hug first, then the explanation.',
      '{A} hear the tone and {B} mean the words. Ask which one was meant.',
      "{B's} questions can feel like a hearing when {A} are tired. Save them for breakfast.",
      "{A} change {A's} mind with the mood, and {B} took notes. Laugh about it; neither is wrong.",
    ],
  },
  Venus: {
    joined: [
      '{B} are gentle with {a} in exactly the right places. Being together feels like a soft chair.',
      '{A} feel loved in the small things, and {B} feel welcome at once.',
      'Home, food, music, touch: you like the same comforts, and you give them gladly.',
      "{B} bring out {A's} tenderness. A quiet evening in is no second choice for you two.",
    ],
    easy: [
      '{B} know how to cheer {a} up, and it seldom takes more than tea and ten minutes.',
      'Kindness comes naturally here. It keeps the rest of the relationship supple.',
      '{A} feel safe with {b}, and {B} like being needed that way.',
      "You're good at making a place look and feel lived in.",
    ],
    tense: [
      '{A} want closeness when {B} want something pretty and light. Both fit into one evening, one after the other.',
      '{B} are charming to everybody, and {A} would like a little more of it at home. Say so kindly.',
      "What comforts {a} doesn't always please {b}. Ask, since guesses go wrong here.",
      '{B} keep things nice where {A} would rather cry for five minutes. Let the five minutes happen.',
    ],
  },
  Mars: {
    joined: [
      '{B} stir {a} up, in both senses. Attraction is strong, and so are the words after a long day.',
      '{B} act on what {A} feel, often before {A} have decided to show it.',
      "There's passion in this, and thin skin. A pause of three breaths makes it kinder and costs nothing.",
      '{B} defend {a} like nobody else does. Make sure somebody asked for the defense.',
    ],
    easy: [
      '{B} get {a} out of a low mood by doing something: shoes on, once around the block.',
      '{A} feel protected by {b}, and never pushed.',
      'You can be angry for a minute here and be friends again at the table.',
      "{B} turn {A's} wishes into deeds. The shelf goes up the same weekend.",
    ],
    tense: [
      '{B} are direct where {A} are sore. A lower voice changes everything.',
      '{A} pull back and {B} push on, and both mean to save the evening. Agree on a sign for stop.',
      "{B's} hurry lands on {A's} nerves. Ten quiet minutes at the door help you both.",
      "{A's} old hurts can wake up in a quarrel about dishes. Talk about the dishes last.",
    ],
  },
  Jupiter: {
    joined: [
      "{B} make {a} feel that it'll turn out well, and quite often it does.",
      "{A} are at ease with {B's} big heart and bigger plans.",
      'Feasts, guests, a full house: you two are good at plenty.',
      '{B} forgive {a} quickly, and that makes {a} braver.',
    ],
    easy: [
      "{B} lift {A's} mood without talking it away.",
      "{A} make a home for {B's} ideas. Many of them need one.",
      "You're generous with each other, in time more than in things.",
      "There's hope in this contact, the practical kind that books a ticket.",
    ],
    tense: [
      '{B} cheer up what {A} wanted to be sad about. Let it be sad for an hour.',
      '{B} say yes to guests on the evening {A} had kept free. Ask before answering.',
      '{A} need less than {B} give, and a little oftener.',
      'You comfort each other with too much: food, plans, promises. Half is plenty.',
    ],
  },
  Saturn: {
    joined: [
      "{B} steady {a}, and can also seem cool when {A} need warmth. Saying what's wanted helps {b} most.",
      "{A} feel held by {B's} reliability and sometimes judged by it. Ask which of the two was meant.",
      '{B} take care of {a} by taking care of things. The warmth is in the mended bike.',
      'Feelings are serious here. Make one evening a week silly on purpose.',
    ],
    easy: [
      '{B} are there on time when it matters, and {A} remember that for years.',
      "{A's} moods don't scare {b}, and {B's} silence doesn't scare {a}.",
      'You build routines that feel like safety: Sunday soup, the same walk.',
      '{A} can lean on {b}, and {B} like to be asked.',
    ],
    tense: [
      '{B} go quiet when {A} most want an answer. An honest "give me an hour" is answer enough.',
      '{A} may feel like a burden with {b} and be none at all. Ask, and believe the reply.',
      '{B} correct where {A} hoped to be held. Hold first.',
      'Tenderness gets postponed here until the work is done. The work is never done, so put it in the diary.',
    ],
  },
} as const satisfies Record<string, ContactPieces>
