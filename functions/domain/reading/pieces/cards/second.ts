import type { Card } from './Card.ts'

export const second: readonly Card[] = [
  {
    title: 'The last line of the statement',
    scene: 'The rent, the pharmacy, three rides home: a bank page is a diary with prices.',
    act: {
      joined: "Write today's balance in a notebook, and beneath it one line on what the money is for.",
      easy: "Read one page of your bank statement today, and mark the three payments you're glad of.",
      tense: "Find the one payment you'd rather not see, and decide before bed whether it stays.",
    },
    suits: ['money'],
  },
  {
    title: 'Payments that leave by themselves',
    scene: 'While you sleep, small sums slip out to a film service and a gym across town.',
    act: {
      joined: "List every payment that leaves your account by itself, and circle the one you'd miss, before bed.",
      easy: 'Use one thing today that you already pay for: an album, a class, a film.',
      tense: 'Cancel one subscription before bed, or write its renewal date in your calendar with the word decide.',
    },
    suits: ['money'],
  },
  {
    title: 'Lent and not returned',
    scene: "Your ladder is in a neighbor's garage, and a colleague's lunchbox is in your sink.",
    act: {
      joined: 'Start a page called Lent and Borrowed today, with three lines on it.',
      easy: "Put one borrowed thing by the door tonight, with its owner's name and a thank you.",
      tense: 'Text one friend today about the thing of yours they have, without a joke to soften it.',
    },
    suits: ['love', 'money'],
  },
  {
    title: "What's in the freezer",
    scene: 'Behind the frozen peas sit an unlabeled soup and two dumplings.',
    act: {
      joined: 'Cook one meal today from what is on your shelves, and note three things you used up.',
      easy: 'Serve yourself the best thing in your kitchen today, on a plate, for no occasion.',
      tense: 'Part before bed with one thing in the fridge that nobody will ever eat.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'A raise, in plain words',
    scene: 'Three desks share one printer, one manager, and a silence about who is paid what.',
    act: {
      joined: 'Write the first line of a request for better pay today, with a figure in it.',
      easy: "Tell one colleague or friend today which part of your work is worth more than it's paid.",
      tense: 'Write two columns on paper tonight, what the job gives and takes, and underline one line in each.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'The drawer of odd cables',
    scene: 'The drawer sticks on six cables, a coin and a mystery key.',
    act: {
      joined: 'Empty one drawer onto the table today, and put back only what you can name.',
      easy: 'Find one useful thing in a drawer tonight, a bulb or a battery, and put it to work.',
      tense: 'Throw away five things from one drawer before bed, beginning with a cable.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'A thing worth mending',
    scene: 'On the sill wait a flickering lamp and a mug without its handle.',
    act: {
      joined: 'Set one broken thing you like on the table tonight, next to glue, thread or screws.',
      easy: 'Sew, glue or tighten one small thing today in fifteen minutes or less.',
      tense: 'Pick up the broken thing you walk around, and decide by bedtime: mend it or bin it.',
    },
    suits: ['money'],
  },
  {
    title: 'The present still in its box',
    scene: 'A vase from an aunt and a board game still sealed live on top of the wardrobe.',
    act: {
      joined: 'Unpack one good thing you keep unused today, use it once, and send a friend the picture.',
      easy: 'Choose one thing of yours that a friend would love, and bag it tonight with their name on it.',
      tense: "Take one present you don't like off the wardrobe tonight, and keep only the card.",
    },
    suits: ['love'],
  },
  {
    title: 'The chair by the window',
    scene: 'The window chair, the good pan, the heavy blanket: these make an evening.',
    act: {
      joined: 'Move your favorite chair to the best spot in the room today, and sit there for twenty minutes.',
      easy: "Change the pillowcase today, lie down on it, and name three things in the room you'd buy twice.",
      tense: 'Clear the clothes off one chair before bed, and sit in it.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The good plates',
    scene: 'The good plates are behind the sieve, and guests get the towels.',
    act: {
      joined: 'Eat from the best plate you own today, even if the meal is toast.',
      easy: 'Put out the thick towel or the nice cup tonight for somebody at home, yourself included.',
      tense: 'Take one thing you save for guests out of its cupboard tonight, and decide whether to use it yourself.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The skill they ask you for',
    scene: 'People bring you their spreadsheets, their crooked hems and their letters to the landlord.',
    act: {
      joined: 'Write down three things people thank you for, and price one of them before bed.',
      easy: 'Show one person today, in ten minutes, how you do the thing you do well.',
      tense: 'Say one price to the bathroom mirror tonight for a thing you do free of charge.',
    },
    suits: ['career'],
  },
  {
    title: 'Nine things in the cart',
    scene: 'A lamp, a rain jacket and a set of knives wait online while you reason with yourself.',
    act: {
      joined: 'Write the one thing you truly need on paper today, and empty the online cart of the rest.',
      easy: "Dig out the thing you own that's closest to the one you'd like, and use it today.",
      tense: "Close the shop's page before bed with the cart still full, and note which one thing you need.",
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'Coins in the jar',
    scene: 'Small change collects in a jar, a shoe box and three coat pockets, and nobody counts it.',
    act: {
      joined: 'Label one jar or envelope today with a single word, and put in the first coin.',
      easy: 'Empty every pocket and bag you own today into one glass by the door.',
      tense: "Write on an envelope tonight what you're saving for, and on the back what you buy instead.",
    },
    suits: ['money', 'love'],
  },
  {
    title: 'The invoice in drafts',
    scene: 'An unsent invoice, a crumpled receipt, a blank form: your money waits there.',
    act: {
      joined: 'Begin the one form or invoice that would bring you money, and fill in five boxes before bed.',
      easy: "Send one message today that asks for what you're owed: an invoice, a refund, a lent book.",
      tense: "Gather every loose receipt into one envelope today, and write the sum you'd argue about on it.",
    },
    suits: ['career', 'money'],
  },
]
