import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneMidheaven: PairStories = {
  easy: [
    {
      title: 'An hour nobody pays for',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Neptune gives your Midheaven a kind aim, and people can tell that you mean it.',
      scene: 'You spend a free hour carrying tables for a club, in your oldest shirt.',
      turn: [
        'No one there knows your title, and you stand up straight.',
        "What you'd do unpaid says a lot about what you should be paid for.",
      ],
      after: 'a part of your week goes to something you believe in',
      again: {
        easy: 'the work you believe in gets noticed by the way',
        tense: 'you do good in the hope of being seen at it',
      },
      act: "Offer one hour of what you're good at to a neighbor or a club today, at the door or by phone.",
    },
    {
      title: 'In ten years, a kitchen',
      houses: [5, 7, 8],
      why: "You can picture where you're headed, and it looks best with other people in it.",
      scene: "{Someone} asks where you'd like to be in ten years, and you describe a kitchen.",
      turn: [
        "They expect a job, and you mention the window and who's cooking.",
        'A picture like that is an aim they can help with.',
      ],
      after: 'your aim has a picture, and someone else knows it',
      again: {
        easy: 'one piece of the picture turns up by itself',
        tense: 'the picture is so nice that you forget the next step',
      },
      act: "Tell {friend} what you'd like to see from your window in ten years, tonight, in three sentences.",
    },
  ],
  tense: [
    {
      title: 'Behind the tray',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Midheaven would like the credit, and you give it away and hope that somebody saw.',
      scene: 'So the thanks at a party go to the loudest helper, and you clap from behind a tray.',
      turn: [
        "Nobody saw, because you're so good at standing behind trays.",
        "To say which part was yours is a fact, and facts aren't vanity.",
      ],
      after: 'people know which part is yours, since you mention it',
      again: {
        easy: 'your name comes up, and you let it',
        tense: 'you praise someone else for what you did',
      },
      act: 'Tell one person today, in a plain sentence, one thing you did well, and stop before you make it smaller.',
    },
    {
      title: 'The book on the top shelf',
      houses: [5, 7, 8],
      why: 'Neptune asks you to give up your aim for love, and your Midheaven hides it instead.',
      scene: "So you tell {someone} that the plan doesn't matter, and put the course book on the top shelf.",
      turn: [
        "They believe you, and they'd be sorry to be the reason.",
        'Told plainly, a plan is something they can make room for.',
      ],
      after: 'the plan is out in the open and has hours of its own',
      again: {
        easy: "you're asked about your aim, and you light up",
        tense: 'you give up something nobody wanted you to give up',
      },
      act: "Take the plan you put away for someone's sake off its shelf today, and give it half an hour at a table.",
    },
  ],
  joined: [
    {
      title: 'The clerk who packs bags',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You wonder what your days are good for, and the question is honest, slow and rather distracting.',
      scene: "At the supermarket you watch a clerk pack bags, and think: that's useful.",
      turn: [
        "You aren't failing; you want to matter to someone with a face.",
        "Ask who's better off for it, and one person is answer enough.",
      ],
      after: 'you can name two people your days are good for',
      again: {
        easy: 'someone thanks you for a thing you did on the side',
        tense: 'you dream of a calling and skip the job in hand',
      },
      act: "Name one person who's better off for what you do, and put their name on your desk or fridge today.",
    },
    {
      title: 'A bill in your pocket',
      houses: [5, 7, 8],
      why: 'Neptune blurs your public face, and people take you for more, or for less, than you are.',
      scene: '{Someone} looks at your good shoes and sees a great success.',
      turn: [
        "They mean it kindly, and there's a bill in your pocket.",
        'Tell them the true size of it; they can be proud of that.',
      ],
      after: "people close to you know what you do and what it doesn't pay",
      again: {
        easy: 'the true version impresses someone after all',
        tense: 'you let a grand idea of you stand and dodge the next question',
      },
      act: 'Describe your work or your days to one person today with two true numbers in it, and no adjectives.',
    },
  ],
}
