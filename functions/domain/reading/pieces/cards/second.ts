import type { Card } from './Card.ts'

export const second: readonly Card[] = [
  {
    title: 'The last line of the statement',
    scene: 'The rent, the pharmacy, a coffee with a colleague, three rides home: a bank page is a diary with prices.',
    act: {
      joined:
        "Write today's balance on the first page of a notebook, and beneath it one line that says what the money is for.",
      easy: "Read one page of your bank statement today with a cup of tea, and mark the three payments you're glad of.",
      tense:
        "Find the one payment on your statement that you'd rather not see, and decide before bed whether it stays.",
    },
    suits: ['money'],
  },
  {
    title: 'Payments that leave by themselves',
    scene:
      'While you sleep, small sums slip out to a film service, a gym across town and a magazine still in its plastic.',
    act: {
      joined:
        "List every payment that leaves your account by itself, on one sheet, before bed, and circle the one you'd miss.",
      easy: 'Use one thing today that you already pay for every month: an album, a class, a film, a recipe.',
      tense: 'Cancel one subscription before bed, or write its renewal date in your calendar with the word decide.',
    },
    suits: ['money'],
  },
  {
    title: 'Lent and not returned',
    scene:
      "Your ladder is in a neighbor's garage, your novel is on a friend's shelf, and a colleague's lunchbox is in your sink.",
    act: {
      joined: 'Start a page called Lent and Borrowed today, with three lines on it: the thing, the person, the day.',
      easy: "Put one borrowed thing in a bag by the door tonight, with its owner's name on a note and a thank you.",
      tense: 'Text one friend today about the thing of yours they have, in one sentence, without a joke to soften it.',
    },
    suits: ['love', 'money'],
  },
  {
    title: "What's in the freezer",
    scene: 'Behind the peas in the freezer sit a soup with no label, half a loaf and two lonely dumplings.',
    act: {
      joined: 'Cook one meal today from what is already on your shelves, and write down the three things you used up.',
      easy: 'Serve yourself the best thing in your kitchen today, on a plate, before anyone calls it a special occasion.',
      tense: 'Take one thing out of the fridge or freezer before bed that nobody will ever eat, and part with it.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'A raise, in plain words',
    scene:
      'Three desks share one coffee machine, one printer and one manager, and nobody says aloud what the others are paid.',
    act: {
      joined:
        'Write the first line of a request for better pay today, with a figure in it, and leave it in your drafts.',
      easy: "Tell one colleague or friend today which part of your work is worth more than it's paid.",
      tense: 'Draw two columns on paper tonight, what the job gives and what it takes, and underline one line in each.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'The drawer of odd cables',
    scene: 'The drawer sticks on six cables, a key for no known lock and a foreign coin nobody has decided about.',
    act: {
      joined: 'Empty one drawer onto the table today, and put back only what you can name and have a use for.',
      easy: 'Find one useful thing in a drawer tonight, a bulb, a battery or a button, and put it to work.',
      tense: 'Throw away five things from one drawer before bed, beginning with the cable that fits nothing you own.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'A thing worth mending',
    scene: 'On the sill wait the mug with its handle beside it, the bag with one strap and the lamp that flickers.',
    act: {
      joined: 'Set one broken thing you like on the table tonight, next to whatever glue, thread or screws you have.',
      easy: 'Sew, glue or tighten one small thing today, a button, a hem or a hinge, in fifteen minutes or less.',
      tense: 'Pick up the broken thing you walk around and decide by bedtime: mend it, give it away or bin it.',
    },
    suits: ['money'],
  },
  {
    title: 'The present still in its box',
    scene:
      'A vase from an aunt, a scarf in tissue paper and a board game with its seal intact live on top of the wardrobe.',
    act: {
      joined: 'Unpack one good thing you keep unused today, use it once, and send a friend the picture.',
      easy: 'Choose one thing you own today that a friend would love, and put it in a bag with their name on it.',
      tense: "Let one present you don't like leave the shelf tonight, and keep only the card that came with it.",
    },
    suits: ['love'],
  },
  {
    title: 'The chair by the window',
    scene:
      'What you own comes down to small comforts: the chair by the window, the heavy blanket, the pan that never sticks.',
    act: {
      joined:
        'Carry your favorite chair to the best spot in the room today, and sit there for twenty minutes with nothing to do.',
      easy: "Change the pillowcase today, lie down on it for ten minutes, and name three things in the room you'd buy twice.",
      tense: 'Clear the clothes off one chair before bed, so that something you own goes back to its job.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The good plates',
    scene:
      'The good plates are behind the sieve, the thick towels are for guests, and the nice pen is at a desk nobody uses.',
    act: {
      joined: 'Eat from the best plate you own today, even if the meal is toast, and wash it by hand afterward.',
      easy: 'Put out the thick towel, the good soap or the nice cup tonight for somebody at home, yourself included.',
      tense: 'Take one thing you save for guests out of its cupboard tonight, and decide whether to use it yourself.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The skill they ask you for',
    scene:
      'People bring you their spreadsheets, their crooked hems and their letters to the landlord, because you do such things well.',
    act: {
      joined: 'Write down three things people thank you for, and put a price beside one of them before bed.',
      easy: 'Show one person today how you do the thing you do well, at a table or by message, in ten minutes.',
      tense:
        'Say one price to the bathroom mirror tonight for a thing you do free of charge, and watch whether you flinch.',
    },
    suits: ['career'],
  },
  {
    title: 'Nine things in the cart',
    scene:
      'A lamp, a rain jacket and a set of knives wait in the online cart while the kettle boils and you reason with yourself.',
    act: {
      joined:
        'Write the one thing you truly need at the top of a paper list today, and empty the online cart of the rest.',
      easy: "Dig out the thing you own that's closest to the one you'd like to buy, and use it today.",
      tense:
        "Close the shop's page before bed with everything still in the cart, and write on paper which one thing you need.",
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'Coins in the jar',
    scene: 'Small change collects in a jar on the fridge, a shoe box and three coat pockets, and nobody counts it.',
    act: {
      joined: 'Set one jar or envelope on a shelf today, label it with a single word, and put in the first coin.',
      easy: 'Empty every pocket and bag you own today, and drop the coins you find in one glass by the door.',
      tense:
        "Write on an envelope tonight what you're saving for, and on the back the one thing you keep buying instead.",
    },
    suits: ['money', 'love'],
  },
  {
    title: 'The invoice in drafts',
    scene:
      'The money is waiting on an unsent invoice, a receipt in a jeans pocket and a form that wants your signature.',
    act: {
      joined: 'Begin the one form, claim or invoice that would bring you money, and fill in five boxes before bed.',
      easy: "Send one message today that asks for what you're owed: an invoice, a claim, a refund or a lent book.",
      tense:
        "Gather every loose receipt into one envelope today, and write on the front the sum you'd like to argue about.",
    },
    suits: ['career', 'money'],
  },
]
