import type { PairStories } from '../../../pieces/Story.ts'

export const chironMoon: PairStories = {
  easy: [
    {
      title: 'Tears for three towels',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Chiron is gentle with your Moon, so a sad memory can come in without upsetting the house.',
      scene: 'You fold the laundry, think of somebody you miss, and let it come.',
      turn: [
        'There are tears for three towels, and none for the fourth.',
        "A sadness that's let in usually finds its own way out.",
      ],
      after: 'the sad thought comes now and then, and you go on folding',
      again: {
        easy: 'you think of it and smile at the end',
        tense: 'you turn the radio up when the sad thought comes',
      },
      act: 'Let one sad thought come tonight while your hands fold or dry something, and stop when the pile is done.',
    },
    {
      title: 'Half a sandwich and a fear',
      houses: [5, 7, 8],
      why: 'Your Moon lets itself be comforted, which is as much of a talent as comforting.',
      scene: "In a waiting room {someone} gives you half a sandwich, and you say that you're scared.",
      turn: [
        "They're scared of waiting rooms too, as it happens.",
        'Two people being scared together is a good deal quieter than one.',
      ],
      after: "you say when you're scared, and it's easier to sit beside you",
      again: {
        easy: "you name a fear, and it's met with a nod",
        tense: "you chew in silence and say you aren't hungry",
      },
      act: "Tell one person today what you're a bit afraid of, in one sentence, over something to eat.",
    },
  ],
  tense: [
    {
      title: 'The thermos and the sore throat',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Chiron makes your Moon everybody's nurse, and the nurse never gets to lie down.",
      scene: 'You carry a thermos to a sick neighbor, with your own sore throat in a scarf.',
      turn: [
        'The neighbor says you sound rough, and you ask about that cough.',
        'Half that tea can be yours, and the visit is still a kind one.',
      ],
      after: 'you look after people with something left in the thermos',
      again: {
        easy: 'you pour yourself the first cup and feel no guilt',
        tense: 'you tuck everyone in and stand in the cold kitchen',
      },
      act: 'Make something warm to drink tonight, pour the first cup for yourself, and finish it sitting down before you help anyone.',
    },
    {
      title: 'A bag of potatoes between you',
      houses: [5, 7, 8],
      why: 'You long to be comforted, and you bristle as soon as it comes near.',
      scene: 'So when {someone} reaches out to hug you, you hold up the groceries like a gate.',
      turn: [
        'They step back, since a bag of potatoes is a clear answer.',
        'Put the bag down first, and the same two arms are still there.',
      ],
      after: 'you put things down when someone comes near',
      again: {
        easy: 'you stand still for a hug and count to three',
        tense: 'you pat a shoulder from as far off as you can',
      },
      act: "Put down what you're holding the next time someone comes near you today, and keep your hands empty for a minute.",
    },
  ],
  joined: [
    {
      title: 'Supper smell on the stairs',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You're homesick, your Moon can't say for where, and it hurts and warms you in one breath.",
      scene: "You stop in a stairwell that smells of a neighbor's supper, with your hand on the rail.",
      turn: [
        'What gets to you is the smell of being expected.',
        'You can expect yourself too, with a lamp on and a plate out.',
      ],
      after: 'one supper a week has a cloth and a set time',
      again: { easy: 'you come home and find the lamp you left on', tense: 'you eat over the sink and call it a meal' },
      act: 'Lay a place for yourself at a table tonight, plate, napkin and lamp, and eat there without a screen.',
    },
    {
      title: 'Twice about the onions',
      houses: [5, 7, 8],
      why: 'You want somebody near, and you can only ask for it by asking for something else.',
      scene: "That's why you call {someone} about a recipe and can't hang up afterward.",
      turn: [
        "They've explained the onions twice and haven't hung up either.",
        "Say that you'd just like some company, and they can stop explaining onions.",
      ],
      after: 'you ask for company by its name, and recipes are for cooking',
      again: {
        easy: "you say you're lonely, and it's a short sentence",
        tense: 'you ask a third question you know the answer to',
      },
      act: 'Ask {friend} tonight for ten minutes of company, and use the word company when you pick up the phone.',
    },
  ],
}
