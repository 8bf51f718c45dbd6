import type { PairStories } from '../../../pieces/Story.ts'

export const plutoNorthNode: PairStories = {
  easy: [
    {
      title: 'Three trips to the paper bin',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You have the strength to end something decently, and you feel what it makes room for.',
      scene: 'It takes three trips to carry the old files down to the paper bin, unopened.',
      turn: [
        'By the third your arms ache and your head is clear.',
        "What you keep is one folder, and it's the right one.",
      ],
      after: 'the shelf is half empty, and something you chose stands there',
      again: {
        easy: "something ends without a quarrel, and you're glad",
        tense: 'you go back down and fetch a folder',
      },
      act: "Carry one bag of papers you'll never need out today, unopened, and put what comes next on the empty shelf.",
    },
    {
      title: "Your cup doesn't rattle",
      houses: [5, 7, 8],
      why: 'What your North Node wants is plain to you, and you can say it without raising your voice.',
      scene: "You tell {someone} what the coming years are for, and your cup doesn't rattle on its saucer.",
      turn: ["They believe it, because you don't ask them to.", 'A plan said that quietly leaves room for theirs.'],
      after: 'your plan and theirs are both known, and can be compared',
      again: { easy: 'you say it again, in fewer words', tense: 'you say it as if it were already voted on' },
      act: 'Say in three sentences before bed what the coming years should be for, to {friend} or an empty chair.',
    },
  ],
  tense: [
    {
      title: 'The screenshot that proves it',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your North Node wants to travel light, and Pluto wants to bring the evidence.',
      scene: "That's why your phone still holds a screenshot, years old, that proves you were right.",
      turn: [
        "You're right in black and white, and it doesn't help.",
        'You can go on being right without the proof, and with a free hand.',
      ],
      after: 'you can tell that story in two lines, or not at all',
      again: { easy: 'the old matter comes up, and you pass the salt', tense: 'you scroll back to check who began' },
      act: 'Delete one old message, photo or screenshot tonight that you only keep to prove you were right.',
    },
    {
      title: 'Last seen at nine',
      houses: [5, 7, 8],
      why: "You want to go forward, and you want a hold on whoever you're afraid to lose.",
      scene: 'So you check when {someone} was last online, while your own plan stays in its folder.',
      turn: [
        "They were buying bread, and you're out an hour.",
        "Give that hour to the folder, and you've news of your own.",
      ],
      after: 'you ask straight out when you want to know, and then get to work',
      again: { easy: 'you wonder, and you let yourself be told', tense: 'you check again and know no more' },
      act: 'Spend one hour tonight on your own plan, with the phone in another room, and check on nobody.',
    },
  ],
  joined: [
    {
      title: 'Standing up to say it',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'What your North Node wants stops asking nicely, and Pluto has no patience for one more maybe.',
      scene: "You push back your chair in a full room, stand up, and say that you're out.",
      turn: [
        "Your knees know it's serious, and so does the room.",
        'You can be as definite as this and still give decent notice.',
      ],
      after: 'the thing you said aloud goes its orderly way',
      again: { easy: 'you say no once, and it holds', tense: 'you slam a door that you meant to close' },
      act: "Stand up tonight and say aloud the one thing you're done with, then mark a fair last date in the calendar.",
    },
    {
      title: 'Two cold coffees',
      houses: [5, 7, 8],
      why: "You want what you want so plainly that anyone's half-answer begins to sound like a lie.",
      scene: 'So you ask {someone}, across two cold coffees, for a yes or a no.',
      turn: [
        "They need a day, and a day isn't a no.",
        "Your question is fair, and it's stronger without a threat behind it.",
      ],
      after: 'you know more or less where you are with each other',
      again: {
        easy: "you get an answer, and it's worth the wait",
        tense: 'you ask a third time, and the answer gets shorter',
      },
      act: 'Ask one person today the question you keep circling, once and without a threat, and let it rest until tomorrow.',
    },
  ],
}
