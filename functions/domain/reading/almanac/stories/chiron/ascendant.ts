import type { PairStories } from '../../../pieces/Story.ts'

export const chironAscendant: PairStories = {
  easy: [
    {
      title: 'Buttoned wrong at the coat rack',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Chiron makes your Ascendant easy to meet, since you don't act tidier than you are.",
      scene: 'By the coat rack you find your shirt buttoned wrong, and fix it where everyone can see.',
      turn: [
        'Two people stand less straight and start to talk.',
        'A room is easier for everybody once one person in it has been wrong.',
      ],
      after: 'you come in as you are, and look in the mirror once',
      again: {
        easy: 'you trip on the step, bow, and get a smile',
        tense: 'you check the mirror four times and talk to nobody',
      },
      act: 'Tell the first person you meet today one small thing that went wrong this morning, before they can notice it.',
    },
    {
      title: 'Two scars, told like the weather',
      houses: [5, 7, 8],
      why: 'You show the mended place without a drumroll, and people find they can show you theirs.',
      scene: '{Someone} asks about a scar, and you tell it like the weather.',
      turn: [
        "They push up a sleeve, and there's one of theirs.",
        'You meant it as an answer, and they took it as leave to stop hiding.',
      ],
      after: "you show what's mended, and now and then you're shown something",
      again: {
        easy: 'you answer a plain question plainly and get one back',
        tense: 'you tug at your sleeve until they stop looking',
      },
      act: 'Tell {friend} tonight how you came by one scar or one odd habit, in the order it happened, without a joke.',
    },
  ],
  tense: [
    {
      title: 'A stranger on your foot',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You feel looked at in the wrong spot, so sorry comes out before hello.',
      scene: "That's how you say sorry in a shop to a stranger who's standing on your foot.",
      turn: [
        "The stranger says sorry too, and can't think why you did.",
        "You take up one person's worth of aisle, and that's the right amount.",
      ],
      after: "hello comes first, and sorry is kept for when it's due",
      again: {
        easy: 'you walk through the middle of the door',
        tense: 'you apologize to a chair and hope nobody heard',
      },
      act: "Swap every sorry you don't mean today for hello or thanks, and count the swaps on your fingers until supper.",
    },
    {
      title: 'Laughing as far as the bus',
      houses: [5, 7, 8],
      why: 'Your Ascendant keeps people off by being funny, so few can ask how you are.',
      scene: '{Someone} laughs all the way to the bus, and gets on it knowing nothing new about you.',
      turn: [
        "They had a good time, and one question they couldn't get in.",
        "Leave a gap after one joke, a breath wide, and there's room for it.",
      ],
      after: "you leave the gap, and find you can bear what's asked",
      again: {
        easy: 'you answer how you are with more than one word',
        tense: 'you charm a whole room and go home unknown',
      },
      act: 'Tell {friend} something funny today, wait three full seconds after the laugh, and answer whatever is asked.',
    },
  ],
  joined: [
    {
      title: 'A wobble in your own name',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Chiron puts your tender side in front, and your practiced face comes in a step behind.',
      scene: "At a front desk you're asked who you are, and your voice wobbles on your own name.",
      turn: [
        'The clerk looks up, and the next question is kinder.',
        'You heard a weakness, and across the desk it sounded like a person.',
      ],
      after: 'you give your name without hurrying it',
      again: {
        easy: "you're shy for a minute, and nobody minds the minute",
        tense: 'you let somebody else say who you are',
      },
      act: 'Say your full name slowly to one person or to a mirror today, with your shoulders down, and add nothing to it.',
    },
    {
      title: 'There you are, at the gate',
      houses: [5, 7, 8],
      why: 'Being looked at makes you raw, and a kind look is what undoes you most.',
      scene: 'So when {someone} says "There you are" at the gate, you have to study your ticket.',
      turn: [
        'They were simply glad to see you.',
        'Look up on the second breath, and you can still catch it on their face.',
      ],
      after: "you look up sooner when somebody's glad of you",
      again: {
        easy: "you're looked at kindly and don't check your collar",
        tense: 'you stare at your shoes and miss the best of it',
      },
      act: 'Look up at the next person who greets you today, count to three, and let your own face answer.',
    },
  ],
}
