import type { Card } from '../../pieces/Card.ts'

export const first: readonly Card[] = [
  {
    title: 'Ten seconds at the mirror',
    scene: 'By the door hangs a mirror, and between scarf and bag there are ten seconds for your own face in it.',
    withSomeone:
      'By the door hangs a mirror, and between scarf, bag and a thought of {someone} there are ten seconds for your own face.',
    joined: {
      moods: ['seen', 'bold'],
      turn: [
        'Ten seconds are enough to decide who goes out the door.',
        'You straighten the scarf, catch your own eye, and nearly smile.',
      ],
      act: 'Stand at the mirror for one full minute before you next go out, and leave one thing about you uncorrected.',
    },
    easy: {
      moods: ['seen', 'warm'],
      turn: [
        'So you go out looking like yourself, and people are quicker to say hello.',
        'Whoever meets you first gets the good mood, and that may be a bus driver.',
      ],
      act: 'Say one friendly sentence beyond hello to the first person you meet today, at the counter or on the stairs.',
    },
    tense: {
      moods: ['seen', 'sore'],
      turn: [
        "That's why the scarf gets changed twice and the bus leaves without you.",
        'What bothers you is being looked at, and it passes by the first corner.',
      ],
      act: "Put on the first clothes you reach for when you next go out today, and don't change them.",
    },
    bodies: ['Venus', 'Ascendant', 'Chiron'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'At the edge of the photo',
    scene:
      'A friend posts a photo from a party, and there you are at the edge of it with a paper plate and your eyes shut.',
    withSomeone:
      '{Someone} posts a photo from a party, and there you are at the edge of it with a paper plate and your eyes shut.',
    joined: {
      moods: ['seen', 'sore'],
      turn: [
        'Before you ask for it to be taken down, look at what the picture shows.',
        'The person with the plate was enjoying the cake.',
      ],
      act: 'Choose one photo tonight in which you look like yourself, and make it the one that people see.',
    },
    easy: {
      moods: ['seen', 'plenty'],
      turn: [
        'So you can laugh at it first, which settles the matter for everyone.',
        'By noon two friends have answered with worse ones of themselves.',
      ],
      act: 'Send one unflattering photo of yourself to a friend or a sister today, with a caption of five words.',
    },
    tense: {
      moods: ['sore', 'seen'],
      turn: [
        'You zoom in, and the zoom makes it worse.',
        'Meanwhile three people have asked under it where the cake is from.',
      ],
      act: 'Close the picture after one look, and tell one friend before bed what was good about that evening.',
    },
    bodies: ['Neptune', 'Sun', 'Ascendant'],
    suits: ['love', 'career'],
  },
  {
    title: 'The first one to say something',
    scene:
      "There's a silence in the elevator, or in a meeting before it begins, and somebody has to say the first thing.",
    withSomeone:
      "There's a silence in the elevator between you and {someone}, and one of you has to say the first thing.",
    joined: {
      moods: ['bold', 'talk'],
      turn: [
        "Then say it, since the first sentence doesn't have to be clever.",
        'Weather will do, and so will the strange carpet.',
      ],
      act: 'Speak first once today, in a hallway, a call or a shop, and ask one question with it.',
    },
    easy: {
      moods: ['talk', 'bold'],
      turn: [
        'A remark about the light is enough, and everyone breathes out.',
        'By the fourth floor the man from upstairs has told you about a leaking roof.',
      ],
      act: 'Start one conversation today with someone you only nod to, and learn one thing about their week.',
    },
    tense: {
      moods: ['talk', 'sore'],
      turn: [
        'So everybody studies the floor, you with them.',
        "You have a sentence ready, and by the time it's perfect the doors open.",
      ],
      act: 'Say the unfinished version of one thing today, out loud to a colleague or a cousin, and let it be clumsy.',
    },
    bodies: ['Mercury', 'Mars', 'Uranus'],
    suits: ['career'],
  },
  {
    title: "I don't mind, really",
    scene:
      'A friend asks where to eat, Thai or the place with the checkered tablecloths, and out comes "I don\'t mind".',
    withSomeone:
      '{Someone} asks where to eat, Thai or the place with the checkered tablecloths, and out comes "I don\'t mind".',
    joined: {
      moods: ['bold', 'torn'],
      turn: [
        'This time you do mind, and the word for it is already in your mouth.',
        "They put on their coats, and nobody asks whether you're sure.",
      ],
      act: 'Make one choice for everyone today, a film, a meal or a route, and say it without an or.',
    },
    easy: {
      moods: ['bold', 'torn'],
      turn: [
        'Saying "the noodles" turns out to be easier than the shrug, and everyone is relieved.',
        'You get the noodles, and the good seat by the stove.',
      ],
      act: "Tell one person today what you'd like, in a sentence that starts with I and ends there.",
    },
    tense: {
      moods: ['torn', 'cross'],
      turn: [
        "The politeness lasts until the bill, and then you're silent all the way to the parking lot.",
        "At the corner they ask what's wrong, and you say nothing is.",
      ],
      act: 'Take back one "I don\'t mind" today: tell a friend or a brother what you\'d have picked.',
    },
    bodies: ['Venus', 'Moon', 'Pluto'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'How they say your name',
    scene: 'Your name is on a badge, a booking or a paper cup, and a clerk has spelled it their own way.',
    withSomeone: 'On a paper cup, in a message or on a list, {someone} has spelled your name their own way.',
    joined: {
      moods: ['seen', 'bold'],
      turn: [
        'Correct it at once, with a smile, and spell it slowly.',
        'They write it again, properly, and say it back to you.',
      ],
      act: 'Introduce yourself by your full name once today, and spell it before anyone has to ask.',
    },
    easy: {
      moods: ['seen', 'talk'],
      turn: [
        'You set it right in two seconds, and nobody blushes.',
        'The cup comes out with your name on it, and a small star.',
      ],
      act: 'Ask one person today how their own name is said properly, and use it twice before you part.',
    },
    tense: {
      moods: ['seen', 'torn'],
      turn: [
        'You let it go, and you mind it until evening.',
        "By five o'clock two more people have copied the mistake.",
      ],
      act: 'Correct one thing today that a form, a colleague or an aunt has wrong about you, in one calm line.',
    },
    bodies: ['Sun', 'Mercury', 'Midheaven'],
    suits: ['career', 'money'],
  },
  {
    title: 'Shoes by the mat',
    scene:
      'On the mat are the good shoes that pinch, the flat ones with the split sole, and the pair you never think of.',
    joined: {
      moods: ['duty', 'free'],
      turn: [
        'The day begins at the feet, with whatever lets you walk the longest.',
        "At the crossing you notice that you're not in a hurry.",
      ],
      act: "Wear the comfortable pair today, walk ten minutes in it, and take one street you don't need to take.",
    },
    easy: {
      moods: ['warm', 'duty', 'free'],
      turn: [
        'The pair you never think of carries you through the whole day.',
        'In the evening you take them off last, after the bag and the coat.',
      ],
      act: 'Clean one pair of shoes tonight, and put the ones that pinch in a bag by the door.',
    },
    tense: {
      moods: ['cross', 'seen'],
      turn: [
        'So you go out in the ones that look right, and your temper starts at the heel.',
        "At lunch you slip them off under the table and can't find the left one.",
      ],
      act: 'Take the pinching pair off before supper, and put it out of reach for a week.',
    },
    bodies: ['Saturn', 'Moon'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'Your voice on a recording',
    scene: "You leave a voice message, play it back, and somebody with your jokes and a stranger's voice comes out.",
    withSomeone:
      "You leave a voice message for {someone}, play it back, and somebody with your jokes and a stranger's voice comes out.",
    joined: {
      moods: ['seen', 'talk'],
      turn: [
        'That voice is the one that everyone else has always liked.',
        'Send it as it is, with the cough in it and the tram behind.',
      ],
      act: "Record one message of under a minute today, don't play it back, and send it to a friend or an aunt.",
    },
    easy: {
      moods: ['talk', 'warm'],
      turn: [
        'It sounds warmer than any text, and takes less time.',
        'The answer is a voice too, with a kettle and a laugh in it.',
      ],
      act: "Call one person today whom you would normally text, and hang up while it's still fun.",
    },
    tense: {
      moods: ['sore', 'talk'],
      turn: [
        'You record it five times, and each one sounds more like a bank.',
        'In the end you type four words and put the phone in a drawer.',
      ],
      act: 'Delete the fifth version of something today, spoken or typed, and send the next one unheard.',
    },
    bodies: ['Mercury', 'Chiron', 'Neptune'],
    suits: ['career', 'love'],
  },
  {
    title: 'Cross until the sandwich',
    scene: "At a certain hour you're short with people, the printer and a spoon, and what you need is a sandwich.",
    withSomeone:
      "At a certain hour you're short with the printer, a spoon and {someone}, and what you need is a sandwich.",
    joined: {
      moods: ['cross', 'bold'],
      turn: [
        "Eat first, and the strong feeling that's left over is the real one.",
        "With half the sandwich gone, you hear yourself say what you'd like to begin.",
      ],
      act: 'Eat something proper before your next long task today, sitting down, and then write one line about what you want.',
    },
    easy: {
      moods: ['cross', 'warm'],
      turn: [
        'You notice it in time, and a banana saves three friendships.',
        "After the last bite you hold the door for the person you'd been glaring at.",
      ],
      act: 'Put one snack in your bag or coat before bed, next to whatever you take along tomorrow.',
    },
    tense: {
      moods: ['cross'],
      turn: [
        'So the remark about the printer lands on the colleague who brought you paper.',
        'They put the paper down, say "sure", and walk off rather fast.',
      ],
      act: 'Say sorry for one short answer today, in one line without a reason, and eat before the next talk.',
    },
    bodies: ['Mars', 'Moon'],
    suits: ['wellbeing'],
  },
  {
    title: 'The haircut you keep describing',
    scene:
      'In a folder of saved pictures are three haircuts, all on other people, and you know which of them is yours.',
    withSomeone:
      "{Someone} has a new haircut, and you're back in your folder with three saved pictures, one of which could be you.",
    joined: {
      moods: ['free', 'seen'],
      turn: [
        'Wanting to look new is usually the first sign of wanting something else new.',
        'You push your hair up with one hand and look at yourself in the window.',
      ],
      act: "Show one picture of how you'd like to look to a friend today, and ask for one honest sentence.",
    },
    easy: {
      moods: ['free', 'seen'],
      turn: [
        "It's a pleasant kind of vanity, and it makes you easy to compliment.",
        "A colleague says you look rested, and you don't tell them why.",
      ],
      act: 'Change one small thing about your looks today, a parting or a collar, and wait for a colleague or a friend to notice.',
    },
    tense: {
      moods: ['seen', 'sore'],
      turn: [
        "You want to be new and you want nobody to comment, which can't both be had.",
        'You close the folder, open it once more, and turn the phone over.',
      ],
      act: 'Write the one remark about your looks that you dread on paper tonight, then your answer, then tear it up.',
    },
    bodies: ['Venus', 'Uranus', 'North Node'],
    suits: ['love', 'money'],
  },
  {
    title: 'Last into the room',
    scene: 'The others are sitting down already, every chair has a jacket on it, and you come in with a wet umbrella.',
    withSomeone: 'The others are sitting down already, {someone} among them, and you come in late with a wet umbrella.',
    joined: {
      moods: ['seen', 'bold'],
      turn: [
        "The whole room looks up, and for a moment it's yours.",
        "Sit where you'd like to sit, and put the umbrella down slowly.",
      ],
      act: 'Choose your place on purpose once today, at a table, a desk or on a train, before you take out the phone.',
    },
    easy: {
      moods: ['warm', 'seen'],
      turn: [
        "A woman moves her jacket, and you're in.",
        "A stranger passes you the cookies before you've taken off your coat.",
      ],
      act: 'Make room for one latecomer today, on a bench, at a table or in a chat, and bring them up to date.',
    },
    tense: {
      moods: ['sore', 'seen'],
      turn: [
        'You explain the bus, the rain and the bridge, and nobody had asked.',
        "The umbrella drips on a teacher's bag, and you apologize for that as well.",
      ],
      act: 'Leave out one apology today that nobody is waiting for, and say good morning or good evening instead.',
    },
    bodies: ['Ascendant', 'Jupiter', 'Sun'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'Two lines about yourself',
    scene:
      'A form, a profile or a stranger at a wedding wants to know who you are, in two lines and with a nice picture.',
    joined: {
      moods: ['seen', 'deep'],
      turn: [
        'Write the two lines as if you were fond of the person.',
        'Leave out the job title, and see what comes first instead.',
      ],
      act: 'Write two lines about yourself on paper tonight, without your work in them, and read them aloud once.',
    },
    easy: {
      moods: ['seen', 'talk'],
      turn: [
        "What you'd say to a child about yourself is shorter and truer than the form.",
        'You mend things, you sing badly, you know where the good bakery is.',
      ],
      act: 'Ask one friend today for three words about you, and keep the one that surprises you.',
    },
    tense: {
      moods: ['seen', 'sore'],
      turn: [
        'You come out of it either too grand or too small.',
        'You delete both lines, write your job title, and look out the window.',
      ],
      act: 'Cross one word out of how you describe yourself anywhere, tonight, that you no longer want to live up to.',
    },
    bodies: ['Sun', 'North Node', 'Jupiter'],
    suits: ['career', 'love'],
  },
  {
    title: 'Shoulders up by the ears',
    scene:
      "Halfway through an email your shoulders are at your ears, your jaw is shut, and you've stopped breathing out.",
    withSomeone:
      "Halfway through an email to {someone} your shoulders are at your ears, your jaw is shut, and you've stopped breathing out.",
    joined: {
      moods: ['duty', 'deep'],
      turn: [
        "Your body has an opinion, and it's in before your head's.",
        'You put both feet on the floor, and the chair stops creaking.',
      ],
      act: 'Put both feet on the ground and breathe out slowly ten times today, before you answer the next hard message.',
    },
    easy: {
      moods: ['duty', 'warm'],
      turn: [
        'You feel it early, and one stretch at the window lets it go.',
        'The next line of the email comes out a good deal friendlier.',
      ],
      act: 'Lie on the floor for five minutes tonight with your calves on a chair, and do nothing else.',
    },
    tense: {
      moods: ['cross', 'deep'],
      turn: [
        "The email isn't the reason; it's only where you noticed.",
        'You read the last line again and rub your neck.',
      ],
      act: "Name the one thing you're bracing for on a slip of paper, and put it under a cup until bedtime.",
    },
    bodies: ['Saturn', 'Pluto', 'Moon'],
    suits: ['wellbeing'],
  },
  {
    title: "Starting before it's ready",
    scene:
      "The blank page, the gym bag, the language course: whatever you'd like to begin is waiting for a better version of you.",
    joined: {
      moods: ['bold', 'duty'],
      turn: [
        'There is no better version coming, and the present one has two hands.',
        'Begin badly, since nobody keeps a record of the first ten minutes.',
      ],
      act: 'Give the thing you keep for later exactly ten minutes today, with a timer, and stop when it rings.',
    },
    easy: {
      moods: ['bold', 'duty'],
      turn: [
        "Once you've put the bag by the door, half of it is done.",
        'You sit down to look at it for a minute and get up after ten.',
      ],
      act: "Lay out one thing tonight that makes tomorrow's start easier, a mat, a notebook or a pair of socks.",
    },
    tense: {
      moods: ['sore', 'duty'],
      turn: ['So you buy a nicer notebook.', "The notebook is lovely, and you don't want to spoil the first page."],
      act: "Do the worst version of it for five minutes today, and don't tidy it up afterward.",
    },
    bodies: ['Mars', 'Saturn', 'North Node', 'Uranus'],
    suits: ['career', 'money'],
  },
  {
    title: 'Where to put a compliment',
    scene: "A colleague likes your sweater, and before you know it you've told them the price, the hole and the year.",
    withSomeone:
      "{Someone} likes your sweater, and before you know it you've told them the price, the hole and the year.",
    joined: {
      moods: ['seen', 'warm'],
      turn: [
        'Try saying thank you and nothing else, and see how long the silence is.',
        "It's about two seconds, and then you're both taller.",
      ],
      act: "Pay one compliment today that has a because in it, to someone who doesn't expect it.",
    },
    easy: {
      moods: ['seen', 'warm'],
      turn: [
        'Today the thank-you comes out first, and the hole never gets mentioned.',
        'They smile, you smile, and the conversation goes on about soup.',
      ],
      act: 'Write down the last nice thing a friend said about you, word for word, and keep it in a coat pocket until bedtime.',
    },
    tense: {
      moods: ['sore', 'seen'],
      turn: ['You hand it back like the wrong change.', 'They say "oh", and start to talk about the weather.'],
      act: 'Accept the next kind word today with a thank-you of two words, and count to five before you go on.',
    },
    bodies: ['Venus', 'Chiron', 'Sun'],
    suits: ['love'],
  },
]
