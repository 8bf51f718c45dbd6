import type { Card } from '../../pieces/Card.ts'

export const fourth: readonly Card[] = [
  {
    title: 'Whose turn it is',
    scene:
      'The trash is tied up by the door, the dishwasher is blinking, and everyone under this roof is suddenly very busy.',
    withSomeone: 'The trash is tied up by the door, {someone} is on the phone, and nobody has said whose turn it is.',
    joined: {
      moods: ['duty', 'bold', 'torn'],
      turn: [
        "Take it down, come back up, and say what you'd like in return.",
        'When you come back up, the kettle has been filled.',
      ],
      act: "Do one chore today that isn't yours, and write your name beside another that you'd like to lose.",
    },
    easy: {
      moods: ['warm'],
      turn: [
        "Somebody else gets up first, and it's almost funny.",
        'They come back with cold ears and want nothing for it.',
      ],
      act: 'Thank one person today for a job around the place that nobody ever mentions.',
    },
    tense: {
      moods: ['cross'],
      turn: [
        'You do it loudly, so that it can be heard.',
        'The lid bangs, and in the next room the talk stops for a second.',
      ],
      act: "Say once, calmly, which one chore you don't want anymore, before supper, to the person or pet concerned.",
    },
    bodies: ['Mars', 'Sun', 'Pluto'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The phone that rings at home',
    scene:
      "A parent or an old aunt answers after nine rings, out of breath, and begins with the weather and the neighbor's hip.",
    joined: {
      moods: ['warm', 'deep'],
      turn: [
        "Stay on until the third subject, because that's what they wanted to say.",
        'Then you hear a cup being put down, and the real news.',
      ],
      act: 'Call the oldest relative you like today, and ask about the first place they lived.',
    },
    easy: {
      moods: ['warm', 'talk'],
      turn: ["You both laugh at the hip, and it turns out to be the neighbor's.", 'You hang up with one warm ear.'],
      act: 'Ask one older relative for a recipe or a song today, and write it down as they say it.',
    },
    tense: {
      moods: ['sore', 'cross'],
      turn: [
        "The old remark comes, about your job or your hair, and you're fourteen.",
        'You look at the ceiling and count the pauses.',
      ],
      act: 'Answer one family remark today with a question instead of a defense, and change the subject after that.',
    },
    bodies: ['Moon', 'Chiron', 'Saturn'],
    suits: ['love'],
  },
  {
    title: "The door that doesn't close",
    scene:
      "There's a door in your place that doesn't quite close, and behind it is the only hour in which nobody wants anything.",
    withSomeone:
      "{Someone} would like to talk, and behind a door that doesn't quite close is the only hour in which nobody wants anything.",
    joined: {
      moods: ['dream', 'deep'],
      turn: [
        'Close it, with a chair if need be, and see what comes up.',
        "After ten minutes you hear the clock, and after twenty you don't.",
      ],
      act: "Take thirty minutes behind a closed door today, and tell whoever asks that you're in a meeting.",
    },
    easy: {
      moods: ['dream', 'warm'],
      turn: [
        'They leave you in peace, and even the cat respects it.',
        'When you come out, a sister or a roommate hands you half an orange.',
      ],
      act: 'Give one person at home or one tired parent an hour alone today, and keep the others busy.',
    },
    tense: {
      moods: ['warm', 'sore'],
      turn: [
        "You want to be left alone and also to be asked if you're all right.",
        'You sit behind the door and listen to who walks past.',
      ],
      act: "Put a note on your door or desk for one hour today that says when you'll be out again.",
    },
    bodies: ['Moon', 'Uranus', 'Neptune', 'Ascendant'],
    suits: ['wellbeing'],
  },
  {
    title: 'The dripping faucet',
    scene:
      "The faucet drips in the night, eleven drops a minute, and there's a cup under it that was meant for one day.",
    withSomeone:
      "{Someone} asks what that sound is, and it's the faucet, eleven drops a minute, over a cup that was meant for one day.",
    joined: {
      moods: ['duty'],
      turn: [
        'What drips wants a washer and a wrench, and twenty minutes on your knees.',
        'You turn it on and off three times, to hear nothing.',
      ],
      act: 'Repair, tighten or oil one small thing where you live today, and put the tool back.',
    },
    easy: {
      moods: ['duty', 'bold'],
      turn: [
        'It stops with half a turn, and the silence is enormous.',
        'You stay in the kitchen with the wrench in your hand, and listen.',
      ],
      act: 'Walk through your rooms today with a pencil, and note the three things that would take ten minutes each.',
    },
    tense: {
      moods: ['duty', 'dream'],
      turn: [
        "You know the sound so well that you've begun to wait for it.",
        'You empty the cup into the plant and put it back.',
      ],
      act: 'Move the cup and look at the actual problem today, for five minutes, then name a day for it on the calendar.',
    },
    bodies: ['Saturn', 'Mars', 'Neptune'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'Boxes along the wall',
    scene:
      'Along one wall are boxes that moved in with you, marked "misc.", "cables" and, in a better mood, "treasures".',
    withSomeone:
      '{Someone} asks what\'s in the boxes along your wall, marked "misc.", "cables" and, in a better mood, "treasures".',
    joined: {
      moods: ['deep', 'bold'],
      turn: ['Open the one that says treasures.', 'On top is a mug in newspaper, and under it a letter.'],
      act: 'Unpack one box today, or half of it, and find a place for the thing on top.',
    },
    easy: {
      moods: ['free', 'deep'],
      turn: [
        'Half of it you can give away without looking twice.',
        "In the end you're sitting on the floor, reading the newspaper from round a plate.",
      ],
      act: 'Hang or stand one thing where you can see it today, a picture, a plate or a lamp.',
    },
    tense: {
      moods: ['deep', 'torn'],
      turn: [
        "Every box is a decision that you've carried up the stairs.",
        'You push the top one back into line and switch off the light.',
      ],
      act: "Carry one box to where it should end up today, even if that's the curb, without opening it.",
    },
    bodies: ['Pluto', 'North Node', 'Uranus', 'Saturn'],
    suits: ['wellbeing', 'money'],
  },
  {
    title: 'The recipe with the stain',
    scene:
      'There\'s a recipe in an aunt\'s handwriting, with a butter stain on it and a line at the bottom that says "more salt".',
    withSomeone:
      'You\'d like to cook for {someone}, from a stained recipe in an aunt\'s handwriting, with a line at the bottom that says "more salt".',
    joined: {
      moods: ['warm'],
      turn: [
        'Cook it as it says, salt and all, and eat it at the table.',
        "The window steams up, and a neighbor asks what you're making.",
      ],
      act: 'Cook or bake one thing from your childhood today, or write its recipe down from memory.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: [
        'It comes out the way it tasted, down to the salt.',
        'They wipe the plate with bread and look at the pot.',
      ],
      act: "Bring a portion of something you've made to one person today, across the hall or across town.",
    },
    tense: {
      moods: ['sore', 'dream'],
      turn: [
        "It tastes of nothing, because the person who made it isn't standing there.",
        'You add the salt, taste once more, and sit down with it anyway.',
      ],
      act: 'Write one sentence today about the person who used to cook for you, and keep it with the recipe.',
    },
    bodies: ['Moon', 'Venus'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'What the rooms cost',
    scene:
      'Rent, heat, the thing with the boiler: on the back of an envelope the rooms come to a figure with a comma in it.',
    joined: {
      moods: ['duty', 'deep'],
      turn: [
        'You live inside the largest number you pay, so know it by heart.',
        'You round it up, circle it, and put the envelope on the shelf.',
      ],
      act: 'Add up what your place costs in a month on one envelope today, and pin it inside a cabinet.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: [
        "It's a lot, and it's also warm, dry and yours for now.",
        'The radiator ticks, and rain runs down the outside of the window.',
      ],
      act: 'Find one thing at home today that costs less if you turn it down, and turn it down.',
    },
    tense: {
      moods: ['duty', 'dream'],
      turn: ['You lie awake over the comma.', 'The boiler comes on, and you listen to what that costs.'],
      act: 'Write the one housing worry that wakes you on paper before bed, with the first person to ask about it.',
    },
    bodies: ['Saturn', 'Jupiter', 'Pluto'],
    suits: ['money'],
  },
  {
    title: 'A desk in the corner',
    scene: 'Between the sofa and the ironing board is a desk, and work has begun to spread from it like ivy.',
    withSomeone:
      'Between the sofa and the ironing board is a desk, work spreads from it like ivy, and {someone} is waiting for an answer.',
    joined: {
      moods: ['duty', 'torn'],
      turn: [
        'Give it an edge, with a rug or a shelf or a strip of tape.',
        'You lay the tape, step across, and feel a little foolish and a little better.',
      ],
      act: 'Clear the desk down to the wood tonight, and leave on it only what tomorrow begins with.',
    },
    easy: {
      moods: ['free', 'duty'],
      turn: [
        'You finish early and the ivy stays on its side.',
        "You fold down the screen, and there's room for a plate.",
      ],
      act: 'Put one thing on your desk today that has nothing to do with work, and something of work out of the bedroom.',
    },
    tense: {
      moods: ['duty', 'torn'],
      turn: [
        'You answer one more message with the pan already on the stove.',
        'Nobody ordered it, and the onions burn anyway.',
      ],
      act: 'Shut the computer at an hour you name aloud today, and cover it with a dish towel.',
    },
    bodies: ['Saturn', 'Midheaven', 'Mercury'],
    suits: ['career', 'wellbeing'],
  },
  {
    title: 'Photographs in a shoebox',
    scene:
      "In a shoebox are photographs with wavy edges, and in every third one an uncle's thumb is in the way of the sea.",
    withSomeone:
      'You show {someone} a shoebox of photographs with wavy edges, and in every third one a thumb is in the way of the sea.',
    joined: {
      moods: ['warm', 'deep'],
      turn: ['Look at the people you come from, thumbs and all.', "You have your grandmother's way of standing."],
      act: 'Take one old photograph out today, and put it where you brush your teeth.',
    },
    easy: {
      moods: ['warm'],
      turn: [
        'You find one in which everybody is laughing at the same thing.',
        'You prop it against the lamp and look over at it twice.',
      ],
      act: "Send a picture of one old photograph to a relative today, and ask who's in it.",
    },
    tense: {
      moods: ['seen', 'torn'],
      turn: ["In all of them you're told to smile.", 'You put the lid on, and one corner of the sea sticks out.'],
      act: 'Close the box after five pictures tonight, and write down one thing you do differently.',
    },
    bodies: ['Neptune', 'Moon', 'Ascendant', 'Chiron'],
    suits: ['love'],
  },
  {
    title: 'The spare key',
    scene:
      "Somebody has your spare key, a neighbor or a friend from two streets down, and it's on their hook between two others.",
    withSomeone:
      "{Someone} asks who has your spare key, and it's a neighbor, on whose hook it hangs between two others.",
    joined: {
      moods: ['deep', 'warm'],
      turn: [
        'A key with someone is a form of trust that weighs almost nothing.',
        "Ask yourself who'd get the second one.",
      ],
      act: "Tell the person who has your key today, or who should, that you're glad of it.",
    },
    easy: {
      moods: ['warm', 'free'],
      turn: [
        'They water the fern, and you bring back a cheese.',
        'They walk in without ringing, past the laundry, and put on the kettle.',
      ],
      act: 'Ask one person over today, as it is, for a cup of something, and leave the dishes where they are.',
    },
    tense: {
      moods: ['torn', 'free'],
      turn: [
        "You'd like it back, and you'd have to say why.",
        'You start the message twice and send a picture of the fern.',
      ],
      act: "Decide tonight who may come in without ringing, and tell one of them what you'd prefer.",
    },
    bodies: ['Venus', 'Uranus', 'Pluto'],
    suits: ['love'],
  },
  {
    title: 'What your family calls work',
    scene:
      'At every family table an uncle asks whether you still do "that thing with the computers", and passes the potatoes.',
    joined: {
      moods: ['seen', 'talk'],
      turn: [
        'Tell it once, with pride, as a story with a beginning.',
        'Your uncle puts down the spoon and asks what happens then.',
      ],
      act: 'Send one photo of your working day to a parent, an aunt or an old friend today.',
    },
    easy: {
      moods: ['seen'],
      turn: [
        'You explain it with the salt cellar and two forks, and they get it.',
        'A grandmother moves a fork and asks the right question.',
      ],
      act: 'Ask one relative today about the worst job they ever had, and enjoy the answer.',
    },
    tense: {
      moods: ['sore', 'seen'],
      turn: [
        'You say "sort of" and pass the gravy.',
        'The talk goes on to parking, and you cut your potato very small.',
      ],
      act: "Write in two lines, in words for a grandmother, what you're good at, tonight, and keep it for the next potatoes.",
    },
    bodies: ['Sun', 'Midheaven', 'Mercury'],
    suits: ['career'],
  },
  {
    title: 'Shoes off at the door',
    scene:
      'On one side of your doormat is the whole day, with its bag and its jacket, and on the other side is a pair of slippers.',
    withSomeone:
      'On one side of your doormat is the whole day, with its bag and its jacket, and on the other is supper with {someone}.',
    joined: {
      moods: ['duty', 'dream', 'warm'],
      turn: [
        'Cross it slowly, and leave the day where the umbrella is.',
        'You put down the keys, and the hall is quiet.',
      ],
      act: 'Sit down in the hall for two minutes when you next come home today, before you touch anything.',
    },
    easy: {
      moods: ['warm', 'free'],
      turn: [
        "You're through the door and already somebody else, with warm feet.",
        "By the time the kettle boils you've forgotten the name of the meeting.",
      ],
      act: "Change your clothes as soon as you're home today, and put the day's bag in a closet until morning.",
    },
    tense: {
      moods: ['duty', 'talk'],
      turn: [
        'You bring the meeting in on your soles, and tell it to the onions.',
        "You're asked how it was, and you tell it for twenty minutes.",
      ],
      act: "Name one thing from outside that you won't talk about tonight, and leave it on paper in your shoe.",
    },
    bodies: ['Moon', 'Mercury', 'Mars'],
    suits: ['wellbeing'],
    workday: true,
  },
  {
    title: 'The plant on the sill',
    scene:
      'On the sill is a plant that has survived a move, a radiator and your affection, and it leans toward the window like a listener.',
    withSomeone:
      '{Someone} asks after the plant on your sill, which has survived a move and leans toward the window like a listener.',
    joined: {
      moods: ['warm'],
      turn: [
        'Turn the pot, so that it has something new to lean to.',
        'You pick off the yellow leaf and wipe the sill with your sleeve.',
      ],
      act: 'Water, turn or repot one plant today, or put three stems from outside in a glass.',
    },
    easy: {
      moods: ['warm', 'free'],
      turn: [
        'It has a new leaf, and nobody made a plan for it.',
        'You push the pot an inch toward the light and leave it.',
      ],
      act: 'Take a cutting from something that grows today, and give it to a neighbor or a colleague in a cup.',
    },
    tense: {
      moods: ['plenty', 'warm'],
      turn: ["You've given it too much, out of worry.", 'You pour the saucer out over the sink and say sorry to it.'],
      act: 'Leave one thing at home unfussed over today, a plant, a child or a cushion, and go for a walk around the block.',
    },
    bodies: ['Jupiter', 'Venus', 'Neptune'],
    suits: ['wellbeing'],
  },
  {
    title: "A grandparent's clock",
    scene: "From a grandparent you have a clock that fits nowhere, and that you'd never say a word against.",
    withSomeone: '{Someone} stops at the clock from your grandparents, which fits nowhere, and asks about it.',
    joined: {
      moods: ['warm', 'torn'],
      turn: [
        "Give it the best place in the room for once, and see whether it's a thing you love.",
        'With the lamp beside it, you see how carefully its owner polished the edges.',
      ],
      act: "Move one inherited thing to a new place today, and look at it as if you'd found it at a market.",
    },
    easy: {
      moods: ['warm', 'seen'],
      turn: ['In the hall it suddenly looks right.', "A visitor touches it and asks, and you've got a story to tell."],
      act: 'Tell a friend or a child the story of one old thing you own today, in three sentences.',
    },
    tense: {
      moods: ['duty', 'deep'],
      turn: ['You keep it out of duty, and it ticks.', 'You dust around it and set it by your phone.'],
      act: 'Decide about one heirloom tonight: the good place, a cousin, or a box with a label.',
    },
    bodies: ['Saturn', 'Uranus', 'Venus', 'North Node'],
    suits: ['love', 'money'],
  },
]
