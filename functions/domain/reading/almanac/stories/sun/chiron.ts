import type { PairStories } from '../../../pieces/Story.ts'

export const sunChiron: PairStories = {
  easy: [
    {
      title: 'The step nobody understood',
      houses: [3, 6, 9, 10],
      why: 'The Sun gets on with your Chiron: being seen and being bad at something can go together.',
      scene: 'That can look like your raised hand in a training room full of people nodding at a screen.',
      turn: [
        'Half of those nods are bluff, and you know how bluffing feels.',
        'Your plain question turns out to help the whole table.',
      ],
      after: "the step is clear to you, and it's two lines in your notebook",
      again: {
        easy: 'you ask straight away, in your normal voice',
        tense: 'you nod along and look it up alone afterwards',
      },
      act: 'Write down the one step at work or in a course that you always fudge, and ask somebody about it today.',
    },
    {
      title: 'No excuse at the door',
      houses: [1, 3, 4, 12],
      why: 'What you usually cover up may be seen, and a proud part of you is fine with that.',
      scene: 'So you open the door to a neighbor in the old T-shirt, with no excuse for how you look.',
      turn: [
        'The neighbor came about a parcel and looks at the parcel.',
        "Most of what you hide from people, they aren't checking.",
      ],
      after: 'you catch your face in the hall mirror and just walk on',
      again: {
        easy: 'you leave the house as you are and think of other things',
        tense: "you pull your collar up before anyone's near",
      },
      act: "Leave one thing about your looks alone today that you'd usually cover, and go out for ten minutes like that.",
    },
    {
      title: 'Off-key, and in company',
      houses: [5, 7, 8, 11],
      why: 'You can forgive your Chiron its clumsiness, and a forgiven flaw is pleasant company.',
      scene: 'You notice it when a song comes on and you sing along, off-key, within earshot of {someone}.',
      turn: [
        'They join in, a little late and no better.',
        'What you do badly can bring them closer than what you do well.',
      ],
      after: 'the song is stuck in your head, wrong notes and all',
      again: { easy: 'you laugh at your own slip before it stings', tense: 'you go quiet in the middle of a line' },
      act: 'Put on one song tonight and sing it to the end with the window open.',
    },
  ],
  tense: [
    {
      title: 'The list of thanks',
      houses: [2, 6, 10, 11],
      why: 'The Sun wants applause, and your Chiron would rather say it needs none.',
      scene: "When the others are thanked by name and you aren't, you study your coffee.",
      turn: [
        "By the time the cup is empty, you've called the whole list silly.",
        'Your part is still your part, and saying so once in a calm voice is enough.',
      ],
      after: "your share gets a mention, and you're the one who mentions it",
      again: {
        easy: "someone speaks of your share while you're in the room",
        tense: 'you look twice to see who noticed, and call it nothing',
      },
      act: 'Write down three things you did lately that nobody thanked you for, and tell one person about one of them tonight.',
    },
    {
      title: "Your cousin's good news",
      houses: [1, 3, 4, 12],
      why: 'You want to stand on your own feet, and one old comparison still makes you small.',
      scene: 'It shows at a family meal, when someone praises your cousin and you start stacking plates.',
      turn: [
        'Nobody said a word against you; the sore spot filled that in.',
        "Another person's good news takes nothing away from yours.",
      ],
      after: "you ask your cousin how it's going and want to know",
      again: {
        easy: 'you say well done, and it comes out warm',
        tense: "you hear a comparison in a plain remark about someone's new car",
      },
      act: 'Say one honest good thing tonight about a relative you get compared with, out loud, even if only the kitchen hears it.',
    },
    {
      title: 'Laughing the loudest',
      houses: [5, 7, 8, 9],
      why: 'Your Chiron is hurt quickly just now, and pride forbids you to mention it.',
      scene: 'A joke from {someone} about how you drive, cook or count makes you laugh the loudest.',
      turn: [
        'They take the laugh for a yes, and the joke comes around again.',
        'Told once that it stings, they can stop.',
      ],
      after: 'the joke is out of use, and the teasing is kinder',
      again: {
        easy: "you say ouch with a smile, and that's the end of it",
        tense: 'you laugh again and count the jokes afterwards',
      },
      act: "Write down tonight the one joke about you that isn't funny, and practice saying so aloud to an empty chair.",
    },
  ],
  joined: [
    {
      title: 'The empty line on the form',
      houses: [2, 6, 9, 10],
      why: "The Sun and your Chiron become one thing: where you feel worst is where you'd love to shine.",
      scene: 'You see it on an application, where you leave the line for skills or schooling until last.',
      turn: [
        'You want that line read more than any other on the page.',
        'What you learned without a certificate is still learned.',
      ],
      after: 'the line is filled in with four true words',
      again: {
        easy: 'you list what you can do and stop at the truth',
        tense: 'you leave the page half done and tidy your desk',
      },
      act: 'Write four things you taught yourself on a sheet of paper before dinner, as if a stranger would hire you for them.',
    },
    {
      title: 'The recording of your voice',
      houses: [1, 3, 4, 12],
      why: "What hurts and who you are sit very close together, so you're raw and also hard to fool.",
      scene: 'That can mean hearing your own recorded voice from a speaker and wanting to leave the room.',
      turn: [
        'Everyone winces at their own voice; you add a verdict on the person.',
        "Played a second time, the voice sounds like anyone's.",
      ],
      after: 'your recorded voice is just a voice, and the words matter more',
      again: {
        easy: 'you speak up in a shop without clearing your throat first',
        tense: "you let a call ring out because of how you'd sound",
      },
      act: 'Record yourself reading half a page of any book tonight, and listen to it twice before you delete it.',
    },
    {
      title: 'Your hand before the lens',
      houses: [5, 7, 8, 11],
      why: "With the Sun on your sore spot, you long to be looked at kindly and can't bear being looked at.",
      scene: '{Someone} lifts a camera, and up goes your hand.',
      turn: [
        'They wanted the laughing face, the one you never get to see.',
        'Being seen goes better when you keep talking and forget the lens.',
      ],
      after: "there's one picture of you that you don't delete",
      again: {
        easy: 'you stay in the picture and think about the food',
        tense: 'you offer to take the picture, as always',
      },
      act: 'Look at one photo of yourself for a full minute tonight, and name one thing a friend would like in it.',
    },
  ],
}
