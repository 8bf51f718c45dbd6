import type { Card } from '../../pieces/Card.ts'

export const ninth: readonly Card[] = [
  {
    title: 'The course at lesson two',
    subject: 'reading',
    scene: "You're enrolled in a Portuguese course, and for some time you've been at lesson two.",
    withSomeone: {
      scene: "You've told {someone} about your Portuguese course, and you're still at lesson two.",
      turn: {
        joined: [
          'Press the button for lesson three, bad accent and all.',
          'They ask for a sentence, and you give them the one about the fish, twice.',
        ],
        easy: [
          'Lesson two is friendly, and you can already say where the library is.',
          'They ask you the way there, in English, and you send them left.',
        ],
        tense: [
          'You start over with lesson one, to be on the safe side.',
          'They ask to hear something, and you say "good morning" well after lunch.',
        ],
      },
    },
    again: {
      easy: 'a word of Portuguese turns up on a label, and you know it',
      tense: "the course writes to ask how you're getting on",
    },
    forecast: {
      easy: 'what you study sticks better than on other days',
      tense: 'progress is hard to see, and half a lesson will do',
    },
    joined: {
      moods: ['daring', 'curious', 'diligent', 'unsure'],
      today: 'skipping ahead teaches you more than starting over',
      turn: [
        'Press the button for lesson three, bad accent and all.',
        'A voice says "repeat after me", and you do, to the kitchen.',
      ],
      after: 'you know lesson three by heart, and so does the kitchen',
      use: "get past the easy beginning of something you're learning",
      act: 'Repeat one foreign sentence aloud in the kitchen today, five times, the last time without looking.',
    },
    easy: {
      moods: ['content', 'dreaming'],
      turn: [
        'Lesson two is friendly, and you can already say where the library is.',
        'You order an imaginary coffee and get the ending right.',
      ],
      use: "show off a little of what you've learned",
      act: 'Explain the last thing you learned to someone in three sentences today.',
    },
    tense: {
      moods: ['unsure', 'careful'],
      turn: [
        'You start over with lesson one, to be on the safe side.',
        "By the second page you know every answer, and you're bored.",
      ],
      use: 'give study a fixed time on your calendar',
      act: "Skip to the next lesson today with the holes you've got, and stop after fifteen minutes.",
    },
    because: { joined: ['Uranus'], easy: ['Saturn'], tense: ['Saturn'] },
    bodies: ['Saturn', 'Chiron', 'Mercury', 'North Node'],
    suits: ['career'],
  },
  {
    title: 'Where the passport is',
    subject: 'way',
    scene:
      "In your mind there's a coast, a ferry and a breakfast with figs, and somewhere at home there's the passport.",
    withSomeone: {
      scene:
        "{Someone} sends a picture of a ferry, you think of a coast and figs, and somewhere at home there's the passport.",
      turn: {
        joined: [
          'Find the passport, and open it at an empty page.',
          'They ask to see the photo, and you send them the empty page instead.',
        ],
        easy: [
          'You know a cheap way to get there, and you send it back with a picture of figs.',
          'They send better figs, and you go looking for better still.',
        ],
        tense: [
          'You look up ferries until your tea is cold, and you end up angry with the sea.',
          'They ask what you\'re up to, and you write "nothing", in front of a shelf of figs.',
        ],
      },
    },
    again: {
      easy: 'somebody tells you about a ferry, and you ask when it leaves',
      tense: 'somebody else is on a ferry, and tells you about the wind',
    },
    forecast: {
      easy: 'a trip comes together with less fuss than usual',
      tense: 'staying put is hard, and even an hour outdoors counts',
    },
    joined: {
      moods: ['restless', 'dreaming', 'hopeful', 'absent'],
      turn: [
        'Find the passport, and open it at an empty page.',
        "It's under the tablecloths, and the photo is terrible.",
      ],
      use: 'choose one destination and find out how to get there',
      act: 'Open a map tonight, put a coin on one coast, and say its name aloud.',
    },
    easy: {
      moods: ['hopeful', 'dreaming', 'playful'],
      turn: [
        'You know a cheap way to get there, and who would come along.',
        'You send a picture of a ferry and get one of figs.',
      ],
      after: 'there are nine pictures of figs on your phone, and no ticket',
      use: "pick dates for a trip and ask who'd come",
      act: 'Ask one person today what you should see on a coast they know, and write the answer on a card.',
    },
    tense: {
      moods: ['restless', 'dreaming', 'absent'],
      turn: [
        'You look up ferries until your tea is cold, and you end up angry with the sea.',
        'At the store you read the label on the figs and put them back.',
      ],
      after: 'the figs are in your kitchen, if not the ferry',
      use: 'set aside two days for somewhere nearer to home',
      act: 'Go as far today as the last stop you know by name, and take no pictures.',
    },
    because: { joined: ['Mars', 'Uranus'], easy: ['Jupiter'], tense: ['Mars', 'Uranus'] },
    bodies: ['Jupiter', 'Uranus', 'Neptune', 'Venus'],
    suits: ['money'],
  },
  {
    title: 'An uncle and a headline',
    scene: 'Over the salad an uncle quotes a headline, a cousin puts down the fork, and everyone looks at you.',
    again: {
      easy: 'an uncle reads you a headline, and you both groan',
      tense: 'somebody reads a headline aloud and looks up at you',
    },
    forecast: {
      easy: "a difference of opinion stays milder than you'd expect",
      tense: 'an argument gets louder with every dish, and nobody is converted',
    },
    joined: {
      moods: ['outspoken', 'curious', 'searching', 'kind'],
      turn: [
        "Say that you like your uncle and don't agree, and ask when he first thought so.",
        'He pushes the salad away and tells you about a factory.',
      ],
      after: 'you know all about a factory, and the headline is wrapping lettuce',
      use: 'bring up a touchy subject with someone you like',
      act: 'Ask one person you disagree with today how they came to think so, and say "I see" once.',
    },
    easy: {
      moods: ['outspoken', 'unhidden'],
      turn: [
        'You disagree, pass the bread, and nobody leaves.',
        "By the time there's coffee, you and your uncle are looking for a third opinion.",
      ],
      after: 'you still disagree, and you have the salad recipe',
      use: 'tell a friend kindly where you disagree',
      act: "Tell one person today what you've changed your mind about, and when.",
    },
    tense: {
      moods: ['quarrelsome', 'talkative'],
      turn: [
        "You've got the facts, all of them, and the salad gets warm.",
        'An aunt asks about dessert in a very bright voice.',
      ],
      after: 'your uncle sends three more headlines, with arrows',
      use: 'hear one person out on a subject you disagree about',
      act: 'Type a full answer to one opinion that annoys you today, then delete the draft and go for a walk.',
    },
    because: { joined: ['Mercury', 'Mars'], easy: ['Mercury', 'Mars'], tense: ['Mercury', 'Mars', 'Pluto'] },
    bodies: ['Mercury', 'Mars', 'Jupiter', 'Pluto'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'Six words of another language',
    subject: 'word',
    scene: 'At the bakery they speak another language, of which you know six words, two of them for cheese.',
    again: {
      easy: 'you hear the language on a bus and catch a word',
      tense: 'somebody answers your six words far too fast',
    },
    forecast: {
      easy: "strangers are patient with mistakes, so it's easier to speak up",
      tense: 'you feel clumsy with words, and short sentences serve best',
    },
    joined: {
      moods: ['daring', 'unhidden', 'mending', 'unsure'],
      turn: [
        'Use all six, and never mind the blush.',
        'You get a whole sentence back, and you understand the end of it.',
      ],
      after: 'you understand the end of most sentences, and nod until then',
      use: 'say something in a language you barely know',
      act: 'Say one sentence in another language aloud today, to somebody or to a loaf of bread.',
    },
    easy: {
      moods: ['curious', 'content', 'playful'],
      turn: [
        'You learn a seventh word, and it comes with a roll.',
        'You say it all the way home, with the roll in your hand.',
      ],
      use: 'learn ten words you keep having to look up',
      act: 'Learn how to say "thank you, that was good" in one language today, and say it twice before bed.',
    },
    tense: {
      moods: ['unsure', 'yielding', 'watched'],
      turn: [
        'You point, because pointing has no accent.',
        'You go home with one roll, and one that you took to be polite.',
      ],
      use: 'ask somebody to go over a hard part again, slowly',
      act: 'Look up how one word you need is said today, and say it aloud ten times.',
    },
    because: { joined: ['Mercury'], easy: ['Mercury', 'Saturn', 'Ascendant'], tense: ['Mercury'] },
    bodies: ['Mercury', 'Venus', 'Ascendant', 'North Node'],
    suits: ['career'],
  },
  {
    title: 'A teacher worth thanking',
    subject: 'old friend',
    scene: 'You tie up a parcel, and the knot is one that a teacher showed you and never got thanked for.',
    again: {
      easy: 'your hands know a knot, and you know who taught them',
      tense: 'the string is too short for the knot you know',
    },
    forecast: {
      easy: 'a thank-you from you comes late and is welcome all the same',
      tense: 'old criticism sounds louder than it deserves',
    },
    joined: {
      moods: ['kind', 'generous'],
      turn: [
        'Show the knot to the next person who comes by.',
        'They get it wrong twice, and you say "again" in the teacher\'s voice.',
      ],
      after: "two people can tie that knot, and one says it's theirs",
      use: 'offer a lesson in something your hands know',
      act: 'Tie up a stack of paper with string today, and say the name of whoever taught your hands.',
    },
    easy: {
      moods: ['tender', 'dreaming'],
      turn: [
        'The name comes back to you, and so does the coat that smelled of chalk.',
        'You undo the knot and tie it once more, just for the name.',
      ],
      after: 'the parcel is on its way, and the name is still with you',
      use: "find out what's become of a teacher you liked",
      act: "Write three lines to a teacher of yours today, even if you can't send them.",
    },
    tense: {
      moods: ['unsure', 'careful'],
      turn: [
        'You hear the other teacher, the one who sighed.',
        'You undo the knot and do it over, though it was right.',
      ],
      use: 'judge one piece of work by your own standard',
      act: "Do today, badly and for one minute, the thing that a teacher said you couldn't.",
    },
    because: { joined: ['Saturn'], easy: ['Saturn'], tense: ['Chiron'] },
    bodies: ['Saturn', 'Chiron', 'Sun'],
    suits: ['career', 'love'],
  },
  {
    title: 'A pencil in a hard book',
    subject: 'reading',
    scene: 'On the table is a hard book, with a pencil in it and a question mark beside nearly every paragraph.',
    withSomeone: {
      scene:
        '{Someone} asks about the hard book in your bag, with a pencil in it and a question mark beside every paragraph.',
      turn: {
        joined: [
          'Read three pages, and be glad of every mark.',
          "They ask what the first one is about, and once you've told them you can erase it.",
        ],
        easy: [
          'You feel stupid for two paragraphs, and then the book suddenly speaks plainly.',
          'They ask what made you look up, and you read them the line.',
        ],
        tense: [
          'You say that all the reviewers found it easy.',
          "They say they'd never get past the cover, and you set your cup down on it.",
        ],
      },
    },
    again: {
      easy: 'a line from the book turns up just where you need it',
      tense: 'somebody says the book is really quite simple',
    },
    forecast: {
      easy: 'a dense page starts to make sense, line by line',
      tense: 'concentration runs low, and a few pages are plenty',
    },
    joined: {
      moods: ['diligent', 'curious', 'searching'],
      turn: ['Read three pages, and be glad of every mark.', 'On the third page you erase one of the question marks.'],
      use: 'begin a difficult subject at three pages a sitting',
      act: 'Copy one sentence that you like out of a book today, by hand, and put it above your desk.',
    },
    easy: {
      moods: ['curious', 'diligent', 'clear'],
      turn: [
        'You feel stupid for two paragraphs, and then the book suddenly speaks plainly.',
        "You read one line aloud, to nobody, because it's that good.",
      ],
      after: 'you know one line of the book by heart, without the context',
      use: "take on a text that's a little above you",
      act: 'Read two pages of something that has nothing to do with your life, before supper today, and tell a friend about it.',
    },
    tense: {
      moods: ['unsure'],
      turn: [
        'You read the reviews instead, and every reviewer found the book easy.',
        'You put a cup on the book, and it makes a good coaster.',
      ],
      after: 'the pencil is at work in another book',
      use: 'find a simpler explanation of something that puzzles you',
      act: "Put one book you'll never finish back on the shelf tonight, with no bad conscience, and open a thinner one.",
    },
    because: { joined: ['Saturn', 'Pluto'], easy: ['Saturn', 'Pluto'], tense: ['Saturn', 'Neptune'] },
    bodies: ['Mercury', 'Saturn', 'Pluto'],
    suits: ['wellbeing', 'career'],
  },
  {
    title: 'What time it is there',
    subject: 'old friend',
    scene: "An old friend lives where it's already night, and before you call you work out the time on your fingers.",
    again: {
      easy: 'you work out the hours at once, without a finger',
      tense: 'you count the hours wrong and wake somebody',
    },
    forecast: {
      easy: 'distance matters less, and even a quick hello does you good',
      tense: 'you miss people more, and sending a few lines helps',
    },
    joined: {
      moods: ['tender', 'impulsive'],
      turn: ['Call, and let your friend be sleepy.', 'You hear a pillow, a yawn, and then your name.'],
      after: 'your friend calls back, without counting at all',
      use: 'call someone far off without waiting for a reason',
      act: 'Send a voice message to someone far away today, and describe what you see from where you stand.',
    },
    easy: {
      moods: ['tender', 'dreaming'],
      turn: [
        'Your friend picks up at a night market, and holds the phone out for you.',
        'A woman is selling melons at the top of her voice.',
      ],
      use: "catch up at length with a friend who's moved away",
      act: 'Hold your phone out of a window for half a minute today, and send the sound to someone far off.',
    },
    tense: {
      moods: ['torn', 'tender'],
      turn: [
        "You'd love to hear that voice, and you put it off until it's too late there.",
        'You start a postcard, and the first word is "sorry".',
      ],
      use: 'suggest an exact hour for a long-distance call',
      act: 'Write one postcard or five lines to someone far off today, with nothing in it that matters.',
    },
    because: { joined: ['Moon', 'Mercury', 'Venus'], easy: ['Moon', 'Mercury', 'Venus'], tense: ['Moon', 'Venus'] },
    bodies: ['Moon', 'Venus', 'Neptune'],
    suits: ['love'],
  },
  {
    title: 'The letter with the crest',
    subject: 'paperwork',
    scene: 'A letter with a crest, about a place to study, asks for your reasons in two hundred words.',
    withSomeone: {
      scene:
        'You and {someone} bend over a letter with a crest, about a place to study: it asks for your reasons in two hundred words.',
      turn: {
        joined: [
          'Put the real reason first, and the other words follow.',
          'They say "that\'s you" at word sixty, and you forget the crest.',
        ],
        easy: [
          'You know why you want it, and on paper you come off rather well.',
          'They count the words, and you spend the four left over on a joke.',
        ],
        tense: [
          'You write what sounds impressive, and read it out.',
          "They ask politely what it means, and by line three you're bored with yourself.",
        ],
      },
    },
    again: {
      easy: 'you have your reasons handy when somebody asks',
      tense: 'a second letter comes, with the same crest and a longer form',
    },
    forecast: {
      easy: 'you make a good case for yourself on paper',
      tense: 'convincing words come slowly, and a plain draft is enough',
    },
    joined: {
      moods: ['outspoken', 'clear', 'unhidden'],
      turn: ['Put the real reason first, and the other words follow.', "By word sixty you've forgotten the crest."],
      use: 'put your true reason at the top of a request',
      act: "Write the first fifty words of one application today, in the words you'd use for a friend.",
    },
    easy: {
      moods: ['clear', 'strong', 'hopeful'],
      turn: [
        'You know why you want it, and on paper you come off rather well.',
        'You count the words, and there are four to spare.',
      ],
      use: 'submit an application while you believe in your chances',
      act: 'Ask one person today how they wrote an application that worked, in a single line.',
    },
    tense: {
      moods: ['eager', 'watched', 'unsure'],
      turn: [
        "You write what sounds impressive, and by line three you're bored with yourself.",
        'You look at the clock, the crest and the cursor.',
      ],
      use: 'cut the impressive words from a letter about yourself',
      act: 'Answer one official question today in six honest words on scrap paper, before you make it longer.',
    },
    because: {
      joined: ['Sun', 'Mercury', 'Midheaven'],
      easy: ['Sun', 'Mercury', 'Midheaven'],
      tense: ['Mercury', 'Saturn'],
    },
    bodies: ['Sun', 'Midheaven', 'Saturn', 'Mercury'],
    suits: ['career', 'money'],
  },
  {
    title: 'One street farther',
    subject: 'way',
    scene: "Where your usual walk turns back there's a lamppost, and behind it a street you know only from the map.",
    withSomeone: {
      scene:
        "On a walk with {someone} you reach the lamppost where you'd turn back, and behind it is a street you've never seen.",
      turn: {
        joined: [
          'Walk past the lamppost.',
          'They choose a yellow door for themselves, and you begin to look for yours.',
        ],
        easy: [
          'One foot wants to go home, and the other is already past the lamppost.',
          'They smell bread, you go where they point, and a dog objects to you both.',
        ],
        tense: [
          'You look at the street, look at the sky, and turn back.',
          'They look over one shoulder as far as the corner, and so do you.',
        ],
      },
    },
    again: {
      easy: "your feet are past the lamppost before you've thought about it",
      tense: 'the street you meant to try is closed for repairs',
    },
    forecast: {
      easy: "the hour you didn't plan is the one you remember",
      tense: 'new places tire you sooner, and a short outing is fine',
    },
    joined: {
      moods: ['daring', 'curious', 'restless', 'impulsive'],
      turn: ['Walk past the lamppost.', "There's a yellow door, and an old man on the step says hello."],
      after: 'you know three doors on that street by color',
      use: "visit some part of town that's new to you",
      act: 'Go one street farther than you normally do today, and bring home the name of it.',
    },
    easy: {
      moods: ['curious', 'daring', 'torn'],
      turn: [
        'One foot wants to go home, and the other is already past the lamppost.',
        "There's a bench, a bakery and a dog that objects to visitors.",
      ],
      after: 'the dog still objects, and the baker knows you',
      use: 'make room for a detour on an errand',
      act: 'Walk to a place nearby today that you know only by name, and look at it for five minutes.',
    },
    tense: {
      moods: ['torn', 'restrained'],
      today: 'habit wins over curiosity, unless you push a little',
      turn: [
        'You look at the street, look at the sky, and turn back.',
        'From your own door you can still see the top of the lamppost.',
      ],
      use: 'change one thing about your usual route',
      act: "Choose a different way home once today, and don't look up how long it takes.",
    },
    because: { joined: ['Uranus'], easy: ['Uranus'], tense: ['Moon', 'Saturn'] },
    bodies: ['Uranus', 'Mars', 'North Node', 'Moon'],
    suits: ['wellbeing'],
  },
  {
    title: 'Short enough for a child',
    subject: 'word',
    scene: 'A child asks why the sea is salty, and the answer has to be short enough for a red light.',
    withSomeone: {
      scene:
        'A child asks you and {someone} why the sea is salty, and the answer has to be short enough for a red light.',
      turn: {
        joined: [
          'Answer in twelve words, loud enough for everyone at the light.',
          'They count along on their fingers, and have to borrow two of yours.',
        ],
        easy: [
          'The answer comes out so simple that you wish somebody else had heard.',
          'They have, and they ask you who told the sea.',
        ],
        tense: [
          'You begin with the oceans, to be exact, and the light turns green.',
          '"Rocks," they tell the child, and you\'re still on the rivers.',
        ],
      },
    },
    again: {
      easy: 'somebody repeats an answer of yours, nearly right',
      tense: 'a child asks "why" about your answer, and then again',
    },
    forecast: {
      easy: 'your simplest words are enough, and listeners get the point',
      tense: 'explanations run long, and attention gives out before the end',
    },
    joined: {
      moods: ['clear', 'eager', 'outspoken'],
      turn: [
        'Answer in twelve words, loud enough for everyone at the light.',
        'The child thinks about that as far as the next crossing.',
      ],
      after: 'your answer is all over the playground, with a whale in it',
      use: 'settle what you think about one large question',
      act: 'Explain what you do all day in four sentences for a child today, aloud or on paper.',
    },
    easy: {
      moods: ['clear', 'eager'],
      turn: [
        'The answer comes out so simple that you wish somebody else had heard.',
        'The child asks who told the sea.',
      ],
      use: 'explain something complicated to a curious person',
      act: 'Ask somebody much older or much younger one large question today, and write the answer down.',
    },
    tense: {
      moods: ['talkative', 'careful'],
      turn: [
        'You begin with the oceans, to be exact, and the light turns green.',
        "A driver honks, and the child says it doesn't matter.",
      ],
      use: 'answer one long question in a single sentence',
      act: 'Finish the sentence "I believe that" once on paper tonight, without a comma.',
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury'] },
    bodies: ['Mercury', 'Sun', 'Jupiter'],
    suits: ['career'],
  },
  {
    title: 'A candle for nobody in particular',
    subject: 'time alone',
    scene:
      'Out of the rain you come into an old church, and you light a match for a candle, with nobody in particular in mind.',
    withSomeone: {
      scene:
        'Out of the rain you and {someone} come into an old church, with a match for one candle and nobody in particular in mind.',
      turn: {
        joined: [
          'Light the candle, and wait until a face comes to mind.',
          "They cup a hand around the flame for you, and don't ask whose face it is.",
        ],
        easy: [
          "You think of three people, and it's like having company.",
          "They ask who it's for, and you whisper all three names.",
        ],
        tense: [
          "You don't believe in candles, and you don't quite not.",
          "They ask what you'd wish for, and the match burns down while you think.",
        ],
      },
    },
    again: {
      easy: 'a face comes to mind, and you know whom to write to',
      tense: "the match won't strike when you sit down to be quiet",
    },
    forecast: {
      easy: 'a quiet corner does more for you than talk',
      tense: "doubts come around, and there's no hurry to answer them",
    },
    joined: {
      moods: ['tender', 'restrained', 'dreaming'],
      turn: [
        'Light the candle, and wait until a face comes to mind.',
        'An old woman comes in, lights hers from yours, and nods.',
      ],
      use: 'spend ten minutes of one evening in silence',
      act: 'Sit by one small light tonight until it feels long, and ask for nothing.',
    },
    easy: {
      moods: ['tender', 'content'],
      turn: [
        "You think of three people, and it's like having company.",
        'You count the flames and give each one a name.',
      ],
      use: "look in on a person who's often alone",
      act: "Send a kind thought in writing to one person today who's having a hard time.",
    },
    tense: {
      moods: ['searching'],
      turn: ["You don't believe in candles, and you don't quite not.", 'The match burns down, and you strike another.'],
      use: "talk over a doubt with somebody who won't preach",
      act: 'Sit still for five minutes before bed with the light off, and let the doubts sit too.',
    },
    because: { joined: ['Moon', 'Neptune'], easy: ['Moon', 'Neptune'], tense: ['Moon', 'Neptune', 'Chiron'] },
    bodies: ['Neptune', 'Moon', 'Pluto'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Clause nine',
    subject: 'paperwork',
    scene: "A refund of yours hangs on clause nine, and it's being read to you by a clerk who likes reading aloud.",
    again: {
      easy: 'a rule turns out to be on your side, for once',
      tense: 'a form sends you from clause nine to clause thirteen',
    },
    forecast: {
      easy: 'the rules leave more room than first appears',
      tense: 'rules get in the way, and politeness gets further than being right',
    },
    joined: {
      moods: ['defiant', 'impatient', 'strong', 'searching'],
      turn: [
        "Say that you've stood long enough, and ask what clause nine is for.",
        'The clerk looks up from the page, and has wondered too.',
      ],
      after: "nobody knows what clause nine is for, and that's in writing",
      use: 'take up a complaint with the office that decides',
      act: 'Ask one person today what a rule you both keep is for, and write the reason down.',
    },
    easy: {
      moods: ['careful', 'strong', 'clear'],
      turn: ["You've read it too, and clause ten is on your side.", 'You turn the page toward the clerk and point.'],
      use: "read the fine print and claim what's yours",
      act: 'Help one person with an official page today, with your finger under the line that matters.',
    },
    tense: {
      moods: ['quarrelsome', 'outspoken', 'impatient'],
      turn: [
        "You say you're right in principle, and the clerk starts over from clause one.",
        'Behind you somebody sits down on a suitcase.',
      ],
      use: 'decide which point is worth fighting over',
      act: 'Let one small injustice go today, and keep the time it would have taken for a walk.',
    },
    because: { joined: ['Saturn'], easy: ['Saturn'], tense: ['Mars', 'Saturn', 'Uranus'] },
    bodies: ['Saturn', 'Mars', 'Pluto', 'Midheaven'],
    suits: ['money', 'career'],
  },
  {
    title: 'The year after next',
    scene: "A friend asks over cake where you'd like to be the year after next, and you look at your fork.",
    withSomeone: {
      scene: "{Someone} asks over cake where you'd like to be the year after next, and you look at your fork.",
      turn: {
        joined: [
          'Say the first place that comes to mind.',
          "They ask what's outside the window, and you draw it on the plate with the fork.",
        ],
        easy: [
          'You can see the place quite clearly, with a long table and an open door.',
          'They take the last piece, ask what color the door is, and you know.',
        ],
        tense: ['You say "no idea", and it\'s half true.', 'They wait, and you eat a crumb, and they wait some more.'],
      },
    },
    again: {
      easy: 'you have an answer when somebody mentions the year after next',
      tense: 'somebody asks for your plans, with a fork in the air',
    },
    forecast: {
      easy: 'big plans sound sensible, even when you hear yourself tell them',
      tense: 'far-off plans look vague, and the near ones still work',
    },
    joined: {
      moods: ['dreaming', 'impulsive', 'outspoken'],
      turn: ['Say the first place that comes to mind.', 'You draw it on the plate with the fork, door first.'],
      use: 'name a goal and the first thing it needs',
      act: "Draw tonight the door you'd like to live behind in two years, with the color written on it.",
    },
    easy: {
      moods: ['dreaming', 'hopeful'],
      turn: [
        'You can see the place quite clearly, with a long table and an open door.',
        'They take the last piece and ask what color the door is.',
      ],
      after: 'the place is furnished in your head, as far as the stairs',
      use: 'talk a distant plan over with a practical friend',
      act: 'Write one wish that needs more than a year on paper today, and show it to a friend.',
    },
    tense: {
      moods: ['guarded', 'unsure', 'absent'],
      turn: ['You say "no idea", and it\'s half true.', 'They wait, and you eat a crumb.'],
      after: 'you have a good answer, one cake too late',
      use: 'spend an afternoon trying out something you might do for years',
      act: 'Cross one old goal off your list tonight that belongs to someone you no longer are.',
    },
    because: { joined: ['Jupiter'], easy: ['Jupiter'], tense: ['Jupiter', 'Neptune'] },
    bodies: ['Jupiter', 'Sun', 'North Node', 'Midheaven', 'Ascendant'],
    suits: ['career', 'love'],
  },
  {
    title: 'Page forty, face down',
    subject: 'reading',
    scene:
      'Face down on the armrest is a guide to better living, open at page forty, with a crumb where the tenth rule was.',
    withSomeone: {
      scene:
        'A guide to better living, a present from {someone}, lies face down at page forty, with a crumb where the tenth rule was.',
      turn: {
        joined: [
          'Drop every rule but one, the one that made you laugh.',
          'They ask which one it is, and you show them on the spot.',
        ],
        easy: [
          'You notice that you keep most of the rules already, without the numbers.',
          "They've only read the cover, they say, and you put the book on the shelf.",
        ],
        tense: [
          'You read how to rest, with your jaw clenched.',
          "They ask if it's helping, and you hold up one finger until the end of the line.",
        ],
      },
    },
    again: {
      easy: 'you do the thing on page forty without having read it',
      tense: 'somebody gives you another guide, twice as thick',
    },
    forecast: {
      easy: "it's easier to be sensible without being strict",
      tense: 'advice comes from all sides, and most of it can wait',
    },
    joined: {
      moods: ['playful', 'releasing', 'impulsive', 'daring'],
      turn: [
        'Drop every rule but one, the one that made you laugh.',
        'You read it aloud to the empty room and try it on the spot.',
      ],
      use: 'keep one piece of good advice and forget the rest',
      act: 'Choose a single good idea from anywhere today, and try it once before bed.',
    },
    easy: {
      moods: ['content', 'releasing', 'mending'],
      turn: [
        'You notice that you keep most of the rules already, without the numbers.',
        'You brush off the crumb and put the book on the shelf.',
      ],
      after: 'the guide is with a friend, and you keep the rules anyway',
      use: 'write down three things you already do right',
      act: 'Put one book for a friend by the door tonight, with a line in it about why.',
    },
    tense: {
      moods: ['burdened'],
      turn: [
        'You read how to rest, with your jaw clenched.',
        'You underline "breathe" and hold your breath until the next line.',
      ],
      use: 'skip one rule and see whether you miss it',
      act: 'Break one of your own rules on purpose today, a small one, and enjoy it.',
    },
    because: { joined: ['Saturn'], easy: ['Saturn'], tense: ['Mercury'] },
    bodies: ['Chiron', 'Uranus', 'Venus', 'Saturn'],
    suits: ['wellbeing'],
  },
]
