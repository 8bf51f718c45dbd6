import type { Card } from '../../pieces/Card.ts'

export const third: readonly Card[] = [
  {
    title: 'The reply that grew an edge',
    subject: 'tone',
    scene:
      'A cousin only wanted to know about the ride on moving day, and your reply is four lines long, with an edge on it.',
    withSomeone: {
      scene:
        '{Someone} only wanted to know about the ride on moving day, and your reply is four lines long, with an edge on it.',
      turn: {
        joined: [
          'You delete from the end, and what\'s left is "of course, nine o\'clock".',
          'They send back a thumbs-up and a truck, and your shoulders come down.',
        ],
        easy: [
          'Your temper lasts exactly those four lines, and then you delete them.',
          'The version you send has a joke in it, they add to it, and you add the piano.',
        ],
        tense: [
          'You press send, and a friendly question has been answered with an edge.',
          'They write "okay", without a capital, and you go back over line two.',
        ],
      },
    },
    again: {
      easy: 'an answer of four words does the work of four lines',
      tense: 'a comma of yours reads like a raised eyebrow',
    },
    forecast: {
      easy: 'a friendly tone costs you next to nothing',
      tense: "harmless questions sound like criticism before they're even finished",
    },
    joined: {
      moods: ['clear', 'restrained', 'careful'],
      turn: [
        'You find the one thing in it that you mean, and the rest can go.',
        'You delete from the end, and what\'s left is "of course, nine o\'clock".',
      ],
      use: 'answer one request with a plain yes or no',
      act: 'Answer the oldest friendly question on your phone today, in two lines, without rereading.',
    },
    easy: {
      moods: ['clear', 'talkative', 'kind'],
      turn: [
        'Your temper lasts exactly those four lines, and then you delete them.',
        "The good version writes itself, and there's even a joke in it.",
      ],
      after: 'your joke is making the rounds, and somebody else tells it better',
      use: 'write first to the person who usually tries your patience',
      act: 'Write one annoyed line on paper today, throw it away, and send the second version.',
    },
    tense: {
      moods: ['quarrelsome', 'impatient', 'impulsive'],
      turn: [
        'You press send, and a friendly question has been answered with an edge.',
        'From the other end, you suspect, line two is the sharp one.',
      ],
      use: 'follow up a sharp answer with a friendlier one',
      act: 'Cut one message to half its length today, read it aloud once, and send it before supper.',
    },
    because: { joined: ['Mercury', 'Venus'], easy: ['Mercury', 'Venus'], tense: ['Sun', 'Mercury', 'Mars', 'Chiron'] },
    bodies: ['Mercury', 'Mars'],
    suits: ['love', 'career'],
  },
  {
    title: 'Three errands, one loop',
    scene:
      'On an envelope, three errands make one loop, mailbox, drugstore and library drop, with a bakery at the far end.',
    withSomeone: {
      scene:
        'On an envelope, three errands make one loop, mailbox, drugstore and library drop, and {someone} comes along for the bakery at the end.',
      turn: {
        joined: [
          'You go out with the envelope, and the day has a shape.',
          'They check off the last one for you, and you buy something with poppy seeds.',
        ],
        easy: [
          'You walk the loop the wrong way around, and every light is green.',
          'A neighbor returns the book you want, and they hum over the ending for you.',
        ],
        tense: [
          'You forget the envelope, walk back, and the drugstore has pulled down its grille.',
          'They offer you half a bun, and you eat it with your eyes on the clerk.',
        ],
      },
    },
    again: {
      easy: 'two things you have to do turn out to be in one street',
      tense: 'you get there just as the sign on the door is turned',
    },
    forecast: {
      easy: 'several chores fit easily into one trip',
      tense: 'a quick stop takes longer than planned, and fewer stops help',
    },
    joined: {
      moods: ['diligent', 'careful', 'content'],
      turn: [
        'You go out with the envelope, and the day has a shape.',
        'At the bakery you check off the last one and buy something with poppy seeds.',
      ],
      use: 'pick one fixed day and save your errands for it',
      act: 'Do your shortest errand on foot today, and come home by another street.',
    },
    easy: {
      moods: ['playful', 'restless', 'content'],
      turn: [
        'You walk the loop the wrong way around, and every light is green.',
        'At the library drop a neighbor is returning the book you wanted, and tells you the end.',
      ],
      after: "the book is yours to read, with the neighbor's coffee stain in it",
      use: "run the errand that's farthest out of your way",
      act: 'Run one errand today for someone who lives near you, on the way to your own.',
    },
    tense: {
      moods: ['impatient', 'absent'],
      turn: [
        'You forget the envelope, walk back, and the drugstore has pulled down its grille.',
        'Through the grille you glare at the clerk, who is eating an apple.',
      ],
      use: 'get the urgent errand done at a quiet hour',
      act: 'Cross one errand off today that can wait a week, and do the next one without hurrying.',
    },
    because: { joined: ['Mercury', 'Jupiter'], easy: ['Mercury', 'Jupiter'], tense: ['Mercury', 'Saturn', 'Uranus'] },
    bodies: ['Mars', 'Saturn', 'Uranus'],
    suits: ['wellbeing'],
  },
  {
    title: 'From the same back seat',
    subject: 'old friend',
    scene:
      "There's someone who shared a back seat with you, knows your worst haircut, and hasn't heard from you for a bit.",
    again: {
      easy: "you hear a song and know who'd sing the wrong words",
      tense: "an old nickname comes up and you're eight again",
    },
    forecast: {
      easy: 'it takes one sentence to pick up with an old friend',
      tense: 'old family roles come back faster than good manners',
    },
    joined: {
      moods: ['tender', 'impulsive', 'talkative'],
      turn: [
        'You call without a reason, and you say so.',
        'The answer comes with a full mouth, and you both start talking about that car.',
      ],
      after: 'you both know that you remember two different cars',
      use: 'start a regular call with someone from your childhood',
      act: 'Call one sibling or cousin today, and begin with something you remember about a car.',
    },
    easy: {
      moods: ['tender', 'playful', 'talkative'],
      turn: [
        "You call, and within a minute you're back in the old tone, rude and fond.",
        "There's one word in it that nobody else on earth would laugh at.",
      ],
      after: 'that one word pops into your head in the wrong company',
      use: 'suggest a reunion, however small, with people you grew up with',
      act: 'Send one relative of your own age a picture today of something you both used to eat.',
    },
    tense: {
      moods: ['quarrelsome', 'tender', 'gripping'],
      turn: [
        "You call for a bit of comfort, and in a minute you're both eight, and it's about the window seat.",
        'You give up the window in the end, and keep the armrest.',
      ],
      use: 'ask one relative for comfort instead of advice',
      act: 'Tell one sibling or cousin before bed that they were right about one thing, and name it.',
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Chiron'] },
    bodies: ['Moon', 'Chiron', 'Venus'],
    suits: ['love'],
  },
  {
    title: 'The package for next door',
    subject: 'favor',
    scene:
      'In your hallway stands a package for the people next door, with a foreign stamp and something in it that rattles.',
    again: {
      easy: 'you get talking while you hold a door for somebody',
      tense: 'the bell rings while your mouth is full of toothpaste',
    },
    forecast: {
      easy: 'a small favor leads to a longer, warmer chat',
      tense: 'people are hard to catch, and a short message has to do',
    },
    joined: {
      moods: ['curious', 'playful', 'kind'],
      turn: [
        'You ring, hand it over, and ask what it is that rattles.',
        'Nobody next door knows either, and everybody guesses.',
      ],
      after: 'you know what rattles, and every guess was better',
      use: 'introduce yourself at a door you always walk past',
      act: 'Carry one borrowed or misplaced thing today to the door it belongs to, and ring.',
    },
    easy: {
      moods: ['generous', 'kind', 'content'],
      turn: [
        "The people next door give you a lemon, and you know each other's names.",
        "On the stairs you're still holding the lemon, and thinking of a pie for everybody.",
      ],
      after: 'the pie has eight guests and one lemon',
      use: 'turn one nodding acquaintance near home into a conversation',
      act: "Squeeze a lemon into something today, and write down whom you'd ask over for pie.",
    },
    tense: {
      moods: ['impatient', 'burdened'],
      turn: [
        "You've rung twice, they've been out twice, and now you mind the package.",
        'You set it down in the hall again, and it rattles at you.',
      ],
      use: 'set an end date for a favor that drags on',
      act: "Write one line today to someone you keep missing, and say when you're in.",
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Venus', 'Mars', 'Jupiter'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'One question in one email',
    subject: 'inbox',
    scene:
      'Your email has three thoughts, two thank-yous and one question, and the question is in the middle of line nine.',
    withSomeone: {
      scene: 'Your email to {someone} has three thoughts, two thank-yous and one question, in the middle of line nine.',
      turn: {
        joined: [
          'You put the question first, alone, with a question mark after it.',
          "They answer before you'd have finished the second paragraph, so you drop the rest.",
        ],
        easy: [
          'You ask it plainly, and they send three words back, all of them useful.',
          'You write "thanks", they ask if that was all, and it was.',
        ],
        tense: [
          'They answer the first thought, praise the second, and the question stays where it is.',
          'You read the reply three times, looking for it between the thank-yous.',
        ],
      },
    },
    again: {
      easy: 'you ask what you want to know in the first line',
      tense: "you get an answer to something you didn't ask",
    },
    forecast: {
      easy: 'direct questions are answered sooner than usual',
      tense: 'replies miss the point, and a second try is needed',
    },
    joined: {
      moods: ['clear', 'outspoken', 'curious'],
      turn: [
        'You put the question first, alone, with a question mark after it.',
        "The answer comes before you'd have finished the second paragraph.",
      ],
      use: 'choose which question matters most, and ask only that',
      act: 'Send one friend a message today that has only a question in it.',
    },
    easy: {
      moods: ['clear', 'curious'],
      turn: [
        'You ask it plainly and get three words back, all of them useful.',
        'You write back "thanks", and the matter is off the table.',
      ],
      after: 'the three useful words are in capitals on a sticky note',
      use: 'clear up three lingering doubts with three short emails',
      act: 'Ask one person a question of under ten words today, and thank them in one.',
    },
    tense: {
      moods: ['talkative'],
      turn: [
        'Back comes a reply to the first thought, with praise for the second, and the question stays where it is.',
        'You read the reply three times, looking for it between the thank-yous.',
      ],
      use: 'find someone else who can give you a straight answer',
      act: "Ask the question that you've wrapped up in other things, in one line, before the day ends.",
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury', 'Neptune'] },
    bodies: ['Mercury', 'Chiron', 'Saturn'],
    suits: ['career'],
  },
  {
    title: 'What you see from the bus',
    subject: 'way',
    scene:
      'From the bus you see a barber with a misspelled sign, a dog on a balcony, and a man at his window playing the trumpet.',
    withSomeone: {
      scene: 'From the bus you and {someone} see a misspelled sign, a dog on a balcony, and a man with a trumpet.',
      turn: {
        joined: [
          "You look out all the way, and it's as if you'd been somewhere.",
          "They give the dog a name, and by the fourth stop you've found it a job.",
        ],
        easy: [
          'You do the trumpet with one hand, rather loudly for a bus.',
          'They come in as the dog, and you miss your stop by one.',
        ],
        tense: [
          "You look at all three and see none, because in your head you're arguing with somebody who isn't there.",
          'They ask how you liked the high note, and you ask which one.',
        ],
      },
    },
    again: {
      easy: 'you look up in time to see a dog in a basket',
      tense: 'you get a window seat and spend the ride on your phone',
    },
    forecast: {
      easy: 'an ordinary ride or walk clears your head',
      tense: 'things get left behind while your thoughts are elsewhere',
    },
    joined: {
      moods: ['curious', 'dreaming', 'playful'],
      turn: [
        "You look out all the way, and it's as if you'd been somewhere.",
        "By the fourth stop you've named the dog.",
      ],
      after: 'the dog has a name, a job and an enemy',
      use: 'take a short trip without headphones or a plan',
      act: 'Leave the phone in your bag for the length of three streets today, and bring home a sight from each.',
    },
    easy: {
      moods: ['talkative', 'playful', 'content'],
      turn: [
        'You have a good eye just now, and a friend to tell.',
        'You do the trumpet on the phone, with your free hand, which nobody can see.',
      ],
      after: "you hum the trumpet's song without noticing",
      use: "collect three odd sights for a friend who's stuck indoors",
      act: "Describe one odd thing you've seen today to a friend, in two sentences, before supper.",
    },
    tense: {
      moods: ['quarrelsome', 'absent'],
      turn: [
        "You look at all three and see none, because in your head you're arguing with somebody who isn't there.",
        'The trumpet, meanwhile, gets the high note.',
      ],
      use: 'open the conversation you keep rehearsing in your head',
      act: 'Stop one inner speech today at a street corner, and read three signs under your breath.',
    },
    because: { joined: ['Moon'], easy: ['Moon'], tense: ['Neptune'] },
    bodies: ['Neptune', 'Jupiter', 'Uranus', 'Ascendant'],
    suits: ['wellbeing'],
  },
  {
    title: 'The small print on page three',
    subject: 'paperwork',
    scene: 'A contract for a phone lies on the table, and on page three the small print crawls about like ants.',
    withSomeone: {
      scene:
        "A contract lies on the table, {someone} asks whether you've read it, and the small print on page three is like ants.",
      turn: {
        joined: [
          'You read the ants, with a pencil, as if there were a test on them.',
          'They hold a ruler under each line, and on line twelve you find a date.',
        ],
        easy: [
          "You read it out, ant by ant, and it says what you'd hoped, in worse English.",
          'They stop you once to ask what "hereinafter" means, and you look it up.',
        ],
        tense: [
          '"It\'ll be fine," you say, and turn to the last page, where the line for your name is.',
          'They ask what the ants say, and you pat your pockets for a pen.',
        ],
      },
    },
    again: {
      easy: 'a form is shorter than it looks and asks nothing odd',
      tense: 'a box on a form has been checked for you',
    },
    forecast: {
      easy: 'official letters make sense on the first reading',
      tense: 'paperwork wants one document more than you have handy',
    },
    joined: {
      moods: ['careful', 'searching', 'diligent'],
      turn: [
        'You read the ants, with a pencil, as if there were a test on them.',
        'On line twelve you find your own phone number, and a date.',
      ],
      after: 'the date from line twelve is on your calendar in ink',
      use: 'gather every renewal and notice date on one calendar',
      act: 'Read one page of small print before bed, and underline the single line that concerns you.',
    },
    easy: {
      moods: ['curious', 'careful', 'searching'],
      turn: [
        "You want to know what the ants say, and they say what you'd hoped, in worse English.",
        'You copy the number to call onto the cover and put the kettle on.',
      ],
      use: 'put your papers in an order anyone would understand',
      act: "File one important paper today where you'd look for it first, and write on the folder what it's for.",
    },
    tense: {
      moods: ['absent', 'hopeful', 'impulsive'],
      today: 'fine print tires you before it tells you anything',
      turn: [
        'You read the first page twice and the ants not at all.',
        '"It\'ll be fine," you say, and turn to the last page, where the line for your name is.',
      ],
      use: "reread what you're about to sign",
      act: "Put a question mark beside one line you don't understand today, and ask one person about it.",
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Saturn', 'Mercury', 'Pluto'],
    suits: ['money', 'career'],
  },
  {
    title: 'Sixty-two unread',
    subject: 'inbox',
    scene:
      'The mail icon says sixty-two unread, forty of them offers for luggage, and one from a friend who misses you.',
    withSomeone: {
      scene: 'The mail icon says sixty-two unread, forty of them offers for luggage, and one from {someone}.',
      turn: {
        joined: [
          "You've had enough of suitcases, and you begin with the one that isn't selling.",
          'They ask one thing in it, how you are, and you give it six whole lines.',
        ],
        easy: [
          'You see at a glance which five matter, and answer theirs first.',
          'They write back within the minute, and the rest take you a quarter of an hour.',
        ],
        tense: [
          'You read all of them a little and answer none.',
          'They send a second one, with only a question mark, and you open an offer for luggage.',
        ],
      },
    },
    again: {
      easy: 'you delete something unread and feel nothing at all',
      tense: 'you answer the wrong message first, and at length',
    },
    forecast: {
      easy: 'sorting goes fast, and nothing worth having gets lost',
      tense: 'more mail comes in than anyone sensible would answer',
    },
    joined: {
      moods: ['tender', 'impatient', 'kind'],
      turn: [
        "You've had enough of suitcases, and you begin with the one that isn't selling.",
        'The luggage people have been at it since the beginning of time, and can wait.',
      ],
      use: 'write the long letter that a good friend deserves',
      act: "Answer the one message today that you'd be happiest to get an answer to yourself.",
    },
    easy: {
      moods: ['diligent', 'restless', 'careful'],
      turn: [
        'You see at a glance which five of them matter.',
        'A quarter of an hour makes the rest disappear, and you look around for what else is open.',
      ],
      after: 'the icon says three, two of them luggage',
      use: "clear out the photos, tabs and drafts you've stopped needing",
      act: "Unsubscribe from five senders today, then close the inbox until you've eaten.",
    },
    tense: {
      moods: ['absent', 'restless'],
      turn: ['You read all of them a little and answer none.', 'You mark them all as unread and get a coffee.'],
      use: "reply briefly to the three people who've waited longest",
      act: 'Delete twenty messages in five minutes today, and leave the remaining ones alone until the morning.',
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury', 'Jupiter'] },
    bodies: ['Venus', 'Saturn', 'Uranus'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'Fine, with a period',
    subject: 'tone',
    scene:
      'A text arrives that says "Fine." with the period, and you turn it over like a stone with something under it.',
    withSomeone: {
      scene:
        'From {someone} comes a text that says "Fine." with the period, and you turn it over like a stone with something under it.',
      turn: {
        joined: [
          'The period stings a little, so you ask what it means, and laugh first.',
          'They typed it, they say, while holding a dog, a bag and a sandwich, and you ask about the dog.',
        ],
        easy: [
          'You decide that it was typed with one thumb, by somebody carrying bags.',
          'They put the bags down and send the rest, and you read it over your soup.',
        ],
        tense: [
          "By the third reading it's an accusation, and you draft a defense.",
          'They ask if you\'re still there, and you type "Fine", with a period of your own.',
        ],
      },
    },
    again: {
      easy: 'a short message reads exactly as short as it is',
      tense: 'three dots appear under your message and go away again',
    },
    forecast: {
      easy: "it's easier to hear the goodwill in a few words",
      tense: 'your tone gets lost in texts, and asking beats assuming',
    },
    joined: {
      moods: ['hurt', 'outspoken', 'searching'],
      turn: [
        'The period stings a little, so you ask what it means, and laugh first.',
        'It was typed, you hear, while holding a dog, a bag and a sandwich.',
      ],
      after: 'the period is a running joke, and you both overdo it',
      use: 'take one serious subject off the screen and into a call',
      act: 'Ask one person today, by voice, how they really are, and leave a gap after it.',
    },
    easy: {
      moods: ['kind', 'content', 'restrained'],
      turn: [
        'You decide that it was typed with one thumb, by somebody carrying bags.',
        'You send a thumbs-up back and go on with your soup.',
      ],
      after: 'the next text comes with no period at all',
      use: 'check in with someone whose texts have become short',
      act: 'Answer the shortest message you get today with the kindest reading of it.',
    },
    tense: {
      moods: ['hurt', 'quarrelsome', 'guarded'],
      turn: [
        "By the third reading it's an accusation, and you draft a defense.",
        'You delete the defense, type "Fine", and look at the period.',
      ],
      use: 'name what bothers you in one sentence, without accusations',
      act: 'Boil the kettle twice before you answer the message that annoys you today, and then call instead.',
    },
    because: { joined: ['Mercury', 'Neptune'], easy: ['Mercury', 'Venus'], tense: ['Mercury', 'Neptune'] },
    bodies: ['Mercury', 'Neptune', 'Venus', 'Chiron', 'Pluto'],
    suits: ['love'],
  },
  {
    title: 'A word you look up',
    subject: 'word',
    scene:
      'A friend says a word with great confidence, everyone nods, and you write the word on the back of your hand.',
    withSomeone: {
      scene:
        '{Someone} says a word with great confidence, everyone nods, and you write the word on the back of your hand.',
      turn: {
        joined: [
          'You look it up under the table and use it in your next sentence.',
          "They lean over and ask you, quietly, if that's really what it means.",
        ],
        easy: [
          'You go a little red, ask what it means, and three others lean in.',
          'They think about it, laugh, and admit to you that they only like the sound.',
        ],
        tense: [
          "You nod too, and now you're in a conversation without a floor.",
          'They turn and ask what you think of it, and you say "very much so".',
        ],
      },
    },
    again: {
      easy: 'you explain something in ten words and stop there',
      tense: "you say a word aloud that you've only ever read",
    },
    forecast: {
      easy: 'you pick up new things quickly, and they stick',
      tense: 'other people sound surer than they are',
    },
    joined: {
      moods: ['curious', 'eager'],
      turn: [
        'You look it up under the table and use it in your next sentence.',
        "Half the nodders look up, which is how you know that they don't know it either.",
      ],
      use: "begin learning something you'd enjoy explaining to others",
      act: 'Learn one new word today, and use it aloud twice, once wrongly if you must.',
    },
    easy: {
      moods: ['curious', 'mending', 'unhidden'],
      turn: [
        'You go a little red, ask what it means, and it turns out to be a good question.',
        'Three others lean in, because they wanted to know too.',
      ],
      after: 'the word is off your hand and still in your head',
      use: 'bring up the thing everyone else pretends to understand',
      act: "Ask one person today to explain a thing they know by heart, in the words they'd use for a child.",
    },
    tense: {
      moods: ['watched', 'unsure', 'yielding'],
      turn: [
        "You nod too, and now you're in a conversation without a floor.",
        'The talk goes on, and you smile at the places where they smile.',
      ],
      use: 'read up on a subject where you usually just nod',
      act: 'Say "I don\'t know that one" out loud to somebody once today.',
    },
    because: { tense: ['Sun', 'Mercury', 'Ascendant'] },
    bodies: ['Mercury', 'Jupiter', 'Sun', 'North Node'],
    suits: ['career'],
  },
  {
    title: 'Ham or hats',
    subject: 'tone',
    scene: 'A neighbor gives you a shopping list, milk, string, "the good rice", and something that says ham or hats.',
    again: {
      easy: "somebody points and you know at once what's meant",
      tense: 'you and somebody else mean different things by "soon"',
    },
    forecast: {
      easy: 'mix-ups get sorted out quickly, usually with a laugh',
      tense: 'even simple wording leaves room for misunderstanding',
    },
    joined: {
      moods: ['curious', 'careful', 'outspoken'],
      turn: ['You turn around at the door and ask about the hats.', 'You hear "ham", with a sigh, and then a laugh.'],
      after: 'the two of you say hats when you mean ham',
      use: 'settle a detail that people keep taking different ways',
      act: "Read one message twice today, and ask straight out about the one word that isn't clear.",
    },
    easy: {
      moods: ['playful', 'torn', 'kind'],
      turn: [
        "You find the good rice, can't decide about the rest, and bring both ham and a hat.",
        'The rice gets put away by a neighbor in a hat.',
      ],
      after: 'the hat turns up around town, without the ham',
      use: 'give somebody two options instead of guessing their taste',
      act: "Bring one person today a small thing from your own shelf that they'd never put on a list.",
    },
    tense: {
      moods: ['hurt', 'watched', 'unsure'],
      turn: [
        'You bring basmati, explain why, and hear that the good rice is a different kind.',
        'The label is read to you twice, and then you read it too, to have somewhere to look.',
      ],
      use: 'learn what a hard-to-please person really has in mind',
      act: 'Ask one plain question about something "obvious" today, before you set out.',
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury', 'Neptune'] },
    bodies: ['Moon', 'Neptune', 'Mercury'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'Ten pages and a lamp',
    subject: 'reading',
    scene:
      'Under the lamp by your bed is a book with a movie ticket in it, ten pages in, below a charger and an earplug.',
    withSomeone: {
      scene: 'Under the lamp by your bed is a book, a tip from {someone}, with a movie ticket in it, ten pages in.',
      turn: {
        joined: [
          'You take out the ticket and begin again with page one, as one should.',
          'They ask how far you\'ve gotten, you write "page four", and go back to it.',
        ],
        easy: [
          'The first line has you, the blanket has you, and the ticket can retire.',
          "Their message asks if you've met the uncle, and you see it at page forty, with cold tea.",
        ],
        tense: [
          'You read a line, check a message, read the same line.',
          'They ask how you like the book, and you send a picture of the lamp.',
        ],
      },
    },
    again: {
      easy: 'you read to the end of something without looking up',
      tense: "you read a whole page and can't say what was on it",
    },
    forecast: {
      easy: 'your concentration lasts, even through demanding pages',
      tense: 'every phone in sight is louder than your book',
    },
    joined: {
      moods: ['diligent', 'careful'],
      turn: [
        'You take out the ticket and begin again with page one, as one should.',
        "By page four you've stopped hearing the refrigerator.",
      ],
      use: 'set aside a chair and a time for reading',
      act: 'Read ten pages on paper before you sleep tonight, with the phone in another room.',
    },
    easy: {
      moods: ['dreaming', 'content', 'absent'],
      turn: [
        'The first line has you, the blanket has you, and the ticket can retire.',
        'At page forty you look up, and the tea is cold.',
      ],
      use: 'finish one book and put the next within reach',
      act: 'Read one good paragraph aloud tonight, over the phone to a friend or to the room.',
    },
    tense: {
      moods: ['absent', 'restless'],
      turn: [
        'You read a line, check a message, read the same line.',
        'The screen lights up, and a friend has sent a picture of a lamp.',
      ],
      use: 'discover which hour finds you awake enough to read',
      act: "Turn the phone off for thirty minutes tonight, and read until they're over, even if it's the cereal box.",
    },
    because: { joined: ['Saturn', 'Pluto'], easy: ['Saturn', 'Pluto'], tense: ['Mercury'] },
    bodies: ['Moon', 'Neptune', 'Saturn'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Heard by the coffee machine',
    scene:
      'By the coffee machine a colleague says something about the boss, lowers their voice, and looks at you over the cup.',
    again: {
      easy: "you're told a secret and glad to forget it",
      tense: 'a conversation about lunch stops as you come in',
    },
    forecast: {
      easy: 'a kind word you say about somebody reaches them',
      tense: 'what you say in passing gets passed along',
    },
    joined: {
      moods: ['restrained', 'torn', 'kind'],
      turn: [
        "You'd love to hear the rest, and you ask about their vacation instead.",
        'They look relieved, and put the cup down to show you a lake.',
      ],
      after: 'everyone by the coffee machine knows the lake',
      use: "decide which stories you'll keep to yourself",
      act: "Change the subject once today when somebody who isn't there comes up.",
    },
    easy: {
      moods: ['kind', 'generous'],
      turn: [
        'You say something kind about the boss, and mean it, and the cup goes down.',
        'Before long the boss has heard, and holds the door for you, puzzled.',
      ],
      after: 'the boss is used to it, and smiles on the way past',
      use: "speak well of someone who isn't in the room",
      act: 'Pass one piece of praise on to the person it was about today, in the exact words.',
    },
    tense: {
      moods: ['torn', 'curious', 'searching'],
      turn: [
        "You'd like to know it all, and you'd like not to have asked.",
        'You say "really?", and that\'s already half a sentence too many.',
      ],
      after: 'the story comes back to you with you in it',
      use: "hear the other side of a story you've heard only once",
      act: 'Leave one story untold today, and drink your coffee at the window.',
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury'] },
    bodies: ['Pluto', 'Midheaven', 'Sun', 'Mercury'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Directions for a stranger',
    subject: 'stranger',
    scene:
      'A stranger with a rolling suitcase asks for directions, and it turns out that you know your neighborhood by its smells and dogs.',
    withSomeone: {
      scene:
        'A stranger with a suitcase wants directions from you and {someone}, and you know your neighborhood by its smells and dogs.',
      turn: {
        joined: [
          'You walk along as far as the corner, and then as far as the next.',
          'They pull the suitcase, and you introduce the dogs by name.',
        ],
        easy: [
          'You tell it well, with a fish shop and two dogs in it.',
          'They draw it on a receipt as you talk, and the stranger sets off the right way.',
        ],
        tense: [
          'You say left, mean right, and the suitcase rolls off.',
          'They look at you, you look at them, and you both run.',
        ],
      },
    },
    again: {
      easy: 'you know the way somewhere without having to think',
      tense: 'you take a wrong turn on a way you know by heart',
    },
    forecast: {
      easy: 'your explanations get through, even to people in a hurry',
      tense: 'details get mixed up the moment you rush',
    },
    joined: {
      moods: ['kind', 'generous', 'talkative'],
      turn: [
        'You walk along as far as the corner, and then as far as the next.',
        'By the third corner the stranger knows the dogs by name.',
      ],
      after: 'you know two street names, in case of strangers',
      use: 'walk a beginner through one thing, step by step',
      act: 'Draw your street from memory tonight, with its dogs and its smells, on the back of an envelope.',
    },
    easy: {
      moods: ['clear', 'talkative', 'kind', 'content'],
      turn: [
        'You tell it well, with a fish shop and two dogs in it, and the stranger sets off the right way.',
        'You stay at the corner a moment longer, rather pleased, and look at your own street.',
      ],
      after: 'the stranger nods to you from outside the fish shop',
      use: 'show someone new around the places you like best',
      act: 'Tell one person today where the nicest bench near you is, and how to find it.',
    },
    tense: {
      moods: ['impulsive', 'absent'],
      turn: [
        'You say left, mean right, and run after the suitcase.',
        'At the second corner you catch up, out of breath, and start over with the dogs.',
      ],
      use: 'correct one small slip that nobody has noticed',
      act: "Explain something slowly today, step by step, to the person you're impatient with.",
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury', 'Mars', 'Neptune'] },
    bodies: ['Sun', 'Ascendant', 'Mercury', 'North Node'],
    suits: ['wellbeing'],
  },
]
