import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterNorthNode: PairStories = {
  easy: [
    {
      title: "Somebody's cousin does that",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your North Node points at something larger, and you find it easy to let people help.',
      scene: "So you mention the wish at a full table, and somebody's cousin does just that.",
      turn: [
        'Luck of this kind needs a wish that others can hear.',
        'You only have to say it plainly and put the name in your pocket.',
      ],
      after: "two or three people know what you're after, and they ask about it",
      again: {
        easy: "a name comes up in talk, and it's the right one",
        tense: 'you keep the wish to yourself and wait for luck',
      },
      act: "Tell one friend or relative who knows many people what you'd like to be doing in two years, in one sentence, today.",
    },
    {
      title: 'You ask the first question',
      houses: [5, 7, 8],
      why: 'For once, what your North Node would have you learn is what you feel like doing.',
      scene: '{Someone} takes you to a talk about the stars, and you ask the first question.',
      turn: [
        "They look at you as if they'd brought somebody new.",
        "You came for the company, and you'd stay for the subject.",
      ],
      after: "there's a subject that two of you keep coming back to",
      again: {
        easy: "you're asked along, and you say yes before you know to what",
        tense: 'you go along to please and study the ceiling',
      },
      act: 'Ask {friend} today what they know most about, and put three questions before you say a word yourself.',
    },
  ],
  tense: [
    {
      title: 'Six cards in a coat pocket',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Everything on offer looks good to you, and what you'd grow by most gets the smallest slice.",
      scene: "Your coat pocket holds six people's cards, and you haven't called the one you're shy of.",
      turn: [
        'Five of them would be pleasant and change nothing.',
        'The sixth takes one call of four minutes, and stammering is allowed.',
      ],
      after: "you say no to what's merely pleasant, and the shy call is behind you",
      again: {
        easy: "a choice comes up, and the better one isn't the louder one",
        tense: 'you say yes to both and do neither',
      },
      act: "Lay out the names of everyone you could ask about your next step, and call the one you're shy of today.",
    },
    {
      title: 'After such a nice dinner',
      houses: [5, 7, 8],
      why: "Jupiter makes the comfortable side so pleasant that your North Node can't get a word in.",
      scene: 'You put off the talk you owe {someone}, because dinner is so nice.',
      turn: [
        'They can tell, from how you praise the soup.',
        'A good dinner is a fair place for a hard sentence; nobody leaves it hungry.',
      ],
      after: 'no talk is waiting, and dinners are for eating',
      again: {
        easy: 'the hard sentence comes out between two bites, and no fork drops',
        tense: 'you order coffee to put the talk off once more',
      },
      act: 'Put the one thing you keep not saying into eight words on a card, and lay it by your plate tonight.',
    },
  ],
  joined: [
    {
      title: 'The prices in the brochure',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your North Node keeps a wish under someday, and that wish has begun to ask for a date.',
      scene: 'You pick up an old brochure, and you read the prices first and the pictures last.',
      turn: [
        "People read the prices when they're serious.",
        'A big wish is a list of small sums, and the first of them is often free.',
      ],
      after: 'the wish is a list, and you know which line comes next',
      again: {
        easy: 'a sum turns out smaller than your fear of it',
        tense: 'you collect thicker brochures and decide nothing',
      },
      act: 'List the first three things your largest wish needs on paper tonight, and put a date beside the first.',
    },
    {
      title: 'Louder than the market',
      houses: [5, 7, 8],
      why: "You believe in what you could become, and you'd like a witness to it.",
      scene: 'Across a market stall you tell {someone} the large plan, louder than the crowd.',
      turn: [
        "They don't ask whether; they ask when, and where it leaves them.",
        'That second question is fair, and a good plan has room for it.',
      ],
      after: 'the plan has room in it for one more opinion',
      again: {
        easy: 'someone asks about the plan and calls it by its name',
        tense: 'you talk of the plan for an hour and ask nothing',
      },
      act: "Say your plan to {friend} today in two sentences, then ask what they'd like about it and what they'd miss.",
    },
  ],
}
