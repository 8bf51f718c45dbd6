import type { Card } from './Card.ts'

/** Romance, play, children and making things. */
export const fifth: readonly Card[] = [
  {
    title: 'A joke sent for no reason',
    scene: 'A badly parked van or a dog in a raincoat is excuse enough to write to {someone}.',
    act: {
      joined: 'Send {someone} the first funny thing you see today, with a caption of five words.',
      easy: 'Photograph one odd thing on your street today for a friend who likes your kind of nonsense.',
      tense: 'Leave one clever remark unsent today, and type a plain question to {someone}.',
    },
    suits: ['love'],
  },
  {
    title: 'The chair with one blue leg',
    scene: 'Somewhere at home are a chair with one blue leg and a half-drawn card for {someone}.',
    act: {
      joined: 'Fetch one half-made thing from its shelf today, and give it twenty minutes.',
      easy: 'Lay out the brush or the needles, and do only the next small step before bed.',
      tense: 'Choose one unfinished piece you no longer like, and bag it by the door before bedtime.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Why pigeons nod',
    scene: 'A child at the bus stop asks why pigeons nod, and the grown-ups behind their phones have no answer.',
    act: {
      joined: 'Text one parent you know tonight, and ask what their child is crazy about.',
      easy: 'Fold a paper plane in five minutes today and leave it where a child will find it.',
      tense: "Write down one rule you have for children, and strike it tonight if you can't explain it.",
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'Dried beans for poker chips',
    scene: 'After supper come the worn cards, the dried beans and an aunt who never folds.',
    act: {
      joined: 'Deal one round of any card game tonight, alone or in company, with beans as the stakes.',
      easy: 'Challenge {someone} today to one game, and name the game and the stakes.',
      tense: 'Close the game on your phone after a single round tonight, won or lost.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'Singing over the dishes',
    scene: 'The radio is on, the pan soaks, and you sing about {someone}.',
    act: {
      joined: 'Learn the first verse of one song tonight, out loud, with a wooden spoon in hand.',
      easy: 'Play three songs you love over the dishes tonight, and pass the best on to {someone}.',
      tense: "Turn up one song you're ashamed of tonight, and explain it in a line to {someone}.",
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A ball against the garage door',
    scene: 'Two kids, a flat ball and a garage door fill a whole hour.',
    act: {
      joined: 'Move for fifteen minutes today with a ball, a rope or the stairs, and count nothing.',
      easy: "Throw one soft thing today, a ball or a rolled-up sock, until you've caught it twenty times.",
      tense: 'Take off your watch for one ten-minute walk today, and turn back when it stops being fun.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The bright shirt at the back',
    scene: 'The bright shirt hangs behind two gray sweaters and the question of what to wear for {someone}.',
    act: {
      joined: 'Wear one bright thing today, a scarf or a pair of socks, until bedtime.',
      easy: 'Try on three things from the back of the closet tonight, as if for {someone}.',
      tense: "Move one piece of clothing you wear only for others to the closet's far end before bed.",
    },
    suits: ['love', 'career'],
  },
  {
    title: 'Page one, out of the drawer',
    scene: 'A drawing in a drawer and a poem on the phone are safe while nobody sees them.',
    act: {
      joined: 'Start one page tonight, drawn or written, and leave it where you eat breakfast.',
      easy: 'Show one page or photo of what you make to {someone} today, without a word in its defense.',
      tense: "Ask a colleague or friend today what they'd cut from one thing you made.",
    },
    suits: ['career'],
  },
  {
    title: 'A cat in the margin',
    scene: 'In the long meeting a cat appears in the margin of the agenda, then a hat.',
    act: {
      joined: 'Draw one idea for work on a sticky note today, and put it where you sit tomorrow.',
      easy: 'Offer a colleague one odd idea today in two sentences and a sketch on a napkin.',
      tense: "Pick your dullest task, and write on a sticky note tonight the one step you'd cut.",
    },
    suits: ['career'],
  },
  {
    title: 'A price on the jam jar',
    scene: 'A jar of jam, a knitted hat: soon a cousin asks the price.',
    act: {
      joined: 'Put a fair price on one thing you can make, counting your hours, before bed.',
      easy: "Mention the thing you make best to one friend today, and say what it's worth.",
      tense: 'Decide on paper tonight which one of your hobbies never gets a price.',
    },
    suits: ['money', 'career'],
  },
  {
    title: 'What the fun costs',
    scene: 'Even fun has receipts: a concert ticket, two desserts ordered to impress {someone}.',
    act: {
      joined: 'Label an envelope with one pleasure worth saving for, and prop it by your keys tonight.',
      easy: 'Use one thing today that is paid for already: the library card, the ukulele, the good pen.',
      tense: "Find one subscription for fun that isn't fun, and circle it in red before bed.",
    },
    suits: ['money'],
  },
  {
    title: 'Two seats by the window',
    scene: 'By the café window are two seats, a candle, and room for {someone}.',
    act: {
      joined: "Ask {someone} one question today that can't be answered with yes, no or fine.",
      easy: 'Type one place and one hour tonight, and send them to {someone}.',
      tense: "Tell {someone} one true thing about what you'd enjoy tonight, whatever you think they expect.",
    },
    suits: ['love'],
  },
  {
    title: 'Half an hour of no use',
    scene: 'The inbox fills by itself, and one place on the bench is free.',
    act: {
      joined: 'Set a kitchen timer for thirty minutes today and do only what pleases you.',
      easy: 'Carry a comic or nothing at all to the nearest bench for half an hour today.',
      tense: "Cross out one useful line on today's list, and give its half hour to no use whatever.",
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Praise with a because in it',
    scene: 'Praise for a coat or a dinner takes two seconds, and the reason stays with {someone}.',
    act: {
      joined: 'Pay a compliment to {someone} before bed, with the word because in it.',
      easy: 'Send one line of thanks today for a small thing to {someone}: the wave, the bad puns.',
      tense: 'Own up tonight to {someone}, in one light line, to a thing you only pretend to like.',
    },
    suits: ['love'],
  },
]
