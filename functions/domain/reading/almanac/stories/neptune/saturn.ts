import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneSaturn: PairStories = {
  easy: [
    {
      title: 'The lemon tree in a pot',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Saturn lays the floor and Neptune keeps the dream, so your wishes come in sensible sizes.',
      scene: "You water the lemon tree in its pot every day, and there's no fruit for years.",
      turn: [
        "Nobody would call it exciting, and it's up to your knee.",
        'A dream that can bear a routine is usually a real one.',
      ],
      after: 'the dream has its ten minutes, and you hardly think about them',
      again: {
        easy: 'the small daily part goes by itself',
        tense: 'you look at the whole plan at once and sit down again',
      },
      act: 'Do ten minutes today for something that will take years, at a table or a window, and mark it on the calendar.',
    },
    {
      title: 'On time, in the rain',
      houses: [5, 7, 8],
      why: 'Your Saturn goes easy on you, and a duty you chose begins to feel like rest.',
      scene: "So you fetch {someone} from a late train in the rain and don't mind at all.",
      turn: ['They see you under the lamp, on time.', 'Being counted on suits you, as long as you chose it.'],
      after: "the promises you keep are ones you'd make again",
      again: {
        easy: "you're counted on, and it's pleasant",
        tense: 'you keep a promise that nobody remembers',
      },
      act: 'Do one promised thing for somebody today before they ask for it, and put a tick beside it on paper.',
    },
  ],
  tense: [
    {
      title: 'The same sum twice',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Something you counted on feels soft underfoot, and since you can't name it, you check everything.",
      scene: "That's why you add up the same receipts twice at the table and lie awake between the two sums.",
      turn: [
        "The sums agree; it's a worry that won't add up.",
        "As one plain question it's smaller, and it can wait until daylight.",
      ],
      after: 'your worry is one line long, and half of it has a plan',
      again: {
        easy: 'you check once, and once is enough',
        tense: 'you add it all up again and trust it less',
      },
      act: 'Write your worry as a single question on a card before bed, and lay the card in a kitchen drawer.',
    },
    {
      title: 'The check, paid again',
      houses: [5, 7, 8],
      why: 'Neptune says that love gives everything, and your Saturn would like to know how much that is.',
      scene: 'The check comes, {someone} looks away, and you pay again, half noble, half cross.',
      turn: [
        'They think you like to, and nothing tells them otherwise.',
        'A line drawn kindly is better than a gift with a grudge.',
      ],
      after: "what each one gives is said aloud, and it's fair enough",
      again: {
        easy: 'a fair share is settled in two sentences',
        tense: 'you give again and keep a private sum',
      },
      act: "Put down on paper today what you're glad to give one person in a month, in hours or money, and stop there.",
    },
  ],
  joined: [
    {
      title: 'No voice says get up',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "The rules of your Saturn are losing their grip, and you're partly frightened and partly rested.",
      scene: 'You lie in bed on a free day, listening for the inner voice that says get up.',
      turn: [
        "It's only quiet about things that never mattered.",
        'Keep two rules that make sense, and let the others sleep in.',
      ],
      after: 'you live by fewer rules and keep those well',
      again: {
        easy: 'you break a small rule, and the roof stays on',
        tense: 'you miss the strict voice and call yourself lazy',
      },
      act: 'Break one small house rule tonight that does nobody any good, such as no crumbs on the sofa, and see who minds.',
    },
    {
      title: 'Two steps below you',
      houses: [5, 7, 8],
      why: "You're tired of being the strong one, and too proud or too loyal to put it down.",
      scene: "Then {someone} asks if you're all right, and you sit down on the stairs.",
      turn: ["They sit two steps below and don't hurry you.", 'You can be carried a little and still be reliable.'],
      after: "you say when something's heavy, and somebody takes one end",
      again: {
        easy: "you're helped, and your pride survives",
        tense: 'you hold it all together and mind that nobody notices',
      },
      act: "Tell {friend} one thing that's heavy just now, at the table tonight, and let the answer stand without correcting it.",
    },
  ],
}
