import type { Card } from '../../pieces/Card.ts'

export const sixth: readonly Card[] = [
  {
    title: 'Three things before noon',
    scene:
      'The to-do list has nineteen lines, a coffee ring and, at the very top, something that you wrote down only to cross it out.',
    joined: {
      moods: ['duty', 'deep'],
      turn: [
        'Three lines are a day, and the other sixteen are a wish.',
        "Choose the three that you'd be glad of at suppertime.",
      ],
      act: 'Write three tasks on a fresh slip today, do the smallest at once, and fold the long list away.',
    },
    easy: {
      moods: ['duty', 'bold'],
      turn: ['They go one, two, three, like steps.', 'After the third you look for a fourth and decide to sit down.'],
      act: 'Finish one small task completely today, down to putting the tool back, before you begin another.',
    },
    tense: {
      moods: ['plenty', 'free'],
      turn: [
        'You begin all nineteen and finish the coffee.',
        'The pen goes back and forth between line four and line eleven.',
      ],
      act: 'Cross out five lines today that nobody will ever ask about.',
    },
    bodies: ['Saturn', 'Mercury', 'Jupiter'],
    suits: ['career'],
  },
  {
    title: 'The drawer of chargers',
    scene:
      'In a certain drawer are eleven chargers, a thimble and a battery, and every day the one you need is at the bottom.',
    withSomeone: '{Someone} asks for a charger, and in a certain drawer are eleven of them, a thimble and a battery.',
    joined: {
      moods: ['duty', 'bold'],
      turn: [
        'Tip it out, and you have your first ten minutes of order.',
        'The thimble goes on the windowsill, and four chargers go in a bag.',
      ],
      act: 'Empty one drawer onto a towel today, and put back only what you can name.',
    },
    easy: {
      moods: ['duty'],
      turn: [
        "It's done before the radio news is over, and you open it twice to look.",
        'The battery turns out to be a good one.',
      ],
      act: 'Give one thing you use daily a fixed place today, and put a label on it.',
    },
    tense: {
      moods: ['cross'],
      turn: [
        'You rummage, you say a word, and you shut it until tomorrow.',
        'The one you need is hanging out of the back.',
      ],
      act: 'Take the three things out of one drawer that always get in the way, before bed, and find them another place.',
    },
    bodies: ['Mars', 'Uranus'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'The oldest email',
    scene: 'At the bottom of the inbox is an email that was easy when it came and has grown a beard.',
    withSomeone:
      'At the bottom of the inbox is an email from {someone} that was easy when it came and has grown a beard.',
    joined: {
      moods: ['bold', 'duty'],
      turn: ['Answer it in three lines, beginning with "finally".', 'You press send and get up to open the window.'],
      act: "Answer your oldest open message today, in three lines, without a word about why it's late.",
    },
    easy: {
      moods: ['talk', 'plenty'],
      turn: [
        "They've forgotten that it was late, and are pleased.",
        'They write back within the hour, with a joke about beards.',
      ],
      act: 'Clear the three oldest things in one place today, an inbox, a tray or a shelf.',
    },
    tense: {
      moods: ['duty', 'sore'],
      turn: [
        'Each day it needs a better excuse, so it gets a worse answer.',
        'You open it, read the first line, and go to make toast.',
      ],
      act: 'Write "I can\'t do this one" to a colleague today, kindly, and archive the thing.',
    },
    bodies: ['Saturn', 'Mercury', 'Chiron'],
    suits: ['career'],
  },
  {
    title: 'Breakfast on a real plate',
    scene: 'You could eat standing up, from the bag, over the sink, or you could take the plate with the blue rim.',
    withSomeone:
      "{Someone} asks what you have for breakfast, and it's whatever fits over the sink, while the plate with the blue rim waits.",
    joined: {
      moods: ['warm'],
      turn: [
        'Take the plate, and the day has begun with you in it.',
        'The yolk runs into the blue rim, and you get more bread.',
      ],
      act: 'Eat one meal today sitting down, from a plate you like, with nothing to read.',
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: [
        'It takes four minutes longer and feels like a hotel.',
        "You rinse the plate and stand it where you'll see it.",
      ],
      act: "Set out a plate, a cup and a spoon tonight for tomorrow's breakfast, as you'd do for a guest.",
    },
    tense: {
      moods: ['duty', 'cross'],
      turn: ['You eat over the sink and are hungry by ten.', 'At your desk you eat a cracker that was meant for soup.'],
      act: 'Eat one thing slowly today, chew it like an advertisement, and look out the window.',
    },
    bodies: ['Venus', 'Moon'],
    suits: ['wellbeing'],
  },
  {
    title: 'A flight of stairs',
    scene:
      "Next to the elevator are the stairs, with a smell of floor polish and a neighbor's forgotten glove on the second landing.",
    withSomeone:
      '{Someone} takes the elevator, and next to it are the stairs, with a smell of floor polish and a forgotten glove.',
    joined: {
      moods: ['bold', 'free'],
      turn: [
        'Go up on foot, and say hello to the glove.',
        'On the second landing you put the glove where its owner will see it.',
      ],
      act: 'Take the stairs once today, however few, and count them.',
    },
    easy: {
      moods: ['bold', 'seen'],
      turn: [
        'Your legs like it, and the third floor comes sooner than you thought.',
        'Upstairs a colleague asks why you look so awake.',
      ],
      act: 'Walk ten minutes after your next meal today, in any direction, and turn round at a tree.',
    },
    tense: {
      moods: ['cross'],
      turn: [
        "You're in a hurry, so you wait three minutes for the elevator.",
        "When the doors open it's full, and everybody looks at the numbers.",
      ],
      act: 'Stretch your back in a doorway for one minute, three times before bed.',
    },
    bodies: ['Mars', 'Sun'],
    suits: ['wellbeing'],
  },
  {
    title: 'Who fills the printer',
    scene:
      'The printer is out of paper, four people know it, and each of them has tiptoed away with a page in their hand.',
    joined: {
      moods: ['duty', 'seen'],
      turn: [
        'Fill it, and be the person who fills it.',
        'A page comes out that a colleague gave up on, and you take it to them.',
      ],
      act: 'Do one small thing today for the next person, at work or at home, and sign it with a smiley.',
    },
    easy: {
      moods: ['warm', 'seen'],
      turn: ['The new man has done it already, and you thank him by name.', 'He looks up, surprised that anyone saw.'],
      act: "Thank one person today whose work you notice only when it's missing.",
    },
    tense: {
      moods: ['cross', 'duty'],
      turn: ['You fill it again, with a noise.', 'Three heads stay very still behind their screens.'],
      act: "Say aloud in one sentence today which small job you'd like a colleague or a roommate to take this week.",
    },
    bodies: ['Sun', 'Mars', 'Pluto', 'Midheaven'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Half a cabbage, two eggs',
    scene:
      "In the fridge are half a cabbage, two eggs and a jar of something, and the question is whether that's supper.",
    withSomeone:
      "In the fridge are half a cabbage, two eggs and a jar of something, and {someone} asks whether that's supper.",
    joined: {
      moods: ['warm', 'free'],
      turn: ["It's supper, with pepper.", 'The cabbage hisses, and the kitchen smells as if there were a plan.'],
      act: "Make one meal out of what's there today, and write down what it was.",
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: [
        "It turns out better than the recipe you'd have looked up.",
        'A roommate or a neighbor looks into the pan and gets a second fork.',
      ],
      act: 'Share a plate of something simple with one person today, or swap a jar with a neighbor.',
    },
    tense: {
      moods: ['dream'],
      turn: [
        'You order noodles, and the cabbage looks at you through the door.',
        'The noodles come with two sets of chopsticks and a cookie.',
      ],
      act: 'Boil two eggs tonight, or the nearest thing, and call it enough.',
    },
    bodies: ['Moon', 'Neptune', 'North Node'],
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'The hour nobody pays for',
    scene:
      "At the end of the working day there's a quarter of an hour that becomes an hour, with a lamp on and a cold cup.",
    joined: {
      moods: ['duty', 'seen'],
      turn: [
        "You're proud of what you do in it, so at least know that you do it.",
        'You write the time on the edge of the blotter, to the minute.',
      ],
      act: 'Note down today when you began to work and when you stopped, to the minute.',
    },
    easy: {
      moods: ['free', 'duty'],
      turn: [
        "You're done on time, and the world stays in one piece.",
        "On the stairs you can hear the cleaners' radio start up.",
      ],
      act: 'Leave your work ten minutes early today, or stop a chore, and spend them outdoors.',
    },
    tense: {
      moods: ['duty', 'torn'],
      turn: [
        "You stay, and are annoyed with those who've gone.",
        'The corridor goes dark, and the printer puts itself to sleep.',
      ],
      act: "Stop in the middle of a sentence today at the hour you're paid until, and leave the cup for morning.",
    },
    bodies: ['Saturn', 'Midheaven', 'Sun', 'Pluto'],
    suits: ['career', 'money'],
    workday: true,
  },
  {
    title: 'The dog at the gate',
    scene: "On your way there's a dog behind a gate, or a cat on a hood, and it expects a word from you.",
    withSomeone: "On your way with {someone} there's a dog behind a gate, and it expects a word from one of you.",
    joined: {
      moods: ['warm'],
      turn: [
        'Give it the word, with its name if you know it.',
        "The tail starts before you've finished the second syllable.",
      ],
      act: 'Greet one animal properly today, for a whole minute, and leave the phone out of it.',
    },
    easy: {
      moods: ['warm', 'seen'],
      turn: [
        "It's delighted, which is all the reference you need.",
        "A man at a window waves, and you're not sure at whom.",
      ],
      act: 'Write to a neighbor or a friend today and offer to walk their dog once this week.',
    },
    tense: {
      moods: ['duty'],
      turn: [
        "You've no time, so you look at the other side of the street.",
        'At the corner you hear one bark, and you lift a hand.',
      ],
      act: 'Stop once today on a way you always hurry, for as long as it takes to count ten windows.',
    },
    bodies: ['Venus', 'Moon', 'Mercury', 'Ascendant'],
    suits: ['wellbeing'],
  },
  {
    title: 'A month of small coffees',
    scene: "A coffee, a pretzel, a coffee: in coins it's nothing, and in a month it's a train ticket to the sea.",
    withSomeone:
      "A coffee, a pretzel, a coffee with {someone}: in coins it's nothing, and in a month it's a train ticket to the sea.",
    joined: {
      moods: ['plenty', 'duty'],
      turn: [
        'Write them down for a day, without changing anything.',
        "By three o'clock there are two lines on the slip, and a third that says bun.",
      ],
      act: 'Keep every receipt until bedtime today, and add them up on the back of the longest.',
    },
    easy: {
      moods: ['duty', 'free'],
      turn: [
        'You bring a flask, and the bench outside is free.',
        "The coffee tastes of the flask, and there's sun on your knees.",
      ],
      act: "Make the thing you'd buy today yourself, once, and put its price in a jar.",
    },
    tense: {
      moods: ['plenty', 'torn'],
      turn: ["You've sworn off it, so now you want two.", 'You stand in front of the case and read every label.'],
      act: 'Choose the one small purchase a day that you really enjoy, and skip the other one today.',
    },
    bodies: ['Jupiter', 'Venus', 'Saturn'],
    suits: ['money'],
  },
  {
    title: 'Do you have a minute',
    scene:
      'A colleague stands by your desk with a file, a banana and a question that starts with "do you have a minute".',
    joined: {
      moods: ['talk', 'warm', 'plenty'],
      turn: [
        'You have one, so give it whole.',
        'They peel the banana while you draw the answer on the back of the file.',
      ],
      act: 'Give one person five undivided minutes today, and ask at the end whether that was the question.',
    },
    easy: {
      moods: ['talk'],
      turn: [
        'You know the answer, and the banana is shared.',
        'They write it down, and you keep the sticker from the banana.',
      ],
      act: 'Write down for a colleague or a parent today, in three steps, how you do the thing they always ask about.',
    },
    tense: {
      moods: ['torn', 'talk'],
      turn: [
        'You say yes, look at the screen, and answer another question.',
        "They say thanks, and at four they're back with the same file.",
      ],
      act: 'Tell one person today "not now, but at" and an hour, and keep to it.',
    },
    bodies: ['Mercury', 'Venus', 'Neptune'],
    suits: ['career', 'love'],
    workday: true,
  },
  {
    title: 'The loose button',
    scene: 'On your coat a button is hanging by its thread, and every time you put it on you promise it something.',
    withSomeone:
      '{Someone} points at your coat, where a button is hanging by its thread, and you promise it something again.',
    joined: {
      moods: ['duty', 'sore'],
      turn: [
        'Needle, thread, six stitches: sit down with it.',
        'You bite off the thread and pull, and the button stays.',
      ],
      act: 'Sew on one button or mend one hem tonight, or put needle and coat on one chair.',
    },
    easy: {
      moods: ['duty', 'seen'],
      turn: ["It's done in the time of one song.", 'You feel oddly put together for the rest of the day.'],
      act: 'Fix one small thing you wear or carry today, a lace, a strap or a zipper.',
    },
    tense: {
      moods: ['sore', 'duty'],
      turn: [
        'It falls off on the bus and rolls under a stranger.',
        'A child hands it back to you with a bit of fluff on it.',
      ],
      act: 'Take care of one thing about yourself today that you keep last on the list, and do it before the others.',
    },
    bodies: ['Chiron', 'Saturn', 'Venus'],
    suits: ['wellbeing'],
  },
  {
    title: 'The glass by the sink',
    scene: "There's a glass by the sink for the water you mean to drink, next to a cup for the coffee you do drink.",
    joined: {
      moods: ['duty'],
      turn: ['Fill it, drink it, fill it.', 'You dry the glass and set it in front of the coffee.'],
      act: 'Drink one glass of water before each cup of something else today, and stop counting at four.',
    },
    easy: {
      moods: ['duty', 'free'],
      turn: [
        'You feel clearer by the afternoon, and give the glass no credit.',
        "When a colleague asks what you're doing differently, you can't think of anything.",
      ],
      act: 'Choose one tiny habit tonight, and put the thing it needs beside your toothbrush.',
    },
    tense: {
      moods: ['sore', 'duty'],
      turn: ['You know all this, which has never helped anyone.', 'You pour the coffee and carry it past the glass.'],
      act: 'Drop one good resolution today for good, the one that only makes you feel guilty.',
    },
    bodies: ['Moon', 'North Node', 'Pluto'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Lights out at a stated hour',
    scene:
      'The bed is made, the book is there, and in your hand is a small bright screen with one more video of a man restoring an axe.',
    withSomeone:
      'The bed is made, the book is there, and in your hand is a video, sent by {someone}, of a man restoring an axe.',
    joined: {
      moods: ['dream', 'duty'],
      turn: [
        'Finish the axe, and let it be the last.',
        'The blade shines, the man in the video nods, and you switch off the lamp.',
      ],
      act: 'Name an hour for the light tonight, say it aloud, and put the screen in another room ten minutes earlier.',
    },
    easy: {
      moods: ['dream', 'warm'],
      turn: [
        "You're asleep by page two, and nobody's proud of anything.",
        'The book slides to the floor, and nobody picks it up.',
      ],
      act: 'Go to bed half an hour early tonight, and take a hot water bottle or a cool pillow along.',
    },
    tense: {
      moods: ['dream', 'plenty'],
      turn: [
        "After the axe there's a door hinge, and it's tomorrow.",
        'You prop the screen against the pillow and say "one more" to nobody.',
      ],
      act: "Take twenty minutes for yourself before supper today, so that the night needn't pay for them.",
    },
    bodies: ['Neptune', 'Uranus', 'Moon'],
    suits: ['wellbeing'],
  },
]
