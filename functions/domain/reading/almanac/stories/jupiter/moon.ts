import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterMoon: PairStories = {
  easy: [
    {
      title: 'The third chair at the table',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Jupiter and your Moon agree that there's enough, of food, of room and of you.",
      scene: 'So a neighbor at the door with a short question ends up in a chair with a plate.',
      turn: [
        "The kitchen isn't tidy, and it turns out that nobody minds.",
        "Had you tidied first, it would've been a visit, and they'd have kept their coat on.",
      ],
      after: 'you open the door first and see the floor second',
      again: {
        easy: 'someone drops in, and you simply get another plate',
        tense: 'you feed everybody and go to bed hungry',
      },
      act: 'Put one extra chair at your table tonight and leave it there, whether anybody comes or not.',
    },
    {
      title: 'What comforts you, told',
      houses: [5, 7, 8],
      why: "You trust that what your Moon needs is ordinary, so naming it isn't begging.",
      scene: 'In the hall {someone} asks how to help after a bad day, and you know.',
      turn: [
        'They\'d braced for "I\'m fine" and a long guess.',
        'A need with a name is easy to meet, and they like meeting it.',
      ],
      after: "you're asked less often what's wrong, because you say it",
      again: { easy: 'you ask for a hand on your back and get it', tense: 'you hint at a need and wait to be guessed' },
      act: 'Finish this line aloud to {friend} tonight, "What helps me on a bad day is", with one small, free thing.',
    },
  ],
  tense: [
    {
      title: 'Seconds, then thirds',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Moon wants comfort, and Jupiter keeps raising the amount before you've felt the first of it.",
      scene: "That's why you stand at the fridge with a spoon, an hour after a good supper.",
      turn: [
        "You aren't greedy; something else was hungry, and food was nearest.",
        'Sit with it for five minutes, and the real wish usually says its name.',
      ],
      after: 'you know two wishes that look like hunger, and you ask first',
      again: { easy: "one cookie is one cookie, and it's a good one", tense: 'you buy three of a thing to feel held' },
      act: "Sit down tonight the first time you reach for a snack, and name aloud what you'd want if food weren't there.",
    },
    {
      title: 'Dinner, a plant and a cure',
      houses: [5, 7, 8],
      why: "You give until it hurts, and then you're hurt that nobody saw it hurting.",
      scene: 'So {someone} gets dinner, a plant and a cold cure from you, and you end up near tears.',
      turn: [
        "They'd be happy with your company and the plant.",
        'Half as much care leaves you some, and they get room to care back.',
      ],
      after: 'you bring one thing at a time, and now and then you get one',
      again: { easy: 'you let somebody else carry the basket', tense: 'you count what you gave on the way home' },
      act: 'Do one kind thing less than usual for somebody today, and spend the half hour it saves on a bath or a book.',
    },
  ],
  joined: [
    {
      title: 'A room too small for you',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Moon needs more room than it did, and home, whatever its size, feels tight.',
      scene: "With a laundry basket on your hip, you look for a place that's only yours.",
      turn: [
        "You don't need more rooms so much as one spot where nobody puts anything down.",
        'One chair by a window will do, if everybody knows whose it is.',
      ],
      after: "there's a corner with your lamp in it, and you needn't defend it",
      again: {
        easy: 'you sit in your own corner and feel rich',
        tense: 'you plan a whole new home because of one loud supper',
      },
      act: 'Choose one chair, sill or corner today, carry your book and a lamp there, and use it for half an hour.',
    },
    {
      title: "The stranger's wedding song",
      houses: [5, 7, 8],
      why: "Everything moves your Moon, and for once you'd rather show it than leave the room.",
      scene: "So you cry at a stranger's wedding song, and {someone} sees it from the next seat.",
      turn: [
        'They find a napkin, and you find out how kind they are.',
        "A big heart is only awkward while you're hiding it.",
      ],
      after: 'your feelings show sooner, and they come in smaller sizes',
      again: {
        easy: 'you well up, and nobody makes a thing of it',
        tense: 'you cry on a shoulder that had its own bad day',
      },
      act: "Play one song tonight that always gets to you, all the way through, and don't wipe your face until it ends.",
    },
  ],
}
