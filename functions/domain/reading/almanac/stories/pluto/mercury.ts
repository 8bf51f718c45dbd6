import type { PairStories } from '../../../pieces/Story.ts'

export const plutoMercury: PairStories = {
  easy: [
    {
      title: 'A book by the other side',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Mercury can hear an unwelcome fact to the end, because Pluto likes truth better than comfort.',
      scene: "You sit in an armchair with a book by somebody you disagree with, and you don't skip.",
      turn: [
        'On page nine there is a point you have no answer to, and you underline it.',
        'Changing half an opinion leaves you with a better one.',
      ],
      after: 'you hold fewer opinions, and you can defend all of them',
      again: {
        easy: 'someone corrects you, and you thank them and mean it',
        tense: 'you stop reading at the line that stings',
      },
      act: "Read ten pages today by someone you disagree with, and mark with a pencil the one point that's right.",
    },
    {
      title: 'The story without a villain',
      houses: [5, 7, 8],
      why: 'You see how things go wrong between people, and your words for it are fair.',
      scene: 'You notice it when {someone} asks about an old love, and your story has no villain.',
      turn: [
        'They had braced for blame, and they set down the glass.',
        'Whoever can tell it that way is easier to trust.',
      ],
      after: 'the old story is shorter, and you tell it without heat',
      again: {
        easy: "you're asked again, and two sentences cover it",
        tense: 'you bring out the old evidence, dates and all',
      },
      act: 'Tell the story of one old quarrel to a mirror tonight, in five sentences, with your own part in the second.',
    },
  ],
  tense: [
    {
      title: 'One sentence behind your teeth',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Mercury in you says what's polite, and something much stronger keeps hold of what you mean.",
      scene: 'So you nod at a full table, with your teeth shut on one sentence.',
      turn: [
        "The sentence isn't cruel; it has only grown large from being kept.",
        "In plain words and a dull moment, it's about half that size.",
      ],
      after: 'you say hard things early, while they still fit in a breath',
      again: {
        easy: 'the hard sentence comes out mild, and people nod',
        tense: 'you agree aloud and argue all the way home',
      },
      act: 'Put the sentence you keep swallowing on paper today, and strike words until fewer than ten are left.',
    },
    {
      title: 'A win over cold eggs',
      houses: [5, 7, 8],
      why: 'Pluto wants to settle every question for good, and your Mercury finds the line that leaves no answer.',
      scene: "That's how {someone} falls silent over a plate of cold eggs, and you've won.",
      turn: [
        "They aren't convinced; they've just stopped playing.",
        'The question "What did I miss?" brings them back, and it can still be asked.',
      ],
      after: 'you leave the last point unmade, and they tell you what they think',
      again: {
        easy: "you both stop before there's a winner",
        tense: 'you prove the point once more, to an empty chair',
      },
      act: 'Ask {friend} today what you got wrong in your last argument, and hear the answer without a but.',
    },
  ],
  joined: [
    {
      title: 'The phrase you grew up with',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto goes through the opinions your Mercury repeats, and asks which of them you ever chose.',
      scene: 'You stop halfway through a sentence at a kitchen table, hearing who used to say it.',
      turn: [
        "The words are a parent's, and you don't believe them.",
        'What you think instead will come; a pause is enough for now.',
      ],
      after: 'there are long pauses before your opinions, and the opinions are yours',
      again: {
        easy: 'you say "I don\'t know yet," and the table survives it',
        tense: 'you repeat the old phrase louder, because you doubt it',
      },
      act: 'Stop before one firm opinion today, at a table or on the phone, and say only the part you believe.',
    },
    {
      title: 'Halfway around the block',
      houses: [5, 7, 8],
      why: 'One unsaid thing takes up so much of your head that small talk has to squeeze past it.',
      scene: 'So {someone} speaks of the weather halfway around the block, and you stop at a lamppost.',
      turn: [
        'They stop too, because your face has said half of it.',
        'The other half needs only the first three words.',
      ],
      after: 'the thing is said, and the talk about the weather is pleasant again',
      again: {
        easy: 'you begin with the hard part, and the rest is a walk',
        tense: 'you walk one more block and talk about rain',
      },
      act: 'Practice the first three words of a thing you keep to yourself, aloud, on a walk around the block today.',
    },
  ],
}
