import type { Card } from '../../pieces/Card.ts'

export const ninth: readonly Card[] = [
  {
    title: 'The course at lesson two',
    scene:
      "You're enrolled in a course, Portuguese, statistics or the guitar, and for some time you've been at lesson two.",
    joined: {
      turn: ['Lesson three begins with pressing one button.', "You don't need to catch up, only to go on."],
      act: "Do one lesson today, or ten minutes of one, and write down the single thing you'd teach on.",
    },
    easy: {
      turn: [
        "It's friendly to you, and you can already say where the library is.",
        "Learning goes well when nobody asks what it's for.",
      ],
      act: 'Explain the last thing you learned to someone in three sentences today.',
    },
    tense: {
      turn: [
        'You start over with lesson one, to be on the safe side.',
        "It isn't the subject, it's being bad at it that's new.",
      ],
      act: "Skip to the next lesson today with the holes you've got, and stop after fifteen minutes.",
    },
    bodies: ['Saturn', 'Chiron', 'Mercury', 'North Node'],
    suits: ['career'],
  },
  {
    title: 'Where the passport is',
    scene:
      "In your mind there's a coast, a ferry and a breakfast with figs, and somewhere in the flat there's the passport.",
    joined: {
      turn: ['Find it, and open it at an empty page.', "A trip begins with a date that isn't meant seriously yet."],
      act: 'Put your passport or a map where you can see it tonight, and name one place aloud.',
    },
    easy: {
      turn: ['You know a cheap way to get there, and somebody to go with.', 'Looking forward is half the fare.'],
      act: "Ask one person who's been there what you should see, and write the answer on a card today.",
    },
    tense: {
      turn: [
        'You look up flights for an hour and go to bed irritated.',
        "You'd like to be away, which isn't the same as going somewhere.",
      ],
      act: 'Leave your neighborhood for one hour today, by whatever stops nearest, and take no pictures.',
    },
    bodies: ['Jupiter', 'Uranus', 'Neptune', 'Venus'],
    suits: ['money'],
  },
  {
    title: 'An uncle and a headline',
    scene: 'Over the salad an uncle quotes a headline, a cousin puts down the fork, and everyone looks at you.',
    joined: {
      turn: ['Ask where the uncle first thought so.', 'A conviction usually has a street and a year.'],
      act: 'Ask one person you disagree with today how they came to it, and say "I see" once.',
    },
    easy: {
      turn: ['You disagree, pass the bread, and nobody leaves.', "There's a way to be firm that sounds like humor."],
      act: "Tell one person today what you've changed your mind about, and when.",
    },
    tense: {
      turn: [
        "You've got the facts, and the salad gets warm.",
        "You won't turn an uncle in one evening, but you can spoil one.",
      ],
      act: 'Type a full answer to one opinion that annoys you today, then delete the draft and go for a walk.',
    },
    bodies: ['Mercury', 'Mars', 'Jupiter', 'Pluto'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'Six words of another language',
    scene: 'At the bakery they speak a language of which you know six words, two of them for cheese.',
    joined: {
      turn: ['Use all six.', 'A world opens at the width of a hello.'],
      act: 'Say one sentence in another language to someone today, or to the shower.',
    },
    easy: {
      turn: ['They teach you the seventh, and put a roll in with it.', 'People love those who try.'],
      act: 'Learn how to say "thank you, that was good" in one language today, and use it before the week is out.',
    },
    tense: {
      turn: [
        'You point, because pointing has no accent.',
        'Being understood matters less than you think, being willing matters more.',
      ],
      act: 'Ask one person today how to say one word of theirs, and repeat it until they smile.',
    },
    bodies: ['Mercury', 'Venus', 'Ascendant', 'North Node'],
    suits: ['career'],
  },
  {
    title: 'A teacher worth thanking',
    scene:
      "Once in a while you use something that a teacher taught you, a knot, a comma or the courage to ask, and you don't notice it.",
    joined: {
      turn: ['Notice it, and pass it on.', "You've become somebody's teacher by now."],
      act: 'Teach one small thing to one person today, and say where you have it from.',
    },
    easy: {
      turn: [
        'The name comes back to you, and so does the coat that smelled of chalk.',
        'Gratitude needs an address, however old.',
      ],
      act: "Write three lines to somebody who taught you something today, even if you can't send them.",
    },
    tense: {
      turn: ['You hear the other one, the one who sighed.', 'That sigh was about their own life.'],
      act: "Do one thing today that a teacher said you couldn't, badly and for ten minutes.",
    },
    bodies: ['Saturn', 'Chiron', 'Sun'],
    suits: ['career', 'love'],
  },
  {
    title: 'A pencil in a hard book',
    scene:
      "On the table is a book that's too difficult, with a pencil in it and a question mark beside nearly every paragraph.",
    joined: {
      turn: ['Read three pages, and be glad of every mark.', "What you don't understand yet is the interesting part."],
      act: 'Copy one sentence that you like out of a book today, by hand, and put it above your desk.',
    },
    easy: {
      turn: ['It suddenly speaks plainly, and the question marks look young.', 'Your mind has legs today.'],
      act: 'Read two pages of something that has nothing to do with your life, before supper, and tell somebody about it.',
    },
    tense: {
      turn: [
        'You read the reviews, in order not to read the book.',
        'Having an opinion is quicker than having a thought.',
      ],
      act: "Put one book you'll never finish back on the shelf tonight, with no bad conscience, and open a thinner one.",
    },
    bodies: ['Mercury', 'Saturn', 'Pluto'],
    suits: ['wellbeing', 'career'],
  },
  {
    title: 'What time it is there',
    scene: "Somebody you like lives where it's already night, and before you call you count the hours on your fingers.",
    joined: {
      turn: ['Count, call, and let them be sleepy.', 'Distance is mostly a matter of not having rung.'],
      act: 'Send a voice message to someone far away today, and describe what you see from where you stand.',
    },
    easy: {
      turn: [
        'They pick up on a bus, with another weather around them.',
        'Half of the world opens with one friend in it.',
      ],
      act: "Ask somebody who lives elsewhere what's for supper there, today, and tell them yours.",
    },
    tense: {
      turn: [
        "You put it off until it's too late there, and then too early.",
        "It isn't the clock, you think there must be news.",
      ],
      act: 'Write one postcard or five lines to someone far off today, with nothing in it that matters.',
    },
    bodies: ['Moon', 'Venus', 'Neptune'],
    suits: ['love'],
  },
  {
    title: 'The letter with the crest',
    scene:
      "There's a form with a crest, for a permit, a grant or a place to study, and it asks for your reasons in two hundred words.",
    joined: {
      turn: ['Say the real one first, and the other hundred and ninety follow.', 'An office likes a person too.'],
      act: "Write the first fifty words of one application today, in the words you'd use for a friend.",
    },
    easy: {
      turn: [
        'You know why you want it, which is more than most of them do.',
        'The door is less official than the handle.',
      ],
      act: 'Ask somebody who has got such a thing how they wrote theirs, in one line today.',
    },
    tense: {
      turn: [
        "You write what one writes, and by line three you're bored with yourself.",
        'What you fear is a no with a stamp on it.',
      ],
      act: 'Answer one official question today in six honest words on scrap paper, before you make it longer.',
    },
    bodies: ['Sun', 'Midheaven', 'Saturn', 'Mercury'],
    suits: ['career', 'money'],
  },
  {
    title: 'One street farther',
    scene: "Where your usual walk turns back there's a lamppost, and behind it a street you know only from the map.",
    joined: {
      turn: ['Walk past the lamppost.', 'A new view costs four minutes, there and back.'],
      act: 'Go one street farther than you normally do today, and bring home the name of it.',
    },
    easy: {
      turn: [
        "There's a bench, a bakery and a dog that objects to visitors.",
        'It does your head good to be a stranger somewhere near.',
      ],
      act: 'Take a friend or a child to a place nearby that neither of you knows, within walking distance, today.',
    },
    tense: {
      turn: ['You turn back, as your feet have learned.', 'You want a wide world and you want to be home by six.'],
      act: "Choose a different way home once today, and don't look up how long it takes.",
    },
    bodies: ['Uranus', 'Mars', 'North Node', 'Moon'],
    suits: ['wellbeing'],
  },
  {
    title: 'Short enough for a child',
    scene:
      "A child asks why the sea is salty, what money is, or where the old cat has gone, and you've got as long as a red light.",
    joined: {
      turn: ['Say what you really think, in twelve words.', "If it fits in a red light, you've understood it."],
      act: 'Explain what you do all day in four sentences for a child today, aloud or on paper.',
    },
    easy: {
      turn: ['It comes out simple, and better than in your head.', "What you believe is more useful when it's short."],
      act: 'Ask a child or a very old person one large question today, and write the answer down.',
    },
    tense: {
      turn: [
        'You begin with the oceans, and the light turns green.',
        'You know too much about it and trust too little of it.',
      ],
      act: 'Finish the sentence "I believe that" once on paper tonight, without a comma.',
    },
    bodies: ['Mercury', 'Sun', 'Jupiter'],
    suits: ['career'],
  },
  {
    title: 'A candle for nobody in particular',
    scene:
      "In a church, a temple or on a balcony there's a row of small candles, and you have a match and nobody in mind.",
    joined: {
      turn: ['Light it, and wait until somebody comes to mind.', "Some things are done before they're explained."],
      act: 'Spend five minutes somewhere quiet today, with a light or under a tree, and ask for nothing.',
    },
    easy: {
      turn: [
        "You think of three people, and it's like having company.",
        'It does good to be a small part of something.',
      ],
      act: "Send a kind thought in writing to one person today who's having a hard time.",
    },
    tense: {
      turn: ["You don't believe in it, and you don't quite not.", "Nobody's asked you for a position."],
      act: 'Sit still for five minutes before bed with the light off, and let the doubts sit too.',
    },
    bodies: ['Neptune', 'Moon', 'Pluto'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Clause nine',
    scene:
      "A lease, a rule or a regulation has a clause nine, and it's being read to you by somebody who likes reading it aloud.",
    joined: {
      turn: ["Ask what it's for.", 'Behind a rule is somebody who once slipped on a stair.'],
      act: 'Find out the reason for one rule you keep, at work or in your building, by asking one person today.',
    },
    easy: {
      turn: ["You've read it too, and clause ten is on your side.", 'Being fair is simple when the text is.'],
      act: 'Help one person with an official paper today, for ten minutes, pencil in hand.',
    },
    tense: {
      turn: [
        "You're right in principle, and the principle is hard to sit on.",
        'You can win this one, or you can have a nice afternoon.',
      ],
      act: 'Let one small injustice go today, and keep the time it would have taken for a walk.',
    },
    bodies: ['Saturn', 'Mars', 'Pluto', 'Midheaven'],
    suits: ['money', 'career'],
  },
  {
    title: 'The year after next',
    scene: "Somebody asks over cake where you'd like to be in two years, and you look at your fork.",
    joined: {
      turn: ['Say the first place that comes, because it knows something.', "A direction doesn't have to be a plan."],
      act: "Write down three things tonight that you'd like to be true in two years, and underline the nearest.",
    },
    easy: {
      turn: [
        'You can see it quite clearly, with a window and an open door.',
        'From there the next step is almost short.',
      ],
      act: 'Tell one friend a wish of yours today that needs more than a year, and ask for theirs.',
    },
    tense: {
      turn: ['You say "no idea", and it\'s half true.', 'The other half is afraid of sounding large.'],
      act: 'Cross one old goal off your list tonight that belongs to someone you no longer are.',
    },
    bodies: ['Jupiter', 'Sun', 'North Node', 'Midheaven', 'Ascendant'],
    suits: ['career', 'love'],
  },
  {
    title: 'Page forty, face down',
    scene:
      'Face down on the armrest is a guide to better living, open at page forty, with a crumb where the tenth rule was.',
    joined: {
      turn: ['Keep one rule, the one that made you laugh.', 'Advice becomes yours when you bend it.'],
      act: 'Choose a single good idea from anywhere today, and try it once before bed.',
    },
    easy: {
      turn: [
        'You notice that you do most of it already, without the numbers.',
        "You're wiser than the book on a good day.",
      ],
      act: 'Pass one book that helped you on to somebody today, with a line about why.',
    },
    tense: {
      turn: [
        'You read how to rest, with your jaw clenched.',
        'Rules for a better life are a fine way to feel bad about this one.',
      ],
      act: 'Break one of your own rules on purpose today, a small one, and enjoy it.',
    },
    bodies: ['Chiron', 'Uranus', 'Venus', 'Saturn'],
    suits: ['wellbeing'],
  },
]
