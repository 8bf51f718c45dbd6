import type { Card } from '../../pieces/Card.ts'

export const eleventh: readonly Card[] = [
  {
    title: 'A folding chair for one more',
    scene: 'Four plates of dumplings and a folding chair from the basement: a friend has brought one more.',
    withSomeone: {
      scene:
        'Four plates of dumplings, one guest more than planned, a folding chair from the basement, and {someone} moves over.',
      turn: {
        joined: [
          'Squeeze in, and ask the new one something real.',
          'They pass the new one their own plate, and the answer lasts until yours has followed.',
        ],
        easy: [
          "By the second helping nobody remembers who's new.",
          'They wash, the new one dries, and you put every cup in the wrong place.',
        ],
        tense: [
          "You'd like the evening as it was planned, and you start to count dumplings.",
          'They give the last two to the new one, and you fold your napkin very small.',
        ],
      },
    },
    again: {
      easy: "somebody makes room for you on a chair that doesn't fold",
      tense: "you're the one more at a table, on the folding chair",
    },
    forecast: {
      easy: "someone new fits in faster than you'd expect",
      tense: "sharing a friend takes more patience than you'd planned on",
    },
    joined: {
      moods: ['kind', 'curious', 'generous'],
      turn: [
        'Squeeze in, and ask the new one something real.',
        'The answer is long, and the dumplings go around twice.',
      ],
      after: 'the folding chair lives upstairs, just in case',
      use: 'ask a newcomer along a second time',
      act: "Invite one person today to something that's already planned, in a message of ten words.",
    },
    easy: {
      moods: ['content', 'kind'],
      turn: [
        "By the second helping nobody remembers who's new.",
        'The new one washes up with you, and puts every cup in the wrong place.',
      ],
      use: "introduce two friends who've never met",
      act: 'Put one cup in the wrong place tonight, and leave it there until somebody notices.',
    },
    tense: {
      moods: ['gripping', 'hurt'],
      turn: [
        "You'd like your friend to yourself, and you start to count.",
        'Twenty-two dumplings for five people leave two, and both go to the new one.',
      ],
      use: "get to know a friend's new friend for yourself",
      act: 'Ask one friend today for a walk with just the two of you, and name the day.',
    },
    because: { joined: ['Ascendant'], easy: ['Ascendant'], tense: ['Venus', 'Saturn'] },
    bodies: ['Jupiter', 'Venus', 'Moon'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'Ninety-four unread',
    subject: 'inbox',
    scene:
      'In the group chat there are ninety-four unread messages, a vote on dates, and sixteen pictures of the same lasagna.',
    withSomeone: {
      scene:
        'In the group chat there are ninety-four unread messages, a vote on dates, sixteen pictures of lasagna, and a line from {someone}.',
      turn: {
        joined: [
          'Their line asks what you think, so you vote, and write one whole sentence.',
          'They send a thumbs-up, and within a minute three others have voted too.',
        ],
        easy: [
          'You scroll through all of it laughing, and the lasagna does look good.',
          'Their line asks who ate number ten, and you put a heart on picture nine.',
        ],
        tense: [
          "You've muted the chat, and you feel left out.",
          "Their line asks where you've gotten to, and your thumb stays where it is.",
        ],
      },
    },
    again: {
      easy: 'you find the one line in the chat that you needed',
      tense: "somebody tells a story from the chat, and you've missed the lasagna",
    },
    forecast: {
      easy: 'a clear sentence gets a whole group moving',
      tense: 'the phone asks for more of you than it gives back',
    },
    joined: {
      moods: ['outspoken', 'clear'],
      turn: ['Vote, and write one whole sentence.', 'Within a minute three others have voted too.'],
      after: "there's a date, and it suits nobody perfectly",
      use: 'put a long discussion into one short message',
      act: 'Answer the one open question in a group today, with a yes or a no and no emoji.',
    },
    easy: {
      moods: ['content', 'playful'],
      today: "company does you good, even when it's only chatter",
      turn: [
        'You scroll through all of it laughing, and the lasagna does look good.',
        'You put a heart on picture nine.',
      ],
      after: 'picture nine has three hearts, and nobody has the recipe',
      use: 'get the people from a chat around one table',
      act: 'Write to one person from the group today, just the two of you, about anything but lasagna.',
    },
    tense: {
      moods: ['hurt', 'guarded'],
      turn: [
        "You've muted the chat, and you feel left out.",
        'Your thumb is over the chat, and a ninety-fifth message comes in.',
      ],
      use: 'choose the two groups you truly want to follow',
      act: "Mute one group tonight without a speech, and write to the one person in it whom you'd miss.",
    },
    because: { joined: ['Mercury'], easy: ['Moon', 'Mercury'], tense: ['Mercury'] },
    bodies: ['Mercury', 'Uranus', 'Saturn'],
    suits: ['wellbeing'],
  },
  {
    title: 'A name far down',
    subject: 'old friend',
    scene:
      'Far down in your contacts, between the plumber and a pizzeria, is the name of the friend you used to tell everything.',
    again: {
      easy: 'you tell somebody the good half of the story behind the name',
      tense: 'you scroll past the name twice, once in each direction',
    },
    forecast: {
      easy: 'your hello after years of silence sounds perfectly natural',
      tense: 'not hearing from someone seems to mean more than it does',
    },
    joined: {
      moods: ['tender', 'daring', 'impulsive', 'mending'],
      turn: ['Write the name and then hello.', 'The name jumps to the top of the list, above the plumber.'],
      use: 'ask an old friend how things really are now',
      act: 'Write to one old friend today, and begin with something you both laughed at.',
    },
    easy: {
      moods: ['tender', 'dreaming', 'content'],
      turn: [
        'A picture comes from that very name, of the two of you and a donkey.',
        "You remember the donkey's name at once, and not the year.",
      ],
      after: 'you both agree on the donkey and differ about the year',
      use: 'catch up properly with someone from years ago',
      act: "Send one old picture today to the person who's in it with you.",
    },
    tense: {
      moods: ['hurt', 'searching', 'tender'],
      turn: ['You wonder who let go first.', "The last message is yours, and it's a thumb."],
      use: 'let an old score go and say hello first',
      act: "Write the message to an old friend tonight, without a reproach in it, even if you don't send it.",
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Moon', 'Mercury', 'Chiron'] },
    bodies: ['Moon', 'Mercury', 'Chiron'],
    suits: ['love'],
  },
  {
    title: 'Chipping in for the gift',
    subject: 'sum',
    scene:
      'An envelope goes around, everyone is chipping in for the gift, and the card says "all the best" nineteen times.',
    withSomeone: {
      scene:
        'Everyone is chipping in for the gift, {someone} passes you the envelope, and the card says "all the best" nineteen times.',
      turn: {
        joined: [
          'Write the twentieth line, and make it a real one.',
          'They read it upside down, ask for the pen back, and cross out their own.',
        ],
        easy: [
          'You have an idea for the gift, and it costs less than the usual vase.',
          'They stop the envelope right there, and you have to say it again, louder.',
        ],
        tense: [
          'You put in more than you want to and write "all the best".',
          "They're still holding the flap up, and you add another five.",
        ],
      },
    },
    again: {
      easy: 'you know what to write on a card before you have the pen',
      tense: 'another envelope finds you with only three words in your pen',
    },
    forecast: {
      easy: 'a few honest words from you please more than a present',
      tense: "what everyone else gives looks like a rule, and isn't",
    },
    joined: {
      moods: ['generous', 'clear', 'kind'],
      turn: [
        'Write the twentieth line, and make it a real one.',
        'The next person reads yours, and puts down the pen to think.',
      ],
      after: 'your line on the card is the one that gets read aloud',
      use: "thank someone for a thing you've never mentioned",
      act: "Write three true lines today to somebody you'd miss if they moved away.",
    },
    easy: {
      moods: ['eager', 'generous'],
      turn: [
        'You have an idea for the gift, and it costs less than the usual vase.',
        'Two others look up and want to hear it.',
      ],
      after: 'the gift fits in a pocket, and nobody misses the vase',
      use: 'collect five gift ideas for people you love',
      act: 'Suggest one shared present today that costs each person no more than a coffee.',
    },
    tense: {
      moods: ['yielding', 'guarded', 'watched'],
      turn: [
        'You put in more than you want to and write "all the best".',
        'You pass the envelope on quickly, with the flap up.',
      ],
      use: 'settle on your own limit for gifts and collections',
      act: 'Write one friendly line today that says what you can chip in, and keep it for the next envelope.',
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Venus'] },
    bodies: ['Venus', 'Jupiter', 'Saturn'],
    suits: ['money'],
  },
  {
    title: 'Three hopes on a napkin',
    subject: 'napkin',
    scene:
      'Late at a table an old friend says "what would you really like", and you write three hopes on a napkin and turn it over.',
    withSomeone: {
      scene:
        'Late at a table {someone} says "what would you really like", and you write three hopes on a napkin and turn it over.',
      turn: {
        joined: [
          'Turn the napkin back.',
          'They read the second hope aloud, without laughing, and you read out the third yourself.',
        ],
        easy: [
          'The waiter reads the third hope upside down, and does just that by day.',
          'They ask how one starts, before you can, and you hold the napkin for the number.',
        ],
        tense: [
          'You show the smallest hope and call it silly.',
          "They say it isn't, and you fold the napkin all the same.",
        ],
      },
    },
    again: {
      easy: 'the second of your three hopes comes up in talk, quite casually',
      tense: 'the napkin comes out of your pocket in front of company',
    },
    forecast: {
      easy: 'a wish sounds less foolish out loud than in your head',
      tense: "other people's ambitions are easily mistaken for your own",
    },
    joined: {
      moods: ['unhidden', 'dreaming', 'hopeful', 'daring'],
      turn: ['Turn the napkin back.', 'The second hope is read aloud, and nobody laughs.'],
      use: 'pick a wish and give its first step a date',
      act: 'Write three hopes on paper tonight, and say the second one aloud in an empty room.',
    },
    easy: {
      moods: ['hopeful', 'curious', 'dreaming'],
      turn: [
        'The waiter reads the third hope upside down, and does just that by day.',
        'You ask how one starts, and a number goes on the napkin.',
      ],
      after: "the waiter's number is on the fridge, under a lemon magnet",
      use: 'talk to someone who already does what you dream of',
      act: "Write the first question you'd ask about one hope of yours on the back of a receipt today.",
    },
    tense: {
      moods: ['guarded', 'unsure', 'dreaming'],
      turn: [
        'You show the smallest hope and call it silly.',
        "You hear that it isn't, and fold the napkin all the same.",
      ],
      use: 'tell someone a big hope and skip the apology',
      act: 'Write down one wish tonight that you only have because others do, and cross it out.',
    },
    because: { joined: ['Jupiter', 'Neptune'], easy: ['Jupiter', 'Neptune'], tense: ['Neptune'] },
    bodies: ['Sun', 'North Node', 'Neptune', 'Jupiter'],
    suits: ['career'],
  },
  {
    title: 'The sofa and the third floor',
    subject: 'favor',
    scene:
      'A friend is moving, there\'s a sofa and a third floor, and the message says "only if you\'ve got time, really".',
    again: {
      easy: "somebody takes the other end of what you're carrying",
      tense: "you look at the ceiling when somebody asks if you've got time",
    },
    forecast: {
      easy: 'heavy work goes lightly in good company',
      tense: 'a favor takes longer than it sounded at first',
    },
    joined: {
      moods: ['kind', 'strong', 'diligent'],
      turn: [
        'Go, and take the heavy end.',
        'On the second landing you both start to laugh and have to put the sofa down.',
      ],
      after: 'the sofa stands on the third floor, with your fingerprints underneath',
      use: 'ask for help with a load of your own',
      act: 'Offer one friend your two hands today, for something heavy, with the day named.',
    },
    easy: {
      moods: ['careful', 'content', 'kind'],
      turn: [
        'You measure the corner first, and the sofa gets around it at the first try.',
        'Then everyone sits on the sofa with pizza, shoes on.',
      ],
      after: 'the sofa has a tomato stain, and nobody will say whose',
      use: 'get a job done that takes four hands',
      act: 'Do one dull thing in company today, with a friend on the phone if nobody is near.',
    },
    tense: {
      moods: ['guarded', 'torn'],
      turn: [
        'You have time, you don\'t want to, and you type "let me check".',
        'Three dots appear, and then "no worries".',
      ],
      use: "offer one piece of help you'd enjoy giving",
      act: 'Answer one request today with a plain yes or no, within the hour you read it.',
    },
    because: { joined: ['Mars', 'Saturn'], easy: ['Mars', 'Saturn'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Mars', 'Saturn', 'Moon'],
    suits: ['wellbeing'],
  },
  {
    title: 'A friend of a friend',
    subject: 'stranger',
    scene: 'At the edge of the party stands a friend of a friend, alone with a glass, who restores old elevators.',
    withSomeone: {
      scene: 'At the edge of the party {someone} is talking to a friend of a friend, who restores old elevators.',
      turn: {
        joined: [
          'Ask which elevator is the oldest.',
          'They were about to ask that too, and you both get to hear about brass buttons.',
        ],
        easy: [
          'You ask and ask, until the ice is gone from the bucket.',
          "They come back with more, and you're still between two floors.",
        ],
        tense: [
          'You look past both of them for a face you know.',
          "They repeat the best part for your sake, and you've missed it again.",
        ],
      },
    },
    again: {
      easy: 'you get into an elevator and look at the buttons with respect',
      tense: 'you tell the elevator story and get the best part wrong',
    },
    forecast: {
      easy: 'a chance meeting turns out to be worth an extra ten minutes',
      tense: "small talk drags, and names don't stick",
    },
    joined: {
      moods: ['curious', 'kind', 'talkative'],
      turn: ['Ask which elevator is the oldest.', "The answer starts with brass buttons and doesn't stop."],
      after: 'you know nine words about elevators and use four',
      use: 'turn an acquaintance into someone you can call',
      act: "Write today to one person you've met only once, and ask about the thing they love.",
    },
    easy: {
      moods: ['curious', 'talkative', 'playful'],
      turn: [
        'You ask and ask, until the ice is gone from the bucket.',
        "Somebody turns up the lights, and you're still between two floors.",
      ],
      use: 'learn something from a person outside your usual circle',
      act: 'Find out today how one machine works that you use every day, down to its oldest part.',
    },
    tense: {
      moods: ['absent', 'restless'],
      turn: [
        'You look past the shoulder in front of you for a face you know.',
        "The story is a good one, and you've missed the beginning.",
      ],
      use: 'ask somebody the second question, after the polite one',
      act: 'Ask one new person a second question today, after the first answer.',
    },
    because: { joined: ['Jupiter', 'Uranus'], easy: ['Jupiter', 'Uranus'], tense: ['Mercury', 'Neptune'] },
    bodies: ['Uranus', 'Mercury', 'Jupiter', 'North Node'],
    suits: ['career', 'love'],
  },
  {
    title: 'Drinks after the shift',
    scene:
      'After the shift six people go for drinks at the place with the sticky menus, and the woman from accounts holds the door for you.',
    again: {
      easy: 'somebody waves from the place with the sticky menus',
      tense: "you're asked along before you can think of a reason",
    },
    forecast: {
      easy: 'people you see every day show an unfamiliar side',
      tense: "company tires you out sooner than you'd like",
    },
    joined: {
      moods: ['torn', 'yielding', 'daring'],
      today: 'turning up for a little while beats staying away',
      turn: [
        'Go in for one round, although your couch is calling.',
        'By the second bowl of nuts you know who keeps bees.',
      ],
      after: 'you know two of the bees by name',
      use: "go along somewhere and leave while it's still fun",
      act: 'Ask one colleague along to the nearest corner and back today, and leave work out of the talk.',
    },
    easy: {
      moods: ['playful', 'curious', 'kind'],
      turn: [
        'You ask the quiet one a question, and the answer comes in three voices.',
        'You ask again, and the sticky menu gets a voice as well.',
      ],
      after: 'you know six voices of one quiet person',
      use: 'draw a quiet person into the general talk',
      act: "Ask one colleague today about something that isn't on their badge.",
    },
    tense: {
      moods: ['yielding', 'restless', 'guarded'],
      turn: [
        "You'd rather be out walking, and you go in because everybody goes.",
        'You order the smallest drink and keep your bag on your lap.',
      ],
      use: 'turn down an evening out, warmly and early',
      act: 'Go home today by a way with a tree on it, and say "not today, but keep asking" once, aloud.',
    },
    because: { joined: ['Sun'], easy: ['Uranus', 'Pluto'], tense: ['Moon', 'Saturn'] },
    bodies: ['Venus', 'Midheaven', 'Mars', 'Neptune'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Five people, one photo',
    subject: 'picture',
    scene: 'For one photo a friend stretches out an arm, five people lean in, and you end up at the back.',
    withSomeone: {
      scene: 'For one photo {someone} stretches out an arm, five people lean in, and you end up at the back.',
      turn: {
        joined: ['Come to the front.', 'They stop the count at two until you\'re there, and you say "three".'],
        easy: [
          'You look awful, so does everyone, and everyone wants the photo.',
          'They draw a mustache on you first, and you give them a bigger one.',
        ],
        tense: [
          'You offer to take the picture, so as not to be in it, and hope for a protest.',
          'They hand you the phone and thank you, and you count to three.',
        ],
      },
    },
    again: {
      easy: 'you look at the others first when the photo comes up',
      tense: "you recognize your own ear in somebody else's photo",
    },
    forecast: {
      easy: 'friends see you more kindly than the mirror does',
      tense: 'being overlooked stings, though people are mostly just busy',
    },
    joined: {
      moods: ['unhidden', 'eager', 'daring'],
      turn: ['Come to the front.', 'A hand lands on your shoulder, and somebody counts to three.'],
      after: "you're at the front of the photo, minus half an ear",
      use: "put yourself forward for something you'd enjoy",
      act: 'Dig out the last photo of you with people you like today, and send it to all of them.',
    },
    easy: {
      moods: ['unhidden', 'mending', 'content'],
      turn: [
        'You look awful, so does everyone, and everyone wants the photo.',
        'By midnight the photo has been around four times, with mustaches drawn on.',
      ],
      after: 'the photo has seven mustaches for five people',
      use: 'look through old pictures with someone who was there',
      act: 'Stand one photo of friends against a cup tonight, and eat supper across from it.',
    },
    tense: {
      moods: ['watched', 'hurt', 'unsure', 'guarded'],
      turn: [
        'You offer to take the picture, so as not to be in it, and hope for a protest.',
        'Everyone says cheese at you, and you count to three.',
      ],
      after: "there's a photo of four people, all looking at you",
      use: "say plainly that you'd like to be included",
      act: 'Take one picture of yourself today without turning your head, and keep it, whatever it shows.',
    },
    because: {
      joined: ['Sun', 'Venus', 'Ascendant'],
      easy: ['Sun', 'Venus', 'Ascendant'],
      tense: ['Sun', 'Chiron', 'Midheaven'],
    },
    bodies: ['Sun', 'Ascendant', 'Chiron'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A clipboard outside the shop',
    scene: 'Outside the shop a student with a clipboard asks you to sign against the felling of an old tree.',
    withSomeone: {
      scene:
        'Outside the shop {someone} has just signed against the felling of an old tree, and the clipboard is held out to you.',
      turn: {
        joined: [
          'Ask to be shown the tree, and sign with the trunk for a desk.',
          'They come along, lay a hand on the bark, and you put yours beside it.',
        ],
        easy: [
          "You're for the tree before the sentence is finished, and so is a passing dog.",
          'They hold the clipboard down low, and you help the dog with its paw.',
        ],
        tense: [
          'You say "I\'m in a hurry" and are ashamed as far as the corner.',
          'They stay to hear the rest, and from the corner you look back, past them, at the tree.',
        ],
      },
    },
    again: {
      easy: 'you find yourself asking how old some tree is',
      tense: 'another clipboard comes at you when you really are in a hurry',
    },
    forecast: {
      easy: 'you speak up, and others find the courage to join in',
      tense: 'the pressure to take sides comes before the facts do',
    },
    joined: {
      moods: ['searching', 'curious', 'careful'],
      turn: ['Ask to be shown the tree, and sign with the trunk for a desk.', 'The pen is warm from all the others.'],
      use: 'find out who decides a question close to home',
      act: 'Pick up three pieces of litter today from ground that belongs to everybody.',
    },
    easy: {
      moods: ['impulsive', 'kind', 'outspoken'],
      turn: [
        "You're for the tree before the sentence is finished, and so is a passing dog.",
        'The dog signs on the back page, with a paw.',
      ],
      use: 'give an hour to something your whole street needs',
      act: "Find out today what's planned for your own street, and tell the first neighbor you meet.",
    },
    tense: {
      moods: ['guarded', 'unsure'],
      turn: [
        'You say "I\'m in a hurry" and are ashamed as far as the corner.',
        'At the corner you look back, and the tree is still there.',
      ],
      use: 'choose one good cause and politely decline the others',
      act: "Walk up to one old tree today, put a hand on its trunk, and find out what it's called.",
    },
    because: { joined: ['Mars', 'Uranus', 'Pluto'], easy: ['Mars', 'Uranus', 'Pluto'], tense: ['Mars', 'Pluto'] },
    bodies: ['Mars', 'Uranus', 'Pluto'],
    suits: ['money', 'career'],
  },
  {
    title: 'The last cookie at the meeting',
    subject: 'shared chore',
    scene: "At the tenants' meeting the last cookie lies on the plate, and item seven has been on for forty minutes.",
    withSomeone: {
      scene:
        "At the tenants' meeting the last cookie lies on the plate, item seven drags on, and {someone} looks at you.",
      turn: {
        joined: [
          'Break the cookie, loudly, and propose an end to item seven.',
          'They second that, with a hand out for the other half.',
        ],
        easy: [
          'You want the cookie, you want to go home, and your sigh brings on the vote.',
          "They vote with both hands, and you're out the door before the count.",
        ],
        tense: [
          'You argue for an end to item seven, and your argument becomes item eight.',
          'They eat the cookie while you speak, and you lose your thread.',
        ],
      },
    },
    again: {
      easy: 'you settle something long in one short sentence',
      tense: 'item seven comes up again on the stairs, with new arguments',
    },
    forecast: {
      easy: 'a simple proposal wins over a clever one',
      tense: 'discussions run longer than they need to',
    },
    joined: {
      moods: ['impatient', 'outspoken', 'impulsive'],
      turn: [
        'Break the cookie, loudly, and propose an end to item seven.',
        'The treasurer seconds that with a full mouth.',
      ],
      after: 'there are crumbs in the minutes under item seven',
      use: 'close a discussion on time, with no hard feelings',
      act: 'Suggest one clear next step in something you do with others today, with a name and a day in it.',
    },
    easy: {
      moods: ['restless', 'torn', 'impatient'],
      turn: [
        'You want the cookie, you want to go home, and your sigh brings on the vote.',
        'The cookie is still on the plate when the lights go out.',
      ],
      use: 'settle an overdue question by a show of hands',
      act: 'Take over the smallest task of something shared today, and do it before bed.',
    },
    tense: {
      moods: ['impatient', 'talkative'],
      turn: [
        'You argue for an end to item seven, and your argument becomes item eight.',
        'Somebody takes the cookie while you speak.',
      ],
      use: 'make one point and leave it at that',
      act: 'Hand one task back to a group today, in one sentence without a sigh.',
    },
    because: { joined: ['Mercury', 'Saturn'], easy: ['Mercury', 'Saturn'], tense: ['Mercury', 'Saturn'] },
    bodies: ['Saturn', 'Mars', 'Pluto', 'Mercury'],
    suits: ['wellbeing', 'career'],
  },
  {
    title: 'A tiny pause before you shout',
    scene: "A friend calls with good news, the solo in the choir, and there's a tiny pause before you shout.",
    withSomeone: {
      scene: "{Someone} has good news, the solo in the choir, and there's a tiny pause before you shout.",
      turn: {
        joined: [
          'Shout, with the small sting still in your chest.',
          'They tell it so fast that you get every second word, and you ask for the rest.',
        ],
        easy: [
          'You want to hear everything, down to the face of the old soloist.',
          'They do the face for you, and the high note, and you ask for both again.',
        ],
        tense: [
          "You're happy for them, and then you look at your kitchen.",
          "They ask what's new with you, and you tell them about the cup in the sink.",
        ],
      },
    },
    again: {
      easy: "somebody's good news gets its shout without a pause",
      tense: "you hear your own pause again at somebody's good news",
    },
    forecast: {
      easy: "somebody else's luck is easy to be glad about",
      tense: "other people's good news makes your own look small",
    },
    joined: {
      moods: ['generous', 'hurt', 'mending'],
      turn: [
        'Shout, with the small sting still in your chest.',
        'The story comes so fast that you only get every second word.',
      ],
      after: 'the sting lasts about as long as the solo',
      use: 'praise someone in front of other people',
      act: "Celebrate one person today with something that's loud for three seconds.",
    },
    easy: {
      moods: ['curious', 'kind', 'generous'],
      turn: [
        'You want to hear everything, down to the face of the old soloist.',
        'You ask for the part about the high note twice.',
      ],
      after: 'you know the solo by heart, except for the high note',
      use: "pass a friend's good news on to people who'll cheer",
      act: 'Ask a friend today to tell you their good news again from the beginning, with details.',
    },
    tense: {
      moods: ['hurt', 'unsure'],
      turn: [
        "You're happy for them, and then you look at your kitchen.",
        "There's one cup in the sink, and the news is still in your ear.",
      ],
      use: 'go after a small share of what you envy',
      act: 'Write down in one line tonight what exactly you envy, and below it the smallest part you could have.',
    },
    because: { joined: ['Jupiter'], easy: ['Jupiter'], tense: ['Sun', 'Chiron'] },
    bodies: ['Venus', 'Pluto', 'Sun', 'Chiron'],
    suits: ['love'],
  },
  {
    title: 'A duck in a doorway',
    scene:
      "A friend sends a picture of a duck in a doorway, without a word, and it's the nicest thing in the whole feed.",
    withSomeone: {
      scene:
        "{Someone} sends a picture of a duck in a doorway, without a word, and it's the nicest thing in the whole feed.",
      turn: {
        joined: [
          'Send an ostrich back.',
          'They answer with a heron on an escalator, and you start to look for a camel.',
        ],
        easy: [
          'You pass the duck on, and the doorway fills up with animals.',
          'They send a goose at a bus stop next, and you give it a ticket.',
        ],
        tense: [
          'You try four answers, each more clever than the last, and send none.',
          'They ask if you got the duck, and you type a plain yes.',
        ],
      },
    },
    again: {
      easy: 'you see an animal in an odd place and know whom to tell',
      tense: 'the duck looks on while you write something serious',
    },
    forecast: {
      easy: 'a little nonsense cheers up two people at once',
      tense: 'nonsense gets taken seriously, and friendly beats clever',
    },
    joined: {
      moods: ['playful', 'impulsive'],
      turn: ['Send an ostrich back.', 'Back comes a heron on an escalator, and the bar is high.'],
      after: 'a camel in a car wash wins the contest',
      use: 'start a running joke with somebody you like',
      act: 'Send three people an animal today, a different one to each.',
    },
    easy: {
      moods: ['playful', 'generous'],
      turn: ['You pass the duck on, and the doorway fills up with animals.', 'An aunt adds a goose at a bus stop.'],
      use: "plan something silly with somebody who'll enjoy it",
      act: 'Call a friend today only to tell one joke, and hang up on the laugh.',
    },
    tense: {
      moods: ['eager', 'unsure'],
      turn: [
        'You try four answers, each more clever than the last, and send none.',
        'You look at the duck, and the duck looks at you.',
      ],
      use: 'answer one message simply instead of brilliantly',
      act: 'Answer three light messages today with three words each, and owe nobody a long one.',
    },
    because: { joined: ['Moon', 'Uranus'], easy: ['Moon', 'Uranus'], tense: ['Mercury'] },
    bodies: ['Mercury', 'Venus', 'Neptune', 'Uranus'],
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'The plan that needs a date',
    subject: 'plan',
    scene:
      'There\'s a plan for a cabin with friends that only needs a date, and everyone keeps writing "we really must".',
    withSomeone: {
      scene:
        'There\'s a plan for a cabin with {someone} and two friends that only needs a date, and everyone keeps writing "we really must".',
      turn: {
        joined: ['Write a date.', "They put a sleeping bag under it, and you're already writing down the trains."],
        easy: [
          'All of you can make the first weekend, and you start the list with a pan.',
          'They add a cheese, you add a better one, and soon there are five.',
        ],
        tense: [
          "You wait for one of the others to name a day, since you're tired of being the one.",
          'They post a picture of rain, and you put the phone down beside the calendar.',
        ],
      },
    },
    again: {
      easy: 'somebody says "we really must" with a calendar in hand',
      tense: "four calendars can't agree on a single day",
    },
    forecast: {
      easy: 'people say yes to a definite day sooner than usual',
      tense: 'every plan with several people in it needs a backup',
    },
    joined: {
      moods: ['impulsive', 'outspoken', 'hopeful', 'gripping'],
      turn: ['Write a date.', 'Within the hour two thumbs and a sleeping bag come back.'],
      after: 'the cabin has a date, and nearly everyone can make it',
      use: "keep one weekend free and say what it's for",
      act: 'Propose two dates for one shared plan today, and set a day by which everyone answers.',
    },
    easy: {
      moods: ['hopeful', 'greedy', 'playful'],
      turn: [
        'All of you can make the first weekend, and you start the list with a pan.',
        'Soon there are five kinds of cheese on the list.',
      ],
      after: 'the list has five kinds of cheese and no can opener',
      use: "split up the jobs for something you're planning together",
      act: 'Make one list for a shared plan today, ten things at most, and send it around.',
    },
    tense: {
      moods: ['restrained', 'hurt', 'burdened'],
      today: 'plans stall while everyone waits for everyone else',
      turn: [
        "You wait for one of the others to name a day, since you're tired of being the one.",
        'The chat goes quiet, and a friend posts a picture of rain.',
      ],
      use: "learn who's serious about a plan and who's just polite",
      act: 'Ask one friend today to take the lead on the next plan, and hand over the list.',
    },
    because: { joined: ['Mars', 'Jupiter'], easy: ['Mars', 'Jupiter'], tense: ['Jupiter', 'Saturn'] },
    bodies: ['Saturn', 'Jupiter', 'Mars', 'Midheaven'],
    suits: ['money', 'wellbeing'],
  },
]
