import type { Card } from './Card.ts'

export const twelfth: readonly Card[] = [
  {
    title: 'One more video, then sleep',
    scene: 'You brush your teeth, set the alarm, lie down and watch a stranger restore a chair for forty minutes.',
    act: {
      joined:
        'Charge the phone outside the bedroom tonight, and be under the covers fifteen minutes before your usual time.',
      easy: 'Read three pages under the lamp tonight, and put out the light at the first yawn.',
      tense: 'Stop one episode, article or chat in the middle tonight, and leave the end for tomorrow.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Nobody knows you are home',
    scene: 'The bell is off, the kettle is on, and for one hour the neighbors believe that you are out.',
    act: {
      joined: 'Spend thirty minutes today behind a shut door, with a cup beside you and no screen in the room.',
      easy: 'Use the next free ten minutes today for a chair by a window, before anybody finds a job for them.',
      tense:
        "Tell somebody at home or in the chat that you're out of reach for one hour tonight, and stick to the hour.",
    },
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'A draft with no address',
    scene: "In the drafts folder, between a recipe and a parking receipt, there's a kind sentence addressed to nobody.",
    act: {
      joined: 'Write a letter by hand to somebody you miss, one page long, and leave it sealed on the table tonight.',
      easy: "Send one kind line before bed to somebody who isn't expecting any, and ask for no reply.",
      tense: 'Put what you are not saying to a friend or a relative into five lines, and sleep before you decide.',
    },
    suits: ['love'],
  },
  {
    title: 'Station, uncle, geese',
    scene:
      "By the bed there's a pencil, an envelope and three words from a dream that nobody can read: station, uncle, geese.",
    act: {
      joined: 'Place paper and a pencil within reach of your pillow before bed, and head the page with the date.',
      easy: 'Describe a dream or a daydream to one friend today, in under a minute, without explaining any of it.',
      tense:
        'Put the thought that goes round in your head onto paper, one line, and leave the paper in the kitchen tonight.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The payment nobody can name',
    scene: 'A drawer of gift cards, a savings book with a cat on the cover and a mystery fee share one dim corner.',
    act: {
      joined: "Search your bank page for one payment you can't name, and find out before bed what it buys.",
      easy: 'Gather every gift card, coupon and voucher you own into one bowl tonight, the soonest to run out on top.',
      tense: 'Tell one person you trust a sum you would rather not mention, or put that sum on paper tonight.',
    },
    suits: ['money'],
  },
  {
    title: 'Whoever fixes the printer',
    scene:
      'Somebody waters the plants, renames the files and fixes the printer, and the meeting appears to begin by itself.',
    act: {
      joined: 'Do one useful job at work or at home today that nobody will see, and tell no one until tomorrow.',
      easy: 'Thank one person today who works out of sight: a cleaner, a driver, the colleague with the screwdriver.',
      tense: 'List five things you do unseen, and show one of them before bed to a person who gains by it.',
    },
    suits: ['career'],
  },
  {
    title: 'Glad of footsteps',
    scene: 'An aunt by a window, a friend on crutches, a neighbor with the radio on: somebody is glad of footsteps.',
    act: {
      joined: 'Call or write to one person who spends most days alone, and give them ten whole minutes today.',
      easy: 'Leave a magazine, a flower or a note at the door of a neighbor or relative before bed.',
      tense: 'Hear one person out today for ten minutes, with a cup in your hands and no advice on your lips.',
    },
    suits: ['love'],
  },
  {
    title: 'Under the sink',
    scene: 'Under the sink are nine bags, a sponge of unknown age and the good scissors that everyone was looking for.',
    act: {
      joined: 'Empty one hidden corner, under the sink or behind a door, and put only half of the things back tonight.',
      easy: "Clear a single drawer today until one lost thing turns up, and put that thing where you'd look first.",
      tense: 'Throw out one object that you hide when guests come, and let the rest of the cupboard be tonight.',
    },
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'Between the coats and the cake',
    scene:
      'A friend tells you something between the coats and the cake, and then your phone rings and every head turns.',
    act: {
      joined:
        'Put one fact about yourself that nobody here knows on a slip of paper, and hide the slip in a book tonight.',
      easy: 'Trust one friend or sister today with a small secret of your own, in two sentences and no preface.',
      tense: "Decide tonight who needs to know one thing you've kept quiet, and note that single name on paper.",
    },
    suits: ['love', 'career'],
  },
  {
    title: 'A bath with the door locked',
    scene: 'Warm water, a towel off the radiator, a door that locks: the bathroom is the smallest hotel in town.',
    act: {
      joined: 'Soak your feet or your whole self in warm water for fifteen minutes tonight, with the big light off.',
      easy: 'Get into bed tonight in a clean shirt, after five minutes with the window wide open.',
      tense: 'Skip one chore before bed, lie on the floor for ten minutes, and let the dishes look at you.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'A plan in the bottom drawer',
    scene:
      'In the bottom drawer a plan keeps company with old batteries: half a budget, a sketch, a name for the shop.',
    act: {
      joined: 'Give one private project twenty minutes today, and put the page out of sight when the time is up.',
      easy: 'Take out one shelved idea today, read your own notes, and add a single line in another color.',
      tense: 'Decide tonight about one shelved plan, in or out, and move its folder to the desk or the recycling.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'The autoreply is on',
    scene: 'You switch the autoreply on, put the badge in a drawer and look at the inbox from the sofa, just once.',
    act: {
      joined: "Block one hour in next week's calendar tonight, call it nothing at all, and mark it private.",
      easy: 'Shut the laptop ten minutes sooner than you meant to today, and lay a book or a towel on top.',
      tense: 'Pick the one work alert that follows you to the sofa, and switch it off until tomorrow.',
    },
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'The tin behind the flour',
    scene:
      'Some savings live in a tin behind the flour, some in an account with a dull name, some in the lining of a coat.',
    act: {
      joined: 'Give one savings account, tin or envelope a purpose tonight, in six words on a label.',
      easy: 'Check the pockets of three coats and one old bag today, and put whatever you find in one place.',
      tense:
        'Remove one thing from an online basket that is really a wish for rest, and sit down for ten minutes tonight.',
    },
    suits: ['money'],
  },
  {
    title: 'A mug that is not yours',
    scene: 'A mug on the shelf, a scarf on the hook and a voice message on the phone belong to somebody you miss.',
    act: {
      joined: 'Set out one thing that reminds you of somebody you miss, a mug, a photo, a scarf, and use it tonight.',
      easy: 'Tell one person a story today about somebody you both miss, with the funny part left in.',
      tense: "Say aloud to a photo of somebody you miss the one thing you'd still like to tell them, before bed.",
    },
    suits: ['love'],
  },
]
