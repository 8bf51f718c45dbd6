import type { Card } from '../../pieces/Card.ts'

export const fifth: readonly Card[] = [
  {
    title: 'Why pigeons nod',
    scene: 'Between serious topics a child asks why pigeons nod, and {someone} looks up with exactly the right face.',
    joined: {
      moods: ['free', 'talk'],
      turn: [
        "Follow the pigeons, because that's where the evening is.",
        'In ten minutes the whole table is nodding like pigeons.',
      ],
      act: 'Ask one person a question today that has no use at all, and stay for the whole answer.',
    },
    easy: {
      moods: ['talk', 'free'],
      turn: [
        "You're off, with three theories and one demonstration.",
        'Nobody remembers who began, only that it was funny.',
      ],
      act: 'Send {someone} or an old friend one absurd question today, and no greeting before it.',
    },
    tense: {
      moods: ['sore', 'talk'],
      turn: [
        "You'd like to be clever about it, so the moment for silly goes by.",
        "Another child says it's to keep their hats on, and everyone laughs.",
      ],
      act: "Say one thing today before you know whether it's funny, to a friend or {someone}.",
    },
    bodies: ['Mercury', 'Uranus', 'Ascendant'],
    suits: ['love'],
  },
  {
    title: 'The message without a reason',
    scene:
      "You'd like to write to {someone}, there's a photo of a crooked cake to hand, and there's no reason for it whatsoever.",
    joined: {
      moods: ['bold', 'warm', 'plenty'],
      turn: ['Send the cake.', 'The three dots appear, go away, and appear again.'],
      act: "Send one message to {someone} or a dear friend today that asks for nothing, and don't wait by it.",
    },
    easy: {
      moods: ['warm', 'plenty', 'talk'],
      turn: [
        'It goes out in ten seconds and comes back with a laugh.',
        'You put the phone down and pick up the last piece.',
      ],
      act: 'Tell {someone} or a friend one small thing today that made you think of them.',
    },
    tense: {
      moods: ['sore', 'torn'],
      turn: [
        'You type it, weigh it, and save it for a better moment.',
        'The cake gets eaten, and the photo stays in drafts.',
      ],
      act: 'Send the first version of one message before supper, and leave the phone in another room for an hour.',
    },
    bodies: ['Venus', 'Mercury', 'Neptune'],
    suits: ['love'],
  },
  {
    title: 'Beans for poker chips',
    scene:
      "A deck of cards with a missing seven, a handful of dried beans and three people at a table: that's a whole evening.",
    withSomeone:
      "A deck of cards with a missing seven, a handful of dried beans and {someone} across the table: that's a whole evening.",
    joined: {
      moods: ['free', 'warm', 'plenty'],
      turn: ['Deal, and let a bottle cap be the seven.', 'After the third hand you know who hums when they bluff.'],
      act: 'Play one game today, at a table, on a floor or by phone, and let it last twenty minutes.',
    },
    easy: {
      moods: ['plenty', 'warm'],
      turn: [
        'You lose eleven beans and win them back with a terrible bluff.',
        "They shuffle again before you've asked.",
      ],
      act: 'Teach one person a game today that you knew as a child.',
    },
    tense: {
      moods: ['cross'],
      turn: ["By the third round you'd really like to win.", 'You count your beans under the table, twice.'],
      act: 'Lose one round of something on purpose today, and congratulate the winner properly.',
    },
    bodies: ['Mars', 'Jupiter'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Page one, out of the drawer',
    scene:
      "In a drawer is page one of something of yours, a story, a tune or a sketch, and it's better than you think.",
    withSomeone:
      "In a drawer is page one of something of yours, a story or a tune, and {someone} has asked what you're working on.",
    joined: {
      moods: ['bold', 'dream'],
      turn: [
        'Write page two before you read page one.',
        "Halfway down page two there's a sentence you want to read aloud.",
      ],
      act: "Give the thing you'd like to make twenty minutes today, and end in the middle of a line.",
    },
    easy: {
      moods: ['dream', 'bold'],
      turn: [
        'It goes on by itself for a bit, as if it had been kept warm.',
        "You go on along the margin, because it doesn't occur to you to stop.",
      ],
      act: "Show one unfinished page or picture to someone kind today, and ask only what they'd like more of.",
    },
    tense: {
      moods: ['sore', 'duty'],
      turn: ['You read it as your strictest teacher would, and shut the drawer.', 'That teacher never made anything.'],
      act: 'Make one thing badly in ten minutes today, a poem, a drawing or a cake, and keep it until the morning.',
    },
    bodies: ['Sun', 'Chiron', 'Saturn', 'North Node'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'The bright shirt',
    scene: "At the end of the rail is a shirt in a loud color, and you're almost sure that {someone} would like it.",
    joined: {
      moods: ['seen', 'bold', 'free'],
      turn: [
        "Put it on, since a shirt is only a shirt until it's worn.",
        'On the stairs a neighbor says "well", and you say thank you.',
      ],
      act: 'Wear one thing today that makes you feel a little more visible, and say nothing about it.',
    },
    easy: {
      moods: ['seen'],
      turn: ['You forget that you have it on, which is how it works.', 'Three people smile, one of them a dog.'],
      act: "Pick one thing to wear today because you like it, and tell a colleague or a friend where it's from.",
    },
    tense: {
      moods: ['seen', 'sore', 'torn'],
      turn: [
        'You take it out, hold it up, and put on the gray one.',
        'All day the loud sleeve shows in the gap of the closet door.',
      ],
      act: "Hang the loud shirt where you'll see it when you wake, and wear something of that color before bed.",
    },
    bodies: ['Venus', 'Sun', 'Ascendant', 'Saturn'],
    suits: ['love'],
  },
  {
    title: 'A child wants to know',
    scene:
      'A child asks you to be the horse, the shop or the tired giraffe, and the floor is further down than it was.',
    withSomeone:
      'A child wants you to be the horse or the tired giraffe, {someone} is watching, and the floor is further down than it was.',
    joined: {
      moods: ['warm', 'plenty'],
      turn: ['Be the giraffe, with feeling.', 'Somebody small puts a leaf in your mouth.'],
      act: 'Play on the floor for ten minutes today, with a child, a cat or a ball of paper.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: [
        "You're an excellent giraffe, and recover beautifully.",
        "You're asked for an encore, and your knees say no.",
      ],
      act: 'Ask one child today, or a parent of one, what the best thing about the week was.',
    },
    tense: {
      moods: ['duty', 'torn'],
      turn: [
        'Half of you is a giraffe and the other half is answering an email.',
        'They notice at once, and hand you the leaf again.',
      ],
      act: 'Do one thing with your whole attention today, for fifteen minutes, with the screen face down in another room.',
    },
    bodies: ['Moon', 'Jupiter', 'Mercury'],
    suits: ['wellbeing'],
  },
  {
    title: 'Singing over the dishes',
    scene: 'With the water running you sing, and well, until you notice that the window is open.',
    withSomeone:
      'With the water running you sing, and well, until you notice that the window is open and {someone} has stopped on the path.',
    joined: {
      moods: ['seen', 'dream', 'bold'],
      turn: ['Sing on, with the window open.', 'A woman across the yard has begun to dry in time.'],
      act: 'Sing one whole song aloud today, in a kitchen, a car or a stairwell.',
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: [
        'A roommate or a neighbor joins in, a third too low.',
        "You go through it twice, and the second time there's a spoon for a drum.",
      ],
      act: "Put on the song you loved at sixteen today, and send it to the person who'll know why.",
    },
    tense: {
      moods: ['seen', 'sore'],
      turn: ['You stop, and the dishes are only dishes.', 'Across the yard a window closes, and you hum the rest.'],
      act: 'Do one thing you enjoy where somebody can hear it today, for the length of a song.',
    },
    bodies: ['Sun', 'Neptune', 'Chiron'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Two seats by the window',
    scene:
      "You're in a café where two seats by the window are free, the sugar comes in cubes, and {someone} is asking where you'd like to sit.",
    joined: {
      moods: ['bold', 'torn'],
      turn: ['The window, and say so.', 'You hang your coats over both chairs before anybody else does.'],
      act: 'Suggest one place and one hour to {someone} or a friend today, in a line without a maybe.',
    },
    easy: {
      moods: ['warm', 'torn'],
      turn: [
        'You both say "there" and mean the same chairs.',
        'The sugar cubes become a wall, a tower and a short street.',
      ],
      act: "Tell {someone} or a friend today which place in town you'd like to show them.",
    },
    tense: {
      moods: ['torn'],
      turn: [
        'You say "wherever you like", they say it too, and you end up by the restroom.',
        'The door swings every time, and neither of you mentions it.',
      ],
      act: 'Name one wish first today, before anyone asks, and let the other person add theirs.',
    },
    bodies: ['Venus', 'Mars'],
    suits: ['love'],
  },
  {
    title: 'What the fun costs',
    scene:
      'Tickets, a round of drinks, a taxi in the rain: the fun has a price, and {someone} is reaching for a wallet too.',
    joined: {
      moods: ['bold', 'torn'],
      turn: [
        "Say what you'd like to spend before the coats are on.",
        'You both put the wallets away and turn up your collars.',
      ],
      act: 'Plan one outing that costs nothing today, with a time and a first sentence for the invitation.',
    },
    easy: {
      moods: ['warm', 'duty'],
      turn: ['You find out that the best part was the walk back.', 'A bench and two paper cups are hard to beat.'],
      act: 'Invite {someone} or a friend today to something free, a view, a walk or a rehearsal.',
    },
    tense: {
      moods: ['torn', 'plenty'],
      turn: [
        'You say yes to the expensive version and are quietly cross during dessert.',
        "A spoon scrapes, and the waiter asks if there's anything else.",
      ],
      act: 'Turn down one costly plan today, and offer a cheaper one in the same breath.',
    },
    bodies: ['Jupiter', 'Saturn', 'Venus'],
    suits: ['money', 'love'],
  },
  {
    title: 'A cat in the margin',
    scene: "During a long call you draw a cat in the margin, with boots, and it's the best thing on the page.",
    withSomeone:
      "During a long call with {someone} you draw a cat in the margin, with boots, and it's the best thing on the page.",
    joined: {
      moods: ['free', 'dream', 'bold'],
      turn: ["The boots are an idea, and it's yours.", 'On the next line the cat gets a hat and a suitcase.'],
      act: 'Fill one page with drawings or nonsense today, and put the date on it.',
    },
    easy: {
      moods: ['free', 'seen', 'talk'],
      turn: [
        'You hold the cat up to the camera, and the call gets better.',
        'They ask what the cat is called, and the call ends in good spirits.',
      ],
      act: "Leave one small drawing or joke for a colleague, a child or {someone} today, where they'll find it.",
    },
    tense: {
      moods: ['duty', 'sore'],
      turn: [
        'You turn the page over when a colleague comes in.',
        'You write "budget" across the top of the clean side.',
      ],
      act: 'Keep the thing you scribbled today, and pin it where you do your serious work.',
    },
    bodies: ['Uranus', 'Mercury', 'Neptune'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'A ball against the garage',
    scene: "There's a sound from childhood, a ball against a garage door, and your arm still knows how it goes.",
    withSomeone:
      "From the yard comes a sound from childhood, a ball against a garage door, and {someone} bets you can't catch it.",
    joined: {
      moods: ['free', 'bold'],
      turn: ['Find a ball and a wall.', 'After three throws your shoulder has found the old rhythm.'],
      act: "Throw, kick, skip or dance for five minutes today, and stop while it's still fun.",
    },
    easy: {
      moods: ['bold', 'seen'],
      turn: [
        'You catch eleven in a row, and a passing jogger nods.',
        'On the way back the jogger stops and holds out a hand for the ball.',
      ],
      act: 'Ask a friend or a child to play catch or cards for ten minutes today.',
    },
    tense: {
      moods: ['seen', 'sore'],
      turn: ['You think of it, and then of how it would look.', 'The ball rolls off the step, and you let it go.'],
      act: 'Move your body for one whole song before bed, with the curtain as you like it.',
    },
    bodies: ['Mars', 'Moon', 'Uranus'],
    suits: ['wellbeing'],
  },
  {
    title: 'Praise with a because',
    scene: 'A new shelf is up, level and full, and {someone} stands beside it as if by accident.',
    joined: {
      moods: ['warm', 'talk'],
      turn: ['Say what you like about it, and why.', 'They look at the shelf as if a lamp had just gone on.'],
      act: 'Praise one thing that someone has made today, and say which part.',
    },
    easy: {
      moods: ['talk', 'seen'],
      turn: [
        'You find the words at once, and they straighten one of the books.',
        'They laugh, say it was nothing, and tell you how they did it.',
      ],
      act: 'Tell {someone} or a friend one thing they do better than anyone you know, before the evening is over.',
    },
    tense: {
      moods: ['talk', 'duty'],
      turn: [
        'You see the one crooked corner first, and your eyebrow says so.',
        'They run a thumb over the corner and move a book in front of it.',
      ],
      act: 'Keep one correction to yourself today, and name the part that works.',
    },
    bodies: ['Venus', 'Saturn', 'Chiron', 'Sun'],
    suits: ['love', 'career'],
  },
  {
    title: 'The last song',
    scene:
      "The party is thinning out, the host stacks chairs, and {someone} hums along with the song you've always liked.",
    joined: {
      moods: ['bold'],
      turn: [
        'Ask for the dance, or hum the harmony.',
        "A chair stays where it is, and there's room between the tables.",
      ],
      act: 'Do the small brave thing today that takes less than a minute, a dance, a question or a wave.',
    },
    easy: {
      moods: ['warm', 'dream', 'bold'],
      turn: ['You know all the words, both of you, and mean some of them.', 'You hum it all the way to the bus.'],
      act: 'Share one song with {someone} or a friend today, and say which line is yours.',
    },
    tense: {
      moods: ['sore', 'dream'],
      turn: [
        'You look for your jacket a little longer than one looks for a jacket.',
        "By the time you've found it, the band is winding up a cable.",
      ],
      act: "Write down what you'd have said, in one line, and say it to {someone} or the mirror before bed.",
    },
    bodies: ['Venus', 'Mars', 'Neptune', 'Pluto'],
    suits: ['love'],
  },
  {
    title: 'A price on the jam',
    scene: "You've made six jars of jam, and a friend says you could sell them and means it.",
    withSomeone: "You've made six jars of jam, and {someone} says you could sell them and means it.",
    joined: {
      moods: ['bold', 'seen'],
      turn: [
        "Write the label first, because it's the fun part.",
        'You write the date underneath and draw a small plum.',
      ],
      act: 'Give one thing you make a name and a label today, and put it on the table like a product.',
    },
    easy: {
      moods: ['seen', 'plenty', 'talk'],
      turn: [
        "A neighbor wants three jars, and you don't have three jars.",
        'You say "soon" and look for jars with lids.',
      ],
      act: "Offer one thing you've made to one person today, and ask what they'd pay for the next.",
    },
    tense: {
      moods: ['sore', 'seen'],
      turn: [
        "As soon as there's a price on it, your hands go stiff.",
        'You line the jars up, and now you see every seed.',
      ],
      act: 'Decide about one hobby tonight that it will never earn a cent, and do ten minutes of it.',
    },
    bodies: ['Saturn', 'Jupiter', 'Midheaven', 'North Node'],
    suits: ['money', 'career'],
  },
]
