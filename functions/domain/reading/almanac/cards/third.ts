import type { Card } from '../../pieces/Card.ts'

export const third: readonly Card[] = [
  {
    title: 'The reply that grew an edge',
    scene: 'A cousin only wanted to know about the ride on moving day, and your answer is already four lines long.',
    joined: {
      moods: ['talk', 'deep'],
      turn: [
        'Say the one thing in it that you mean, and the other three lines can go.',
        'You delete from the end, and what\'s left is "of course, nine o\'clock".',
      ],
      act: 'Answer the oldest friendly question on your phone today, in two lines, without rereading.',
    },
    easy: {
      moods: ['talk', 'warm'],
      turn: [
        "The good version writes itself, and there's even a joke in it.",
        'The cousin sends back a picture of a van and a thumb.',
      ],
      act: 'Send one relative a question today that they can answer with a single picture.',
    },
    tense: {
      moods: ['cross', 'talk'],
      turn: [
        'So a friendly note gets an edge that nobody meant.',
        'Read as the cousin would read it, line two is the sharp one.',
      ],
      act: 'Cut one message to half its length today, read it aloud once, and send it before supper.',
    },
    bodies: ['Mercury', 'Mars'],
    suits: ['love', 'career'],
  },
  {
    title: 'Three errands, one loop',
    scene:
      'Post office, pharmacy, library: on a napkin the three make a loop of forty minutes, with a bakery at the far end.',
    withSomeone:
      'Post office, pharmacy, library: on a napkin the three make a loop, with a bakery at the end where {someone} buys bread.',
    joined: {
      moods: ['duty', 'bold'],
      turn: [
        'Go out with the napkin, and the day has a shape.',
        'At the bakery you tick off the third and buy something with poppy seeds.',
      ],
      act: 'Do the two shortest errands you have in one walk today, and come home by another street.',
    },
    easy: {
      moods: ['duty', 'warm', 'free'],
      turn: [
        'The doors open one after another, and an old man lets you go first.',
        'At the library a neighbor is looking along the same shelf.',
      ],
      act: 'Run one errand today for someone who lives near you, on the way to your own.',
    },
    tense: {
      moods: ['cross', 'duty'],
      turn: [
        'You forget the form, walk back, and the post office has shut its grille.',
        'Through the grille you can see the clerk eating an apple.',
      ],
      act: 'Cross one errand off today that can wait a week, and do the next one without hurrying.',
    },
    bodies: ['Mars', 'Saturn', 'Uranus'],
    suits: ['wellbeing'],
  },
  {
    title: 'A brother, a sister, a cousin',
    scene:
      "There's someone who shared a back seat with you, knows your worst haircut, and hasn't heard from you for a bit.",
    joined: {
      moods: ['warm', 'talk'],
      turn: [
        "Call without a reason, since that's the reason.",
        'They pick up with their mouth full, and you both start talking.',
      ],
      act: 'Call one sibling or cousin today, and begin with something you remember about a car.',
    },
    easy: {
      moods: ['warm'],
      turn: [
        'You fall into the old tone within a minute, rude and fond.',
        'Nobody else laughs at that particular word.',
      ],
      act: 'Send one relative of your own age a picture today of something you both used to eat.',
    },
    tense: {
      moods: ['cross', 'sore'],
      turn: [
        "Before the talk has begun you're both eight years old, and it's about the window seat.",
        'Let them have the window.',
      ],
      act: 'Tell one sibling or cousin before bed that they were right about one thing, and name it.',
    },
    bodies: ['Moon', 'Chiron', 'Venus'],
    suits: ['love'],
  },
  {
    title: 'The parcel for next door',
    scene:
      'In your hallway stands a parcel for the people next door, with a foreign stamp and something in it that rattles.',
    joined: {
      moods: ['warm', 'bold'],
      turn: [
        'Ring, hand it over, and stay for two more sentences.',
        "They ask whether you know what's rattling, and you both guess.",
      ],
      act: 'Say two sentences beyond hello to a neighbor today, on the stairs or over a fence.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: [
        "They're pleased, you get a tomato, and you know each other's names.",
        "On the stairs you're still holding the tomato.",
      ],
      act: "Leave a note of one friendly line at a neighbor's door today, about anything but noise.",
    },
    tense: {
      moods: ['cross', 'torn'],
      turn: [
        "You've rung twice, they've been out twice, and now you mind the parcel.",
        'You set it down in the hall again, and it rattles at you.',
      ],
      act: "Write one line to whoever you're waiting for today, say where the thing is, and stop listening for the bell.",
    },
    bodies: ['Venus', 'Mars', 'Jupiter'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'One question in one email',
    scene:
      'Your email has three thoughts, two thank-yous and a question, and the question is in the middle of line nine.',
    withSomeone:
      'Your email to {someone} has three thoughts, two thank-yous and a question, and the question is in the middle of line nine.',
    joined: {
      moods: ['talk', 'bold'],
      turn: [
        'Put the question first, alone, with a question mark after it.',
        "You'll have the answer before you would have had the second paragraph.",
      ],
      act: 'Send one message today that has only a question in it, to a colleague or a friend.',
    },
    easy: {
      moods: ['talk', 'deep'],
      turn: [
        'You ask it plainly and get three words back, all of them useful.',
        'You write back "thanks", and the matter is off the table.',
      ],
      act: 'Ask one expert in your circle a small question today, a mechanic, a nurse or a gardener, and thank them with a picture.',
    },
    tense: {
      moods: ['talk', 'sore'],
      turn: [
        'They answer the first thought, praise the second, and the question stays where it is.',
        'You read the reply three times, looking for it between the thank-yous.',
      ],
      act: "Ask the question that you've wrapped up in other things, in one line, before the day ends.",
    },
    bodies: ['Mercury', 'Chiron', 'Saturn'],
    suits: ['career'],
  },
  {
    title: 'What you see from the bus',
    scene:
      'From the bus you see a bakery with a misspelled sign, a dog on a balcony, and someone practicing the trumpet by an open window.',
    withSomeone:
      'From the bus you and {someone} see a misspelled sign, a dog on a balcony, and a trumpet player by an open window.',
    joined: {
      moods: ['free', 'dream'],
      turn: ["Look up, and you've been somewhere.", "By the fourth stop you've named the dog."],
      act: 'Leave the phone in your bag for one whole ride or walk today, and bring home three things you saw.',
    },
    easy: {
      moods: ['free', 'dream', 'talk'],
      turn: [
        'You have a good eye just now, and somebody to tell it to.',
        'At supper you do the trumpet with your hands.',
      ],
      act: "Describe one odd thing you've seen today to a friend, in two sentences, before supper.",
    },
    tense: {
      moods: ['cross', 'dream'],
      turn: [
        "You look away again, because you're typing an argument with a colleague who isn't there.",
        'The trumpet, meanwhile, gets the high note.',
      ],
      act: 'Stop one inner speech today at a street corner, and read three signs aloud under your breath.',
    },
    bodies: ['Neptune', 'Jupiter', 'Uranus', 'Ascendant'],
    suits: ['wellbeing'],
  },
  {
    title: 'The small print on page three',
    scene: "A contract or a warranty lies on the table, and on page three there's a paragraph in letters like ants.",
    withSomeone:
      "A contract lies on the table, {someone} asks whether you've read it, and on page three is a paragraph in letters like ants.",
    joined: {
      moods: ['duty', 'deep'],
      turn: [
        'Read the ants, with a pencil, as if there were a test on them.',
        'On line twelve you find your own phone number, and a date.',
      ],
      act: 'Read one page of small print before bed, and underline the single line that concerns you.',
    },
    easy: {
      moods: ['duty'],
      turn: [
        'It says what you hoped, and even has a number to call.',
        'You write the number on the cover and put the kettle on.',
      ],
      act: "File one important paper today where you'd look for it first, and write on the folder what it's for.",
    },
    tense: {
      moods: ['plenty', 'dream'],
      turn: [
        "You sign things you haven't read and read things you'll never sign.",
        'You turn to the last page, where the line for your name is.',
      ],
      act: "Put a question mark beside one line you don't understand, and ask one person about it today.",
    },
    bodies: ['Saturn', 'Mercury', 'Pluto'],
    suits: ['money', 'career'],
  },
  {
    title: 'Sixty-two unread',
    scene:
      'The number on the mail icon is sixty-two, forty of them are offers for luggage, and one is from a friend who misses you.',
    withSomeone:
      'The number on the mail icon is sixty-two, forty of them are offers for luggage, and one is from {someone}.',
    joined: {
      moods: ['warm', 'seen'],
      turn: [
        'Begin with the one who likes you.',
        'The others have been selling suitcases since the beginning of time.',
      ],
      act: "Answer the one message today that you'd be happiest to get an answer to yourself.",
    },
    easy: {
      moods: ['duty'],
      turn: ['You can see at a glance which of them matter.', 'A quarter of an hour makes the rest disappear.'],
      act: "Unsubscribe from five senders today, then close the inbox until you've eaten.",
    },
    tense: {
      moods: ['dream', 'torn'],
      turn: ['You read all of them a little and answer none.', 'You mark them all as unread and get a coffee.'],
      act: 'Delete twenty messages in five minutes today, and leave the remaining ones alone until the morning.',
    },
    bodies: ['Venus', 'Saturn', 'Uranus'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'Fine, with a period',
    scene:
      'A text arrives that says "Fine." with the period, and you turn it over like a stone with something under it.',
    withSomeone:
      'From {someone} comes a text that says "Fine." with the period, and you turn it over like a stone with something under it.',
    joined: {
      moods: ['talk', 'warm'],
      turn: ['Ask what the period means, and laugh first.', 'They say they were holding a baby, a bag and a sandwich.'],
      act: 'Ask one person today, by voice, how they really are, and leave a gap after it.',
    },
    easy: {
      moods: ['warm', 'talk'],
      turn: ['You hear only that it was typed in gloves.', 'You send a thumb and a heart and go back to your soup.'],
      act: 'Answer the shortest message you get today with the kindest reading of it.',
    },
    tense: {
      moods: ['deep', 'sore', 'talk', 'cross'],
      turn: [
        "By the third reading it's an accusation, and you draft a defense.",
        'You delete the defense, type "Fine", and look at the period.',
      ],
      act: 'Wait one hour before you answer the message that annoys you today, and then call instead.',
    },
    bodies: ['Mercury', 'Neptune', 'Venus', 'Chiron', 'Pluto'],
    suits: ['love'],
  },
  {
    title: 'A word you look up',
    scene:
      'A colleague says a word with a lot of confidence, everyone nods, and you write it on the back of your hand.',
    withSomeone:
      '{Someone} says a word with a lot of confidence, everyone nods, and you write it on the back of your hand.',
    joined: {
      moods: ['talk', 'free'],
      turn: ['Look it up, and you have the beginning of a subject.', "Half of the nodders don't know it either."],
      act: 'Learn one new word today, and use it aloud twice, once wrongly if you must.',
    },
    easy: {
      moods: ['talk'],
      turn: [
        'You ask what it means, and it turns out to be a good question.',
        'Three others lean in, because they wanted to know too.',
      ],
      act: "Ask one person today to explain a thing they know by heart, in the words they'd use for a child.",
    },
    tense: {
      moods: ['sore', 'seen'],
      turn: [
        "You nod too, and now you're in a conversation without a floor.",
        'The talk goes on, and you smile at the places where they smile.',
      ],
      act: 'Say "I don\'t know that one" once today, in a meeting, a shop or a chat.',
    },
    bodies: ['Mercury', 'Jupiter', 'Sun', 'North Node'],
    suits: ['career'],
  },
  {
    title: 'The list somebody else wrote',
    scene:
      'On the counter is a shopping list in two handwritings: milk, string, "the good rice", and something that could be ham or hats.',
    joined: {
      moods: ['talk', 'warm'],
      turn: ['Take it along and ask about the hats.', 'They say "ham" without looking up, and then they laugh.'],
      act: 'Add one thing to a shared list today that would please another person on it.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: [
        'You find the good rice at once, and bring both ham and a hat.',
        "A roommate or a sister calls from the kitchen that you're a treasure.",
      ],
      act: 'Bring one person today the thing they would never put on a list, from the garden, the shelf or the shop.',
    },
    tense: {
      moods: ['talk', 'torn'],
      turn: [
        "You buy basmati, the good rice is another one, and it's about more than rice.",
        'You put the bag on the counter, and a roommate or a sister reads the label twice.',
      ],
      act: 'Ask one plain question about something "obvious" today, before you set out, at home or at work.',
    },
    bodies: ['Moon', 'Neptune', 'Mercury'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'Ten pages and a lamp',
    scene:
      'By your bed is a book with a bus ticket in it at page thirty-one, under a charger, an earplug and another book.',
    withSomeone:
      'By your bed is a book that {someone} likes, with a bus ticket in it at page thirty-one, under a charger and an earplug.',
    joined: {
      moods: ['dream', 'duty'],
      turn: [
        'Take out the ticket, and begin again with page one.',
        "By page four you've stopped hearing the refrigerator.",
      ],
      act: 'Read ten pages on paper before you sleep tonight, with the phone in another room.',
    },
    easy: {
      moods: ['dream', 'warm'],
      turn: [
        'The first page has you, and the bus ticket can retire.',
        'At page forty you look up, and the tea is cold.',
      ],
      act: "Read one paragraph aloud to a child today, or over the phone to a friend who's cooking.",
    },
    tense: {
      moods: ['dream', 'free'],
      turn: [
        'You read a line, check a message, read the same line.',
        'The screen lights up, and a friend has sent a picture of a lamp.',
      ],
      act: "Turn the phone off for thirty minutes tonight, and read until they're over, even if it's the cereal box.",
    },
    bodies: ['Moon', 'Neptune', 'Saturn'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Heard by the coffee machine',
    scene:
      'By the coffee machine a colleague says something about the boss, lowers their voice, and looks at you over the cup.',
    joined: {
      moods: ['torn', 'bold'],
      turn: [
        'You can be the one who changes the subject, and well.',
        'They look relieved, and the intern mentions a lake.',
      ],
      act: "Pass on one good thing you've heard about a colleague or a friend today, to their face.",
    },
    easy: {
      moods: ['warm', 'seen'],
      turn: [
        'You say something kind about the absent person, and the cup goes down.',
        'By lunch the absent person has heard, and waves across the room.',
      ],
      act: 'Pass one piece of praise on to the person it was about today, in the exact words.',
    },
    tense: {
      moods: ['deep', 'talk'],
      turn: [
        "It's interesting, which is the trouble with it.",
        'You say "really?", and that\'s already half a sentence too many.',
      ],
      act: 'Leave one story untold today, and drink your coffee at the window.',
    },
    bodies: ['Pluto', 'Midheaven', 'Sun', 'Mercury'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Directions for a stranger',
    scene:
      'A stranger with a rolling suitcase asks the way, and you discover that you know your neighborhood by its smells and dogs.',
    withSomeone:
      'A stranger with a suitcase asks you and {someone} the way, and you discover that you know your neighborhood by its smells and dogs.',
    joined: {
      moods: ['warm', 'bold'],
      turn: [
        'Walk along as far as the corner, and point.',
        'The wheels rattle off toward the station, and a hand goes up.',
      ],
      act: "Walk one street near you today that you've never been down, and find out what it's called.",
    },
    easy: {
      moods: ['talk', 'seen', 'plenty'],
      turn: [
        'You tell it well, with a bakery in it, and the suitcase rolls off in the right direction.',
        'You stay at the corner a moment longer and look at your own street.',
      ],
      act: 'Tell one newcomer today, at work or next door, where the best bread or the nicest bench is.',
    },
    tense: {
      moods: ['talk', 'cross'],
      turn: [
        'You say left, mean right, and run after them.',
        'At the second corner you catch up, out of breath, and start over with the bakery.',
      ],
      act: "Explain one thing slowly today, step by step, to the person you're impatient with.",
    },
    bodies: ['Sun', 'Ascendant', 'Mercury', 'North Node'],
    suits: ['wellbeing'],
  },
]
