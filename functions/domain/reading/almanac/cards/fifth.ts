import type { Card } from '../../pieces/Card.ts'

export const fifth: readonly Card[] = [
  {
    title: 'Why pigeons nod',
    scene: 'Between serious topics a child asks why pigeons nod, and {someone} looks up with exactly the right face.',
    withSomeone: {
      scene:
        'Between serious topics a child asks why pigeons nod, and {someone} passes the question on to you with a straight face.',
      turn: {
        joined: [
          'You get up and show how, neck and all, with a lecture.',
          'They put up a hand, ask about ducks, and you start over as a duck.',
        ],
        easy: [
          "You're off, with three theories and one demonstration.",
          'They knock down two theories with a breadstick, and you defend the third to the last crumb.',
        ],
        tense: [
          "You'd like to be clever about it, so the moment for silly goes by.",
          '"To keep their hats on," they tell the child, and you laugh half a second late.',
        ],
      },
    },
    again: {
      easy: 'you hear a silly question, and you make it sillier',
      tense: 'a child asks why, and keeps asking after your third answer',
    },
    forecast: {
      easy: 'a silly question from you gets people talking',
      tense: 'jokes fall flatter than usual, and plain talk does better',
    },
    joined: {
      moods: ['playful', 'talkative', 'eager', 'unhidden'],
      turn: [
        'You get up and show how, neck and all, with a lecture.',
        'Before long the whole table is nodding like pigeons.',
      ],
      use: 'start learning about something of no use whatever',
      act: 'Ask one person a question today that has no use at all, and stay for the whole answer.',
    },
    easy: {
      moods: ['talkative', 'playful', 'impulsive'],
      turn: [
        "You're off, with three theories and one demonstration.",
        'Nobody remembers who began, only that it was funny.',
      ],
      after: 'one theory is still standing, and no pigeon objects',
      use: 'steer one serious conversation into pure nonsense',
      act: 'Send {friend} one absurd question today, and no greeting before it.',
    },
    tense: {
      moods: ['eager', 'watched', 'careful'],
      turn: [
        "You'd like to be clever about it, so the moment for silly goes by.",
        'Another child says pigeons do it to keep their hats on, and everyone laughs.',
      ],
      after: 'you know why pigeons nod, and the hats were the better answer',
      use: 'let a friend have the last laugh for once',
      act: "Say one thing today before you know whether it's funny, to {friend}.",
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury'] },
    bodies: ['Mercury', 'Uranus', 'Ascendant'],
    suits: ['love'],
  },
  {
    title: 'The message without a reason',
    subject: 'tone',
    scene:
      "You'd like to send {someone} a message, with a photo of a crooked cake, and there's no reason for it whatsoever.",
    withSomeone: {
      scene: 'On your phone is a photo of a crooked cake, and it could go to {someone}, for no reason whatsoever.',
      turn: {
        joined: [
          'Send the cake.',
          'Back comes their burnt pancake, also without a reason, and you look at the two side by side.',
        ],
        easy: [
          'The message goes out in ten seconds, and they ask to see the side that caved in.',
          'You turn the plate around and send that too.',
        ],
        tense: [
          'You add something tender, weigh it, and save it for a better moment.',
          'They send a plain hello of their own, and you answer it without the cake.',
        ],
      },
    },
    again: {
      easy: "your thumb sends something silly before you've found a reason",
      tense: 'you type a message without its joke, and send that',
    },
    forecast: {
      easy: 'people are pleased to hear from you, with a reason or without',
      tense: "answers come late, and silence usually means somebody's busy",
    },
    joined: {
      moods: ['impulsive', 'playful', 'hopeful', 'tender'],
      turn: ['Send the cake.', 'The three dots appear, go away, and appear again.'],
      use: "write to somebody who isn't expecting it",
      act: 'Send one message to {friend} today that asks for nothing, and put the phone face down.',
    },
    easy: {
      moods: ['impulsive', 'playful', 'tender', 'content'],
      turn: [
        'The message goes out in ten seconds and comes back with a laugh.',
        'You cut two more slices and eat both for company.',
      ],
      after: "the crooked cake is on the phones of people you don't know",
      use: 'call a friend you miss, with no news to tell',
      act: 'Tell {friend} one small thing today that made you think of them.',
    },
    tense: {
      moods: ['guarded', 'tender', 'unsure', 'restrained'],
      turn: [
        'You add something tender, weigh it, and save it for a better moment.',
        'The cake gets eaten, and the photo stays in drafts.',
      ],
      use: 'say one warm thing without a joke to cover it',
      act: "Send the first version of one message before supper, and sit on your hands until you've counted to forty.",
    },
    because: { joined: ['Mercury', 'Venus'], easy: ['Mercury', 'Venus'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Venus', 'Mercury', 'Neptune'],
    suits: ['love'],
  },
  {
    title: 'Beans for poker chips',
    scene:
      "A deck of cards with a missing seven, dried beans for poker chips and three people at a table: that's a whole evening.",
    withSomeone: {
      scene:
        "A deck of cards with a missing seven, dried beans for poker chips and {someone} across the table: that's a whole evening.",
      turn: {
        joined: [
          'Deal, and let a bottle cap be the seven.',
          "They hum when they're bluffing, so you fold early and listen.",
        ],
        easy: [
          'You lose twenty beans, call it robbery, and raise on a pair of twos.',
          'They fold three kings, and laugh too hard to deal when you show your hand.',
        ],
        tense: [
          "By the third round you mean to win, and you've stopped being nice.",
          'They push half their beans across to end it, and you insist on winning them.',
        ],
      },
    },
    again: {
      easy: "somebody brings out a deck of cards, and it's complete",
      tense: 'the cards come out, and this time a nine is missing',
    },
    forecast: {
      easy: 'a plain get-together at home needs nothing added',
      tense: 'rivalry creeps in early, and a laugh takes the sting out',
    },
    joined: {
      moods: ['playful', 'content', 'curious'],
      turn: [
        'Deal, and let a bottle cap be the seven.',
        "By the third hand you've worked out that a bluff makes people hum.",
      ],
      after: 'the seven is still a bottle cap, and nobody hums anymore',
      use: 'settle on a regular date for games with friends',
      act: 'Play one game today, alone if need be, and let it last twenty minutes.',
    },
    easy: {
      moods: ['playful', 'content', 'daring'],
      turn: [
        'You lose twenty beans, call it robbery, and win them back with a terrible bluff.',
        "The cards are shuffled again before you've asked.",
      ],
      after: 'the beans are back in their jar, minus one under the sofa',
      use: "invite people over for cards and whatever's in the kitchen",
      act: 'Write down the rules of a game you knew as a child today, and send them to one friend.',
    },
    tense: {
      moods: ['gripping', 'quarrelsome'],
      turn: [
        "By the third round you mean to win, and you've stopped being nice.",
        "You count your beans under the table, twice, and watch everybody's hands.",
      ],
      use: 'lose one small contest in good humor',
      act: 'Let somebody else have the last word once today, and count to ten afterward.',
    },
    because: { joined: ['Moon'], easy: ['Moon'], tense: ['Sun', 'Mars'] },
    bodies: ['Mars', 'Jupiter'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Page one, out of the drawer',
    subject: 'old things',
    scene: "You take page one of an old story of yours out of the drawer, and it's better than you think.",
    withSomeone: {
      scene: "You hand page one of an old story, straight out of the drawer, to {someone}, and wait while it's read.",
      turn: {
        joined: [
          'They get to the last line, turn the page over, and find it blank.',
          'So you write page two, forty minutes by the clock, without rereading page one.',
        ],
        easy: [
          "They ask what's behind the door in line nine, and you know at once.",
          'You tell it on your feet, and write the rest along the margin.',
        ],
        tense: [
          'You watch for a frown, as if your strictest teacher had it, and reach for the page.',
          'They hold on to it, and ask who taught you to look like that.',
        ],
      },
    },
    again: {
      easy: 'a sentence for the story comes to you on the stairs',
      tense: "you open the drawer for something else, and there's page one",
    },
    forecast: {
      easy: 'the next idea arrives before the last is on paper',
      tense: 'you judge your own work harder than others do',
    },
    joined: {
      moods: ['diligent', 'clear'],
      turn: [
        'You give it forty minutes by the clock, and write page two before you read page one.',
        "Halfway down page two there's a sentence you want to read aloud.",
      ],
      use: 'fix an hour for your own work and guard it',
      act: 'Write for twenty minutes today, whatever comes, and stop in the middle of a line.',
    },
    easy: {
      moods: ['clear', 'dreaming', 'diligent'],
      turn: [
        'The story goes on by itself, as if it had been kept warm.',
        "You write along the margin, because it doesn't occur to you to stop.",
      ],
      use: 'take one unfinished project a good stage further',
      act: "Send one unfinished page or picture to someone kind today, and ask only what they'd like more of.",
    },
    tense: {
      moods: ['unsure', 'watched'],
      turn: [
        'You read it as your strictest teacher would, and shut the drawer.',
        'That teacher never wrote so much as a limerick.',
      ],
      use: 'finish a bad first draft and judge it later',
      act: 'Write one bad limerick today, about a teacher if you like, and keep it until the morning.',
    },
    because: { joined: ['Jupiter', 'Uranus'], easy: ['Jupiter', 'Uranus'], tense: ['Saturn', 'Chiron', 'Midheaven'] },
    bodies: ['Sun', 'Chiron', 'Saturn', 'North Node'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'The bright shirt',
    subject: 'looks',
    scene: "At the far end of the closet hangs a bright shirt, next to a gray one, and later you're meeting {someone}.",
    withSomeone: {
      turn: {
        joined: [
          "Put it on, since a bright shirt is only cloth until it's worn.",
          'From across the street they wave with both arms, and you stop tugging at the collar.',
        ],
        easy: [
          'You put the gray one in the charity bag, and go out in the bright one.',
          "They say they'd have walked right past the gray, and a dog comes over to agree.",
        ],
        tense: [
          'You hold up the bright shirt, feel looked at already, and put on the gray one.',
          'They turn up in yellow from head to foot, and you think of the closet all evening.',
        ],
      },
    },
    again: {
      easy: 'you reach for a color without thinking, and it suits you',
      tense: 'you catch yourself in gray, and somebody else is in your color',
    },
    forecast: {
      easy: 'compliments are easier to take than to argue with',
      tense: "a stranger's glance weighs more than it should",
    },
    joined: {
      moods: ['daring', 'unhidden', 'eager'],
      turn: [
        "Put it on, since a bright shirt is only cloth until it's worn.",
        'On the stairs a neighbor says "well", and you say thank you.',
      ],
      after: 'the bright shirt hangs at the front of the closet',
      use: 'clear out the clothes you only wear to disappear',
      act: "Wear one color today that you don't usually dare, and say nothing about it.",
    },
    easy: {
      moods: ['unhidden', 'releasing', 'eager', 'daring'],
      turn: [
        'You put the gray one in the charity bag, and go out in the bright one.',
        'Three people smile, one of them a dog.',
      ],
      after: "the shirt has a coffee stain, and the dog doesn't mind",
      use: 'wear the good clothes on an ordinary occasion',
      act: "Put on something today just because you like it, and tell one person where it's from.",
    },
    tense: {
      moods: ['watched', 'guarded', 'torn', 'unsure'],
      turn: [
        'You hold up the bright shirt, feel looked at already, and put on the gray one.',
        'All day one bright sleeve shows in the gap of the closet door.',
      ],
      use: 'try on the bolder choice in front of friends',
      act: "Hang the brightest thing you own where you'll see it when you wake, before you go to bed.",
    },
    because: { joined: ['Sun', 'Venus'], easy: ['Sun', 'Venus'], tense: ['Sun', 'Venus', 'Chiron', 'Ascendant'] },
    bodies: ['Venus', 'Sun', 'Ascendant', 'Saturn'],
    suits: ['love'],
  },
  {
    title: 'The tired giraffe',
    scene: 'A child asks you to be the tired giraffe, and the floor is farther down than it used to be.',
    withSomeone: {
      scene:
        'A child wants a tired giraffe, played by you and {someone}, and the floor is farther down than it used to be.',
      turn: {
        joined: [
          'You get down first, with feeling, and cough like an old giraffe.',
          'They get down too and become the tree, so that you have something to chew.',
        ],
        easy: [
          "You're ashamed of your giraffe, and clumsy is just right for a tired one.",
          'They do the back legs for the encore, and you only have to be the neck.',
        ],
        tense: [
          'Half of you is a giraffe and the other half is answering an email.',
          'They do the neck for you, get the leaf for it, and you put the phone down.',
        ],
      },
    },
    again: {
      easy: 'a child hands you a part, and you know the lines',
      tense: "a child wants the giraffe, and you're holding four bags",
    },
    forecast: {
      easy: 'your full attention counts for twice as much as usual',
      tense: "divided attention gets noticed, sooner than you'd think",
    },
    joined: {
      moods: ['playful', 'unhidden'],
      turn: ['Be the giraffe, with feeling.', 'Somebody small puts a leaf in your mouth.'],
      after: 'the giraffe has a name, a cough and a regular hour',
      use: 'let someone younger set the rules of the game',
      act: 'Sit on the floor today for the length of one game, and play with whatever is down there.',
    },
    easy: {
      moods: ['mending', 'playful', 'unhidden'],
      turn: [
        "You're ashamed of your giraffe, and clumsy is just right for a tired one.",
        "You're asked for an encore, and your knees say no.",
      ],
      after: 'your knees are on speaking terms with the giraffe again',
      use: "try something you're clumsy at in front of friends",
      act: 'Ask one child today, or a parent of one, what the best thing about the week was.',
    },
    tense: {
      moods: ['torn', 'absent', 'burdened'],
      turn: [
        'Half of you is a giraffe and the other half is answering an email.',
        'The child notices at once, and hands you a leaf.',
      ],
      after: 'the email is out, with a word in it about leaves',
      use: 'finish a nagging chore and then play undisturbed',
      act: 'Give one person your whole attention today, until they look away.',
    },
    because: { joined: ['Venus'], easy: ['Venus'], tense: ['Mercury', 'Venus'] },
    bodies: ['Moon', 'Jupiter', 'Mercury'],
    suits: ['wellbeing'],
  },
  {
    title: 'Singing over the dishes',
    scene: "You're singing over the dishes, and well, until you notice that the window is open.",
    withSomeone: {
      scene: "You're singing well over the dishes, the window is open, and {someone} has stopped outside.",
      turn: {
        joined: [
          'You turn red, and sing on, with the window open.',
          'They know the second verse, so you leave it to them and take the low part.',
        ],
        easy: [
          'They call up a request, and you give it, with a spoon for a drum.',
          'The neighbor behind the wall joins in, a third too low, and they conduct from the sidewalk.',
        ],
        tense: [
          'You see them, stop in the middle of a word, and turn up the faucet.',
          'They wait a moment and walk on, and you hum the rest to the plates.',
        ],
      },
    },
    again: {
      easy: 'you catch yourself singing, and go on to the second verse',
      tense: 'you hit the high note just as the doorbell rings',
    },
    forecast: {
      easy: 'your good mood carries the whole room',
      tense: 'noise travels, tempers are thin, and softer voices help',
    },
    joined: {
      moods: ['unhidden', 'mending', 'daring'],
      turn: [
        'You turn red, and sing on, with the window open.',
        'A woman across the yard has begun to dry her plates in time.',
      ],
      use: 'pick one song and learn all its verses by heart',
      act: 'Sing one whole song aloud today, with the water running.',
    },
    easy: {
      moods: ['content', 'playful', 'unhidden'],
      turn: [
        'Somebody behind the wall joins in, a third too low.',
        "You go through the song twice, and the second time there's a spoon for a drum.",
      ],
      after: 'one spoon is bent, and the wall asks for more',
      use: 'share a pleasure you usually keep to yourself',
      act: "Put on the song you loved at sixteen today, and send it to the person who'll know why.",
    },
    tense: {
      moods: ['hurt', 'watched', 'unsure'],
      turn: ['Across the yard a window closes, and you stop.', 'You hum the rest, and the dishes are only dishes.'],
      use: 'ask what really bothers the people around you',
      act: 'Hum one song all the way through today, where somebody could hear you.',
    },
    because: { joined: ['Sun', 'Moon'], easy: ['Sun', 'Moon'], tense: ['Moon', 'Mars'] },
    bodies: ['Sun', 'Neptune', 'Chiron'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Two seats by the window',
    subject: 'choice',
    scene:
      "You're in a café, two seats by the window are free, the sugar comes in cubes, and {someone} asks where you'd like to sit.",
    withSomeone: {
      turn: {
        joined: [
          'You say "the window" before the question is over, and your bag is on one seat already.',
          'They ask which of the two is theirs, and you take your elbow off the other.',
        ],
        easy: [
          'You both say "there" and mean the same seats.',
          'They start a wall out of sugar cubes, and you add a tower and a short street.',
        ],
        tense: [
          'You say "wherever you like", hear the same back, and end up by the restroom.',
          'They look over at the window once, and you look at the menu.',
        ],
      },
    },
    again: {
      easy: 'a window table comes free just as you walk in',
      tense: 'the good seat goes to the person who asked for it',
    },
    forecast: {
      easy: 'agreeing on a plan takes only a few words',
      tense: 'polite vagueness costs time, and a clear wish saves trouble',
    },
    joined: {
      moods: ['outspoken', 'impulsive', 'gripping'],
      turn: [
        'You say "the window" before the question is over.',
        'You put your bag on one seat and your elbow on the other.',
      ],
      after: 'the waiter points to the window as soon as you come in',
      use: 'decide on one meeting place and settle the details yourself',
      act: 'Suggest one place and one hour to {friend} today, in a line without a maybe.',
    },
    easy: {
      moods: ['content', 'tender', 'playful'],
      turn: [
        'You both say "there" and mean the same seats.',
        'The sugar cubes become a wall, a tower and a short street.',
      ],
      after: 'the waiter brings you the sugar cubes one at a time',
      use: 'plan an outing with somebody whose taste you share',
      act: "Tell {friend} today which place in town you'd like to show them.",
    },
    tense: {
      moods: ['yielding', 'guarded', 'restrained'],
      turn: [
        'You say "wherever you like", hear the same back, and end up by the restroom.',
        'The door swings every time, and neither of you mentions it.',
      ],
      use: "tell somebody straight out what you'd like to do",
      act: 'Name one wish first today, before anyone asks, and let the other person add theirs.',
    },
    because: { joined: ['Mercury', 'Jupiter'], easy: ['Mercury', 'Jupiter'], tense: ['Mercury', 'Neptune'] },
    bodies: ['Venus', 'Mars'],
    suits: ['love'],
  },
  {
    title: 'What the fun costs',
    subject: 'sum',
    scene:
      'Two tickets and a taxi at midnight: the fun costs what it costs, and {someone} is reaching for a wallet too.',
    withSomeone: {
      turn: {
        joined: [
          "You say what you'd like to spend, a little sharply, before the taxi comes.",
          'They put the wallet away, relieved, and you walk, down the middle of the street.',
        ],
        easy: [
          'The best part turns out to be a bench and two paper cups.',
          'They wave the taxi on, and you do the same with the next one.',
        ],
        tense: [
          'You say yes to the best seats in the house, and are quietly cross until the lights go out.',
          'In the dark they whisper that the balcony would have done, and you do the sum.',
        ],
      },
    },
    again: {
      easy: 'a good time costs nothing, and you notice only afterward',
      tense: 'a tip, a fare and a coat check add up on the way home',
    },
    forecast: {
      easy: 'the cheaper plan is as much fun as the expensive one',
      tense: "it's easy to agree to more than you want to pay",
    },
    joined: {
      moods: ['outspoken', 'impatient'],
      turn: [
        "You say what you'd like to spend, a little sharply, before the taxi comes.",
        'Both wallets go away, and you walk, down the middle of the street.',
      ],
      after: "the walk is the story you tell, and the taxi isn't in it",
      use: 'decide what fun is allowed to cost you each month',
      act: 'Plan one outing that costs nothing today, with a time and a first sentence for the invitation.',
    },
    easy: {
      moods: ['content', 'restrained', 'tender', 'playful'],
      turn: [
        'The best part turns out to be a bench and two paper cups.',
        'You let the taxi go by, and then the next one.',
      ],
      after: "the tickets are bookmarks, and you'd know that bench anywhere",
      use: 'arrange a good time that leaves your wallet shut',
      act: "Invite {friend} today to one thing that's free, with a day and a corner to meet at.",
    },
    tense: {
      moods: ['yielding', 'guarded'],
      turn: [
        'You say yes to the best seats in the house, and are quietly cross until the lights go out.',
        'In the dark you do the sum, with the taxi.',
      ],
      use: 'agree with friends on what an evening should cost',
      act: 'Write down one costly plan tonight, and beside it a cheaper one with the same people.',
    },
    because: { joined: ['Venus', 'Jupiter'], easy: ['Venus', 'Jupiter'], tense: ['Venus', 'Jupiter'] },
    bodies: ['Jupiter', 'Saturn', 'Venus'],
    suits: ['money', 'love'],
  },
  {
    title: 'A cat in the margin',
    scene: "During a long call you draw a cat in the margin, with boots, and it's the best thing on the page.",
    withSomeone: {
      scene:
        "During a long call with {someone} you draw a cat in the margin, with boots, and it's the best thing on the page.",
      turn: {
        joined: [
          "The boots are an idea, and you're gone with it.",
          'They ask what you think, you say "boots", and the call turns to cats.',
        ],
        easy: [
          'You hold the cat up to the camera, and the call gets better.',
          'They draw a mouse on a receipt, and you give the cat a longer tail.',
        ],
        tense: [
          "They hear the pen and ask what you're writing, and you turn the page over.",
          '"Budget," you say, and write it across the clean side, in capitals.',
        ],
      },
    },
    again: {
      easy: 'your pen wanders off, and comes back with a tail',
      tense: "somebody leans over to see what you've been drawing",
    },
    forecast: {
      easy: 'half an idea is enough to get people interested',
      tense: "your mind wanders, and details slip by before you've agreed",
    },
    joined: {
      moods: ['dreaming', 'playful', 'absent', 'restless'],
      turn: ["The boots are an idea, and you're gone with it.", 'On the next line the cat gets a hat and a suitcase.'],
      use: 'turn one doodle or daydream into a small project',
      act: 'Fill one page with drawings or nonsense today, and put the date on it.',
    },
    easy: {
      moods: ['playful', 'unhidden', 'eager'],
      turn: [
        'You hold the cat up to the camera, and the call gets better.',
        'At the end somebody says goodbye to the boots.',
      ],
      after: 'people ask for the cat by name, and it has none',
      use: 'show somebody the idea you had only for fun',
      act: 'Leave one small drawing for {friend} today, where it will be found.',
    },
    tense: {
      moods: ['restless', 'guarded', 'watched', 'dreaming'],
      turn: [
        "You'd like to be off with the cat, and you turn the page over when somebody walks in.",
        'Across the clean side you write "budget", in capitals.',
      ],
      after: 'the word budget has whiskers, on the clean side',
      use: 'admit to a hobby in serious company',
      act: "Keep today's best scribble, and pin it where you do your serious work.",
    },
    because: { joined: ['Neptune'], easy: ['Mercury', 'Neptune'], tense: ['Neptune'] },
    bodies: ['Uranus', 'Mercury', 'Neptune'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'A ball against the garage',
    scene: "There's a sound from childhood, a ball against a garage door, and your arm still knows how it goes.",
    withSomeone: {
      scene:
        "From the yard comes a sound from childhood, a ball against a garage door, and {someone} bets you can't catch it.",
      turn: {
        joined: [
          'You say "throw it here" before you have put your bag down.',
          'They throw it hard, and by the third catch your shoulder has found the old rhythm.',
        ],
        easy: [
          'You catch thirteen in a row, and they stop betting and start to count.',
          "The fourteenth they throw over the roof on purpose, and you're the first around the corner.",
        ],
        tense: [
          "You'd love to, and then you think of how it would look.",
          'They roll it up to your foot, slowly, and you roll it back with your shoe.',
        ],
      },
    },
    again: {
      easy: 'something is thrown to you, and your hand is already there',
      tense: 'a ball comes over a fence, and everybody looks at you',
    },
    forecast: {
      easy: 'your body is glad to move, and your head clears with it',
      tense: "it's tempting to overdo things, and a slower start pays",
    },
    joined: {
      moods: ['impulsive', 'strong', 'playful'],
      turn: [
        'You say "throw it here" before you have put your bag down.',
        'After three throws your shoulder has found the old rhythm.',
      ],
      after: 'the garage has a round mark, and your shoulder has opinions',
      use: 'take one walk just for fun, without counting anything',
      act: "Move for five minutes today in a way you did as a child, and stop while it's still fun.",
    },
    easy: {
      moods: ['strong', 'playful', 'unhidden'],
      turn: [
        'You catch thirteen in a row, and a passing jogger nods.',
        'On the way back the jogger stops and holds out a hand for the ball.',
      ],
      use: 'get somebody off the couch and outdoors with you',
      act: "Play catch with a wall or a person today, until you've caught fifteen.",
    },
    tense: {
      moods: ['watched', 'torn', 'unsure', 'restrained'],
      today: 'second thoughts come faster than your feet',
      turn: [
        "You'd love to, and then you think of how it would look.",
        'The ball rolls past your foot, and you let it go.',
      ],
      use: "join in with something you'd normally watch",
      act: 'Throw a pair of socks up and catch it twenty times before bed, with the curtain as you like it.',
    },
    because: { joined: ['Mars'], easy: ['Mars'] },
    bodies: ['Mars', 'Moon', 'Uranus'],
    suits: ['wellbeing'],
  },
  {
    title: 'The shelf is up',
    subject: 'praise',
    scene: 'A new shelf is up, level and full, and {someone} stands beside it as if by accident.',
    withSomeone: {
      turn: {
        joined: [
          'Say what you like about it, and why.',
          "They say nothing for a bit, and then show you the one joint they're proud of.",
        ],
        easy: [
          'You want to know how it was done, and praise it down to the last screw.',
          'They hand you the level, and you find the bubble exactly in the middle.',
        ],
        tense: [
          'You see the one crooked corner first, and your eyebrow says so.',
          'They put a thumb over it, and you move a book in front of the thumb.',
        ],
      },
    },
    again: {
      easy: 'you see what somebody has made, and the praise is out',
      tense: "you're shown something handmade, and your eye goes to the gap",
    },
    forecast: {
      easy: 'a compliment from you does more good than usual',
      tense: 'you notice faults before merits, and so do other people',
    },
    joined: {
      moods: ['generous', 'kind', 'clear'],
      turn: ['Say what you like about it, and why.', 'It gets so quiet that you can hear a book lean over.'],
      after: 'two visitors admire the shelf, in your words',
      use: 'thank someone close for work that usually goes unmentioned',
      act: 'Praise something homemade today, and say which part you mean.',
    },
    easy: {
      moods: ['curious', 'generous'],
      turn: [
        'You want to know how it was done, and praise it down to the last screw.',
        'One of the books is straightened while you listen.',
      ],
      use: 'take a lesson from somebody who loves their craft',
      act: 'Tell {friend} one thing they do better than anyone you know, before the evening is over.',
    },
    tense: {
      moods: ['impatient', 'careful'],
      turn: [
        'You see the one crooked corner first, and your eyebrow says so.',
        'A thumb goes over the corner, and a book is moved in front of it.',
      ],
      use: 'sort out which flaws matter and forgive the rest',
      act: 'Keep one correction to yourself today, and name the part that works.',
    },
    because: { joined: ['Sun', 'Venus', 'Chiron'], easy: ['Sun', 'Venus', 'Chiron'], tense: ['Chiron', 'Ascendant'] },
    bodies: ['Venus', 'Saturn', 'Chiron', 'Sun'],
    suits: ['love', 'career'],
  },
  {
    title: 'The last song',
    scene: 'The host is stacking chairs, the band plays the last song, and {someone} is humming along.',
    withSomeone: {
      turn: {
        joined: [
          'Your jacket is already on, and you ask for the dance all the same.',
          'They hang their own coat on the last chair, and you go around it twice.',
        ],
        easy: [
          'You know the verses, they know the chorus, and between you nothing is missing.',
          'They hum it all the way to the bus stop, and you let one bus go by.',
        ],
        tense: [
          'You hold out your hand to ask for the dance, and the host puts a chair in it.',
          "They look over at the end of the song, and you're holding your fourth chair.",
        ],
      },
    },
    again: {
      easy: 'a song you know comes on, and nobody has to be asked',
      tense: 'the song comes on, and your hands are full of plates',
    },
    forecast: {
      easy: 'a late invitation is as welcome as an early one',
      tense: 'you wait for a perfect moment and miss a good one',
    },
    joined: {
      moods: ['daring', 'tender'],
      turn: [
        'Your jacket is already on, and you ask for the dance all the same.',
        "One chair stays where it is, and there's room between the tables.",
      ],
      use: "ask for something you'd be sorry to have missed",
      act: 'Dance through one whole song today, with someone or with a broom.',
    },
    easy: {
      moods: ['tender', 'content'],
      today: 'what two people both know needs no practice',
      turn: ['You know all the words, both of you, and mean some of them.', 'You hum it all the way to the bus.'],
      use: 'plan a party without an end time',
      act: 'Share one song with {friend} today, and say which line is yours.',
    },
    tense: {
      moods: ['yielding', 'burdened', 'hurt'],
      turn: [
        'You hold out your hand to ask for the dance, and the host puts a chair in it.',
        "By the time you've stacked four, the band is winding up a cable.",
      ],
      use: 'say yes to something at the first asking',
      act: "Write down what you'd have said, in one line, and say it to the mirror before bed.",
    },
    because: { joined: ['Uranus'], tense: ['Saturn', 'Neptune'] },
    bodies: ['Venus', 'Mars', 'Neptune', 'Pluto'],
    suits: ['love'],
  },
  {
    title: 'A price on the jam',
    subject: 'sum',
    scene: "You've made six jars of jam, and a friend says there should be a price on the lids, and means it.",
    withSomeone: {
      scene: "You've made six jars of jam, and {someone} says there should be a price on the lids, and means it.",
      turn: {
        joined: [
          'You start with a label, in your best letters, with your name on it.',
          'They ask what goes after the dollar sign, and you draw a small plum.',
        ],
        easy: [
          'They order a seventh jar on the spot, and you have six.',
          'You put it on a list, with a date, and they find you a lid.',
        ],
        tense: [
          'You say two dollars, they say five, and your hands go stiff.',
          'They try a spoonful and say six, and now you see every seed.',
        ],
      },
    },
    again: {
      easy: 'somebody asks after the jam, and you name a price',
      tense: 'somebody asks what the jam costs, and you laugh too long',
    },
    forecast: {
      easy: "it's easier to say what your work is worth",
      tense: 'a favorite pastime feels like work, and a pause helps',
    },
    joined: {
      moods: ['eager', 'careful', 'unsure'],
      today: 'something you make for fun gets taken seriously',
      turn: [
        'You start with a label, in your best letters, with your name on it.',
        'Where the price goes, you draw a small plum.',
      ],
      use: 'work out what your handiwork costs you in hours',
      act: 'Write a label today for something you make, with your name on it, and stick it on.',
    },
    easy: {
      moods: ['hopeful'],
      turn: [
        'A neighbor wants seven jars, and you have six.',
        'You put the seventh on a list, with a date, and look for a lid.',
      ],
      after: 'the seventh jar is full, and the list has a second name',
      use: "discover who'd like more of what you make",
      act: "Offer one thing you've made to one person today, and ask what they'd pay for the next.",
    },
    tense: {
      moods: ['unsure', 'careful'],
      turn: [
        'As soon as you try out a price, your hands go stiff.',
        'You line the jars up, and now you see every seed.',
      ],
      use: 'decide which of your hobbies should stay hobbies',
      act: 'Spend one pot of tea tonight on a hobby that will never earn a cent.',
    },
    because: {
      joined: ['Sun', 'Saturn', 'Midheaven'],
      easy: ['Sun', 'Venus', 'Saturn', 'Midheaven'],
      tense: ['Saturn'],
    },
    bodies: ['Saturn', 'Jupiter', 'Midheaven', 'North Node'],
    suits: ['money', 'career'],
  },
]
