import type { Card } from './Card.ts'

export const eleventh: readonly Card[] = [
  {
    title: 'Ninety-four unread messages',
    scene: "You scroll past a sunset and a cousin's joke to the one message that names the place.",
    act: {
      joined: 'Start a smaller chat tonight with two people out of your biggest one.',
      easy: 'Answer one question in the group chat today that nobody has touched.',
      tense: 'Mute one group chat until tomorrow, and write directly to the one person you care about.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A folding chair for one more',
    scene: 'Four plates, five people and a folding chair from the basement: somebody has brought a friend.',
    act: {
      joined: 'Name a day within the next seven for soup or a walk, and propose it to one friend.',
      easy: "Tell a friend today to bring along one person you don't know next time.",
      tense: 'Turn one maybe into a no today, in a single line to the friend who asked.',
    },
    suits: ['love'],
  },
  {
    title: 'A name far down the list',
    scene: 'In your contacts, below the plumber, is a friend whose laugh you know.',
    act: {
      joined: "Scroll to the first friend you'd be glad to see, and send two lines within ten minutes.",
      easy: 'Send one old friend the song in your head today, and say why.',
      tense: 'Finish on paper a sentence to a friend that begins with I minded when, and sleep on it tonight.',
    },
    suits: ['love'],
  },
  {
    title: 'Chipping in for the gift',
    scene: 'One friend collects, another paid for the pizza, and the envelope is coffee-stained.',
    act: {
      joined: 'Open a list of who pays for what among your friends, and date the page tonight.',
      easy: 'Tell one friend by message today that the last coffee or beer between you is settled.',
      tense: "Set the most you'd spend on one shared gift, and message the organizer before bed.",
    },
    suits: ['money', 'love'],
  },
  {
    title: 'A strip off the bulletin board',
    scene: 'The choir needs tenors, and one phone number hangs from the flyer.',
    act: {
      joined: 'Find one club or choir within reach, and put its next meeting on your calendar before bed.',
      easy: 'Ask a neighbor or colleague today which group they go to, and what happens the first time.',
      tense: 'Cross one meeting of a group that takes too much off the calendar tonight.',
    },
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Three hopes on a napkin',
    scene: 'Hopes look modest on a napkin: a year of study, a dog with one brown ear.',
    act: {
      joined: 'Jot three hopes on a napkin tonight, and tuck it into your wallet.',
      easy: 'Share one hope of yours with a friend before bed, in a sentence without the word someday.',
      tense: 'Choose between two hopes that want the same years, and put the chosen one on paper tonight.',
    },
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'The sofa and the third floor',
    scene: 'The sofa has to go up three floors, and the friend with the van has a bad back.',
    act: {
      joined: 'Ask one friend today for something exact, a ladder or an hour, and say when you need it.',
      easy: "Offer a friend one hour of something you're good at, by message before bed.",
      tense: "Tell one friend which favor you can't do, in two lines tonight.",
    },
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'Drinks after the last shift',
    scene: 'By the copier somebody plans drinks, and somebody in a coat hopes to slip past.',
    act: {
      joined: "Write to one new or quiet colleague today, with a question that isn't about work.",
      easy: 'Introduce two people from your work to each other in three lines today.',
      tense: "Keep one remark about a colleague to yourself today, and note what you'd say to their face.",
    },
    suits: ['career'],
  },
  {
    title: 'A friend of a friend',
    scene: 'You mention a leaking faucet, and the next table has a cousin and a story about a flood.',
    act: {
      joined: 'Draw a map of ten people you know, and circle two names before bed.',
      easy: 'Message one friend today for one name: whoever knows most about the thing you need.',
      tense: 'Tell one person who is trying to help how things really are, in three lines today.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'Five people, one photo',
    scene: 'In the photo five people squint on a beach, with one bad haircut.',
    act: {
      joined: "Place one picture of friends where you'll see it over breakfast, names on the back, before bed.",
      easy: 'Send one old photo to everyone who is in it today, with only the year for a caption.',
      tense: 'Look for one minute tonight at a photo of a friend who annoys you, and note one good thing.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The last cookie at the meeting',
    scene: 'The treasurer wants receipts, and nobody dares to take the last cookie.',
    act: {
      joined: 'Volunteer for one small job in a group today, and name the day it will be done.',
      easy: "Second somebody else's good idea in a group today, with their name in the first line.",
      tense: 'Put the question a group is avoiding into one polite sentence, and post it before bed.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'Dues on the first',
    scene: 'The gym, the choir and a shared film app take their money on days nobody can name.',
    act: {
      joined: 'Put every membership you pay for on one page, with its monthly sum, before bed.',
      easy: 'Use one thing you already pay dues for today, the library or the app, for ten minutes.',
      tense: 'Pick the membership you use least, and note its notice date on the calendar tonight.',
    },
    suits: ['money'],
  },
  {
    title: 'A clipboard outside the shop',
    scene: 'You mean to pass the clipboard, but the volunteer has cold hands.',
    act: {
      joined: 'Pick one cause in your own town, read for ten minutes today, and note one way to help.',
      easy: 'Do one small thing for your street today: a bag of litter, a shared notice.',
      tense: 'Unfollow one account tonight that only makes you angry, and wish a neighbor good evening.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'A friend with good news',
    scene: 'A friend has the job, the apartment and the view, and your thumb hovers over the heart.',
    act: {
      joined: 'Congratulate one friend today on something they worked for, and name what they did.',
      easy: 'Tell a friend who is doing well, tonight, which of their stories you like best.',
      tense: 'Note one thing you envy in a friend, and your own first small step, before bed.',
    },
    suits: ['career', 'love'],
  },
]
