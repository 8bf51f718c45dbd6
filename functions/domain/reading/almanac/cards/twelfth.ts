import type { Card } from '../../pieces/Card.ts'

export const twelfth: readonly Card[] = [
  {
    title: 'One more video, then bed',
    scene: "It's late, your eyes are dry, and a stranger with a nice voice is about to explain how bagpipes are made.",
    joined: {
      turn: [
        "Let the bagpipes be, and notice what you're like without them.",
        "There's a quiet under the noise, and it's not empty.",
      ],
      act: 'Turn everything with a screen off thirty minutes before bed tonight, and sit at a window until you yawn.',
    },
    easy: {
      turn: ['You put it down by yourself, like a fed child its spoon.', 'Sleep has been waiting in the next room.'],
      act: 'Go to bed with the first yawn tonight, and leave the last task unfinished.',
    },
    tense: {
      turn: ["You're too tired to stop.", "What you want at this hour isn't bagpipes but a bit of day that's yours."],
      act: 'Take fifteen minutes alone before supper today, with a door between you and everyone.',
    },
    bodies: ['Neptune', 'Moon', 'Uranus'],
    suits: ['wellbeing'],
  },
  {
    title: "Nobody knows you're home",
    scene: "You're home an hour early, nobody knows, and the rooms are lit like a place where somebody else lives.",
    joined: {
      turn: ['Tell no one, and lie on the carpet.', 'Time without a witness grows.'],
      act: "Keep one hour to yourself today, and don't account for it to anybody.",
    },
    easy: {
      turn: ['You do nothing, and you do it well.', "Being alone suits you best when you've chosen it."],
      act: 'Sit in a room you rarely use for twenty minutes today, with a cup and no plan.',
    },
    tense: {
      turn: [
        'You could rest, so you start on the windows.',
        "You've forgotten how to be somewhere without being useful.",
      ],
      act: 'Lie down for ten minutes today in daylight or lamplight, with an alarm, and get up only when it rings.',
    },
    bodies: ['Uranus', 'Moon', 'Venus', 'Sun'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'A draft with no address',
    scene: "There's a letter you write in your head, in the shower or on the last stairs, and it has no address.",
    joined: {
      turn: ['Put it on paper once, with everything in it.', "It needn't arrive in order to have been said."],
      act: 'Write the letter by hand tonight, three pages at most, and keep it under the mattress for a week.',
    },
    easy: {
      turn: ["It turns out kinder than you'd thought.", "You're further along than the letter knows."],
      act: "Read an old draft or diary page today, and underline one line you've outgrown.",
    },
    tense: {
      turn: [
        'Each time it starts with the same sentence and never gets past it.',
        'The sentence wants to be heard, and it may be by you.',
      ],
      act: 'Say the first line of it aloud tonight, to an empty room, and then the second.',
    },
    bodies: ['Mercury', 'Chiron', 'Pluto'],
    suits: ['love'],
  },
  {
    title: 'A bath with the door locked',
    scene: "The bathroom has the only lock in the place, warm water, and a towel that's big enough to hide in.",
    joined: {
      turn: ['Lock it, and let the water be loud.', "It isn't hiding if you come back."],
      act: 'Take a bath or a long shower tonight with the door locked, and leave the phone outside.',
    },
    easy: {
      turn: [
        'Somebody knocks, goes away again, and manages.',
        'The world gets on without you for thirty minutes, and rather likes it.',
      ],
      act: 'Do one thing for your body today that takes ten minutes and helps nobody else.',
    },
    tense: {
      turn: [
        'You sit on the edge of the tub and answer messages.',
        'You went in to be alone and took everybody with you.',
      ],
      act: 'Put the phone in a drawer at the far end of the place for one hour today.',
    },
    bodies: ['Moon', 'Venus', 'Saturn'],
    suits: ['wellbeing'],
  },
  {
    title: 'The autoreply is on',
    scene: "You've set the autoreply, \"back soon\", and already you'd like to know who's been told so.",
    joined: {
      turn: ["Don't look, and see what you think about when you don't.", 'Work is a noise you notice when it stops.'],
      act: 'Leave work alone from supper until breakfast, and tell one colleague so now.',
    },
    easy: {
      turn: ["Nobody's drowning, and the sentence does its work.", "You're allowed to be unreachable and kind."],
      act: 'Answer nothing for two hours today, and walk somewhere without signal or pretend.',
    },
    tense: {
      turn: [
        "You answer the people who've just been told that you don't.",
        'What if they managed, is the question behind it.',
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
    joined: {
      turn: [
        "You aren't the only one awake, and you can go back to sleep.",
        'Strangers keep each other company without knowing.',
      ],
      act: 'Name five sounds you can hear tonight, lying down, before you think about tomorrow.',
    },
    easy: {
      turn: [
        'You listen, and the thought you had been having lets go.',
        "The night's kind to whoever stops arguing with it.",
      ],
      act: "Do one thing quietly for somebody who's tired today, and don't mention it.",
    },
    tense: {
      turn: ['You know the time without looking, and you look.', 'At that hour every worry has its coat on.'],
      act: 'Put paper and a pencil by the bed tonight, and write any worry down in three words instead of solving it.',
    },
    bodies: ['Moon', 'Saturn', 'Mercury'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'The payment nobody can name',
    scene: 'Every month a small sum leaves your account for something called "PLX Services", and you\'ve never asked.',
    joined: {
      turn: [
        'Ask, with the number in front of you.',
        'What goes on behind your back is usually boring, and yours to end.',
      ],
      act: 'Find out what one unknown payment is today, by typing its name and the word cancel.',
    },
    easy: {
      turn: [
        "It's the storage for your own photos, and worth it.",
        'Money that works in silence can also be a friend.',
      ],
      act: 'Put away a small sum for yourself today, on paper or in a jar, and give it no purpose.',
    },
    tense: {
      turn: ['You think of it in the bath and forget it on land.', 'Leaks are patient.'],
      act: 'Write the three sums that leave without you on the bathroom mirror tonight, with a crayon or a note.',
    },
    bodies: ['Mercury', 'Pluto', 'Neptune'],
    suits: ['money'],
  },
  {
    title: 'A plan in the bottom drawer',
    scene:
      "In the bottom drawer, under the warranty for a toaster, there's a plan of yours that nobody's been told about.",
    joined: {
      turn: ['Read it like a letter from someone you like.', 'Some things need to grow where nobody waters them.'],
      act: 'Work on something secret of yours for twenty minutes tonight, and tell no one.',
    },
    easy: {
      turn: [
        "It's better than you remembered, and it's in no hurry.",
        'You can have an ambition and peace at the same time.',
      ],
      act: 'Add one page to a private plan today, and put it back.',
    },
    tense: {
      turn: ["You take it out, hear what they'd say, and put it back.", "They haven't said it, you do all the voices."],
      act: "Write down whose voice says it won't work, by name, and cross it out before bed.",
    },
    bodies: ['Sun', 'Saturn', 'North Node', 'Mars'],
    suits: ['career', 'money'],
  },
  {
    title: 'Whoever waters the ferns',
    scene:
      'At work or on the stairs somebody waters the ferns, nobody knows who, and the ferns are in excellent shape.',
    joined: {
      turn: ['Be that person, for something.', "To do good unseen is a secret you're allowed to enjoy."],
      act: 'Do one useful thing today that nobody can trace back to you.',
    },
    easy: {
      turn: [
        "You've found out who it is, and you keep it to yourself.",
        'Quiet people run more of the world than it knows.',
      ],
      act: 'Leave a thank-you without a name for someone who works unseen, today.',
    },
    tense: {
      turn: ["It's you, and it would be nice if somebody asked.", 'You hide your work and hope to be caught at it.'],
      act: "Tell one person today about something you've done that nobody noticed.",
    },
    bodies: ['Sun', 'Venus', 'Midheaven'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'Somewhere in the wardrobe',
    scene: "Somewhere in the wardrobe hangs a sweater of somebody's, and you know exactly behind what.",
    joined: {
      turn: ['Take it out, and let the thing be a thing for a minute.', 'Missing someone is a form of company.'],
      act: 'Think of one absent person for five minutes today, with something of theirs in your hands.',
    },
    easy: {
      turn: ["You put it on to take out the trash, and it's just warm.", "What's past can be useful."],
      act: 'Give one thing with a memory in it a new job today, as a rag, a scarf or a present.',
    },
    tense: {
      turn: ['You move it one hanger further back.', "You're not hiding the sweater but the evening it belongs to."],
      act: 'Say the name of someone you miss aloud once tonight, with one thing they used to say.',
    },
    bodies: ['Venus', 'Moon', 'Chiron'],
    suits: ['love'],
  },
  {
    title: 'The tin behind the flour',
    scene: "Behind the flour is a tin with some bills in it, folded small, and you're the only one who knows the sum.",
    joined: {
      turn: ['Count it, and give it a name.', 'A reserve makes you calmer than a plan does.'],
      act: "Write on one piece of paper today what you'd do with a free month, and put it in the tin.",
    },
    easy: {
      turn: ["It's grown a little, as things do in the dark.", 'Having something in hand lets you be generous.'],
      act: 'Leave a small unasked kindness for somebody today, from your pantry or your pocket.',
    },
    tense: {
      turn: [
        'You take from it and mean to put it back.',
        "You aren't stealing, but you aren't telling the truth in the kitchen.",
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
      turn: ["Wash it, dry it, and let it be no one's.", "There's freedom in doing a thing that isn't your job."],
      act: "Clean up one small mess today that you didn't make, and think of nothing while you do it.",
    },
    easy: {
      turn: [
        'In the warm water you have the best idea of the day.',
        'The mind works when the hands are busy with nothing.',
      ],
      act: 'Do the dishes slowly tonight, by hand, and note the thought that comes at the third plate.',
    },
    tense: {
      turn: [
        'You look at it, and out of it looks everything nobody does.',
        "You're tired, and the mug is only where it shows.",
      ],
      act: "Leave one thing that isn't yours exactly where it is today, and go outside for five minutes.",
    },
    bodies: ['Mars', 'Saturn', 'Neptune', 'Ascendant'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'Geese over a station',
    scene:
      "You've had a dream with a station, an uncle and geese in it, and all through breakfast it hangs about like steam.",
    joined: {
      turn: ["Write it down before it's gone, geese first.", "You know more than you're told while you're awake."],
      act: 'Keep a notebook by the bed from tonight, and write three words into it when you wake.',
    },
    easy: {
      turn: ['You tell it to somebody, who laughs and is in it.', 'What rises by itself needs no interpretation.'],
      act: "Tell one person a dream today, yours or one that you've read, and ask for one of theirs.",
    },
    tense: {
      turn: ["You missed the train in it, and you're late all morning.", 'It was a station made of leftovers.'],
      act: 'Draw the one picture from it that stays with you, in two minutes, and turn the page over.',
    },
    bodies: ['Neptune', 'Mercury', 'Jupiter'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A bench with nobody on it',
    scene:
      "On a bench by the water or the parking lot there's nobody, and your next appointment isn't for twenty minutes.",
    joined: {
      turn: ["Sit, and don't take anything out.", 'Twenty minutes is what a thought needs to come out of the bushes.'],
      act: 'Sit outdoors alone for ten minutes today, and come away without a picture.',
    },
    easy: {
      turn: ['A pigeon comes, then a stranger, and nobody says anything.', "It's possible to be alone in company."],
      act: 'Take the slow version of one way today, and arrive with time left over.',
    },
    tense: {
      turn: [
        'You sit down, and at once there are four things to be sorted out.',
        "They were there before, you just hadn't stood still.",
      ],
      act: 'Give the loudest of your thoughts five minutes today, on a bench with your eyes shut, and then get up.',
    },
    bodies: ['Saturn', 'Moon', 'Jupiter', 'Mars'],
    suits: ['wellbeing'],
  },
]
