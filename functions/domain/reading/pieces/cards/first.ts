import type { Card } from './Card.ts'

export const first: readonly Card[] = [
  {
    title: 'The mirror by the door',
    scene: 'Somewhere between the mirror, the coat hook and the elevator, you settle on a face to take outside.',
    act: {
      joined:
        "Lay out tomorrow's clothes before bed, and build them around one thing that you like for no sensible reason.",
      easy: "Stand at a mirror for one minute today and say aloud one thing that you'd notice kindly in a friend.",
      tense: "Hang a towel over one mirror until bedtime, and let today's face manage without an inspection.",
    },
    suits: ['love'],
  },
  {
    title: 'First through the door',
    scene:
      'Every room has its moment: the handle, the six heads that turn, the half second in which you decide how loud to be.',
    act: {
      joined:
        'Be first to greet the next person you meet or call today, by name if you know it, a notch louder than feels polite.',
      easy: 'Join one conversation today, in a kitchen, an office or a group chat, and open with a question about somebody else.',
      tense:
        'Enter one room today without an apology or a joke, take a chair, and let somebody else fill the first minute.',
    },
    suits: ['career'],
  },
  {
    title: 'The picture people see',
    scene:
      "There's the photo on your badge, the one in the family chat, and the small round one that strangers see first.",
    act: {
      joined: 'Take three photos of yourself today by a lamp or a window, and put the least posed one on one profile.',
      easy: 'Send a friend one photo of yourself that you like today, with no comment about your hair.',
      tense:
        'Look up the oldest picture of you online, and decide before bed whether to replace it, remove it or leave it in peace.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'Shoes you can walk in',
    scene:
      'By the third flight of stairs, the bus stop and the long corridor, you know whether these shoes were a good idea.',
    act: {
      joined: 'Line up your shoes tonight, walk ten steps in each pair, and move the kindest pair to the front.',
      easy: 'Put your bare feet on a chair for ten minutes today, and do nothing useful with your hands.',
      tense: 'Bag one pair of shoes that hurts you today, set it by the door, and write on the bag who gets them.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Your voice, played back',
    scene: "To friends, clients and the voicemail you have a voice that you'd hardly recognize on the kitchen radio.",
    act: {
      joined: 'Record yourself reading one page of any book aloud today, and listen to it once, to the end.',
      easy: 'Send a friend one voice message today in place of a typed one, and leave the laugh in.',
      tense:
        'Say one hard sentence to the kitchen wall three times today, slower each time, before anyone else hears it.',
    },
    suits: ['career'],
  },
  {
    title: 'The light by the bed',
    scene: 'At half past eleven the phone is still lit, the tea is cold, and one more episode begins by itself.',
    act: {
      joined: 'Begin your night one hour early: phone in the kitchen, a glass of water by the bed, the light out.',
      easy: 'Lie flat on the floor for ten minutes today, with a pillow under your knees and the door closed.',
      tense: "Cross one job off today's list without doing it, and give that half hour to your pillow.",
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Two lines about you',
    scene: 'On forms, at parties and under a profile photo, somebody wants the whole of you in two lines.',
    act: {
      joined: 'Write two lines on paper today about who you are, with no job title in them, and read them aloud once.',
      easy: 'Update one line that describes you today, on a profile, a résumé or an email signature, so that a neighbor would understand it.',
      tense: "Strike one word from your résumé or profile today that you couldn't defend to a colleague over coffee.",
    },
    suits: ['career'],
  },
  {
    title: 'The swing of the bag',
    scene: 'Your mood shows in how you swing the bag, whether you run for the light and which dog walker you let pass.',
    act: {
      joined:
        "Walk for fifteen minutes before bed at the pace you'd choose alone, and take the first corner you like the look of.",
      easy: "Circle your building or your block once today with empty hands, and count five things in other people's windows.",
      tense: 'Pace your street or hallway ten times before you answer the one message today that makes your jaw set.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The shirt at the back',
    scene:
      'The back of the closet keeps a shirt with its tag on, a belt one hole short and a jacket meant for someone braver.',
    act: {
      joined:
        "Put on the one shirt you're saving for a better day, and wear it until bed, even if you only cook in it.",
      easy: 'Photograph three things you no longer wear, and offer them to a friend or a neighbor before bed.',
      tense:
        'Pull out the one garment that makes you feel wrong, and decide before bed: the mending pile or the giveaway bag.',
    },
    suits: ['money'],
  },
  {
    title: 'Your name, said right',
    scene: 'The barista, the new colleague and the automatic voice on the phone each have their own idea of your name.',
    act: {
      joined:
        'Write your full name by hand ten times today, then use the version you like best on the next thing you sign.',
      easy: 'Ask one person at work or in your building today how they like their name said, and offer yours in return.',
      tense: 'Correct one person, form or mailing list today that gets your name wrong, kindly and without a story.',
    },
    suits: ['career', 'love'],
  },
  {
    title: 'The bathroom shelf',
    scene:
      'On the bathroom shelf, four half-used bottles, a tired toothbrush and a stray comb all promise a better morning.',
    act: {
      joined:
        'Choose the fullest of your half-used bottles tonight, stand it alone at the front, and use it up before you open another.',
      easy: 'Wash your face tonight as slowly as a barber would, with a warm cloth, for three whole minutes.',
      tense:
        'Throw out three things from the bathroom shelf before bed that you keep only because they were expensive.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'Hungry and short with people',
    scene:
      "Some tempers are only a skipped lunch, with a commute, a slow line and somebody's cheerful question on top.",
    act: {
      joined: 'Make one plate of food today that your body actually asks for, sit down to it, and read nothing.',
      easy: 'Eat one thing slowly by an open window today, to the last crumb, before you give anyone an opinion.',
      tense: 'Drink a glass of water and eat a slice of bread before you answer the one person who annoys you today.',
    },
    suits: ['wellbeing', 'love'],
  },
  {
    title: "I don't mind, really",
    scene: "The menu, the film, the side of the sofa: you tell your friends you don't mind, and then you do.",
    act: {
      joined:
        "Decide what you'd like to eat, watch or play tonight, and tell a friend or relative before they can ask.",
      easy: "Tell one friend today what you'd like to do together next, with a place in the sentence.",
      tense:
        'Answer one open invitation or request today with a plain no and a period, then put the phone face down for twenty minutes.',
    },
    suits: ['love'],
  },
  {
    title: 'What your hour is worth',
    scene:
      'A number gets put on your hour whenever a cousin asks a favor, a client wants a quote or a form says overtime.',
    act: {
      joined: 'Work out on paper today what one hour of yours earns, or should, and pin the figure above your desk.',
      easy: "Name your price once today, aloud to a friend, for the work you'd gladly do all week.",
      tense: 'Count tonight the hours in one favor you owe, and text the person who wants it where your part ends.',
    },
    suits: ['money', 'career'],
  },
]
