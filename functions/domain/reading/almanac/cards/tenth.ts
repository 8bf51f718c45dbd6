import type { Card } from '../../pieces/Card.ts'

export const tenth: readonly Card[] = [
  {
    title: 'Five minutes with the boss',
    scene: "The boss's door is half open, there's a sandwich on the desk, and your question would take five minutes.",
    again: {
      easy: 'your five-minute question shrinks to one good line',
      tense: "you play the boss's part as well and say no",
    },
    forecast: {
      easy: 'those who decide are in a mood to listen',
      tense: 'rushed people say no, and the same question works better later',
    },
    joined: {
      moods: ['outspoken', 'strong', 'daring'],
      turn: [
        'Knock, and begin with what you want.',
        'The sandwich is put down, and the chair turns all the way around.',
      ],
      after: "your question is off your mind and on somebody's desk",
      use: 'tell somebody what you want and explain only if asked',
      act: 'Write your question for the boss tonight in one sentence, and cut every word that apologizes.',
    },
    easy: {
      moods: ['outspoken', 'hopeful', 'daring'],
      turn: [
        "You're waved in, and given half the sandwich.",
        'You ask between two bites, and the answer starts with "why not".',
      ],
      after: 'the "why not" is a form with nine boxes',
      use: 'bring a request to whoever can say yes',
      act: "Send the boss one line today about something that's going well, with no question in it.",
    },
    tense: {
      moods: ['impulsive', 'impatient', 'outspoken'],
      turn: [
        'You knock a second too soon, just as the boss takes a bite.',
        'You say your first sentence to a raised finger.',
      ],
      use: 'find out when the person in charge has time',
      act: 'Practice your question aloud before supper, twice, and leave out the word "just".',
    },
    because: { joined: ['Mercury', 'Pluto'], easy: ['Mercury', 'Pluto'], tense: ['Mars', 'Saturn'] },
    bodies: ['Sun', 'Mars', 'Saturn', 'Mercury'],
    suits: ['career', 'money'],
    workday: true,
  },
  {
    title: 'The line under your name',
    subject: 'yourself',
    scene: "Under your name, at the end of every email, there's a line that a former boss once wrote for you.",
    withSomeone: {
      scene:
        '{Someone} gets an email from you and asks about the line under your name, which a former boss once wrote.',
      turn: {
        joined: [
          "Rewrite the line as if you'd only now been hired.",
          "They'd leave out one word, they say, and you leave out three.",
        ],
        easy: [
          'You explain it in six words, and all six are true.',
          'They say it suits you, but for the comma, and you give them the comma.',
        ],
        tense: [
          "The line promises more than you'd like to deliver.",
          'They read it out in a grand voice, and you give your first name and a cough.',
        ],
      },
    },
    again: {
      easy: "somebody asks what you do, and you don't need the line",
      tense: 'the line under your name suddenly looks borrowed',
    },
    forecast: {
      easy: 'you sound like yourself, even in official company',
      tense: 'others see the role before they see you',
    },
    joined: {
      moods: ['releasing', 'defiant', 'daring', 'outspoken'],
      turn: [
        "Rewrite the line as if you'd only now been hired.",
        "You try it aloud, in the voice you'd use on the phone.",
      ],
      use: 'describe your work in words you chose yourself',
      act: "Write the line you'd like under your name in three years, and put it in your wallet tonight.",
    },
    easy: {
      moods: ['clear', 'unhidden'],
      turn: [
        'The line fits, and you can say it without an ironic voice.',
        'You explain it in six words, and all six are true.',
      ],
      after: 'the line is a comma shorter, and still true',
      use: 'tell one new person what you do, without a joke',
      act: 'Say in six words today what you do, aloud, and count them on your fingers.',
    },
    tense: {
      moods: ['unsure', 'guarded', 'watched'],
      turn: [
        "The line promises more than you'd like to deliver.",
        'Asked what you do, you give your first name and a cough.',
      ],
      use: "name the part of your role you'd gladly give up",
      act: "Strike one word from the line under your name tonight that you're tired of living up to.",
    },
    because: { joined: ['Sun', 'Mercury'], easy: ['Sun', 'Mercury'], tense: ['Sun', 'Ascendant', 'Midheaven'] },
    bodies: ['Sun', 'Mercury', 'North Node', 'Ascendant', 'Midheaven'],
    suits: ['career'],
  },
  {
    title: 'Your slide, third from the end',
    scene: "A projector hums, and on the third slide from the end there's your name beside a number with an arrow.",
    again: {
      easy: 'you know what to say about your number, arrow and all',
      tense: 'you think of the perfect sentence for your slide, too late',
    },
    forecast: {
      easy: 'the attention suits you, and plain facts do the convincing',
      tense: 'you feel watched, though most people are thinking about themselves',
    },
    joined: {
      moods: ['strong', 'outspoken', 'unhidden', 'eager'],
      turn: ['Stand up, and say the number aloud.', 'The boss writes it down, arrow and all.'],
      use: 'put your name to a result in public',
      act: 'Finish one page of work today, and put your full name at the top of the page.',
    },
    easy: {
      moods: ['clear', 'strong', 'eager'],
      turn: [
        "Someone asks a question that you'd have liked to be asked.",
        'You answer without looking at the slide, and the projector hums along.',
      ],
      after: 'the slide lies undefeated in a folder called "old"',
      use: 'volunteer to present something you know well',
      act: 'Answer one question today without looking at a screen, and stop after the third sentence.',
    },
    tense: {
      moods: ['watched', 'careful', 'unsure'],
      turn: [
        "You've practiced every word except the pause after.",
        'The projector clicks, and there you are, with your arrow.',
      ],
      use: "prepare for the question you're hoping won't come",
      act: 'Say one sentence about your number to a wall tonight, and wait three seconds after.',
    },
    because: { joined: ['Sun', 'Midheaven'], easy: ['Sun', 'Midheaven'], tense: ['Sun', 'Ascendant', 'Midheaven'] },
    bodies: ['Sun', 'Chiron', 'Midheaven', 'Mars'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Due in red',
    subject: 'late work',
    scene: 'In the calendar something is due in red, and the file it belongs to is called "draft two, really".',
    withSomeone: {
      scene:
        '{Someone} asks if you\'re free, and in the calendar something is due in red, in a file called "draft two, really".',
      turn: {
        joined: [
          'You say "in an hour", open the file, and write the ending first.',
          'They send a picture of a clock, and by the time you answer the middle is done.',
        ],
        easy: [
          "You've got a day in hand, and it feels like a pocket with money in it.",
          'They ask about the red, and you say "as good as done" and save the file.',
        ],
        tense: [
          'You say "not really", and make the red a deeper red.',
          'They wish you luck with it, and you rename the file and look at flights.',
        ],
      },
    },
    again: {
      easy: "you find a paragraph in the file that's better than you remember",
      tense: 'a new date turns red in the calendar, right beside the old one',
    },
    forecast: {
      easy: 'your work goes quickly once the first paragraph is there',
      tense: "jobs run over, and an hour's margin is soon used up",
    },
    joined: {
      moods: ['diligent', 'clear'],
      turn: [
        'Open the file, and write the ending first.',
        'With the last line written, the middle takes half an hour.',
      ],
      after: 'the file is called "final", and nothing is due in red',
      use: 'start a big task at its easiest part',
      act: 'Work for twenty-five minutes today on whatever is due first, and write the next step on a note before you stop.',
    },
    easy: {
      moods: ['content', 'diligent'],
      turn: [
        "You've got a day in hand, and it feels like a pocket with money in it.",
        'You save the file, shut the lid, and water the plant.',
      ],
      after: 'the file is with somebody who likes the font',
      use: 'get a head start on the next deadline',
      act: 'Hand in one page ahead of time today, with a friendly line.',
    },
    tense: {
      moods: ['absent', 'restless', 'dreaming'],
      turn: ['You make the red a deeper red.', 'You rename the file "draft three", make tea, and look at flights.'],
      use: 'settle which half of the work is really needed',
      act: "Tell the person who's waiting what they'll get and when, in two sentences, before the day is out.",
    },
    because: { joined: ['Mars'], easy: ['Mars'], tense: ['Saturn'] },
    bodies: ['Saturn', 'Mars', 'Neptune'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'A search for your name',
    subject: 'yourself',
    scene:
      'Anyone who does a search for your name finds a race result, an old committee and a photo with a bad collar.',
    withSomeone: {
      scene:
        '{Someone} has done a search for your name and found a race result, an old committee and a photo with a bad collar.',
      turn: {
        joined: [
          "They ask what's missing from the page, and you know before they've finished.",
          "So you add the one thing that you'd like to be found by.",
        ],
        easy: [
          'The third hit is a farmer with your name who keeps goats, and it cheers you up.',
          'They ask after the goats, and you tell them that one has a cold.',
        ],
        tense: [
          "You read the page as a stranger would, and you wouldn't hire yourself.",
          'They say they like the collar, and you ask them to close the tab.',
        ],
      },
    },
    again: {
      easy: 'somebody has done the search and likes the race result',
      tense: 'the photo with the bad collar comes up in company',
    },
    forecast: {
      easy: 'you make a fine first impression with no special effort',
      tense: 'strangers judge you fast, and their verdict says little about you',
    },
    joined: {
      moods: ['eager', 'unhidden'],
      today: 'a small correction changes how others see you',
      turn: ["Add one thing that you'd like to be found by.", 'You look at the page once more, as a stranger would.'],
      use: 'make one piece of good work visible to others',
      act: "Change one line about yourself today that strangers can read and that's out of date.",
    },
    easy: {
      moods: ['playful', 'content', 'unhidden'],
      today: "it's easy to laugh at what strangers know about you",
      turn: [
        'The third hit is a farmer with your name who keeps goats, and it cheers you up.',
        'You send the goats to a friend, with the caption "me".',
      ],
      after: 'the farmer with your name has two more goats',
      use: 'tell somebody a story in which you look silly',
      act: 'Look yourself up today, down to the third page, and save the hit that makes you laugh.',
    },
    tense: {
      moods: ['unsure', 'watched'],
      turn: [
        "You read the page as a stranger would, and you wouldn't hire yourself.",
        'The collar gets worse the larger you make it.',
      ],
      use: 'ask an honest friend how you come across',
      act: 'List five true things today that no search for your name finds, and keep the list by the screen.',
    },
    because: { joined: ['Sun', 'Ascendant'], tense: ['Sun', 'Ascendant'] },
    bodies: ['Ascendant', 'Venus', 'Neptune', 'Mercury'],
    suits: ['career', 'love'],
  },
  {
    title: 'The job in the open tab',
    scene: "In a tab at the far right there's an ad for a job, open for so long that the tab has forgotten its icon.",
    withSomeone: {
      scene: "{Someone} asks what you'd rather do, and you think of an ad for a job, in an open tab at the far right.",
      turn: {
        joined: [
          'Read the ad slowly, and picture yourself on the way there.',
          "They ask what's in the fourth line, because you sat up, and you read it aloud.",
        ],
        easy: [
          'You meet seven of the nine requirements, and the other two are adjectives.',
          "They'd like to see it, and you send it with a question mark.",
        ],
        tense: [
          'You say "nothing special", and read the ad again under the table.',
          "They ask what it pays, and you scroll down, and it doesn't say.",
        ],
      },
    },
    again: {
      easy: 'you tell a friend what kind of job makes you sit up',
      tense: 'you find the tab open that you could swear was shut',
    },
    forecast: {
      easy: 'openings are easier to spot and to ask about',
      tense: 'every other job looks better than your own',
    },
    joined: {
      moods: ['dreaming', 'restless', 'hopeful'],
      turn: ['Read the ad slowly, and picture yourself on the way there.', 'At the fourth line you sit up.'],
      after: 'the tab is closed, and one line of the ad stays with you',
      use: "send an inquiry about work you'd enjoy",
      act: 'Copy the two lines you like into a note today, and shut the tab.',
    },
    easy: {
      moods: ['hopeful', 'restless'],
      turn: [
        'You meet seven of the nine requirements, and the other two are adjectives.',
        'You send the ad to a friend with a question mark.',
      ],
      after: 'the question mark comes back as an exclamation point',
      use: "apply for something you're mostly qualified for",
      act: 'Ask one person who does such a job, in three lines today, what their days are like.',
    },
    tense: {
      moods: ['torn', 'restless', 'dreaming'],
      turn: [
        'You read the ad on bad days and leave it alone on good ones.',
        "You scroll to the salary, which isn't there.",
      ],
      use: 'decide whether the trouble is the job or the mood',
      act: 'Write down the one change that would make you stay, and the one that would make you go, before bed.',
    },
    because: { joined: ['Jupiter'], easy: ['Jupiter'], tense: ['Saturn', 'Neptune', 'Midheaven'] },
    bodies: ['Uranus', 'Jupiter', 'North Node', 'Pluto'],
    suits: ['career', 'money'],
  },
  {
    title: 'Well done, in the hallway',
    subject: 'praise',
    scene:
      'In the hallway the director says "well done, by the way" over a shoulder, and is already around the corner.',
    again: {
      easy: 'you stand still to say "well done" to somebody',
      tense: 'you hear "by the way" with no "well done" in front',
    },
    forecast: {
      easy: 'recognition comes more freely, from above and from colleagues',
      tense: "remarks sound cooler than they're meant",
    },
    joined: {
      moods: ['eager', 'outspoken'],
      turn: ['Say thank you, loud enough to reach around the corner.', 'A hand comes back into sight, and waves.'],
      use: 'thank someone for praise you brushed aside',
      act: 'Answer one friendly word today loudly enough to be heard around a corner.',
    },
    easy: {
      moods: ['generous', 'kind'],
      turn: [
        'You hand the "well done" on within the hour, to the person who did the other half.',
        'They stop in the doorway and say "really?".',
      ],
      after: 'two people walk a little taller on one "well done"',
      use: "mention somebody's good work to their superior",
      act: 'Tell a colleague today exactly which part of their work made yours easier.',
    },
    tense: {
      moods: ['unsure', 'searching', 'hurt', 'eager'],
      turn: ['You wonder what the "by the way" was about.', 'You ask a colleague how it sounded, and get a shrug.'],
      use: 'get a clear opinion on your work instead of guessing',
      act: 'Write "well done" under one thing you finished today, with the date and no "but".',
    },
    because: {
      joined: ['Moon', 'Mercury', 'Chiron'],
      easy: ['Sun', 'Jupiter', 'Midheaven'],
      tense: ['Moon', 'Mercury', 'Chiron'],
    },
    bodies: ['Venus', 'Chiron', 'Jupiter', 'Sun'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'One last thing',
    subject: 'late work',
    scene: 'You\'ve said you would be home by seven, it\'s ten to, and the boss in the doorway has "one last thing".',
    withSomeone: {
      scene:
        "You've told {someone} that you'd be done by seven, it's ten to, and the boss in the doorway has \"one last thing\".",
      turn: {
        joined: [
          'Put your coat on, and say when you can do the thing.',
          'They call just then, and you say "five minutes" to them and "tomorrow" to the boss.',
        ],
        easy: [
          '"Actually it can wait," the boss says, and looks at your coat.',
          "They're running late themselves, and you take the bus seat with a view into kitchens.",
        ],
        tense: [
          'You sit down again, without taking off the coat.',
          'They send a picture of a pot, steaming, and you write "nearly".',
        ],
      },
    },
    again: {
      easy: `a "last thing" turns out to be one, and you're early`,
      tense: 'you hear yourself say "one last thing" to somebody in a coat',
    },
    forecast: {
      easy: 'late requests turn out less urgent than they sound',
      tense: 'your work spills past closing time, and supper had better be simple',
    },
    joined: {
      moods: ['outspoken', 'torn', 'defiant'],
      turn: [
        'Put your coat on, and say when you can do the thing.',
        'The boss looks at the clock, then at the coat, and says "tomorrow, then".',
      ],
      after: "the last thing is done, and you're still home by seven",
      use: 'offer a later time for one extra request',
      act: 'Name the hour at which your work ends today to one person, and be gone five minutes before.',
    },
    easy: {
      moods: ['content', 'hopeful'],
      turn: [
        '"Actually it can wait," the boss says, and looks at your coat.',
        "By five to you're on the bus, on the side with a view into kitchens.",
      ],
      after: 'the last thing is forgotten, and nobody asks for it',
      use: 'plan something pleasant for right after work',
      act: "Use the first half hour after work today for something with no purpose, and tell nobody you're free.",
    },
    tense: {
      moods: ['yielding', 'burdened', 'torn'],
      turn: ['You sit down again, without taking off the coat.', 'On your phone is a picture of a pot, steaming.'],
      use: "tell people in advance about one evening that's taken",
      act: "Leave one page unread on purpose today, and write on its corner when you'll read it.",
    },
    because: { joined: ['Saturn'], easy: ['Mercury', 'Saturn'], tense: ['Saturn'] },
    bodies: ['Moon', 'Saturn', 'Venus'],
    suits: ['wellbeing', 'love'],
    workday: true,
  },
  {
    title: 'The one who fixes the shredder',
    subject: 'shared chore',
    scene: "You're the one who fixes the shredder, and people call you at lunch too, even when it's only unplugged.",
    again: {
      easy: "somebody else finds the plug before you're called",
      tense: 'three heads turn to you when something breaks',
    },
    forecast: {
      easy: 'thanks come readily, and others do their share',
      tense: 'favors pile up, and a slow yes is perfectly polite',
    },
    joined: {
      moods: ['outspoken', 'impatient', 'burdened', 'quarrelsome'],
      turn: [
        'Plug it in, and say what you think about calls at lunch.',
        'Everyone looks at the shredder, as if the shredder had spoken.',
      ],
      after: 'people look at the plug before they look for you',
      use: "hand over one favor you've done for too long",
      act: 'Write five steps today for one thing that only you can fix, and tape the paper to the thing.',
    },
    easy: {
      moods: ['kind'],
      turn: [
        'You grumble all the way to the plug, and nobody is fooled by the grumbling.',
        'A trainee applauds with two pencils.',
      ],
      after: 'the trainee can do the trick with the plug as well',
      use: 'show a willing person how you fix things',
      act: 'Take a small bow today after the next plug you push in, even if nobody claps.',
    },
    tense: {
      moods: ['burdened', 'yielding', 'impatient'],
      turn: ['You sigh, and feel a little proud of the sigh.', "You're halfway under the desk before you've answered."],
      use: 'hand one small problem to the person it belongs to',
      act: 'Say "try it yourself first" once today, kindly, and stay seated.',
    },
    because: { joined: ['Mercury', 'Saturn'], easy: ['Sun', 'Midheaven'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Pluto', 'Sun', 'Mars'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'No hand free',
    subject: 'stranger',
    scene: 'At an event with name tags you have a glass in one hand, a business card in the other, and no hand free.',
    withSomeone: {
      scene:
        'At an event with name tags you have a glass in one hand, a card in the other, and no hand free for {someone}.',
      turn: {
        joined: [
          'Put down the glass, and ask why anyone comes to these.',
          'They look at their own tag and think, and you put down the card as well.',
        ],
        easy: [
          "They bring up bicycles, and it's the best hour of the event.",
          'You leave with one card, and on the back of it, in their writing, a tip about tires.',
        ],
        tense: [
          'You tell your story four times and like it less each time.',
          'They ask to hear it too, and you hear yourself say "passionate".',
        ],
      },
    },
    again: {
      easy: 'you remember a face from the event, and the name tag too',
      tense: "a card falls out of your pocket, and you can't place the name",
    },
    forecast: {
      easy: 'even small talk has a way of getting interesting',
      tense: 'crowds wear you out, and one good conversation is plenty',
    },
    joined: {
      moods: ['curious', 'daring', 'searching'],
      turn: [
        'Put down the glass, and ask the nearest person why they came.',
        'They look at their own tag, think, and tell you.',
      ],
      use: 'say hello to one person you see often and never talk to',
      act: "Write three lines today to one person you've met through work, and mention something they said.",
    },
    easy: {
      moods: ['talkative', 'curious', 'content'],
      turn: [
        "You talk to one person for a long time, about bicycles, and it's the best hour of the event.",
        'You leave with an address, a tip about tires and no cards.',
      ],
      after: 'the tip about tires turns out to be right',
      use: 'follow up with someone you enjoyed talking to',
      act: "Write down the name of somebody at work you'd gladly miss a bus for, and the subject, before supper today.",
    },
    tense: {
      moods: ['talkative', 'eager', 'watched'],
      turn: [
        'You tell your story four times and like it less each time.',
        'By the fifth time you hear yourself say "passionate".',
      ],
      use: 'ask three people about their work',
      act: 'Write in one sentence tonight what interests you at work, with no word longer than eight letters.',
    },
    because: { joined: ['Mercury', 'Uranus'], easy: ['Mercury', 'Uranus'], tense: ['Moon', 'Saturn'] },
    bodies: ['Venus', 'Jupiter', 'Mercury', 'Ascendant'],
    suits: ['career', 'love'],
  },
  {
    title: 'A sum on a receipt',
    subject: 'sum',
    scene: 'You hear by accident what sum an old classmate earns, and you do the arithmetic on the back of a receipt.',
    withSomeone: {
      scene:
        '{Someone} mentions by accident what sum a classmate earns, and you do the arithmetic on the back of a receipt.',
      turn: {
        joined: [
          'Now you know that such a sum exists.',
          "They ask what you'd do with it, and your list goes all the way around the edge.",
        ],
        easy: [
          "You don't begrudge anybody the sum, which leaves your hands free.",
          'They pass you the pen again, and you write your own beneath it, with interest.',
        ],
        tense: [
          'Suddenly your own sum looks short.',
          'They say to forget they mentioned it, and you fold the receipt very small.',
        ],
      },
    },
    again: {
      easy: 'you hear another sum without reaching for a receipt',
      tense: `somebody says "money isn't everything", and you think of the receipt`,
    },
    forecast: {
      easy: 'money is discussed more calmly and honestly than usual',
      tense: 'comparisons sting, and they leave out half the story',
    },
    joined: {
      moods: ['greedy', 'hopeful', 'dreaming'],
      turn: ['Now you know that such a sum exists.', 'You fold the receipt and put it where you keep your passport.'],
      use: 'prepare your case for better pay',
      act: "Write down tonight what your work should bring in a year, and three reasons that aren't about need.",
    },
    easy: {
      moods: ['content', 'mending', 'curious'],
      turn: [
        "You don't begrudge anybody the sum, which leaves your hands free.",
        'You write your own beneath it and look at the gap with interest.',
      ],
      after: 'the receipt is a bookmark with two sums showing',
      use: 'talk openly about pay with someone you trust',
      act: 'Look up today what two jobs like yours pay, and pencil the sums beside your own.',
    },
    tense: {
      moods: ['unsure', 'greedy', 'hurt'],
      turn: ['Suddenly your own sum looks short.', 'You look at the receipt as if it had started this.'],
      use: 'get the facts behind a salary you envy',
      act: "List tonight in five lines what your job gives you that no pay stub shows, and cross out what isn't true.",
    },
    because: { joined: ['Sun', 'Venus', 'Chiron'], easy: ['Mercury', 'Venus'], tense: ['Sun', 'Venus', 'Chiron'] },
    bodies: ['Venus', 'Pluto', 'Jupiter'],
    suits: ['money', 'career'],
  },
  {
    title: 'A wrong number on page four',
    scene:
      "On page four of a report there's a wrong number with your initials beside it, and fourteen people have the report.",
    again: {
      easy: "you point out somebody's wrong number without raising an eyebrow",
      tense: 'you check one number three times, with page four in mind',
    },
    forecast: {
      easy: 'mistakes are quickly forgiven, yours included',
      tense: 'small errors look big to you and tiny to others',
    },
    joined: {
      moods: ['unhidden', 'careful', 'watched', 'mending'],
      turn: [
        'Your ears are hot, and you write to the fourteen, in two lines, with the right number.',
        'Four write back, and one says thanks.',
      ],
      use: 'put one old error right and close the matter',
      act: 'Correct one wrong word of yours today, openly, before anyone mentions it.',
    },
    easy: {
      moods: ['mending', 'unhidden'],
      turn: [
        'One of the fourteen has seen the number, and calls it charming.',
        'You send the right number, and a smiley with glasses comes back.',
      ],
      after: 'page four is right, if a little less charming',
      use: 'admit one slip that only you know of',
      act: 'Tell one person today about a mistake of yours that was harmless, in three sentences.',
    },
    tense: {
      moods: ['unsure', 'watched', 'careful'],
      turn: [
        "You read page four until it's the only page.",
        'You close the report, and it opens by itself at page four.',
      ],
      after: 'nobody mentions page four anymore, and you nearly forget it',
      use: 'check one set of figures and send it off',
      act: 'Read one page of your work aloud today that has no mistake in it, to the end.',
    },
    because: { joined: ['Saturn'], easy: ['Saturn'], tense: ['Sun', 'Chiron', 'Midheaven'] },
    bodies: ['Mercury', 'Saturn', 'Chiron', 'Midheaven'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'A beginner with a new bag',
    scene:
      'A beginner at work, with a new bag and too many questions, stands beside you and writes down everything you say.',
    again: {
      easy: "you're the beginner at something, with rather good questions",
      tense: "you ask a beginner's question, and somebody sighs before answering",
    },
    forecast: {
      easy: 'you explain things well, and learn while you talk',
      tense: 'questions use up your patience, and a fixed hour for them helps',
    },
    joined: {
      moods: ['generous', 'kind', 'talkative'],
      turn: [
        'Give away your best trick, and pull up a chair for the bag.',
        'The pen stops for a second, and then it goes twice as fast.',
      ],
      after: "your trick is in a beginner's notebook, with a question mark",
      use: "share the shortcut you're proudest of",
      act: "Write down in one line today what you'd have liked to know as a beginner, and pass it on.",
    },
    easy: {
      moods: ['talkative', 'clear', 'kind', 'generous'],
      turn: [
        'You hear yourself explain, and you know more than you thought.',
        "The next question is one you can't answer, and you look it up together.",
      ],
      after: 'the new bag has its first stain, and the questions are better',
      use: 'look up an answer together with whoever asked',
      act: "Ask the newest person at work today what they'd change first, and write the answer down.",
    },
    tense: {
      moods: ['impatient', 'burdened'],
      turn: [
        'You have your own list to get through, so you answer in one word and go on typing.',
        "The pen stops, and the next question doesn't come.",
      ],
      use: "set aside one hour for other people's questions",
      act: 'Answer one question today with both hands off the keyboard, and ask if the answer helped.',
    },
    because: { joined: ['Mercury', 'Saturn'], easy: ['Mercury', 'Saturn'], tense: ['Mercury', 'Mars', 'Saturn'] },
    bodies: ['Saturn', 'Moon', 'Jupiter'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'The jacket on the chair',
    subject: 'late work',
    scene: "On the back of your desk chair hangs a jacket, so that it looks as if you'd only just gone to the copier.",
    withSomeone: {
      scene: "On the back of your desk chair hangs a jacket, and you've told {someone} that you leave on time.",
      turn: {
        joined: [
          'Take the jacket with you.',
          'They call to ask where you are, and you say "outside", from the stairs.',
        ],
        easy: [
          'Nobody looks at chairs as much as you think.',
          'You call them from the steps, look up at the sky, and forget what it was about.',
        ],
        tense: [
          'You stay because everyone does, each with an eye on your jacket.',
          'They write "on your way?", six chairs creak, and nobody gets up.',
        ],
      },
    },
    again: {
      easy: "you leave when you're done, jacket and all",
      tense: 'you stay too long somewhere, with the jacket on your knees',
    },
    forecast: {
      easy: "your results are what people look at, and they're good",
      tense: 'staying late looks necessary and seldom is',
    },
    joined: {
      moods: ['restless', 'unhidden', 'defiant', 'releasing'],
      turn: ['Take the jacket with you.', 'You leave by the front door, and the guard says good night.'],
      use: 'leave first for once, jacket on and no excuses',
      act: "Tell one person at work today what you've finished, instead of how long you've been at it.",
    },
    easy: {
      moods: ['content', 'absent', 'releasing'],
      today: "taking a break costs you nothing in anyone's eyes",
      turn: [
        'Nobody looks at chairs as much as you think.',
        'On the steps you look up at the sky and forget what you were hurrying for.',
      ],
      use: 'set an hour after which work messages wait',
      act: 'Take one whole break outdoors today, with nothing in your hands, until your shoulders are down.',
    },
    tense: {
      moods: ['watched', 'yielding'],
      turn: [
        "You stay because the others do, and they're watching your jacket.",
        'At half past, six chairs creak, and nobody gets up.',
      ],
      use: "make a list of what's finished",
      act: 'Stop work today at the minute you planned, and take everything off the chair.',
    },
    because: { joined: ['Sun', 'Midheaven'], easy: ['Saturn'], tense: ['Saturn', 'Midheaven'] },
    bodies: ['Uranus', 'Neptune', 'Moon', 'Saturn'],
    suits: ['wellbeing'],
    workday: true,
  },
]
