import type { PairStories } from '../../../pieces/Story.ts'

export const sunChiron: PairStories = {
  easy: [
    {
      title: 'The step nobody understood',
      houses: [3, 6, 9, 10],
      why: "The Sun doesn't mind an audience, and your Chiron doesn't mind being bad at something in front of one.",
      scene: 'In a training room full of people nodding at a screen, you raise your hand.',
      turn: [
        'Half of those nods are bluff, and you know how bluffing feels.',
        'Your plain question turns out to help the whole table.',
      ],
      after: 'the step is clear, and you know who else was bluffing',
      again: {
        easy: 'you ask straight away, in your normal voice',
        tense: 'you nod along and look it up alone afterwards',
      },
      act: 'Ask somebody today about the one step at work or in a class you always fudge, and nod only once you get it.',
    },
    {
      title: 'No excuse at the door',
      houses: [1, 3, 4, 12],
      why: 'What you usually cover up may be seen, and a proud part of you is fine with that.',
      scene: 'A neighbor rings, and you open the door in the old T-shirt, with no excuse for it.',
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
      scene: 'A song comes on and you sing along, off-key, within earshot of {someone}.',
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
      act: 'Tell {friend} tonight about one thing you did that nobody thanked you for, and leave out "it was nothing."',
    },
    {
      title: "Your cousin's good news",
      houses: [1, 3, 4, 12],
      why: 'You want to stand on your own feet, and one old comparison still makes you small.',
      scene: 'At a family meal someone praises your cousin, and you start stacking plates.',
      turn: [
        'Nobody said a word against you; the sore spot filled that in.',
        'Ask how they got there, and the praise becomes a story with some trouble in it.',
      ],
      after: "you ask your cousin how it's going and want to know",
      again: {
        easy: 'you say well done, and it comes out warm',
        tense: "you hear a comparison in a plain remark about someone's new car",
      },
      act: 'Ask a relative or friend you compare yourself with one question about their work today, in a message or a call.',
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
      after: 'you laugh at the jokes you like, and only at those',
      again: {
        easy: "you say ouch with a smile, and that's the end of it",
        tense: 'you laugh again and count the jokes afterwards',
      },
      act: 'Practice one sentence aloud tonight for the joke that stings, such as "Leave that one out," until it sounds friendly.',
    },
  ],
  joined: [
    {
      title: 'The empty line on the form',
      houses: [2, 6, 9, 10],
      why: 'The Sun makes you want to shine, and your Chiron picks the very spot where you feel worst.',
      scene: 'On an application you leave the line for skills or schooling until last.',
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
      scene: 'Your own recorded voice comes out of a speaker, and you want to leave the room.',
      turn: [
        'Everyone winces at their own voice; you add a verdict on the person.',
        "Played a second time, the voice sounds like anyone's.",
      ],
      after: 'you hear yourself recorded and listen to the words',
      again: {
        easy: "you leave a message in one go and don't play it back",
        tense: "you let a call ring out because of how you'd sound",
      },
      act: 'Record yourself reading half a page of any book tonight, and listen to it twice before you delete it.',
    },
    {
      title: 'Your hand before the lens',
      houses: [5, 7, 8, 11],
      why: "You long to be looked at kindly, and you can't bear to be looked at.",
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
