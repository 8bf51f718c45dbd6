import type { Card } from '../../pieces/Card.ts'

export const tenth: readonly Card[] = [
  {
    title: 'Five minutes with the boss',
    scene: "The boss's door is half open, there's a sandwich on the desk, and your question would take five minutes.",
    joined: {
      turn: ['Knock, and say the last sentence first.', 'Those above you are rarely told what you want.'],
      act: "Write down in one sentence what you'd ask of the person you work for, and send or say it by tomorrow noon.",
    },
    easy: {
      turn: ["You're waved in, and given half the sandwich.", 'You have more credit in that room than you use.'],
      act: "Send the person you report to, or a client, one line today about something that's going well.",
    },
    tense: {
      turn: ['You walk past twice, with a folder for camouflage.', "What you fear isn't the no, it's the eyebrow."],
      act: 'Practice your question aloud before supper, twice, and leave out the word "just".',
    },
    bodies: ['Sun', 'Mars', 'Saturn', 'Mercury'],
    suits: ['career', 'money'],
  },
  {
    title: 'The line under your name',
    scene: "Under your name, in emails and on a badge, there's a line that somebody else once wrote for you.",
    joined: {
      turn: ["Rewrite it as if you'd only now been hired.", "A title is a sentence about where you're going."],
      act: "Write the line that you'd like under your name in three years, and keep it in your wallet from today.",
    },
    easy: {
      turn: [
        'It fits better than it did, and you say it without an ironic voice.',
        'People take you at the word you give them.',
      ],
      act: "Ask one colleague or friend today how they'd describe your work, and note the exact words.",
    },
    tense: {
      turn: [
        "It promises more than you'd like to deliver, or a good deal less.",
        "You'd like to be taken seriously and also left alone.",
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
      turn: ['Stand up for it, literally.', 'To be good at something quietly is only half of the job.'],
      act: 'Finish one page of work today so that it could be shown, and show it to one person.',
    },
    easy: {
      turn: [
        "Someone asks a question that you'd have liked to be asked.",
        'You look as though you knew what you were doing, because you do.',
      ],
      act: "Let somebody see a thing you've done well today, and say thank you and nothing more.",
    },
    tense: {
      turn: [
        "You've practiced all of it except the pause after.",
        "It's the looking that you mind, and looks are mostly friendly or bored.",
      ],
      act: "Cut one page from something you've got to present, and read the rest to a wall tonight.",
    },
    bodies: ['Sun', 'Chiron', 'Midheaven', 'Mars'],
    suits: ['career'],
  },
  {
    title: 'Due in red',
    scene: 'In the calendar something is due in red, and the file it belongs to is called "draft two, really".',
    joined: {
      turn: ['Open the file, and write the ending first.', 'A deadline is a wall you can also lean a ladder on.'],
      act: 'Work on the most pressing thing for twenty-five minutes today, and write the next step on a note before you stop.',
    },
    easy: {
      turn: [
        "You've got a day in hand, and it feels like a pocket with money in it.",
        'Being early is a reputation that costs nothing.',
      ],
      act: 'Hand in one thing ahead of time today, with a friendly line.',
    },
    tense: {
      turn: ['You color it a deeper red.', "You'd like it to be excellent and it only has to be on time."],
      act: "Tell the person who's waiting what they'll get and when, in two sentences, before the day is out.",
    },
    bodies: ['Saturn', 'Mars', 'Neptune'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'What a search for you finds',
    scene:
      "If somebody types your name into a search box there's a race result, an old committee and a photo with a bad collar.",
    joined: {
      turn: ["Add one thing that you'd like to be found by.", "A name grows where it's watered."],
      act: "Change one public thing about yourself today, a picture, a line or an address that's out of date.",
    },
    easy: {
      turn: [
        'The third hit is somebody with your name who keeps goats, and it cheers you up.',
        "You've nothing to hide and a few things to show.",
      ],
      act: "Praise somebody's work in public today, with their name spelled right.",
    },
    tense: {
      turn: [
        "You look yourself up as a stranger would, and don't hire yourself.",
        'The people who matter will ask somebody who knows you.',
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
    joined: {
      turn: ['Read it as if it were written to you.', "You don't have to want the job to want what it says."],
      act: 'Copy the two lines of it that you like into a note today, and shut the tab.',
    },
    easy: {
      turn: [
        'You meet seven of the nine requirements, and the other two are adjectives.',
        "A look around doesn't make you disloyal.",
      ],
      act: 'Ask one person in your field today what their days are like, over a call or a coffee of their own.',
    },
    tense: {
      turn: [
        'You read it on bad days and close it on good ones.',
        'Leaving and staying both look easier than talking.',
      ],
      act: 'Write down the one change that would make you stay, and the one that would make you go, before bed.',
    },
    bodies: ['Uranus', 'Jupiter', 'North Node', 'Pluto'],
    suits: ['career', 'money'],
  },
  {
    title: 'Well done, in the hallway',
    scene:
      'In the hallway somebody senior says "well done, by the way" over their shoulder, and is already round the corner.',
    joined: {
      turn: ['Run after it in your mind, and keep it.', 'You worked for that sentence.'],
      act: 'Write the last praise you got for your work on a card today, word for word, and prop it by the screen.',
    },
    easy: {
      turn: [
        'You hand it on within the hour, to the person who did the other half.',
        "A good word grows when it's split.",
      ],
      act: 'Tell a colleague today exactly which part of their work made yours easier.',
    },
    tense: {
      turn: ['You wonder what the "by the way" was about.', "You've asked for bread and you're examining the paper."],
      act: 'Take one compliment at its face value today, and work for an hour as someone who deserves it.',
    },
    bodies: ['Venus', 'Chiron', 'Jupiter', 'Sun'],
    suits: ['career'],
  },
  {
    title: 'Home by the time you said',
    scene: 'You\'ve said you would be home by seven, it\'s ten to, and somebody in the doorway has "one last thing".',
    joined: {
      turn: ['Say when you can do it, with your coat on.', 'Keeping a small promise makes the large ones believable.'],
      act: 'Name the hour at which your work ends today to one person, and be gone five minutes before.',
    },
    easy: {
      turn: ['The thing can wait, and even says so.', "You're respected most by people who know when you leave."],
      act: "Use the first half hour after work today for something with no purpose, and tell nobody you're free.",
    },
    tense: {
      turn: [
        'You sit down again, without taking off the coat.',
        'You want to be indispensable, and you want to be home.',
      ],
      act: "Leave one thing undone on purpose today, and write on it when you'll do it.",
    },
    bodies: ['Moon', 'Saturn', 'Venus'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'The one who fixes it',
    scene: "If the thing breaks they call you, also at lunch, also when it's only unplugged.",
    joined: {
      turn: ['Plug it in, and then show someone the plug.', 'What only you can do is a trap with your name on it.'],
      act: 'Write the instructions for one thing that only you know today, in five steps, and give them to somebody.',
    },
    easy: {
      turn: [
        'You fix it with one hand, and everyone looks at you as at a magician.',
        'Enjoy it, since being needed is one of the better drugs.',
      ],
      act: "Do the thing you're best at for one person today, slowly, and let them watch.",
    },
    tense: {
      turn: [
        'You sigh, and feel a little proud of the sigh.',
        "You can't be rescued from being needed by being needed.",
      ],
      act: 'Say "try it yourself first" once today, kindly, and stay seated.',
    },
    bodies: ['Pluto', 'Sun', 'Mars'],
    suits: ['career'],
  },
  {
    title: 'Shoes for an audience',
    scene:
      'At an event with name tags you have a glass in one hand, a business card in the other, and a third hand would be useful.',
    joined: {
      turn: [
        'Put down the glass, and ask somebody why they came.',
        "Your next step usually begins with a stranger's first name.",
      ],
      act: "Write to one person you've met through work today, and mention what they said.",
    },
    easy: {
      turn: [
        "You talk to one person for a long time, about bicycles, and it's the best contact of the evening.",
        'Ambition is nicer with a hobby.',
      ],
      act: 'Introduce two people to each other today who could use one another, in three lines.',
    },
    tense: {
      turn: ['You tell your story four times and like it less each time.', "It isn't false, it's just been ironed."],
      act: "Tell one person today what really interests you at work, in a sentence you've never used.",
    },
    bodies: ['Venus', 'Jupiter', 'Mercury', 'Ascendant'],
    suits: ['career', 'love'],
  },
  {
    title: 'The figure in the ad',
    scene:
      'A friend of a friend earns a sum that you hear by accident, and you do the arithmetic on the back of a receipt.',
    joined: {
      turn: ['Now you know it can be paid.', 'Envy is a poor guide but a good map.'],
      act: "Write down tonight what your work should bring in a year, and three reasons that aren't about need.",
    },
    easy: {
      turn: ["You don't begrudge it, which leaves your hands free.", "It's only a number you haven't asked for yet."],
      act: 'Look up what two jobs like yours are paid today, and pencil the sums beside your own.',
    },
    tense: {
      turn: ['Suddenly your own figure has a smell.', 'It was enough before you heard the other one.'],
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
      turn: [
        'Write to the eleven, in two lines, with the right number.',
        "You're known by your mistakes only if somebody else finds them.",
      ],
      act: 'Correct one thing of yours today, openly, before anyone mentions it.',
    },
    easy: {
      turn: ['One of them has seen it, and calls it charming.', 'Your good name can carry a wrong digit.'],
      act: 'Forgive one mistake of someone who works with you today, and tell them how you once made the same.',
    },
    tense: {
      turn: ["You read page four until it's the only page.", 'Ten pages are right, and nobody has initials on those.'],
      act: "Read what you did well in one piece of work today, aloud, before you look at what's wrong.",
    },
    bodies: ['Mercury', 'Saturn', 'Chiron', 'Midheaven'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: "Somebody's younger you",
    scene:
      'A beginner at work, with a new bag and too many questions, stands beside you and writes down everything you say.',
    joined: {
      turn: ['Say something worth writing down.', "You've arrived somewhere when somebody asks you the way."],
      act: "Give a beginner ten minutes today, and tell them the one thing you'd have liked to know.",
    },
    easy: {
      turn: ['You hear yourself explain it, and you know more than you knew.', 'A good name is built downward too.'],
      act: "Ask the youngest person you work with what they'd change, today, and write it down.",
    },
    tense: {
      turn: ['You answer shortly, as they answered you.', "That was no method, it was somebody's bad year."],
      act: 'Be patient with one slow question today, and let it take as long as it takes.',
    },
    bodies: ['Saturn', 'Moon', 'Jupiter'],
    suits: ['career'],
  },
  {
    title: 'The coat on the chair',
    scene: "On the back of your desk chair hangs a jacket, so that it looks as if you'd only just gone to the copier.",
    joined: {
      turn: ['Take the jacket with you.', "You'd like to be judged by what's on the desk."],
      act: "Tell one person at work today what you've finished, instead of how long you've been at it.",
    },
    easy: {
      turn: ['Nobody looks at chairs as much as you think.', "It's a good day to work less and better."],
      act: 'Take a whole break today, outdoors, with the jacket on.',
    },
    tense: {
      turn: [
        "You stay because the others do, and they're watching your jacket.",
        'Six people are waiting for somebody to go home.',
      ],
      act: 'Be the first to go or to stop today, with a friendly word to the ones who stay.',
    },
    bodies: ['Uranus', 'Neptune', 'Moon', 'Saturn'],
    suits: ['wellbeing'],
  },
]
