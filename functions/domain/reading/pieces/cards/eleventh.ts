import type { Card } from './Card.ts'

export const eleventh: readonly Card[] = [
  {
    title: 'Ninety-four unread messages',
    scene: "You scroll past a sunset, a dog and a cousin's joke in search of the one message that names the place.",
    act: {
      joined: 'Start a smaller chat with two people out of your biggest one, and send its first message before bed.',
      easy: 'Answer one question in the group chat today that everybody has read and nobody has touched.',
      tense: 'Mute one group chat until tomorrow, and write directly to the one person in there you care about.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A folding chair for one more',
    scene:
      'Four plates, five people and a folding chair from the basement: somebody has brought a friend who is hungry.',
    act: {
      joined: 'Name a day within the next seven for soup or a walk, and propose it to one friend before bed.',
      easy: "Tell a friend today to bring along one person you don't know, the next time the two of you meet.",
      tense: 'Turn one maybe into a no today, in a single line to the friend who asked, with no invented excuse.',
    },
    suits: ['love'],
  },
  {
    title: 'A name far down the list',
    scene: 'Between the plumber and the pharmacy in your contacts is a friend whose laugh you could draw from memory.',
    act: {
      joined:
        "Scroll to the first friend in your contacts you'd be glad to see, and send two lines before ten minutes pass.",
      easy: 'Send one old friend the song in your head today, with a single line about why it made you think of them.',
      tense:
        'Finish on paper a sentence to a friend that begins with I minded when, and sleep before you decide to send.',
    },
    suits: ['love'],
  },
  {
    title: 'Chipping in for the gift',
    scene:
      'One friend collects for the present, another paid for the pizza, and the envelope has a ring of coffee on it.',
    act: {
      joined: 'Open a small list of who pays for what among your friends, enter one line, and date the page tonight.',
      easy: 'Tell one friend by message today that the last coffee, fare or beer between you is settled.',
      tense: "Set the most you'd spend on one shared gift or trip, and message the organizer that figure before bed.",
    },
    suits: ['money', 'love'],
  },
  {
    title: 'A strip off the bulletin board',
    scene:
      'The choir needs tenors, the gardeners meet by the shed, and one strip with a phone number is left on the board.',
    act: {
      joined:
        'Find one club, choir or team within reach, and put the hour of its next meeting on your calendar before bed.',
      easy: 'Ask a neighbor or a colleague today which group they go to, and what happens there the first time.',
      tense: 'Cross one meeting of a group that gets too many of your evenings off the calendar tonight.',
    },
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'Three hopes on a napkin',
    scene: 'Hopes look modest on a napkin: a kitchen with a window, a year of study, a dog with one brown ear.',
    act: {
      joined:
        'Jot three hopes on a napkin tonight, number them, and tuck the napkin into your wallet or your phone case.',
      easy: 'Share one hope of yours with a friend before bed, in a sentence without the word someday.',
      tense: 'Choose between two hopes that want the same years, put the chosen one on paper, and sleep on it tonight.',
    },
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'The sofa and the third floor',
    scene: 'The sofa has to go up three floors, your cousin is away, and the friend with the van has a bad back.',
    act: {
      joined: 'Ask one friend today for something exact, a ladder, a recipe or an hour, and say when you need it.',
      easy: "Offer a friend one hour of something you're good at, by message before bed, with two days to pick from.",
      tense: "Tell one friend plainly which favor you can't do, in two lines tonight, and skip the long story.",
    },
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'Drinks after the last shift',
    scene: 'By the copier somebody plans drinks, somebody is new, and somebody in a coat hopes to slip past them both.',
    act: {
      joined: 'Write to one new or quiet colleague today, with a question that has nothing to do with work.',
      easy: 'Introduce two people from your work to each other in three lines today, and say what they share.',
      tense: "Keep one remark about a colleague to yourself today, and note on paper what you'd say to their face.",
    },
    suits: ['career'],
  },
  {
    title: 'A friend of a friend',
    scene:
      'You mention a leaking faucet, and a friend at the next table has a cousin, a number and a story about a flood.',
    act: {
      joined: 'Draw a map of ten people you know and what each one is good at, and circle two names before bed.',
      easy: 'Message one friend today for one name: whoever knows most about the thing you need.',
      tense: 'Report to one person who is trying to help you how things really are, in three honest lines today.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'Five people, one photo',
    scene:
      'In the photo five people squint on a beach, and you can name four jobs, three children and one bad haircut.',
    act: {
      joined:
        'Place one picture of friends where you see it over breakfast, and note their names on the back before bed.',
      easy: 'Send one old photo to everyone who is in it today, with nothing but the year for a caption.',
      tense:
        'Look for one minute at a photo of a friend who annoys you, and note one thing you like about them tonight.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The last cookie at the meeting',
    scene:
      'The chair wants a vote, the treasurer wants receipts, and nobody dares to take the last cookie on the plate.',
    act: {
      joined: 'Volunteer for one small job in a group or a team, by message today, and name the day it will be done.',
      easy: "Second somebody else's good idea in a group today, in writing, with their name in the first line.",
      tense: 'Put the question that a group is avoiding into one polite sentence, and post it or pocket it before bed.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'Dues on the first',
    scene: 'The gym, the choir and a film app that six people share all take their money on a day nobody can name.',
    act: {
      joined: 'Put every membership and shared account you pay for on one page, with its monthly sum, before bed.',
      easy: 'Use one thing you already pay dues for today, the library, the pool or the app, for ten minutes at least.',
      tense:
        'Pick the membership you use least, and copy its notice date and its phone number onto the calendar tonight.',
    },
    suits: ['money'],
  },
  {
    title: 'A clipboard outside the shop',
    scene:
      'You mean to walk past the clipboard, but the volunteer has cold hands and you half agree with the sentence.',
    act: {
      joined: 'Pick one cause in your own town, read about it for ten minutes, and note one thing you could lend it.',
      easy: 'Do one small thing for your street today: a bag of litter, a shared notice, a kind word to the caretaker.',
      tense: 'Unfollow one account tonight that only makes you angry, and wish a neighbor good evening instead.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'A friend with good news',
    scene: 'A friend has the job, the apartment and a photo of the view, and your thumb hovers over the heart.',
    act: {
      joined: 'Congratulate one friend today on something they worked for, in a sentence that says what they did.',
      easy: 'Let a friend who is doing well know which of their stories you like best, and put one question to them today.',
      tense:
        'Note one thing you envy in a friend, and below it the first small step toward your own version, before bed.',
    },
    suits: ['career', 'love'],
  },
]
