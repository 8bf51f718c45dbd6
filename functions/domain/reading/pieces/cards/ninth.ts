import type { Card } from './Card.ts'

export const ninth: readonly Card[] = [
  {
    title: 'The course at lesson two',
    scene: 'You pause the teacher to make tea, and the screen goes dark.',
    act: {
      joined: 'Watch or read one lesson today, and sum it up on paper in three lines.',
      easy: 'Send a friend a photo of one page you are learning from, before the day ends.',
      tense: 'Decide tonight on one course to drop, and take its notes, book or tab off your desk.',
    },
    suits: ['career'],
  },
  {
    title: 'Page forty, face down',
    scene: 'By the bed a book lies face down, under a phone.',
    act: {
      joined: 'Read ten pages of a book you own and have never opened, before bed.',
      easy: 'Copy one sentence you like out of a book tonight, and prop the card beside the kettle.',
      tense: "Choose one book you'll never finish, and put it by the front door tonight.",
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Where the passport is',
    scene: 'The passport is in one of four drawers, with foreign coins and a key nobody recognizes.',
    act: {
      joined: 'Find your passport or ID card, note when it runs out, and write one place beside that date today.',
      easy: 'Clear one drawer of maps and foreign coins in fifteen minutes today.',
      tense: 'Look up how long one trip you talk about takes, and decide tonight whether it stays.',
    },
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'What time it is there',
    scene: 'Half of a call abroad is arithmetic: their breakfast, your dishes, a child at the screen.',
    act: {
      joined: 'Record a voice message today, two minutes long, for a friend who lives far away.',
      easy: 'Photograph your street exactly as it looks, and send the picture to a relative before bed.',
      tense: 'Tell a faraway friend three true things tonight: what is good, what is hard, what you miss.',
    },
    suits: ['love'],
  },
  {
    title: 'An uncle and a headline',
    scene: 'An uncle quotes a headline, and a cousin studies the salad.',
    act: {
      joined: 'Ask one relative by message today what they have changed their mind about.',
      easy: 'Tell a friend before bed one thing on which you agree with the person you argue with most.',
      tense: 'Type a full reply to one opinion that annoys you today, then delete the draft.',
    },
    suits: ['love'],
  },
  {
    title: 'A teacher worth thanking',
    scene: 'You hear a teacher in how you sharpen a pencil, check a sum or offer a chair.',
    act: {
      joined: 'Begin a letter to an old teacher or coach, and fill half a page tonight.',
      easy: 'Thank someone who taught you a thing you do at work, in two lines today.',
      tense: 'Put one rule from a teacher or parent on paper tonight, and cross out the useless half.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'Clause nine of the lease',
    scene: 'The deposit, the notice period and the rule about pianos are all in the lease.',
    act: {
      joined: 'Open one contract you pay under, and pencil the notice period on the front tonight.',
      easy: 'Ask the landlord or the bank one plain question about a contract, by email, before bed.',
      tense: 'Mark the one clause you only pretend to understand, and restate it in eight plain words tonight.',
    },
    suits: ['money'],
  },
  {
    title: 'A jar marked somewhere',
    scene: 'Part of the trip is already here: a fare alert, a screenshot of a balcony.',
    act: {
      joined: 'Label one jar or envelope tonight with a place you want to go.',
      easy: 'Compare two ways of reaching a place you like, and note the fares on a card today.',
      tense: 'Add up what one trip would cost, cat sitter included, and sleep on the figure tonight.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'The year after next',
    scene: 'Asked about five years from now, you study the ceiling and the coffee.',
    act: {
      joined: 'Put where you want to be working in five years into one sentence tonight.',
      easy: 'Tell one colleague or friend today about a plan that is two years off.',
      tense: "Strike one goal off your long list that was somebody else's idea, before bed.",
    },
    suits: ['career', 'money'],
  },
  {
    title: 'Six words of another language',
    scene: 'You thank the baker in one language, nod to a grandmother in another and are corrected by your phone.',
    act: {
      joined: 'Learn thank you in one new language tonight, and stick it to the bathroom mirror.',
      easy: 'Send a neighbor one greeting in their own language today, and let them laugh at the spelling.',
      tense: 'Rewrite one message full of jargon today so that a child of twelve could follow.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'The letter with the crest',
    scene: 'An official envelope goes from the mat to the shelf to the fruit bowl, still shut.',
    act: {
      joined: 'Open one official letter or email today, and note in six words what the office wants.',
      easy: 'Fill in the easiest page of one form today, and photograph it.',
      tense: 'Set out your side of one fee or fine in five sentences tonight, without adjectives.',
    },
    suits: ['money'],
  },
  {
    title: 'A candle for nobody in particular',
    scene: 'A candle, a prayer card, a choir on the radio: some people kneel, some turn up the sound.',
    act: {
      joined: 'Sit beside a candle or a dark window for ten minutes tonight, and say one thing you believe.',
      easy: 'Play one hymn, chant or old song from start to finish before bed, with the lamp low.',
      tense: 'Note one thing you no longer believe, and put it at the back of a drawer tonight.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'One street farther',
    scene: 'One street beyond yours there is a bench, a bakery and a dog that objects to visitors.',
    act: {
      joined: "Walk to the end of one street you don't know today, and come home with a leaf.",
      easy: 'Ask a neighbor or colleague today for one place nearby that they like.',
      tense: 'Close the map and every travel tab, and sit for ten minutes on your front step tonight.',
    },
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Short enough for a child',
    scene: 'You explain from the very beginning, and an aunt looks for a chair.',
    act: {
      joined: 'Start a half page tonight that explains one thing you know well.',
      easy: 'Teach someone a five-minute skill today, and let them do the last step alone.',
      tense: 'Cut one explanation you owe a colleague to four sentences, and read them aloud before bed.',
    },
    suits: ['career', 'love'],
  },
]
