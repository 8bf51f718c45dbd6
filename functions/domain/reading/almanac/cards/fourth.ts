import type { Card } from '../../pieces/Card.ts'

export const fourth: readonly Card[] = [
  {
    title: 'Whose turn it is',
    subject: 'shared chore',
    scene:
      'The trash is tied up by the door, the dishwasher is blinking, and nobody under this roof has said whose turn it is.',
    withSomeone: {
      scene:
        'After the party the trash is tied up by the door, {someone} is drying glasses, and nobody has said whose turn it is.',
      turn: {
        joined: [
          "Take the trash down, come back up, and say what you'd like in return.",
          "They've wiped the counter in the meantime, and they hand you the last of the cake.",
        ],
        easy: [
          "You say once, rather loudly, that you've washed every plate in there.",
          'They put down the towel and take the bag, and you finish the glasses.',
        ],
        tense: [
          'You take the trash down loudly, so that it can be heard.',
          'They hold the door for you and say thanks, and you bang the lid all the same.',
        ],
      },
    },
    again: {
      easy: 'somebody else ties up the bag, and you pretend not to notice',
      tense: 'the next bag is full, and gets pressed down a little',
    },
    forecast: {
      easy: 'asking once is enough to get a chore done',
      tense: 'small jobs start big discussions',
    },
    joined: {
      moods: ['outspoken', 'diligent', 'burdened'],
      turn: [
        "Take the trash down, come back up, and say what you'd like in return.",
        'In the meantime somebody has wiped the counter, without looking up.',
      ],
      use: 'swap one chore with somebody at home',
      act: "Do one chore today that isn't yours, and leave a note beside the next one that says whose it is.",
    },
    easy: {
      moods: ['outspoken', 'defiant', 'impatient'],
      turn: [
        'You say once, rather loudly, that you took the trash last time, and somebody gets up.',
        'The pail comes back empty, and nothing is asked for it.',
      ],
      after: 'the next bag is by the door, and the turn is yours',
      use: 'ask for a hand at home, plainly and cheerfully',
      act: "Put a new bag in the pail tonight before anybody sees that it's empty.",
    },
    tense: {
      moods: ['quarrelsome', 'eager', 'impatient'],
      turn: [
        'You take the trash down loudly, so that it can be heard.',
        'The lid bangs, and in the next room the talk stops for a second.',
      ],
      use: 'agree at home on who does what',
      act: "Say once, calmly, before supper, which one chore you don't want anymore, to the person or pet concerned.",
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury', 'Mars', 'Pluto'] },
    bodies: ['Mars', 'Sun', 'Pluto'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The phone that rings at home',
    scene:
      "You call home, the phone rings nine times, and an old voice answers, out of breath, and begins with the neighbor's hip.",
    again: {
      easy: "you know who's calling by the breath before the voice",
      tense: 'a call comes in the middle of supper, and the subject is knees',
    },
    forecast: {
      easy: 'family calls go well, even the long ones',
      tense: 'a family remark stings more than it was meant to',
    },
    joined: {
      moods: ['searching', 'kind', 'tender'],
      turn: [
        "Stay on until the third subject, since that's the one the call is about.",
        'You hear a cup being put down, and then the real news.',
      ],
      use: 'make time for the call where small talk comes first',
      act: 'Call the oldest relative you like today, and ask about the first place they lived.',
    },
    easy: {
      moods: ['tender', 'curious', 'kind'],
      turn: ['You ask about the hip, and it has taken up dancing.', 'You hang up with one warm ear.'],
      use: "hear an older person's story through to the end",
      act: 'Ask one older relative for a recipe or a song today, and write it down as they say it.',
    },
    tense: {
      moods: ['hurt', 'unsure'],
      turn: [
        "Then comes the remark about how you live, and you're fourteen.",
        'You look at the ceiling and count the pauses.',
      ],
      after: 'you have the perfect answer to that remark, and no need of it',
      use: 'work out which family remarks deserve a reply',
      act: 'Answer one family remark today with a question instead of a defense, and change the subject after that.',
    },
    because: {
      joined: ['Mercury', 'Saturn'],
      easy: ['Mercury', 'Saturn'],
      tense: ['Sun', 'Moon', 'Mercury', 'Chiron'],
    },
    bodies: ['Moon', 'Chiron', 'Saturn'],
    suits: ['love'],
  },
  {
    title: "The door that doesn't close",
    subject: 'time alone',
    scene:
      "There's a door in your place that doesn't quite close, and behind it is the only hour in which nobody wants anything.",
    withSomeone: {
      scene:
        "{Someone} is in a mood to chat, and behind a door that doesn't quite close is the only hour in which nobody wants anything.",
      turn: {
        joined: [
          'Shut the door hard, and put a chair against it.',
          'They say "later, then", and after ten minutes you can hear the clock.',
        ],
        easy: [
          'You ask for the hour, and they say "take two".',
          'After one you come out by yourself, to hear the end of the story.',
        ],
        tense: [
          "You want to be left alone and also to be asked if you're all right.",
          'They take you at your word and go quiet, and you listen for them at the gap.',
        ],
      },
    },
    again: {
      easy: 'you pull a door shut, and the hour behind it is yours',
      tense: "you've just sat down, and the door opens by a hand's width",
    },
    forecast: {
      easy: 'being by yourself feels like a treat',
      tense: 'interruptions find you wherever you sit, and short breaks help',
    },
    joined: {
      moods: ['defiant', 'guarded', 'absent'],
      turn: [
        'Shut the door hard, and put a chair against it.',
        "After ten minutes you hear the clock, and after twenty you don't.",
      ],
      use: 'claim one hour at home that belongs to you alone',
      act: "Take thirty minutes behind a closed door today, and tell whoever asks that you're in a meeting.",
    },
    easy: {
      moods: ['content'],
      turn: [
        "Nobody knocks, and even the neighbor's cat turns back.",
        'When you come out, half an orange is waiting for you on a plate.',
      ],
      use: 'use a quiet hour for something only you enjoy',
      act: 'Give one tired person an hour alone today, and take the noise with you.',
    },
    tense: {
      moods: ['torn', 'guarded', 'tender'],
      turn: [
        "You want to be left alone and also to be asked if you're all right.",
        'You sit behind the door and listen to who walks past.',
      ],
      after: "somebody asks through the gap, and you're glad of it",
      use: "tell someone close how much company you'd like",
      act: "Hang a note on your door today with two times on it, when you go in and when you'll be out.",
    },
    because: { joined: ['Mercury', 'Uranus'], easy: ['Moon', 'Uranus', 'Neptune'], tense: ['Mercury', 'Uranus'] },
    bodies: ['Moon', 'Uranus', 'Neptune', 'Ascendant'],
    suits: ['wellbeing'],
  },
  {
    title: 'The dripping faucet',
    subject: 'repair',
    scene:
      "The faucet drips in the night, twelve drops a minute, and there's a cup under it that was meant for one day.",
    withSomeone: {
      scene:
        "On the phone {someone} asks what's dripping: the faucet, twelve drops a minute, over a cup meant for one day.",
      turn: {
        joined: [
          'You get the wrench and spend twenty minutes on your knees, with the call on speaker.',
          'They listen, say "still", and you give it another quarter turn.',
        ],
        easy: [
          'You simply give the faucet half a turn, and the silence is enormous.',
          "They ask if you've hung up, and you hold the phone to the faucet.",
        ],
        tense: [
          'You go at it with the wrench, and get fourteen drops a minute.',
          'They count along out loud, and you shut the kitchen door.',
        ],
      },
    },
    again: {
      easy: 'a small thing comes loose, and half a turn puts it right',
      tense: "you've just gotten used to one drip when something else squeaks",
    },
    forecast: {
      easy: 'practical problems prove simpler than they looked',
      tense: 'patience is short, and force only makes things worse',
    },
    joined: {
      moods: ['diligent', 'strong', 'careful'],
      turn: [
        'You get the wrench and spend twenty minutes on your knees.',
        'Then you turn the faucet on and off three times, to hear nothing.',
      ],
      after: 'the faucet is so silent that you can hear the fridge',
      use: "tackle the repair you've learned to live with",
      act: 'Turn one loose screw tight where you live today, and put the screwdriver back.',
    },
    easy: {
      moods: ['impulsive', 'content'],
      turn: [
        'You simply give the faucet half a turn, and the silence is enormous.',
        'You stay in the kitchen with the wrench in your hand, and listen.',
      ],
      after: "the faucet holds, and you're eyeing the one in the bathroom",
      use: 'fix two little things that annoy you at home',
      act: 'Walk through your rooms today with a pencil, and note what drips, what sticks and what squeaks.',
    },
    tense: {
      moods: ['impatient', 'impulsive'],
      turn: [
        'You go at it with the wrench, and get fourteen drops a minute.',
        'You put a larger cup under it and shut the kitchen door.',
      ],
      use: "get advice on the repair you've been forcing",
      act: 'Choose one small repair at home today, and write a day for it on the calendar in ink.',
    },
    because: { joined: ['Jupiter'], easy: ['Jupiter'], tense: ['Mars', 'Saturn', 'Pluto'] },
    bodies: ['Saturn', 'Mars', 'Neptune'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'Boxes along the wall',
    subject: 'old things',
    scene:
      'Along one wall are boxes that moved in with you, marked "misc.", "cables" and, in a better mood, "treasures".',
    withSomeone: {
      scene:
        'You and {someone} get to talking about the boxes along your wall, marked "misc.", "cables" and, in a better mood, "treasures".',
      turn: {
        joined: [
          'They dare you to open the one that says treasures, and you do, at once.',
          "On top is a mug in newspaper, and when they ask what's under it you see a letter.",
        ],
        easy: [
          'They ask what\'s in "misc.", you can\'t say, and half of it can go to the neighbors.',
          'In the end you read them the newspaper from around a plate.',
        ],
        tense: [
          "Every box is a decision that you've carried from place to place.",
          'They offer to take one down to the curb, and you push it back into line.',
        ],
      },
    },
    again: {
      easy: 'the very cable you need is in the first box',
      tense: 'the one thing you need is in the bottom box',
    },
    forecast: {
      easy: 'lost things have a way of turning up',
      tense: 'tidying raises more questions than it settles, and one drawer is plenty',
    },
    joined: {
      moods: ['curious', 'impulsive', 'searching'],
      turn: ['Open the one that says treasures, at once.', 'On top is a mug in newspaper, and under it a letter.'],
      after: 'the mug is in use, the letter back in its box',
      use: "find out what's at the back of your closets",
      act: 'Unpack one box today, or half of it, and find a place for the thing on top.',
    },
    easy: {
      moods: ['releasing', 'absent', 'generous', 'content'],
      today: "it's plain at a glance what you need and what you only store",
      turn: [
        'Half of one box you can give to the neighbors without looking twice.',
        'In the end you sit on the floor, reading the newspaper from around a plate.',
      ],
      use: 'pass on things you own but never use',
      act: 'Take one forgotten thing out of a box or drawer today, and stand it where you can see it.',
    },
    tense: {
      moods: ['burdened', 'gripping'],
      turn: [
        "Every box is a decision that you've carried from place to place.",
        'You push the top one back into line and switch off the light.',
      ],
      use: 'sort one shelf and let the rest wait',
      act: "Carry one box to where it should end up today, even if that's the curb, without opening it.",
    },
    because: { joined: ['Jupiter', 'Uranus'], easy: ['Saturn', 'Pluto'], tense: ['Saturn', 'Pluto'] },
    bodies: ['Pluto', 'North Node', 'Uranus', 'Saturn'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'The recipe with the stain',
    subject: 'meal',
    scene:
      'There\'s a recipe in an aunt\'s handwriting, with a butter stain on it and a line at the bottom that says "more salt".',
    withSomeone: {
      scene:
        'You and {someone} cook from a recipe with a butter stain and, in an aunt\'s handwriting, the words "more salt".',
      turn: {
        joined: [
          'Cook it as it says, salt and all, and make enough for four.',
          'They stir while you tell them about the aunt, and a neighbor asks what smells so good.',
        ],
        easy: [
          'The dish comes out the way you remember, down to the salt.',
          'They wipe the plate with bread, and you look over at the pot.',
        ],
        tense: [
          "The dish tastes of nothing, because the person who used to make it isn't there.",
          'They pass you the salt without a word, and you taste once more.',
        ],
      },
    },
    again: {
      easy: 'a smell from a pot takes you back, and you let it',
      tense: 'you leave out the salt, and find out at the table',
    },
    forecast: {
      easy: 'a simple, familiar meal does you a lot of good',
      tense: 'homesickness turns up unasked, and seeing people helps',
    },
    joined: {
      moods: ['generous', 'tender', 'diligent'],
      turn: [
        'Cook it as it says, salt and all, and make enough for four.',
        "The window steams up, and a neighbor asks what you're making.",
      ],
      after: 'the recipe has a second stain, right beside the first',
      use: 'bring one old family custom back to your table',
      act: 'Cook or bake one thing from your childhood today, or write its recipe down from memory.',
    },
    easy: {
      moods: ['content', 'greedy'],
      turn: [
        'The dish comes out the way you remember, down to the salt.',
        'You wipe the plate with bread and look over at the pot.',
      ],
      after: 'you know the recipe by heart, and the salt by hand',
      use: "cook a family dish for people who've never had it",
      act: 'Add two words of your own to a recipe today, in pen, under the last line.',
    },
    tense: {
      moods: ['tender', 'dreaming'],
      turn: [
        "The dish tastes of nothing, because the person who used to make it isn't there.",
        'You add the salt, taste once more, and sit down with it anyway.',
      ],
      use: 'talk about someone you miss with someone who remembers',
      act: 'Write one sentence today about a person who used to cook for you, and keep it in a kitchen drawer.',
    },
    because: { joined: ['Moon', 'Chiron'], easy: ['Moon'], tense: ['Moon', 'Chiron'] },
    bodies: ['Moon', 'Venus'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'What the rooms cost',
    subject: 'sum',
    scene:
      'On the back of an envelope you add up what the rooms cost, boiler and all, and the figure has a comma in it.',
    again: {
      easy: 'you name what the rooms cost in one breath, without a sigh',
      tense: 'a bill for the rooms comes in, and you read it standing',
    },
    forecast: {
      easy: 'home feels worth the trouble, bills and all',
      tense: 'what things cost becomes a touchy subject, and plain figures help',
    },
    joined: {
      moods: ['searching', 'careful', 'strong'],
      turn: [
        'You want to know the true number, down to the light in the hall.',
        'You round it up, circle it, and put the envelope on the shelf.',
      ],
      use: 'decide how much of your income your home should take',
      act: 'Add up what your place costs in a month on one envelope today, and pin it inside a cabinet.',
    },
    easy: {
      moods: ['content', 'hopeful'],
      turn: [
        "It's a lot, and it buys four walls, a door and your own chair.",
        'Rain runs down the outside of the window, and you put your feet up.',
      ],
      use: 'spend an hour in the part of your home you use least',
      act: 'Turn one dial at home down a notch today, and leave it there overnight.',
    },
    tense: {
      moods: ['burdened', 'careful'],
      turn: ['You lie awake over the comma.', 'The boiler comes on, and you listen to what that costs.'],
      after: 'the comma is still there, and you sleep anyway',
      use: 'go over your household figures in daylight, with a calculator',
      act: 'Write the one housing worry that wakes you on paper before bed, with the first person to ask about it.',
    },
    because: { joined: ['Venus', 'Chiron'], easy: ['Moon', 'Venus', 'Saturn'], tense: ['Venus', 'Chiron'] },
    bodies: ['Saturn', 'Jupiter', 'Pluto'],
    suits: ['money'],
  },
  {
    title: 'A desk in the corner',
    subject: 'late work',
    scene:
      'In the corner, between the sofa and the ironing board, is a desk, and work has begun to spread from it like ivy.',
    withSomeone: {
      scene: 'From a desk in the corner work spreads like ivy, and {someone} is on the phone.',
      turn: {
        joined: [
          'Give the desk a border, in tape, on the floor.',
          'They ask what that noise is, and you step across the tape to tell them.',
        ],
        easy: [
          'You finish early, and the ivy stays on its side.',
          "They ask if you're still working, and you say no, with your mouth full.",
        ],
        tense: [
          'You answer one more message with the pan already on the stove.',
          'They ask you something, you say "mm", and the onions burn.',
        ],
      },
    },
    again: {
      easy: 'you get up from the desk, and nothing calls you back',
      tense: 'a sheet from the desk turns up under your plate',
    },
    forecast: {
      easy: "it's easier to leave unfinished work where it is",
      tense: 'one last quick task takes far longer than planned',
    },
    joined: {
      moods: ['careful', 'playful'],
      turn: [
        'Give the desk a border, in tape, on the floor.',
        'You step across it and feel a little foolish and a little better.',
      ],
      after: 'the tape is up at one end, and the border mostly holds',
      use: 'give work its own corner and keep the others clear',
      act: 'Clear the desk down to the wood tonight, and leave on it only what tomorrow begins with.',
    },
    easy: {
      moods: ['diligent', 'content'],
      turn: [
        'You finish early, and the ivy stays on its side.',
        "You fold down the screen, and there's room for a plate.",
      ],
      after: 'the desk is a supper table again, and nobody misses the screen',
      use: 'spend one saved hour on your own evening',
      act: 'Eat one meal today where you usually work, with a plate and no screen.',
    },
    tense: {
      moods: ['burdened', 'absent'],
      turn: [
        'You answer one more message with the pan already on the stove.',
        'The message gets sent, and the onions burn.',
      ],
      use: 'set an hour after which work gets no answer',
      act: 'Shut the computer today before the first pan is on, and cover it with a dish towel.',
    },
    because: { joined: ['Moon', 'Saturn'], easy: ['Moon', 'Saturn'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Saturn', 'Midheaven', 'Mercury'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'Photographs in a shoebox',
    subject: 'old things',
    scene:
      "In a shoebox are photographs with wavy edges, and in every third one somebody's thumb is in the way of the sea.",
    withSomeone: {
      scene:
        'You and {someone} go through a shoebox of wavy-edged photographs, and every third one has a thumb in front of the sea.',
      turn: {
        joined: [
          'Look at the people you come from, thumbs and all.',
          'In the back row they find a woman who hides both hands, exactly as you do.',
        ],
        easy: [
          'In one of them a window shows who holds the camera, thumb and all.',
          'They prop it against the lamp, and you look from the picture to your own thumb.',
        ],
        tense: [
          "One photo has been taken out, and you'd like to know which, and also not.",
          "They ask who's missing, and you put the lid on.",
        ],
      },
    },
    again: {
      easy: 'somebody tells an old story, and you have the photograph for it',
      tense: 'a new photo shows you the family chin, from the side',
    },
    forecast: {
      easy: 'looking back turns out to be pleasant, even useful',
      tense: "old family questions come up, and the answers don't",
    },
    joined: {
      moods: ['tender', 'searching', 'mending'],
      turn: [
        'Look at the people you come from, thumbs and all.',
        'In the back row a woman hides her hands, exactly as you do.',
      ],
      after: 'you catch your hands behind your back, like hers in the picture',
      use: 'trace one habit of yours back through the family',
      act: 'Take one old photograph out today, and put it where you brush your teeth.',
    },
    easy: {
      moods: ['searching', 'curious', 'tender'],
      turn: [
        'In one of them a window shows who holds the camera, thumb and all.',
        'You prop it against the lamp and look over at it twice.',
      ],
      after: 'the thumb has a name, and the photograph stands by the lamp',
      use: 'put names and dates on your old pictures',
      act: "Send a picture of one old photograph to a relative today, and ask who's in it.",
    },
    tense: {
      moods: ['searching', 'torn'],
      turn: [
        "One photo has been taken out, and you'd like to know which, and also not.",
        'You put the lid on, and one corner of the sea sticks out.',
      ],
      use: 'ask an older relative three easy questions about the past',
      act: "Write down one family question tonight that you've never asked, and the person who'd know.",
    },
    because: { joined: ['Moon', 'Neptune'], easy: ['Moon', 'Neptune'], tense: ['Neptune', 'Pluto', 'Chiron'] },
    bodies: ['Neptune', 'Moon', 'Ascendant', 'Chiron'],
    suits: ['love'],
  },
  {
    title: 'The spare key',
    subject: 'favor',
    scene: 'Your spare key is with a friend two streets down, on a hook between two others.',
    withSomeone: {
      scene: "{Someone} asks who has your spare key, and it's on a hook at a friend's, two streets down.",
      turn: {
        joined: [
          'A key is a form of trust that weighs almost nothing.',
          "They ask who'd get the next one, and you count on your fingers and stop at two.",
        ],
        easy: [
          'You tell them how that friend walks in past all your laundry, and puts on the kettle.',
          "They ask if you don't mind, and you find that you don't.",
        ],
        tense: [
          "You'd like the key back, and you'd have to say why.",
          'They ask if the hook is a safe place, and you tell them about your supper.',
        ],
      },
    },
    again: {
      easy: 'a friend leaves something by your door without ringing',
      tense: 'you stand outside your own door and pat every pocket',
    },
    forecast: {
      easy: 'you know without counting whom you can rely on',
      tense: 'well-meant visits and questions come a little too close',
    },
    joined: {
      moods: ['tender', 'guarded', 'searching'],
      turn: [
        'A key is a form of trust that weighs almost nothing.',
        "You count on your fingers who'd get the next one, and stop at two.",
      ],
      after: "you can think of a third person you'd give a key",
      use: "choose two people you'd call at midnight, and tell them",
      act: "Write one line today to the person who has your key, or ought to, and say you're glad of it.",
    },
    easy: {
      moods: ['unhidden', 'mending', 'tender'],
      turn: [
        'Your friend walks in without ringing, past all your laundry, and puts on the kettle.',
        'You turn as red as the top sock, and get the second cup.',
      ],
      use: 'let a friend help with something you usually hide',
      act: 'Ask one person over for a cup of something today, and leave the dishes where they are.',
    },
    tense: {
      moods: ['guarded', 'yielding', 'torn'],
      turn: [
        "You'd like the key back, and you'd have to say why.",
        'You start the message twice and send a picture of your supper.',
      ],
      use: 'tell one friend kindly where your limit is',
      act: "Decide tonight who may come in without ringing, and write down the sentence you'd say to the others.",
    },
    because: { joined: ['Moon', 'Venus'], easy: ['Moon', 'Venus'], tense: ['Saturn', 'Uranus', 'Neptune', 'Chiron'] },
    bodies: ['Venus', 'Uranus', 'Pluto'],
    suits: ['love'],
  },
  {
    title: 'What your family calls work',
    subject: 'yourself',
    scene:
      'At every family table an uncle asks about your work, which he calls "that thing you do", and passes the potatoes.',
    again: {
      easy: 'you mention your work, and nobody passes the potatoes',
      tense: 'somebody explains your work to a whole table, with you sitting there',
    },
    forecast: {
      easy: 'people want to hear more about your work',
      tense: 'your effort gets little notice unless you mention it yourself',
    },
    joined: {
      moods: ['talkative', 'eager', 'unhidden'],
      turn: [
        'Tell your work once, with pride, as a story with a beginning.',
        'The uncle puts down the spoon and asks what happens then.',
      ],
      after: 'the uncle tells your story himself, and gets the middle wrong',
      use: 'prepare one proud sentence about how you spend your days',
      act: 'Send one photo from your working day to a relative or an old friend today.',
    },
    easy: {
      moods: ['clear', 'talkative'],
      turn: [
        'You explain it with the salt and two forks, and the table gets it.',
        'A grandmother moves one fork and asks the right question.',
      ],
      use: "explain what you're good at to someone outside your field",
      act: 'Ask one relative today about the worst job they ever had, and enjoy the answer.',
    },
    tense: {
      moods: ['hurt', 'eager', 'unsure'],
      turn: [
        'You say a little, wait for a second question, and get the gravy.',
        'The talk goes on to parking, and you cut your potato very small.',
      ],
      use: 'show your work to somebody who understands it',
      act: "Write in two lines tonight, in words for a grandmother, what you're good at, and keep it for the next potatoes.",
    },
    because: { joined: ['Sun', 'Midheaven'], easy: ['Sun', 'Midheaven'], tense: ['Sun', 'Saturn', 'Midheaven'] },
    bodies: ['Sun', 'Midheaven', 'Mercury'],
    suits: ['career'],
  },
  {
    title: 'Shoes off at the door',
    subject: 'time alone',
    scene:
      'You take your shoes off at the door: on one side is the whole day, with its bag, and on the other a pair of slippers.',
    withSomeone: {
      scene:
        'You take your shoes off at the door, with the whole day still in your bag, and {someone} calls to ask how it was.',
      turn: {
        joined: [
          'Step across slowly, and leave the day with the shoes.',
          'You say "over", and they tell you about a dog on the train instead.',
        ],
        easy: [
          "You're across and already somebody else, with warm feet.",
          "They ask about the meeting, and you can't think what it was called.",
        ],
        tense: [
          "You bring a meeting in on your soles, and tell it with everybody's voices.",
          'They say "poor you" in the right place, so you tell it once more from the top.',
        ],
      },
    },
    again: {
      easy: "your shoes are off before you've thought of the day",
      tense: 'the phone rings when you have one shoe off',
    },
    forecast: {
      easy: 'whatever the day brought stays outside your door',
      tense: "the day's troubles follow you in and stay for supper",
    },
    joined: {
      moods: ['releasing', 'content'],
      turn: ['Step across slowly, and leave the day with the shoes.', 'You put down the keys, and the hall is quiet.'],
      use: 'invent a ritual of your own for coming home',
      act: 'Sit down by your own front door for two minutes today, before you touch anything else.',
    },
    easy: {
      moods: ['releasing', 'content', 'absent'],
      turn: [
        "You're across and already somebody else, with warm feet.",
        "By the time the lamp is on you've forgotten what the meeting was called.",
      ],
      use: 'reserve an evening for something with no purpose at all',
      act: "Change your clothes as soon as you're home today, and put the day's bag in a closet until morning.",
    },
    tense: {
      moods: ['talkative', 'burdened'],
      turn: [
        'You bring a meeting in on your soles, and tell it to the mirror in the hall.',
        "You tell it once more at the table, with everybody's voices.",
      ],
      use: 'get one complaint off your chest and leave it at that',
      act: "Write what you won't talk about tonight on paper, and leave the paper in your shoe.",
    },
    because: { joined: ['Moon', 'Saturn'], easy: ['Moon', 'Saturn'], tense: ['Moon', 'Saturn', 'Neptune'] },
    bodies: ['Moon', 'Mercury', 'Mars'],
    suits: ['wellbeing'],
    workday: true,
  },
  {
    title: 'The plant on the sill',
    scene:
      'On the sill is a plant that has survived a move, a radiator and your affection, and it leans toward the window like a listener.',
    withSomeone: {
      scene:
        '{Someone} asks after the plant on your sill, which has survived a move and leans toward the window like a listener.',
      turn: {
        joined: [
          'Turn the pot, so that the plant has something new to lean to.',
          "They'd take off the yellow leaf, they say, and you do it with an apology.",
        ],
        easy: [
          "There's a new leaf, and nobody made a plan for it.",
          'They want to see it, and you push the pot an inch toward the light for the picture.',
        ],
        tense: [
          "You've given it too much water, out of worry.",
          'They say to leave it alone for a bit, and you say sorry to a pot.',
        ],
      },
    },
    again: {
      easy: 'you pass the sill, and the plant has done something by itself',
      tense: "a leaf drops while you're looking straight at the plant",
    },
    forecast: {
      easy: 'what you leave alone gets on well without you',
      tense: 'fussing does more harm than leaving things be',
    },
    joined: {
      moods: ['kind', 'careful', 'tender'],
      turn: [
        'Turn the pot, so that the plant has something new to lean to.',
        'You pick off the yellow leaf and wipe the sill with your sleeve.',
      ],
      after: 'the plant leans toward the window again, from the other side',
      use: 'find your favorite seat a place with better light',
      act: 'Turn one plant around today, and wipe the leaf that faces you.',
    },
    easy: {
      moods: ['content', 'hopeful'],
      turn: [
        'It has a new leaf, and nobody made a plan for it.',
        'You push the pot an inch toward the light and leave it.',
      ],
      use: "give more room to something that's doing well",
      act: "Put a cutting from something green in a cup of water today, and write a neighbor's name on it.",
    },
    tense: {
      moods: ['tender', 'kind'],
      turn: [
        "You've given it too much water, out of worry.",
        'You pour out the saucer over the sink and say sorry to a pot.',
      ],
      after: 'the plant is two leaves lighter, and doing fine',
      use: "ask one person what kind of help they'd like",
      act: 'Leave alone today what you usually fuss over at home, and walk around the block instead.',
    },
    because: { joined: ['Saturn'], easy: ['Jupiter', 'Saturn'], tense: ['Saturn'] },
    bodies: ['Jupiter', 'Venus', 'Neptune'],
    suits: ['wellbeing'],
  },
  {
    title: "A grandparent's clock",
    subject: 'old things',
    scene: "In your place is a grandparent's clock that fits nowhere, and that you'd never say a word against.",
    withSomeone: {
      scene: "You and {someone} get to talking about a grandparent's clock that fits nowhere in your place.",
      turn: {
        joined: [
          'Give the clock the best place for once, and see whether you love it or only owe it.',
          'They ask which it is, and you notice how carefully the edges have been polished.',
        ],
        easy: [
          "You'd half like to be rid of it, you say, and then you tell the whole story.",
          'They ask for the part about the stairs again, and you add a flood.',
        ],
        tense: [
          'You keep the clock out of duty, and you say so.',
          'They ask to whom, and you listen to the thing tick.',
        ],
      },
    },
    again: {
      easy: 'you hear the clock, and the time is nearly right',
      tense: 'the clock stops, and nobody notices but you',
    },
    forecast: {
      easy: 'something inherited goes well with something you bought yourself',
      tense: 'a sense of duty speaks louder than your own taste',
    },
    joined: {
      moods: ['searching', 'torn'],
      turn: [
        'Give the clock the best place for once, and see whether you love it or only owe it.',
        'In the good light you see how carefully somebody has polished the edges.',
      ],
      after: 'the clock still has the good spot, and runs four minutes late',
      use: 'sort things you love from things you merely keep',
      act: "Move one inherited thing to a new place today, and look at it as if you'd found it at a market.",
    },
    easy: {
      moods: ['talkative', 'content'],
      turn: [
        "You'd half like to be rid of it, until you try it in the hall.",
        'There it looks right, and you tell the whole story that goes with it.',
      ],
      after: 'the story is longer, and the clock is a hundred years older',
      use: 'find a new use for an old thing at home',
      act: 'Tell a friend or a child the story of one old thing you own today, in three sentences.',
    },
    tense: {
      moods: ['burdened', 'yielding', 'guarded'],
      turn: ['You keep the clock out of duty, and it ticks.', 'You dust around it and set it by your phone.'],
      use: 'drop a family duty that brings no one any joy',
      act: 'Decide about one heirloom tonight, and write on a label where it goes.',
    },
    because: { joined: ['Venus'], easy: ['Venus'], tense: ['Saturn'] },
    bodies: ['Saturn', 'Uranus', 'Venus', 'North Node'],
    suits: ['love', 'money'],
  },
]
