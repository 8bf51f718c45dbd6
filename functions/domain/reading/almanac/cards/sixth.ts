import type { Card } from '../../pieces/Card.ts'

export const sixth: readonly Card[] = [
  {
    title: 'Three things before noon',
    subject: 'late work',
    scene: 'The to-do list has nineteen lines and a coffee ring, and three things on it should be done before noon.',
    again: {
      easy: 'you cross out a line, and the next one is shorter',
      tense: "somebody asks about a thing on the list, and you've just begun",
    },
    forecast: {
      easy: 'you get through the work that matters with little effort',
      tense: 'half your list shouts for you, and the quiet lines matter more',
    },
    joined: {
      moods: ['diligent', 'careful', 'clear', 'strong'],
      turn: [
        'You number them one, two, three, and fold the other lines out of sight.',
        'Number one is under way before the cup is empty.',
      ],
      use: 'choose three priorities and give the others a later date',
      act: 'Write three tasks on a fresh slip today, do the smallest at once, and fold the long list away.',
    },
    easy: {
      moods: ['diligent', 'content', 'clear'],
      turn: [
        'The three go one after the other, like steps.',
        'After the third you look for a fourth and decide to sit down.',
      ],
      after: 'the list is down to sixteen lines, and none of them scares you',
      use: 'finish what matters most and leave the rest',
      act: 'Finish one small task completely today, down to putting the tool back, before you begin another.',
    },
    tense: {
      moods: ['greedy', 'burdened', 'impulsive', 'restless'],
      turn: [
        'You begin all nineteen and finish the coffee.',
        'The pen goes back and forth between line four and line seventeen.',
      ],
      use: "pick one job and close everything else until it's done",
      act: 'Cross five things off your list today that nobody will ever ask about.',
    },
    because: { joined: ['Mars', 'Saturn'], easy: ['Mars', 'Saturn'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Saturn', 'Mercury', 'Jupiter'],
    suits: ['career'],
  },
  {
    title: 'The drawer of chargers',
    subject: 'old things',
    scene:
      'In a certain drawer are eleven chargers, a thimble and a battery, and every day the one you need is at the bottom.',
    withSomeone: {
      scene:
        "You've promised a charger to {someone}, and in a certain drawer are eleven of them, a thimble and a battery.",
      turn: {
        joined: [
          "You've had enough, and tip the drawer out on a towel.",
          'They pick one out with two fingers, try on the thimble, and you bag the rest.',
        ],
        easy: [
          'Before the radio news is over you know which charger belongs to what.',
          'They hold out the phone, and the one you hand them fits.',
        ],
        tense: [
          'You rummage, you say a word, and you shove the drawer shut.',
          'They point at a charger, which is in the wall, and you say the word again.',
        ],
      },
    },
    again: {
      easy: 'you reach into the drawer, and the right charger comes up',
      tense: 'the phone is at two percent, and the drawer is in a mood',
    },
    forecast: {
      easy: 'tidying takes less time than you set aside for it',
      tense: 'things stay hidden for exactly as long as you hurry',
    },
    joined: {
      moods: ['impatient', 'releasing', 'impulsive'],
      today: 'a clean sweep takes less time than one more search',
      turn: [
        "You've had enough, and tip the drawer out on a towel.",
        'The thimble goes on the windowsill, and four chargers go in a bag.',
      ],
      use: "empty the cupboard you'd rather visitors didn't open",
      act: 'Empty one drawer onto a towel today, and put back only what you can name.',
    },
    easy: {
      moods: ['careful', 'diligent'],
      turn: [
        'Before the radio news is over you know which charger belongs to what.',
        'Two belong to nothing, and the battery turns out to be a good one.',
      ],
      after: 'the battery is in the flashlight, and the drawer nearly closes',
      use: 'give everything you use daily a home',
      act: 'Find out today what one stray cable belongs to, and tie the two together.',
    },
    tense: {
      moods: ['impatient'],
      turn: [
        'You rummage, you say a word, and you shove the drawer shut.',
        'The charger you need turns out to be in the wall.',
      ],
      use: 'get rid of one nuisance you meet every day',
      act: 'Take three things that get in the way out of one drawer before bed, and find them another place.',
    },
    because: { joined: ['Mars', 'Pluto'], easy: ['Mars'], tense: ['Mars', 'Saturn', 'Neptune'] },
    bodies: ['Mars', 'Uranus'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'The oldest email',
    subject: 'inbox',
    scene: 'At the bottom of the inbox is the oldest email, which was easy when it came and has grown a beard.',
    withSomeone: {
      scene:
        'At the bottom of the inbox is the oldest email, from {someone}, which was easy when it came and has grown a beard.',
      turn: {
        joined: [
          'Answer it in three lines, beginning with "finally".',
          'They write back one word, "who?", and you laugh and open the window.',
        ],
        easy: [
          "You say in the first line that you're late and ashamed.",
          'They answer with a joke about beards, and you add a mustache.',
        ],
        tense: [
          'Each day the email needs a better excuse, so it gets a worse answer.',
          'They send a "just checking", and you go to make toast.',
        ],
      },
    },
    again: {
      easy: 'an email comes, and you answer before it can grow a beard',
      tense: 'an email begins with "just checking in", and you know which one',
    },
    forecast: {
      easy: "a late reply is forgiven before you've finished apologizing",
      tense: 'messages pile up, and a brief answer beats a perfect one',
    },
    joined: {
      moods: ['releasing', 'diligent', 'clear'],
      turn: ['Answer it in three lines, beginning with "finally".', 'You press send and get up to open the window.'],
      after: 'another email is the oldest, and has no beard so far',
      use: 'bring the inbox down to what still matters',
      act: "Answer your oldest open message today, in three lines, without a word about why it's late.",
    },
    easy: {
      moods: ['mending'],
      turn: [
        "You say in the first line that you're late and ashamed, and nobody seems to have noticed.",
        'Back comes a joke about beards.',
      ],
      after: 'the joke about beards is the best thing in your inbox',
      use: "return one call that's long overdue",
      act: 'Clear away the three oldest things in one inbox or tray today.',
    },
    tense: {
      moods: ['restless', 'burdened', 'unsure'],
      turn: [
        'Each day the email needs a better excuse, so it gets a worse answer.',
        'You open it, read the first line, and go to make toast.',
      ],
      use: 'admit to one delay and name a realistic date',
      act: 'Write "I can\'t do this one" under your oldest message today, kindly, and send it.',
    },
    because: { joined: ['Mercury', 'Saturn'], easy: ['Mercury', 'Saturn'], tense: ['Mercury'] },
    bodies: ['Saturn', 'Mercury', 'Chiron'],
    suits: ['career'],
  },
  {
    title: 'Breakfast on a real plate',
    subject: 'meal',
    scene:
      'You could eat breakfast standing up, over the sink, or you could take a real plate, the one with the blue rim.',
    withSomeone: {
      scene:
        "{Someone} sends a picture of breakfast, and you've got yours over the sink, while a real plate with a blue rim waits.",
      turn: {
        joined: [
          'Take the plate, and the day has begun with you in it.',
          "They'd like a picture back, and you wait until the yolk runs into the blue.",
        ],
        easy: [
          'With the plate it takes four minutes longer and feels like a hotel.',
          'They ask what the hotel charges, and you look at the view before you answer.',
        ],
        tense: [
          'You eat over the sink, in a hurry, and growl at a crumb.',
          'They ask what\'s on your plate, and you type "fingers".',
        ],
      },
    },
    again: {
      easy: "you sit down to eat before you've thought of the sink",
      tense: "you're eating over the sink when somebody asks how you are",
    },
    forecast: {
      easy: 'a slow start does no harm, and you enjoy it',
      tense: 'meals get squeezed between other things, and a packed lunch helps',
    },
    joined: {
      moods: ['content', 'tender'],
      turn: [
        'Take the plate, and the day has begun with you in it.',
        'The yolk runs into the blue rim, and you get more bread.',
      ],
      after: 'the plate with the blue rim is at the front of the cupboard',
      use: 'give one daily meal a fixed time and a table',
      act: 'Eat one meal today sitting down, from a plate you like, with nothing to read.',
    },
    easy: {
      moods: ['content', 'dreaming'],
      turn: [
        'With the plate it takes four minutes longer and feels like a hotel.',
        "You rinse the plate and stand it where you'll see it.",
      ],
      after: 'the plate is out before the toast is done',
      use: 'enjoy one breakfast as if you were on vacation',
      act: 'Set out a plate, a cup and a spoon tonight for tomorrow, the ones you like best.',
    },
    tense: {
      moods: ['impatient', 'restless'],
      turn: [
        'You eat over the sink, in a hurry, and growl at a crumb.',
        "By ten you're hungry, and there's a cracker that was meant for soup.",
      ],
      after: 'the plate with the blue rim has its first crumbs on it',
      use: 'pack something good to eat on the way',
      act: 'Eat one cracker slowly today, chew it like an advertisement, and look out the window.',
    },
    because: { joined: ['Moon'], easy: ['Moon'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Venus', 'Moon'],
    suits: ['wellbeing'],
  },
  {
    title: 'A flight of stairs',
    subject: 'way',
    scene:
      'Next to the elevator is a flight of stairs, with a smell of floor polish and a forgotten umbrella on the second landing.',
    withSomeone: {
      scene:
        '{Someone} takes the elevator, and next to it is a flight of stairs, with a smell of floor polish and a forgotten umbrella.',
      turn: {
        joined: [
          'Go up on foot, and say hello to the umbrella.',
          "They're up first, ask who you were talking to, and you go back down to show them.",
        ],
        easy: [
          'Your legs take two at a time, and the third floor comes too soon.',
          'They step out as you arrive, and you ask what took so long.',
        ],
        tense: [
          'In a hurry, you start up, turn back, and run for the elevator.',
          'They put a foot in the door for you, and you both look at the numbers.',
        ],
      },
    },
    again: {
      easy: "you're up the stairs with breath left for a sentence",
      tense: 'the elevator is out, and you have the heavy bag',
    },
    forecast: {
      easy: 'taking the longer way costs you less time than it seems',
      tense: "you tire sooner than you'd like, and short breaks help",
    },
    joined: {
      moods: ['playful', 'restless', 'kind'],
      turn: [
        'Go up on foot, and say hello to the umbrella.',
        'On the second landing you hang it where its owner will see it.',
      ],
      after: 'the umbrella is gone from the landing, and you miss it a little',
      use: "choose the one kind of exercise you don't dread",
      act: 'Take the stairs once today, however few, and count them.',
    },
    easy: {
      moods: ['impulsive', 'playful', 'strong'],
      turn: [
        'Your legs take two at a time, and the third floor comes too soon.',
        'Upstairs somebody asks why you look so awake.',
      ],
      after: 'your legs head for the stairs without asking you',
      use: "go on foot somewhere you'd normally ride",
      act: 'Walk in any direction after your next meal today, and turn around at the fifth tree.',
    },
    tense: {
      moods: ['torn', 'restless', 'impatient'],
      today: 'saving one minute costs you two',
      turn: [
        'In a hurry, you start up, turn back, and wait for the elevator.',
        "When the doors open it's full, and everybody looks at the numbers.",
      ],
      use: "cut your exercise plan down to what you'd really do",
      act: 'Stretch your back in a doorway for one minute, three times before bed.',
    },
    because: { joined: ['Saturn'], easy: ['Saturn'], tense: ['Mars', 'Saturn'] },
    bodies: ['Mars', 'Sun'],
    suits: ['wellbeing'],
  },
  {
    title: 'Who fills the printer',
    subject: 'shared chore',
    scene: 'The printer is out of paper, four people know it, and nobody can say who fills it.',
    again: {
      easy: 'the paper runs out, and somebody else gets up',
      tense: 'the printer blinks red, and everyone is suddenly on a call',
    },
    forecast: {
      easy: 'a favor gets noticed and usually returned',
      tense: 'jobs without an owner end up with you, unless you speak',
    },
    joined: {
      moods: ['kind', 'eager', 'playful', 'unhidden'],
      turn: [
        'You fill it, in full view, with a small bow.',
        'Out comes a page that a colleague gave up on, and you carry it over.',
      ],
      after: 'the printer is empty again, and everyone looks at you',
      use: 'take charge of one shared job and say so',
      act: 'Do one small thing today for whoever comes next, and sign it with a smiley.',
    },
    easy: {
      moods: ['kind', 'generous'],
      turn: ['A new man has filled it already, and you thank him by name.', 'He looks up, surprised that anyone saw.'],
      use: 'lend a hand to whoever does the thankless jobs',
      act: "Ask one person's name today whose face you know well, and say it when you leave.",
    },
    tense: {
      moods: ['burdened', 'eager', 'impatient'],
      turn: [
        'You fill it again, with a noise, and look around for a witness.',
        'Three heads stay very still behind their screens.',
      ],
      after: 'three heads are up again, now that the printer is full',
      use: "propose taking turns at the chore you're tired of",
      act: "Say aloud in one sentence today which small job you'd like somebody else to take this week.",
    },
    because: { joined: ['Sun', 'Midheaven'], easy: ['Sun', 'Midheaven'], tense: ['Saturn'] },
    bodies: ['Sun', 'Mars', 'Pluto', 'Midheaven'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Half a cabbage, two eggs',
    subject: 'meal',
    scene:
      "In the fridge are half a cabbage, two eggs and a jar of something, and the question is whether that's supper.",
    withSomeone: {
      scene:
        'On the phone you describe the fridge to {someone}, half a cabbage, two eggs and a jar of something: is that supper?',
      turn: {
        joined: [
          'They say the jar decides, so you open the jar.',
          'The cabbage hisses, they ask what it smells like, and you say "a plan".',
        ],
        easy: [
          "They say to begin with the cabbage, and supper turns out better than anything you'd have looked up.",
          'You hold the phone over the pan, so that they can hear it.',
        ],
        tense: [
          'They say yes, quite clearly, and you order noodles, half asleep.',
          'With the noodles comes a cookie, and you read them the fortune over the open fridge.',
        ],
      },
    },
    again: {
      easy: 'you open the fridge, and supper is obvious',
      tense: 'you open the fridge twice, as if the second look would help',
    },
    forecast: {
      easy: 'what you have at home is enough, with some invention',
      tense: 'ambitious cooking takes too long, and edible is enough',
    },
    joined: {
      moods: ['playful', 'content', 'hopeful'],
      turn: [
        "It's supper, mystery jar and all.",
        'The cabbage hisses, and the kitchen smells as if there were a plan.',
      ],
      after: 'you know what the jar of something was, and would buy it again',
      use: 'find three suppers you can make without shopping',
      act: "Make one meal out of what's there today, and write down what it was.",
    },
    easy: {
      moods: ['content', 'generous', 'playful'],
      turn: [
        "Supper turns out better than the recipe you'd have looked up.",
        'Somebody looks into the pan, and you find a second fork.',
      ],
      use: 'share a simple supper without apologizing for it',
      act: 'Make twice as much of something simple today, and put half in a jar for somebody.',
    },
    tense: {
      moods: ['absent', 'greedy'],
      turn: [
        'You order noodles, half asleep, and the cabbage looks at you through the door.',
        'The noodles come with two sets of chopsticks and a cookie.',
      ],
      use: "set a meal aside for an evening when you're tired",
      act: 'Boil two eggs tonight, or the nearest thing, and call it enough.',
    },
    because: { joined: ['Moon', 'Jupiter'], easy: ['Moon', 'Jupiter'], tense: ['Saturn'] },
    bodies: ['Moon', 'Neptune', 'North Node'],
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'The hour nobody pays for',
    subject: 'late work',
    scene:
      "At the end of the day's work a quarter hour becomes an hour that nobody pays for, with a lamp on and a cold cup.",
    again: {
      easy: "you look up from your work, and it's exactly time",
      tense: "the day's work is done, and a small thing turns out long",
    },
    forecast: {
      easy: "leaving on time raises fewer eyebrows than you'd fear",
      tense: 'your work spreads further than you meant it to',
    },
    joined: {
      moods: ['careful', 'diligent', 'burdened', 'searching'],
      turn: [
        "You're proud of what gets done in it, and you want to know the figure.",
        'You write the time on the edge of a sheet, to the minute.',
      ],
      after: 'the sheet has a column of minutes, with a sum under it',
      use: 'add up your unpaid hours and draw a conclusion',
      act: 'Note down today when you began to work and when you stopped, to the minute.',
    },
    easy: {
      moods: ['defiant', 'strong', 'releasing', 'content'],
      turn: [
        'You shut the file with a bang, on time, and the world stays in one piece.',
        "On the stairs you can hear the cleaners' radio start up.",
      ],
      after: 'the cleaners have the lamp and the radio to themselves',
      use: 'promise the hour after work to something you like',
      act: 'Stop work ten minutes early today, and spend them outdoors.',
    },
    tense: {
      moods: ['burdened', 'guarded', 'gripping', 'hurt'],
      turn: [
        'You stay, and keep a list in your head of who left when.',
        'The corridor goes dark, and you wave an arm to get the light back.',
      ],
      use: 'ask which tasks can safely wait until morning',
      act: "Stop in the middle of a sentence today at the hour you're paid until, and switch off the lamp.",
    },
    because: { joined: ['Saturn', 'Neptune'], easy: ['Saturn', 'Midheaven'], tense: ['Saturn', 'Neptune'] },
    bodies: ['Saturn', 'Midheaven', 'Sun', 'Pluto'],
    suits: ['career', 'money'],
    workday: true,
  },
  {
    title: 'The dog at the gate',
    subject: 'way',
    scene: "On your usual way there's a dog at the gate of number nine, and it expects a word from you.",
    withSomeone: {
      scene:
        "On a walk with {someone} there's a dog at the gate of number nine, and it expects a word from one of you.",
      turn: {
        joined: [
          'Give it the word, with its name if you know it.',
          'They add one of their own, and you both wait for the tail to finish.',
        ],
        easy: [
          'The dog is delighted, which is all the reference you need.',
          'They ask how you do it, and you show them where to put the hand.',
        ],
        tense: [
          "You'd love to stop and you don't have time, so you study the other side of the street.",
          'They stop for both of you, and you wait at the corner.',
        ],
      },
    },
    again: {
      easy: "you're late, and the dog still gets its word",
      tense: "the dog barks at you as if you'd never met",
    },
    forecast: {
      easy: 'a friendly word in passing keeps you going for hours',
      tense: 'you rush past people, and they notice',
    },
    joined: {
      moods: ['tender', 'content', 'kind'],
      turn: [
        'Give it the word, with its name if you know it.',
        "The tail starts before you've finished the second syllable.",
      ],
      after: 'the dog at number nine knows your step from the corner',
      use: 'learn the names of people along your usual way',
      act: 'Greet one animal properly today, for a whole minute, and leave the phone out of it.',
    },
    easy: {
      moods: ['content', 'eager', 'playful', 'tender'],
      turn: [
        'The dog is delighted, which is all the reference you need.',
        "A man at a window waves, and you're not sure at whom.",
      ],
      use: 'have a real chat with a neighbor you only greet',
      act: 'Write to one friend today who lives with an animal, and ask how it is.',
    },
    tense: {
      moods: ['torn', 'guarded', 'burdened'],
      turn: [
        "You'd love to stop and you don't have time, so you study the other side of the street.",
        'At the corner you hear one bark, and you lift a hand.',
      ],
      use: 'leave ten minutes early once, with time for hellos',
      act: 'Stop once today on a way you always hurry, for as long as it takes to count ten windows.',
    },
    because: { joined: ['Moon', 'Mercury'], easy: ['Moon', 'Mercury'], tense: ['Mercury', 'Mars', 'Ascendant'] },
    bodies: ['Venus', 'Moon', 'Mercury', 'Ascendant'],
    suits: ['wellbeing'],
  },
  {
    title: 'A month of small coffees',
    subject: 'spending',
    scene:
      "A small coffee, a pretzel, a small coffee: in coins that's nothing, and in a month it's a train ticket to the sea.",
    withSomeone: {
      scene:
        "A small coffee, a pretzel, a coffee with {someone}: in coins that's nothing, and in a month it's a train ticket to the sea.",
      turn: {
        joined: [
          'You want the true figure, so you write them all down, without changing anything.',
          "They lean over and say you've left out the bun, and you write it in.",
        ],
        easy: [
          'You bring a flask, and the bench outside is free.',
          'They say it tastes of flask, hold out the cup again, and you pour.',
        ],
        tense: [
          "You've sworn off the second coffee, so now you want three.",
          'They get one and set it down halfway between you, and you study the pretzels.',
        ],
      },
    },
    again: {
      easy: "the first sip is so good that you don't want a second cup",
      tense: "the line for coffee is long, and you're in it twice",
    },
    forecast: {
      easy: 'passing up a treat feels like no great loss',
      tense: 'sudden wants feel like needs until about an hour later',
    },
    joined: {
      moods: ['searching', 'careful'],
      turn: [
        'You want the true figure, so you write them all down, without changing anything.',
        'By the third line the slip says bun.',
      ],
      after: 'the slip is full, and most of the lines say bun',
      use: 'decide what your spare change is going to buy',
      act: 'Keep every receipt until bedtime today, and add them up on the back of the longest.',
    },
    easy: {
      moods: ['restrained', 'content'],
      turn: [
        'You bring a flask, and the bench outside is free.',
        'The coffee tastes of the flask, and nobody needs the bench.',
      ],
      use: "find three expenses you wouldn't miss",
      act: "Make one drink yourself today that you'd usually buy, and put its price in a jar.",
    },
    tense: {
      moods: ['greedy', 'torn'],
      turn: [
        "You've sworn off the second coffee, so now you want three.",
        'You stand in front of the pretzels and read every label.',
      ],
      use: 'halve one everyday expense instead of swearing it off',
      act: 'Write down the one small treat a day that you really enjoy, and skip the other one today.',
    },
    because: { joined: ['Jupiter', 'Saturn'], easy: ['Jupiter', 'Saturn'], tense: ['Moon', 'Venus', 'Uranus'] },
    bodies: ['Jupiter', 'Venus', 'Saturn'],
    suits: ['money'],
  },
  {
    title: 'Do you have a minute',
    subject: 'favor',
    scene:
      'A colleague stands by your desk with a file, a banana and a question that starts with "do you have a minute".',
    again: {
      easy: 'somebody asks for a minute, and a minute is all it takes',
      tense: 'somebody has a quick question, and pulls up a chair',
    },
    forecast: {
      easy: 'a question from somebody else clears up one of your own',
      tense: 'interruptions add up, and little gets done',
    },
    joined: {
      moods: ['kind', 'generous', 'talkative', 'clear'],
      turn: [
        'You give that minute whole, and then nine more.',
        'The banana is peeled while you draw the answer on the back of the file.',
      ],
      use: 'set aside a time when people can interrupt you',
      act: 'Give one person five undivided minutes today, and ask at the end whether that was the question.',
    },
    easy: {
      moods: ['clear', 'kind'],
      turn: [
        'You know the answer in one sentence, and get half the banana.',
        'The sticker from the banana stays on your screen.',
      ],
      use: "teach someone a job you'd be glad to share",
      act: 'Write down in three steps today how you do the one thing people always ask you about.',
    },
    tense: {
      moods: ['talkative', 'absent'],
      turn: [
        'With one eye on the screen you talk for nine minutes, about a different question.',
        'At four your colleague is back with the same file.',
      ],
      use: "put one interruption off, politely, until you're done",
      act: 'Answer one request today with "not now", name an hour, and keep to it.',
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury', 'Uranus'] },
    bodies: ['Mercury', 'Venus', 'Neptune'],
    suits: ['career', 'love'],
    workday: true,
  },
  {
    title: 'The loose button',
    subject: 'looks',
    scene:
      'On your best jacket a loose button hangs by its thread, and every time you put the jacket on you make the button a promise.',
    withSomeone: {
      scene:
        '{Someone} points at your best jacket, where a loose button hangs by its thread, and you make the button a promise.',
      turn: {
        joined: [
          "You're a little ashamed of the bag you hide it behind, so you sit down with needle and thread.",
          'They give the sixth stitch a tug, and you hold your breath.',
        ],
        easy: [
          'You sew it on in the time of one song.',
          "They can't find the place anymore, and you turn to both sides for them.",
        ],
        tense: [
          'The button falls off on the bus and rolls under a stranger.',
          'They get down on their knees for it, and you pretend to read the ads.',
        ],
      },
    },
    again: {
      easy: 'you do up your jacket, and every button is there',
      tense: 'a thread comes loose, and you pull it',
    },
    forecast: {
      easy: 'five-minute jobs really do take five minutes',
      tense: 'put-off chores speak up at the least convenient moment',
    },
    joined: {
      moods: ['diligent', 'mending', 'careful', 'unsure'],
      turn: [
        "You're a little ashamed of the bag you hide it behind, so you sit down with needle and thread.",
        'After six stitches you bite off the thread and pull, and the button stays.',
      ],
      after: 'the button holds, and the one above it dangles',
      use: 'put your own upkeep on the calendar, in ink',
      act: 'Sew on one button tonight, or lay the needle, the thread and the jacket on one chair.',
    },
    easy: {
      moods: ['diligent', 'eager'],
      turn: ['You sew it on in the time of one song.', 'At the mirror you do up the jacket and turn to both sides.'],
      after: 'the button is the tightest of the five, and slightly off',
      use: 'mend something for yourself and something for a friend',
      act: 'Fix one small thing that you wear or carry today, before supper.',
    },
    tense: {
      moods: ['watched', 'unsure'],
      turn: [
        'The button falls off on the bus and rolls under a stranger.',
        "You pretend it isn't yours, until a child hands it back, fluff and all.",
      ],
      use: 'sew, glue or screw down one loose thing',
      act: 'Do one thing for yourself today that you keep last on the list, and do it before the others.',
    },
    because: { joined: ['Mercury', 'Saturn'], easy: ['Mercury', 'Saturn'], tense: ['Mercury', 'Saturn', 'Uranus'] },
    bodies: ['Chiron', 'Saturn', 'Venus'],
    suits: ['wellbeing'],
  },
  {
    title: 'The glass by the sink',
    scene: "There's a glass by the sink for the water you mean to drink, next to a cup for the coffee you do drink.",
    again: {
      easy: "you find the glass empty, and can't remember drinking",
      tense: 'you carry a second cup of coffee past a full glass',
    },
    forecast: {
      easy: 'a habit that takes two minutes gets done without a thought',
      tense: 'willpower runs out early, and hard things go best first',
    },
    joined: {
      moods: ['restrained', 'torn', 'diligent'],
      turn: [
        'You want the cup, and you drink the glass first.',
        'Then you dry the glass and set it in front of the coffee.',
      ],
      use: 'begin one habit so small that skipping feels silly',
      act: 'Drink one glass of water before each cup of something else today, and stop counting at four.',
    },
    easy: {
      moods: ['content'],
      turn: [
        'You empty the glass on your way to the coffee, without a plan.',
        "When you're asked what you're doing differently, you can't think of anything.",
      ],
      after: 'the coffee is no worse for coming second',
      use: 'make a good habit handy and a bad one awkward',
      act: 'Choose one tiny habit tonight, and put the thing it needs beside your toothbrush.',
    },
    tense: {
      moods: ['unsure'],
      turn: [
        'You look at the glass and feel guilty, which has never helped anyone.',
        'You pour the coffee and carry it past the glass.',
      ],
      use: "trade a guilty resolution for a smaller one you'll keep",
      act: 'Drop one good resolution today for good, the one that only makes you feel guilty.',
    },
    because: { joined: ['Saturn'], easy: ['Saturn'], tense: ['Mars', 'Saturn'] },
    bodies: ['Moon', 'North Node', 'Pluto'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'A man restoring an axe',
    subject: 'screen',
    scene: 'The bed is made, the book is there, and on the small screen in your hand is a man restoring an axe.',
    withSomeone: {
      scene:
        'The bed is made, the book is there, and in your hand is a video, sent by {someone}, of a man restoring an axe.',
      turn: {
        joined: [
          'You see the axe through to the last stroke of the file.',
          'They ask if you got to the end, and you send a thumbs-up and switch off the lamp.',
        ],
        easy: [
          "You'd like to see the blade and you'd like to sleep, and the pillow settles it.",
          'Their "well?" lights up the phone, and nobody sees it.',
        ],
        tense: [
          "After the axe there's a door hinge, and it's tomorrow.",
          'They ask if you\'re still up, and you type "no" and watch to the end.',
        ],
      },
    },
    again: {
      easy: 'the screen goes dark, and you leave it dark',
      tense: "the man is back with a rusty saw, and you're still up",
    },
    forecast: {
      easy: 'calling it a day takes no discipline at all',
      tense: 'you tire earlier, and stopping is harder than usual',
    },
    joined: {
      moods: ['curious', 'content'],
      turn: [
        'You see the axe through to the last stroke of the file.',
        'The blade shines, the man nods, and you switch off the lamp.',
      ],
      after: 'you could restore an axe, if you knew anybody who had one',
      use: 'choose a bedtime for the screens in the house',
      act: 'Watch one video to its last second tonight, say "enough" aloud, and switch off the lamp.',
    },
    easy: {
      moods: ['absent', 'torn', 'content'],
      turn: [
        "You'd like to see the blade and you'd like to sleep, and the pillow settles it.",
        'The book slides to the floor unopened, and nobody picks it up.',
      ],
      use: 'go to bed at the first yawn, just once',
      act: "Take a book you've read before to bed tonight, and let it slide when it wants to.",
    },
    tense: {
      moods: ['greedy', 'absent', 'restless'],
      turn: [
        "After the axe there's a door hinge, and it's tomorrow.",
        'You prop the screen against the pillow and say "one more" to nobody.',
      ],
      use: 'move the phone charger out of the bedroom',
      act: "Take twenty minutes for yourself before supper today, so that the night needn't pay for them.",
    },
    because: { joined: ['Moon', 'Saturn'], easy: ['Moon', 'Saturn'], tense: ['Mars', 'Saturn'] },
    bodies: ['Neptune', 'Uranus', 'Moon'],
    suits: ['wellbeing'],
  },
]
