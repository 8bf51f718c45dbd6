import type { PairStories } from '../../../pieces/Story.ts'

export const chironUranus: PairStories = {
  easy: [
    {
      title: 'Counting on your fingers',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Chiron and your Uranus agree that the odd thing about you is also useful.',
      scene: 'So at a market stall you count aloud on your fingers, and have the sum before the machine does.',
      turn: [
        'The next customer asks you to do theirs.',
        "Your own strange way works, and you needn't do it behind your back.",
      ],
      after: 'you do it your way in plain view, and somebody copies you',
      again: {
        easy: 'your odd method gets a laugh and then a question',
        tense: 'you hide your fingers in your pockets and get it wrong',
      },
      act: "Do one thing in your own odd way today where people can see your hands, and explain it only if you're asked.",
    },
    {
      title: 'An afternoon apart',
      houses: [5, 7, 8],
      why: 'Your Uranus wants air, and you can ask for it without anyone feeling left.',
      scene: "You tell {someone} that you'd like the afternoon alone, and noodles together after.",
      turn: [
        'They have a shelf to put up and are glad you said it.',
        "Going off is easy when they know at what time you're back.",
      ],
      after: 'time apart has a place in the plan, and so do the noodles',
      again: {
        easy: 'you take an hour to yourself and come back talkative',
        tense: 'you vanish for a day and call it needing air',
      },
      act: 'Name one free hour for yourself today, tell somebody which one it is, and be back from your walk on time.',
    },
  ],
  tense: [
    {
      title: 'Half a second after the row',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Chiron tells you that you stick out, so you watch others to see how it's done.",
      scene: 'In a hall full of chairs, you rise half a second after the row in front.',
      turn: [
        'Most of that row is watching the row in front of it.',
        'Get up when you like for once, and the ceiling stays where it is.',
      ],
      after: 'you move when you like, and the room goes on',
      again: {
        easy: 'you order what you want before you hear the others',
        tense: "you laugh when they laugh, and the joke's lost on you",
      },
      act: "Do one harmless thing first today that you'd usually do after the others, like sitting down at a table or leaving it.",
    },
    {
      title: 'Asking for your umbrella',
      houses: [5, 7, 8],
      why: "You'd rather walk out than be left, and you get restless just as things turn warm.",
      scene: 'So when {someone} mentions next year, you ask where your umbrella is.',
      turn: [
        'They point to the corner and wonder what they said.',
        'Stay ten minutes past the wish to run, and most of it turns out to be noise.',
      ],
      after: "you stay the ten minutes and leave when you're tired",
      again: {
        easy: 'you sit back down and are glad of the second cup',
        tense: "you've got your coat on before anyone asked you to go",
      },
      act: 'Stay ten minutes longer today in one room or talk after you first want to leave, with your bag on the floor.',
    },
  ],
  joined: [
    {
      title: 'Two more plates on the porch',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Uranus is tired of hiding how you're built, and showing it is less work by now.",
      scene: 'At a party you say that the noise is too much, and take your plate to the porch.',
      turn: [
        'Two other people get up with their plates.',
        'What makes you odd in a crowd is a relief to some of the crowd.',
      ],
      after: 'the porch is a habit, and there are three chairs on it',
      again: {
        easy: "you say what you can't stand, and it's simply arranged",
        tense: 'you sit through the noise and are cross for a day',
      },
      act: "Tell one person today how you're built about noise, crowds, sleep or food, as plainly as you'd tell your shoe size.",
    },
    {
      title: 'One boot off in the hallway',
      houses: [5, 7, 8],
      why: 'Your Uranus drops its guard without notice, and what you say surprises you most.',
      scene: 'With one boot off in the hallway, you tell {someone} what scares you about being close.',
      turn: [
        'They stand there with one arm in a coat, and listen.',
        'What comes out as crookedly as that is hard to doubt.',
      ],
      after: 'odd true things slip out, and nobody runs',
      again: {
        easy: "you blurt something tender, and it's taken well",
        tense: 'you say the thing and then call it a joke',
      },
      act: 'Answer one "How are you?" today with the first true thing that comes, even with your coat half on.',
    },
  ],
}
