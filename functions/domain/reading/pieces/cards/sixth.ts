import type { Card } from './Card.ts'

/** Daily work, habits and the body's upkeep. */
export const sixth: readonly Card[] = [
  {
    title: 'The drawer of chargers',
    scene: 'The drawer has four chargers, a key to no known door, and the tape measure that half the building borrows.',
    act: {
      joined: 'Empty one drawer onto the table tonight and put back only what you can name the use of.',
      easy: 'Sort one drawer, bag or desktop folder in fifteen minutes today, and stop when the timer rings.',
      tense: 'Pick three things from one drawer that belong to somebody else, and stack them by the door tonight.',
    },
    suits: ['wellbeing', 'career'],
  },
  {
    title: 'Breakfast on a real plate',
    scene: 'Toast over the sink, coffee beside the coats and a banana on the bus make up one meal in three rooms.',
    act: {
      joined: 'Lay out a plate, a cup and a spoon before bed, so that the next breakfast begins at a table.',
      easy: 'Eat one thing today sitting down, off a plate, with the phone in another room.',
      tense: 'Decide which meal of the day gets a chair and a plate, and write its hour on the fridge tonight.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The oldest email',
    scene:
      'At the bottom of the inbox, under newsletters and a parking notice, somebody from accounts waits for a yes or no.',
    act: {
      joined: 'Write the first two lines of the hardest reply you owe within the hour, and send the whole before bed.',
      easy: "Clear ten messages in twenty minutes today, starting with people who'd be glad of a short answer.",
      tense: 'Answer the oldest question in your inbox today with a plain yes or no, and let the other ten wait.',
    },
    suits: ['career'],
  },
  {
    title: 'The phone that lights the ceiling',
    scene: 'Beside the bed are a glass of water, a book open at page nine and a phone that lights up the ceiling.',
    act: {
      joined: 'Plug the phone in outside the bedroom tonight, and put a paper book in its place.',
      easy: 'Switch off the big light an hour before bed, and give the rest of the evening to one lamp and one chapter.',
      tense: 'Give each worry a single line on paper before bed, and shut the notebook in the kitchen.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The long way to the bus',
    scene: 'The long way to the bus stop goes past the bakery, the school clock and a cat asleep on a warm car.',
    act: {
      joined: "Begin a ten-minute walk at your own front door today, and turn left where you'd turn right.",
      easy: 'Get off one stop early or circle the block tonight, and count the dogs you meet.',
      tense: 'Settle the argument with your sofa tonight: shoes on, ten minutes outside, no music.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Enough water for two cups',
    scene: 'The kettle is on for one, and a second cup takes no longer, whether a colleague drinks it or the plumber.',
    act: {
      joined: 'Make one hot drink more than you need today, and carry it to a colleague, a roommate or a neighbor.',
      easy: "Do one small job today that belongs to a colleague or neighbor, the recycling or the printer, and don't mention it.",
      tense: 'Refuse one favor today in a single friendly sentence, and make yourself a cup of something afterwards.',
    },
    suits: ['love', 'career'],
  },
  {
    title: 'The loose button',
    scene: 'A loose button, a tire with a slow leak and a heel worn down on one side all cost less now than later.',
    act: {
      joined: 'Thread a needle today and fix one button, hem or strap, even if the stitches show.',
      easy: 'Oil, glue or tighten one thing that squeaks or wobbles at home, in fifteen minutes, before bed.',
      tense: 'Tie a note to one broken thing tonight: mend it within seven days, or let it go.',
    },
    suits: ['money'],
  },
  {
    title: 'Shoulders by the ears',
    scene: 'Halfway down the spreadsheet the shoulders are up by the ears, the tea is cold and the chair squeaks.',
    act: {
      joined: 'Stand up once an hour for the rest of today, and touch the door frame with both hands each time.',
      easy: 'Stretch on the floor for ten minutes tonight, with a towel under your head and one song you like.',
      tense: 'Shift the one thing that bends your neck, the screen, the pillow or the phone, before bed tonight.',
    },
    suits: ['wellbeing', 'career'],
  },
  {
    title: 'The dog at the gate',
    scene: "The neighbor's dog is at the gate, the fern on the sill is dry, and the pigeons know who has bread.",
    act: {
      joined: 'Learn the name of one animal on your street today, from its owner or its collar, and use it.',
      easy: 'Water the nearest plant today, in the kitchen, the hallway or outside the shop, and wipe its leaves.',
      tense: 'Do the least pleasant of your caring jobs before bed: the litter, the fish tank or the slimy vase.',
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'A month of small coffees',
    scene: "One coffee is nothing, but with the muffin, the app's monthly fee and the late ride home there is a bill.",
    act: {
      joined: 'Start a paper list today of every small thing you buy, and pin it to the fridge for seven days.',
      easy: "Make one thing at home today that you'd otherwise buy, the sandwich or the coffee, and note the difference.",
      tense:
        'Multiply your smallest daily expense by thirty on paper tonight, look at the sum, and decide if it stays.',
    },
    suits: ['money'],
  },
  {
    title: 'A list of three',
    scene:
      'The list has eleven lines, two of them copied from another list, and the one about the tax form is in capitals.',
    act: {
      joined: 'Write three jobs on a slip of paper, do the first within the hour, and pocket the slip.',
      easy: "Group this week's errands by street on the back of an envelope, and check one off today.",
      tense: 'Cross one job off your list today without doing it, and tell the colleague or relative who expects it.',
    },
    suits: ['career'],
  },
  {
    title: 'The hour nobody pays for',
    scene:
      'The report is done, the manager has gone home, and somebody still has to rinse the mugs and shut the windows.',
    act: {
      joined: 'Open a note on your phone today for the minutes you work beyond the ones agreed, and enter the first.',
      easy: 'Ask a colleague today how they do one weekly task, and copy down the step that saves ten minutes.',
      tense: 'Stop one unpaid task at its proper hour today, close the laptop, and leave the last line for tomorrow.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'Half a cabbage, two eggs',
    scene: 'Half a cabbage, two eggs and a jar with one pickle in it are either a sad sight or a supper.',
    act: {
      joined: 'Cook tonight from what the kitchen has, and use two things from the shelf that seem unlikely friends.',
      easy: 'Move whatever must be eaten first to the front of the fridge, and use one of those things tonight.',
      tense: 'Throw out three jars or packets past their day, and write on the shopping list what not to buy twice.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'Who takes out the trash',
    scene:
      "Trash doesn't walk, towels don't fold themselves, and in every shared kitchen one person changes the paper roll.",
    act: {
      joined: 'Take over one small chore today that another person does for you, and do it down to the last towel.',
      easy: 'Thank one person today whose work makes yours possible: the cleaner, the driver, the one who orders paper.',
      tense:
        'Tell a roommate, relative or colleague today about one chore you do that they may not see, and stop there.',
    },
    suits: ['love'],
  },
]
