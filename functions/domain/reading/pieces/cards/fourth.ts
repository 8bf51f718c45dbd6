import type { Card } from './Card.ts'

export const fourth: readonly Card[] = [
  {
    title: 'The table after supper',
    scene: "Over crumbs, two glasses and somebody's homework, a family says what it thinks.",
    act: {
      joined: 'Clear the table down to the wood today, and sit there ten minutes after you eat.',
      easy: 'Carry your plate to where somebody is tonight, at the table or on a video call.',
      tense: 'Say one true thing at the table tonight, or to a relative by phone, and pass the bread.',
    },
    suits: ['love'],
  },
  {
    title: 'The dripping faucet',
    scene: 'The faucet drips, the bulb is out, and one cupboard opens by itself.',
    act: {
      joined: 'Fix one small thing at home today with the tools you have: a bulb, a hinge, a loose screw.',
      easy: 'Oil, wipe or tighten the thing at home that squeaks the most, before bed.',
      tense: 'Stick a note today on three things that need fixing, with the name of whoever should do it.',
    },
    suits: ['money'],
  },
  {
    title: 'The phone that rings at home',
    scene: 'Somebody at home picks up on the fourth ring, over a television and a barking dog.',
    act: {
      joined: 'Call or write to the relative you think of first tonight, and describe the view from your window.',
      easy: 'Ask an older relative or neighbor one question today about their childhood kitchen.',
      tense: "Tell one relative today which subject you'd rather leave out, and offer two others.",
    },
    suits: ['love'],
  },
  {
    title: 'The stained recipe card',
    scene: 'Family is slanted handwriting, a dented pan, a smell on the stairs.',
    act: {
      joined: "Write down one dish from your family's kitchen today, in handfuls if need be.",
      easy: 'Heat one thing tonight that tastes like home, and eat the first spoonful at the stove.',
      tense: 'Change one ingredient in a family recipe on paper today, and sign the new version.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'A door that closes',
    scene: 'Only the bathroom has a lock, and in come a cat, a question and a ringing phone.',
    act: {
      joined: 'Make one corner of your home yours tonight, with a chair, a lamp and your back to the room.',
      easy: 'Close a door behind you for twenty minutes today, with a blanket and no screen.',
      tense: "Tell whoever is at home, or in your chats, that you're out of reach for one hour tonight.",
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The boxes by the wall',
    scene: 'By the wall are a box marked misc and a lamp that belongs to no room yet.',
    act: {
      joined: 'Unpack one box, bag or suitcase today, and give each thing a place before bed.',
      easy: "Hang or prop up one picture tonight where you'll see it from your bed.",
      tense: 'Open one box you never unpack, and decide tonight about three things in it.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'What the rooms cost',
    scene: 'The bills for rent and heat lie where you butter your bread.',
    act: {
      joined: 'Add up on one sheet today what your home costs in a month, down to the trash bags.',
      easy: 'Unplug five things at home that burn power for nothing, and listen to the room before bed.',
      tense: "Read both sides of your home's largest bill tonight, and write one question on it.",
    },
    suits: ['money'],
  },
  {
    title: 'A desk in the corner',
    scene: 'The laptop shares the table with a fruit bowl and a cup nobody will claim.',
    act: {
      joined: 'Choose one spot at home today that is only for work, even a tray.',
      easy: 'Wipe your desk tonight, and leave only three things in the light of the lamp.',
      tense: 'Carry every piece of work out of your bedroom before bed, the charger included.',
    },
    suits: ['career'],
  },
  {
    title: 'Photos in a shoe box',
    scene: 'In the shoe box an uncle squints, a cousin is cut off, and the car is mustard.',
    act: {
      joined: "Choose one family photo tonight, and put it where you'll see it at breakfast.",
      easy: 'Send a relative one old photo today, and ask them who took it.',
      tense: 'Turn one picture to the wall tonight that you keep only out of duty.',
    },
    suits: ['love'],
  },
  {
    title: 'Whose turn it is',
    scene: 'A full sink and a paper roll with one sheet left are what people argue about.',
    act: {
      joined: 'Take on one chore today that nobody has named, and mention it to no one.',
      easy: 'Put on one record or playlist tonight and clean only until the last song ends.',
      tense: "Name the one chore you're tired of to someone at home tonight, or skip it until tomorrow.",
    },
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The spare key',
    scene: 'One key is under a flowerpot, one with whoever waters your fern.',
    act: {
      joined: 'Find your spare key today, tie a ribbon to it, and decide whose drawer gets it.',
      easy: 'Invite one friend or neighbor by message today to your kitchen table, with a day in it.',
      tense: "List on paper tonight who has a key to your place, and circle the one you'd change.",
    },
    suits: ['love'],
  },
  {
    title: 'What your family calls work',
    scene: 'An uncle asks whether the job is permanent, a grandmother whether they feed you there.',
    act: {
      joined: 'Write a grandparent or an old neighbor one line today on what you do all week.',
      easy: 'Ask one relative today about the first job they ever had, and write down the best detail.',
      tense: "Write two lines on a sheet tonight: the job your family would pick, and the one you'd pick.",
    },
    suits: ['career'],
  },
  {
    title: 'Shoes off at the door',
    scene: 'The bag drops, the shoes come off, and the meeting goes on behind your eyes.',
    act: {
      joined: "Begin tonight's rest with one fixed act: work phone in the drawer by the door.",
      easy: 'Change out of your day clothes early tonight, and leave the screen off for ten minutes.',
      tense: 'Write the work that follows you home on a scrap of paper, and leave it in your shoe tonight.',
    },
    suits: ['career', 'wellbeing'],
  },
  {
    title: "Somebody's old clock",
    scene: 'A clock that loses four minutes, a sideboard too big for the stairs: families leave furniture.',
    act: {
      joined: 'Choose the oldest thing in your home today, dust it, and put it where a visitor would look.',
      easy: 'Tell someone tonight the story of the oldest thing in your home, even if half is a guess.',
      tense: "Decide before bed on one object kept for the family's sake: use it or pass it to a cousin.",
    },
    suits: ['money', 'love'],
  },
]
