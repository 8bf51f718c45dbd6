import type { PairStories } from '../../../pieces/Story.ts'

export const uranusUranus: PairStories = {
  easy: [
    {
      title: 'An old bike and good clothes',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Being different costs you little just now, and your Uranus sees no reason to explain it.',
      scene: 'That can look like an old bike, your good clothes, and a whole row of cars at the light.',
      turn: ['A driver stares, and you offer no reason.', 'What suits you needs no defense if you do it often.'],
      after: 'your odd habit is known, and people ask about it kindly',
      again: {
        easy: 'you do it your way and forget to notice',
        tense: 'you explain yourself to someone who only asked the time',
      },
      act: 'Pick one thing you do differently from everyone, do it in plain sight today, and give no reason for it.',
    },
    {
      title: 'Two books, one armrest',
      houses: [5, 7, 8],
      why: "The more you're left alone to be yourself, the closer you like to sit.",
      scene: 'On a ferry with {someone} there are two books, one armrest and no talk.',
      turn: [
        "They laugh at a line and don't read it aloud.",
        'Closeness with room in it is the sort you want to keep.',
      ],
      after: 'quiet hours side by side have a place in the week',
      again: {
        easy: 'you are alone and in company, both at once',
        tense: 'you want to be left in peace and are hurt when you are',
      },
      act: 'Sit beside {friend} for twenty minutes today, each with your own book or work, and feel no duty to talk.',
    },
  ],
  tense: [
    {
      title: 'Where you meant to live',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Uranus remembers the freedom you planned, and counts how much of it you use.',
      scene: 'In a drawer is the notebook that says where you meant to live.',
      turn: [
        'Half of it is silly, and one line still makes your heart beat.',
        'That line is worth a free evening a week, and your life can spare it.',
      ],
      after: 'the one line has its evening, and the rest makes you smile',
      again: {
        easy: 'you use a bit of freedom that you already own',
        tense: 'you blame your life for a choice you could make',
      },
      act: 'Make a list of three freedoms you already have and seldom use, and use the smallest one tonight.',
    },
    {
      title: 'Then go, kindly said',
      houses: [5, 7, 8],
      why: "Uranus asks for more freedom, and you aren't sure what you'd do if you got it.",
      scene: 'So {someone} says "then go," quite kindly, and you sit down on the curb.',
      turn: [
        'They mean it, and nobody stands at the gate.',
        "Freedom with a plan is easier; tell them what you'd do first.",
      ],
      after: 'you know what you want time for, and they know it too',
      again: {
        easy: 'you get a free day and know what to do with it',
        tense: 'you pull at a rope that nobody holds',
      },
      act: 'Fill in one free afternoon on paper today, hour by hour, as if nobody needed you at all.',
    },
  ],
  joined: [
    {
      title: 'Asked for your age',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Uranus has its own idea of how old you are, and it isn't the one on your papers.",
      scene: "At a counter you're asked for your age and answer with your plans.",
      turn: [
        'The clerk notes the number and smiles at the rest.',
        'The number was the only part they asked for; the rest, it seems, you needed to say.',
      ],
      after: 'you do as you please more often, and nobody asks why',
      again: {
        easy: "you say what you think, and it's a pleasure",
        tense: 'somebody decides for you, and your chin goes up',
      },
      act: 'Tell one younger person today about a rule you broke and are glad of, at the table or by telephone.',
    },
    {
      title: 'The story not in the album',
      houses: [5, 7, 8],
      why: "You're done with smoothing yourself down, and you'd like to be known with the odd corners left in.",
      scene: "You tell {someone} the story that isn't in any album.",
      turn: [
        'They ask three questions, and each of them is a good one.',
        "What's odd about you is the part they'll remember, so let them have it whole.",
      ],
      after: 'one person knows the odd chapter, and you like being known',
      again: {
        easy: 'an old oddity of yours makes somebody fond of you',
        tense: 'you tell the smooth version and feel unseen',
      },
      act: 'Find one photo or object from the odd chapter of your life, and put it where a visitor sees it tonight.',
    },
  ],
}
