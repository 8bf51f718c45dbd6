import type { Card } from '../../pieces/Card.ts'

export const tenth: readonly Card[] = [
  {
    title: 'Five minutes with the boss',
    scene: "The boss's door is half open, there's a sandwich on the desk, and your question would take five minutes.",
    joined: {
      moods: ['bold', 'talk', 'seen'],
      turn: ['Knock, and say the last sentence first.', "The sandwich is put down, and you've got both eyes."],
      act: "Write down in one sentence what you'd ask of the person you work for, and send or say it by tomorrow noon.",
    },
    easy: {
      moods: ['bold', 'plenty'],
      turn: [
        "You're waved in, and given half the sandwich.",
        'You ask between two bites, and the answer starts with "why not".',
      ],
      act: "Send the person you report to, or a client, one line today about something that's going well.",
    },
    tense: {
      moods: ['sore', 'torn'],
      turn: [
        'You walk past twice, with a folder for camouflage.',
        'The man from accounts knocks, goes in, and shuts the door.',
      ],
      act: 'Practice your question aloud before supper, twice, and leave out the word "just".',
    },
    bodies: ['Sun', 'Mars', 'Saturn', 'Mercury'],
    suits: ['career', 'money'],
    workday: true,
  },
  {
    title: 'The line under your name',
    scene: "Under your name, in emails and on a badge, there's a line that a former boss once wrote for you.",
    withSomeone: '{Someone} asks what the line under your name means, which a former boss once wrote for you.',
    joined: {
      moods: ['seen', 'bold', 'free'],
      turn: ["Rewrite it as if you'd only now been hired.", "You try it aloud, in the voice you'd use on the phone."],
      act: "Write the line that you'd like under your name in three years, and keep it in your wallet from today.",
    },
    easy: {
      moods: ['seen'],
      turn: [
        'It fits better than it did, and you say it without an ironic voice.',
        'A colleague repeats it to introduce you, and gets it right.',
      ],
      act: "Ask one colleague or friend today how they'd describe your work, and note the exact words.",
    },
    tense: {
      moods: ['torn', 'plenty'],
      turn: [
        "It promises more than you'd like to deliver, or a good deal less.",
        'You cover the badge with your sleeve and say your first name.',
      ],
      act: "Take one claim out of your profile or résumé tonight that you're tired of living up to.",
    },
    bodies: ['Sun', 'Mercury', 'North Node', 'Ascendant', 'Midheaven'],
    suits: ['career'],
  },
  {
    title: 'Your slide, third from the end',
    scene: "A projector hums, and on the third slide from the end there's your name beside a number with an arrow.",
    joined: {
      moods: ['seen', 'bold'],
      turn: ['Stand up for it, literally.', 'You say the number aloud, and the boss writes it down.'],
      act: 'Finish one page of work today so that it could be shown, and show it to one person.',
    },
    easy: {
      moods: ['seen'],
      turn: [
        "Someone asks a question that you'd have liked to be asked.",
        'You look as though you knew what you were doing, because you do.',
      ],
      act: "Let a colleague see a thing you've done well today, and say thank you and nothing more.",
    },
    tense: {
      moods: ['sore', 'duty'],
      turn: [
        "You've practiced all of it except the pause after.",
        'The projector clicks, and there you are, with your arrow.',
      ],
      act: "Cut one page from something you've got to present, and read the rest to a wall tonight.",
    },
    bodies: ['Sun', 'Chiron', 'Midheaven', 'Mars'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Due in red',
    scene: 'In the calendar something is due in red, and the file it belongs to is called "draft two, really".',
    withSomeone:
      '{Someone} asks if you\'re free, and in the calendar something is due in red, in a file called "draft two, really".',
    joined: {
      moods: ['duty', 'bold', 'deep'],
      turn: [
        'Open the file, and write the ending first.',
        'With the last line written, the middle takes half an hour.',
      ],
      act: 'Work on the most pressing thing for twenty-five minutes today, and write the next step on a note before you stop.',
    },
    easy: {
      moods: ['duty', 'plenty'],
      turn: [
        "You've got a day in hand, and it feels like a pocket with money in it.",
        'You save it, shut the lid, and water the plant.',
      ],
      act: 'Hand in one thing ahead of time today, with a friendly line.',
    },
    tense: {
      moods: ['duty', 'dream'],
      turn: ['You color it a deeper red.', 'You rename the file "draft three" and make tea.'],
      act: "Tell the person who's waiting what they'll get and when, in two sentences, before the day is out.",
    },
    bodies: ['Saturn', 'Mars', 'Neptune'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'What a search for you finds',
    scene:
      "If a client types your name into a search box there's a race result, an old committee and a photo with a bad collar.",
    withSomeone:
      '{Someone} has typed your name into a search box and found a race result, an old committee and a photo with a bad collar.',
    joined: {
      moods: ['seen', 'free'],
      turn: ["Add one thing that you'd like to be found by.", 'You look at the page once more, as a stranger would.'],
      act: "Change one public thing about yourself today, a picture, a line or an address that's out of date.",
    },
    easy: {
      moods: ['seen', 'plenty'],
      turn: [
        'The third hit is a man with your name who keeps goats, and it cheers you up.',
        'You send the goats to a friend, with the caption "me".',
      ],
      act: "Praise a colleague's work in public today, with their name spelled right.",
    },
    tense: {
      moods: ['sore', 'deep'],
      turn: [
        "You look yourself up as a stranger would, and don't hire yourself.",
        'The people who matter will ask a colleague who knows you.',
      ],
      act: 'Ask for one old thing about you to be taken down today, or decide in writing that it may stay.',
    },
    bodies: ['Ascendant', 'Venus', 'Neptune', 'Mercury'],
    suits: ['career', 'love'],
  },
  {
    title: 'The job in the open tab',
    scene:
      "In a tab at the far right there's an advertisement for a job, open for so long that the tab has forgotten its icon.",
    withSomeone:
      'In a tab at the far right is an advertisement for a job, and {someone} asks what that little icon is.',
    joined: {
      moods: ['free', 'bold'],
      turn: ['Read it as if it were written to you.', 'You read it aloud, and one line makes you sit up.'],
      act: 'Copy the two lines of it that you like into a note today, and shut the tab.',
    },
    easy: {
      moods: ['bold', 'free', 'plenty'],
      turn: [
        'You meet seven of the nine requirements, and the other two are adjectives.',
        'You send it to a friend with a question mark.',
      ],
      act: 'Ask one person in your field today what their days are like, over a call or a coffee of their own.',
    },
    tense: {
      moods: ['free', 'cross', 'dream'],
      turn: ['You read it on bad days and close it on good ones.', "You scroll down to the salary, which isn't there."],
      act: 'Write down the one change that would make you stay, and the one that would make you go, before bed.',
    },
    bodies: ['Uranus', 'Jupiter', 'North Node', 'Pluto'],
    suits: ['career', 'money'],
  },
  {
    title: 'Well done, in the hallway',
    scene: 'In the hallway the director says "well done, by the way" over a shoulder, and is already round the corner.',
    joined: {
      moods: ['seen'],
      turn: ['Run after it in your mind, and keep it.', 'You worked for that sentence.'],
      act: 'Write the last praise you got for your work on a card today, word for word, and prop it by the screen.',
    },
    easy: {
      moods: ['seen', 'plenty'],
      turn: [
        'You hand it on within the hour, to the person who did the other half.',
        'They stop in the doorway and say "really?".',
      ],
      act: 'Tell a colleague today exactly which part of their work made yours easier.',
    },
    tense: {
      moods: ['sore', 'deep'],
      turn: ['You wonder what the "by the way" was about.', 'You ask a colleague how it sounded, and they shrug.'],
      act: 'Take one compliment at its face value today, and work for an hour as someone who deserves it.',
    },
    bodies: ['Venus', 'Chiron', 'Jupiter', 'Sun'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Home by the time you said',
    scene: 'You\'ve said you would be home by seven, it\'s ten to, and the boss in the doorway has "one last thing".',
    withSomeone:
      "You've told {someone} that you'd be done by seven, it's ten to, and the boss in the doorway has \"one last thing\".",
    joined: {
      moods: ['bold', 'duty', 'torn'],
      turn: [
        'Say when you can do it, with your coat on.',
        'They look at the clock, then at the coat, and say "tomorrow, then".',
      ],
      act: 'Name the hour at which your work ends today to one person, and be gone five minutes before.',
    },
    easy: {
      moods: ['free', 'warm'],
      turn: ['The thing can wait, and even says so.', "By five to you're on the bus, with a seat."],
      act: "Use the first half hour after work today for something with no purpose, and tell nobody you're free.",
    },
    tense: {
      moods: ['duty', 'torn'],
      turn: ['You sit down again, without taking off the coat.', 'Your phone buzzes with a single question mark.'],
      act: "Leave one thing undone on purpose today, and write on it when you'll do it.",
    },
    bodies: ['Moon', 'Saturn', 'Venus'],
    suits: ['wellbeing', 'love'],
    workday: true,
  },
  {
    title: 'The one who fixes it',
    scene: "If the thing breaks they call you, also at lunch, also when it's only unplugged.",
    joined: {
      moods: ['duty', 'talk'],
      turn: ['Plug it in, and then show someone the plug.', 'They write it on a note and stick it to the plug.'],
      act: 'Write the instructions for one thing that only you know today, in five steps, and give them to a colleague.',
    },
    easy: {
      moods: ['seen', 'plenty'],
      turn: [
        'You fix it with one hand, and everyone looks at you as at a magician.',
        'The trainee applauds with two pencils.',
      ],
      act: "Do the thing you're best at for one person today, slowly, and let them watch.",
    },
    tense: {
      moods: ['duty', 'cross'],
      turn: ['You sigh, and feel a little proud of the sigh.', "You're halfway under the desk before you've answered."],
      act: 'Say "try it yourself first" once today, kindly, and stay seated.',
    },
    bodies: ['Pluto', 'Sun', 'Mars'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Shoes for an audience',
    scene:
      'At an event with name tags you have a glass in one hand, a business card in the other, and a third hand would be useful.',
    withSomeone:
      'At an event with name tags you have a glass in one hand, a card in the other, and {someone} is holding out theirs.',
    joined: {
      moods: ['talk', 'bold', 'warm'],
      turn: [
        'Put down the glass, and ask a stranger why they came.',
        'They look at their own tag, think, and tell you.',
      ],
      act: "Write to one person you've met through work today, and mention what they said.",
    },
    easy: {
      moods: ['talk', 'warm'],
      turn: [
        "You talk to one person for a long time, about bicycles, and it's the best contact of the evening.",
        'You leave with an address, a tip about tires and no cards.',
      ],
      act: 'Introduce two people to each other today who could use one another, in three lines.',
    },
    tense: {
      moods: ['seen', 'talk'],
      turn: [
        'You tell your story four times and like it less each time.',
        'By the fifth time you hear yourself say "passionate".',
      ],
      act: "Tell one person today what really interests you at work, in a sentence you've never used.",
    },
    bodies: ['Venus', 'Jupiter', 'Mercury', 'Ascendant'],
    suits: ['career', 'love'],
  },
  {
    title: 'The figure in the ad',
    scene:
      'A friend of a friend earns a sum that you hear by accident, and you do the arithmetic on the back of a receipt.',
    withSomeone: "{Someone} mentions a friend's pay by accident, and you do the arithmetic on the back of a receipt.",
    joined: {
      moods: ['bold', 'deep'],
      turn: ['Now you know it can be paid.', 'You fold the receipt and put it where you keep important things.'],
      act: "Write down tonight what your work should bring in a year, and three reasons that aren't about need.",
    },
    easy: {
      moods: ['bold', 'torn'],
      turn: [
        "You don't begrudge it, which leaves your hands free.",
        'You write it under your own and look at the gap.',
      ],
      act: 'Look up what two jobs like yours are paid today, and pencil the sums beside your own.',
    },
    tense: {
      moods: ['cross', 'sore'],
      turn: ['Suddenly your own figure has a smell.', 'You look at the receipt as if it had started this.'],
      act: "List what your job gives you that no pay slip shows, five lines, tonight, and cross out those that aren't true.",
    },
    bodies: ['Venus', 'Pluto', 'Jupiter'],
    suits: ['money', 'career'],
  },
  {
    title: 'A mistake with your initials',
    scene:
      "In the report, on page four, there's a mistake with your initials on it, and it's already been sent to eleven people.",
    joined: {
      moods: ['bold', 'duty', 'deep'],
      turn: [
        'Write to the eleven, in two lines, with the right number.',
        'By noon four have written back, and one says thanks.',
      ],
      act: 'Correct one thing of yours today, openly, before anyone mentions it.',
    },
    easy: {
      moods: ['warm', 'sore'],
      turn: [
        'One of them has seen it, and calls it charming.',
        'You fix the digit, and they send a smiley with glasses.',
      ],
      act: 'Forgive one mistake of someone who works with you today, and tell them how you once made the same.',
    },
    tense: {
      moods: ['sore', 'deep'],
      turn: [
        "You read page four until it's the only page.",
        'You close the report, and it opens by itself at page four.',
      ],
      act: "Read what you did well in one piece of work today, aloud, before you look at what's wrong.",
    },
    bodies: ['Mercury', 'Saturn', 'Chiron', 'Midheaven'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'A beginner with a new bag',
    scene:
      'A beginner at work, with a new bag and too many questions, stands beside you and writes down everything you say.',
    joined: {
      moods: ['talk', 'seen', 'plenty'],
      turn: ['Say something worth writing down.', 'The pen stops for a second, and then it goes twice as fast.'],
      act: "Give a beginner ten minutes today, and tell them the one thing you'd have liked to know.",
    },
    easy: {
      moods: ['talk', 'warm', 'plenty'],
      turn: [
        'You hear yourself explain it, and you know more than you knew.',
        "They ask one you can't answer, and you look it up together.",
      ],
      act: "Ask the youngest person you work with what they'd change, today, and write it down.",
    },
    tense: {
      moods: ['cross'],
      turn: ['You answer shortly, as they answered you.', "The pen stops, and the next question doesn't come."],
      act: 'Be patient with one slow question today, and let it take as long as it takes.',
    },
    bodies: ['Saturn', 'Moon', 'Jupiter'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'The coat on the chair',
    scene: "On the back of your desk chair hangs a jacket, so that it looks as if you'd only just gone to the copier.",
    withSomeone: "On the back of your desk chair hangs a jacket, and you've told {someone} that you leave on time.",
    joined: {
      moods: ['free', 'bold'],
      turn: ['Take the jacket with you.', 'You leave by the front door, and the porter says good night.'],
      act: "Tell one person at work today what you've finished, instead of how long you've been at it.",
    },
    easy: {
      moods: ['free', 'seen'],
      turn: ['Nobody looks at chairs as much as you think.', 'On the steps you feel the air and undo a button.'],
      act: 'Take a whole break today, outdoors, with the jacket on.',
    },
    tense: {
      moods: ['duty', 'torn'],
      turn: [
        "You stay because the others do, and they're watching your jacket.",
        'At half past, six chairs creak, and nobody gets up.',
      ],
      act: 'Be the first to go or to stop today, with a friendly word to the ones who stay.',
    },
    bodies: ['Uranus', 'Neptune', 'Moon', 'Saturn'],
    suits: ['wellbeing'],
    workday: true,
  },
]
