import type { Card } from '../../pieces/Card.ts'

export const seventh: readonly Card[] = [
  {
    title: 'The middle of the story',
    scene:
      'On the phone {someone} is in the middle of a story, the soup boils over, and you say "go on" without meaning it.',
    again: {
      easy: "you put down what you're holding when somebody starts a story",
      tense: 'a phone rings in the middle of a story of your own',
    },
    joined: {
      moods: ['kind', 'curious'],
      turn: ['Sit down again and ask for the sentence before the soup.', 'They ask whether you mean it, and go on.'],
      after: 'you know how that story ends, and the pot has come clean',
      act: 'Ask one person one question today, and keep both hands around a cup until the answer is over.',
    },
    easy: {
      moods: ['curious'],
      turn: [
        'You find the thread at once, and the story gets better for the pause.',
        'They tell you the part they usually leave out.',
      ],
      after: "you've kept the left-out part of the story to yourself",
      act: 'Ask a friend today how a story went on of which you heard only half.',
    },
    tense: {
      moods: ['absent', 'impatient'],
      turn: [
        'You hum through the rest with one eye on the stove, and both of you can tell.',
        'They say "anyway", and ask what you\'re cooking.',
      ],
      after: 'you know how the soup came out, but not the story',
      act: 'Let one person finish today, then count to three before you say your part.',
    },
    bodies: ['Mercury', 'Moon'],
    suits: ['love'],
  },
  {
    title: 'Who decides where to eat',
    scene: 'You stand at a menu board in the wind, and {someone} says "you choose" in a tone that could mean anything.',
    again: {
      easy: "you say what you'd like to eat before anyone has to sigh",
      tense: '"you choose" comes out of your own mouth, with a sigh in it',
    },
    joined: {
      moods: ['outspoken', 'impulsive'],
      turn: ['Choose, and choose the dumplings.', 'They pull up a chair and order the same.'],
      after: 'nobody has praised the courage it took to say dumplings',
      act: 'Make one decision for two today, and say in the same breath that the next is theirs.',
    },
    easy: {
      moods: ['torn', 'content', 'generous', 'playful'],
      turn: [
        "You can't choose either, so you order two halves of everything.",
        'You eat under the awning and share the sauce.',
      ],
      after: "you've tried half the board without finding a favorite",
      act: 'Put two half portions on one plate today, and keep the better one for last.',
    },
    tense: {
      moods: ['yielding', 'unsure'],
      turn: ['You choose, they sigh, you un-choose, and the kitchen closes.', 'You walk home past three more menus.'],
      after: 'you both blame the wind for that supper',
      act: 'Finish the sentence "I\'d like" once today, aloud, and put no question mark behind it.',
    },
    bodies: ['Venus', 'Mars', 'Neptune'],
    suits: ['love'],
  },
  {
    title: 'Sorry without a but',
    scene: 'You owe a small sorry to a friend, for a tone on the stairs, and it keeps arriving with a "but" behind it.',
    withSomeone:
      'You owe a small sorry to {someone}, for a tone on the stairs, and it keeps arriving with a "but" behind it.',
    again: {
      easy: 'a sorry of yours comes out whole, with nothing behind it',
      tense: 'somebody says sorry to you, with a "but" in it',
    },
    joined: {
      moods: ['mending', 'restrained', 'outspoken', 'unhidden'],
      turn: [
        'Say the sorry and stop there, even if your ears are hot.',
        "You hear a breath go out, and then you're asked if you've eaten.",
      ],
      after: 'you take the stairs in your ordinary voice',
      act: 'Say one sorry today of four words or fewer, and let the other person have the next sentence.',
    },
    easy: {
      moods: ['mending', 'releasing'],
      turn: [
        'You\'re still angry on the third stair, and by the fifth the sorry is out, with no "but".',
        'A voice above you says "me too".',
      ],
      after: 'the "but" turns up in the shower, where you leave it',
      act: 'Thank someone today for putting up with one habit of yours, and name the habit.',
    },
    tense: {
      moods: ['quarrelsome', 'talkative', 'hurt'],
      turn: [
        'After the "but" it\'s an accusation with flowers.',
        'The first half is heard, and the second gets an answer.',
      ],
      after: "you've both been right about the stairs, at some length",
      act: "Write down what you're sorry for and what you're angry about, on two slips, and say only the first tonight.",
    },
    bodies: ['Mars', 'Mercury', 'Chiron'],
    suits: ['love'],
  },
  {
    title: 'The deal on a napkin',
    scene:
      'You and a friend make a deal on a napkin, four words and an arrow, and each of you remembers a different arrow.',
    withSomeone:
      'You and {someone} make a deal on a napkin, four words and an arrow, and each of you remembers a different arrow.',
    again: {
      easy: "you say a number where you'd have drawn an arrow",
      tense: 'a new arrow turns up that points both ways',
    },
    joined: {
      moods: ['careful', 'clear', 'diligent'],
      turn: ["Write the deal out while you're still fond of each other.", 'You both sign the napkin too, for luck.'],
      after: 'the four words are two pages, with the arrow as a footnote',
      act: 'Put one agreement you have with someone into three sentences today, and send it to them for a yes.',
    },
    easy: {
      moods: ['hopeful', 'dreaming', 'greedy', 'playful'],
      turn: [
        "You both mean the same, arrow and all, and you're already spending the profit.",
        'You draw a boat under the words, with a flag.',
      ],
      after: 'the napkin is a bookmark in a book about boats',
      act: 'Draw one plan you share with somebody as a picture with an arrow today, and send it without a word.',
    },
    tense: {
      moods: ['quarrelsome', 'defiant', 'gripping'],
      turn: [
        'You insist on "about half", they insist on "half", and the napkin is in the wash.',
        "You each empty your pockets onto the table, and there's only lint.",
      ],
      after: "you've met in the middle, though neither of you calls it half",
      act: "Find one vague word today in something you've agreed, and replace it with a number.",
    },
    bodies: ['Saturn', 'Mercury', 'Neptune'],
    suits: ['career', 'money'],
  },
  {
    title: 'A rival with a point',
    scene: "In the meeting your nearest rival makes a point that's true, and even has a chart for it.",
    again: { easy: 'agreeing with your rival is quick work', tense: 'your rival is right once more, with a smile' },
    joined: {
      moods: ['outspoken', 'generous', 'eager', 'impulsive'],
      turn: [
        'Say "that\'s right" before anyone else does, loudly enough for the back row.',
        'Your rival stops with the pointer in the air and nods.',
      ],
      after: 'you and your rival nod in passing, like two dentists',
      act: 'Agree aloud today with one person you usually contradict.',
    },
    easy: {
      moods: ['clear', 'generous', 'diligent', 'eager'],
      turn: [
        'You build on the point, and by lunch it has two owners.',
        'Your name is on the chart now, in smaller letters.',
      ],
      after: 'the point is office policy, and nobody recalls whose chart it was',
      act: "Ask somebody who disagrees with you what you're missing, today, and write the answer down.",
    },
    tense: {
      moods: ['quarrelsome', 'eager', 'careful', 'unsure'],
      turn: [
        'You look for a mistake in the chart, and all you find is a comma.',
        "You raise your hand about the comma, so that you've said something too.",
      ],
      after: 'the comma has been corrected, and the point still stands',
      act: 'Write down in one line what an opponent of yours is right about, before supper today.',
    },
    bodies: ['Sun', 'Mars', 'Mercury', 'Midheaven'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Two raincoats on one hook',
    scene:
      '{Someone} has hung a raincoat over yours, two raincoats on one hook, and each has the wrong keys in its pocket.',
    again: {
      easy: "you know without looking whose keys you've got",
      tense: "you're at a locked door with the wrong keys",
    },
    joined: {
      moods: ['playful', 'restless', 'curious'],
      turn: [
        'Put on the wrong raincoat, and go out in it.',
        "In the pocket are a peppermint and somebody else's list.",
      ],
      after: 'the list in that pocket has a line in your handwriting',
      act: 'Put a slip with two friendly words in a coat pocket today, for {friend} to find.',
    },
    easy: {
      moods: ['tender', 'playful'],
      turn: ["You swap the keys back, and there's a note on the ring.", 'The note says "ha", in handwriting you know.'],
      after: 'nobody knows which keys are whose, including the door',
      act: "Empty the pockets of one coat tonight, and give back whatever isn't yours.",
    },
    tense: {
      moods: ['torn', 'restless'],
      turn: [
        "You'd like a hook of your own, and you'd miss the other raincoat.",
        "You try yours over the door, and the door won't shut.",
      ],
      after: "there's a second hook, and both raincoats hang on the first",
      act: 'Say today how much time on your own you need this week, as a number of hours, to {friend}.',
    },
    bodies: ['Venus', 'Uranus', 'Moon'],
    suits: ['love'],
    together: true,
  },
  {
    title: 'A free evening in pencil',
    scene: "On the calendar you've kept a free evening in pencil for {someone}, and neither of you has asked yet.",
    again: {
      easy: 'a free evening finds its plan in two messages',
      tense: 'somebody writes "maybe" over an evening you\'d kept free',
    },
    joined: {
      moods: ['outspoken', 'hopeful'],
      turn: ['Go over it in ink, and say so.', 'The answer is "seven?", and then "pie?".'],
      after: 'the evening is still there in ink, pie and all',
      act: "Propose one evening to {friend} today, in a single line that says what there'll be to eat.",
    },
    easy: {
      moods: ['hopeful', 'tender'],
      turn: [
        'You both bring it up at the same moment, and only the bread is left to settle.',
        'You each put two loaves on the list, just in case.',
      ],
      after: "it's settled that four loaves are two too many",
      act: 'Tell one person today which evening of the week you like best, and ask for theirs.',
    },
    tense: {
      moods: ['guarded', 'hurt', 'dreaming', 'restrained'],
      turn: [
        'You wait to be asked, the other side waits too, and the pencil fades.',
        'On the evening itself you sit there in your good shirt.',
      ],
      after: 'the pencil has been erased, and the paper shows where',
      act: 'Ask straight out today whether a plan is still on, and accept either answer.',
    },
    bodies: ['Venus', 'Saturn', 'Chiron'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The friend in the middle',
    scene:
      "You're the friend in the middle: two people you like are at odds, and both tell you so over the same potato salad.",
    withSomeone:
      "At a table with {someone} you're the friend in the middle, with two people at odds, two versions and one potato salad.",
    again: {
      easy: 'one friend asks you about the other, in a normal voice',
      tense: 'somebody asks which of the two you believe',
    },
    joined: {
      moods: ['kind', 'outspoken', 'torn'],
      turn: [
        'Say that you like them both, and pass the salad.',
        'A fork stops in the air, and then you hear about tomatoes instead.',
      ],
      after: 'you know more about tomatoes than about the quarrel',
      act: 'Leave one complaint you hear today where you heard it, and pass on a recipe instead.',
    },
    easy: {
      moods: ['clear', 'kind', 'outspoken'],
      turn: [
        'You say one true sentence to each, and it turns out to be the same one.',
        'Before the coffee, one friend asks how the other is.',
      ],
      after: 'the two friends have made up, and they talk about you',
      act: 'Bring two people together today in a message, with one question both can answer.',
    },
    tense: {
      moods: ['burdened'],
      turn: [
        'You carry words from one end of the table to the other, like hot plates.',
        'Your phone lights up with both names at once.',
      ],
      after: 'the quarrel has left you with the salad bowl',
      act: 'Write to neither side of one quarrel today, and mute both names until the morning.',
    },
    bodies: ['Venus', 'Mercury', 'Pluto'],
    suits: ['love'],
  },
  {
    title: 'Half the blanket',
    scene: 'Half the blanket is yours, the movie has subtitles, and {someone} reads them faster than you do.',
    again: {
      easy: 'the blanket comes your way without a word',
      tense: "the subtitles are gone before you've read them",
    },
    joined: {
      moods: ['tender', 'content'],
      turn: ['Move closer, and let the subtitles go by.', "There's a foot against yours, and it's cold."],
      after: 'the blanket covers three feet out of four',
      act: 'Ask one person today for the best minute of a movie they love, and look that minute up.',
    },
    easy: {
      moods: ['content', 'playful', 'tender'],
      turn: ['You laugh at the same scene, at different seconds.', 'You go back to the part with the dog, twice.'],
      after: "you've both lost the plot, except for the dog",
      act: 'Leave somebody the last piece of one good thing today, and say nothing about it.',
    },
    tense: {
      moods: ['guarded', 'tender', 'hurt', 'restrained'],
      turn: [
        "You're cold, you say nothing, and your silence has a draft in it.",
        'One word would bring you the other half.',
      ],
      after: "you own thick socks, and you still haven't mentioned the blanket",
      act: "Say the small thing you need today while it's still small, in five words.",
    },
    bodies: ['Moon', 'Venus', 'Neptune'],
    suits: ['love', 'wellbeing'],
    together: true,
  },
  {
    title: "The neighbor's drill",
    scene: "Through the wall comes the neighbor's drill, and in the stairwell you both smile as if there were no wall.",
    again: {
      easy: 'you and a neighbor get past hello, as far as the weather',
      tense: 'something hums behind the wall, just as you sit down',
    },
    joined: {
      moods: ['impatient', 'outspoken', 'curious', 'quarrelsome'],
      turn: [
        "Ring the bell while you're still annoyed, and ask what it's going to be.",
        "You're shown the wall, the level and a very small shelf.",
      ],
      after: "you've asked what the small shelf is for",
      act: 'Say hello to one neighbor by name today, or read the name off a mailbox for next time.',
    },
    easy: {
      moods: ['diligent', 'daring', 'careful', 'content'],
      turn: [
        'The noise stops by itself, and you end up borrowing the drill.',
        'You measure twice, and one picture hangs, slightly to the left.',
      ],
      after: "you've stopped tilting your head at the crooked picture",
      act: 'Straighten one crooked picture today, by eye, and leave it at the second try.',
    },
    tense: {
      moods: ['quarrelsome', 'impatient', 'defiant', 'impulsive'],
      turn: [
        "You bang with a broom, and now it's a war with tools.",
        'The drill answers, and somewhere a third neighbor turns up the radio.',
      ],
      after: 'the wall is quiet, with a dent from your broom',
      act: 'Turn off everything that hums before bed tonight, and sit there for the length of a song.',
    },
    bodies: ['Mars', 'Uranus', 'Jupiter'],
    suits: ['wellbeing'],
  },
  {
    title: 'Something in return',
    scene:
      "{Someone} gives you a ride, a jar of honey and half an afternoon, and you're already looking for something in return.",
    again: { easy: "you're offered a ride, and you don't do the sum", tense: 'another jar of honey sets you counting' },
    joined: {
      moods: ['content', 'tender', 'greedy'],
      turn: ['Take it all, and say thank you once.', 'You open the honey in the car and both try it with a finger.'],
      after: "there's honey on the seat belt, and nothing has been paid back",
      act: 'Ask for one small favor today, say thank you once, and offer nothing back.',
    },
    easy: {
      moods: ['generous', 'kind'],
      turn: [
        'You have caramels in your bag, and you hand them over at a red light.',
        "Neither of you keeps count, and there's one left.",
      ],
      after: "you're one caramel ahead, and you haven't said so",
      act: "Hand somebody something sweet today, and don't say what it's for.",
    },
    tense: {
      moods: ['burdened', 'greedy', 'gripping', 'unsure'],
      turn: [
        'You pay for the honey at once, with a whole basket of pears, and your thanks sound like a receipt.',
        'The pears ride on the back seat, and nobody mentions them.',
      ],
      after: "you're even to the last pear, and the honey tastes of sums",
      act: "Write down one kindness tonight that you haven't paid back, and under it what you enjoyed about it.",
    },
    bodies: ['Jupiter', 'Chiron', 'Saturn'],
    suits: ['money', 'love'],
  },
  {
    title: 'Terms for a chair',
    scene: "Somebody has borrowed your chair and leaves it turned all the way down, and you're ready to draw up terms.",
    withSomeone:
      "{Someone} has borrowed your chair and leaves it turned all the way down, and you're ready to draw up terms.",
    again: {
      easy: 'you share a table with somebody, and your elbows agree',
      tense: 'your chair is the right height, and somebody is in it',
    },
    joined: {
      moods: ['outspoken', 'clear', 'defiant', 'impatient'],
      turn: [
        'Say how you like the chair, once, before it becomes a principle.',
        'They look at the chair, and then at your knees.',
      ],
      after: "the chair stays up, and it's the lamp that moves",
      act: 'Write one rule for a shared thing on a label today, in a friendly hand, and stick it on.',
    },
    easy: {
      moods: ['careful', 'outspoken'],
      turn: [
        'You name two terms, and the other side has two better ones.',
        'You mark the right height with a strip of tape.',
      ],
      after: 'the chair has two strips of tape on it, both fair',
      act: 'Ask the person you share something with today what bothers them, and mend that before bed.',
    },
    tense: {
      moods: ['impatient', 'quarrelsome'],
      turn: ['You pump the chair up with more force than a chair needs.', 'Your pens are in the wrong cup as well.'],
      after: 'the chair squeaks at the height you like',
      act: "Write the rule you'd want on a slip tonight, read it as the other person, and cross out one half.",
    },
    bodies: ['Saturn', 'Pluto', 'Mars', 'Ascendant'],
    suits: ['money', 'career'],
  },
  {
    title: 'Across the desk',
    scene: "Across the desk sits a woman who wants what you have, at a price you don't want.",
    again: {
      easy: "you're in no hurry when somebody names a price",
      tense: 'the other side of the desk has thought of one more thing',
    },
    joined: {
      moods: ['curious', 'searching', 'kind'],
      turn: [
        'Ask what she needs before you say what it costs.',
        'She puts down the pen and tells you about a deadline.',
      ],
      after: 'you know the deadline by heart, and the price is still open',
      act: 'Ask one person today a question that begins with "what would help", and wait for the whole answer.',
    },
    easy: {
      moods: ['outspoken', 'strong', 'clear', 'restrained'],
      turn: [
        'You name your figure once and look at the stapler.',
        'She looks at the stapler as well, and reaches for a pen.',
      ],
      after: 'you remember the stapler better than the face',
      act: "Make one offer today that's easy to say yes to, in two lines.",
    },
    tense: {
      moods: ['gripping', 'guarded', 'defiant', 'watched'],
      turn: [
        'You both smile, and push the same paper half an inch each way.',
        'The paper has a crease in it now, exactly in the middle.',
      ],
      after: 'the paper with the crease is in a tray, unsigned',
      act: "Write the one thing you won't give away on your palm today, and be generous with the rest.",
    },
    bodies: ['Pluto', 'Sun', 'Midheaven', 'Jupiter'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'A table for one, well set',
    scene: "You could set the table for one, cloth and all, or you could wait to be nice until there's company.",
    withSomeone:
      'You could set the table for one, cloth and all, or you could save the cloth for a supper with {someone}.',
    again: {
      easy: 'you ask for a table for one without lowering your voice',
      tense: 'you eat over the sink, with the table two steps away',
    },
    joined: {
      moods: ['content', 'playful', 'defiant'],
      turn: ['Light a candle for one.', 'You slice the bread, turn the radio up, and answer to nobody.'],
      after: "there's wax on the cloth, right where a guest would see",
      act: 'Set the table for yourself today as you would for a guest, and eat without a screen.',
    },
    easy: {
      moods: ['content', 'playful'],
      turn: [
        "It's a surprisingly good evening, and you stay at the table late.",
        'You catch your reflection in the window and raise a glass.',
      ],
      after: 'the cloth has a stain that nobody has to apologize for',
      act: 'Take a window seat today, at home or on a bus, and stay until five strangers have passed.',
    },
    tense: {
      moods: ['dreaming', 'tender'],
      turn: ['You eat from the pan, standing, and listen for the stairs.', 'You put the lid on the other half.'],
      after: 'the pan is clean and the cloth still folded',
      act: "Sit down at a set table tonight and write in three lines what you'd like from another person.",
    },
    bodies: ['Sun', 'Venus', 'North Node', 'Uranus', 'Ascendant'],
    suits: ['wellbeing', 'love'],
  },
]
