import type { PairStories } from '../../../pieces/Story.ts'

export const saturnVenus: PairStories = {
  easy: [
    {
      title: 'Oil for an old board',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You'd rather own a few things that last than many that please for a week.",
      scene: 'You rub oil into an old cutting board, and the catalog stays shut beside it.',
      turn: [
        "The wood turns dark and looks like something you'd pay for.",
        'Keeping is a way of wanting too, and it costs less.',
      ],
      after: 'you own fewer things, and you like nearly all of them',
      again: {
        easy: 'you look at what you have and wish for nothing',
        tense: 'you want the new one because the old one needs work',
      },
      act: 'Clean or mend one old thing you own tonight, and put it on a shelf where you see it.',
    },
    {
      title: 'A concert ten months off',
      houses: [5, 7, 8],
      why: 'You like slowly and keep on liking, and that has a dry charm of its own.',
      scene: '{Someone} mentions a concert ten months off, and you pin the poster to your wall.',
      turn: ['They meant it half as a question.', 'A plan that far away says more than a compliment, and you mean it.'],
      after: "there's a far-off plan that neither side needs to repeat",
      again: {
        easy: "you're asked whether it still stands, and it does",
        tense: 'you want a sign for each week of the wait',
      },
      act: "Choose one plan at least six months away today, pin it to a wall, and add who you'd like beside you.",
    },
  ],
  tense: [
    {
      title: 'The soap in its paper',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Venus would like something lovely, and Saturn asks what you did to deserve it.',
      scene: 'The good soap stays in its paper, and you wash with the thin end of the old piece.',
      turn: [
        "You're saving it for an occasion, and none is ever grand enough.",
        'Unwrap it, and the occasion is that you wash your hands.',
      ],
      after: 'you use what you own, the lovely things too',
      again: {
        easy: 'you take the nice one off the shelf without a reason',
        tense: "you give away what you'd have liked to keep",
      },
      act: "Take one good thing you've been saving out of its box or paper today, and use it.",
    },
    {
      title: 'Whose turn to plan',
      houses: [5, 7, 8],
      why: 'Saturn has you weigh what you give against what you get, and the scales never rest.',
      scene: "So {someone} asks what's on, and you only stir your coffee, since the last two plans were yours.",
      turn: [
        "They're counting as well, from the other end.",
        'One clear wish is shorter than a month of sums, and kinder.',
      ],
      after: 'you say what you miss before you add it up',
      again: {
        easy: 'something is planned for you, and you forget the count',
        tense: 'you keep a small grudge with the date on it',
      },
      act: "Say one clear wish today, across a table, to a person you've been keeping count with, and leave out the count.",
    },
  ],
  joined: [
    {
      title: 'Two wishes out of eight',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Venus turns choosy, and what's only pretty or only polite stops tempting you.",
      scene: 'On a list of eight things you want you cross out six without a pang.',
      turn: [
        "The two that stay are old wishes, and they'll cost you hours.",
        'Two is a number a person can save for and look after.',
      ],
      after: 'one of the two has a jar or an hour of its own',
      again: {
        easy: 'a crossed-out wish comes by, and you let it pass',
        tense: 'you buy number five because number one takes so long',
      },
      act: 'List eight things or pleasures you want on paper tonight, cross out all but two, and keep the paper.',
    },
    {
      title: 'Asked on a bridge',
      houses: [5, 7, 8],
      why: 'Your Venus is tired of hoping and would like to know where it stands.',
      scene: 'You stop with {someone} on a bridge and ask what they want from next year.',
      turn: [
        'They lean on the rail and take their time, as they should.',
        'A plain question weighs less than a year of guessing.',
      ],
      after: "what's wanted is said, and it can be said again",
      again: {
        easy: 'you get a straight answer to a small question',
        tense: 'you test people when you could ask them',
      },
      act: "Ask one plain question today, at a table or on the phone, whose answer you've been trying to guess.",
    },
  ],
}
