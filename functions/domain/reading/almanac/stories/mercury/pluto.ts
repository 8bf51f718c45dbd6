import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryPluto: PairStories = {
  easy: [
    {
      title: 'The line on the invoice',
      houses: [2, 6, 9, 10],
      why: "Mercury asks politely, and your Pluto keeps asking until it's down to the ground.",
      scene: 'You sit with an old invoice and a ruler until one line gives itself away.',
      turn: [
        "Nobody cheated; it's an old fee that one clerk copied from another.",
        "Patience like yours finds what hurry can't, and it needn't raise its voice.",
      ],
      after: 'the line is explained, and nobody was shouted at',
      again: {
        easy: "somebody brings you the thing that won't add up",
        tense: 'you go through the same page again and find only commas',
      },
      act: "Go through one bill line by line with a ruler today, and mark whatever you couldn't explain to a friend.",
    },
    {
      title: 'What happened to the house',
      houses: [1, 3, 4, 11, 12],
      why: 'You can look straight at an awkward question and still ask it in a friendly voice.',
      scene: 'Over tea you ask an old aunt what really happened to the house.',
      turn: [
        'She stirs, and begins with a year you never hear about.',
        'Old silence gives way to a calm question sooner than to a clever one.',
      ],
      after: "there's a name and a year on the back of a photograph",
      again: {
        easy: "a relative tells you something that you didn't ask",
        tense: 'you ask one question too many, and the tea goes cold',
      },
      act: "Write down one family question you've never asked tonight, with the name of the person who'd know.",
    },
    {
      title: 'Jealousy over pasta',
      houses: [5, 7, 8],
      why: 'Your Pluto knows where the sore point is, and Mercury goes near it gently.',
      scene: 'You talk about jealousy with {someone} over a bowl of pasta.',
      turn: [
        'You say when it gets you; they pour water and say when it gets them.',
        "Named at a table, it's a subject like others, and supper stays warm.",
      ],
      after: 'the word is out, and you can both say it with a smile',
      again: {
        easy: "somebody names a sore point first, and you're glad of it",
        tense: 'you go near the sore point again and step right on it',
      },
      act: 'Find one gentle first sentence tonight for the hardest subject between you and {friend}, and say it aloud at the sink.',
    },
  ],
  tense: [
    {
      title: 'A theory with four people',
      houses: [2, 6, 10, 11],
      why: "Something doesn't add up, and your Pluto won't let Mercury talk of anything else.",
      scene: 'Somebody else is picked, and over one coffee you have a theory with four people in it.',
      turn: [
        "Three of the four don't know that there's anything to plot.",
        'One open question to whoever did the picking beats the whole theory.',
      ],
      after: "the choice has a reason, and it's a dull one",
      again: { easy: 'you ask once, and you believe the answer', tense: 'a fifth person joins your theory' },
      act: 'Write your theory about one thing that bothers you on paper today, and cross out every word you only suspect.',
    },
    {
      title: 'The one thing that hurts',
      houses: [1, 3, 4, 9, 12],
      why: 'You see where people are weak, and your tongue gets there before your kindness.',
      scene: 'On the stairs a neighbor jokes about your boxes, and you bring up their son.',
      turn: [
        'The joke was harmless, and you answered with the one thing that hurts.',
        'With a tongue that sharp, you can afford to be first with a sorry.',
      ],
      after: 'a sorry is said between two doors, and the stairs are just stairs',
      again: {
        easy: 'you see the sore spot, and you talk about the rain',
        tense: 'the sharp line comes out first, and the stairs go silent',
      },
      act: "Write the sharpest thing you'd like to tell somebody on paper today, read it once, and tear it up.",
    },
    {
      title: 'Reading upside down',
      houses: [5, 7, 8],
      why: 'Mercury wants to ask, and your Pluto wants to know without asking.',
      scene: 'A phone lights up near {someone}, and you read it upside down.',
      turn: [
        "It's only the dentist, and now you can't ask them about that either.",
        'What you want is to feel sure of them, which no screen can tell you.',
      ],
      after: "a phone lights up, and you're looking out of the window",
      again: {
        easy: 'you ask a plain question, and the answer is plain',
        tense: "you know who's writing before you know why you looked",
      },
      act: "Turn your phone face down tonight, and ask {friend} the one question you'd hoped a screen would answer.",
    },
  ],
  joined: [
    {
      title: 'The file with tape around it',
      houses: [2, 6, 9, 10],
      why: "There's one thing you want to know, and it's what everybody else prefers to leave closed.",
      scene: 'So you take the file everyone avoids, with tape around it, and read from page one.',
      turn: [
        'By page forty you can see why nobody keeps it on their desk.',
        'A mind this strong does best with one hard thing and a door that shuts.',
      ],
      after: "you can tell what's in the file in three sentences",
      again: {
        easy: "somebody asks what's in the file, and you needn't look it up",
        tense: 'you open a second file, then a third, and forget supper',
      },
      act: 'Give one hard question a full hour today, with a pencil, a closed door and the phone in a drawer.',
    },
    {
      title: 'The argument you win alone',
      houses: [1, 3, 4, 11, 12],
      why: 'One heavy thought has moved in with you, and you keep turning it over.',
      scene: 'At supper you chew, nod and pass the salt, and hear nobody.',
      turn: [
        "You're still in an argument from the hallway, and now you're winning.",
        'Your Pluto can go on all night; ten lines on paper let it stop.',
      ],
      after: "you're back in the talk at the table, and you hear it",
      again: {
        easy: 'the thought says its piece, and you get on with supper',
        tense: 'you win the same argument for the fourth time',
      },
      act: "Write the thought you can't drop on paper before bed tonight, ten lines at most, and fold the page twice.",
    },
    {
      title: 'The question on the bench',
      houses: [5, 7, 8],
      why: 'Guessing is over for you now, and what you want to know comes out whole.',
      scene: 'On a park bench you ask {someone} what this is between you.',
      turn: [
        "They look at their shoes, and it's the right question all the same.",
        'A heavy question needs some lightness after it: time, and another subject.',
      ],
      after: 'the question is out, and nobody hurries it',
      again: {
        easy: "an answer comes, and it's longer than a yes",
        tense: 'you ask again before the first answer is done',
      },
      act: "Cut the heaviest question you'd ask {friend} down to five words before dinner today, and choose a bench for it.",
    },
  ],
}
