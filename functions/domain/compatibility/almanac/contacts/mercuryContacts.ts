import type { ContactPieces } from './ContactPieces.ts'

export const mercuryContacts = {
  Mercury: {
    joined: [
      "You finish each other's sentences, correctly. Leave a few unfinished for the pleasure of it.",
      'Your minds run on the same rails. You can plan a trip in one phone call.',
      'You notice the same odd details, and now and then you send the same message in the same minute.',
      'Talking is easy at any hour. Remember that you two still have to say the important things, too.',
    ],
    easy: [
      'You learn from each other without anybody teaching.',
      'Your ways of thinking fit: one sees the pattern, the other sees the next step.',
      'A message between you is read the way it was meant.',
      'You can discuss money, mothers and holidays and still be speaking afterward.',
    ],
    tense: [
      'You think at different speeds. The quick one could slow down at the verb, and the slow one could say that a thought is coming.',
      'One sentence, two hearings. Repeat what was agreed before you hang up.',
      'One of you wants details and the other wants the point. Begin with the point, then offer the details.',
      "You'll argue about how something was said. Write down what was meant; it's shorter.",
    ],
  },
  Venus: {
    joined: [
      '{A} say it charmingly and {B} enjoy hearing it. Compliments are taken at face value here.',
      'You can talk about love without anybody getting embarrassed.',
      '{B} have taste, {A} have words. Your invitations and your excuses are excellent.',
      '{A} write the kind of message that {B} keep.',
    ],
    easy: [
      '{A} find the friendly way to say a difficult thing, and {B} are grateful for it.',
      'You like the same songs, shops and stories, or enjoy explaining why not.',
      '{B} soften what {A} think, and {A} give reasons for what {B} like.',
      'Making up is quick here. It takes one good sentence.',
    ],
    tense: [
      '{A} analyze what {B} would rather enjoy. Finish the cake before the review.',
      "{B} say it's fine, and {A} believe the words. Look twice.",
      "{A's} teasing is funnier to {a} than to {b}. Try the joke without the sting.",
      'You talk past each other about taste. Nobody has to be right about a sofa.',
    ],
  },
  Mars: {
    joined: [
      '{A} say it and {B} do it. Talk here turns into action, and sometimes into sparks.',
      'Quick mind, quick temper: you argue the way others play tennis. Shake hands at the net.',
      "{B} sharpen {A's} arguments. It's bracing, and better before dinner than after wine.",
      'You decide fast together. Sleep on anything with a signature.',
    ],
    easy: [
      '{A} explain the map and {B} drive. You make an able team.',
      "{B} give {A's} ideas a push, and {A} give {B's} push a direction.",
      'You can be frank here, and it clears the air.',
      'Problems get solved on the day they turn up.',
    ],
    tense: [
      'Words turn into weapons here faster than either of you means. Stop when the volume changes.',
      '{B} interrupt and {A} correct. Each of you could give up one of those for a week.',
      "{A's} irony meets {B's} temper. One of you has to say the plain sentence first.",
      '{B} act before {A} have finished explaining. Agree that a plan begins when both have said yes.',
    ],
  },
  Jupiter: {
    joined: [
      "{B} enlarge {A's} ideas until they're worth trying.",
      'You could talk all night about books, faith and faraway places.',
      '{A} bring the facts and {B} bring the reason to care about them.',
      "{B} take {A's} opinion seriously and quote it to others.",
    ],
    easy: [
      'You make each other cleverer and more hopeful. It shows at parties.',
      '{B} answer a small question with a large view, and {A} like it.',
      'Plans for a trip are half the trip for you two.',
      '{A} can ask {b} anything and get an honest, friendly answer.',
    ],
    tense: [
      '{B} round up and {A} check the sum. Let the one who checks do the bookings.',
      "{B} preach a little and {A} nitpick a little. You'll both notice it in the other first.",
      'Too many plans for one summer. Cross out two before you begin.',
      '{B} promise on behalf of both. Ask {a} first.',
    ],
  },
  Saturn: {
    joined: [
      "{B} weigh what {A} toss out. Ideas that survive it are good ones; some fun ones don't.",
      'You can talk about serious things. Practice talking about silly ones.',
      '{B} want a thing said properly, and {A} want it said now. Draft first, then polish.',
      '{A} may speak less freely near {b}. A nod from {b} goes a long way.',
    ],
    easy: [
      '{B} help {A} to finish a thought and keep a promise.',
      'Agreements between you hold. You both remember what was said.',
      'You talk plainly about money, time and plans, and it spares you a lot.',
      "{A} bring lightness to {B's} worries, one detail at a time.",
    ],
    tense: [
      "{B} hear the flaw in the idea before the idea. Start with what's good about it.",
      '{A} feel graded and talk less. {B} could ask and then say nothing for a minute.',
      "{B's} silence isn't a no, though it sounds like one. Ask when an answer might come.",
      'You disagree about how much needs planning. Plan the flight, leave the afternoon.',
    ],
  },
} as const satisfies Record<string, ContactPieces>
