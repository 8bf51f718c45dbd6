import type { Card } from './Card.ts'

export const tenth: readonly Card[] = [
  {
    title: 'The line under your name',
    scene: 'The line under your name turns up at the foot of emails, on a badge and in how an aunt introduces you.',
    act: {
      joined: 'Rewrite the line under your name in your email or profile today, in six words you would say aloud.',
      easy: 'Ask a friend or a colleague today how they describe your work to others, and take down their exact words.',
      tense: 'Delete one claim from your profile or résumé tonight that you no longer want to live up to.',
    },
    suits: ['career'],
  },
  {
    title: 'Five minutes with the boss',
    scene:
      'The door is half open, the boss has a sandwich in one hand, and your question has to fit between two meetings.',
    act: {
      joined:
        "Draft the first sentence of a request to your boss, client or teacher, and put it in tomorrow's calendar tonight.",
      easy: 'Send the person you report to one line today about something that is going well, with a figure in it.',
      tense: 'Name one deadline that you think unrealistic to the colleague who set it, and offer another date today.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'The third slide',
    scene: 'A projector hums, somebody hunts for the adapter, and the third slide has your name under a number.',
    act: {
      joined: 'Make the first page of one piece of work good enough to show, and stop when that page is done tonight.',
      easy: 'Show one finished thing, a table, a cake, a repaired lamp, to somebody whose eye you trust before bed.',
      tense: 'Cut one page, slide or paragraph from something you have to present, and read the rest aloud before bed.',
    },
    suits: ['career'],
  },
  {
    title: 'The salary in the job ad',
    scene: "You hear what a friend's friend earns, pour another coffee and do the arithmetic on the back of a receipt.",
    act: {
      joined: 'Put on paper tonight the yearly sum your work should bring, with three things you do for it underneath.',
      easy: 'Look up two job ads for work like yours today, and pencil both salaries beside your own.',
      tense: 'Practice saying your price or your salary to the mirror five times tonight, without adding a reason.',
    },
    suits: ['money'],
  },
  {
    title: 'Due in red',
    scene:
      'The due date is red on the calendar, a colleague walks by slowly, and the document is still called draft two.',
    act: {
      joined:
        'Work twenty minutes today on the task with the nearest deadline, and leave the next step written at the top.',
      easy: 'Hand in one thing before it is due today, with a single friendly line to whoever is waiting.',
      tense: "Admit one promise you can't meet in time to the colleague or relative it affects, before the day ends.",
    },
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'What the family says you do',
    scene:
      'A parent describes your job to the neighbor over the hedge, with two details wrong and the pride about right.',
    act: {
      joined: 'Pick one photo that shows your working day, and send it to a parent, an aunt or an older friend today.',
      easy: 'Thank one relative tonight for a habit of theirs that helps you at work, and say which habit.',
      tense: 'Correct, in one kind message today, a wrong idea that a relative or old friend has about your job.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'Home by the time you said',
    scene: 'A pot is on the stove, the laptop is open, and a child, a roommate or a dog has one eye on the door.',
    act: {
      joined:
        'Note the hour at which your next workday ends, tape the note to the screen, and tell one person before bed.',
      easy: 'Eat one meal today with the phone in another room, beside whoever is there or across from a good radio.',
      tense:
        'Leave one work message unanswered until tomorrow, and tell somebody at home or by phone what you are ignoring.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'Well done in the hallway',
    scene:
      'Someone in the hallway says well done, the coffee machine drowns half the sentence, and you bring up the weather.',
    act: {
      joined: 'Start a page for kind words about your work, and fill its first line with a true one before bed.',
      easy: "Praise one person's work in a message today, name the exact thing they did, and copy in nobody.",
      tense: 'Put one criticism of your work on paper, circle the half that is true, and tear off the rest tonight.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'Shoes for an audience',
    scene: 'You polish the left shoe, look for the lint brush and practice a relaxed face in the hall mirror.',
    act: {
      joined: 'Lay out what you will wear to the next thing where people see you, down to the shoes, before bed.',
      easy: 'Clean one pair of shoes tonight, the pair for people you want to impress, and set them by the door.',
      tense: 'Retire one piece of clothing that looks important and never feels good, into a bag by the door tonight.',
    },
    suits: ['career', 'love'],
  },
  {
    title: 'The one with the spare keys',
    scene:
      'Somebody has to have the spare keys, the login and the list of birthdays, and you even know where the stapler is.',
    act: {
      joined: 'List every job that people leave to you, and put a star before bed beside the one you would choose.',
      easy: 'Offer one small duty, with its key, login or list, to a colleague or a relative who would do it well today.',
      tense: 'Pick one duty that nobody would miss, and leave it undone for the rest of today, without a speech.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'An invoice on its way',
    scene: "The invoice is ready apart from the date, the client's new address and the nerve to press send.",
    act: {
      joined:
        'Count the hours your work really took over the last five days, unpaid ones too, and note the total tonight.',
      easy: 'Send one invoice, expense claim or friendly reminder today, with the sum in the subject line.',
      tense: 'Decide on one unpaid favor at work to end, and draft the two polite sentences for it before bed.',
    },
    suits: ['money'],
  },
  {
    title: 'The job in the open tab',
    scene: 'You read the job ad, then a recipe, then the weather, and end up at the job ad with a sandwich.',
    act: {
      joined:
        "Type the first three lines of an application for a job you'd like, and save the file under its real name tonight.",
      easy: 'Tell a friend in another line of work today which part of their job you would try for a week.',
      tense:
        'Decide within ten minutes about one job ad or one wish for a new job, keep or drop, then leave the chair.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'What a search for you finds',
    scene: 'A search for your name brings up an old photo, a stranger with better hair and a comment about a toaster.',
    act: {
      joined: 'Search for your own name today, read one page, and note the single thing you would like found there.',
      easy: 'Change one photo or sentence about you that strangers see, take ten minutes, and leave the rest as it is.',
      tense: 'Take down one post, photo or comment tonight that you would not read aloud to a neighbor.',
    },
    suits: ['love'],
  },
  {
    title: 'The coat on the chair',
    scene:
      'You put your coat on, answer one more email standing up, and find the tea cold and your shoulders at your ears.',
    act: {
      joined: 'Stand up once an hour for the rest of today, and drink a glass of water each time.',
      easy: 'Spend your next break away from every screen, ten minutes long, with a cup, a window and no colleague.',
      tense: 'Stop one task at good enough today, put the cap on the pen, and move your chair back from the table.',
    },
    suits: ['wellbeing'],
  },
]
