import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterAscendant: PairStories = {
  easy: [
    {
      title: 'As if you were expected',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Ascendant walks in as if people were expecting you, and mostly they play along.',
      scene: 'In a strange building you ask the woman at the desk the way, and get a coffee too.',
      turn: [
        'You only looked as if the answer would be yes.',
        'Being asked is a small compliment; only a sorry in front makes it a bother.',
      ],
      after: "you ask as a matter of course, and a no doesn't make you blush",
      again: {
        easy: "you're waved in before you've said your name",
        tense: 'you stand outside and read the sign twice',
      },
      act: 'Ask one stranger for a tip or the way today, looking up, with no sorry in front.',
    },
    {
      title: 'Your end of the bench',
      houses: [5, 7, 8],
      why: "You're easy to come up to, because you like the look of most people.",
      scene: '{Someone} sits down at your end of the bench, though the other is free.',
      turn: [
        'They have a reason ready, the sun or the view.',
        'Leave them their reason, shut your book, and you have company.',
      ],
      after: 'you look up sooner, and fewer people need a reason',
      again: {
        easy: 'someone sits down beside you and stays past the reason',
        tense: "you keep your eyes on the page and wonder why it's quiet",
      },
      act: 'Sit today where somebody could join you, with your bag on the floor and nothing in your ears.',
    },
  ],
  tense: [
    {
      title: 'The third party of the day',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your face makes promises, with Jupiter behind it, and your body is left to carry them out.',
      scene: 'So you stand at the third party of the day, coat on, still smiling.',
      turn: [
        'Nobody there knows about the other two; they only see the coat.',
        '"Not today," said with the same smile, is kinder to a host.',
      ],
      after: 'you go to one thing and stay for the good part',
      again: {
        easy: 'you leave early, and the host hugs you for coming',
        tense: 'you say yes at the door and groan on the stairs',
      },
      act: 'Say a friendly "not today" to one small thing you agreed to, and spend that half hour on your bed.',
    },
    {
      title: 'The first ten minutes',
      houses: [5, 7, 8],
      why: "Your Ascendant works so hard on a big first impression that nothing's left for the second.",
      scene: 'So {someone} gets the shirt, the laugh and the best opinions in the first ten minutes.',
      turn: [
        'They enjoy the show and find no gap to say hello in.',
        'Half as much and one question, and they get to meet you.',
      ],
      after: "you're a little quieter at the door, and people stay longer",
      again: {
        easy: "you come as you are, and it's more than enough",
        tense: 'you hear your own laugh and turn it up',
      },
      act: 'Go into one room today without a first line ready, say hello, and count to five before you add anything.',
    },
  ],
  joined: [
    {
      title: 'The jacket you hide in',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Making yourself small is an old habit, and your Ascendant has lost patience with it.',
      scene: 'The gray jacket that hides you stays on its hook, and you look taller without it.',
      turn: [
        'Someone on the stairs asks whether you have news.',
        "You don't; you're only done with looking small, and it shows.",
      ],
      after: 'you come in at your full height and forget to apologize',
      again: {
        easy: "you're seen from across a room, and you like it",
        tense: "you take up two seats and don't notice who's standing",
      },
      act: 'Leave the thing you hide in at home for one errand today, a jacket, a hat or a bent back.',
    },
    {
      title: 'Hello with both arms',
      houses: [5, 7, 8],
      why: "You like being looked at now, and you're generous enough to look back.",
      scene: 'So you greet {someone} with both arms up, in the middle of a station.',
      turn: [
        'They had a small nod ready, and have to set down a suitcase.',
        'A welcome that size does people good, if they can answer in their own.',
      ],
      after: 'you greet people as gladly as you feel, and some do it back',
      again: {
        easy: "you're welcomed louder than you expected",
        tense: 'you make an entrance, and somebody shy steps aside',
      },
      act: 'Greet one person tonight as gladly as you feel, standing up, and let them say the first full sentence.',
    },
  ],
}
