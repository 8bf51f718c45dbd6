import type { PairStories } from '../../../pieces/Story.ts'

export const plutoChiron: PairStories = {
  easy: [
    {
      title: 'The box from a bad time',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto gives you the nerve to open what you keep shut, and to go through it calmly.',
      scene: "That's why a box from a bad time comes down off the closet, and you lift the lid.",
      turn: ['Most of it is paper, and none of it bites.', 'You can keep two things and let the others go.'],
      after: 'a bad time is two things in a drawer, and you know which two',
      again: {
        easy: "you come across a reminder, and it's only a thing",
        tense: 'you tape the box shut again and push it further back',
      },
      act: 'Take one thing from a bad time out of its box or drawer today, and decide before supper whether it stays.',
    },
    {
      title: "The part that wasn't funny",
      houses: [5, 7, 8],
      why: 'Your Chiron hears what people leave out, and you have the strength not to look away.',
      scene: "So {someone} jokes about their childhood on the stairs, and you ask about the part that wasn't funny.",
      turn: ['They go quiet, and then they tell you.', 'You have nothing to fix; you only have to stay on that step.'],
      after: 'someone brings you the hard part first',
      again: {
        easy: "you ask one true question, and there's time for the answer",
        tense: 'you press for more than was offered',
      },
      act: 'Ask {friend} tonight about one thing they always joke about, at a table or on the stairs, and give no advice.',
    },
  ],
  tense: [
    {
      title: 'Your name, misspelled',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto wants the last word just where your Chiron feels small, and a trifle becomes a war.',
      scene: "Your name is misspelled on a list, and you hear yourself ask who's in charge.",
      turn: [
        'The list is mended in a minute; feeling overlooked takes longer.',
        'You can have the right spelling and leave out the war.',
      ],
      after: 'you correct a slight the first time and are done with it',
      again: {
        easy: 'somebody gets it wrong, and you just spell it',
        tense: 'you keep a list of every slight, with witnesses',
      },
      act: 'Correct one small mistake about you today, on a form, a list or a bill, in a single friendly sentence.',
    },
    {
      title: 'Both arms crossed',
      houses: [5, 7, 8],
      why: "A strong part of you guards the soft one, and it's kind people who wait outside longest.",
      scene: 'So {someone} asks why you were silent, and you cross your arms.',
      turn: [
        'They feel like a suspect, and they only wanted in.',
        'Uncross one arm: "It\'s an old thing, not you" will do.',
      ],
      after: "you can say when it's an old thing and not about them",
      again: {
        easy: "you're asked, and you answer before you're armed",
        tense: 'you win the talk and sit there alone',
      },
      act: "Tell {friend} tonight about one silence of yours that wasn't about them, in ten words, arms on the table.",
    },
  ],
  joined: [
    {
      title: 'What happened that year',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Pluto goes to the root of an old hurt, and you'd rather know it than be run by it.",
      scene: 'So you open the album beside an older relative and ask what really happened that year.',
      turn: [
        "There's a pause, and then more truth than the family usually serves.",
        "That's heavy to hear, and lighter than guessing.",
      ],
      after: 'you know more of the story, and you tell it more fairly',
      again: {
        easy: 'a piece of the family story fits, and you breathe out',
        tense: 'you dig where somebody asked you not to',
      },
      act: 'Ask an older relative or family friend today one question about a year nobody mentions, and let them finish.',
    },
    {
      title: 'The lamp, left on',
      houses: [5, 7, 8],
      why: "To be wanted is to be seen, and there's a part of you that you'd rather nobody saw.",
      scene: "That's why {someone} turns on a lamp, and your hand goes straight to the switch.",
      turn: ['They want your face, and you think of all the rest.', 'Leave the lamp on; a look is all they asked for.'],
      after: 'you can be looked at for a while and stay where you are',
      again: {
        easy: "you meet a long look and don't touch your hair",
        tense: 'you reach for the switch and make it a joke',
      },
      act: "Look at your own face under a good lamp for two minutes tonight, and find one thing you'd let someone love.",
    },
  ],
}
