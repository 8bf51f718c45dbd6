import type { Card } from './Card.ts'

/** Daily work, habits and the body's upkeep. */
export const sixth: readonly Card[] = [
  {
    title: 'The drawer of chargers',
    scene: 'The drawer has four chargers and the tape measure half the building borrows.',
    act: {
      joined: 'Empty one drawer onto the table tonight and put back only what has a use.',
      easy: 'Sort one drawer, bag or desktop folder today, and stop after fifteen minutes.',
      tense: 'Pick three things from one drawer that belong to somebody else, and stack them by the door tonight.',
    },
    suits: ['wellbeing', 'career'],
  },
  {
    title: 'Breakfast on a real plate',
    scene: 'Toast over the sink, coffee by the coats, a banana on the bus: that was breakfast.',
    act: {
      joined: 'Lay out a plate, a cup and a spoon before bed, for a breakfast at the table.',
      easy: 'Eat one thing today sitting down, off a plate, without the phone.',
      tense: 'Decide which meal gets a chair and a plate, and write its hour on the fridge tonight.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The oldest email',
    scene: 'Deep in the inbox, somebody from accounts waits for a yes or no.',
    act: {
      joined: 'Write the first two lines of the hardest reply you owe today, and send the whole before bed.',
      easy: "Clear ten messages in twenty minutes today, starting with people who'd like a short answer.",
      tense: 'Answer the oldest question in your inbox today with a plain yes or no.',
    },
    suits: ['career'],
  },
  {
    title: 'The phone that lights the ceiling',
    scene: 'Beside the bed are a glass of water, a book open at page nine and a lit phone.',
    act: {
      joined: 'Plug the phone in outside the bedroom tonight, and put a paper book in its place.',
      easy: 'Switch off the big light an hour before bed, and make do with one lamp.',
      tense: 'Give each worry one line on paper before bed, and shut the notebook in the kitchen.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The long way to the bus',
    scene: 'The long way to the bus goes past the bakery and a cat asleep on a warm car.',
    act: {
      joined: "Begin a ten-minute walk at your front door today, and turn left where you'd turn right.",
      easy: 'Get off one stop early or circle the block tonight, and count the dogs you meet.',
      tense: 'Settle the argument with your sofa tonight: shoes on, ten minutes outside, no music.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Enough water for two cups',
    scene: 'The kettle is on for one, and a second cup for a colleague takes no longer.',
    act: {
      joined: 'Make one hot drink more than you need today, and carry it to a colleague or a neighbor.',
      easy: "Do one small job today that belongs to a colleague or neighbor, and don't mention it.",
      tense: 'Refuse one favor today in a single friendly sentence, and make yourself a cup of something.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'The loose button',
    scene: 'A loose button and a slow leak cost less now than later.',
    act: {
      joined: 'Thread a needle today and fix one button, hem or strap, even if the stitches show.',
      easy: 'Oil, glue or tighten one thing that wobbles at home before bed.',
      tense: 'Tie a note to one broken thing tonight: mend it within seven days, or let it go.',
    },
    suits: ['money'],
  },
  {
    title: 'Shoulders by the ears',
    scene: 'Halfway down the spreadsheet, the shoulders are up by the ears and the tea is cold.',
    act: {
      joined: 'Stand up once an hour today, and touch the door frame with both hands each time.',
      easy: 'Stretch on the floor for ten minutes tonight, with a towel and one song you like.',
      tense: 'Shift the one thing that bends your neck, the screen or the pillow, before bed.',
    },
    suits: ['wellbeing', 'career'],
  },
  {
    title: 'The dog at the gate',
    scene: "The neighbor's dog is at the gate, and the fern is dry.",
    act: {
      joined: 'Learn the name of one animal on your street today, and use it.',
      easy: 'Water the nearest plant today, at home or outside the shop, and wipe its leaves.',
      tense: 'Do the least pleasant of your caring jobs before bed: the litter, the fish tank, the slimy vase.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A month of small coffees',
    scene: 'One coffee is nothing, but with the muffin and the late ride home there is quite a bill.',
    act: {
      joined: 'Start a paper list today of every small thing you buy, and pin it to the fridge.',
      easy: "Make one thing at home today that you'd otherwise buy, and note the difference.",
      tense: 'Multiply your smallest daily expense by thirty on paper tonight, and decide if it stays.',
    },
    suits: ['money'],
  },
  {
    title: 'A list of three',
    scene: 'The list has eleven lines, and the one about the tax form is in capitals.',
    act: {
      joined: 'Write three jobs on a slip of paper, and do the first within the hour.',
      easy: "Group this week's errands by street on an envelope, and check one off today.",
      tense: 'Cross one undone job off your list today, and tell the colleague or relative who expects it.',
    },
    suits: ['career'],
  },
  {
    title: 'The hour nobody pays for',
    scene: 'The manager has gone home, and somebody still has to rinse the mugs.',
    act: {
      joined: 'Open a note on your phone today for the unpaid minutes you work, and enter the first.',
      easy: 'Ask a colleague today how they do one weekly task, and copy the step that saves time.',
      tense: 'Stop one unpaid task at its proper hour today, and close the laptop.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'Half a cabbage, two eggs',
    scene: 'Half a cabbage, two eggs and one pickle are either a sad sight or a supper.',
    act: {
      joined: 'Cook tonight from what the kitchen has, with two things from the shelf that seem unlikely friends.',
      easy: 'Move whatever must be eaten first to the front of the fridge, and use one thing tonight.',
      tense: 'Throw out three jars past their day, and note tonight what not to buy twice.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'Who takes out the trash',
    scene: "Towels don't fold themselves, and in every kitchen one person changes the paper roll.",
    act: {
      joined: 'Take over one small chore today that another person does for you, to the last towel.',
      easy: 'Thank one person today whose work makes yours possible: the cleaner, the driver, the cook.',
      tense: 'Tell a roommate, relative or colleague today about one chore you do that they may not see.',
    },
    suits: ['love'],
  },
]
