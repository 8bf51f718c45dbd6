import type { Card } from '../../pieces/Card.ts'

export const first: readonly Card[] = [
  {
    title: 'Ten seconds at the mirror',
    subject: 'looks',
    scene: 'By the door hangs a mirror, and between keys and bag there are ten seconds for your own face in it.',
    withSomeone: {
      scene:
        'By the door hangs a mirror, {someone} is waiting downstairs, and there are ten seconds for your own face.',
      turn: {
        joined: [
          'Ten seconds are enough to decide who goes out the door.',
          'Downstairs they point at your crooked collar, and you tell them it stays.',
        ],
        easy: [
          'So you go down looking like yourself, in a mood big enough for two.',
          'They hold the door for the neighbor with the recycling, and you carry half of it.',
        ],
        tense: [
          'The shirt gets changed twice, and the bus leaves without either of you.',
          'They talk about the bus and not about the shirt, and by the first corner so do you.',
        ],
      },
    },
    again: {
      easy: 'you pass a mirror, like what you see, and keep walking',
      tense: 'you look twice when a shop window shows you from the side',
    },
    forecast: {
      easy: 'the first impression you make takes care of itself',
      tense: 'getting ready takes a quarter hour longer',
    },
    joined: {
      moods: ['unhidden', 'playful', 'content'],
      turn: [
        'Ten seconds are enough to decide who goes out the door.',
        'You leave the collar crooked, catch your own eye, and nearly smile.',
      ],
      use: 'introduce yourself to somebody just as you are',
      act: 'Stand at a mirror for one full minute before bed, and leave one thing about you uncorrected.',
    },
    easy: {
      moods: ['generous', 'content', 'kind', 'unhidden'],
      turn: [
        'So you go out looking like yourself, in a mood big enough for two.',
        "The first to get some is the neighbor with the recycling, who hadn't expected any.",
      ],
      after: 'the neighbor with the recycling says hello first',
      use: 'go see people without fussing over what you wear',
      act: 'Say one friendly sentence beyond hello to the next person you meet at a door today.',
    },
    tense: {
      moods: ['watched', 'unsure'],
      turn: [
        "That's why the shirt gets changed twice and the bus leaves without you.",
        "What bothers you is being looked at, and it's over by the first corner.",
      ],
      after: 'the first shirt is back in favor, slightly wrinkled',
      use: 'pick two outfits that never need a second look',
      act: "Lay out a shirt for tomorrow tonight, the first one you touch, and don't change it in the morning.",
    },
    because: { joined: ['Ascendant'], easy: ['Ascendant'], tense: ['Venus', 'Ascendant'] },
    bodies: ['Venus', 'Ascendant', 'Chiron'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'At the edge of the photo',
    subject: 'picture',
    scene:
      'A friend posts a photo from a party, and there you are at the edge of it with a paper plate and your eyes shut.',
    withSomeone: {
      scene:
        '{Someone} posts a photo from a party, and there you are at the edge of it with a paper plate and your eyes shut.',
      turn: {
        joined: [
          "You nearly ask for it to be taken down, and then you look at what's on the plate.",
          'They write that cake should always be eaten like that, and you have to agree.',
        ],
        easy: [
          'You wince, laugh at it first, and that settles the matter.',
          'They answer with a worse one of themselves, so you send the one with the paper hat.',
        ],
        tense: [
          "You zoom in, and then you write under the photo that you'd like it gone.",
          'They ask if it could stay for the sake of the cake, and you look again.',
        ],
      },
    },
    again: {
      easy: 'you go on chewing when somebody points a phone at you',
      tense: 'you blink just as somebody takes the picture',
    },
    forecast: {
      easy: 'a small blunder makes people like you more',
      tense: 'one unflattering comment stays with you longer than it should',
    },
    joined: {
      moods: ['mending', 'content', 'unhidden'],
      turn: [
        "You nearly ask for it to be taken down, and then you look at what's on the plate.",
        'The person with the shut eyes is enjoying the cake, and you begin to like them.',
      ],
      after: 'the photo has fourteen hearts under it, and one is yours',
      use: 'get into a few pictures with people you like',
      act: 'Eat something sweet with your eyes shut today, and take your time over it.',
    },
    easy: {
      moods: ['mending', 'unhidden'],
      turn: [
        'You wince, laugh at it first, and that settles the matter for everyone.',
        'Before long two friends have answered with worse ones of themselves.',
      ],
      use: 'tell a story where the joke is on you',
      act: 'Send one unflattering photo of yourself to a friend today, with a caption of five words.',
    },
    tense: {
      moods: ['watched', 'outspoken', 'unsure'],
      turn: [
        "You zoom in, and then you write under the photo that you'd like it gone.",
        'Right below, three people want to know where the cake on your plate is from.',
      ],
      after: 'the photo is still up, for the sake of the cake',
      use: 'let people know which pictures of you they can post',
      act: 'Look at one photo of yourself for ten seconds today, close it, and tell a friend what was good about that evening.',
    },
    because: { tense: ['Sun', 'Venus', 'Chiron'] },
    bodies: ['Neptune', 'Sun', 'Ascendant'],
    suits: ['love', 'career'],
  },
  {
    title: 'The first one to say something',
    subject: 'stranger',
    scene:
      "There's a silence in the elevator, over a rather strange carpet, and somebody has to be the first one to say something.",
    withSomeone: {
      scene:
        "There's a silence in the elevator between you and {someone}, over a strange carpet, and one of you has to say something first.",
      turn: {
        joined: [
          "You go first, since the first sentence doesn't have to be clever.",
          'They have a nickname for the carpet, and you need two floors to hear why.',
        ],
        easy: [
          'A remark about the light is enough, and the silence gets off on the second floor.',
          "They bring up a leaking roof, and by the fourth you've asked who's to blame for it.",
        ],
        tense: [
          'So you study the floor numbers as if there were a test on them.',
          'They say "some carpet" as the doors open, and your own sentence is nearly ready.',
        ],
      },
    },
    again: {
      easy: "you've said hello before you've had time to think about it",
      tense: 'two of you start speaking at once and both say sorry',
    },
    forecast: {
      easy: 'strangers are glad when you speak first',
      tense: 'conversations start slowly and need another try',
    },
    joined: {
      moods: ['talkative', 'curious', 'daring', 'impulsive'],
      turn: [
        "You go first, since the first sentence doesn't have to be clever.",
        'Yours is a question about the carpet, which turns out to have enemies.',
      ],
      after: 'the carpet in the elevator has a nickname on two floors',
      use: "get in touch first with someone you've lost sight of",
      act: 'Speak first once today, where two of you are waiting, and make it a question.',
    },
    easy: {
      moods: ['talkative', 'curious', 'impulsive'],
      turn: [
        'A remark about the light is enough, and the silence gets off on the second floor.',
        "By the fourth floor you've asked your way to a leaking roof and who's to blame for it.",
      ],
      after: 'you know more about that roof than the roofer does',
      use: 'find out what you and a stranger have in common',
      act: 'Start one conversation today with someone you only nod to, and ask what their week has been like.',
    },
    tense: {
      moods: ['unsure', 'careful'],
      turn: [
        'So you study the floor numbers as if there were a test on them.',
        "You have a sentence ready, and by the time it's good enough the doors open.",
      ],
      use: 'think up one easy question for awkward silences',
      act: "Say one clumsy sentence out loud to somebody today, before it's had time to get better.",
    },
    because: { joined: ['Mercury', 'Ascendant'], easy: ['Mercury', 'Ascendant'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Mercury', 'Mars', 'Uranus'],
    suits: ['career'],
  },
  {
    title: "I don't mind, really",
    subject: 'choice',
    scene:
      'A friend asks where to eat, Thai or the place with the checkered tablecloths, and out comes "I don\'t mind, really".',
    withSomeone: {
      scene:
        '{Someone} asks where to eat, Thai or the place with the checkered tablecloths, and out comes "I don\'t mind, really".',
      turn: {
        joined: [
          'They begin to say the same, and all at once you do mind.',
          'You say "tablecloths", and they\'re already holding the door.',
        ],
        easy: [
          '"Neither do I," they say, and you hear how silly that sounds from two people.',
          'So you say "the noodles", and get them, with the seat by the wall.',
        ],
        tense: [
          "The politeness lasts until the bill, and then you're silent all the way to the parking lot.",
          "At the corner they ask what's wrong, and you say nothing is.",
        ],
      },
    },
    again: {
      easy: 'somebody asks where to sit, and you point',
      tense: 'you hand back the menu when somebody asks you to choose',
    },
    forecast: {
      easy: 'people are glad to hear a clear wish from you',
      tense: "it's hard to say no, and you mind it afterward",
    },
    joined: {
      moods: ['outspoken', 'impulsive', 'clear'],
      turn: [
        'This time you do mind, and the word is already in your mouth.',
        'You say "tablecloths", and nobody asks whether you\'re sure.',
      ],
      after: "one of the checkered tablecloths has a stain that's yours",
      use: 'suggest a time and a place instead of waiting',
      act: 'Choose one meal today, and say it aloud in a sentence without an "or" in it.',
    },
    easy: {
      moods: ['outspoken', 'clear', 'content'],
      turn: [
        'Saying "the noodles" turns out to be easier than the shrug, and rather shorter.',
        'You get the noodles, and the seat with its back to the wall.',
      ],
      use: 'plan one evening entirely to your own taste',
      act: "Tell one person today what you'd like to eat, in a sentence that starts with I and ends there.",
    },
    tense: {
      moods: ['yielding', 'guarded'],
      turn: [
        "The politeness lasts until the bill, and then you're silent all the way to the parking lot.",
        "At the corner you're asked what's wrong, and you say nothing is.",
      ],
      after: 'you admit that it was the tablecloths, and nobody is surprised',
      use: 'mention one small thing that bothers you',
      act: 'Take back one "I don\'t mind" today, and tell the person what you\'d have picked.',
    },
    because: { joined: ['Mercury', 'Uranus'], easy: ['Mercury', 'Uranus'], tense: ['Saturn', 'Neptune'] },
    bodies: ['Venus', 'Moon', 'Pluto'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'How they spell your name',
    subject: 'yourself',
    scene: 'You say your name at the counter, and on the paper cup it gets a spelling of its own.',
    withSomeone: {
      scene: 'You and {someone} order coffee, you say your name, and on the paper cup it gets a spelling of its own.',
      turn: {
        joined: [
          'You correct it at once, slowly, letter by letter.',
          'They get you the pen from the counter, and you write it again yourself, in capitals.',
        ],
        easy: [
          'You set it right in two seconds, and nobody blushes.',
          'They ask for a small star beside it, and you ask for one on theirs.',
        ],
        tense: [
          'You let the spelling go, and you mind it with every sip.',
          'They read it off the cup and call you by it, for fun, and you smile.',
        ],
      },
    },
    again: {
      easy: "the next name you spell is somebody else's, and you get it right",
      tense: 'somebody shortens your name without asking you',
    },
    forecast: {
      easy: 'corrections are taken well, even by busy people',
      tense: 'details get mixed up, and the important ones deserve a second look',
    },
    joined: {
      moods: ['outspoken', 'careful', 'eager'],
      turn: [
        'You correct it at once, slowly, letter by letter.',
        'The clerk writes the name again, properly, and says it back to you.',
      ],
      use: 'tell people what you like to be called',
      act: 'Say your full name to one person today, and spell it before anyone has to ask.',
    },
    easy: {
      moods: ['outspoken', 'clear', 'careful'],
      turn: [
        'You set it right in two seconds, and nobody blushes.',
        'The next cup has your name on it, and a small star.',
      ],
      after: 'the cup holds pencils, star side out',
      use: 'correct an old mistake on a form or account',
      act: 'Ask one person today how their own name is said properly, and use it twice before you part.',
    },
    tense: {
      moods: ['yielding', 'hurt', 'guarded'],
      turn: [
        'You let the spelling go, and you mind it with every sip.',
        'Before the cup is empty, two more people have copied the mistake.',
      ],
      use: 'clear up one wrong idea that somebody has of you',
      act: 'Correct one small thing that somebody has wrong about you today, in one calm line.',
    },
    because: { joined: ['Mercury', 'Saturn'], easy: ['Mercury', 'Saturn'], tense: ['Mercury', 'Neptune'] },
    bodies: ['Sun', 'Mercury', 'Midheaven'],
    suits: ['career', 'money'],
  },
  {
    title: 'Shoes by the mat',
    subject: 'looks',
    scene:
      'By the mat are the good shoes that pinch, the flat ones with the split sole, and the pair you never think of.',
    again: {
      easy: "you walk a stretch that you'd meant to ride",
      tense: "somebody suggests a walk when you're dressed for sitting",
    },
    forecast: {
      easy: 'your own pace gets you there in good time',
      tense: 'a seam, a heel or a collar begins to bother you',
    },
    joined: {
      moods: ['restless', 'playful', 'careful'],
      turn: [
        'You put the shoes in a row, by how far each pair lets you walk, and take the first.',
        "At the crossing you notice that you're going nowhere in particular.",
      ],
      use: 'spend an afternoon going where you please',
      act: 'Walk around four corners in your most comfortable pair today, and choose each one when you get there.',
    },
    easy: {
      moods: ['absent', 'dreaming', 'content'],
      turn: [
        'The pair you never think of takes you all over town, while your head is elsewhere.',
        'You notice your feet only when you sit down, and they have no complaint.',
      ],
      after: 'the pair you never think of is at the front of the mat',
      use: 'see more of your town on foot',
      act: 'Clean one pair of shoes tonight, the one that has never once complained.',
    },
    tense: {
      moods: ['watched', 'impatient'],
      turn: [
        'So you go out in the ones that look right, and your temper starts at the heel.',
        "Under a table you slip them off, and then you can't find the left one.",
      ],
      use: 'change one thing you put up with for appearances',
      act: 'Take the pinching pair off before supper, and put it out of reach for a week.',
    },
    because: { joined: ['Saturn', 'Uranus'], easy: ['Saturn', 'Uranus'], tense: ['Moon', 'Venus'] },
    bodies: ['Saturn', 'Moon'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'Your voice, played back',
    subject: 'picture',
    scene: "You leave a voice message, play it back, and somebody with your jokes and a stranger's voice comes out.",
    withSomeone: {
      scene:
        "You leave a voice message for {someone}, play it back, and somebody with your jokes and a stranger's voice comes out.",
      turn: {
        joined: [
          'You send it as it is, with the cough in it and the siren behind.',
          'They write that the cough was the best part, and you listen once more to hear why.',
        ],
        easy: [
          'The voice sounds warmer than any text, so you let it go.',
          'They answer with a voice too, and a kettle, and you reply from the stairs.',
        ],
        tense: [
          'You record the message five times, from notes, and each one sounds more like a bank.',
          'They call in the middle of the sixth, and you read them the notes.',
        ],
      },
    },
    again: {
      easy: 'you leave a message in one go and forget to play it back',
      tense: 'you hear yourself over a speaker and lose the thread',
    },
    forecast: {
      easy: 'what you say comes across warmer than what you type',
      tense: 'your tone is easily misread, and simple messages do best',
    },
    joined: {
      moods: ['unhidden', 'mending', 'daring'],
      turn: [
        'That voice is the one that everybody else knows you by.',
        'You send it as it is, with the cough in it and the siren behind.',
      ],
      use: "say one thing in public the way you'd say it at home",
      act: "Record one message of under a minute today, don't play it back, and send it to a friend.",
    },
    easy: {
      moods: ['talkative', 'tender'],
      turn: [
        'The voice sounds warmer than any text, and the message took less time.',
        'The answer is a voice too, with a kettle and a laugh in it.',
      ],
      after: 'the longest message in the thread is two minutes of kettle',
      use: 'catch up by phone with someone far away',
      act: "Call one person today whom you would normally text, and hang up while it's still fun.",
    },
    tense: {
      moods: ['unsure', 'careful', 'watched'],
      turn: [
        'You record the message five times, from notes, and each one sounds more like a bank.',
        'In the end you type four words and put the phone in a drawer.',
      ],
      use: 'write an awkward message the way you really talk',
      act: 'Delete every version but the first of one message today, and send that one unheard.',
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury', 'Neptune'] },
    bodies: ['Mercury', 'Chiron', 'Neptune'],
    suits: ['career', 'love'],
  },
  {
    title: 'Angry until the sandwich',
    subject: 'meal',
    scene: "At a certain hour you're angry with people, the printer and a spoon, and what you need is a sandwich.",
    withSomeone: {
      scene:
        "At a certain hour you're angry with the printer and a spoon, {someone} brings you paper, and what you need is a sandwich.",
      turn: {
        joined: [
          "You eat first, and the strong feeling that's left over is the real one.",
          "They ask what's wrong, and with half the sandwich gone you say what you'd rather be doing.",
        ],
        easy: [
          'You notice in time, and half a banana keeps your answer friendly.',
          'They set the paper down very gently, and you give them the other half.',
        ],
        tense: [
          'So the remark that was meant for the printer lands on the person with the paper.',
          'They say "sure" and go, rather fast, and you load the tray upside down.',
        ],
      },
    },
    again: {
      easy: 'your stomach speaks up before your temper does',
      tense: "the wrong person asks you something before you've eaten",
    },
    forecast: {
      easy: 'patience comes easily, even with people who usually try it',
      tense: 'tempers run short around mealtimes, yours included',
    },
    joined: {
      moods: ['outspoken', 'impatient', 'searching', 'restless'],
      turn: [
        "You eat first, and the strong feeling that's left over is the real one.",
        "With half the sandwich gone, you hear yourself say what you'd rather be doing.",
      ],
      after: "what you'd rather do is on paper, and so is some mustard",
      use: "decide what's really worth being angry about",
      act: 'Eat something sitting down today, and then write one line about what you want.',
    },
    easy: {
      moods: ['kind'],
      turn: [
        'You notice in time, and half a banana saves three friendships until the sandwich comes.',
        "After the last bite you hold the door for the person you'd been glaring at.",
      ],
      after: "there's an emergency banana in every bag you own",
      use: 'find out which hour of the day makes you cranky',
      act: 'Put one snack in your bag before bed, next to whatever you take along tomorrow.',
    },
    tense: {
      moods: ['impatient'],
      turn: [
        'So the remark about the printer lands on the person who brings you paper.',
        'The paper is put down, you hear "sure", and the footsteps are rather fast.',
      ],
      after: 'you fetch your own paper, and the two of you are fine again',
      use: 'settle a difficult matter over a good meal',
      act: 'Say sorry for one short answer today, in one line without a reason, and eat before the next talk.',
    },
    because: { joined: ['Moon', 'Mars'], easy: ['Saturn'], tense: ['Moon', 'Mars'] },
    bodies: ['Mars', 'Moon'],
    suits: ['wellbeing'],
  },
  {
    title: 'Three haircuts in a folder',
    subject: 'looks',
    scene:
      'In a folder of saved pictures are three haircuts, all on other people, and you know which of them is yours.',
    withSomeone: {
      scene:
        "{Someone} has a new haircut, and you're back in your folder with three saved haircuts, one of them yours.",
      turn: {
        joined: [
          "You'd like all three at once, and a new life to go with them.",
          'They tap on the second, and you push your hair up with one hand to see.',
        ],
        easy: [
          "You move your part an inch, and that's nearly the second picture.",
          "They say you look rested, and you don't tell them why.",
        ],
        tense: [
          "You want to be new and you want nobody to comment, which can't both be had.",
          "They ask what you're looking at, and you turn the phone over.",
        ],
      },
    },
    again: {
      easy: 'you see your reflection in a bus window and leave your hair alone',
      tense: "a mirror at somebody else's place shows you from behind",
    },
    forecast: {
      easy: 'a new look quickly feels like your own',
      tense: 'a drastic change of style is better put off',
    },
    joined: {
      moods: ['dreaming', 'greedy', 'restless'],
      today: 'the wish for something new is stronger than any one plan',
      turn: [
        "You'd like all three at once, and a new life to go with them.",
        'You push your hair up with one hand and look at yourself in the window.',
      ],
      after: 'the folder is down to one haircut, and two people know which',
      use: 'decide which change to your looks comes first',
      act: "Show one picture of how you'd like to look to a friend today, and ask for one honest sentence.",
    },
    easy: {
      moods: ['content', 'playful'],
      turn: [
        "You move your part an inch, and that's nearly the second picture.",
        "Somebody says you look rested, and you don't tell them why.",
      ],
      use: 'wear a color you usually pass over',
      act: 'Change one small thing about your looks before supper, and tell nobody.',
    },
    tense: {
      moods: ['torn', 'watched', 'restless'],
      turn: [
        "You want to be new and you want nobody to comment, which can't both be had.",
        'You close the folder, open it once more, and turn the phone over.',
      ],
      use: "make one change to your looks that's easy to undo",
      act: 'Write the remark you dread on paper tonight, with your answer under it, and tear the paper up.',
    },
    because: { joined: ['Uranus'], easy: ['Venus', 'Uranus'], tense: ['Venus', 'Saturn'] },
    bodies: ['Venus', 'Uranus', 'North Node'],
    suits: ['love', 'money'],
  },
  {
    title: 'Last into the room',
    subject: 'stranger',
    scene: 'Every chair in the room has somebody or a jacket on it, and you come in last, with a wet umbrella.',
    withSomeone: {
      scene:
        'Everyone is sitting down already, {someone} has put a bag on the next chair, and you come in last, with a wet umbrella.',
      turn: {
        joined: [
          "The whole room looks up, and for a moment it's yours.",
          'They lift the bag, and you walk over slowly, umbrella and all.',
        ],
        easy: [
          'A woman moves a jacket, they move the bag, and you have your choice of chairs.',
          'You take the one by the bag, and they pass you the cookies.',
        ],
        tense: [
          'You explain the bus, the rain and the bridge, and nobody had asked.',
          'They only pat the chair, and you tell them about the bridge again, in a whisper.',
        ],
      },
    },
    again: {
      easy: "you arrive late somewhere and there's a chair",
      tense: 'the only free seat is in the front row',
    },
    forecast: {
      easy: 'newcomers are made welcome, including you',
      tense: "you feel in the way where there's plenty of room",
    },
    joined: {
      moods: ['unhidden', 'strong', 'eager'],
      turn: [
        "The whole room looks up, and for a moment it's yours.",
        "You sit where you'd like to sit, and put the umbrella down slowly.",
      ],
      use: 'put an idea of yours before a whole group',
      act: "Choose your seat on purpose once today, and leave the phone in your pocket until you're sitting.",
    },
    easy: {
      moods: ['content', 'unhidden', 'hopeful'],
      turn: [
        "You smile, a woman moves her jacket, and you're in.",
        "A stranger passes you the cookies before you've taken off your coat.",
      ],
      after: 'the woman with the jacket has your umbrella, and you have hers',
      use: "go somewhere you don't know a soul",
      act: 'Take your bag off one seat today, and be the first to say hello to whoever sits down.',
    },
    tense: {
      moods: ['talkative', 'watched'],
      turn: [
        'You explain the bus, the rain and the bridge, and nobody had asked.',
        "The umbrella drips on a stranger's bag, and you apologize for that as well.",
      ],
      after: 'nobody but you remembers the bus, the rain or the bridge',
      use: "arrive early once where you'd hate to be late",
      act: 'Leave out one apology today that nobody is waiting for, and say hello instead.',
    },
    because: { joined: ['Ascendant'], easy: ['Ascendant'], tense: ['Sun', 'Chiron', 'Ascendant'] },
    bodies: ['Ascendant', 'Jupiter', 'Sun'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'Two lines about yourself',
    subject: 'yourself',
    scene: 'A profile page wants two lines about yourself and a nice picture, and the cursor blinks after "I am".',
    again: {
      easy: 'somebody asks what you do and gets it in one sentence',
      tense: "you're introduced in four words, one of them wrong",
    },
    forecast: {
      easy: 'you explain yourself in few words and get understood',
      tense: 'you come across as more or less sure of yourself than you are',
    },
    joined: {
      moods: ['mending', 'tender', 'unhidden'],
      turn: [
        'You write the two lines tenderly, as if you were fond of the person.',
        'The job title stays out, and what comes first instead surprises you.',
      ],
      use: "choose what you'd like to be known for",
      act: 'Write two lines about yourself on paper tonight, without your work in them, and read them aloud once.',
    },
    easy: {
      moods: ['clear', 'unhidden', 'mending'],
      turn: [
        "What you'd tell a child about yourself is shorter, and truer, so you type that.",
        'You mend things, you sing badly, you know where the good bakery is.',
      ],
      after: 'the page says that you sing badly, and one person wants proof',
      use: 'rewrite a profile so that it sounds like you',
      act: 'Write down tonight something you mend, something you do badly, and a place you know the way to.',
    },
    tense: {
      moods: ['unsure', 'watched'],
      turn: [
        "In the first line you're too grand, and in the second too small.",
        'You delete both, type your first name, and look out the window.',
      ],
      use: 'find a modest but honest way to describe yourself',
      act: 'Write two lines about yourself tonight, one too grand and one too small, and sign both.',
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Sun', 'Ascendant'] },
    bodies: ['Sun', 'North Node', 'Jupiter'],
    suits: ['career', 'love'],
  },
  {
    title: 'Shoulders up by the ears',
    scene:
      "Halfway through a message your shoulders are up by your ears, your jaw is shut, and you've stopped breathing out.",
    withSomeone: {
      scene:
        "Halfway through a message to {someone} your shoulders are up by your ears, your jaw is shut, and you've stopped breathing out.",
      turn: {
        joined: [
          'You put both feet on the floor and take out the politest line, which was a lie.',
          "They answer what's left in two words, and your jaw lets go.",
        ],
        easy: [
          'You notice early, and after one stretch at the window the next line comes out friendlier.',
          'They send a photo of their feet on a table, and you put yours up too.',
        ],
        tense: [
          "The message isn't the reason, only the place where you noticed.",
          'They ask how you are, you type "fine", and the only hand on your neck is yours.',
        ],
      },
    },
    again: {
      easy: 'you breathe out and your shoulders come down a floor',
      tense: 'a name in your inbox makes you sit up very straight',
    },
    forecast: {
      easy: 'you unwind quickly, and your answers turn out kinder',
      tense: 'your shoulders creep up to your ears long before you notice',
    },
    joined: {
      moods: ['outspoken', 'careful', 'clear'],
      today: 'an honest answer sits better with you than a polite one',
      turn: [
        'Your jaw has an opinion on the message, and you stop to hear it.',
        'You put both feet on the floor and take out the politest line, which was a lie.',
      ],
      use: "give one honest answer where you'd usually be polite",
      act: 'Put both feet on the ground and breathe out slowly ten times, before you answer one message today.',
    },
    easy: {
      moods: ['kind'],
      turn: [
        'You notice early, and one stretch at the window lets it go.',
        'The next line of the message comes out a good deal friendlier.',
      ],
      after: 'your shoulders are down, and your messages are friendlier',
      use: 'work one proper break into your busiest day',
      act: 'Lie on the floor for five minutes tonight with your calves on a chair, and do nothing else.',
    },
    tense: {
      moods: ['tender', 'burdened'],
      turn: [
        "The message isn't the reason, only the place where you noticed.",
        "What you'd like is a hand on your neck, and the only one there is yours.",
      ],
      use: 'ask someone close for a bit of comfort',
      act: "Write what you're bracing for on a slip of paper, and keep the slip under a cup until bedtime.",
    },
    because: { joined: ['Uranus', 'Pluto'], easy: ['Moon'], tense: ['Mars', 'Saturn'] },
    bodies: ['Saturn', 'Pluto', 'Moon'],
    suits: ['wellbeing'],
  },
  {
    title: 'The first page of a notebook',
    scene:
      "On the table is a notebook for what you'd like to begin, and its first page is waiting for a better version of you.",
    again: {
      easy: "you've begun something before you've looked for a pen",
      tense: 'you sharpen three pencils and write nothing down',
    },
    forecast: {
      easy: 'getting started is the easiest part',
      tense: "first attempts look clumsy, and that's no reason to stop",
    },
    joined: {
      moods: ['mending', 'impulsive', 'daring'],
      turn: [
        'There is no better version coming, and the present one has a pen.',
        'You begin badly, since nobody keeps a record of the first five lines.',
      ],
      after: 'the bad first page has a second one behind it',
      use: "fix a regular hour for what you'd like to begin",
      act: "Give what you'd like to begin twelve minutes today, with a timer, and stop when it rings.",
    },
    easy: {
      moods: ['careful', 'diligent', 'content'],
      turn: [
        'You sit down to look at the page for a minute and get up after ten.',
        "There are four lines on the page, and you've numbered them.",
      ],
      use: 'break a vague plan into a few small steps',
      act: 'Number a clean page from one to five tonight, and fill in only the first line.',
    },
    tense: {
      moods: ['unsure', 'dreaming'],
      turn: ['So you buy a nicer notebook.', "The new one is so lovely that you don't want to spoil it either."],
      after: 'one of two lovely notebooks has a shopping list in it',
      use: 'make a start with the tools you already have',
      act: "Write the worst first page you can for five minutes today, and don't tidy it up afterward.",
    },
    because: { joined: ['Mars'], easy: ['Mars'], tense: ['Saturn'] },
    bodies: ['Mars', 'Saturn', 'North Node', 'Uranus'],
    suits: ['career', 'money'],
  },
  {
    title: 'Where to put a compliment',
    subject: 'praise',
    scene: 'A friend pays your shirt a compliment, and on the tip of your tongue are the price, the hole and the year.',
    withSomeone: {
      scene:
        '{Someone} pays your shirt a compliment, and on the tip of your tongue are the price, the hole and the year.',
      turn: {
        joined: [
          'You say thank you and nothing else, and wait out the silence.',
          "They nod, as if that were settled, and you're both a little taller.",
        ],
        easy: [
          'The thank-you comes out first, and the hole never gets mentioned.',
          "They ask where it's from, and you tell them, with a hand over the hole.",
        ],
        tense: [
          "Out come all three, and you've handed it back like the wrong change.",
          'They say "oh", look for the hole, and you help them find it.',
        ],
      },
    },
    again: {
      easy: 'you let somebody finish saying something nice',
      tense: 'you correct somebody who praises the wrong thing',
    },
    forecast: {
      easy: 'giving praise is simple, and so is taking it',
      tense: "you hear a catch in compliments where there isn't one",
    },
    joined: {
      moods: ['restrained', 'mending', 'content'],
      turn: [
        'You say thank you and nothing else, and wait out the silence.',
        "The silence is about two seconds long, and then you're both taller.",
      ],
      use: 'thank somebody for something they did long ago',
      act: "Pay one compliment today to someone who doesn't expect it, and change the subject before they explain.",
    },
    easy: {
      moods: ['restrained', 'guarded'],
      turn: [
        'The thank-you comes out first, and the hole never gets mentioned.',
        'The talk goes on about soup, and you keep a hand over the hole.',
      ],
      use: 'pass on something good you heard about a friend',
      act: 'Wear something you like that has a hole in it tonight, and explain it to nobody.',
    },
    tense: {
      moods: ['unsure', 'talkative'],
      turn: [
        "Out they come, all three, and you've handed it back like the wrong change.",
        'They say "oh", and start to talk about the weather.',
      ],
      use: 'write down three kind things people said of you',
      act: 'Let the next kind word stand today, and count to five before you say more than thanks.',
    },
    because: { joined: ['Sun', 'Venus'], easy: ['Sun', 'Venus'], tense: ['Venus', 'Chiron'] },
    bodies: ['Venus', 'Chiron', 'Sun'],
    suits: ['love'],
  },
]
