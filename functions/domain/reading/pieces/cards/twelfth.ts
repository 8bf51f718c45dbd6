import type { Card } from './Card.ts'

export const twelfth: readonly Card[] = [
  {
    title: 'One more video, then sleep',
    scene: 'You set the alarm, lie down and watch a stranger restore a chair for forty minutes.',
    act: {
      joined: 'Charge the phone outside the bedroom tonight, and be in bed fifteen minutes early.',
      easy: 'Read three pages under the lamp tonight, and put out the light at the first yawn.',
      tense: 'Stop one episode, article or chat in the middle tonight, and leave the end for tomorrow.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Nobody knows you are home',
    scene: "The bell is off, the kettle is on, and the neighbors believe you're out.",
    act: {
      joined: 'Spend thirty minutes today behind a shut door, with a cup and no screen.',
      easy: 'Use the next free ten minutes today for a chair by a window.',
      tense: "Tell somebody at home or in the chat that you're out of reach for one hour tonight.",
    },
    suits: ['wellbeing', 'love'],
  },
  {
    title: 'A draft with no address',
    scene: "In the drafts, between a recipe and a parking receipt, there's a kind sentence addressed to nobody.",
    act: {
      joined: 'Write a letter by hand to somebody you miss, and leave it sealed on the table tonight.',
      easy: "Send one kind line before bed to somebody who isn't expecting any.",
      tense: 'Put what you are not saying to a friend into five lines, and sleep on them tonight.',
    },
    suits: ['love'],
  },
  {
    title: 'Station, uncle, geese',
    scene: 'By the bed are a pencil and three words from a dream: station, uncle, geese.',
    act: {
      joined: 'Place paper and a pencil within reach of your pillow before bed, with the date on top.',
      easy: 'Describe a dream or a daydream to one friend today, in under a minute.',
      tense: 'Put the thought that goes round in your head onto one line, and leave it in the kitchen tonight.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The payment nobody can name',
    scene: 'A few gift cards, a savings book and a bill nobody can name share one dim drawer.',
    act: {
      joined: "Search your bank page for one payment you can't name, and find out before bed what it buys.",
      easy: 'Gather every gift card and voucher you own into one bowl tonight, the soonest on top.',
      tense: 'Tell one person you trust a sum you would rather not mention, or write it down tonight.',
    },
    suits: ['money'],
  },
  {
    title: 'Whoever fixes the printer',
    scene: 'Somebody waters the plants and fixes the printer, and the meeting appears to begin by itself.',
    act: {
      joined: 'Do one useful job today that nobody will see, and tell no one until tomorrow.',
      easy: 'Thank one person today who works out of sight: a cleaner, a driver, a quiet colleague.',
      tense: 'List five things you do unseen, and show one before bed to a person who gains by it.',
    },
    suits: ['career'],
  },
  {
    title: 'Glad of footsteps',
    scene: 'An aunt, a friend on crutches, a neighbor: somebody is glad of footsteps.',
    act: {
      joined: 'Call or write to one person who is often alone, and give them ten whole minutes today.',
      easy: 'Leave a magazine or a note at the door of a neighbor or relative before bed.',
      tense: 'Hear one person out today for ten minutes, with no advice on your lips.',
    },
    suits: ['love'],
  },
  {
    title: 'Under the sink',
    scene: 'Under the sink are nine bags, a sponge and the good scissors.',
    act: {
      joined: 'Empty one hidden corner, and put only half of the things back tonight.',
      easy: 'Clear a single drawer today until one lost thing turns up.',
      tense: 'Throw out one object that you hide when guests come, and leave the rest alone tonight.',
    },
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'Between the coats and the cake',
    scene: 'Between the coats and the cake a friend tells you something, and your phone rings.',
    act: {
      joined: 'Put one fact about yourself that nobody knows on paper, and hide the slip in a book tonight.',
      easy: 'Trust one friend or sister today with a small secret of your own.',
      tense: "Decide tonight who needs to know one thing you've kept quiet, and note the name.",
    },
    suits: ['love', 'career'],
  },
  {
    title: 'A bath with the door locked',
    scene: 'Warm water, a towel, a lock: the bathroom is a small hotel.',
    act: {
      joined: 'Soak your feet or your whole self for fifteen minutes tonight, with the big light off.',
      easy: 'Get into bed tonight in a clean shirt, after five minutes with the window wide open.',
      tense: 'Skip one chore before bed, lie on the floor, and let the dishes look at you.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'A plan in the bottom drawer',
    scene: 'In the bottom drawer are old batteries, half a budget and a name for the shop.',
    act: {
      joined: 'Give one private project twenty minutes today, and then put the page out of sight.',
      easy: 'Take out one shelved idea today, and add a single line in another color.',
      tense: 'Decide tonight about one shelved plan, and move its folder to the desk or the recycling.',
    },
    suits: ['career', 'money'],
  },
  {
    title: 'The autoreply is on',
    scene: 'The badge is in a drawer, and the inbox is on the sofa.',
    act: {
      joined: "Block one hour in next week's calendar tonight, and mark it private.",
      easy: 'Shut the laptop ten minutes sooner than you meant to today, and lay a book on top.',
      tense: 'Pick the one work alert that follows you to the sofa, and silence it until tomorrow.',
    },
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'The tin behind the flour',
    scene: 'Some savings live behind the flour, some in an old coat.',
    act: {
      joined: 'Give one savings account, tin or envelope a purpose tonight, in six words on a label.',
      easy: 'Check the pockets of three coats today, and put whatever you find in one place.',
      tense: 'Remove one thing from an online basket tonight that is really a wish for rest, and lie down.',
    },
    suits: ['money'],
  },
  {
    title: 'A mug that is not yours',
    scene: 'A mug on the shelf and a scarf on the hook belong to somebody you miss.',
    act: {
      joined: 'Set out one thing that reminds you of somebody you miss, and use it tonight.',
      easy: 'Tell one person a story today about somebody you both miss, with the funny part left in.',
      tense: "Take out a photo of somebody you miss, and tell it before bed what you'd still like to say.",
    },
    suits: ['love'],
  },
]
