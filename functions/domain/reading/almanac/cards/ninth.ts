import type { Card } from '../../pieces/Card.ts'

export const ninth: readonly Card[] = [
  {
    title: 'The course at lesson two',
    scene: "You're enrolled in a Portuguese course, and for some time you've been at lesson two.",
    withSomeone: "You've told {someone} about your Portuguese course, and you're still at lesson two.",
    joined: {
      moods: ['bold', 'duty', 'free'],
      turn: [
        'Lesson three begins with pressing one button.',
        'A voice says "repeat after me", and you do, to the kitchen.',
      ],
      act: "Do one lesson today, or ten minutes of one, and write down the single thing you'd teach on.",
    },
    easy: {
      moods: ['talk', 'seen'],
      turn: [
        'Lesson two is friendly, and you can already say where the library is.',
        'You order an imaginary coffee and get the ending right.',
      ],
      act: 'Explain the last thing you learned to someone in three sentences today.',
    },
    tense: {
      moods: ['sore', 'duty'],
      turn: [
        'You start over with lesson one, to be on the safe side.',
        "By the second page you know every answer, and you're bored.",
      ],
      act: "Skip to the next lesson today with the holes you've got, and stop after fifteen minutes.",
    },
    bodies: ['Saturn', 'Chiron', 'Mercury', 'North Node'],
    suits: ['career'],
  },
  {
    title: 'Where the passport is',
    scene:
      "In your mind there's a coast, a ferry and a breakfast with figs, and somewhere in the apartment there's the passport.",
    withSomeone:
      "In your mind there's a ferry and a breakfast with figs, across from {someone}, and somewhere in the apartment there's the passport.",
    joined: {
      moods: ['free', 'bold'],
      turn: [
        'Find it, and open it at an empty page.',
        'The passport is under the tablecloths, and the photo is terrible.',
      ],
      act: 'Put your passport or a map where you can see it tonight, and name one place aloud.',
    },
    easy: {
      moods: ['free', 'plenty'],
      turn: [
        'You know a cheap way to get there, and who would come along.',
        'You send a picture of a ferry and get one of figs.',
      ],
      act: "Ask one person who's been there what you should see, and write the answer on a card today.",
    },
    tense: {
      moods: ['free', 'cross', 'dream'],
      turn: [
        'You look up flights for an hour and go to bed irritated.',
        "A roommate asks what you'd like for supper, and you say figs.",
      ],
      act: 'Leave your neighborhood for one hour today, by whatever stops nearest, and take no pictures.',
    },
    bodies: ['Jupiter', 'Uranus', 'Neptune', 'Venus'],
    suits: ['money'],
  },
  {
    title: 'An uncle and a headline',
    scene: 'Over the salad an uncle quotes a headline, a cousin puts down the fork, and everyone looks at you.',
    withSomeone: 'Over the salad an uncle quotes a headline, {someone} puts down the fork, and everyone looks at you.',
    joined: {
      moods: ['talk', 'torn', 'deep'],
      turn: ['Ask where the uncle first thought so.', 'The uncle puts down the fork and tells you about a factory.'],
      act: 'Ask one person you disagree with today how they came to it, and say "I see" once.',
    },
    easy: {
      moods: ['torn', 'talk', 'warm'],
      turn: [
        'You disagree, pass the bread, and nobody leaves.',
        "By the time there's coffee, you're both looking for a third opinion.",
      ],
      act: "Tell one person today what you've changed your mind about, and when.",
    },
    tense: {
      moods: ['cross', 'talk'],
      turn: ["You've got the facts, and the salad gets warm.", 'An aunt asks about dessert in a very bright voice.'],
      act: 'Type a full answer to one opinion that annoys you today, then delete the draft and go for a walk.',
    },
    bodies: ['Mercury', 'Mars', 'Jupiter', 'Pluto'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'Six words of another language',
    scene: 'At the bakery they speak a language of which you know six words, two of them for cheese.',
    joined: {
      moods: ['bold', 'talk', 'free'],
      turn: ['Use all six.', 'They answer with a whole sentence, and you understand the end of it.'],
      act: 'Say one sentence in another language to someone today, or to the shower.',
    },
    easy: {
      moods: ['talk', 'free', 'warm'],
      turn: [
        'They teach you the seventh, and put a roll in with it.',
        'You say it all the way home, with the roll in your hand.',
      ],
      act: 'Learn how to say "thank you, that was good" in one language today, and use it before the week is out.',
    },
    tense: {
      moods: ['sore', 'seen'],
      turn: ['You point, because pointing has no accent.', "They put one in the bag, and one you didn't point at."],
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
      moods: ['duty', 'talk', 'plenty'],
      turn: ['Notice it, and pass it on.', 'A nephew tries the knot, gets it wrong, and tries again.'],
      act: 'Teach one small thing to one person today, and say where you have it from.',
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: [
        'The name comes back to you, and so does the coat that smelled of chalk.',
        'You still make the comma the way it was drawn on the board.',
      ],
      act: "Write three lines to a teacher of yours today, even if you can't send them.",
    },
    tense: {
      moods: ['sore'],
      turn: ['You hear the other one, the one who sighed.', 'You put the pen down, wait, and pick it up again.'],
      act: "Do one thing today that a teacher said you couldn't, badly and for ten minutes.",
    },
    bodies: ['Saturn', 'Chiron', 'Sun'],
    suits: ['career', 'love'],
  },
  {
    title: 'A pencil in a hard book',
    scene:
      "On the table is a book that's too difficult, with a pencil in it and a question mark beside nearly every paragraph.",
    withSomeone:
      '{Someone} asks about the difficult book on your table, with a pencil in it and a question mark beside every paragraph.',
    joined: {
      moods: ['duty', 'talk', 'deep'],
      turn: [
        'Read three pages, and be glad of every mark.',
        'On the third page you rub out one of the question marks.',
      ],
      act: 'Copy one sentence that you like out of a book today, by hand, and put it above your desk.',
    },
    easy: {
      moods: ['talk', 'free'],
      turn: [
        'It suddenly speaks plainly, and the question marks look young.',
        "You read one line aloud, to nobody, because it's that good.",
      ],
      act: 'Read two pages of something that has nothing to do with your life, before supper, and tell a friend about it.',
    },
    tense: {
      moods: ['duty', 'dream', 'sore'],
      turn: [
        'You read the reviews, in order not to read the book.',
        'You put a cup on the book, and it makes a good coaster.',
      ],
      act: "Put one book you'll never finish back on the shelf tonight, with no bad conscience, and open a thinner one.",
    },
    bodies: ['Mercury', 'Saturn', 'Pluto'],
    suits: ['wellbeing', 'career'],
  },
  {
    title: 'What time it is there',
    scene: "An old friend lives where it's already night, and before you call you count the hours on your fingers.",
    joined: {
      moods: ['talk', 'warm'],
      turn: ['Count, call, and let them be sleepy.', 'You hear a pillow, a yawn, and then your name.'],
      act: 'Send a voice message to someone far away today, and describe what you see from where you stand.',
    },
    easy: {
      moods: ['warm', 'free'],
      turn: [
        'They pick up on a bus, with another weather around them.',
        'Behind them a woman sells melons at the top of her voice.',
      ],
      act: "Ask a friend who lives elsewhere what's for supper there, today, and tell them yours.",
    },
    tense: {
      moods: ['duty', 'dream'],
      turn: [
        "You put it off until it's too late there, and then too early.",
        "You start a postcard and can't think how to put the weather.",
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
      moods: ['talk', 'deep', 'bold'],
      turn: [
        'Say the real one first, and the other hundred and ninety follow.',
        "By word sixty you've forgotten the crest.",
      ],
      act: "Write the first fifty words of one application today, in the words you'd use for a friend.",
    },
    easy: {
      moods: ['bold', 'talk', 'seen'],
      turn: [
        'You know why you want it, which is more than most of them do.',
        'You count the words, and there are four to spare.',
      ],
      act: 'Ask a colleague who has got such a thing how they wrote theirs, in one line today.',
    },
    tense: {
      moods: ['duty', 'sore', 'seen'],
      turn: [
        "You write what one writes, and by line three you're bored with yourself.",
        'You look at the clock, the crest and the cursor.',
      ],
      act: 'Answer one official question today in six honest words on scrap paper, before you make it longer.',
    },
    bodies: ['Sun', 'Midheaven', 'Saturn', 'Mercury'],
    suits: ['career', 'money'],
  },
  {
    title: 'One street farther',
    scene: "Where your usual walk turns back there's a lamppost, and behind it a street you know only from the map.",
    withSomeone:
      "On a walk with {someone} you reach the lamppost where you'd turn back, and behind it is a street you've never seen.",
    joined: {
      moods: ['free', 'bold'],
      turn: ['Walk past the lamppost.', "There's a yellow door, and an old man on the step says hello."],
      act: 'Go one street farther than you normally do today, and bring home the name of it.',
    },
    easy: {
      moods: ['free', 'dream'],
      turn: [
        "There's a bench, a bakery and a dog that objects to visitors.",
        'You read the street sign aloud and sit down for a minute.',
      ],
      act: 'Take a friend or a child to a place nearby that neither of you knows, within walking distance, today.',
    },
    tense: {
      moods: ['torn', 'duty'],
      turn: [
        'You turn back, as your feet have learned.',
        'From your own door you can still see the top of the lamppost.',
      ],
      act: "Choose a different way home once today, and don't look up how long it takes.",
    },
    bodies: ['Uranus', 'Mars', 'North Node', 'Moon'],
    suits: ['wellbeing'],
  },
  {
    title: 'Short enough for a child',
    scene:
      "A child asks why the sea is salty, what money is, or where the old cat has gone, and you've got as long as a red light.",
    withSomeone:
      "A child asks you and {someone} why the sea is salty or what money is, and you've got as long as a red light.",
    joined: {
      moods: ['talk', 'deep'],
      turn: ['Say what you really think, in twelve words.', 'The child thinks about that as far as the next crossing.'],
      act: 'Explain what you do all day in four sentences for a child today, aloud or on paper.',
    },
    easy: {
      moods: ['talk', 'seen'],
      turn: ['It comes out simple, and better than in your head.', 'From the back seat a child asks who told the sea.'],
      act: 'Ask a child or a very old person one large question today, and write the answer down.',
    },
    tense: {
      moods: ['talk', 'plenty'],
      turn: [
        'You begin with the oceans, and the light turns green.',
        "A driver honks, and the child says it doesn't matter.",
      ],
      act: 'Finish the sentence "I believe that" once on paper tonight, without a comma.',
    },
    bodies: ['Mercury', 'Sun', 'Jupiter'],
    suits: ['career'],
  },
  {
    title: 'A candle for nobody in particular',
    scene:
      "In a church or a temple, or on a balcony, there's a row of small candles, and you have a match and nobody in mind.",
    withSomeone: "On a balcony or in a church {someone} hands you a match, and there's a row of small candles.",
    joined: {
      moods: ['dream', 'warm'],
      turn: [
        'Light it, and wait until a face comes to mind.',
        'An old woman comes in, lights hers from yours, and nods.',
      ],
      act: 'Spend five minutes somewhere quiet today, with a light or under a tree, and ask for nothing.',
    },
    easy: {
      moods: ['warm', 'dream', 'plenty'],
      turn: [
        "You think of three people, and it's like having company.",
        'You count the flames and give each one a name.',
      ],
      act: "Send a kind thought in writing to one person today who's having a hard time.",
    },
    tense: {
      moods: ['dream', 'sore'],
      turn: ["You don't believe in it, and you don't quite not.", 'The match burns down, and you strike another.'],
      act: 'Sit still for five minutes before bed with the light off, and let the doubts sit too.',
    },
    bodies: ['Neptune', 'Moon', 'Pluto'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Clause nine',
    scene:
      "A lease, a rule or a regulation has a clause nine, and it's being read to you by a clerk who likes reading it aloud.",
    joined: {
      moods: ['talk', 'deep'],
      turn: ["Ask what it's for.", "They look up from the page and say they've wondered too."],
      act: 'Find out the reason for one rule you keep, at work or in your building, by asking one person today.',
    },
    easy: {
      moods: ['bold', 'talk', 'duty'],
      turn: ["You've read it too, and clause ten is on your side.", 'You turn the page toward them and point.'],
      act: 'Help one person with an official paper today, for ten minutes, pencil in hand.',
    },
    tense: {
      moods: ['cross', 'torn'],
      turn: [
        "You're right in principle, and the principle is hard to sit on.",
        "Outside it's stopped raining, and they're starting on clause ten.",
      ],
      act: 'Let one small injustice go today, and keep the time it would have taken for a walk.',
    },
    bodies: ['Saturn', 'Mars', 'Pluto', 'Midheaven'],
    suits: ['money', 'career'],
  },
  {
    title: 'The year after next',
    scene: "A sister or a friend asks over cake where you'd like to be in two years, and you look at your fork.",
    withSomeone: "{Someone} asks over cake where you'd like to be in two years, and you look at your fork.",
    joined: {
      moods: ['bold', 'dream', 'free'],
      turn: [
        'Say the first place that comes, because it knows something.',
        'You draw it on the plate with the fork, door first.',
      ],
      act: "Write down three things tonight that you'd like to be true in two years, and underline the nearest.",
    },
    easy: {
      moods: ['bold', 'dream', 'plenty'],
      turn: [
        'You can see it quite clearly, with a window and an open door.',
        'They take the last piece and ask what color the door is.',
      ],
      act: 'Write one wish that needs more than a year on paper today, and show it to a friend.',
    },
    tense: {
      moods: ['torn', 'sore'],
      turn: ['You say "no idea", and it\'s half true.', 'They wait, and you eat a crumb.'],
      act: 'Cross one old goal off your list tonight that belongs to someone you no longer are.',
    },
    bodies: ['Jupiter', 'Sun', 'North Node', 'Midheaven', 'Ascendant'],
    suits: ['career', 'love'],
  },
  {
    title: 'Page forty, face down',
    scene:
      'Face down on the armrest is a guide to better living, open at page forty, with a crumb where the tenth rule was.',
    withSomeone:
      "From {someone} you have a guide to better living, and it's face down at page forty, with a crumb where the tenth rule was.",
    joined: {
      moods: ['free', 'plenty'],
      turn: ['Keep one rule, the one that made you laugh.', 'You read it aloud to a friend and try it on the spot.'],
      act: 'Choose a single good idea from anywhere today, and try it once before bed.',
    },
    easy: {
      moods: ['free', 'duty', 'seen'],
      turn: [
        'You notice that you do most of it already, without the numbers.',
        'You brush off the crumb and put the book on the shelf.',
      ],
      act: 'Pass one book that helped you on to a friend today, with a line about why.',
    },
    tense: {
      moods: ['duty', 'sore'],
      turn: [
        'You read how to rest, with your jaw clenched.',
        'You underline "breathe" and hold your breath until the next line.',
      ],
      act: 'Break one of your own rules on purpose today, a small one, and enjoy it.',
    },
    bodies: ['Chiron', 'Uranus', 'Venus', 'Saturn'],
    suits: ['wellbeing'],
  },
]
