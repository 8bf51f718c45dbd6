import type { Card } from './Card.ts'

export const ninth: readonly Card[] = [
  {
    title: 'The course at lesson two',
    scene:
      'You start the lesson, pause the teacher mid-word to make tea, and come back to a screen that has gone dark.',
    act: {
      joined:
        'Watch or read one lesson of something you want to learn, and sum it up on paper in three lines before bed.',
      easy: 'Send a friend a photo of one page you are learning from, with the best line underlined, before the day ends.',
      tense: 'Decide tonight on one course or skill to drop, and take its notes, book or tab off your desk.',
    },
    suits: ['career'],
  },
  {
    title: 'Page forty, face down',
    scene:
      'Somewhere near the bed a book lies face down at page forty, with a receipt for a bookmark and a phone on top.',
    act: {
      joined:
        'Read the first ten pages of a book you own and have never opened, with the phone in another room tonight.',
      easy: 'Copy one sentence you like out of a book onto a card, and prop the card beside the kettle tonight.',
      tense: 'Choose one book you are never going to finish, and put it by the front door for somebody else tonight.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Where the passport is',
    scene:
      'The passport is in one of four drawers, along with foreign coins, a charger and a key that nobody recognizes.',
    act: {
      joined: 'Find your passport or ID card, note when it runs out, and write one place beside that date before bed.',
      easy: 'Clear one drawer of maps, adapters and foreign coins in fifteen minutes, and put all travel things in one bag.',
      tense:
        'Look up how long one trip you talk about takes, door to door, and decide tonight whether it stays on your list.',
    },
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'What time it is there',
    scene:
      'With a friend abroad, half of a call is arithmetic: their breakfast, your dishes, a child asking who is on the screen.',
    act: {
      joined:
        'Record a voice message for the person you like who lives farthest away, two minutes long, and send it today.',
      easy: 'Photograph your street exactly as it looks now, and send the picture to a relative in another town before bed.',
      tense:
        'Tell a faraway friend three true things in one message tonight: what is good, what is hard, what you miss.',
    },
    suits: ['love'],
  },
  {
    title: 'An uncle and a headline',
    scene:
      'An uncle quotes a headline, a cousin studies the salad, and somebody asks rather fast who would like coffee.',
    act: {
      joined:
        'Ask one relative by message today what they have changed their mind about, and leave your own opinion out.',
      easy: 'Tell a friend before bed one thing on which you agree with the person you argue with most.',
      tense:
        'Type a full reply to one opinion that annoys you, then delete the draft and put the kettle on within ten minutes.',
    },
    suits: ['love'],
  },
  {
    title: 'A teacher worth thanking',
    scene:
      'You can hear a teacher in how you sharpen a pencil, check a sum or tell a younger colleague to sit down first.',
    act: {
      joined:
        'Begin a letter to a teacher, coach or older colleague about what you use of theirs, and fill half a page tonight.',
      easy: 'Thank someone who taught you a thing you do at work, in two lines today, with no favor attached.',
      tense: 'Put one rule from a teacher or parent on paper tonight, and cross out the half that is no use to you.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'Clause nine of the lease',
    scene:
      'Nobody reads a lease on the sofa, yet the deposit, the notice period and the rule about pianos are all in there.',
    act: {
      joined:
        'Open one contract that you pay under, read its first two pages, and pencil the notice period on the front tonight.',
      easy: 'Ask the landlord, the insurer or the bank one plain question about a contract, by email, before bed.',
      tense:
        'Mark the one clause in a contract that you pretend to understand, and restate it in eight plain words tonight.',
    },
    suits: ['money'],
  },
  {
    title: 'A jar marked somewhere',
    scene:
      'Part of the trip is already here: a fare alert, a screenshot of a balcony, the question of who feeds the cat.',
    act: {
      joined: 'Label one jar or envelope tonight with a place you want to go, and put the price inside on a slip.',
      easy: 'Compare two ways of reaching a place you like, by fare and by hours, and note both on a card today.',
      tense:
        'Add up what one trip would really cost, meals and cat sitter included, and sleep on the written figure tonight.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'The year after next',
    scene: 'Asked where you see yourself in five years, you look at the ceiling, the coffee and the person asking.',
    act: {
      joined: 'Put where you want to be working in five years into one sentence, and date the sheet of paper tonight.',
      easy: 'Tell one colleague or friend today about a plan that is two years off, and ask them for a single name.',
      tense: "Strike one goal off your long list that was somebody else's idea, and note why in six words before bed.",
    },
    suits: ['career', 'money'],
  },
  {
    title: 'Six words of another language',
    scene:
      "You thank the baker in one language, nod to the neighbor's grandmother in another and are corrected by your phone in a third.",
    act: {
      joined: 'Learn good evening and thank you in one new language tonight, and stick both to the bathroom mirror.',
      easy: 'Send a colleague or neighbor one greeting in their own language today, and let them laugh at the spelling.',
      tense:
        'Rewrite one message full of jargon so that a child of twelve could follow, before you send anything else today.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'The letter with the crest',
    scene:
      'An official envelope goes from the mat to the shelf, and then under the fruit bowl, and stays shut all the while.',
    act: {
      joined: 'Open one official letter or email today, and note at the top, in six words, what the office wants.',
      easy: 'Fill in the easiest page of one form today, and photograph that page before you put the pen down.',
      tense: 'Set out your side of one fee, fine or complaint in five sentences tonight, then remove every adjective.',
    },
    suits: ['money'],
  },
  {
    title: 'A candle for nobody in particular',
    scene:
      'A candle, a prayer card, a choir on the kitchen radio: some people kneel and others only turn the sound up.',
    act: {
      joined: 'Sit beside a candle or a dark window for ten minutes tonight, and say aloud one thing you believe.',
      easy: 'Play one hymn, chant or old song from start to finish before bed, with your hands empty and the lamp low.',
      tense: 'Note one thing you no longer believe, fold the paper twice, and put it at the back of a drawer tonight.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'One street farther',
    scene:
      'One street beyond the ones you use there is a bench, a bakery with odd bread and a dog that objects to visitors.',
    act: {
      joined: "Walk to the end of one street you don't know today, and come home with a leaf or a ticket stub.",
      easy: 'Ask a neighbor or a colleague today for one place nearby that they like, and mark it on your map.',
      tense: 'Close the map and every travel tab for the evening, and sit for ten minutes on your own front step.',
    },
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Short enough for a child',
    scene:
      'You begin with the history of the thing, and the child, the aunt and the new colleague all look for a chair.',
    act: {
      joined: 'Start a half page that explains one thing you know well, and save it tonight under a plain name.',
      easy: 'Teach someone at home or at work a five-minute skill today, and let them do the last step alone.',
      tense: 'Cut one explanation you owe a colleague or a customer to four sentences, and read them aloud before bed.',
    },
    suits: ['career', 'love'],
  },
]
