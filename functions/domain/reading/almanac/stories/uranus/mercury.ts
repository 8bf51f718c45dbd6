import type { PairStories } from '../../../pieces/Story.ts'

export const uranusMercury: PairStories = {
  easy: [
    {
      title: 'The dispute, laid out in spoons',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Mercury has a new way of looking, and a tangled old matter turns out to have a shape.',
      scene: 'So you lay a long dispute out on the table, with a spoon for each person in it.',
      turn: [
        'Two of the spoons want the same thing and never meet.',
        "You see it because you don't mind where the answer comes from.",
      ],
      after: 'you lay a problem out before you argue, and others pull up chairs',
      again: {
        easy: 'you see the answer from the side, and it holds',
        tense: 'you have a new theory before the old one is tried',
      },
      act: 'Lay out one dispute you know with cups and spoons today, one for each person, and say what each one wants.',
    },
    {
      title: 'Six more reasons ready',
      houses: [5, 7, 8],
      why: 'Being contradicted amuses you at present, and you come away with more than you brought.',
      scene: 'That can look like {someone} arguing about money over a bowl of olives until you say "you\'re right."',
      turn: [
        'They had six more reasons ready and sit there, holding them.',
        'Two people who can lose an argument can talk about anything.',
      ],
      after: 'the hard subjects come up early, and neither of you braces for them',
      again: {
        easy: 'you say "good point," and you mean it',
        tense: 'you play the other side for sport, and it stings',
      },
      act: "Ask {friend} today what they believe about money that you don't, and answer only with questions for ten minutes.",
    },
  ],
  tense: [
    {
      title: 'The opinion that bores you',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Mercury has dropped an opinion that your mouth still defends out of habit.',
      scene: 'In front of three nodding relatives, your own argument makes you yawn.',
      turn: [
        "You aren't defending the idea so much as your seat at that table.",
        '"I\'m less sure of that now" is a full sentence, and the seat stays yours.',
      ],
      after: 'a few people know you think differently, and they still pour you coffee',
      again: {
        easy: 'you say the new thing plainly, and somebody is relieved',
        tense: 'you argue hard for a view you dropped long ago',
      },
      act: 'Put one opinion you no longer hold on paper tonight, and next to it what you think instead.',
    },
    {
      title: 'Four floors of silence',
      houses: [5, 7, 8],
      why: "Uranus wants the truth out at once, and your Mercury hasn't found words that don't cut.",
      scene: "{Someone} asks in an elevator if you're happy, and after your answer come four floors of silence.",
      turn: [
        'They heard a verdict; you were thinking aloud.',
        'Call it a first draft, and they can help with the second.',
      ],
      after: 'hard things come in drafts, and nobody leaves after the first one',
      again: {
        easy: 'the honest answer comes out kind as well',
        tense: 'you say the sharp half, and the doors open',
      },
      act: 'Take one hard truth you owe somebody, put three versions of it on paper today, and underline the kindest true one.',
    },
  ],
  joined: [
    {
      title: 'On the bookstore floor',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus makes you tired of what you know and hungry for a new subject.',
      scene: "That's how you end up on a bookstore floor, a textbook on your knees, until closing time.",
      turn: [
        'You know how the sentences of your old subjects end.',
        'An hour a week will show whether this is a whim or more.',
      ],
      after: 'the new subject has its hour, or you know it was a whim',
      again: {
        easy: 'one page gives you an idea you keep',
        tense: 'you start on three subjects and sleep badly',
      },
      act: 'Pick a subject that nobody expects of you, and read or hear about it for thirty minutes before bed, pencil in hand.',
    },
    {
      title: 'The question in the ticket line',
      houses: [5, 7, 8],
      why: "You'd sooner know exactly where you are with people than be at ease.",
      scene: 'In line for museum tickets you ask {someone} what you two are to each other.',
      turn: [
        'They read the whole price list twice, even the school rates.',
        'A question that large deserves a day; offer it, and the answer is worth having.',
      ],
      after: 'you both know more, and you use the same words for it',
      again: {
        easy: 'a straight question gets a straight reply',
        tense: 'you want the answer before the question has landed',
      },
      act: 'Ask {friend} one large question today, and tell them the answer may take until tomorrow or longer.',
    },
  ],
}
