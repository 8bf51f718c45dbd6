import type { Card } from './Card.ts'

export const fourth: readonly Card[] = [
  {
    title: 'The table after supper',
    scene: "Crumbs, two glasses, somebody's homework: the table after supper is where a family says what it thinks.",
    act: {
      joined:
        'Clear the table down to the wood today, put one lamp or candle on it, and sit there ten minutes after you eat.',
      easy: 'Carry your plate to where somebody is tonight, at the table or on a video call, and eat without hurry.',
      tense:
        'Say one true thing at the table tonight, or to a relative by phone, and pass the bread before the second.',
    },
    suits: ['love'],
  },
  {
    title: 'The dripping faucet',
    scene: 'The faucet drips, the hall bulb is out, and the cupboard door opens by itself whenever a truck goes by.',
    act: {
      joined: 'Fix one small thing at home today with the tools you have: a bulb, a hinge, a loose screw.',
      easy: 'Oil, wipe or tighten the thing at home that squeaks the most, in ten minutes before bed.',
      tense: 'Stick a note today on three things at home that need fixing, with the name of whoever should do it.',
    },
    suits: ['money'],
  },
  {
    title: 'The phone that rings at home',
    scene:
      'Somebody at home picks up on the fourth ring, with the television on, a dog in the background and the weather to report.',
    act: {
      joined: 'Call or write to the relative you think of first tonight, and begin with what you see from your window.',
      easy: 'Ask an older relative or neighbor one question today about the kitchen they were a child in.',
      tense: "Tell one relative today which subject you'd rather leave out, and offer them two others in its place.",
    },
    suits: ['love'],
  },
  {
    title: 'The stained recipe card',
    scene: 'Roots are mostly food, handed on in slanted handwriting, a dented pan and a smell on the stairs.',
    act: {
      joined:
        "Write down one dish from your family's kitchen today, with the amounts in handfuls if that's how you know them.",
      easy: 'Heat one thing tonight that tastes like home, and eat the first spoonful standing at the stove.',
      tense: 'Change one ingredient in a family recipe on paper today, and sign the new version with your own name.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'A door that closes',
    scene: 'The bathroom is the only room with a lock, and even there come a cat, a question and a ringing phone.',
    act: {
      joined: 'Make one corner of your home yours tonight, with a chair, a lamp and your back to the room.',
      easy: 'Close a door behind you for twenty minutes today, with a blanket and nothing that lights up.',
      tense:
        "Tell whoever is at home, or in your chats, that you're out of reach for one hour tonight, and shut the door.",
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The boxes by the wall',
    scene: 'By the wall are a box marked misc, a rolled-up poster and a lamp that belongs to no room yet.',
    act: {
      joined: 'Unpack one box, bag or suitcase today, and give each thing in it a place before bed.',
      easy: "Hang or prop up one picture tonight where you'll see it from your bed.",
      tense: 'Open one box you never unpack, take out three things, and decide tonight which of them lives here.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'What the rooms cost',
    scene: 'The bills for rent, heat and the roof lie on the same table where you butter your bread.',
    act: {
      joined: 'Add up on one sheet today what your home costs in a month, from the rent down to the trash bags.',
      easy: 'Unplug five things at home that burn power for nothing, and listen to the room before bed.',
      tense: 'Put the largest bill of your home on the table tonight, read both sides, and write one question on it.',
    },
    suits: ['money'],
  },
  {
    title: 'A desk in the corner',
    scene: 'The laptop shares the table with a fruit bowl, a school book and a cup nobody will claim.',
    act: {
      joined: 'Choose one spot at home today that is only for work, even a tray, and lay three tools on it.',
      easy: 'Wipe your desk tonight, move the lamp to the better side, and leave only three things in its light.',
      tense: 'Carry every piece of work out of your bedroom before bed, the charger included, and shut the door on it.',
    },
    suits: ['career'],
  },
  {
    title: 'Photos in a shoe box',
    scene: 'In the shoe box an uncle squints, a cousin is cut off at the ear, and the car behind them is mustard.',
    act: {
      joined:
        "Choose one family photo tonight, on paper or on your phone, and put it where you'll see it at breakfast.",
      easy: 'Send a relative one old photo today, and ask them who took it.',
      tense:
        'Turn one picture to the wall tonight that you keep only out of duty, and see for a day whether you miss it.',
    },
    suits: ['love'],
  },
  {
    title: 'Whose turn it is',
    scene:
      'A full sink, a full bin and a roll of paper with one sheet left are what people who live together argue about.',
    act: {
      joined: 'Take on one chore today that nobody has named, do it to the end, and mention it to no one.',
      easy: 'Put on one record or playlist tonight and clean only until the last song ends.',
      tense:
        "Name the one chore you're tired of to someone at home tonight, or leave it undone until tomorrow without guilt.",
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The spare key',
    scene: 'One key is under a flowerpot, one with the neighbor, one with the friend who waters your fern.',
    act: {
      joined: 'Find your spare key today, tie a ribbon to it, and decide whose drawer it should be in.',
      easy: 'Invite one friend or neighbor by message today for tea at your kitchen table, with a day in it.',
      tense: "List on paper tonight who has a key to your place, and circle the one name you'd change.",
    },
    suits: ['love'],
  },
  {
    title: 'What your family calls work',
    scene:
      "An uncle asks whether the job is permanent, a grandmother whether they feed you there, a child whether you're the boss.",
    act: {
      joined:
        'Write one line today on what you do all week, in words a grandparent would understand, and send it to a relative.',
      easy: 'Ask one relative today about the first job they ever had, and write down the best detail.',
      tense:
        "Set two lines side by side on a sheet tonight: the job your family would pick for you, and the one you'd pick.",
    },
    suits: ['career'],
  },
  {
    title: 'Shoes off at the door',
    scene: 'The bag drops in the hall, the shoes come off, and the meeting is still going on behind your eyes.',
    act: {
      joined:
        "Begin tonight's rest with one fixed act: hands washed, shoes away, work phone in the drawer by the door.",
      easy: 'Change out of your day clothes early tonight, and let ten minutes pass between the sweater and the first screen.',
      tense:
        'Write the one piece of work that follows you home on a scrap of paper, and leave it in your shoe until tomorrow.',
    },
    suits: ['career', 'wellbeing'],
  },
  {
    title: "Somebody's old clock",
    scene:
      'A clock that loses four minutes, a ring in a drawer, a sideboard too big for the stairs: families leave furniture.',
    act: {
      joined: 'Choose the oldest thing in your home today, dust it properly, and put it where a visitor would see it.',
      easy: 'Tell someone tonight the story of the oldest thing in your home, even if half of it is a guess.',
      tense:
        "Decide before bed on one object you keep for the family's sake: use it, pass it to a cousin, or store it.",
    },
    suits: ['money', 'love'],
  },
]
