import type { Card } from '../../pieces/Card.ts'

export const eighth: readonly Card[] = [
  {
    title: 'What a cousin owes you',
    subject: 'sum',
    scene:
      'A cousin owes you for a couch, the couch is long gone, and at birthdays you both speak warmly about other furniture.',
    again: {
      easy: 'an old debt comes up by itself, between two slices of cake',
      tense: 'at a birthday the talk gets as far as armchairs',
    },
    forecast: {
      easy: 'the subject of money comes up without the usual throat-clearing',
      tense: 'your tact about money is mistaken for forgetting',
    },
    joined: {
      moods: ['outspoken', 'daring', 'clear'],
      turn: ['Say the word couch.', 'Your cousin goes red, laughs, and asks for your account number.'],
      use: "put a return date on one thing you've lent",
      act: 'Write one message today about an old sum, with the figure in it and a kind first line.',
    },
    easy: {
      moods: ['kind', 'content', 'mending'],
      turn: [
        'Your cousin says "couch" first, and pulls out an envelope.',
        'You put the envelope under the salt and talk about the new couch.',
      ],
      after: 'you can say couch in company without lowering your voice',
      use: 'sort out who owes what among friends',
      act: "Pay one small sum back today, or name the day, before you're asked.",
    },
    tense: {
      moods: ['guarded', 'talkative', 'restrained', 'yielding'],
      turn: [
        'You talk so tactfully around the couch that it has become enormous.',
        'Over the next cake an uncle praises a footstool.',
      ],
      use: 'suggest easy installments for an old debt',
      act: 'Decide tonight about one old sum, to ask for it or give it up, and write the decision on the calendar.',
    },
    because: { joined: ['Mercury', 'Venus'], easy: ['Mercury', 'Venus'], tense: ['Venus'] },
    bodies: ['Mars', 'Saturn', 'Venus'],
    suits: ['money'],
  },
  {
    title: 'Lamp off, still talking',
    scene:
      "The lamp is off, a car's lights cross the ceiling, and there are things you tell {someone} only in the dark.",
    withSomeone: {
      turn: {
        joined: [
          'Begin with the one that starts "I\'ve never said".',
          '"Me neither," they say into the pillow, so you tell the next one too.',
        ],
        easy: [
          'You whisper, and in between you laugh like children.',
          'They say "sleep now", and you ask for another story.',
        ],
        tense: [
          'You start, and then say "never mind" to the ceiling.',
          "They're awake now, and they do mind, and you count the cars.",
        ],
      },
    },
    again: {
      easy: "you say a thing out loud that you'd saved for the dark",
      tense: "there's a thing to say, and the lamp is on",
    },
    joined: {
      moods: ['unhidden', 'tender', 'outspoken', 'daring'],
      turn: ['Begin with the one that starts "I\'ve never said".', 'The pillow rustles, and a voice says "me too".'],
      use: "tell someone close what you're hoping for",
      act: "Tell {friend} one true thing today that you'd normally leave out.",
    },
    easy: {
      moods: ['tender', 'playful'],
      today: 'honest things are easier to say than to keep',
      turn: [
        'You whisper, and in between you laugh like children.',
        'A voice says "sleep now", and you ask for another story.',
      ],
      use: 'trade old stories with someone close, well past bedtime',
      act: 'Ask {friend} tonight what they think about before they fall asleep.',
    },
    tense: {
      moods: ['guarded', 'torn', 'unsure'],
      today: "what you don't say is louder than what you do",
      turn: ['You start, and then say "never mind" to the ceiling.', 'The other person is awake now, and minds.'],
      use: "finish a sentence you'd normally drop halfway",
      act: 'Write the unsaid sentence on paper before bed, and tell a friend its first half.',
    },
    because: { joined: ['Mercury', 'Pluto'], easy: ['Mercury', 'Pluto'], tense: ['Moon', 'Mercury', 'Pluto'] },
    bodies: ['Moon', 'Venus', 'Mercury'],
    suits: ['love'],
    together: true,
  },
  {
    title: 'Behind the toaster',
    subject: 'paperwork',
    scene: "Behind the toaster is a letter from the bank with a window in it, and it's leaning there like a guest.",
    again: {
      easy: 'the next letter with a window is open before the toast is done',
      tense: 'another window turns up in the mail, with your name in it',
    },
    forecast: {
      easy: 'paperwork goes faster than the dread of it',
      tense: 'unread letters look worse to you than they are',
    },
    joined: {
      moods: ['impulsive', 'strong', 'daring'],
      turn: [
        'Open the letter standing up, with the toast in your hand.',
        "There's one page, one number, and a line for your name.",
      ],
      after: 'the letter has its answer, with butter on the envelope',
      use: 'pick a regular hour for mail and bills',
      act: 'Open one official letter today, and write on it in three words what it wants.',
    },
    easy: {
      moods: ['diligent', 'careful', 'strong'],
      turn: [
        "You open the letter while the toast is down, and it's short.",
        'You fold it once and put it with the warranty for the toaster.',
      ],
      after: 'the letter and the warranty are both filed under T',
      use: 'get through a whole pile of mail in one sitting',
      act: 'Sort three papers about money into yes, no and ask today, on the kitchen table.',
    },
    tense: {
      moods: ['absent', 'restless', 'dreaming', 'unsure'],
      turn: ["While it's shut, the letter can say any sum you like.", "You go out for bread, though there's bread."],
      use: 'ask for more time on one bill',
      act: "Read one paper you've been avoiding, before supper today, and tell one person what it says.",
    },
    because: { joined: ['Mercury', 'Saturn'], easy: ['Mercury', 'Saturn'], tense: ['Mercury', 'Neptune'] },
    bodies: ['Saturn', 'Neptune', 'Chiron'],
    suits: ['money'],
  },
  {
    title: 'The password for everything',
    scene: 'You have one password for everything, the mail, the bank and the photos, and nobody else knows it.',
    again: {
      easy: 'everything opens at the first try of the password',
      tense: 'the hint for the password is no help at all',
    },
    forecast: {
      easy: 'sharing what only you know makes your life simpler',
      tense: 'gadgets, forms and logins demand extra patience',
    },
    joined: {
      moods: ['careful', 'guarded', 'searching'],
      today: 'one thing that only you know is better known by two',
      turn: [
        'Decide on the one person who could be told.',
        'You say the password aloud, alone, and it sounds like calling a dog.',
      ],
      after: 'the password is sealed in an envelope, inside a book nobody borrows',
      use: "choose who can act for you while you're away",
      act: 'Write down where your important things are, seal the page, and tell one person today that it exists.',
    },
    easy: {
      moods: ['hopeful', 'unhidden', 'daring'],
      turn: [
        'You tell the person you trust most, with a shrug.',
        'They repeat it with one letter wrong, and the photos stay shut.',
      ],
      use: 'teach somebody one of your well-kept tricks',
      act: 'Tell one person the secret of a good recipe today, with the step you usually leave out.',
    },
    tense: {
      moods: ['gripping', 'guarded', 'impulsive', 'impatient'],
      turn: [
        'You decide on a new password, a strong one, and lock yourself out.',
        'The screen asks for your first pet, and you try three spellings.',
      ],
      use: 'copy your photos and papers while everything works',
      act: 'Put your three most important passwords in one safe place tonight, and stop changing them.',
    },
    because: { joined: ['Mercury', 'Pluto'], easy: ['Mercury', 'Pluto'], tense: ['Saturn', 'Uranus'] },
    bodies: ['Uranus', 'Pluto', 'Saturn'],
    suits: ['money', 'love'],
  },
  {
    title: 'An elbow on the armrest',
    subject: 'stranger',
    scene:
      "At the movies there's an elbow on the armrest beside yours, a stranger's, and it stays exactly as long as yours does.",
    withSomeone: {
      scene:
        'At the movies you and {someone} share an armrest, and the elbow beside yours stays exactly as long as yours does.',
      turn: {
        joined: [
          'Leave your elbow there, and see what happens.',
          'They pass you the popcorn across, with the wrong hand, and you take it with yours.',
        ],
        easy: [
          'They laugh, you feel it in your elbow, and the movie is suddenly good.',
          "When the lights come up, you've got the print of a seam on your arm.",
        ],
        tense: [
          "You draw back, they draw back, and there's a whole armrest nobody wants.",
          'They set a cup on it, and you look for somewhere to put your hands.',
        ],
      },
    },
    again: {
      easy: 'nobody measures the room on a bench for two',
      tense: 'two people want the same armrest, and one of them is you',
    },
    forecast: {
      easy: 'closeness comes about without anyone planning it',
      tense: 'two people want a little more room, and both are too polite to say so',
    },
    joined: {
      moods: ['daring', 'defiant', 'gripping'],
      turn: ['Leave your elbow there, and see what happens.', 'The lights go down, and nobody moves.'],
      after: 'you remember that movie mainly by elbow',
      use: 'let somebody know you like having them near',
      act: 'Sit next to someone today rather than across, for the length of a cup of tea.',
    },
    easy: {
      moods: ['content', 'tender'],
      turn: [
        'Neither of you moves, and the movie is suddenly good.',
        "At the end you've got the print of a seam on your arm.",
      ],
      after: 'the print on your arm is gone, and so is the plot',
      use: 'share a bench with someone in comfortable silence',
      act: "Put a hand on a shoulder you're fond of today, and leave it there for one breath.",
    },
    tense: {
      moods: ['yielding', 'guarded', 'watched', 'restrained'],
      turn: [
        "You draw back, they draw back, and there's a whole armrest nobody wants.",
        'You both fold your hands in your laps, like people in church.',
      ],
      use: 'show a little warmth first and see what comes back',
      act: "Say once today, to {friend}, whether you'd like more company or less.",
    },
    because: {
      joined: ['Moon', 'Venus', 'Uranus', 'Neptune'],
      easy: ['Moon', 'Venus', 'Uranus', 'Neptune'],
      tense: ['Moon', 'Uranus'],
    },
    bodies: ['Venus', 'Mars', 'Ascendant'],
    suits: ['love'],
  },
  {
    title: 'The sentence after the joke',
    scene:
      "You make a joke about the thing that isn't funny, everybody laughs, and {someone} waits for the sentence after it.",
    withSomeone: {
      turn: {
        joined: [
          'Say that sentence, and say it quietly.',
          'They put the spoon down and stay on the subject, and you say the next one too.',
        ],
        easy: [
          'They say "and really?", and you find you don\'t mind the question.',
          'You start in the middle, and they move the candle aside to see you.',
        ],
        tense: [
          "You add a second joke on top, so that the first can't be opened.",
          'They smile at their plate, and you ask the waiter about dessert.',
        ],
      },
    },
    again: {
      easy: 'a joke of yours is followed by something true, and nobody faints',
      tense: "you hear yourself being funny in a room that isn't laughing",
    },
    forecast: {
      easy: 'laughter makes room for an honest word from you',
      tense: 'jokes land a little off, and sincerity is safer',
    },
    joined: {
      moods: ['unhidden', 'outspoken', 'clear', 'mending'],
      turn: ['Say that sentence, and say it quietly.', 'The spoon beside you stops, and nobody changes the subject.'],
      after: 'nobody at that table needs the joke anymore',
      use: 'talk one serious matter through, without a joke',
      act: 'Say one serious line today after a joke of your own, to a person who was listening.',
    },
    easy: {
      moods: ['mending', 'unhidden', 'talkative'],
      turn: [
        'They say "and really?", and you find you don\'t mind the question.',
        "You start in the middle, and they don't interrupt.",
      ],
      use: 'answer a "how are you" with an actual answer',
      act: 'Ask "and really?" once today, to {friend}, and put your phone in a pocket for the answer.',
    },
    tense: {
      moods: ['guarded', 'talkative', 'watched', 'hurt'],
      turn: [
        "You add a second joke on top, so that the first can't be opened.",
        'They smile, look away, and the waiter asks about dessert.',
      ],
      use: 'tell one good listener how things really stand',
      act: "Leave out one joke today where you'd usually make it, and use the pause for a breath.",
    },
    because: { joined: ['Mercury'], easy: ['Mercury'], tense: ['Mercury', 'Chiron'] },
    bodies: ['Mercury', 'Chiron', 'Uranus'],
    suits: ['love'],
  },
  {
    title: 'Two phones, face down',
    subject: 'screen',
    scene:
      'Between you and {someone} two phones lie on the table, face down, and the far one buzzes like a fly under a glass.',
    withSomeone: {
      turn: {
        joined: [
          'Put yours under the bread basket, a little louder than you need to.',
          'They look at the bread, slide the other one under, and you begin your story again.',
        ],
        easy: [
          'They let it buzz, and after a while it sounds like a meadow.',
          'You pour more tea, and they take up your sentence where it stopped.',
        ],
        tense: [
          "You don't ask, and for the next half hour you talk to the phone.",
          'They ask you something twice, and both times you say yes without having heard it.',
        ],
      },
    },
    again: {
      easy: 'you finish your sentence while a phone buzzes',
      tense: 'the phone that buzzes is yours, and somebody looks at it',
    },
    forecast: {
      easy: "people notice, more than usual, when you're all there",
      tense: 'you guess at every silence, and your guesses run too dark',
    },
    joined: {
      moods: ['impatient', 'restrained', 'hurt'],
      turn: [
        'Put yours under the bread basket, a little louder than you need to.',
        'After a minute the second phone goes under as well.',
      ],
      after: 'the bread basket is where the phones go',
      use: 'choose one room at home where phones stay out',
      act: "Put your phone under something heavy for one whole conversation today, and say that you've done it.",
    },
    easy: {
      moods: ['content', 'tender', 'restrained'],
      turn: [
        'Nobody looks, and after a while the buzzing sounds like a meadow.',
        'You pour more tea, and the talk goes on where it was.',
      ],
      after: 'you know what the buzzing was, and it was only a parcel',
      use: 'show someone more of your day than you usually do',
      act: 'Show a friend the silliest photo on your phone today, and tell them how you came by it.',
    },
    tense: {
      moods: ['absent', 'guarded', 'hurt'],
      turn: [
        "You don't ask, and for the next half hour you talk to the phone.",
        "You say yes twice to a question you haven't heard.",
      ],
      after: 'you find out what you said yes to',
      use: "ask about the thing you've been guessing at",
      act: 'Ask one plain question today instead of guessing, or decide not to wonder until the morning.',
    },
    because: { joined: ['Sun', 'Ascendant'], easy: ['Sun', 'Ascendant'], tense: ['Neptune', 'Pluto', 'Chiron'] },
    bodies: ['Pluto', 'Mercury', 'Neptune'],
    suits: ['love'],
  },
  {
    title: 'Six spoons from an aunt',
    subject: 'old things',
    scene:
      'An aunt has left six spoons, a cupboard and a sentence that nobody can quite repeat, and there are three of you.',
    withSomeone: {
      scene: 'You and {someone} get to talking about six spoons, which an aunt of yours has left to three people.',
      turn: {
        joined: [
          "Asked which you'd like, you name the one with the shell before they've finished.",
          "They offer to be the other two, for practice, and you don't give an inch of it.",
        ],
        easy: [
          "They do the sum before you can, two each, and it's as simple as that.",
          "You mention that two are bent, and they say soup won't notice.",
        ],
        tense: [
          "You don't want the spoons, and you can't see another have them.",
          "They ask what you'd eat with six, and you change the subject to knives.",
        ],
      },
    },
    again: {
      easy: 'you use a good spoon for an ordinary soup',
      tense: "somebody counts the spoons, and there's a pause at five",
    },
    forecast: {
      easy: 'fairness comes naturally when things are shared out',
      tense: 'arguments about things turn out to be about people',
    },
    joined: {
      moods: ['outspoken', 'greedy', 'gripping'],
      turn: [
        "Say which spoon you'd like, though somebody's thumb is on it.",
        'The thumb stays a second longer, and then moves over.',
      ],
      after: 'the spoon in your drawer is too good for yogurt',
      use: "tell the family what you'd like to have someday",
      act: "Ask one relative today which object of the family they'd want, and write it down.",
    },
    easy: {
      moods: ['careful', 'content', 'generous'],
      turn: [
        'You lay the six spoons on a cloth, and each of you takes two.',
        'Nobody mentions that two of them are bent.',
      ],
      after: 'one of your two spoons is a bent one',
      use: 'hand on a keepsake while you can tell its story',
      act: 'Tell somebody one story today about a relative who left you something.',
    },
    tense: {
      moods: ['gripping', 'greedy'],
      turn: [
        "You don't want the spoons, and you can't see another have them.",
        'They go back in the drawer, in tissue paper, all six.',
      ],
      use: "claim only what you'd truly miss, and say so",
      act: 'Give up one small claim today, an object or a version of events, and tell only yourself.',
    },
    because: { joined: ['Venus', 'Pluto', 'Chiron'], easy: ['Venus', 'Jupiter'], tense: ['Venus', 'Pluto', 'Chiron'] },
    bodies: ['Venus', 'Pluto', 'Moon'],
    suits: ['money', 'love'],
  },
  {
    title: 'Whose account it is',
    subject: 'sum',
    scene: 'You and {someone} buy olives, a lamp and a train ticket, and it all goes on one account, in two names.',
    withSomeone: {
      turn: {
        joined: [
          'Take the olives on yourself, and split the rest.',
          "They put an olive beside each line that's settled, and you eat it.",
        ],
        easy: [
          'You quarrel over the lamp for a minute, and then the sum is done in five.',
          'They switch the lamp on to check it, and you take back what you said.',
        ],
        tense: [
          'You hold up your receipts, and they hold up theirs.',
          'They turn the new lamp toward your column, and you turn it back.',
        ],
      },
    },
    again: {
      easy: 'one of you pays for the olives, and nobody writes it down',
      tense: 'a line turns up on the account that neither of you remembers',
    },
    joined: {
      moods: ['generous', 'careful', 'diligent', 'playful'],
      turn: ['Take the olives on yourself, and split the rest.', "You put an olive beside each line that's settled."],
      after: 'every line is settled, and the olives are gone',
      use: 'begin one common record of what you both spend',
      act: 'Propose one rule for one shared cost today, in a sentence with a number in it.',
    },
    easy: {
      moods: ['clear', 'outspoken'],
      today: 'shared costs are settled without keeping score',
      turn: [
        'You quarrel over the lamp for a minute, and then the sum is done in five.',
        'The lamp turns out to be the best thing on the list.',
      ],
      after: "the sum is divided by two, and the lamp isn't",
      use: 'go over shared costs once from top to bottom',
      act: "Tell {friend} today one thing you've spent too much on, and laugh about it.",
    },
    tense: {
      moods: ['quarrelsome', 'gripping', 'careful'],
      today: 'small sums stand for something larger, and a rule helps',
      turn: [
        'You hold up the receipts, and the other side keeps quiet.',
        'You both look at the lamp, which is very bright just now.',
      ],
      use: 'talk about shared money over a good supper',
      act: "Write down today what you'd spend without asking and what you wouldn't, as two sums on one slip.",
    },
    because: { joined: ['Venus', 'Pluto'], easy: ['Venus', 'Jupiter'], tense: ['Venus', 'Pluto'] },
    bodies: ['Saturn', 'Venus', 'Jupiter', 'Mercury'],
    suits: ['money', 'love'],
    together: true,
  },
  {
    title: 'A room with frosted glass',
    scene:
      "There's something you don't tell anyone, not a large thing, and it takes up a room with frosted glass on an otherwise open floor.",
    withSomeone: {
      scene:
        "There's something you haven't told {someone}, not a large thing, and it takes up a room with frosted glass on an open floor.",
      turn: {
        joined: [
          'Open the door by the width of a hand, red ears and all.',
          "They're only surprised at how small the thing is, so you open it a bit wider.",
        ],
        easy: [
          'You mention the thing in passing, a bit too fast, and they have one just like it.',
          'They tell you theirs, you compare, and yours is the smaller.',
        ],
        tense: [
          "You'd like to be asked about it, and you hope that you won't be.",
          'They ask how you are, and you give them the weather, hour by hour.',
        ],
      },
    },
    again: {
      easy: "you've got an answer ready when somebody asks the right question",
      tense: "somebody knocks at the subject, and you say you're busy",
    },
    forecast: {
      easy: 'what you admit turns out smaller than it felt',
      tense: 'questions come close, and "not yet" is a fair answer',
    },
    joined: {
      moods: ['unhidden', 'daring', 'mending', 'tender'],
      turn: [
        'Open the door to one person by the width of a hand, red ears and all.',
        'You get no shock in return, only surprise at how small the thing is.',
      ],
      after: 'one person knows, and the building is still standing',
      use: 'let one person you trust in on a secret',
      act: 'Write the thing down tonight in four lines, fold it, and decide who might read it one day.',
    },
    easy: {
      moods: ['mending', 'unhidden', 'talkative', 'impulsive'],
      turn: [
        'You mention the thing in passing, a bit too fast, and a friend has one just like it.',
        'You compare, and yours is the smaller.',
      ],
      use: 'compare notes with someone in the same boat',
      act: 'Tell someone you trust one embarrassing thing today, as a story with an ending.',
    },
    tense: {
      moods: ['torn', 'guarded'],
      turn: [
        "You'd like to be asked about it, and you hope that nobody does.",
        'A neighbor asks how you are, and you talk about the weather.',
      ],
      use: 'name one subject as private and say so kindly',
      act: 'Say the secret aloud once before bed, to a running faucet.',
    },
    because: { joined: ['Sun', 'Chiron'], easy: ['Sun', 'Chiron'], tense: ['Mercury', 'Saturn', 'Pluto', 'Chiron'] },
    bodies: ['Pluto', 'Neptune', 'Chiron', 'Sun'],
    suits: ['wellbeing'],
  },
  {
    title: 'A box that can go',
    subject: 'old things',
    scene:
      "In a closet is a box with tickets, two letters and a dried flower, and you know what's in it without opening it.",
    withSomeone: {
      scene:
        'You and {someone} get to talking about a box in your closet, with tickets, two letters and a dried flower in it.',
      turn: {
        joined: [
          'Open the box, and take your time over the second letter.',
          "They ask what you'd save from a fire, you say the flower, and the tickets can go.",
        ],
        easy: [
          "They ask what's so special about it, and it turns out to be only a box.",
          'You read them one letter, standing up, and put the rest out with the papers.',
        ],
        tense: [
          "You don't want the box, and you don't want it gone.",
          'They offer to carry it out for you, and your hand is on the lid.',
        ],
      },
    },
    again: {
      easy: 'you throw out a ticket that turns up in a pocket',
      tense: 'you look for a stapler and find the box',
    },
    forecast: {
      easy: "clearing out goes well once the first thing's gone",
      tense: 'nostalgia makes a quick tidy-up take hours',
    },
    joined: {
      moods: ['searching', 'releasing', 'tender'],
      turn: [
        'Open the box, and take your time over the second letter.',
        'The dried flower goes in a book, and the tickets can go.',
      ],
      after: 'the flower lies flat in a book, and the box holds string',
      use: 'decide which part of your past deserves closet space',
      act: 'Take one paper out of an old box today, and mail it to whoever should have it.',
    },
    easy: {
      moods: ['releasing', 'mending'],
      turn: ['It turns out to be only a box.', 'You read one letter standing up and put the rest out with the papers.'],
      use: "give away what belonged to a time that's over",
      act: 'Keep the best letter of an old pile tonight, and throw out three papers that only keep it company.',
    },
    tense: {
      moods: ['torn', 'gripping'],
      turn: [
        "You don't want the box, and you don't want it gone.",
        'You lift the lid an inch, smell the paper, and press it shut.',
      ],
      use: 'clear out a drawer that holds no memories',
      act: 'Put one old box by the door tonight, and decide before bed which way it goes.',
    },
    because: { joined: ['Mars', 'Pluto'], easy: ['Mars', 'Pluto'], tense: ['Moon', 'Neptune'] },
    bodies: ['Moon', 'Pluto', 'North Node', 'Neptune'],
    suits: ['wellbeing'],
  },
  {
    title: 'A bad day on the table',
    scene: '{Someone} comes in with a bad day, sets it on the table next to the bread, and starts with the parking.',
    withSomeone: {
      turn: {
        joined: [
          "Stay at the table, and don't fix anything.",
          'They cut you another slice and get to the part after the parking.',
        ],
        easy: [
          "By the second slice it's half a bad day, and then it's a story.",
          'They do the voice of the parking meter, and you cut the bread thicker.',
        ],
        tense: [
          "You have a bad day of your own, and you'd like somebody to slice for you.",
          'They talk, you talk, and the bread goes dry in the middle.',
        ],
      },
    },
    again: {
      easy: "somebody's bad day lands on the table, and it's a short one",
      tense: 'you come in with a bad day, and the table is taken',
    },
    joined: {
      moods: ['kind', 'restrained', 'tender'],
      turn: [
        "Stay at the table, and don't fix anything.",
        'They cut another slice and get to the part after the parking.',
      ],
      after: 'the parking makes a good story, with a second level',
      use: "ask a friend whether they'd like advice or company",
      act: 'Ask one tired person today what was the worst minute, and only nod.',
    },
    easy: {
      moods: ['kind', 'generous', 'tender'],
      today: 'people want your ear more than your opinion',
      turn: [
        "By the second slice it's half a bad day, and then it's a story.",
        'You cut the bread thick enough for two bad days.',
      ],
      after: 'the story of the parking makes strangers laugh',
      use: "cook something warm for someone who's worn out",
      act: 'Take one chore off a tired friend or relative today, without announcing it.',
    },
    tense: {
      moods: ['tender', 'burdened', 'impatient', 'talkative'],
      today: 'two bad moods in one room need taking turns',
      turn: [
        "You have a bad day of your own, and you'd like somebody to slice for you.",
        'You both talk at once, and the bread goes dry in the middle.',
      ],
      use: 'walk off a bad mood, once around the block',
      act: 'Say "me first" or "you first" today before a long talk, and take one slice of bread each.',
    },
    because: { joined: ['Moon', 'Mercury', 'Chiron'], easy: ['Moon', 'Mercury', 'Chiron'], tense: ['Moon', 'Mars'] },
    bodies: ['Moon', 'Saturn', 'Mars', 'Sun'],
    suits: ['love', 'wellbeing'],
    together: true,
  },
  {
    title: "What's it worth to you",
    subject: 'paperwork',
    scene: "A man with a folder would insure your things, and for each one he asks what it's worth to you.",
    again: {
      easy: "you know what a thing is worth to you before you're asked",
      tense: 'somebody puts a price on a thing you love',
    },
    forecast: {
      easy: "it's plain what matters to you and what doesn't",
      tense: 'persuasive people are hard to refuse, and a pause helps',
    },
    joined: {
      moods: ['curious', 'searching', 'outspoken'],
      today: 'plain questions get plainer answers than usual',
      turn: ['Ask him to explain the folder in words for a ten-year-old.', 'He puts his pen away and starts over.'],
      use: "make a list of what you own that's worth insuring",
      act: 'Write three questions today about a bill of yours, each beginning with "what happens if".',
    },
    easy: {
      moods: ['torn', 'careful', 'clear'],
      turn: [
        "You have a sum for the rug, and for the teapot you can't choose between nothing and everything.",
        'He writes down both.',
      ],
      after: 'you carry the teapot more carefully than the rug',
      use: 'take stock of what you own and actually use',
      act: "Write down today what three of your things are worth to you, and circle the one you'd carry out first.",
    },
    tense: {
      moods: ['greedy', 'impulsive', 'yielding'],
      turn: [
        'You call everything priceless, and the sum at the bottom grows.',
        'You sign where the little flag is and count the pages afterward.',
      ],
      after: "you're on page four of the folder's nineteen",
      use: 'get one piece of small print explained to you',
      act: "Read one page today about something you pay for and don't understand, with a pencil.",
    },
    because: { joined: ['Mercury'], easy: ['Uranus', 'Pluto'], tense: ['Mercury', 'Neptune', 'Pluto'] },
    bodies: ['Jupiter', 'Mercury', 'Saturn', 'Neptune'],
    suits: ['money', 'career'],
  },
  {
    title: 'The key to the office',
    scene: "You have the key to an office that isn't yours, and it's heavier than it looks.",
    withSomeone: {
      scene:
        "{Someone} asks about the new key on your ring: it's to an office that isn't yours, and heavier than it looks.",
      turn: {
        joined: [
          'You jingle it a little before you say whose office it is.',
          "They ask what you'd change in there, and you have a list ready.",
        ],
        easy: [
          "They weigh it in one hand and say they'd have picked you too.",
          'You say thank you, and put it back beside your own.',
        ],
        tense: [
          "You say you want to be trusted, and you'd like it in writing.",
          'They walk you to the corner, and wait while you go back to check the lock.',
        ],
      },
    },
    again: {
      easy: "you're handed another key, and it weighs no more than a key",
      tense: "you pat your pocket for the key, and it's the other pocket",
    },
    forecast: {
      easy: 'being relied on feels more like praise than weight',
      tense: 'double-checking eats time, and one look is enough',
    },
    joined: {
      moods: ['eager', 'strong'],
      turn: ['Go in first, and jingle the key a little.', 'You put the lights on, and three people say hello to you.'],
      use: 'take charge of one thing from start to finish',
      act: "Do one task today that you've been trusted with, and report it in one line to whoever trusted you.",
    },
    easy: {
      moods: ['strong', 'content'],
      turn: [
        'Somebody asks who can be trusted with the key, and three people look at you.',
        'You hang it on the hook beside your own.',
      ],
      after: 'two plants come with the key, and they need water',
      use: 'volunteer for a little more responsibility',
      act: "Hand over one small job today, whole, to someone who'd like to be trusted, and don't look over their shoulder.",
    },
    tense: {
      moods: ['unsure', 'careful', 'burdened'],
      turn: [
        "You want to be trusted and you'd like it in writing.",
        'You check the lock, walk to the corner, and go back to check it.',
      ],
      use: "ask what's expected of you, then do just that",
      act: 'Lock your own door once tonight, say "locked" aloud, and don\'t go back to check.',
    },
    because: {
      joined: ['Sun', 'Saturn', 'Midheaven'],
      easy: ['Sun', 'Saturn', 'Midheaven'],
      tense: ['Saturn', 'Midheaven'],
    },
    bodies: ['Sun', 'Saturn', 'Midheaven', 'North Node'],
    suits: ['career'],
  },
]
