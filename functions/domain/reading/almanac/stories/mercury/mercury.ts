import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryMercury: PairStories = {
  easy: [
    {
      title: 'A tax letter among the fruit',
      houses: [2, 6, 9, 10],
      why: 'Mercury moves at your own speed now, and a hard page reads like a plain one.',
      scene: 'The tax letter from under the fruit bowl, with a ring from an apple on it, makes sense.',
      turn: [
        'They want one figure and one signature; the other three pages only say so again.',
        'You feared the letter for its length, and it was never about you.',
      ],
      after: 'the letter is answered, and the next envelope is only an envelope',
      again: {
        easy: 'a form asks for exactly what you already know',
        tense: 'the same office sends a second letter about the first',
      },
      act: 'Open the dullest official letter you have today, underline what it actually wants, and answer that part before dinner.',
    },
    {
      title: 'Page three of the instructions',
      houses: [3, 4, 12],
      why: 'Your mind is quick and tidy at once, so you can learn a thing with nobody watching.',
      scene: 'You sit on the floor with twelve screws and read to page three before you touch one.',
      turn: [
        'Page three says not to tighten anything yet, and you usually have by then.',
        "You aren't bad with your hands; you start on page two.",
      ],
      after: "the shelf is level, and you're no longer the one who can't",
      again: {
        easy: 'you understand a thing well enough to show somebody',
        tense: 'you skip page three and take the whole thing apart',
      },
      act: 'Read the instructions for one thing at home you only half understand, then set it right before dinner.',
    },
    {
      title: 'The bus you both let go',
      houses: [3, 5, 7, 8, 11],
      why: 'Mercury goes easily with the way you think, and talk wanders without getting lost.',
      scene: 'You and {someone} reach the bus stop, keep talking, and let the bus go.',
      turn: [
        'They finish one of your sentences, and not the way you would.',
        'You were about to put it right, and theirs is the better ending.',
      ],
      after: 'you both still know where the talk stopped',
      again: {
        easy: 'a short question turns into a long talk, and you like it',
        tense: "you're busy being clever, and a good remark gets away",
      },
      act: "Start one sentence to {friend} today that you don't know the end of, and let them finish it.",
    },
  ],
  tense: [
    {
      title: 'Four paragraphs for a yes',
      houses: [2, 3, 6, 10],
      why: 'Mercury keeps adding one more point, and to a mind like yours each one sounds needed.',
      scene: 'A yes-or-no question from work gets four paragraphs, two attachments and a footnote.',
      turn: [
        'Whoever asked is standing in a corridor, looking for the yes.',
        'Put the yes first, and three of the four paragraphs turn out to be spare.',
      ],
      after: 'the yes is in the first line, and nobody asks again',
      again: {
        easy: 'one word from you settles what others discuss',
        tense: 'your long answer brings back three new questions',
      },
      act: 'Cut one thing you write today to three lines before you send it, with the answer in the first.',
    },
    {
      title: 'What you came in here for',
      houses: [1, 4, 9, 12],
      why: 'Your mind is in three rooms at once, and your feet can only be in one.',
      scene: 'You stand in front of an open closet, with a wet sponge dripping on your sock.',
      turn: [
        'You left the first job for a better thought, and that one for a third.',
        'One job finished slowly takes less time than three that are half done.',
      ],
      after: "the sponge is in the sink, and you know why you're in the room",
      again: {
        easy: 'you do one thing after another, and they stay done',
        tense: "you put something in a safe place and can't think where",
      },
      act: 'Finish one half-done job at home before dinner, and say its name aloud each time your mind leaves it.',
    },
    {
      title: 'The name of the hotel',
      houses: [5, 7, 8, 9],
      why: "You'd rather be exact than agreed with, and a small error won't let you rest.",
      scene: '{Someone} tells a good story, and you correct the name of the hotel.',
      turn: [
        'They stop, the name is right, and the story is lost.',
        'Kept to yourself, the correction costs nothing, and the story gets its ending.',
      ],
      after: 'the story gets told to the end, with the wrong hotel in it',
      again: {
        easy: 'a mistake goes by, and you only smile at it',
        tense: 'you win a point about a name and lose the thread',
      },
      act: "Let one small mistake in somebody's story pass today, and ask what happened next.",
    },
  ],
  joined: [
    {
      title: 'The charge on line seven',
      houses: [2, 3, 6, 10],
      why: 'All of your Mercury is at one point, and one question drives out the others.',
      scene: 'Line seven of a bill is four dollars nobody can explain, and your pencil stays on it.',
      turn: [
        'You were going to let it go, because asking over four dollars looks petty.',
        "It's a question and no accusation, and a stranger can answer it in a minute.",
      ],
      after: 'line seven has an explanation or a correction',
      again: {
        easy: 'somebody knows the answer and is glad to be asked',
        tense: 'one figure keeps you from the rest of the page',
      },
      act: "Find one line you can't explain on a bill or statement today, and say your question aloud without a sorry.",
    },
    {
      title: 'The answer that wakes you',
      houses: [1, 4, 9, 12],
      why: "Your mind goes on working after you've told it to stop, and it works well.",
      scene: 'So the answer to a problem turns up in bed, in the dark, with no pencil near.',
      turn: [
        "You're sure you'll remember, so you repeat it four times and can't sleep.",
        'On paper it can wait, and so can you.',
      ],
      after: 'the answer is on a card by the bed, and still makes sense',
      again: {
        easy: 'an old question answers itself while you wash your hands',
        tense: 'you lie there and think one thought from every side',
      },
      act: 'Put a pencil and a card beside your bed tonight, with one question written on the card.',
    },
    {
      title: 'Their work, drawn on a napkin',
      houses: [5, 7, 8, 11],
      why: "Your Mercury is in full use: you're curious in earnest, and people can feel it.",
      scene: 'You ask {someone} how their work is done, step by step.',
      turn: [
        'They begin with "it\'s rather dull," then draw the whole place on a napkin.',
        'It was never dull; people ask what they do and stop before how.',
      ],
      after: 'you know what each box on that napkin is for',
      again: {
        easy: "you ask one more question, and it's the right one",
        tense: 'you ask six questions and leave no room for an answer',
      },
      act: 'Ask one person today how a thing they do every day is done, and ask twice for the next step.',
    },
  ],
}
