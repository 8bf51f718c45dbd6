import type { PairStories } from '../../../pieces/Story.ts'

export const uranusMidheaven: PairStories = {
  easy: [
    {
      title: 'Your name in small print',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'An odd turn in your path looks less like a mistake, and your Midheaven begins to be glad of it.',
      scene: 'By the stairs hangs a poster: your hobby, and your name in small print.',
      turn: [
        'Nobody above you planned it, which is why it fits.',
        'The line that others find odd is the one they ask about.',
      ],
      after: 'more people know the odd thing you do, and some ask for it',
      again: {
        easy: 'a side interest of yours gets the loudest interest',
        tense: 'you hide the odd line and wonder why nobody asks',
      },
      act: 'Add one odd thing you do well to the way you describe your work, and say it to one person today.',
    },
    {
      title: 'Warm rolls and a wild plan',
      houses: [5, 7, 8],
      why: 'You can be ambitious in your own way and still want somebody at the table.',
      scene: 'Over warm rolls {someone} gets to hear your wildest plan for your working life.',
      turn: [
        "They don't ask what it pays; they ask where you'd start.",
        'A plan told to a friendly face sounds less mad.',
      ],
      after: 'the plan is smaller and nearer, and somebody asks about it',
      again: {
        easy: 'you say what you want to be, and it sounds like you',
        tense: 'you laugh at your own plan before anyone else can',
      },
      act: "Tell {friend} your wildest work plan today, over bread or coffee, and ask which part they'd begin with.",
    },
  ],
  tense: [
    {
      title: 'One line crossed out',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Uranus makes your Midheaven restless: what you're good at bores you, and everyone praises it.",
      scene: "That's why you hand a stranger your card with one line of it crossed out.",
      turn: [
        "You earned that line, and you don't want it to settle the rest.",
        'A gap on a card is honest, and people ask what goes there.',
      ],
      after: "you're known for one thing less, and there's room for another",
      again: {
        easy: 'you turn down the usual job, and a better one is mentioned',
        tense: "you do what you're praised for and scowl at the praise",
      },
      act: 'Cross out one thing today in how you describe your work on a card or a page, and leave the gap.',
    },
    {
      title: 'The weather, in detail',
      houses: [5, 7, 8],
      why: 'You want a life of your own making, and you want to let nobody down by it.',
      scene: 'At a table {someone} asks about your work, and you describe the weather in detail.',
      turn: [
        'They can tell, and they suppose that it is about them.',
        'Say the unfinished version, and nobody has to guess.',
      ],
      after: "the people close to you know what you'd change, and it's all right",
      again: {
        easy: 'you say half a plan, and the other half is helped along',
        tense: 'you announce a big change to hear who objects',
      },
      act: "Tell {friend} one thing about your work today that isn't decided yet, and say that it isn't decided.",
    },
  ],
  joined: [
    {
      title: 'A relative explains your life',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Midheaven has stopped believing the plan that everybody knows you by, and nobody else has.',
      scene: "A relative tells a guest what you'll always do for a living, and you say no.",
      turn: [
        'The guest looks thrilled, and the relative looks for the cake.',
        "You may say where you aren't going before you have a map.",
      ],
      after: 'nobody tells your plan for you, and you tell it yourself',
      again: {
        easy: 'you say no to one path, and the next is plainer',
        tense: 'you quit in public and think in private',
      },
      act: "Say in one sentence today what you won't go on doing for ten more years, aloud, at your own table.",
    },
    {
      title: 'In any old job',
      houses: [5, 7, 8],
      why: 'Your Midheaven wants out of a role that others admire, and wants you loved without it.',
      scene: "So under a shop's awning you ask {someone} if they'd like you in any old job.",
      turn: [
        "They name a job you'd be terrible at, and take your arm.",
        "That's good to know before you change a thing.",
      ],
      after: 'you know who likes you apart from your title',
      again: {
        easy: "someone praises you, and your work isn't in it",
        tense: 'you boast a little, and you see yourself do it',
      },
      act: "Ask {friend} today what they like about you apart from your work, and don't argue with the answer.",
    },
  ],
}
