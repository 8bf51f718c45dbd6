import type { Card } from '../../pieces/Card.ts'

export const eleventh: readonly Card[] = [
  {
    title: 'A folding chair for one more',
    scene: 'Four plates, five people and a folding chair from the basement: a friend has brought somebody along.',
    withSomeone:
      'Four plates, five people, a folding chair from the basement: a friend has brought somebody along, and {someone} moves over.',
    joined: {
      moods: ['plenty', 'warm', 'talk'],
      turn: ['Squeeze in, and ask the new one something real.', 'They tell you, and the dumplings go round twice.'],
      act: "Invite one person today to something that's already planned, in a message of ten words.",
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: ["By the second helping nobody remembers who's new.", "The new one asks when you're all doing this again."],
      act: 'Introduce two friends of yours to each other today, with one thing they have in common.',
    },
    tense: {
      moods: ['cross', 'torn', 'sore'],
      turn: [
        'You smile, and count the dumplings.',
        "The chair folds up on your friend's sleeve, and you have to laugh.",
      ],
      act: 'Ask one friend today for an hour with just the two of you, and name the day.',
    },
    bodies: ['Jupiter', 'Venus', 'Moon'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'Ninety-four unread',
    scene:
      'In the group chat there are ninety-four unread messages, a vote on dates, and eleven pictures of the same lasagna.',
    withSomeone:
      'In the group chat there are ninety-four unread messages, a vote on dates, eleven pictures of lasagna, and a line from {someone}.',
    joined: {
      moods: ['talk', 'bold', 'duty'],
      turn: ['Vote, and write one whole sentence.', 'Within a minute three others have voted too.'],
      act: 'Answer the one open question in a group today, with a yes or a no and no emoji.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: ['You scroll through it laughing, and the lasagna does look good.', 'You put a heart on picture nine.'],
      act: 'Write to one person from a group by themselves today, about something only they would know.',
    },
    tense: {
      moods: ['torn', 'sore'],
      turn: ["You've muted it, and you feel left out.", 'Your thumb is over the button, and a ninety-fifth comes in.'],
      act: "Leave or mute one group today without a speech, and call the person in it whom you'd miss.",
    },
    bodies: ['Mercury', 'Uranus', 'Saturn'],
    suits: ['wellbeing'],
  },
  {
    title: 'A name far down',
    scene: 'In your contacts, between the plumber and a pizzeria, is the friend you used to tell everything.',
    joined: {
      moods: ['bold', 'warm', 'talk'],
      turn: ['Write the name and then hello.', 'The name jumps to the top of the list, above the plumber.'],
      act: 'Write to one friend from another time today, and begin with something you both laughed at.',
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: [
        'They answer with a picture of the two of you and a goat.',
        'You remember the name of the goat before they do.',
      ],
      act: "Send one old picture to the person who's in it with you today.",
    },
    tense: {
      moods: ['sore', 'deep'],
      turn: ['You wonder who let go first.', 'Nobody did: there was a move, a job and a broken phone.'],
      act: "Write the message to an old friend tonight, without a reproach in it, even if you don't send it.",
    },
    bodies: ['Moon', 'Mercury', 'Chiron'],
    suits: ['love'],
  },
  {
    title: 'Chipping in for the gift',
    scene:
      'An envelope goes round for somebody\'s farewell, with a card in it that says "all the best" nineteen times.',
    withSomeone:
      'An envelope goes round, {someone} passes it to you, and the card in it says "all the best" nineteen times.',
    joined: {
      moods: ['talk', 'warm', 'seen'],
      turn: ['Write the twentieth line, and make it a real one.', 'The next person reads it before they write theirs.'],
      act: "Write three true lines today to a colleague or friend who's leaving or celebrating.",
    },
    easy: {
      moods: ['plenty', 'talk'],
      turn: [
        "You've a good idea for it, and it costs less than the vase.",
        'Two others put down their pens and want to hear it.',
      ],
      act: 'Suggest one shared present or plan today that costs each person no more than a coffee.',
    },
    tense: {
      moods: ['plenty', 'duty'],
      turn: ['You put in more than you want to and write "all the best".', 'You pass it on quickly, with the flap up.'],
      act: "Say once today what you can and can't chip in for, in one friendly line, before anyone asks.",
    },
    bodies: ['Venus', 'Jupiter', 'Saturn'],
    suits: ['money'],
  },
  {
    title: 'Three hopes on a napkin',
    scene:
      'Late at a table an old friend says "what would you really like", and you write three things on a napkin and turn it over.',
    withSomeone:
      'Late at a table {someone} says "what would you really like", and you write three things on a napkin and turn it over.',
    joined: {
      moods: ['dream', 'deep', 'bold'],
      turn: ['Turn it back.', "They read the second one aloud and don't laugh."],
      act: "Write three things you'd like in your life on paper today, and say the first aloud to a friend.",
    },
    easy: {
      moods: ['bold', 'plenty'],
      turn: ['One of them has a cousin who does just that.', 'They draw an arrow to it and write down a number.'],
      act: 'Ask one friend today whom they know in a field that draws you, and write the name down.',
    },
    tense: {
      moods: ['sore', 'seen'],
      turn: ['You show the smallest one and call it silly.', "They say it isn't silly, and you fold the napkin."],
      act: 'Cross out the wish you only have because others do, tonight, and keep the napkin.',
    },
    bodies: ['Sun', 'North Node', 'Neptune', 'Jupiter'],
    suits: ['career'],
  },
  {
    title: 'The sofa and the third floor',
    scene:
      'A friend is moving, there\'s a sofa and a third floor, and the message says "only if you\'ve got time, really".',
    joined: {
      moods: ['duty', 'warm', 'bold'],
      turn: ['Go, and take the heavy end.', 'On the second landing you both start to laugh and have to put it down.'],
      act: 'Offer one friend one hour of actual help today, with the hour named.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: [
        "It fits round the corner at the first try, and there's pizza on the floor.",
        'You eat on the sofa, all four of you, with your shoes on.',
      ],
      act: 'Do one dull thing in company today, dishes, forms or a walk to the dump.',
    },
    tense: {
      moods: ['torn', 'duty'],
      turn: [
        'You have time, and you don\'t want to, and you type "let me check".',
        'Three dots appear, and then "no worries".',
      ],
      act: 'Answer one request today with a plain yes or no, within the hour you read it.',
    },
    bodies: ['Mars', 'Saturn', 'Moon'],
    suits: ['wellbeing'],
  },
  {
    title: 'A friend of a friend',
    scene: 'At the edge of the party stands a friend of a friend, who does something with bees, maps or old elevators.',
    withSomeone:
      'At the edge of the party {someone} is talking to a friend of a friend, who does something with bees, maps or old elevators.',
    joined: {
      moods: ['talk', 'free'],
      turn: ['Ask about the elevators.', 'They light up and start with the brass buttons.'],
      act: "Write today to one person you've met only once, and ask about the thing they love.",
    },
    easy: {
      moods: ['talk', 'warm', 'free'],
      turn: [
        'You talk until the ice is gone from the bucket.',
        "The waiter turns up the lights, and you're still on the subject.",
      ],
      act: 'Ask a friend today to put you in touch with the most unusual person they know.',
    },
    tense: {
      moods: ['dream', 'seen'],
      turn: [
        'You look over their shoulder for a face you know.',
        "They're in the middle of a good story, and you've missed the beginning.",
      ],
      act: 'Stay ten minutes longer with one new person today, in a line, a chat or a stairwell.',
    },
    bodies: ['Uranus', 'Mercury', 'Jupiter', 'North Node'],
    suits: ['career', 'love'],
  },
  {
    title: 'Drinks after the shift',
    scene:
      'After work six people go to the place on the corner, the one with the sticky menus, and the woman from accounts holds the door for you.',
    joined: {
      moods: ['free', 'warm', 'plenty'],
      turn: ['Go in, for one round.', 'By the second bowl of nuts you know who keeps bees.'],
      act: "Eat, drink or walk with one colleague today, and don't talk about work for the first half.",
    },
    easy: {
      moods: ['warm', 'talk'],
      turn: [
        'It turns out that the quiet one does voices.',
        'The menu sticks to your sleeve, and they do that voice too.',
      ],
      act: "Ask one colleague today about something that isn't on their badge.",
    },
    tense: {
      moods: ['torn', 'duty'],
      turn: ["You're tired, and you go because everybody goes.", 'You order the small one and keep your coat on.'],
      act: 'Say "not today, but keep asking" to one invitation, warmly, and go home by the park.',
    },
    bodies: ['Venus', 'Midheaven', 'Mars', 'Neptune'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Five people, one photo',
    scene:
      'For the photo a friend stretches out an arm, five heads come together, and one of them is yours, at the back.',
    withSomeone:
      'For the photo {someone} stretches out an arm, five heads come together, and one of them is yours, at the back.',
    joined: {
      moods: ['seen', 'bold'],
      turn: ['Come to the front.', 'A hand lands on your shoulder, and the timer beeps.'],
      act: 'Take one picture with people you like today, or dig out the last one, and send it to all of them.',
    },
    easy: {
      moods: ['warm', 'seen', 'plenty'],
      turn: [
        'Everyone looks awful, and everyone wants it.',
        "By midnight it's been round four times, with arrows drawn on.",
      ],
      act: 'Print or prop up one photo of friends today, where you eat.',
    },
    tense: {
      moods: ['seen', 'sore'],
      turn: [
        'You offer to take the picture, so as not to be in it.',
        'Everyone says cheese at you, and you count to three.',
      ],
      act: 'Let yourself be photographed once today without turning your head.',
    },
    bodies: ['Sun', 'Ascendant', 'Chiron'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A clipboard outside the shop',
    scene:
      'In front of a shop a student with a clipboard asks for your signature against a road, a fee or the end of a tree.',
    withSomeone:
      '{Someone} has signed already, and now the clipboard against the end of a tree is held out to you, outside a shop.',
    joined: {
      moods: ['bold', 'torn', 'duty'],
      turn: ['Sign, or say why not, and look at the tree.', 'They hand you the pen, warm from the others.'],
      act: 'Do one small thing today for something you share with strangers, such as picking up, reporting or signing.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: ["You're for the tree, and so is the dog that's been asked.", 'The dog gets a paw print on the back page.'],
      act: 'Ask a neighbor today what they do for the place you live in, and when they meet.',
    },
    tense: {
      moods: ['cross', 'torn', 'sore'],
      turn: [
        'You say "I\'m in a hurry" and are ashamed as far as the corner.',
        'At the corner you look back, and the tree is still there.',
      ],
      act: "Choose one good cause today that's yours, and say no to the others with a clear head.",
    },
    bodies: ['Mars', 'Uranus', 'Pluto'],
    suits: ['money', 'career'],
  },
  {
    title: 'The last cookie at the meeting',
    scene: "At the tenants' meeting there's one cookie left, and item seven has been on for forty minutes.",
    withSomeone: "At the tenants' meeting there's one cookie left, item seven drags on, and {someone} looks at you.",
    joined: {
      moods: ['bold', 'duty'],
      turn: ['Break the cookie, and propose an end to item seven.', 'The treasurer seconds it with a full mouth.'],
      act: 'Suggest one clear next step in something you do with others today, with a name and a day in it.',
    },
    easy: {
      moods: ['free', 'warm'],
      turn: ['Everyone laughs, votes, and goes home.', 'On the stairs people are still laughing about the cookie.'],
      act: 'Take the smallest task of a plan with friends today, a call, a list or a date, and do it before bed.',
    },
    tense: {
      moods: ['cross', 'talk'],
      turn: [
        "You make the list of things you'd say if it were your turn.",
        'The chairman says "any other business", and everyone looks at you.',
      ],
      act: 'Give one task back to the group today, in one sentence without a sigh.',
    },
    bodies: ['Saturn', 'Mars', 'Pluto', 'Mercury'],
    suits: ['wellbeing', 'career'],
  },
  {
    title: "A friend's good news",
    scene:
      "A friend calls with good news, the apartment, the job or the baby, and there's a tiny pause before you shout.",
    withSomeone: "{Someone} calls with good news, the apartment or the job, and there's a tiny pause before you shout.",
    joined: {
      moods: ['warm', 'plenty'],
      turn: ['Shout, and let the pause be.', 'They talk so fast that you only get every second word.'],
      act: 'Celebrate one person today with something that takes ten minutes, a song, a card or a cake in a cup.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: [
        "You're really glad, and the line crackles with it.",
        'You make them tell the part with the phone call twice.',
      ],
      act: 'Ask a friend today to tell you their good news again from the beginning, with details.',
    },
    tense: {
      moods: ['sore', 'torn'],
      turn: [
        "You're happy for them, and then you look at your kitchen.",
        "There's one cup in the sink, and the news is still in your ear.",
      ],
      act: 'Write down what exactly you envy, in one line, and turn it into a first small step tonight.',
    },
    bodies: ['Venus', 'Pluto', 'Sun', 'Chiron'],
    suits: ['love'],
  },
  {
    title: 'A joke sent for no reason',
    scene:
      "A friend sends a picture of a duck in a doorway, without a word, and it's the nicest thing in the whole feed.",
    withSomeone:
      "{Someone} sends a picture of a duck in a doorway, without a word, and it's the nicest thing in the whole feed.",
    joined: {
      moods: ['free', 'warm', 'plenty'],
      turn: ['Send a duck back, or better, an ostrich.', 'Back comes a heron in an elevator.'],
      act: 'Send three people something that made you laugh today, each one their own.',
    },
    easy: {
      moods: ['free', 'warm'],
      turn: [
        "It goes round, and by evening there's a doorway full of animals.",
        'Your aunt adds a goose on an escalator.',
      ],
      act: 'Call a friend today only to tell one joke, and hang up on the laugh.',
    },
    tense: {
      moods: ['duty', 'sore'],
      turn: ["You want to answer properly, so you don't answer.", 'You look at the duck, and the duck looks at you.'],
      act: 'Answer three light messages today with three words each, and owe nobody a long one.',
    },
    bodies: ['Mercury', 'Venus', 'Neptune', 'Uranus'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'The plan that needs a date',
    scene:
      'There\'s a plan with friends, a lake, a tent and two cars, and for ages everyone has written "we really must".',
    withSomeone:
      'There\'s a plan with {someone} and two friends, a lake and a tent, and for ages everyone has written "we really must".',
    joined: {
      moods: ['bold', 'duty'],
      turn: ['Write a date.', 'Within the hour two thumbs and a canoe come back.'],
      act: 'Propose two dates for one shared plan today, and set a day by which everyone answers.',
    },
    easy: {
      moods: ['warm', 'plenty', 'free'],
      turn: [
        'Three can make it at once, and the fourth brings the boat.',
        'The youngest puts a pan on the list, and nobody minds.',
      ],
      act: 'Take over one small part of a shared plan today, the route, the pan or the playlist.',
    },
    tense: {
      moods: ['torn', 'cross'],
      turn: [
        'You wait for one of the others to organize it, since it was you the other times.',
        'The chat goes quiet, and a friend posts a picture of rain.',
      ],
      act: 'Ask one friend today to take the lead on the next plan, and hand over the list.',
    },
    bodies: ['Saturn', 'Jupiter', 'Mars', 'Midheaven'],
    suits: ['money', 'wellbeing'],
  },
]
