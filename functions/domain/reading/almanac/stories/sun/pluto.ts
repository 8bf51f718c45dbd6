import type { PairStories } from '../../../pieces/Story.ts'

export const sunPluto: PairStories = {
  easy: [
    {
      title: 'The silence after the deadline',
      houses: [2, 6, 9, 10],
      why: 'You know quite well how strong you are, so your voice can stay low.',
      scene: 'You name the deadline you can keep, and let the whole table be silent.',
      turn: [
        "Somebody opposite moves a cup; you don't fill the gap with reasons.",
        "A limit that's said once, and calmly, tends to be believed.",
      ],
      after: 'your date is the one on the calendar, and nobody asks why',
      again: {
        easy: 'somebody asks you for a date and writes it down at once',
        tense: 'you explain your limit three times, and it shrinks each time',
      },
      act: 'Name one deadline or limit in a single sentence today, and count to ten before you say more.',
    },
    {
      title: 'The keys that fit nothing',
      houses: [1, 3, 4, 12],
      why: "Your Pluto knows what's over, and the Sun lets you look at it without flinching.",
      scene: 'In the box from under the bed are a badge, a uniform and a ring of keys.',
      turn: [
        'You know each key, and none of those doors is yours.',
        'Keep the piece that makes you smile, and the rest is only cloth and metal.',
      ],
      after: "the one piece you keep has a place, and the others aren't missed",
      again: {
        easy: 'you let a thing go without telling its whole story',
        tense: 'you open the box to empty it and read every letter instead',
      },
      act: 'Take three things out of an old box tonight, keep one, and put the other two in the trash.',
    },
    {
      title: 'A secret told over dinner',
      houses: [5, 7, 8, 11],
      why: 'Your Pluto wants the truth about people, and for once it can wait for it.',
      scene: "When {someone} tells you what they're ashamed of, you put down your fork.",
      turn: [
        "You don't judge or comfort, and they see that you can bear it.",
        'Few people can hear such a thing and stay in their chair.',
      ],
      after: 'what they told you is safe, and they know it',
      again: {
        easy: "a second secret comes out, and it's a lighter one",
        tense: 'you want the rest of the story before anyone offers it',
      },
      act: 'Listen to {friend} for ten minutes today with your hands around a cup, and give no advice.',
    },
  ],
  tense: [
    {
      title: "The task you can't let go",
      houses: [6, 9, 10, 11],
      why: 'The Sun wants the credit, and your Pluto wants every switch in reach as well.',
      scene: 'You give a task to someone else and check it three times before lunch.',
      turn: [
        'You call it care, and at the next desk it feels like being watched.',
        'Let them finish, and you get back a done job and an hour.',
      ],
      after: "the task is done a bit differently, and your good name isn't hurt",
      again: {
        easy: "you hand a task over and forget it until it's done",
        tense: 'you take a task back and stay late with it',
      },
      act: "Leave one task you've handed over alone until four o'clock today, and put its folder out of sight.",
    },
    {
      title: 'Open window, closed window',
      houses: [1, 5, 7, 8],
      why: 'To you, giving in looks like losing yourself, so even small questions become tests of strength.',
      scene: "That's how you and {someone} argue over a window, one for air, one for warmth.",
      turn: [
        "By now they'd take it either way, and so would you.",
        'Whoever says "you choose" first is the one with strength to spare.',
      ],
      after: 'the window is half open, and nobody won',
      again: {
        easy: 'you give way on a small thing and feel no smaller',
        tense: 'you win about the window and sit in the cold',
      },
      act: "Give way on one small thing before bed tonight, a window, a movie or the last word, and don't mention it.",
    },
    {
      title: 'One foot over the line',
      houses: [2, 3, 4, 12],
      why: "Your Pluto guards what's yours, and now every inch of it is a matter of pride.",
      scene: "A neighbor's bike stands a foot over on your side of the hallway, and you're at the peephole.",
      turn: [
        "The foot of hallway isn't it; you want to be asked first.",
        'A friendly word on the stairs gets you asked sooner than the peephole does.',
      ],
      after: "you know the neighbor's name, and you pass the bike without measuring",
      again: {
        easy: "a neighbor moves the bike before you've thought of it",
        tense: "you're at the peephole again, with a camera",
      },
      act: 'Greet one neighbor who annoys you today, in one friendly sentence, and leave the sore subject out of it.',
    },
  ],
  joined: [
    {
      title: 'The one line left',
      houses: [2, 6, 9, 10, 11],
      why: 'All that you want shrinks to one want, and your Pluto makes it a fierce one.',
      scene: 'So you cross out item after item on the list until a single line is left.',
      turn: [
        "It's not the one you mention when people ask about your plans.",
        'This much will needs one job, and that line can use an hour.',
      ],
      after: "that line is begun, and the crossed-out ones don't call you back",
      again: {
        easy: 'somebody asks about your plans, and you name the real one',
        tense: 'you want it so hard that you scare off the helper',
      },
      act: 'Cross out all but one line of your list before noon, and give that line a whole hour today.',
    },
    {
      title: 'Asked twice, word for word',
      houses: [5, 7, 8],
      why: 'You want all or nothing of people just now, and half an answer feels like an insult.',
      scene: '{Someone} says "maybe," and you ask again, word for word.',
      turn: [
        "They meant maybe; there's no secret yes or no behind it.",
        'Feeling this strongly is fine, provided they get to take longer.',
      ],
      after: "the answer comes in its own time, and you're still good company",
      again: {
        easy: "a maybe turns into an answer while you're busy elsewhere",
        tense: 'you ask a third time, and all you get is a shrug',
      },
      act: 'Write the question that burns in you on paper tonight, put it under a book, and ask nobody before breakfast.',
    },
    {
      title: 'Behind the oven',
      houses: [1, 4, 12],
      why: 'The Sun and your Pluto dig in the same spot: under the story you tell about yourself.',
      scene: 'Long after dark you scrub behind the oven with a knife.',
      turn: [
        "The grease is only an excuse; you want to see what's underneath.",
        'Half an hour gets you there, and the rest can stay a floor.',
      ],
      after: 'one corner is clean right down, and you can leave the next',
      again: {
        easy: "you stop scrubbing while it's still a pleasure",
        tense: "the oven is out from the wall again, and you're behind it",
      },
      act: 'Scrub one hidden corner of your home tonight, with a brush and a timer set to thirty minutes.',
    },
  ],
}
