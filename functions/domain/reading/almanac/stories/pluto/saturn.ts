import type { PairStories } from '../../../pieces/Story.ts'

export const plutoSaturn: PairStories = {
  easy: [
    {
      title: 'The cash box changes hands',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto knows which duty is over, and your Saturn knows how to hand it on properly.',
      scene: 'So a neighbor gets the cash box and a neat list, and you get your free hours back.',
      turn: [
        'You kept it in order for years, and it shows in the rows of figures.',
        'The next one keeps it differently, and it still adds up.',
      ],
      after: "it's done another way now, and you don't go back to check",
      again: {
        easy: "you're asked a question about the old job, and you know the page",
        tense: 'you check on whoever took over, and nobody asked',
      },
      act: 'List on one page today what a duty of yours involves, so that another person could take it over.',
    },
    {
      title: 'Your hardest habit',
      houses: [5, 7, 8],
      why: 'You can take a hard truth from people you value, since you mean to do something with it.',
      scene: 'It shows over tea, when you ask {someone} which habit of yours is the hardest on them.',
      turn: ["They take a while, and it's the keys you rattle while they talk.", 'A fault with a name can be dropped.'],
      after: 'the habit is rarer, and the two of you can joke about it',
      again: {
        easy: 'they thank you for a small change',
        tense: 'you ask for the truth and argue with it',
      },
      act: 'Choose one habit of yours that others put up with, and leave it out until bed today.',
    },
  ],
  tense: [
    {
      title: 'The yearly meal',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Saturn keeps a thing up because it's always been kept up, while Pluto asks for whom.",
      scene: "That's how you come to stir a big pot for the yearly meal nobody looks forward to.",
      turn: [
        'Half the guests come because you cook, and you cook because they come.',
        'A shorter custom that people like is still a custom.',
      ],
      after: 'one old duty is smaller or shared, and the roof is still on',
      again: {
        easy: 'someone else suggests doing less, and you agree at once',
        tense: 'you do the whole of it again and sigh over the dishes',
      },
      act: 'Ask {friend} today which family or work custom they would gladly drop, and name the one you would.',
    },
    {
      title: 'Two colors of ink',
      houses: [5, 7, 8],
      why: "You're afraid of being at somebody's mercy, and so you keep love in order like an office.",
      scene: 'So {someone} gets to see your list of who paid what, in two colors of ink.',
      turn: [
        'They read it as distrust, but what it says is fear.',
        'Leave one line open, and you see that nothing falls down.',
      ],
      after: 'the list is for big things only, and small ones are given',
      again: {
        easy: 'you forget who paid last, and so do they',
        tense: 'you read the list again because of a tone of voice',
      },
      act: 'Strike one small debt from your head today, a coffee, a ride or a favor, and tell nobody.',
    },
  ],
  joined: [
    {
      title: 'All day without you',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Saturn holds a good deal up, and Pluto asks how much of it really needs you.',
      scene: 'A train leaves you stuck in a station all day, and when you call, nothing has collapsed.',
      turn: [
        "At first that's an insult, and by the second coffee it's good news.",
        'What stands without you can be left standing.',
      ],
      after: 'you hold up fewer things, and they are the ones that matter',
      again: {
        easy: 'a thing gets done while you sit by the window',
        tense: 'you get up too early to save what is safe',
      },
      act: 'Leave one job you always do undone today, a dish, a check or a list, and see who notices before bed.',
    },
    {
      title: 'While the others dance',
      houses: [5, 7, 8],
      why: 'You need a promise that bears weight now, and a happy mood proves very little to you.',
      scene: 'While the others dance, you ask {someone} what they do when things get bad.',
      turn: ['They put down the glass and tell you about one long winter.', 'An honest answer bears more than a vow.'],
      after: 'you know how each of you behaves in trouble, and it calms you both',
      again: {
        easy: "they do what they said they'd do, without a word",
        tense: 'you ask for one more promise and believe it less',
      },
      act: 'Tell {friend} today how you get when things are hard, and what helps, in three sentences.',
    },
  ],
}
