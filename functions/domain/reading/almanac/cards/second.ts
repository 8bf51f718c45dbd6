import type { Card } from '../../pieces/Card.ts'

export const second: readonly Card[] = [
  {
    title: 'The last line of the statement',
    scene:
      "There's a bank page you scroll past quickly, with three small subscriptions on it and a name you don't recognize.",
    joined: {
      moods: ['deep', 'duty'],
      turn: [
        'One look is the beginning, and everything after it is only arithmetic.',
        'You scroll to the end, and the number is there in ordinary black.',
      ],
      act: 'Open one account today, read it to the last line, and write the number on paper.',
    },
    easy: {
      moods: ['duty', 'deep'],
      turn: [
        'The figure turns out to be a figure, and not a verdict.',
        'With it written down you can stop carrying it around in your head.',
      ],
      act: 'Find one payment on the page that you no longer use, and put its name on a note to cancel this week.',
    },
    tense: {
      moods: ['deep', 'dream'],
      turn: [
        'So the page is opened and shut, like an oven with something burning in it.',
        'In bed you add it up from memory and get three different answers.',
      ],
      act: 'Look at the balance once before supper, for one minute, and say the figure out loud.',
    },
    bodies: ['Saturn', 'Neptune', 'Pluto'],
    suits: ['money'],
  },
  {
    title: 'Lent, and not returned',
    scene:
      'A friend has your drill, a cousin your tent, and somewhere in a message there are forty dollars that nobody mentions.',
    withSomeone:
      '{Someone} has your drill, a cousin your tent, and somewhere in a message there are forty dollars that nobody mentions.',
    joined: {
      moods: ['bold', 'torn'],
      turn: ["You'd like it back, which is reason enough.", 'You type "by the way", and then the word drill.'],
      act: 'Ask for one thing back today, in a message with a please in it and no excuse.',
    },
    easy: {
      moods: ['bold', 'talk'],
      turn: [
        "Asking is easy while you're fond of them, and they've been meaning to say something.",
        'They bring it over with a cake, a little red in the face.',
      ],
      act: "Give one borrowed thing back today, or write to its owner and name the place where it's waiting.",
    },
    tense: {
      moods: ['torn', 'cross'],
      turn: [
        "You don't ask, and each time you meet you see the drill.",
        "They ask how you are, and you say you've been meaning to put up a shelf.",
      ],
      act: "Decide tonight about one thing you've lent: ask for it in one line, or call it a gift and cross it off.",
    },
    bodies: ['Mars', 'Venus', 'Pluto'],
    suits: ['money', 'love'],
  },
  {
    title: 'What you say your work costs',
    scene:
      "A neighbor likes what you do and asks what you'd charge for it, and there's a pause about as long as a sip of water.",
    withSomeone:
      "{Someone} likes what you do and asks what you'd charge, and there's a pause about as long as a sip of water.",
    joined: {
      moods: ['bold', 'seen'],
      turn: ['Put the true figure into that pause.', 'They take a sip as well, and then they say "all right".'],
      act: 'Say your price or your hourly worth aloud to a mirror three times tonight, without a because.',
    },
    easy: {
      moods: ['bold', 'seen'],
      turn: [
        'You name a number, they nod, and the water was only water.',
        'You might have gone higher, which is good to know for the next one.',
      ],
      act: 'Write down what one hour of your best work is worth, and put the paper inside a cupboard door tonight.',
    },
    tense: {
      moods: ['torn', 'sore'],
      turn: [
        'So you name less than you wanted, then add a favor.',
        'On the way home you do the sum again, with the favor in it.',
      ],
      act: "Take one free extra out of something you've offered, in a friendly line to the client or colleague, today.",
    },
    bodies: ['Sun', 'Saturn', 'Midheaven', 'Chiron'],
    suits: ['money', 'career'],
  },
  {
    title: 'The coat you mean to sell',
    scene: 'At the back of the closet is a coat with the tag still in it, bought for a life with more openings in it.',
    joined: {
      moods: ['free', 'bold'],
      turn: [
        'A colleague is looking for exactly that coat.',
        'You take it off the hanger, and the others slide apart.',
      ],
      act: 'Take three pictures of one thing you no longer use today, by a window, and write its price beside them.',
    },
    easy: {
      moods: ['free'],
      turn: [
        "It sells itself once it's on a hanger in good light.",
        'You hand it over in a paper bag, and your closet shuts again.',
      ],
      act: 'Offer one unworn piece of clothing to a friend, a sister or a colleague today.',
    },
    tense: {
      moods: ['deep', 'torn'],
      turn: [
        "You can't wear it and you can't part with it, since it was so expensive.",
        'You try it on, look at the tag, and hang it back.',
      ],
      act: 'Try on one thing you keep out of guilt tonight, and decide before you take it off.',
    },
    bodies: ['Jupiter', 'Uranus', 'Pluto'],
    suits: ['money'],
  },
  {
    title: 'Nine things in the cart',
    scene: 'In an online cart there are nine things, among them a lamp, a pan and a sweater in two sizes.',
    withSomeone: 'In an online cart are nine things, and one of them, a sweater, is really for the eyes of {someone}.',
    joined: {
      moods: ['deep', 'plenty'],
      turn: ['One of the nine you really want, and you know which.', 'The other eight are there to keep it company.'],
      act: 'Move everything but one thing out of the cart tonight, and look at that one again after breakfast.',
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: [
        'You can enjoy the choosing and leave it at that.',
        "You close the tab and put on the sweater you've got.",
      ],
      act: 'Use one good thing today that you own and save for later, the candle, the oil or the towels.',
    },
    tense: {
      moods: ['plenty', 'dream'],
      turn: [
        "It's late, you're tired, and the button is a nice color.",
        "You press it, and then you read what you've bought.",
      ],
      act: "Empty the cart before bed, and write down the one free thing you'd enjoy this week instead.",
    },
    bodies: ['Venus', 'Jupiter', 'Moon', 'Neptune'],
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'A raise, in plain words',
    scene:
      "There's a paragraph in your head that begins with your work and ends with a figure, and nobody has heard it yet.",
    joined: {
      moods: ['bold', 'talk'],
      turn: [
        "It wants to be said once, even if it's only to the bathroom tiles.",
        'You try it on the stairs, and a neighbor says good morning in the middle.',
      ],
      act: "Write the three best things you've done at work on an index card tonight, with a number in each.",
    },
    easy: {
      moods: ['seen', 'bold'],
      turn: [
        'You know your worth just now without raising your voice about it.',
        'You say the figure in the same voice as the rest, and nobody faints.',
      ],
      act: "Ask one colleague or friend today what they'd consider fair for a job like yours.",
    },
    tense: {
      moods: ['sore', 'duty'],
      turn: [
        'You rehearse it, and in rehearsal the boss always wins.',
        'The boss in your head has never met the boss in the office.',
      ],
      act: "Cross out the apology in your paragraph tonight, and read aloud what's left.",
    },
    bodies: ['Sun', 'Mars', 'Midheaven', 'Mercury'],
    suits: ['money', 'career'],
  },
  {
    title: 'The jar by the bed',
    scene:
      'In a jar are coins from three coat pockets, two countries and a bus ride, and together they weigh as much as a cat.',
    withSomeone:
      "In a jar are coins from three coat pockets, and counted out they'd nearly buy two tickets, one for {someone}.",
    joined: {
      moods: ['duty', 'warm'],
      turn: [
        'Small money counted is the beginning of larger money kept.',
        "It's a child's pleasure too, so put the radio on.",
      ],
      act: "Count the coins in one jar or pocket tonight, and write on the lid what they're for.",
    },
    easy: {
      moods: ['plenty', 'warm'],
      turn: [
        "It comes to more than you thought, as small things do when they're left in peace.",
        'You build little towers along the edge of the table.',
      ],
      act: "Put one coin or note in an envelope today, and write on it the thing you'd be glad of in a year.",
    },
    tense: {
      moods: ['duty', 'deep'],
      turn: [
        'So much metal, and nothing you can pay with at the counter.',
        'You shake the jar, hear how full it is, and put it back.',
      ],
      act: 'Put three scattered things of value in one place before bed: vouchers, coins, a refund slip.',
    },
    bodies: ['Saturn', 'Jupiter'],
    suits: ['money'],
  },
  {
    title: 'The chair by the window',
    scene: "You own one good chair, and it has a pile of sweaters, a parcel and last month's papers on it.",
    withSomeone:
      "{Someone} looks around for a seat, and your one good chair has a pile of sweaters, a parcel and last month's papers on it.",
    joined: {
      moods: ['warm', 'duty'],
      turn: [
        "Clear it, sit down, and you're the owner of something.",
        "From there you can see the tree, the bus stop and a neighbor's red curtain.",
      ],
      act: 'Clear one chair before supper, sit in it for fifteen minutes, and have nothing in your hands.',
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: [
        'The pile takes four minutes, and the view takes the rest of the hour.',
        'Under the sweaters are a letter, a glove and a magazine worth reading.',
      ],
      act: 'Have your next drink in the best seat you own today, with your back to the screen.',
    },
    tense: {
      moods: ['duty', 'torn'],
      turn: [
        'You stand next to it with your cup, because the pile has the chair.',
        'A sweater slides off, and you put it back on top.',
      ],
      act: 'Carry one pile out of its seat tonight, and throw away or file five pieces of it.',
    },
    bodies: ['Moon', 'Venus'],
    suits: ['wellbeing'],
  },
  {
    title: 'Who picks up the check',
    scene: 'The waiter leaves the check exactly in the middle, next to the mints, and four people look at the ceiling.',
    withSomeone:
      'The waiter leaves the check exactly in the middle, next to the mints, and {someone} and two others look at the ceiling.',
    joined: {
      moods: ['bold', 'torn'],
      turn: [
        "Say how you'd like it done before anyone reaches for a pocket.",
        'Three people put their hands down, and one says thank you.',
      ],
      act: 'Suggest today how one shared cost is to be split, in one message to everyone it concerns.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: [
        'You say "let me" or "let\'s split it", and either is fine.',
        'A friend takes the last mint, and you all find your coats.',
      ],
      act: 'Thank one person today for something they paid for, and name the thing.',
    },
    tense: {
      moods: ['torn', 'plenty'],
      turn: [
        'You pay too much with a smile, or count the olives in silence.',
        "Out on the sidewalk you're still counting, and a friend asks if you're cold.",
      ],
      act: "Tell one person today what you can spend on the next outing, as a figure, before it's planned.",
    },
    bodies: ['Venus', 'Mercury', 'Jupiter'],
    suits: ['money', 'love'],
  },
  {
    title: 'A thing worth mending',
    scene: "There's a bag with a torn strap, a radio with one station left, and glue that promises everything.",
    withSomeone: '{Someone} brings you a bag with a torn strap, and glue that promises everything.',
    joined: {
      moods: ['bold', 'duty'],
      turn: [
        'Mending begins with putting it on the table.',
        'You find the needle, the light and, after a moment, the end of the thread.',
      ],
      act: 'Put one broken thing and the tool it needs side by side tonight, and give it twenty minutes.',
    },
    easy: {
      moods: ['duty', 'warm'],
      turn: [
        'It holds at the first try, and you admire it all evening.',
        'You carry the bag to the door and back, only to try it.',
      ],
      act: 'Sew, glue or screw one thing today that has waited for ten minutes of your time.',
    },
    tense: {
      moods: ['cross', 'duty'],
      turn: [
        'The glue dries, the strap gives way, and you say a word.',
        'You hold the two ends together and look around for string.',
      ],
      act: 'Decide about one broken thing before bed: mend it, give it to someone handy, or throw it out.',
    },
    bodies: ['Mars', 'Saturn', 'Chiron', 'Uranus'],
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'The skill people ask you for',
    scene:
      "People come to you with their spreadsheets, their bicycle chains or their speeches, and they bring a cake or they don't.",
    withSomeone: '{Someone} comes to you with a spreadsheet or a bicycle chain, and with a cake, or without one.',
    joined: {
      moods: ['bold', 'seen'],
      turn: [
        'What you do for nothing is what you could do for a living, or at least for a fee.',
        'You write "by the hour" on a piece of paper and look at it.',
      ],
      act: "Write a price list of three lines for what you're good at tonight, as if you had a shop.",
    },
    easy: {
      moods: ['talk', 'plenty'],
      turn: [
        'You like being asked, and it shows in how well you do it.',
        "There's a fair exchange in it somewhere, and it may be a cake.",
      ],
      act: 'Show one person today how you do the thing you do well, in ten minutes, and let them hold the tool.',
    },
    tense: {
      moods: ['torn', 'seen'],
      turn: [
        'The fourth person asks, and the smile is a little late.',
        "You don't mind the work, you mind that nobody thinks of it as work.",
      ],
      act: 'Tell one person today what you can do for them and until when, in one sentence with both in it.',
    },
    bodies: ['Mercury', 'Sun', 'North Node', 'Ascendant'],
    suits: ['career', 'money'],
  },
  {
    title: "What's in the freezer",
    scene:
      'In the freezer are peas, a soup without a label and half a loaf, while the supermarket bag stands ready in the hall.',
    withSomeone:
      '{Someone} asks what there is to eat, and in the freezer are peas, a soup without a label and half a loaf.',
    joined: {
      moods: ['warm', 'duty'],
      turn: [
        'You have a meal already, and it only wants finding.',
        'The soup goes into a pan, still in the shape of its box.',
      ],
      act: 'Cook one thing today only from what you have, and eat it at a table.',
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: [
        'The soup turns out to be the good one.',
        'You eat it at the table, with the half loaf, and save the peas.',
      ],
      act: 'Label three things in your kitchen tonight with what they are, and plan one meal around the oldest.',
    },
    tense: {
      moods: ['plenty', 'dream'],
      turn: ['You buy a second bag of peas to avoid looking.', "At home the freezer door won't close, and you push."],
      act: "Take one old thing out of the freezer or the cupboard before bed, and put it to tomorrow's meal or in the bin.",
    },
    bodies: ['Moon', 'Saturn', 'Neptune'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'The present still in its box',
    scene: 'On a shelf is a present still in its box, from someone with a good heart and their own taste.',
    joined: {
      moods: ['duty', 'warm'],
      turn: [
        'Unpack it, and it becomes a thing instead of a duty.',
        'The paper comes off, and under it is a vase with a fish on it.',
      ],
      act: 'Put one unused gift to use today, or thank its giver for something else that they got right.',
    },
    easy: {
      moods: ['torn', 'free'],
      turn: [
        'You can like the giver and pass the gift along.',
        "By evening it's on the neighbor's table, with tulips in it.",
      ],
      act: "Give away one thing today that a neighbor or a friend would use, and tell them they needn't thank you.",
    },
    tense: {
      moods: ['torn', 'duty'],
      turn: ['Every time you pass it you owe an aunt something.', 'You turn the box so that the card faces the wall.'],
      act: "Decide before supper about one gift you've kept out of politeness, and carry it to the place it's going.",
    },
    bodies: ['Venus', 'Neptune', 'Uranus'],
    suits: ['love', 'money'],
  },
  {
    title: 'The invoice in drafts',
    scene: "You've done the work, the invoice is half filled in, and it has been open behind the other windows.",
    joined: {
      moods: ['bold', 'duty'],
      turn: ['You earned it, so the last three fields are the reward.', 'Send it before you reread it.'],
      act: 'Fill in one form today that brings you money, and send it before your next cup of anything.',
    },
    easy: {
      moods: ['duty', 'bold'],
      turn: [
        "Ten minutes, one signature, and it's gone with a whoosh.",
        "You close the window, and behind it there's only the desktop.",
      ],
      act: 'Send one request for money or hours that are owed to you today, with a cheerful first line.',
    },
    tense: {
      moods: ['sore', 'duty'],
      turn: [
        "As long as it's a draft nobody can question it.",
        'You change the font, save it, and get a glass of water.',
      ],
      act: "Write the sum you're owed by anyone on a sticky note, and put it where you'll see it at breakfast.",
    },
    bodies: ['Mars', 'Mercury', 'Saturn', 'Midheaven'],
    suits: ['money', 'career'],
  },
]
