import type { PairStories } from '../../../pieces/Story.ts'

export const sunMercury: PairStories = {
  easy: [
    {
      title: 'One sentence at the meeting',
      houses: [6, 10, 11],
      why: 'The Sun gives your Mercury a clear head, so what you know comes out short.',
      scene: "The meeting goes around for the third time, and you sum up everyone's notes in one sentence.",
      turn: [
        "Nobody claps, because it sounds obvious once it's said.",
        'Your one sentence saved the whole table half an hour, and it counts as work.',
      ],
      after: 'you say a thing once, and you stop checking whether they heard',
      again: {
        easy: 'you find the word that everybody was after',
        tense: 'you know the answer and need six sentences for it',
      },
      act: 'Say what you think of one matter at work or in a group in one sentence today, and then close your notebook.',
    },
    {
      title: 'The form, filled in',
      houses: [2, 3, 4, 9],
      why: "You're quick to understand things, even the dull ones that usually hang under a fridge magnet.",
      scene: 'That can look like a form on the kitchen table, a pen, and no sighing.',
      turn: [
        'Nothing on page two is as bad as the name of the form.',
        'Half an hour of clear attention is enough, and the magnet is out of work.',
      ],
      after: 'you know what a dull letter costs you, and it is half an hour',
      again: {
        easy: 'you read the small print once and understand it',
        tense: 'you put a number in the wrong box and have to start over',
      },
      act: 'Take the oldest form or official letter in your home and fill in its first page before supper.',
    },
    {
      title: 'The question you really ask',
      houses: [5, 7, 8],
      why: 'Your Mercury is curious about people rather than clever at them, and they can hear the difference.',
      scene: 'So when {someone} talks about their boss or family, you ask about the part they skipped.',
      turn: [
        'They look up, since most people only wait their turn.',
        'Being asked properly is rarer than being praised.',
      ],
      after: 'you know the part they usually skip, and you keep it to yourself',
      again: {
        easy: 'somebody asks you the second question too',
        tense: 'you finish their sentence and get it wrong',
      },
      act: 'Ask {friend} one question tonight about something they said in passing, and then stay silent for a full minute.',
    },
  ],
  tense: [
    {
      title: 'The last word about a photo',
      houses: [3, 4, 10, 11],
      why: 'Being right feels like being yourself just now, so a small correction stings like an insult.',
      scene: 'You and a relative or colleague spend ten minutes on the date of a photograph.',
      turn: [
        'By minute three neither of you cares about the picture.',
        'You can be right and let it lie, and that impresses people more than the proof.',
      ],
      after: 'the date is still unsettled, and nobody looks it up',
      again: {
        easy: 'you let a wrong date pass and the talk goes on',
        tense: 'you look it up to win and enjoy it less than you hoped',
      },
      act: 'Let one harmless mistake pass today without correcting it, and ask that person what happened next.',
    },
    {
      title: 'The draft with five openings',
      houses: [2, 6, 9],
      why: 'The Sun puts your Mercury on the spot, and you hear your own words as a critic would.',
      scene: 'It shows at the keyboard: five openings to a simple request, and cold coffee.',
      turn: [
        'The first one is fine; the other four are for the critic.',
        'Your reader wants to know what you need, and two lines say it.',
      ],
      after: 'you let first versions go, and only the critic misses the other four',
      again: {
        easy: 'your first wording does, and you leave it there',
        tense: 'you rewrite a thing that was already finished',
      },
      act: 'Finish one written request in five lines today, set a timer for ten minutes, and let the first version go.',
    },
    {
      title: 'Agreeing in the wrong words',
      houses: [5, 7, 8],
      why: 'Your Mercury wants to explain what you meant, and your pride wants to be understood already.',
      scene: 'That can look like {someone} holding up two tickets and getting a lecture on how they asked.',
      turn: ['They hear a no, though you like the idea.', 'Say yes first, and the detail finds a friendlier ear.'],
      after: 'the plan is made, and how they asked matters to nobody',
      again: {
        easy: "you say the main thing first and the rest isn't needed",
        tense: 'you argue over a word while you both want the same',
      },
      act: "Answer one question that's waiting for you today with yes or no first, and give one reason at most.",
    },
  ],
  joined: [
    {
      title: 'Your opinion, out loud',
      houses: [3, 10, 11],
      why: 'What you think and who you are have moved close, and silence feels like a small lie.',
      scene: 'So at a table of colleagues or friends you hear your own voice say you see it differently.',
      turn: [
        "You're as surprised as they are, and a little pleased.",
        "A view that's said calmly once doesn't need defending all evening.",
      ],
      after: 'people know your view, and nobody asks you to repeat it',
      again: {
        easy: 'you say what you think and it sounds like you',
        tense: 'you say it twice because once felt too quiet',
      },
      act: 'Tell one colleague or friend today where you see a matter differently, in two sentences, and then ask for their view.',
    },
    {
      title: "The list of what's yours",
      houses: [1, 4, 6, 12],
      why: 'Your own affairs want sorting, and your Mercury would rather sort them than let you sleep.',
      scene: 'That can look like the light on at two and an envelope on the nightstand, written full.',
      turn: [
        "You aren't worried so much as unsorted.",
        'On paper there are only nine things, and two of them are for now.',
      ],
      after: "you count what's on your mind before bed, and it's rarely more than nine",
      again: {
        easy: 'your thoughts come in order, one after the other',
        tense: "your head makes lists while you're meant to sleep",
      },
      act: 'Write everything on your mind on one sheet before bed, underline two things, and leave the pen in the kitchen.',
    },
    {
      title: 'All about your week',
      houses: [5, 7, 8],
      why: "Your Mercury wants an audience: there's a lot to tell, and all of it is about you.",
      scene: 'You notice it at dinner, when {someone} has an empty plate and yours is full.',
      turn: [
        "They don't mind the stories, and they have one as well.",
        "Stop where it's funniest, and they can ask for the rest.",
      ],
      after: "there's a story of theirs you can tell as well as your own",
      again: {
        easy: 'somebody asks you to go on with your story',
        tense: 'you hear yourself explain a thing for the third time',
      },
      act: 'Tell {friend} one good story about your week tonight, in three minutes, and ask for one of theirs.',
    },
  ],
}
