import type { Card } from './Card.ts'

export const first: readonly Card[] = [
  {
    title: 'The mirror by the door',
    scene: 'Between the mirror, the coat hook and the elevator, you settle on a face to take outside.',
    act: {
      joined: "Lay out tomorrow's clothes before bed, built around one thing you like for no sensible reason.",
      easy: 'Stand at a mirror for one minute today and say one kind thing aloud.',
      tense: "Hang a towel over one mirror until bedtime, and skip today's inspection.",
    },
    suits: ['love'],
  },
  {
    title: 'First through the door',
    scene: 'The handle turns, six heads come up, and you have half a second to decide how loud to be.',
    act: {
      joined: 'Be first to greet the next person you meet today, a notch louder than feels polite.',
      easy: 'Join one conversation today, in a kitchen or a chat, with a question about somebody else.',
      tense: 'Enter one room today without an apology or a joke, and take a chair.',
    },
    suits: ['career'],
  },
  {
    title: 'The picture people see',
    scene: 'Your badge has one photo, the family chat another, and strangers see the small round one.',
    act: {
      joined: 'Take three photos of yourself today by a window, and put the least posed one on one profile.',
      easy: 'Send a friend one photo of yourself that you like today, with no comment about your hair.',
      tense: 'Look up the oldest picture of you online, and decide before bed whether it stays.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'Shoes you can walk in',
    scene: 'After the bus stop and three flights of stairs, you know what these shoes are worth.',
    act: {
      joined: 'Line up your shoes tonight, and move the kindest pair to the front.',
      easy: 'Put your bare feet on a chair for ten minutes today, and do nothing useful.',
      tense: 'Bag one pair of shoes that hurts today, and write on the bag who gets them.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Your voice, played back',
    scene: "Friends, clients and the voicemail know a voice you'd hardly recognize.",
    act: {
      joined: 'Record yourself reading one page aloud today, and listen to it once, to the end.',
      easy: 'Send a friend one voice message today in place of a typed one, laugh included.',
      tense: 'Say one hard sentence to the kitchen wall three times today, slower each time.',
    },
    suits: ['career'],
  },
  {
    title: 'The light by the bed',
    scene: 'The tea is cold, the phone is lit, and one more episode begins by itself.',
    act: {
      joined: 'Begin your night one hour early: phone in the kitchen, a glass of water, the light out.',
      easy: 'Lie flat on the floor for ten minutes today, with a pillow under your knees.',
      tense: "Cross one job off today's list without doing it, and give that half hour to your pillow.",
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Two lines about you',
    scene: 'Forms, parties and profile photos all want you in two lines.',
    act: {
      joined: 'Write two lines on paper today about who you are, with no job title in them.',
      easy: 'Update one line about you today, on a profile or résumé, so that a neighbor would understand it.',
      tense: "Strike one word from your résumé or profile today that you couldn't defend over coffee.",
    },
    suits: ['career'],
  },
  {
    title: 'The swing of the bag',
    scene: 'Your mood shows in the bag you swing and the bus you chase.',
    act: {
      joined: 'Walk for fifteen minutes before bed, and take the first corner you like the look of.',
      easy: "Circle your block once today with empty hands, and count five things in other people's windows.",
      tense: 'Pace your street or hallway ten times before you answer the message that makes your jaw set.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The shirt at the back',
    scene: 'The back of the closet keeps a shirt with its tag on and a jacket for someone braver.',
    act: {
      joined: "Put on the one shirt you're saving for a better day, and wear it until bed.",
      easy: 'Photograph three things you no longer wear, and offer them to a friend before bed.',
      tense: 'Pull out the one garment that feels wrong, and decide before bed: mend it or give it away.',
    },
    suits: ['money'],
  },
  {
    title: 'Your name, said right',
    scene: 'The barista, the new colleague and the automatic voice each have their own idea of your name.',
    act: {
      joined: 'Write your full name by hand ten times today, and sign with the version you like best.',
      easy: 'Ask one person today how they like their name said, and offer yours in return.',
      tense: 'Correct one person, form or mailing list today that gets your name wrong, without a story.',
    },
    suits: ['career', 'love'],
  },
  {
    title: 'The bathroom shelf',
    scene: 'Four half-used bottles and a tired toothbrush all promise a better morning.',
    act: {
      joined: 'Choose the fullest of your half-used bottles tonight, and use it up before you open another.',
      easy: 'Wash your face tonight as slowly as a barber would, for three whole minutes.',
      tense: 'Throw out three things from the bathroom shelf before bed that you keep only for their price.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'Hungry and short with people',
    scene: "Some tempers are only a skipped lunch and a cheerful colleague's question.",
    act: {
      joined: 'Make one plate of food today that your body asks for, sit down to it, and read nothing.',
      easy: 'Eat one thing slowly by an open window today, to the last crumb.',
      tense: 'Eat a slice of bread before you answer the one person who annoys you today.',
    },
    suits: ['wellbeing', 'love'],
  },
  {
    title: "I don't mind, really",
    scene: '"Any film, any pizza," you tell your friends, and then you mind.',
    act: {
      joined: "Decide what you'd like to eat or watch tonight, and tell a friend before they can ask.",
      easy: "Tell one friend today what you'd like to do together next, with a place in the sentence.",
      tense: 'Answer one open invitation today with a plain no, and put the phone away for twenty minutes.',
    },
    suits: ['love'],
  },
  {
    title: 'What your hour is worth',
    scene: 'A cousin asks a favor, a client wants a quote, and both put a price on your hour.',
    act: {
      joined: 'Work out on paper today what one hour of yours earns, and pin the figure above your desk.',
      easy: "Name your price once today, aloud to a friend, for work you'd gladly do all week.",
      tense: 'Count tonight the hours in one favor you owe, and text the person where your part ends.',
    },
    suits: ['money', 'career'],
  },
]
