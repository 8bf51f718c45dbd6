import type { PairStories } from '../../../pieces/Story.ts'

export const venusPluto: PairStories = {
  easy: [
    {
      title: 'Three plans crossed out',
      houses: [5, 7, 11],
      why: 'Venus chooses and your Pluto does nothing by halves, so you know whom your time is for.',
      scene: 'So three nice invitations come off the calendar, and the free hour goes to {someone}.',
      turn: [
        "The three were pleasant, and you don't miss them.",
        'They can feel an undivided hour, even over plain coffee.',
      ],
      after: "that hour is on the calendar again, and it's in ink",
      again: {
        easy: "you drop what's merely nice, and nothing hurts",
        tense: 'you give one person everything and the rest a nod',
      },
      act: "Cancel or decline one pleasant thing you don't need today, and write down whom the hour is for.",
    },
    {
      title: 'A real figure with the tea',
      houses: [2, 3, 8],
      why: 'Your Pluto knows where the sore spots are, and a fond mood lets it touch them gently.',
      scene: "That's how you come to speak of money with {someone}, real figures, between two cups of tea.",
      turn: [
        'Nobody flinches, and they name a figure of their own.',
        'A number told in a calm voice stops being a secret.',
      ],
      after: 'the figure is known, and the tea tastes the same',
      again: {
        easy: 'a delicate subject turns out to be quite safe',
        tense: 'you ask one question more than the mood will bear',
      },
      act: "Write down tonight one number about money that you never tell, and whom you'd trust with it.",
    },
    {
      title: 'The one thing you keep',
      houses: [1, 4, 9, 12],
      why: 'What you truly love sits so firmly in you that the rest can go.',
      scene: 'A box of souvenirs is at the curb, and {someone} gets to see the one you kept.',
      turn: [
        'You tell them why, and only then know it yourself.',
        'One thing on a shelf says more about you than a full box.',
      ],
      after: 'the shelf has one thing on it, and you can tell anyone why',
      again: {
        easy: 'you let something go and feel richer',
        tense: 'you clear out so hard that you go looking in the trash',
      },
      act: 'Take one shelf or drawer today, and keep only the thing you could tell a story about.',
    },
  ],
  tense: [
    {
      title: 'Late on purpose',
      houses: [5, 7, 8],
      why: 'However much Venus would like to trust, your Pluto asks for proof, and you set small tests.',
      scene: 'That can look like coming late on purpose, to see whether {someone} is still at the table.',
      turn: [
        'They pass, and it calms you for an hour.',
        'The question behind the test fits in one line, and can be asked.',
      ],
      after: 'you come on time, and the question is half as big',
      again: {
        easy: "you trust first, and it's the right way around",
        tense: 'you set a new test because the last one was passed',
      },
      act: "Say the question behind your worry aloud tonight, alone at a table, until it's one line long and sounds gentle.",
    },
    {
      title: 'Praise for somebody else',
      houses: [6, 10, 11],
      why: "You want to be somebody's first choice, and praise for anyone else sounds like a loss.",
      scene: "So when {someone} praises a colleague's idea, you find the flaw before the cups are empty.",
      turn: [
        'The flaw is real, but what they notice is your edge.',
        'Agreeing with one good part of it takes nothing from you.',
      ],
      after: "the idea is a bit better, and you're part of it",
      again: {
        easy: 'you praise a rival, and you mean it',
        tense: 'you count who is thanked and how warmly',
      },
      act: "Say one good thing about a rival today, in front of somebody who doesn't expect it from you.",
    },
    {
      title: 'Six words in the dark',
      houses: [1, 3, 4, 12],
      why: 'Rather than lose a thing your Pluto grips it, and liking somebody turns into keeping watch.',
      scene: 'You notice it in bed, lamp off, going over a harmless remark from {someone} for the fifth time.',
      turn: ["By now they're saying things they never said.", "On paper it's six words long, and none is a threat."],
      after: 'the remark is six words long, and you sleep',
      again: {
        easy: "you take a kind word as it's meant",
        tense: 'you hear a second meaning in a plain hello',
      },
      act: 'Write the remark that bothers you on paper before bed, word for word, and leave it in the kitchen.',
    },
  ],
  joined: [
    {
      title: 'The balcony at the party',
      houses: [5, 7, 8, 11],
      why: 'Liking turns hot and deep in you, and your Pluto wants all of a person or nothing.',
      scene: 'So small talk with {someone} at a party leaves you hungry, and you point to the balcony.',
      turn: [
        'Out there you ask what nobody asks, and they answer.',
        "Let the next question be theirs, and you're known as well.",
      ],
      after: "they ask you a question, and it's a real one",
      again: {
        easy: 'a deep talk ends with a laugh',
        tense: 'you ask so much that it feels like a search',
      },
      act: 'Tell {friend} one true thing about yourself tonight, before you ask them anything deep.',
    },
    {
      title: 'Only nice',
      houses: [2, 6, 10],
      why: "Being liked for your work isn't enough: you want it to matter to whoever sees it.",
      scene: 'It shows when {someone} calls your work nice, and you pull it apart at the desk until dark.',
      turn: ['They mean nice, and what you hear is small.', 'A high standard works best one corner at a time.'],
      after: 'one corner of it is just as you want it',
      again: {
        easy: 'someone sees exactly what you put into it',
        tense: "you throw out good work because it isn't great",
      },
      act: 'Choose one corner of one piece of work today, and make only that part as good as you can.',
    },
    {
      title: 'A hand on the drawer',
      houses: [1, 4, 12],
      why: 'Your Pluto hides what it loves most, and just now you long to be seen with it.',
      scene: "That's why you open the drawer of drawings or letters for {someone}, one hand still on it.",
      turn: [
        "You watch their face, and they're careful with the corners.",
        "Shutting it halfway is allowed; what's shown is your choice.",
      ],
      after: "the drawer shuts easily, and you don't mind what they saw",
      again: {
        easy: "you show what you love, and it's handled gently",
        tense: 'you show too much at once and want it all back',
      },
      act: "Take one thing you keep hidden out of its drawer tonight, and decide whose eyes you'd trust with it.",
    },
  ],
}
