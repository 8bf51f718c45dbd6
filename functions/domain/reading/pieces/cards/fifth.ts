import type { Card } from './Card.ts'

/** Romance, play, children and making things. */
export const fifth: readonly Card[] = [
  {
    title: 'A joke sent for no reason',
    scene:
      'A badly parked van, a menu with a typo, a dog in a raincoat: any of them is excuse enough to write to {someone}.',
    act: {
      joined: 'Send {someone} the first funny thing you see today, with a caption of five words and no explanation.',
      easy: 'Photograph one odd thing on your street today and send it to a friend who shares your kind of nonsense.',
      tense: 'Leave one clever remark unsent today, and in its place type a plain, friendly question to {someone}.',
    },
    suits: ['love'],
  },
  {
    title: 'The chair with one blue leg',
    scene:
      'Somewhere at home is a half-made thing: a chair with one blue leg, a scarf on its needles, a card meant for {someone}.',
    act: {
      joined:
        'Fetch one half-made thing from its shelf and give it twenty minutes, even if all you finish is a corner.',
      easy: 'Lay out the brush, the needles or the notebook, and do only the next small step before bed.',
      tense: 'Choose one unfinished piece you no longer like, and put it in a bag by the door before bedtime.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Why pigeons nod',
    scene:
      'A child at the bus stop wants to know why pigeons nod, and the grown-ups behind their phones have no answer.',
    act: {
      joined:
        'Text one parent you know, ask what their child is crazy about, and spend ten minutes tonight finding out more.',
      easy: 'Fold a paper plane in five minutes and leave it where a child in your family or building will find it.',
      tense:
        "Write down one rule you have for children, yours or other people's, and strike it out tonight if you can't explain it.",
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'Dried beans for poker chips',
    scene: 'After supper there is a worn deck of cards, a heap of dried beans for chips, and an aunt who never folds.',
    act: {
      joined: 'Deal one round of any card game tonight, alone or in company, with beans or matches as the stakes.',
      easy: 'Challenge {someone} to one game this week, in a message that names the game and which dishes the loser washes.',
      tense: 'Close the game on your phone after a single round tonight, won or lost, and shut the phone in a drawer.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'Singing over the dishes',
    scene:
      'The radio is on, the pan is soaking, and out of you comes a chorus that has something to do with {someone}.',
    act: {
      joined:
        'Learn the first verse of one song tonight, out loud, with a wooden spoon or a real instrument in your hand.',
      easy: 'Play three songs you love while you do the dishes tonight, and pass the best one on to {someone}.',
      tense: "Turn up one song you're a little ashamed of tonight, and explain why you love it in a line to {someone}.",
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A ball against the garage door',
    scene: "Two kids with a flat ball and a garage door can fill an hour, and the neighbor's dog would like to join.",
    act: {
      joined: 'Move for fifteen minutes today with a ball, a rope or the stairs for company, and count nothing.',
      easy: "Throw and catch one soft thing today, a ball or a rolled-up sock, until you've caught it twenty times running.",
      tense: 'Take off your watch for one ten-minute walk today, and turn back the moment you stop enjoying it.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The bright shirt at the back',
    scene:
      'The bright shirt is at the back of the closet, behind two gray sweaters and the question of what to wear for {someone}.',
    act: {
      joined: 'Wear one bright thing today, a scarf, a ring or a pair of socks, and keep it on until bedtime.',
      easy: 'Try on three things from the back of the closet tonight, as if you were about to meet {someone}.',
      tense: 'Move one piece of clothing you wear only to please other people to the far end of the closet before bed.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'Page one, out of the drawer',
    scene: 'A drawing in a drawer, a poem on the phone, a recipe of your own: all are safe while nobody sees them.',
    act: {
      joined: 'Start one page tonight, drawn or written, sign it at the bottom, and leave it where you eat breakfast.',
      easy: 'Show one page or photo of what you make to {someone}, today, and add nothing in its defense.',
      tense:
        "Ask a colleague or friend today what they'd cut from one thing you made, and thank them before you argue.",
    },
    suits: ['career'],
  },
  {
    title: 'A cat in the margin',
    scene: 'In the long meeting a cat appears in the margin of the agenda, then a hat, and a colleague bites a pencil.',
    act: {
      joined: 'Draw one idea for work as a picture on a sticky note today, and put it where you sit tomorrow.',
      easy: "Offer a colleague one odd idea today in two sentences, with a sketch on a napkin if words won't do.",
      tense: "Pick your dullest task and write on a sticky note tonight the one step you'd make shorter.",
    },
    suits: ['career'],
  },
  {
    title: 'A price on the jam jar',
    scene:
      "A jar of your own jam, a knitted hat, a portrait of somebody's poodle: sooner or later a cousin asks what it costs.",
    act: {
      joined: 'Put a fair price on a slip of paper for one thing you can make, counting your hours, before bed.',
      easy: 'Mention the thing you make best to one friend today, and say aloud what a stranger would pay for it.',
      tense: 'Decide on paper tonight which one of your hobbies stays a pleasure and never gets a price.',
    },
    suits: ['money', 'career'],
  },
  {
    title: 'What the fun costs',
    scene:
      'Fun has receipts as well: the concert ticket, the third set of pens, the two desserts ordered to impress {someone}.',
    act: {
      joined: "Label an envelope with one pleasure you'd like to save for, and prop it up beside your keys tonight.",
      easy: 'Use one thing today that is paid for already, the library card, the ukulele or the good pen in its box.',
      tense: "Find one subscription for fun that isn't fun anymore, and end it or circle it in red before bed.",
    },
    suits: ['money'],
  },
  {
    title: 'Two seats by the window',
    scene: 'By the café window are two seats, a candle in a glass and, across the small table, room for {someone}.',
    act: {
      joined: "Ask {someone} one question today that can't be answered with yes, no or fine.",
      easy: 'Type one place and one hour tonight, send them to {someone}, and let the message end there.',
      tense: "Tell {someone} one true thing about what you'd enjoy tonight, and leave out what you think they expect.",
    },
    suits: ['love'],
  },
  {
    title: 'Half an hour of no use',
    scene: 'Laundry dries by itself, the inbox fills by itself, and on the bench by the pond there is a place free.',
    act: {
      joined: 'Set a kitchen timer for thirty minutes today and do only what pleases you until it rings.',
      easy: 'Carry a puzzle, a comic or nothing at all to the nearest bench or windowsill for half an hour today.',
      tense: "Cross out one useful line on today's list, and give its half hour to something with no use whatever.",
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Praise with a because in it',
    scene:
      'Praise for a coat, a haircut or a dinner takes two seconds, and the reason behind it is what stays with {someone}.',
    act: {
      joined: 'Pay a compliment to {someone}, before bed, with the word because in it, and then leave the phone alone.',
      easy: 'Send one line of thanks to {someone} for a small thing that brightens the day: the wave, the coffee, the bad puns.',
      tense:
        'Own up tonight, in one light line to {someone}, to a thing you only pretend to like: olives, jazz, camping.',
    },
    suits: ['love'],
  },
]
