import type { PairStories } from '../../../pieces/Story.ts'

export const marsNorthNode: PairStories = {
  easy: [
    {
      title: "Who'll show them around",
      houses: [2, 6, 9, 10],
      why: 'Mars lends your North Node nerve, and nerve turns out to be most of what a beginner needs.',
      scene: "So when the room is asked who'll show the visitors around, your chair is already moving.",
      turn: [
        'You know half the answers and where to find the others.',
        "Nobody asked for an expert; they asked who'd come.",
      ],
      after: 'you know the other half of the answers as well',
      again: {
        easy: "you're asked first and say yes at once",
        tense: 'you let a better-prepared person go and sulk a little',
      },
      act: "Say yes to one small job today that you haven't done before, and begin it within the hour.",
    },
    {
      title: 'Once around the block',
      houses: [1, 3, 4, 12],
      why: 'You like being a beginner when your legs are in it, and your head lets them.',
      scene: 'There you are at the curb in old running shoes, one lap of the block behind you.',
      turn: [
        'Your face is red, and the dog at the gate barks at you only once.',
        "You aren't good at it yet, which is how new things feel.",
      ],
      after: "you know how long a lap takes, and it's a bit less",
      again: { easy: 'your legs are for it before your head is', tense: 'the shoes stay by the door, tied' },
      act: 'Go once around the block before dinner, a little faster than usual, and look at the clock before and after.',
    },
    {
      title: 'No maybe in it',
      houses: [5, 7, 8, 11],
      why: 'Your North Node likes a short road, and you have the courage for it.',
      scene: 'You ask {someone} to see a film on a named day, with no maybe in it.',
      turn: ['They can say yes or no, which is all they need.', 'A clear question flatters, whatever the answer.'],
      after: 'the question is asked, and you sleep well on any answer',
      again: {
        easy: 'someone asks you, and the plan takes one minute',
        tense: 'you hint three times and feel ignored',
      },
      act: 'Ask one person one clear question today, with a day and a street or a cafe in it, and leave out the maybe.',
    },
  ],
  tense: [
    {
      title: "The key you won't hand over",
      houses: [2, 6, 10, 11],
      why: "Mars grips what you've got, because your North Node points at a place with no handrail.",
      scene: 'The key to the storeroom stays in your pocket, though two people offered to open up.',
      turn: [
        'You call it duty, and your fist calls it something else.',
        'Hand it to one of them, and both stop wondering whether you trust them.',
      ],
      after: "there's a second key, and somebody else is early",
      again: { easy: "you pass a job on and don't look back twice", tense: 'you take back a job you gave away' },
      act: "Hand one small task, key or list to another person today, and don't check on it before tomorrow.",
    },
    {
      title: 'Hand on the doorknob',
      houses: [1, 3, 9, 12],
      why: 'Two wishes of equal strength pull at you, one out the door and one back to the sofa.',
      scene: 'You end up in the hall, with the gym bag packed and a hand on the doorknob for five minutes.',
      turn: ['Standing there is the most tiring of the three.', "Once you're past the mat, the rest is only walking."],
      after: 'you decide at the corner, and mostly you walk on',
      again: {
        easy: "you're out on the street before the second thought",
        tense: 'you unpack the bag and call it rest',
      },
      act: 'Put your shoes on at a set hour today, go out the door, and decide only at the second corner whether to go on.',
    },
    {
      title: 'Three reasons why not',
      houses: [5, 7, 8, 11],
      why: 'Mars says go, an older habit says stay, and you obey both inside ten minutes.',
      scene: "In a doorway with {someone}, that makes one bold invitation and three reasons why it won't work.",
      turn: ['They had one arm in their coat when the reasons began.', 'Left to stand alone, the invitation was good.'],
      after: 'the invitation stands, and the reasons are used up',
      again: { easy: 'you offer a plan and stop talking', tense: "you take back a plan before it's answered" },
      act: 'Make one offer to somebody today in a single sentence, then drink a glass of water before you say another.',
    },
  ],
  joined: [
    {
      title: 'The microphone in your hand',
      houses: [3, 6, 9, 10, 11],
      why: 'Boldness comes to you all at once, and just where you have no practice.',
      scene: "When a microphone goes around the hall, it's suddenly in your hand.",
      turn: ['The first three words wobble, and the fourth is yours.', 'A shaky voice carries as far as a calm one.'],
      after: 'somebody picks up your point, and you breathe normally',
      again: {
        easy: 'you speak second and make the better point',
        tense: 'you find the right sentence on the way out',
      },
      act: "Say one thing to two people at once today, standing up, and don't begin with an apology.",
    },
    {
      title: 'Under the old rug',
      houses: [1, 2, 4, 12],
      why: "You're done with waiting to be ready, and there's enough heat in you for two people's work.",
      scene: 'In your room the sofa is on end, and the old rug is half rolled up.',
      turn: [
        "There's no plan, only dust, a broom and a good start.",
        'One corner finished is worth more than four begun.',
      ],
      after: 'one corner is finished, and you know the order of the others',
      again: {
        easy: 'you move one thing, and the whole room works',
        tense: 'you pull down more than you can put back',
      },
      act: 'Change one corner of a room before bed tonight, finish it down to the dust, and leave the other three alone.',
    },
    {
      title: 'Palm up on the table',
      houses: [5, 7, 8],
      why: "Your North Node runs hot now: what you'd never dare with people looks like the obvious thing to do.",
      scene: 'You lay your hand on the table, palm up, near {someone}.',
      turn: [
        'They look at it, and nothing in the room falls over.',
        "Bold is fine as long as it's also easy to refuse.",
      ],
      after: "your hand's around a cup again, and less was at stake than it seemed",
      again: {
        easy: "you're met halfway, at a pace that suits you",
        tense: 'you rush the next move because this one went well',
      },
      act: 'Make one small first move today toward a person, a wave, a seat or a question, and let them make the second.',
    },
  ],
}
