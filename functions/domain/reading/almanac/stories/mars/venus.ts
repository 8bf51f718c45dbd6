import type { PairStories } from '../../../pieces/Story.ts'

export const marsVenus: PairStories = {
  easy: [
    {
      title: 'An hour at lunch',
      houses: [5, 6, 10],
      why: 'Your Venus knows what it likes, and Mars walks straight over to ask for it.',
      scene: 'So between two tasks you ask {someone} for an hour at lunch, and name the bench.',
      turn: [
        'They look at their list, then at you, and put down the pen.',
        'A wish said lightly and exactly is easy to answer either way.',
      ],
      after: 'lunch takes longer than an hour, and nobody looks at the list',
      again: {
        easy: 'they pick the bench this time',
        tense: 'you ask again before they can answer the first time',
      },
      act: 'Ask one person you like to take a walk with you, before noon today, and name the hour and the corner.',
    },
    {
      title: 'The shirt for no occasion',
      houses: [1, 2, 3, 5],
      why: "You like to be looked at, and you'd rather help it along than hope for it.",
      scene: "That's why you wear the good shirt on an ordinary day when {someone} might pass by.",
      turn: [
        'They notice the shirt, and how straight you stand in it.',
        "Being seen on purpose is a pleasure that you don't have to explain.",
      ],
      after: 'the good shirt is in the wash, and they ask about it',
      again: {
        easy: 'somebody looks twice and lets you see it',
        tense: 'you dress for a compliment, and then you wait for it',
      },
      act: 'Wear your best shirt or shoes for one ordinary errand today, and look people in the eye.',
    },
    {
      title: 'Rope and gloves',
      houses: [4, 7, 8, 11, 12],
      why: 'Your affection would rather lift something than say something, and says plenty that way.',
      scene: "So when {someone} has boxes to move, you're there with rope and gloves before the truck.",
      turn: [
        'They see you sweat over their books, and know what it means.',
        "Leave them the other end of the table, and it's their move as well.",
      ],
      after: 'the boxes are in, and you both have sore arms',
      again: {
        easy: 'they turn up with strong arms on your heavy day',
        tense: "you help so hard that there's nothing left for them to do",
      },
      act: 'Help {friend} with one heavy or dull thing today, and leave them an equal share of it.',
    },
  ],
  tense: [
    {
      title: 'The open window',
      houses: [3, 4, 7],
      why: 'Mars wants its way, your Venus wants to be liked, and you get stuck in between.',
      scene: 'You tell {someone} that the open window is fine, and you sit there in your coat.',
      turn: [
        'They feel accused by a coat, and they have a point.',
        'Getting up to close the window is kinder than being brave at them.',
      ],
      after: 'the window is half closed, and both coats are off',
      again: {
        easy: 'they close the window before you shiver',
        tense: "you say you don't mind, in a voice that does",
      },
      act: 'Say one small wish out loud today at the moment you have it: the window, the music, the light.',
    },
    {
      title: 'Three times before the menus',
      houses: [1, 5, 8, 12],
      why: 'Some things only open under a light hand, and yours is strong and in a hurry.',
      scene: "You ask {someone} what's wrong three times before the menus come.",
      turn: [
        "They study the soups and say it's nothing.",
        'Asked once and left alone, they can bring it up themselves by dessert.',
      ],
      after: 'they tell you over dessert, and you just listen',
      again: {
        easy: 'they start the talk themselves, without a push',
        tense: 'you pull at a knot and it gets tighter',
      },
      act: 'Ask a person you love how they are just once today, and fill the pause by pouring them some water.',
    },
    {
      title: 'The better story',
      houses: [6, 9, 10, 11],
      why: 'Your Venus wants to be chosen, and a bit of rivalry makes that wish rough at the edges.',
      scene: 'At the lunch table you top each story that {someone} laughs at.',
      turn: [
        'They laugh less, and the other storyteller gets the sympathy.',
        "Laugh along, and you're the one they want to sit next to.",
      ],
      after: 'the lunch table talks on, and they sit down on your side',
      again: {
        easy: 'they laugh at your story and ask for the rest',
        tense: 'somebody else gets the laugh, and your neck goes stiff',
      },
      act: "Listen to a friend's or colleague's story today without telling a better one, and ask two questions about it.",
    },
  ],
  joined: [
    {
      title: 'Rolled-up sleeves',
      houses: [1, 5, 7, 8],
      why: 'Your Venus goes from liking to wanting in one step, and the wanting shows all over your face.',
      scene: 'You lose the thread of your own sentence because {someone} has rolled up their sleeves.',
      turn: [
        "They ask what you were saying, and you honestly don't know.",
        'A blush like that is a compliment, and it needs no explaining.',
      ],
      after: "you finish the sentence, and they're still listening",
      again: {
        easy: 'they lose their thread, and you can guess why',
        tense: 'you want a lot at once, and it comes out as a sulk',
      },
      act: 'Tell one person today what you find beautiful about them, in one sentence, looking at their face.',
    },
    {
      title: 'Taste the sauce',
      houses: [2, 4, 5, 8],
      why: "Wanting to be wanted is sweet and a little greedy, and you're not too proud to help it along.",
      scene: "That's why you cook far too much, light a candle and ask {someone} to taste the sauce.",
      turn: ['They know exactly what the candle is for.', "There's no shame in good bait when the supper is real."],
      after: "there's sauce left over, and they come to finish it",
      again: {
        easy: 'they light the candle this time',
        tense: 'you cook for praise and burn the rice',
      },
      act: 'Light one candle at supper tonight, and cook something that can be smelled from the hallway.',
    },
    {
      title: 'Waving in the lobby',
      houses: [3, 6, 10, 11],
      why: "A yes matters more to you than looking calm, and that's something of a relief.",
      scene: 'You wave at {someone} across the lobby with your boss standing next to you.',
      turn: [
        'They wave back with both arms, and your boss studies the ceiling.',
        'Looking calm would cost you this one wave, and it would save you nothing.',
      ],
      after: 'you wave first, and feel foolish for a shorter time',
      again: {
        easy: 'they call your name from the other sidewalk',
        tense: 'you show too little, and they show less',
      },
      act: 'Greet someone you like loudly and by name today, from farther away than you usually would.',
    },
  ],
}
