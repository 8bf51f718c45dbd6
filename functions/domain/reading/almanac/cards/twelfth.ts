import type { Card } from '../../pieces/Card.ts'

export const twelfth: readonly Card[] = [
  {
    title: 'One more video, then bed',
    scene: "It's late, your eyes are dry, and a stranger with a nice voice is about to explain how bagpipes are made.",
    withSomeone:
      "It's late, {someone} has written good night, and a stranger with a nice voice is about to explain how bagpipes are made.",
    joined: {
      moods: ['dream', 'duty'],
      turn: [
        "Let the bagpipes be, and notice what you're like without them.",
        "The screen goes dark, and there's your own face in it.",
      ],
      act: 'Turn everything with a screen off thirty minutes before bed tonight, and sit at a window until you yawn.',
    },
    easy: {
      moods: ['dream', 'warm'],
      turn: [
        'You put it down by yourself, like a fed child its spoon.',
        'You get under the covers before the lamp is cool.',
      ],
      act: 'Go to bed with the first yawn tonight, and leave the last task unfinished.',
    },
    tense: {
      moods: ['dream', 'plenty'],
      turn: ["You're too tired to stop.", 'The bagpipe is half built, and there are eleven minutes left.'],
      act: 'Take fifteen minutes alone before supper today, with a door between you and everyone.',
    },
    bodies: ['Neptune', 'Moon', 'Uranus'],
    suits: ['wellbeing'],
  },
  {
    title: "Nobody knows you're home",
    scene: "You're home an hour early, nobody knows, and the rooms are lit like a place where somebody else lives.",
    joined: {
      moods: ['dream', 'free'],
      turn: ['Tell no one, and lie on the carpet.', 'A bus goes by, a pipe knocks, and nobody needs you.'],
      act: "Keep one hour to yourself today, and don't account for it to anybody.",
    },
    easy: {
      moods: ['dream', 'free'],
      turn: ['You do nothing, and you do it well.', 'The light moves across the floor as far as your foot.'],
      act: 'Sit in a room you rarely use for twenty minutes today, with a cup and no plan.',
    },
    tense: {
      moods: ['duty'],
      turn: ['You could rest, so you start on the windows.', "You've done three panes when the key turns in the lock."],
      act: 'Lie down for ten minutes today in daylight or lamplight, with an alarm, and get up only when it rings.',
    },
    bodies: ['Uranus', 'Moon', 'Venus', 'Sun'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'A draft with no address',
    scene: "There's a letter you write in your head, in the shower or on the last stairs, and it has no address.",
    withSomeone:
      "There's a letter to {someone} that you write in your head, in the shower or on the stairs, and it never gets mailed.",
    joined: {
      moods: ['deep', 'talk'],
      turn: [
        'Put it on paper once, with everything in it.',
        'On the second page your handwriting gets smaller and quicker.',
      ],
      act: 'Write the letter by hand tonight, three pages at most, and keep it under the mattress for a week.',
    },
    easy: {
      moods: ['warm', 'talk'],
      turn: ["It turns out kinder than you'd thought.", 'You read it through once and change only the last word.'],
      act: "Read an old draft or diary page today, and underline one line you've outgrown.",
    },
    tense: {
      moods: ['talk', 'dream', 'deep'],
      turn: [
        'Each time it starts with the same sentence and never gets past it.',
        'The water runs cold, and you\'ve got as far as "what I meant".',
      ],
      act: 'Say the first line of it aloud tonight, to an empty room, and then the second.',
    },
    bodies: ['Mercury', 'Chiron', 'Pluto'],
    suits: ['love'],
  },
  {
    title: 'A bath with the door locked',
    scene: "The bathroom has the only lock in the place, warm water, and a towel that's big enough to hide in.",
    withSomeone:
      "{Someone} can wait an hour: the bathroom has the only lock, warm water, and a towel that's big enough to hide in.",
    joined: {
      moods: ['dream', 'warm', 'free'],
      turn: [
        'Lock it, and let the water be loud.',
        "The mirror steams up, and a roommate's or neighbor's footsteps go past.",
      ],
      act: 'Take a bath or a long shower tonight with the door locked, and leave the phone outside.',
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: [
        'A child or a roommate knocks, goes away again, and manages.',
        'Through the door you hear the plates being put away.',
      ],
      act: 'Do one thing for your body today that takes ten minutes and helps nobody else.',
    },
    tense: {
      moods: ['torn', 'duty'],
      turn: [
        'You sit on the edge of the tub and answer messages.',
        'The water goes lukewarm while you look for an emoji.',
      ],
      act: 'Put the phone in a drawer at the far end of the place for one hour today.',
    },
    bodies: ['Moon', 'Venus', 'Saturn'],
    suits: ['wellbeing'],
  },
  {
    title: 'The autoreply is on',
    scene: 'You\'ve set the autoreply, "back soon", and already you\'d like to know who has read it.',
    withSomeone: 'You\'ve set the autoreply, "back soon", and the first one to get it is {someone}.',
    joined: {
      moods: ['free', 'dream'],
      turn: [
        "Don't look, and see what you think about when you don't.",
        "By the second hour you've noticed the bird on the antenna.",
      ],
      act: 'Leave work alone from supper until breakfast, and tell one colleague so now.',
    },
    easy: {
      moods: ['free', 'duty'],
      turn: ["Nobody's drowning, and the sentence does its work.", 'The phone lies on its face, and nothing happens.'],
      act: 'Answer nothing for two hours today, and walk somewhere without signal or pretend.',
    },
    tense: {
      moods: ['duty', 'torn'],
      turn: [
        "You answer the people who've just been told that you don't.",
        'You write "just quickly", and then you do it four times.',
      ],
      act: 'Write one work worry on paper tonight, put it in your work bag, and close the zipper.',
    },
    bodies: ['Saturn', 'Uranus', 'Midheaven', 'Jupiter'],
    suits: ['career'],
  },
  {
    title: 'Glad of footsteps',
    scene:
      'At night you lie awake, a floorboard speaks, and then there are footsteps overhead, bare ones, going for water.',
    withSomeone:
      'At night you lie awake with {someone} on your mind, a floorboard speaks, and then there are bare footsteps overhead, going for water.',
    joined: {
      moods: ['warm', 'dream'],
      turn: [
        "You aren't the only one awake, and you can go back to sleep.",
        'The tap runs, the steps go back, and the ceiling is quiet.',
      ],
      act: 'Name five sounds you can hear tonight, lying down, before you think about tomorrow.',
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: [
        'You listen, and the thought you had been having lets go.',
        'You hear the pipe, the clock, and then nothing.',
      ],
      act: "Do one thing quietly for a tired friend or relative today, and don't mention it.",
    },
    tense: {
      moods: ['sore', 'dream'],
      turn: ['You know the time without looking, and you look.', "The red numbers change while you're looking."],
      act: 'Put paper and a pencil by the bed tonight, and write any worry down in three words instead of solving it.',
    },
    bodies: ['Moon', 'Saturn', 'Mercury'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'The payment nobody can name',
    scene: 'Every month a small sum leaves your account for something called "PLX Services", and you\'ve never asked.',
    joined: {
      moods: ['bold', 'deep'],
      turn: ['Ask, with the number in front of you.', 'The search takes four seconds, and the name has an address.'],
      act: 'Find out what one unknown payment is today, by typing its name and the word cancel.',
    },
    easy: {
      moods: ['plenty'],
      turn: [
        "It's the storage for your own photos, and worth it.",
        'There are nine thousand pictures, and most are of the cat.',
      ],
      act: 'Put away a small sum for yourself today, on paper or in a jar, and give it no purpose.',
    },
    tense: {
      moods: ['dream', 'deep'],
      turn: [
        'You think of it in the bath and forget it on land.',
        "Later you find three more letters that you can't place.",
      ],
      act: 'Write the three sums that leave without you on the bathroom mirror tonight, with a crayon or a note.',
    },
    bodies: ['Mercury', 'Pluto', 'Neptune'],
    suits: ['money'],
  },
  {
    title: 'A plan in the bottom drawer',
    scene:
      "In the bottom drawer, under the warranty for a toaster, there's a plan of yours that nobody's been told about.",
    withSomeone:
      "In the bottom drawer, under the warranty for a toaster, there's a plan of yours, and {someone} asks what you're hiding there.",
    joined: {
      moods: ['bold', 'dream', 'seen'],
      turn: ['Read it like a letter from someone you like.', 'You find a typing mistake, and an idea on page two.'],
      act: 'Work on something secret of yours for twenty minutes tonight, and tell no one.',
    },
    easy: {
      moods: ['dream', 'duty'],
      turn: [
        "It's better than you remembered, and it's in no hurry.",
        'You change one line and leave the pencil in it.',
      ],
      act: 'Add one page to a private plan today, and put it back.',
    },
    tense: {
      moods: ['sore', 'deep'],
      turn: [
        "You take it out, hear what they'd say, and put it back.",
        'The drawer sticks, and you have to push twice.',
      ],
      act: "Write down whose voice says it won't work, by name, and cross it out before bed.",
    },
    bodies: ['Sun', 'Saturn', 'North Node', 'Mars'],
    suits: ['career', 'money'],
  },
  {
    title: 'Whoever waters the ferns',
    scene:
      'At work or on the stairs somebody waters the ferns, nobody knows who, and the ferns are in excellent shape.',
    withSomeone:
      "At work or on the stairs somebody waters the ferns, nobody knows who, and {someone} says they're in excellent shape.",
    joined: {
      moods: ['duty', 'plenty'],
      turn: [
        'Be that person, for something.',
        'The janitor meets you with the can, says "oh, it\'s you", and you put a finger to your lips.',
      ],
      act: 'Do one useful thing today that nobody can trace back to you.',
    },
    easy: {
      moods: ['warm', 'deep'],
      turn: [
        "You've found out who it is, and you keep it to yourself.",
        'You meet them with the can in their hand, and neither of you says a thing.',
      ],
      act: 'Leave a thank-you without a name for someone who works unseen, today.',
    },
    tense: {
      moods: ['seen', 'sore', 'duty'],
      turn: [
        "It's you, and it would be nice to be asked.",
        'You fill the can and stay in the hall with it a little longer.',
      ],
      act: "Tell one person today about something you've done that nobody noticed.",
    },
    bodies: ['Sun', 'Venus', 'Midheaven'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'Somewhere in the wardrobe',
    scene: "Somewhere in the wardrobe hangs a sweater of an old friend's, and you know exactly behind what.",
    joined: {
      moods: ['dream', 'deep'],
      turn: [
        'Take it out, and let the thing be a thing for a minute.',
        'The sleeve still has a bus ticket pushed up in it.',
      ],
      act: 'Think of one absent person for five minutes today, with something of theirs in your hands.',
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: [
        "You put it on to take out the trash, and it's just warm.",
        'On the way back up you find a coin in the cuff.',
      ],
      act: 'Give one thing with a memory in it a new job today, as a rag, a scarf or a present.',
    },
    tense: {
      moods: ['dream', 'sore', 'deep'],
      turn: ['You move it one hanger further back.', 'The hanger clicks, and you go on looking for a belt.'],
      act: 'Say the name of someone you miss aloud once tonight, with one thing they used to say.',
    },
    bodies: ['Venus', 'Moon', 'Chiron'],
    suits: ['love'],
  },
  {
    title: 'The tin behind the flour',
    scene: "Behind the flour is a tin with some bills in it, folded small, and you're the only one who knows the sum.",
    joined: {
      moods: ['deep', 'bold', 'duty'],
      turn: ['Count it, and give it a name.', "You write the name on the lid, and it's the name of a town."],
      act: "Write on one piece of paper today what you'd do with a free month, and put it in the tin.",
    },
    easy: {
      moods: ['plenty', 'warm'],
      turn: [
        "It's grown a little, as things do in the dark.",
        "You take out one bill, fold it smaller, and know whom it's for.",
      ],
      act: 'Leave a small unasked kindness for a neighbor today, from your pantry or your pocket.',
    },
    tense: {
      moods: ['deep', 'torn', 'plenty'],
      turn: [
        'You take from it and mean to put it back.',
        "The flour goes back in front, and the lid isn't quite shut.",
      ],
      act: "Put one line in the tin tonight, with what you've taken and for what.",
    },
    bodies: ['Jupiter', 'Saturn', 'Pluto'],
    suits: ['money'],
  },
  {
    title: "A mug that isn't yours",
    scene:
      "In the sink at work there's a mug with a chip in it, not yours, and it's been there longer than some of the staff.",
    joined: {
      moods: ['duty'],
      turn: [
        "Wash it, dry it, and let it be no one's.",
        'A sister or a roommate comes in, sees you, and dries the next one.',
      ],
      act: "Clean up one small mess today that you didn't make, and think of nothing while you do it.",
    },
    easy: {
      moods: ['dream', 'duty'],
      turn: ['In the warm water you have the best idea of the day.', 'The mug comes out blue, with a town on it.'],
      act: 'Do the dishes slowly tonight, by hand, and note the thought that comes at the third plate.',
    },
    tense: {
      moods: ['cross', 'duty'],
      turn: [
        'You look at it, and out of it looks everything nobody does.',
        'You run the water over your hands and leave the mug in it.',
      ],
      act: "Leave one thing that isn't yours exactly where it is today, and go outside for five minutes.",
    },
    bodies: ['Mars', 'Saturn', 'Neptune', 'Ascendant'],
    suits: ['career', 'wellbeing'],
    workday: true,
  },
  {
    title: 'Geese over a station',
    scene:
      "You've had a dream with a station, an uncle and geese in it, and all through breakfast it hangs about like steam.",
    withSomeone:
      "You've had a dream with a station, {someone} and geese in it, and all through breakfast it hangs about like steam.",
    joined: {
      moods: ['dream', 'talk'],
      turn: [
        "Write it down before it's gone, geese first.",
        "On the page there's a very short station and a great many geese.",
      ],
      act: 'Keep a notebook by the bed from tonight, and write three words into it when you wake.',
    },
    easy: {
      moods: ['talk', 'dream', 'warm'],
      turn: ['You tell it to the one who was in it, and they laugh.', 'They want to know what they were wearing.'],
      act: "Tell one person a dream today, yours or one that you've read, and ask for one of theirs.",
    },
    tense: {
      moods: ['dream', 'sore'],
      turn: ["You missed the train in it, and you're late all morning.", 'At the door you look around for a suitcase.'],
      act: 'Draw the one picture from it that stays with you, in two minutes, and turn the page over.',
    },
    bodies: ['Neptune', 'Mercury', 'Jupiter'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A bench with nobody on it',
    scene:
      "On a bench by the water or the parking lot there's nobody, and your next appointment isn't for twenty minutes.",
    withSomeone:
      "On a bench by the water or the parking lot there's nobody, and you have twenty minutes to think of {someone}.",
    joined: {
      moods: ['dream', 'free'],
      turn: ["Sit, and don't take anything out.", 'A leaf comes down, a dog goes by, and your hands get warm.'],
      act: 'Sit outdoors alone for ten minutes today, and come away without a picture.',
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: [
        'A pigeon comes, then a stranger, and nobody says anything.',
        'You move your bag, and they put down theirs.',
      ],
      act: 'Take the slow version of one way today, and arrive with time left over.',
    },
    tense: {
      moods: ['duty', 'cross'],
      turn: [
        'You sit down, and at once there are four things to be sorted out.',
        'You get up after six minutes and are early for everything.',
      ],
      act: 'Give the loudest of your thoughts five minutes today, on a bench with your eyes shut, and then get up.',
    },
    bodies: ['Saturn', 'Moon', 'Jupiter', 'Mars'],
    suits: ['wellbeing'],
  },
]
