import type { Card } from '../../pieces/Card.ts'

export const second: readonly Card[] = [
  {
    title: 'The last line of the statement',
    subject: 'spending',
    scene:
      'On your phone is a bank statement, and you scroll past three small subscriptions and stop before the last line.',
    again: {
      easy: 'you say a sum out loud in your ordinary voice',
      tense: "an envelope from the bank lies face down until you've eaten",
    },
    forecast: {
      easy: 'the numbers make sense at the first reading',
      tense: 'money worries seem bigger than the sums behind them',
    },
    joined: {
      moods: ['searching', 'careful', 'strong', 'daring'],
      turn: [
        'You take one look, and everything after that is only arithmetic.',
        'The last line is as short as the others, and in the same plain type.',
      ],
      after: 'the last line is different, and you know by how much',
      use: "decide what you want left over at month's end",
      act: 'Open one account today, read it to the last line, and write the number on paper.',
    },
    easy: {
      moods: ['careful', 'clear', 'content', 'mending'],
      turn: [
        "You'd expected a verdict, and the figure is only a figure, so you write it down.",
        'On paper it takes up less room than it did in your head.',
      ],
      use: 'cancel what you pay for and never use',
      act: 'Find one subscription that you no longer use, and look up tonight how it ends.',
    },
    tense: {
      moods: ['burdened', 'unsure', 'guarded'],
      turn: [
        'So the statement is opened and shut, like an oven with something burning in it.',
        'In bed you add it up from memory and get three different answers.',
      ],
      use: 'go through your fixed costs in daylight, line by line',
      act: 'Look at the balance once before supper, for one minute, and say the figure out loud.',
    },
    because: { joined: ['Mercury', 'Venus'], easy: ['Mercury', 'Venus'], tense: ['Moon', 'Venus', 'Neptune'] },
    bodies: ['Saturn', 'Neptune', 'Pluto'],
    suits: ['money'],
  },
  {
    title: 'Lent, and not returned',
    subject: 'favor',
    scene: 'A friend has your baking dish, lent for one supper and not returned, and neither of you has mentioned it.',
    again: {
      easy: "somebody hands you a thing that you'd forgotten was yours",
      tense: 'you reach for a thing of yours and remember who has it',
    },
    forecast: {
      easy: 'a friendly reminder is taken in the right spirit',
      tense: 'keeping count of favors takes the fun out of giving',
    },
    joined: {
      moods: ['outspoken', 'impatient'],
      turn: [
        'You look into the gap in the cupboard once too often.',
        'You type "by the way", and then, quite firmly, the word "dish".',
      ],
      after: 'the dish has a date for coming home',
      use: 'set your own rule for lending things out',
      act: 'Ask for something of yours back today, in a message with a please in it and no excuse.',
    },
    easy: {
      moods: ['tender', 'outspoken', 'kind'],
      turn: [
        "Asking is easy, since it's your friend you've missed and the dish is a good excuse.",
        'The dish comes back with half a lasagna in it, and a slightly red face behind it.',
      ],
      after: 'the dish is out on loan again, with a date this time',
      use: "return something you've borrowed, with a friendly word",
      act: 'Write down tonight who has something of yours, and send one of the names a hello.',
    },
    tense: {
      moods: ['guarded', 'hurt'],
      turn: [
        "You don't ask, and each time you meet you see the dish.",
        "Asked how you are, you say you've given up baking.",
      ],
      use: "settle what's still open between you and a friend",
      act: "Decide tonight about one thing you've lent: ask for it in one line, or call it a gift and cross it off.",
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Venus'] },
    bodies: ['Mars', 'Venus', 'Pluto'],
    suits: ['money', 'love'],
  },
  {
    title: 'What you say your work costs',
    subject: 'sum',
    scene: "A neighbor likes your work and asks what it costs, and there's a pause about as long as a sip of water.",
    withSomeone: {
      scene: "{Someone} asks what you charge for your work, and there's a pause about as long as a sip of water.",
      turn: {
        joined: [
          'You put the true figure into that pause.',
          "They say they'd have guessed more, and you write it down before you can take it back.",
        ],
        easy: [
          'You say a number before the sip is over, and the water was only water.',
          'They say it back to you ten higher, to hear how it sounds, and you nod.',
        ],
        tense: [
          "So you name less than you'd like, then add a favor.",
          'They ask what the favor costs, and you say it comes with it.',
        ],
      },
    },
    again: {
      easy: 'you say how many hours a thing took you',
      tense: 'you thank somebody for asking for a discount',
    },
    forecast: {
      easy: 'your terms sound reasonable, even to you',
      tense: "it's tempting to lower your price too soon",
    },
    joined: {
      moods: ['outspoken', 'strong', 'daring'],
      turn: [
        'You put the true figure into that pause.',
        'The neighbor takes a sip as well, and then says "all right".',
      ],
      after: 'the figure is on paper, and you no longer clear your throat before it',
      use: "decide on the lowest offer you'd accept",
      act: 'Say what an hour of your work costs aloud three times tonight, without a because.',
    },
    easy: {
      moods: ['outspoken', 'clear', 'strong'],
      turn: [
        'You say a number before the sip is over, and the water was only water.',
        'The neighbor writes it on one hand and asks when you could begin.',
      ],
      after: 'the price in your head is higher by ten',
      use: 'put a fair price on your time and effort',
      act: "Write the number you'd name next time on a slip tonight, with the date, and put it in with your receipts.",
    },
    tense: {
      moods: ['yielding', 'unsure'],
      turn: [
        'So you name less than you wanted, then add a favor.',
        'On the way home you do the sum again, with the favor in it.',
      ],
      use: 'ask for a day to think about a figure',
      act: 'Write the sum you wanted on paper tonight, with the price of the favor underneath.',
    },
    because: {
      joined: ['Venus', 'Saturn', 'Midheaven'],
      easy: ['Venus', 'Saturn', 'Midheaven'],
      tense: ['Venus', 'Chiron'],
    },
    bodies: ['Sun', 'Saturn', 'Midheaven', 'Chiron'],
    suits: ['money', 'career'],
  },
  {
    title: 'The coat you mean to sell',
    subject: 'old things',
    scene:
      'At the back of the closet is a coat you mean to sell, tag and all, bought for a life with more parties in it.',
    again: {
      easy: 'you walk past a shop window with your hands in your pockets',
      tense: "something in a shop window fits the life you haven't got",
    },
    forecast: {
      easy: "it's easier to let go of what you've kept too long",
      tense: 'guilt about past spending makes it hard to decide',
    },
    joined: {
      moods: ['dreaming', 'torn', 'playful'],
      today: 'letting go is pleasant and a little sad, both at once',
      turn: [
        'You put the coat on and wear that life as far as the kitchen.',
        "Then you take the coat's picture by the window, wanting both the space and the parties.",
      ],
      after: 'the coat is as far as the hall',
      use: 'put something you no longer need up for sale',
      act: 'Take a picture of something you no longer wear today, by a window, and write a price beside it.',
    },
    easy: {
      moods: ['releasing', 'generous'],
      turn: [
        'A friend tries it on, and the coat has found the life it was bought for.',
        'You name half of what the tag says, and your closet shuts again.',
      ],
      after: "the coat is out at a party, and you don't miss it",
      use: "clear a whole shelf of things you've outgrown",
      act: "Offer one piece of clothing you don't wear to a friend today, with a picture of it.",
    },
    tense: {
      moods: ['torn', 'gripping', 'dreaming'],
      turn: [
        "You can't wear it and you can't part with it, since it was so expensive.",
        'You try it on, look at the tag, and hang it back.',
      ],
      use: 'sort your things by use, whatever they cost',
      act: 'Try on something tonight that you keep out of guilt, and decide before you take it off.',
    },
    because: { joined: ['Moon', 'Pluto'], easy: ['Pluto'], tense: ['Venus', 'Chiron'] },
    bodies: ['Jupiter', 'Uranus', 'Pluto'],
    suits: ['money'],
  },
  {
    title: 'Nine things in the cart',
    subject: 'spending',
    scene: 'In an online cart there are nine things, among them a lamp, a kettle and a shirt in two sizes.',
    withSomeone: {
      scene:
        'You and {someone} look at your online cart, nine things in it, among them a lamp, a kettle and a shirt in two sizes.',
      turn: {
        joined: [
          "They ask which one you'd miss, and you know before the end of the question.",
          'The other eight, you tell them, are there to keep it company.',
        ],
        easy: [
          'They furnish a whole evening with the nine, and you buy none of them.',
          'Then you close the page, and they say the soft old shirt suits you.',
        ],
        tense: [
          "You're tired, you'd like to be comforted, and the button is a nice color.",
          "They ask what the lamp is for, and you've already pressed it.",
        ],
      },
    },
    again: {
      easy: 'you look at a lovely thing for a minute and leave it there',
      tense: "you nearly click on an offer that's about to end",
    },
    forecast: {
      easy: 'looking is as much fun as buying',
      tense: 'offers look better than they are, and most of them can wait',
    },
    joined: {
      moods: ['searching', 'greedy', 'clear'],
      turn: ['One of the nine you really want, and you know which.', 'The other eight are there to keep it company.'],
      after: 'the cart is down to one thing, and you still want it',
      use: 'choose which of your wishes can wait',
      act: 'Empty the cart tonight down to what you really want, and close the page.',
    },
    easy: {
      moods: ['dreaming', 'content', 'restrained'],
      turn: [
        'You furnish a whole evening with the nine and buy none of them.',
        "Then you close the page and put on the soft old shirt you've got.",
      ],
      use: 'take one good thing out of its box and use it',
      act: 'Use one good thing today that you own and have been saving for later.',
    },
    tense: {
      moods: ['greedy', 'tender', 'impulsive'],
      turn: [
        "You're tired, you'd like to be comforted, and the button is a nice color.",
        "You press it, and then you read what you've bought.",
      ],
      use: 'find a free comfort for tired evenings',
      act: "Empty the cart before bed, and write down the one free thing you'd enjoy this week instead.",
    },
    because: {
      joined: ['Venus', 'Jupiter', 'Neptune'],
      easy: ['Venus', 'Neptune'],
      tense: ['Venus', 'Jupiter', 'Neptune'],
    },
    bodies: ['Venus', 'Jupiter', 'Moon', 'Neptune'],
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'A raise, in plain words',
    subject: 'sum',
    scene:
      'In your head is a paragraph about a raise, in plain words, with a figure at the end that nobody has heard yet.',
    again: {
      easy: 'you name a number when somebody asks what you want',
      tense: 'the right moment comes while you have your mouth full',
    },
    forecast: {
      easy: 'a request for more gets a fair hearing',
      tense: 'people have less time than your question needs',
    },
    joined: {
      moods: ['outspoken', 'talkative', 'careful', 'daring'],
      today: 'a little practice makes a large request sound ordinary',
      turn: [
        "So you say it to the bathroom tiles, which don't interrupt.",
        'You try it again on the stairs, and a neighbor says hello in the middle.',
      ],
      after: 'the paragraph is two lines shorter and easier to say',
      use: 'pick the right person and moment to ask for more',
      act: "Write the best thing you've done at work on an index card tonight, with a number in it, and read it to the tiles.",
    },
    easy: {
      moods: ['outspoken', 'talkative', 'clear', 'daring'],
      today: 'a large figure gets smaller once somebody has heard it',
      turn: [
        'You tell a friend the whole of it, figure and all, in the voice you use for groceries.',
        "The friend doesn't faint, and only asks what you'd buy first.",
      ],
      after: 'the figure sounds smaller the fourth time you say it',
      use: 'find out what others earn for similar work',
      act: "Ask one friend today what they'd call a fair sum for a job like yours.",
    },
    tense: {
      moods: ['unsure', 'watched'],
      turn: [
        'You rehearse it, and in rehearsal the boss always wins.',
        'The boss in your head has never met the boss in the office.',
      ],
      after: 'the boss in your head gives in on one comma',
      use: 'collect three good reasons for a difficult request',
      act: "Write the paragraph down tonight, cross out its one apology, and read aloud what's left.",
    },
    because: { joined: ['Mercury', 'Saturn'], easy: ['Mercury'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Sun', 'Mars', 'Midheaven', 'Mercury'],
    suits: ['money', 'career'],
  },
  {
    title: 'The jar by the bed',
    subject: 'spending',
    scene:
      'In the jar by your bed are coins from three coat pockets, two countries and a bus ride, as heavy together as a cat.',
    withSomeone: {
      scene:
        'You and {someone} make a bet on the jar by your bed: coins from three coat pockets, as heavy together as a cat.',
      turn: {
        joined: [
          'You tip the jar out on a blanket and count, with the radio on.',
          "They're off by nine dollars, and you tell them where the two foreign coins are from.",
        ],
        easy: [
          "There's more in it than you bet, and you begin to spend it in your head.",
          'They give each little tower a name, a lunch, a kite, a ferry, and you build higher.',
        ],
        tense: [
          'You take the jar to the store, and the machine that counts coins is out of order.',
          'They say the bet is still on, and you carry the jar home, heavier than ever.',
        ],
      },
    },
    again: {
      easy: 'you find a coin in a pocket and know where it goes',
      tense: "you're three coins short at a counter, with a line behind you",
    },
    forecast: {
      easy: 'saving a little feels like getting somewhere',
      tense: 'small expenses tend to come in bunches',
    },
    joined: {
      moods: ['careful', 'diligent', 'content'],
      turn: [
        'You tip the jar out on the blanket and count, with the radio on.',
        'By the end there are nine small heaps, and two foreign coins that no heap will take.',
      ],
      after: "two foreign coins are all that's left in the jar",
      use: 'start setting aside a small, regular amount',
      act: "Count your loose coins tonight, and write on paper what they're for.",
    },
    easy: {
      moods: ['playful', 'hopeful', 'dreaming'],
      turn: [
        'There is more in the jar than you thought, and you begin to spend it in your head.',
        'You build little towers along the edge of the table, one for each idea.',
      ],
      use: 'think through three good uses for a little extra',
      act: "Put one coin in an envelope tonight, and write on it what you'd be glad of in a year.",
    },
    tense: {
      moods: ['impatient', 'burdened'],
      today: 'small plans run into small obstacles',
      turn: [
        'You take the jar to the store, and the machine that counts coins is out of order.',
        'You growl at it and carry it home, and now it weighs as much as two cats.',
      ],
      use: "use up an old voucher or the points you've collected",
      act: 'Collect the loose coins from one bag or coat before bed, and put them in one place.',
    },
    because: {
      joined: ['Venus', 'Jupiter', 'Saturn'],
      easy: ['Venus', 'Jupiter', 'Saturn'],
      tense: ['Jupiter', 'Saturn', 'Uranus'],
    },
    bodies: ['Saturn', 'Jupiter'],
    suits: ['money'],
  },
  {
    title: 'The chair by the window',
    subject: 'old things',
    scene:
      "The one good chair you own, the one by the window, is under a pile of laundry, a box and last month's papers.",
    withSomeone: {
      scene:
        "On a video call {someone} asks what the heap behind you is: it's your one good chair, under a pile of laundry.",
      turn: {
        joined: [
          "You fold while you talk, and by the last towel you're the owner of a chair.",
          "They ask what you can see from it, and you begin with a neighbor's red curtain.",
        ],
        easy: [
          'The pile takes four minutes, and the view takes the rest of the call.',
          "They ask if you're still there, and you turn the camera to the tree.",
        ],
        tense: [
          'You push a towel back on top, and it slides off again while you talk.',
          'They say you could sit down for this, and you ask them where.',
        ],
      },
    },
    again: {
      easy: 'you sit down in the middle of something and look out the window',
      tense: "there's nowhere to put your cup down",
    },
    forecast: {
      easy: 'a little tidying goes a surprisingly long way',
      tense: 'clutter gets in the way just when you want rest',
    },
    joined: {
      moods: ['content', 'diligent', 'careful'],
      turn: [
        "The laundry gets folded, the chair gets sat on, and you're the owner of something.",
        "From the chair you can see a tree, a bus stop and a neighbor's red curtain.",
      ],
      after: 'you know by heart when the red curtain opens',
      use: 'make one corner of your home your own',
      act: 'Clear one chair before supper, sit in it for fifteen minutes, and have nothing in your hands.',
    },
    easy: {
      moods: ['content', 'absent', 'dreaming'],
      turn: [
        'The pile takes four minutes, and the view takes the rest of the hour.',
        'Under the laundry were a letter, a glove and a magazine worth reading.',
      ],
      use: 'spend an unhurried hour in your favorite spot',
      act: 'Have your next drink in the best seat you own today, with your back to the screen.',
    },
    tense: {
      moods: ['impatient', 'burdened'],
      turn: [
        'You stand beside the chair with a cup in your hand, because the pile got there first.',
        'A towel slides off, you say something to it, and you put it back on top.',
      ],
      use: 'find a permanent place for things that pile up',
      act: 'Carry the pile off one chair tonight, and put away five things from it.',
    },
    because: { joined: ['Moon', 'Venus'], easy: ['Moon', 'Venus'], tense: ['Moon'] },
    bodies: ['Moon', 'Venus'],
    suits: ['wellbeing'],
  },
  {
    title: 'Who picks up the check',
    subject: 'sum',
    scene: 'The waiter leaves the check exactly in the middle, next to the mints, and four people look at the ceiling.',
    withSomeone: {
      scene:
        'The waiter leaves the check in the middle, next to the mints, two friends look at the ceiling, and {someone} looks at you.',
      turn: {
        joined: [
          "You say how you'd like it done before anyone reaches for a pocket.",
          'They do the division aloud, with a mint in one cheek, and you collect.',
        ],
        easy: [
          'You say "let me", and for once nobody wrestles you for it.',
          'They slide the mints over to you, as change, and you deal them out.',
        ],
        tense: [
          'You say that you only had the olives, and everyone begins to count theirs.',
          "Out on the sidewalk they ask if you're all right, and you're still counting.",
        ],
      },
    },
    again: {
      easy: 'you let somebody pay for your coffee and only say thank you',
      tense: 'everyone looks at you when a total is read aloud',
    },
    forecast: {
      easy: 'shared costs are sorted out in one friendly sentence',
      tense: 'money talk gets touchy, and plain figures help',
    },
    joined: {
      moods: ['outspoken', 'strong', 'clear', 'impulsive'],
      turn: [
        "You say how you'd like it done before anyone reaches for a pocket.",
        'Three people put their hands down, and one says thank you.',
      ],
      after: 'the check is split four ways, and one share is late',
      use: 'ask what a shared plan is going to cost',
      act: 'Suggest today how one shared cost is to be split, in one message to everyone it concerns.',
    },
    easy: {
      moods: ['generous', 'content'],
      turn: [
        'You say "let me", and for once nobody wrestles you for it.',
        'The mints go around, and the talk goes back to where it was.',
      ],
      use: "cook for somebody who'd never ask you to",
      act: "Pay for somebody's coffee today, or set the coins for it by the door.",
    },
    tense: {
      moods: ['quarrelsome', 'outspoken', 'careful'],
      turn: [
        'You say that you only had the olives, and everyone begins to count theirs.',
        "Out on the sidewalk you're still arguing, and somebody asks if you're all right.",
      ],
      after: 'the olives make a funny story, with better figures',
      use: 'suggest one plan that fits your own budget',
      act: "Tell one person today what you can spend on the next outing, as a figure, before it's planned.",
    },
    because: {
      joined: ['Mercury', 'Venus', 'Chiron'],
      easy: ['Mercury', 'Venus'],
      tense: ['Mercury', 'Venus', 'Chiron'],
    },
    bodies: ['Venus', 'Mercury', 'Jupiter'],
    suits: ['money', 'love'],
  },
  {
    title: 'The bag with the torn strap',
    subject: 'repair',
    scene: 'In the hall hangs a bag with a torn strap, and in a drawer waits a glue that promises everything.',
    withSomeone: {
      scene: '{Someone} has a bag with a torn strap, and in a drawer of yours waits a glue that promises everything.',
      turn: {
        joined: [
          'You put the bag on the table, under the lamp, before you know how.',
          'They find the end of the thread, the glue stays shut, and you do the first stitch.',
        ],
        easy: [
          'The glue holds at the first try, and you admire it longer than the job took.',
          'They hand you a loose heel as well, and you look around for more.',
        ],
        tense: [
          'The glue dries, the strap gives way, and you say a word.',
          'They say the same word, a little louder, and you go and look for string.',
        ],
      },
    },
    again: {
      easy: 'something loose turns out to need one turn of a screw',
      tense: 'a zipper sticks just as you have to leave',
    },
    forecast: {
      easy: 'repairs go better than your skills would suggest',
      tense: 'quick fixes come apart, and doing the job properly is faster',
    },
    joined: {
      moods: ['diligent', 'impulsive', 'daring'],
      turn: [
        'You put the bag on the table, under the lamp, before you know how.',
        'The glue stays shut, and you find the needle and, after a while, the end of the thread.',
      ],
      use: 'learn how to do one simple repair yourself',
      act: 'Put one broken thing and the tool it needs side by side tonight, and give them twenty minutes.',
    },
    easy: {
      moods: ['content', 'playful', 'diligent'],
      turn: [
        'The glue holds at the first try, and you admire it longer than the job took.',
        'Then you look around the room for something else to glue.',
      ],
      after: 'three more things are glued, one of them to the table',
      use: 'mend the thing you keep stepping around',
      act: 'Glue or tie the first loose thing you come across at home today, and leave it overnight.',
    },
    tense: {
      moods: ['impatient'],
      turn: [
        'The glue dries, the strap gives way, and you say a word.',
        'You hold the two ends together and look around for string.',
      ],
      after: 'the strap is made of string, and people take it for fashion',
      use: "ask a practical person how they'd mend something stubborn",
      act: 'Tie up one broken thing before bed, or put it by the door to go.',
    },
    because: { joined: ['Jupiter', 'Uranus'], easy: ['Jupiter', 'Uranus'], tense: ['Saturn'] },
    bodies: ['Mars', 'Saturn', 'Chiron', 'Uranus'],
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'The skill people ask you for',
    subject: 'favor',
    scene: 'A friend brings you a necklace with a knot in the chain, since knots are the skill people ask you for.',
    withSomeone: {
      scene: '{Someone} brings you a necklace with a knot in the chain, since knots are the skill people ask you for.',
      turn: {
        joined: [
          'What you do for nothing others do for a fee, and for a moment that stings.',
          'They ask what they owe you, and you write "knots, by the hour" on a scrap of paper.',
        ],
        easy: [
          'You like being asked, and your fingers are the quicker for it.',
          "They hold the lamp closer, and when the knot gives you're a little sorry.",
        ],
        tense: [
          'A second necklace comes out of the same pocket, and your smile is a little late.',
          "They ask if it's a bother, and you say no, with the pin in your teeth.",
        ],
      },
    },
    again: {
      easy: 'a knot in a shoelace gives at the first pull',
      tense: 'a favor is asked in passing, by somebody already leaving',
    },
    forecast: {
      easy: 'somebody asks for your help, and thanks you for it twice',
      tense: "other people's problems eat up your free hours",
    },
    joined: {
      moods: ['hurt', 'daring'],
      turn: [
        'What you do for nothing others do for a fee, and for a moment that stings.',
        'You write "knots, by the hour" on a scrap of paper and look at the words.',
      ],
      after: 'the scrap is on the fridge, with a higher price',
      use: 'offer your best skill to people outside your circle',
      act: "Write a price list of three lines for what you're good at tonight, as if you had a shop.",
    },
    easy: {
      moods: ['eager', 'kind', 'generous', 'diligent'],
      turn: [
        'You like being asked, and your fingers are the quicker for it.',
        "The knot gives, and you're a little sorry that it's over.",
      ],
      use: 'show someone how to do what you do well',
      act: 'Untangle the worst cable at home today, without scissors, and coil it.',
    },
    tense: {
      moods: ['yielding', 'hurt', 'burdened', 'eager'],
      turn: [
        'A second necklace comes out of the same pocket, and your smile is a little late.',
        "You don't mind the work, you mind that nobody thinks of it as work.",
      ],
      use: "say no to one favor you'd do with a sigh",
      act: 'Tell one person today what you can do for them and until when, in one sentence with both in it.',
    },
    because: { joined: ['Saturn', 'Neptune'], easy: ['Sun', 'Midheaven'], tense: ['Saturn', 'Neptune'] },
    bodies: ['Mercury', 'Sun', 'North Node', 'Ascendant'],
    suits: ['career', 'money'],
  },
  {
    title: "What's in the freezer",
    subject: 'meal',
    scene:
      'In the freezer are peas, a soup without a label and half a loaf, while the supermarket bag stands ready in the hall.',
    withSomeone: {
      scene:
        "{Someone} asks what you're having for supper, and in the freezer are peas, a soup without a label and half a loaf.",
      turn: {
        joined: [
          'You say "a mystery", and the soup goes into a pan, still in the shape of its box.',
          'They guess lentil, you guess chicken, and the lid stays on.',
        ],
        easy: [
          'The soup turns out to be the good one, and you say so.',
          'They tell you about theirs, out of a can, and you eat a little slower.',
        ],
        tense: [
          "You say there's nothing in the house, and buy a second bag of peas.",
          'They ask what became of the first one, and you lean on the freezer door.',
        ],
      },
    },
    again: {
      easy: "there's something in the cupboard that will do very well",
      tense: 'you come home with exactly what you already have',
    },
    forecast: {
      easy: "you make do nicely with what's in the house",
      tense: 'stocking up feels urgent, though it rarely is',
    },
    joined: {
      moods: ['playful', 'daring', 'curious'],
      turn: [
        "You'd rather eat a mystery than stand in a line.",
        'The soup goes into a pan, still in the shape of its box, and keeps its secret.',
      ],
      after: 'the soup turns out to be stew, and a good one',
      use: 'invent a dish from ordinary ingredients',
      act: 'Cook today only from what you have, the oldest of it first, and eat it at a table.',
    },
    easy: {
      moods: ['content'],
      turn: [
        'The soup turns out to be the good one.',
        'You eat it at the table, with the half loaf, and save the peas.',
      ],
      use: "plan a few meals around what's already there",
      act: 'Put a label tonight on the one box in your kitchen that only you could name.',
    },
    tense: {
      moods: ['greedy'],
      turn: ['You buy a second bag of peas to avoid looking.', "At home the freezer door won't close, and you push."],
      use: 'use up three things you already have',
      act: "Take one old thing out of the freezer before bed, and let tomorrow's meal start with it.",
    },
    because: { joined: ['Moon', 'Saturn'], easy: ['Moon', 'Saturn'], tense: ['Moon', 'Jupiter'] },
    bodies: ['Moon', 'Saturn', 'Neptune'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'The present still in its box',
    subject: 'old things',
    scene: 'On a shelf is a present still in its box, from someone with a good heart and their own taste.',
    again: {
      easy: "you're given something small and use it at once",
      tense: 'you say that something is lovely and then have to take it home',
    },
    forecast: {
      easy: 'giving and receiving both feel uncomplicated',
      tense: 'well-meant advice and gifts take up too much room',
    },
    joined: {
      moods: ['content', 'curious', 'tender'],
      turn: [
        'You lift the lid, and the duty turns into a vase with a fish on it.',
        'You grow fond of the giver, and stand the fish in the light.',
      ],
      after: 'the vase has a flower in it, and the fish looks surprised',
      use: 'give an unloved thing at home a second chance',
      act: 'Put one unused present to use before supper, if only to hold pencils.',
    },
    easy: {
      moods: ['releasing', 'generous'],
      turn: [
        "You'd like to be grateful and you'd like the shelf, and it turns out you can have both.",
        "You give it to a neighbor, who says exactly what you couldn't.",
      ],
      after: "the present has the best place in your neighbor's house",
      use: "tell people what kind of gift you'd really enjoy",
      act: "Give an unused present today to somebody who'd be pleased with it, and leave off the ribbon.",
    },
    tense: {
      moods: ['burdened'],
      turn: ['Every time you pass the box you owe somebody something.', 'You turn it so that the card faces the wall.'],
      use: 'drop one duty you took on out of politeness',
      act: "Decide before supper about one present you've kept out of politeness, and carry it to where it's going.",
    },
    because: { joined: ['Venus', 'Jupiter'], easy: ['Venus', 'Jupiter'], tense: ['Jupiter', 'Uranus'] },
    bodies: ['Venus', 'Neptune', 'Uranus'],
    suits: ['love', 'money'],
  },
  {
    title: 'The invoice in drafts',
    subject: 'sum',
    scene: 'The work is done, and the invoice for it is in your drafts, half filled in, behind all the other windows.',
    again: {
      easy: 'you press send and go straight on to something else',
      tense: "a box with a red star wants a number you don't have",
    },
    forecast: {
      easy: 'a form is quickly filled in and sent off',
      tense: 'forms ask for more than they need, and copies come in handy',
    },
    joined: {
      moods: ['diligent', 'careful', 'impulsive'],
      turn: [
        'You fill in the last three boxes, one after the other, and add them up twice.',
        "Then you send it, before you've had time to be polite about it.",
      ],
      use: "claim what you're owed, from refunds to days off",
      act: "Finish one form today that asks for what you're owed, before your next cup of coffee.",
    },
    easy: {
      moods: ['diligent', 'releasing', 'impulsive'],
      turn: [
        "You're so tired of the sight of the invoice that it's done before your coffee is cold.",
        "One signature, a whoosh, and behind the last window there's only the desktop.",
      ],
      use: 'get all your small paperwork done in one sitting',
      act: "Send one line today about something you're owed, with a cheerful first word.",
    },
    tense: {
      moods: ['unsure', 'restless'],
      turn: [
        "As long as it's a draft nobody can question it.",
        "You change the font, save it, and go to see what's new in the kitchen.",
      ],
      use: "send one thing out while it's merely good enough",
      act: 'Open the draft you keep avoiding tonight, fill in its sum, and change no fonts.',
    },
    because: { joined: ['Mercury', 'Mars'], easy: ['Mercury', 'Mars'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Mars', 'Mercury', 'Saturn', 'Midheaven'],
    suits: ['money', 'career'],
  },
]
