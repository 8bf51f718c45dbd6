import type { Card } from '../../pieces/Card.ts'

export const twelfth: readonly Card[] = [
  {
    title: 'One more video, then bed',
    subject: 'screen',
    scene:
      'One more video, then bed, you think, and a stranger with a nice voice is about to explain how bagpipes are made.',
    withSomeone: {
      scene:
        '{Someone} has said good night, you think "one more video, then bed", and a stranger is about to explain how bagpipes are made.',
      turn: {
        joined: [
          'Let the bagpipes be, with your thumb still over the glass.',
          'They send one line more, a yawn, and you catch it.',
        ],
        easy: [
          'You put the phone down by yourself, the way a fed child drops a spoon.',
          'Their good night is the last thing on the screen, and you leave it at that.',
        ],
        tense: [
          "You're too tired to stop.",
          'They ask why you\'re still up, and you type "bagpipes", with twenty-six minutes to go.',
        ],
      },
    },
    again: {
      easy: 'you yawn before the second video and believe the yawn',
      tense: "you're tired again, and the bagpipes have a part two",
    },
    forecast: {
      easy: "it's easy to stop in time, and it feels good",
      tense: "it's hard to stop, and going on gives you little",
    },
    joined: {
      moods: ['torn', 'restrained', 'releasing', 'careful'],
      turn: [
        'Let the bagpipes be, with your thumb still over the glass.',
        "The screen goes dark, and there's your own face in it.",
      ],
      after: 'you sleep well without knowing how bagpipes are made',
      use: 'choose a slow book to keep by the bed',
      act: 'Turn everything with a screen off thirty minutes before bed tonight, and sit at a window until you yawn.',
    },
    easy: {
      moods: ['content', 'restrained'],
      turn: [
        'You put the phone down by yourself, the way a fed child drops a spoon.',
        'You get under the covers before the lamp is cool.',
      ],
      use: 'catch up on sleep with a very early night',
      act: 'Go to bed with the first yawn tonight, and leave the last task unfinished.',
    },
    tense: {
      moods: ['absent', 'greedy'],
      turn: ["You're too tired to stop.", 'The bagpipe is half built, and there are twenty-six minutes left.'],
      use: 'set an hour when the screens go dark',
      act: 'Put the charger in another room tonight, and make up the end of the video yourself.',
    },
    because: { joined: ['Saturn'], easy: ['Saturn'], tense: ['Moon', 'Jupiter', 'Neptune'] },
    bodies: ['Neptune', 'Moon', 'Uranus'],
    suits: ['wellbeing'],
  },
  {
    title: "Nobody knows you're home",
    subject: 'time alone',
    scene: "You're home an hour early, nobody knows, and the rooms are lit like a place where somebody else lives.",
    again: {
      easy: 'you say "nothing" when asked about your plans, with some pride',
      tense: 'the doorbell rings in the one hour you have alone',
    },
    forecast: {
      easy: 'doing nothing at all feels exactly right',
      tense: 'free time fills up with chores if you let it',
    },
    joined: {
      moods: ['content', 'guarded', 'playful'],
      turn: ['Tell no one, and lie on the carpet.', 'A bus goes by, a pipe knocks, and nobody needs you.'],
      use: 'slip away for an hour without giving a reason',
      act: 'Lie on the floor today until a sound outside makes you look up, and tell no one.',
    },
    easy: {
      moods: ['content', 'absent'],
      turn: ['You do nothing, and you do it well.', 'The light moves across the floor as far as your foot.'],
      use: 'keep an afternoon entirely unplanned',
      act: 'Sit where you never sit for twenty minutes today, with a cup and no plan.',
    },
    tense: {
      moods: ['burdened', 'diligent', 'restless'],
      turn: ['You could rest, so you start on the windows.', "You've done three panes when the hour is up."],
      after: 'three panes are clean, and the fourth shows the difference',
      use: 'rest for an hour with the housework undone',
      act: 'Leave one pane dirty on purpose today, and sit down where you can see it.',
    },
    because: { joined: ['Moon', 'Neptune'], easy: ['Moon', 'Neptune'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Uranus', 'Moon', 'Venus', 'Sun'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'A draft with no address',
    subject: 'tone',
    scene: 'In the shower you write a letter in your head, always the same draft, and it has no address.',
    withSomeone: {
      scene: 'In the shower you write a letter to {someone} in your head, always the same draft, with no address.',
      turn: {
        joined: [
          'Put the letter on paper once, with the line that hurts.',
          'In your head they ask what you want from them, and that becomes page two.',
        ],
        easy: [
          'The letter turns out kinder than you meant it.',
          'In your head they read it to the end and nod, and you change only the last word.',
        ],
        tense: [
          'The letter starts with the same sentence each time and never gets past it.',
          'They interrupt, in your head, at "what I meant", and the water runs cold.',
        ],
      },
    },
    again: {
      easy: 'the letter in your head is down to four lines',
      tense: 'the letter starts up again, just as the soap is in your eyes',
    },
    forecast: {
      easy: 'the right words come without much searching',
      tense: 'what you mean takes several tries to explain',
    },
    joined: {
      moods: ['hurt', 'outspoken', 'mending'],
      turn: [
        'Put the letter on paper once, with the line that hurts.',
        'On the second page your handwriting gets smaller and quicker.',
      ],
      use: 'decide which of your unsaid words should be sent',
      act: 'Write the letter by hand tonight, three pages at most, and keep it under the mattress for a week.',
    },
    easy: {
      moods: ['mending', 'kind'],
      turn: [
        'The letter turns out kinder than you meant it.',
        'You go through it once more and change only the last word.',
      ],
      use: 'say the kinder version of an old complaint',
      act: "Read one old page of your own today, and underline a line you've outgrown.",
    },
    tense: {
      moods: ['guarded', 'unsure'],
      turn: [
        'The letter starts with the same sentence each time and never gets past it.',
        'The water runs cold, and you\'ve got as far as "what I meant".',
      ],
      use: 'boil a long grievance down to one sentence',
      act: 'Say the first line of your letter aloud tonight, to an empty room, and then the second.',
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury', 'Saturn', 'Neptune'] },
    bodies: ['Mercury', 'Chiron', 'Pluto'],
    suits: ['love'],
  },
  {
    title: 'A bath with the door locked',
    subject: 'time alone',
    scene: "There's warm water for a bath, the door can be locked, and the towel is big enough to hide in.",
    withSomeone: {
      scene:
        "You and {someone} will talk later: there's a warm bath, the door can be locked, and the towel is big enough to hide in.",
      turn: {
        joined: [
          'Lock the door so that everyone hears, and let the water be loud.',
          'They ring once more all the same, and you let it ring until the mirror steams up.',
        ],
        easy: [
          'They write "take your time", and you add hot water.',
          'Through the wall you hear plates being put away, and none of them are yours.',
        ],
        tense: [
          'You sit on the edge of the tub and answer everyone else first.',
          "They ask if you're in yet, you look for the right heart, and the water goes lukewarm.",
        ],
      },
    },
    again: {
      easy: 'the world manages while your door is locked',
      tense: 'somebody knocks just as the water is right',
    },
    forecast: {
      easy: 'people manage fine without you for a while',
      tense: 'somebody always wants something just as you sit down',
    },
    joined: {
      moods: ['defiant', 'guarded', 'impatient'],
      turn: [
        'Lock the door so that everyone hears, and let the water be loud.',
        "The mirror steams up, and somebody's footsteps go past.",
      ],
      use: "tell people when you'd rather not be disturbed",
      act: 'Take a bath or a long shower tonight with the door locked, and leave the phone outside.',
    },
    easy: {
      moods: ['content', 'restrained'],
      turn: [
        'The phone rings in another room, and gives up.',
        'Through the wall you hear plates being put away, and none of them are yours.',
      ],
      after: 'somebody else knows where those plates go',
      use: 'hand one chore to somebody who never does it',
      act: 'Put your feet in warm water tonight, and let the first thing that rings ring.',
    },
    tense: {
      moods: ['burdened', 'tender', 'yielding'],
      turn: [
        'You sit on the edge of the tub and ask everyone else how they are.',
        'The water goes lukewarm while you look for the right heart.',
      ],
      use: 'do yourself one kindness that nobody sees',
      act: "Put the phone in a drawer at the far end of the place tonight, until you're washed and dry.",
    },
    because: { tense: ['Moon', 'Mercury', 'Saturn'] },
    bodies: ['Moon', 'Venus', 'Saturn'],
    suits: ['wellbeing'],
  },
  {
    title: 'The autoreply is on',
    subject: 'inbox',
    scene: 'The autoreply is on, "back soon", and already you\'d like to know who has read it.',
    withSomeone: {
      scene: 'The autoreply is on, "back soon", and the first one to get it is {someone}.',
      turn: {
        joined: [
          "Don't look, and find out what else there is to look at.",
          'The phone buzzes twice, which is them, and you study the bird on the antenna.',
        ],
        easy: [
          "You want to look, you want not to, and meanwhile nobody's drowning.",
          'They write "enjoy it" to the autoreply, and you read that only over supper.',
        ],
        tense: [
          "You answer the people who've just been told that you don't.",
          'They thought you were away, they write, and you write "just quickly" for the fourth time.',
        ],
      },
    },
    again: {
      easy: 'somebody says "no hurry", and you believe both words',
      tense: "you take somebody else's autoreply quite personally",
    },
    forecast: {
      easy: 'your late answer bothers nobody',
      tense: 'every request sounds more urgent than it is',
    },
    joined: {
      moods: ['restrained', 'curious'],
      turn: [
        "Don't look, and find out what else there is to look at.",
        "By the second hour you've noticed the bird on the antenna.",
      ],
      after: 'the bird on the antenna has a name',
      use: 'swap a round of messages for a walk',
      act: 'Leave every inbox alone from supper until breakfast, and put a note on the screen that says so.',
    },
    easy: {
      moods: ['torn', 'restrained'],
      turn: [
        "You want to look, you want not to, and meanwhile nobody's drowning.",
        'The phone lies on its face, and nothing happens.',
      ],
      after: 'nobody complains, and the autoreply stays on',
      use: 'go somewhere nice and leave the phone at home',
      act: 'Answer nothing for two hours today, and leave the phone in a shoe by the door.',
    },
    tense: {
      moods: ['burdened', 'restless', 'yielding'],
      turn: [
        "You answer the people who've just been told that you don't.",
        'You write "just quickly", and then you do it four times.',
      ],
      after: 'four people think that the autoreply is lying',
      use: 'answer everything at one sitting, then close the inbox',
      act: 'Write one answer on paper tonight, put the paper in your bag, and leave the zipper closed until the morning.',
    },
    because: { joined: ['Mercury', 'Saturn'], easy: ['Mercury', 'Saturn'], tense: ['Mercury', 'Mars'] },
    bodies: ['Saturn', 'Uranus', 'Midheaven', 'Jupiter'],
    suits: ['career'],
  },
  {
    title: 'Glad of footsteps',
    scene:
      "At night you lie awake, a floorboard speaks, and you're glad of footsteps through the wall, going for water.",
    withSomeone: {
      scene:
        'At night you lie awake, {someone} writes "awake too", and you\'re glad of footsteps through the wall, going for water.',
      turn: {
        joined: [
          "You aren't the only one awake, and you can let go of the pillow.",
          'They ask what you can hear, and you send the faucet, the steps and the clock.',
        ],
        easy: [
          'You tell them about the steps, and the thought that kept you up lets go.',
          'They ask whose steps they are, and the phone slides under the pillow.',
        ],
        tense: [
          'You know the time without looking, and you look.',
          "They ask what's keeping you up, and you type the sentence you'd like to have back.",
        ],
      },
    },
    again: {
      easy: 'you greet a pair of footsteps through the wall, in your head',
      tense: "one floorboard keeps you listening longer than you'd like",
    },
    forecast: {
      easy: 'worries let go of you sooner than usual',
      tense: 'worries look bigger than they will the next day',
    },
    joined: {
      moods: ['tender', 'releasing'],
      turn: [
        "You aren't the only one awake, and you can let go of the pillow.",
        'The faucet runs, the steps go back, and the wall is quiet.',
      ],
      after: "you'd know those footsteps in any pair of shoes",
      use: 'tell someone what you worry about at night',
      act: 'Name five sounds you can hear tonight, lying down, before you think about tomorrow.',
    },
    easy: {
      moods: ['absent', 'tender'],
      turn: [
        'You listen, and the thought you had been having lets go.',
        'You hear the pipe, the clock, and then nothing.',
      ],
      after: 'the thought is back, and only half the size',
      use: 'make your bedroom darker, cooler or quieter',
      act: 'Set out a glass of water tonight before you lie down, for yourself or whoever else gets up.',
    },
    tense: {
      moods: ['unsure', 'restless', 'burdened'],
      turn: [
        'You know the time without looking, and you look.',
        "Along with the clock's red numbers comes a sentence you'd like to have back.",
      ],
      use: 'put right a remark that keeps bothering you',
      act: 'Put paper and a pencil by the bed tonight, and write any worry down in three words instead of solving it.',
    },
    because: { joined: ['Moon'], easy: ['Moon'], tense: ['Moon', 'Neptune', 'Chiron'] },
    bodies: ['Moon', 'Saturn', 'Mercury'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'The payment nobody can name',
    subject: 'spending',
    scene: 'Every month a small payment that nobody can name leaves your account, for something called "PLX Services".',
    again: {
      easy: 'you ask what a strange name on a bill is short for',
      tense: 'three letters on a bill stop you in the middle of something nice',
    },
    forecast: {
      easy: 'a puzzling bill makes sense once you ask',
      tense: 'small sums slip past unless you look closely',
    },
    joined: {
      moods: ['curious', 'searching', 'outspoken'],
      turn: [
        "Write to PLX Services, and ask what you're paying for.",
        'The answer takes four seconds and has a first name under it.',
      ],
      after: 'PLX Services has a street, a telephone and a tired voice',
      use: "cancel a subscription you'd never miss",
      act: 'Find out today what one unknown payment is, by typing its name and the word "cancel".',
    },
    easy: {
      moods: ['curious', 'searching'],
      turn: [
        'You ask outright, and learn that the payment keeps your own photos safe.',
        'There are nine thousand, and most of them are sunsets.',
      ],
      after: "you're down forty sunsets, and glad of PLX Services",
      use: 'pick out the twenty photos that matter',
      act: 'Choose the best of three photos that look the same today, and delete the other two.',
    },
    tense: {
      moods: ['absent'],
      turn: [
        'You think of PLX at red lights and forget it at green ones.',
        "On the next line you find three more letters that you can't place.",
      ],
      use: 'go through a bank statement line by line',
      act: "Write three letters you can't place on your palm today, and look them up before they've washed off.",
    },
    because: { joined: ['Mercury', 'Venus'], easy: ['Mercury', 'Venus'], tense: ['Venus', 'Neptune'] },
    bodies: ['Mercury', 'Pluto', 'Neptune'],
    suits: ['money'],
  },
  {
    title: 'A plan in the bottom drawer',
    subject: 'old things',
    scene:
      "In the bottom drawer, under the manual for a blender, there's a plan of yours that nobody's been told about.",
    withSomeone: {
      scene:
        "{Someone} asks what you do in the evenings, and in the bottom drawer, under the manual for a blender, there's a plan.",
      turn: {
        joined: [
          'You say "this and that", and read the plan like a letter from someone you like.',
          'They want to hear about the "that", and on page two you find the place to begin.',
        ],
        easy: [
          "You say that there's something, and that it's in no hurry.",
          "They don't ask what, so you change one line and leave the pencil in it.",
        ],
        tense: [
          'You nearly say it, hear what people would say, and talk about the blender.',
          'They ask for a recipe, and you push the drawer shut, twice, because it sticks.',
        ],
      },
    },
    again: {
      easy: 'you say a sentence of your plan aloud, as if quoting somebody',
      tense: 'somebody opens the bottom drawer, looking for tape',
    },
    forecast: {
      easy: 'a half-finished idea shows you its next step',
      tense: 'you hear objections that no one has made',
    },
    joined: {
      moods: ['dreaming', 'hopeful'],
      turn: [
        'Read the plan like a letter from someone you like.',
        'You find a typing mistake and, on page two, the place to begin.',
      ],
      after: 'the plan is on top of the manual, an inch from daylight',
      use: 'give a quiet ambition a fixed place in your day',
      act: 'Work on something secret of yours for twenty minutes tonight, and tell no one.',
    },
    easy: {
      moods: ['hopeful', 'restrained', 'dreaming'],
      turn: [
        "The plan is better than you thought, and it's in no hurry.",
        'You change one line and leave the pencil in it.',
      ],
      use: 'finish a first version that only you will see',
      act: 'Add half a page to a private plan today, and put the paper back.',
    },
    tense: {
      moods: ['unsure', 'guarded', 'torn'],
      turn: [
        'You take the plan out, hear what people would say, and put it back.',
        'The drawer sticks, and you have to push twice.',
      ],
      use: 'show a private plan to a friendly pair of eyes',
      act: 'Write down tonight whose voice says no to your plan, by name, and cross out the name.',
    },
    because: {
      joined: ['Mars', 'Jupiter', 'Saturn'],
      easy: ['Mars', 'Jupiter', 'Saturn'],
      tense: ['Sun', 'Neptune', 'Chiron'],
    },
    bodies: ['Sun', 'Saturn', 'North Node', 'Mars'],
    suits: ['career', 'money'],
  },
  {
    title: 'Whoever waters the ferns',
    subject: 'shared chore',
    scene: 'Whoever waters the ferns on the stairs does it unseen, and the ferns are in excellent shape.',
    again: {
      easy: 'you come upon a good deed without an owner',
      tense: 'you feel accused by one brown leaf on the ferns',
    },
    forecast: {
      easy: 'your good work shows without your pointing to it',
      tense: 'thanks are slow in coming, and a hint does no harm',
    },
    joined: {
      moods: ['kind', 'playful', 'restrained'],
      today: 'a good deed is more fun when nobody knows whose it is',
      turn: ['Be that person, for one pot.', 'The janitor meets you with the can, and you put a finger to your lips.'],
      after: 'a fern has a new leaf, and the janitor says nothing',
      use: 'adopt some neglected corner that everyone walks past',
      act: 'Do one useful thing today that nobody can trace back to you.',
    },
    easy: {
      moods: ['restrained', 'curious'],
      today: 'a secret good deed pleases you more than praise would',
      turn: [
        'You find out who it is, and you keep the name to yourself.',
        'You pass each other on the stairs, one can between you, and neither says a thing.',
      ],
      use: 'relieve someone of a duty that always falls to them',
      act: 'Leave a thank-you note without a name today for someone who works unseen.',
    },
    tense: {
      moods: ['eager', 'hurt'],
      turn: [
        "It's you, and it would be nice to be asked.",
        'You fill the can and stay on the stairs longer than the ferns need.',
      ],
      use: "ask for credit where you've earned some",
      act: "Tell one person today about something you've done that nobody noticed.",
    },
    because: { joined: ['Uranus', 'Neptune'], tense: ['Sun', 'Saturn', 'Midheaven'] },
    bodies: ['Sun', 'Venus', 'Midheaven'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'Somewhere in the wardrobe',
    subject: 'old friend',
    scene: "Somewhere in the wardrobe hangs a sweater of an old friend's, and you know exactly behind what.",
    again: {
      easy: 'the smell of wool brings you a name without a sigh',
      tense: 'your hand finds the sweater when you reach for a belt',
    },
    forecast: {
      easy: 'a memory comes back with more warmth than ache',
      tense: 'an old loss asks for half an hour alone',
    },
    joined: {
      moods: ['hurt', 'tender', 'mending'],
      turn: [
        'Take the sweater out, and hold it until the lump in your throat has passed.',
        'The sleeve still has a bus ticket pushed up in it.',
      ],
      after: 'the bus ticket is back up the sleeve',
      use: 'keep the one souvenir that matters and clear the rest',
      act: 'Think of one absent person for five minutes today, with something of theirs in your hands.',
    },
    easy: {
      moods: ['mending', 'releasing'],
      turn: [
        'You put the sweater on to take out the trash, and nothing hurts.',
        'On the way back you find a coin in the cuff.',
      ],
      after: 'the sweater is what you put on for the trash',
      use: 'give away something whose sadness has worn off',
      act: 'Give one piece of clothing with a memory in it a new job today, and wear it once.',
    },
    tense: {
      moods: ['guarded', 'gripping'],
      turn: ['You move the sweater one hanger farther back.', 'The hanger clicks, and you go on looking for a belt.'],
      use: "tell a friend about a person you've lost touch with",
      act: 'Say aloud once tonight the name of someone you miss, and one thing they used to say.',
    },
    because: {
      joined: ['Moon', 'Venus', 'Chiron'],
      easy: ['Moon', 'Venus', 'Chiron'],
      tense: ['Moon', 'Pluto', 'Chiron'],
    },
    bodies: ['Venus', 'Moon', 'Chiron'],
    suits: ['love'],
  },
  {
    title: 'The tin behind the flour',
    subject: 'spending',
    scene: "Behind the flour is a tin with some bills in it, folded small, and you're the only one who knows the sum.",
    again: {
      easy: 'you see something you could do without, and think of the tin',
      tense: `you say "flour" when you're asked what you're saving for`,
    },
    forecast: {
      easy: 'saving feels less like doing without',
      tense: "it's tempting to spend what you meant to keep",
    },
    joined: {
      moods: ['dreaming', 'hopeful', 'restless', 'careful'],
      turn: [
        'Count the bills, and give the sum a name.',
        "You write the name on the lid, and it's the name of a town.",
      ],
      after: 'you know the times of the trains to the town on the lid',
      use: 'work out what a long-held wish would really cost',
      act: "Write on one piece of paper today what you'd do with a free month, and hide it in the kitchen.",
    },
    easy: {
      moods: ['generous', 'restrained', 'hopeful'],
      turn: [
        'Bill by bill the sum has grown, as things do in the dark.',
        "You take one out, fold it smaller, and know whom it's for.",
      ],
      after: 'one bill has a new owner, who suspects the neighbors',
      use: "put a little aside for somebody else's pleasure",
      act: 'Fold a slip with one wish for somebody very small today, and hide it behind the flour.',
    },
    tense: {
      moods: ['greedy', 'guarded'],
      turn: [
        'You take a bill from the tin and mean to put it back.',
        "The flour goes back in front, and the lid isn't quite shut.",
      ],
      use: 'honor a promise you made to yourself',
      act: 'Write on one slip tonight what you owe yourself and since when, and put it where you keep money.',
    },
    because: {
      joined: ['Venus', 'Jupiter', 'Saturn'],
      easy: ['Venus', 'Jupiter', 'Saturn'],
      tense: ['Venus', 'Jupiter'],
    },
    bodies: ['Jupiter', 'Saturn', 'Pluto'],
    suits: ['money'],
  },
  {
    title: "A mug that isn't yours",
    subject: 'shared chore',
    scene:
      "In the sink at work there's a mug that isn't yours, with a chip in it, and it's been there longer than some of the staff.",
    again: {
      easy: 'an idea floats to the top of the dishwater',
      tense: 'you meet another mug in a sink, not yours either',
    },
    forecast: {
      easy: 'others join in sooner when you simply make a start',
      tense: "other people's mess gets on your nerves faster than usual",
    },
    joined: {
      moods: ['kind', 'diligent'],
      turn: ["Wash the mug, dry it, and let it be no one's.", 'Somebody comes in, sees you, and takes the towel.'],
      after: 'the mug is on the shelf, with its chip to the wall',
      use: 'suggest taking turns at the jobs that no one owns',
      act: "Clean up one small mess today that you didn't make, and hum while you do it.",
    },
    easy: {
      moods: ['diligent', 'kind', 'content'],
      turn: [
        'You grumble into the warm water, and have the best idea of the day.',
        'The mug comes out blue, with a lighthouse on it.',
      ],
      after: 'your idea is on paper, under the blue mug',
      use: 'settle a hard question over a sinkful of dishes',
      act: 'Do the dishes slowly tonight, by hand, and note the thought that comes at the third plate.',
    },
    tense: {
      moods: ['impatient', 'quarrelsome', 'outspoken'],
      turn: [
        'You put the mug in the middle of the big table, with a note under it.',
        'Nobody reads the note, and somebody drinks from the mug.',
      ],
      after: 'the note is a coaster for the very same mug',
      use: 'bring up a small annoyance in person',
      act: "Leave one thing that isn't yours exactly where it is today, and go outside for five minutes.",
    },
    because: { joined: ['Mars'], easy: ['Mars'], tense: ['Moon', 'Mars', 'Saturn'] },
    bodies: ['Mars', 'Saturn', 'Neptune', 'Ascendant'],
    suits: ['career', 'wellbeing'],
    workday: true,
  },
  {
    title: 'Geese over a station',
    scene:
      "You've dreamed of geese over a station, with a conductor waving, and all through breakfast the dream hangs around like steam.",
    withSomeone: {
      scene:
        "You've dreamed of geese over a station, with {someone} waving, and all through breakfast the dream hangs around like steam.",
      turn: {
        joined: [
          "Write the dream down before it's gone, geese first.",
          'On the page they wave from the wrong platform, and you draw an arrow.',
        ],
        easy: [
          'You tell them the dream, from the first goose to the last.',
          'They only want to know what they had on, waving, and you make it a cape.',
        ],
        tense: [
          "In the dream they wave, the train leaves, and then you're late for everything else.",
          'At the door you look around for a suitcase.',
        ],
      },
    },
    again: {
      easy: 'birds go over, and you look around for a station',
      tense: 'you run for something with the station still in your head',
    },
    forecast: {
      easy: 'a stray thought is worth following for a while',
      tense: 'daydreams eat up time, and the last bus with it',
    },
    joined: {
      moods: ['dreaming'],
      turn: [
        "Write the dream down before it's gone, geese first.",
        "On the page there's a very short station and a great many geese.",
      ],
      use: 'look for the wish behind a dream you remember',
      act: 'Keep a notebook by the bed from tonight, and write three words into it when you wake.',
    },
    easy: {
      moods: ['talkative', 'dreaming'],
      turn: [
        'You tell the dream to the first person who asks how you slept.',
        'The only question is what the geese were wearing.',
      ],
      after: 'somebody else says the geese were in their dream, with luggage',
      use: "trade odd thoughts with someone who won't explain them",
      act: 'Tell one person a dream today in four sentences, and ask for one of theirs.',
    },
    tense: {
      moods: ['absent', 'restless', 'dreaming'],
      turn: [
        "In the dream you miss the train, and then you're late for everything else.",
        'At the door you look around for a suitcase.',
      ],
      use: 'start one day early enough to be unhurried',
      act: 'Draw the picture from a dream that stays with you, in two minutes today, and turn the page over.',
    },
    because: { joined: ['Uranus', 'Neptune'], easy: ['Uranus', 'Neptune'], tense: ['Neptune'] },
    bodies: ['Neptune', 'Mercury', 'Jupiter'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A bench with nobody on it',
    subject: 'time alone',
    scene: "There's a bench by the water with nobody on it, and nobody expects you for another twenty minutes.",
    withSomeone: {
      scene: "You're twenty minutes early to meet {someone}, and there's a bench by the water with nobody on it.",
      turn: {
        joined: [
          "Sit, and don't take anything out.",
          'They find you with your hands in your lap, and sit down the same way.',
        ],
        easy: [
          'A pigeon comes, then a stranger, and nobody says anything.',
          'They come early too, look at the row of you, and you move over.',
        ],
        tense: [
          "You sit down, and at once you're arguing with three people who aren't there.",
          "They come along the path and ask who's winning, and you get up.",
        ],
      },
    },
    again: {
      easy: "you're early somewhere and don't fill the time",
      tense: 'somebody needs the bench the minute you sit down',
    },
    forecast: {
      easy: 'even a short pause leaves you rested',
      tense: 'sitting still is hard, and a walk works better',
    },
    joined: {
      moods: ['content', 'restrained'],
      turn: ["Sit, and don't take anything out.", 'A gull comes down, a dog goes by, and your hands lie still.'],
      use: 'leave ten empty minutes between two appointments',
      act: 'Sit outdoors alone today until something with wings has come by, and leave without a picture.',
    },
    easy: {
      moods: ['content', 'kind', 'tender'],
      turn: [
        'A pigeon comes, then a stranger, and nobody says anything.',
        'You move your bag, and the stranger sets down another.',
      ],
      after: 'you and the stranger nod to each other, far from the bench',
      use: 'wave to somebody you only know by sight',
      act: 'Take the slow way to one place today, and arrive with five minutes left over.',
    },
    tense: {
      moods: ['quarrelsome', 'restless'],
      turn: [
        "You sit down, and at once you're arguing with three people who aren't there.",
        'You get up after six minutes, having won all three times.',
      ],
      use: 'choose which quarrel is worth having out loud',
      act: 'Give the loudest of your thoughts five minutes today, on a bench with your eyes shut, and then get up.',
    },
    because: { joined: ['Moon'], easy: ['Moon'], tense: ['Mars', 'Uranus'] },
    bodies: ['Saturn', 'Moon', 'Jupiter', 'Mars'],
    suits: ['wellbeing'],
  },
]
