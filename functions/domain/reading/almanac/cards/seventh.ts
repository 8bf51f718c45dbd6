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
    forecast: {
      easy: 'people tell you more than they meant to',
      tense: 'attention runs short, and details slip past on both sides',
    },
    joined: {
      moods: ['kind', 'curious'],
      turn: ['Sit down again and ask for the sentence before the soup.', 'They ask whether you mean it, and go on.'],
      after: 'you know how that story ends, and the pot is clean',
      use: 'set up a regular call with someone worth hearing out',
      act: 'Ask one person one question today, and keep both hands around a cup until the answer is over.',
    },
    easy: {
      moods: ['curious', 'kind', 'tender'],
      turn: [
        'You find the thread at once, and the story gets better for the pause.',
        'They tell you the part they usually leave out.',
      ],
      use: 'give one person an hour with nothing else planned',
      act: 'Ask a friend today for the rest of a story you only half heard.',
    },
    tense: {
      moods: ['absent', 'impatient'],
      turn: [
        'You hum through the rest with one eye on the stove, and both of you can tell.',
        'They say "anyway", and ask what you\'re cooking.',
      ],
      use: 'own up to half listening and ask a second time',
      act: 'Let one person finish today, then count to three before you say your part.',
    },
    because: { joined: ['Mercury', 'Pluto'], easy: ['Mercury', 'Pluto'], tense: ['Mercury', 'Neptune'] },
    bodies: ['Mercury', 'Moon'],
    suits: ['love'],
  },
  {
    title: 'Who decides where to eat',
    subject: 'choice',
    scene: 'You stand at a menu board in the wind, and {someone} says "you choose" in a tone that could mean anything.',
    withSomeone: {
      turn: {
        joined: ['Choose, and choose the dumplings.', 'They pull up a chair, let out a breath, and you order for two.'],
        easy: [
          "They can't choose either, so you order two halves of everything.",
          'You eat under the awning, and they trade you their sauce for a dumpling.',
        ],
        tense: [
          'You choose, they sigh, you un-choose, and the kitchen closes.',
          'They stop at a menu on the way home and look at you, and you walk on.',
        ],
      },
    },
    again: {
      easy: "you say what you'd like to eat before anyone has to sigh",
      tense: '"you choose" comes out of your own mouth, with a sigh in it',
    },
    forecast: {
      easy: 'a clear preference comes as a relief to everyone',
      tense: `a polite "I don't mind" gets heard as a complaint`,
    },
    joined: {
      moods: ['outspoken', 'impulsive'],
      turn: ['Choose, and choose the dumplings.', 'They pull up a chair and order the same.'],
      use: 'name one wish of your own without asking around first',
      act: 'Make one decision for two today, and say in the same breath that the next is theirs.',
    },
    easy: {
      moods: ['torn', 'content', 'generous', 'playful'],
      today: 'two wishes fit on one plate, and nobody has to win',
      turn: [
        "You can't choose either, so you order two halves of everything.",
        'You eat under the awning and share the sauce.',
      ],
      use: 'try both of two options instead of choosing',
      act: 'Put two half portions on one plate today, and keep the better one for last.',
    },
    tense: {
      moods: ['yielding', 'unsure', 'torn'],
      turn: ['You choose, they sigh, you un-choose, and the kitchen closes.', 'You walk home past three more menus.'],
      after: 'you both blame the wind for that supper',
      use: 'make one small choice and stick with it',
      act: 'Finish the sentence "I\'d like" once today, aloud, and put no question mark behind it.',
    },
    because: { joined: ['Uranus', 'Neptune'], easy: ['Venus', 'Jupiter'], tense: ['Moon', 'Mercury', 'Chiron'] },
    bodies: ['Venus', 'Mars', 'Neptune'],
    suits: ['love'],
  },
  {
    title: 'Sorry without a but',
    subject: 'tone',
    scene: 'You owe a small sorry to a friend, for a tone on the stairs, and it keeps arriving with a "but" behind it.',
    withSomeone: {
      scene:
        'You owe a small sorry to {someone}, for a tone on the stairs, and it keeps arriving with a "but" behind it.',
      turn: {
        joined: [
          'Say the sorry and stop there, even if your ears are hot.',
          "They let out a breath and ask if you've eaten, and you find that you haven't.",
        ],
        easy: [
          'You\'re still angry on the third stair, and by the fifth the sorry is out, with no "but".',
          '"Me too," they say from above, and you take the rest two at a time.',
        ],
        tense: [
          'After the "but" it\'s an accusation with flowers.',
          'They thank you for the first half and answer the second, with a "but" of their own.',
        ],
      },
    },
    again: {
      easy: 'a sorry of yours comes out whole, with nothing behind it',
      tense: 'somebody says sorry to you, with a "but" in it',
    },
    forecast: {
      easy: 'a short apology is enough to clear the air',
      tense: 'explanations sound like excuses, even the good ones',
    },
    joined: {
      moods: ['mending', 'restrained', 'outspoken', 'unhidden'],
      turn: [
        'Say the sorry and stop there, even if your ears are hot.',
        "You hear a breath go out, and then you're asked if you've eaten.",
      ],
      after: 'you take the stairs in your ordinary voice',
      use: 'put something right with a deed instead of words',
      act: 'Say one sorry today of four words or fewer, and let the other person have the next sentence.',
    },
    easy: {
      moods: ['mending', 'releasing'],
      turn: [
        'You\'re still angry on the third stair, and by the fifth the sorry is out, with no "but".',
        'A voice above you says "me too".',
      ],
      after: 'the "but" turns up in the shower, where you leave it',
      use: 'change one habit that calls for regular apologies',
      act: 'Thank someone today for putting up with one habit of yours, and name the habit.',
    },
    tense: {
      moods: ['quarrelsome', 'talkative', 'hurt'],
      turn: [
        'After the "but" it\'s an accusation with flowers.',
        'The first half is heard, and the second gets an answer.',
      ],
      use: 'give a complaint its own conversation, apart from any apology',
      act: "Write down what you're sorry for and what you're angry about, on two slips, and say only the first tonight.",
    },
    because: { joined: ['Mercury', 'Mars', 'Chiron'], easy: ['Mercury', 'Mars', 'Chiron'], tense: ['Mercury'] },
    bodies: ['Mars', 'Mercury', 'Chiron'],
    suits: ['love'],
  },
  {
    title: 'The deal on a napkin',
    subject: 'napkin',
    scene:
      'You and a friend make a deal on a napkin, four words and an arrow, and each of you remembers a different arrow.',
    withSomeone: {
      scene:
        'You and {someone} make a deal on a napkin, four words and an arrow, and each of you remembers a different arrow.',
      turn: {
        joined: [
          "Write the deal out while you're still fond of each other.",
          'They read it back aloud, and at the arrow you both reach for the pen.',
        ],
        easy: [
          "Both arrows turn out to point to the water, and you're already spending the profit.",
          'They draw a boat under the words, and you give it a flag.',
        ],
        tense: [
          'You insist on "about half", they insist on "half", and the napkin is in the wash.',
          "They empty their pockets onto the table, you empty yours, and there's only lint.",
        ],
      },
    },
    again: {
      easy: "you say a number where you'd have drawn an arrow",
      tense: 'a new arrow turns up that points both ways',
    },
    forecast: {
      easy: 'figures and dates get settled in good humor',
      tense: 'words like "soon" and "roughly" get read two ways',
    },
    joined: {
      moods: ['careful', 'clear', 'diligent'],
      turn: ["Write the deal out while you're still fond of each other.", 'You both sign the napkin too, for luck.'],
      after: 'the four words are two pages, with the arrow as a footnote',
      use: "propose an exit clause while everyone's still friendly",
      act: 'Put one agreement you have with someone into three sentences today, and send it to them for a yes.',
    },
    easy: {
      moods: ['hopeful', 'dreaming', 'greedy', 'playful'],
      turn: [
        "You both mean the same, arrow and all, and you're already spending the profit.",
        'You draw a boat under the words, with a flag.',
      ],
      after: 'the napkin is a bookmark in a book about boats',
      use: 'give a shared daydream a date and a first step',
      act: 'Draw one plan you share with somebody as a picture with an arrow today, and send it without a word.',
    },
    tense: {
      moods: ['quarrelsome', 'gripping'],
      turn: [
        'You insist on "about half", they insist on "half", and the napkin is in the wash.',
        "You each empty your pockets onto the table, and there's only lint.",
      ],
      after: 'you meet in the middle, and neither of you calls it half',
      use: 'check what each side believes it promised',
      act: "Find one vague word today in something you've agreed, and replace it with a number.",
    },
    because: {
      joined: ['Mercury', 'Venus', 'Jupiter'],
      easy: ['Mercury', 'Venus', 'Jupiter'],
      tense: ['Mercury', 'Neptune'],
    },
    bodies: ['Saturn', 'Mercury', 'Neptune'],
    suits: ['career', 'money'],
  },
  {
    title: 'A rival with a point',
    scene: "In the meeting your nearest rival makes a point that's true, and even has a chart for it.",
    again: {
      easy: 'agreeing with your rival is quick work',
      tense: 'your rival is right once more, with a smile',
    },
    forecast: {
      easy: 'you can give a rival credit, and it does you good',
      tense: 'people mind your tone more than your arguments',
    },
    joined: {
      moods: ['outspoken', 'generous', 'eager', 'impulsive'],
      turn: [
        'Say "that\'s right" before anyone else does, loudly enough for the back row.',
        'Your rival stops with the pointer in the air and nods.',
      ],
      after: 'you and your rival nod in passing, almost like friends',
      use: 'change one plan where your toughest critic is right',
      act: 'Agree aloud today with one person you usually contradict.',
    },
    easy: {
      moods: ['clear', 'generous', 'diligent'],
      turn: [
        'You build on the point, and by lunch it has two owners.',
        'Your name is on the chart now, in smaller letters.',
      ],
      after: 'the point is office policy, and nobody recalls whose chart it was',
      use: 'suggest a joint effort to someone you usually compete with',
      act: "Ask somebody who disagrees with you what you're missing, today, and write the answer down.",
    },
    tense: {
      moods: ['quarrelsome', 'eager', 'careful', 'unsure'],
      turn: [
        'You look for a mistake in the chart, and all you find is a comma.',
        "You raise your hand about the comma, so that you've said something too.",
      ],
      after: 'the comma is gone, and the point still stands',
      use: 'pick the one objection that matters and drop the rest',
      act: 'Write down in one line what an opponent of yours is right about, before supper today.',
    },
    because: { joined: ['Sun'], easy: ['Sun'], tense: ['Moon', 'Mercury', 'Mars', 'Ascendant'] },
    bodies: ['Sun', 'Mars', 'Mercury', 'Midheaven'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Two raincoats on one hook',
    scene:
      '{Someone} has hung a raincoat over yours, two raincoats on one hook, and each has the wrong keys in its pocket.',
    withSomeone: {
      turn: {
        joined: [
          'Put on the wrong raincoat, and go out in it.',
          "They call to ask what's on the list in the pocket, and you buy the first two things.",
        ],
        easy: [
          "They hold out your keys before you've asked, with a note on the ring.",
          'The note says "ha", so you write "ha yourself" and slip it into their pocket.',
        ],
        tense: [
          "You'd like a hook of your own, and you'd miss the other raincoat.",
          "They offer to move theirs, and you try yours over the door, which won't shut.",
        ],
      },
    },
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
      use: "try an afternoon of somebody else's favorite pastime",
      act: 'Put a slip with two friendly words in a coat pocket today, for {friend} to find.',
    },
    easy: {
      moods: ['tender', 'playful'],
      today: 'sharing space takes no discussion',
      turn: ["You swap the keys back, and there's a note on the ring.", 'The note says "ha", in handwriting you know.'],
      use: "clear a shelf for somebody you'd like around more",
      act: "Empty the pockets of one coat tonight, and give back whatever isn't yours.",
    },
    tense: {
      moods: ['torn', 'restless'],
      today: 'you need more room to yourself than you say',
      turn: [
        "You'd like a hook of your own, and you'd miss the other raincoat.",
        "You try yours over the door, and the door won't shut.",
      ],
      after: "there's a second hook, and both raincoats hang on the first",
      use: 'plan a day apart and a supper together',
      act: 'Tell {friend} today how many hours you need to yourself this week.',
    },
    because: { joined: ['Moon', 'Venus'], easy: ['Moon', 'Venus'], tense: ['Moon', 'Uranus'] },
    bodies: ['Venus', 'Uranus', 'Moon'],
    suits: ['love'],
    together: true,
  },
  {
    title: 'A free evening in pencil',
    subject: 'plan',
    scene: "On the calendar you've kept a free evening in pencil for {someone}, and neither of you has asked yet.",
    withSomeone: {
      turn: {
        joined: ['Go over it in ink, and say so.', 'They answer "seven?" and then "pie?", and you write in both.'],
        easy: [
          'You both bring it up at the same moment, and only the bread is left to settle.',
          'They promise two loaves, and you buy two anyway.',
        ],
        tense: [
          'You wait to be asked, they wait too, and the pencil fades.',
          'When the day comes they ask what you\'re up to, and you say "nothing", in your good shirt.',
        ],
      },
    },
    again: {
      easy: 'a free hour finds its plan in two messages',
      tense: `somebody writes "maybe" over an hour you'd kept free`,
    },
    forecast: {
      easy: 'invitations are quick to make and welcome to receive',
      tense: 'plans stay at "maybe" until someone asks outright',
    },
    joined: {
      moods: ['outspoken', 'hopeful'],
      turn: ['Go over it in ink, and say so.', 'The answer is "seven?", and then "pie?".'],
      use: 'decide which evenings are for company and reserve them',
      act: "Propose one evening to {friend} today, in a single line that says what there'll be to eat.",
    },
    easy: {
      moods: ['hopeful', 'tender'],
      turn: [
        'You both bring it up at the same moment, and only the bread is left to settle.',
        'You each put two loaves on the list, just in case.',
      ],
      after: "it's settled that four loaves are two too many",
      use: "fix a date with the friend who's hardest to catch",
      act: 'Tell one person today which evening of the week you like best, and ask for theirs.',
    },
    tense: {
      moods: ['guarded', 'hurt', 'dreaming', 'restrained'],
      turn: [
        'You wait to be asked, the other side waits too, and the pencil fades.',
        'On the evening itself you sit there in your good shirt.',
      ],
      use: 'invite somebody first and have a second plan ready',
      act: 'Ask straight out today whether a plan is still on, and accept either answer.',
    },
    because: {
      joined: ['Mercury', 'Venus', 'Jupiter'],
      easy: ['Mercury', 'Venus', 'Jupiter'],
      tense: ['Mercury', 'Jupiter', 'Neptune'],
    },
    bodies: ['Venus', 'Saturn', 'Chiron'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The friend in the middle',
    scene:
      "You're the friend in the middle: two people you like are at odds, and both tell you so over the same potato salad.",
    withSomeone: {
      scene: "You're the friend in the middle of a quarrel, and over potato salad {someone} asks what each side says.",
      turn: {
        joined: [
          'Say that you like both sides, and pass the salad.',
          "They hold the fork in the air, think it over, and ask you what's in the dressing.",
        ],
        easy: [
          'You mean to give both versions, and it comes out as one true sentence.',
          '"Send that to both," they say, so you do, word for word, before the coffee.',
        ],
        tense: [
          'You tell it all twice, once from each side, carrying every word like a hot plate.',
          'They ask how you are, for a change, and your phone lights up with both names.',
        ],
      },
    },
    again: {
      easy: 'one friend asks you about the other, in a normal voice',
      tense: 'somebody asks which of the two you believe',
    },
    forecast: {
      easy: 'a fair word from you calms both sides',
      tense: 'people want an ally more than a fair hearing',
    },
    joined: {
      moods: ['kind', 'outspoken', 'torn'],
      turn: [
        'Say that you like them both, and pass the salad.',
        'A fork stops in the air, and then you hear about tomatoes instead.',
      ],
      use: 'spend an hour with each side of a quarrel',
      act: 'Leave one complaint you hear today where you heard it, and pass on a recipe instead.',
    },
    easy: {
      moods: ['clear', 'kind', 'outspoken'],
      turn: [
        'You say one true sentence to each, and it turns out to be the same one.',
        'Before the coffee, one friend asks how the other is.',
      ],
      after: 'the two friends are talking again, and give you the credit',
      use: "put in a good word for someone who's absent",
      act: 'Bring two people together today in a message, with one question both can answer.',
    },
    tense: {
      moods: ['burdened', 'yielding', 'torn'],
      turn: [
        'You carry words from one end of the table to the other, like hot plates.',
        'Your phone lights up with both names at once.',
      ],
      after: 'the quarrel is theirs again, and the salad bowl is yours',
      use: 'hand a quarrel back to the two it belongs to',
      act: 'Write to neither side of one quarrel today, and mute both names until the morning.',
    },
    because: { joined: ['Moon', 'Mercury'], easy: ['Moon', 'Mercury'], tense: ['Moon', 'Pluto', 'Chiron'] },
    bodies: ['Venus', 'Mercury', 'Pluto'],
    suits: ['love'],
  },
  {
    title: 'Half the blanket',
    scene: 'Half the blanket is yours, the movie has subtitles, and {someone} reads them faster than you do.',
    withSomeone: {
      turn: {
        joined: [
          'Move closer, and let the subtitles go by.',
          'They put a cold foot against yours, and you keep it there.',
        ],
        easy: [
          'You laugh at the same scene, at different seconds.',
          'They go back to the part with the dog, and you ask for it once more.',
        ],
        tense: [
          "You're cold, you say nothing, and your silence has a draft in it.",
          "They ask if it's the window, and you say you're fine.",
        ],
      },
    },
    again: {
      easy: 'the blanket comes your way without a word',
      tense: "the subtitles are gone before you've read them",
    },
    joined: {
      moods: ['tender', 'content'],
      turn: ['Move closer, and let the subtitles go by.', "There's a foot against yours, and it's cold."],
      after: 'the blanket covers three feet out of four',
      use: 'begin a book or a series with someone close',
      act: 'Ask one person today for the best minute of a movie they love, and look that minute up.',
    },
    easy: {
      moods: ['content', 'playful', 'tender'],
      today: 'being close takes hardly any words',
      turn: ['You laugh at the same scene, at different seconds.', 'You go back to the part with the dog, twice.'],
      use: 'propose a lazy evening to someone close',
      act: 'Leave somebody the last piece of one good thing today, and say nothing about it.',
    },
    tense: {
      moods: ['guarded', 'tender', 'hurt', 'restrained'],
      today: "a small discomfort grows for as long as it's kept quiet",
      turn: [
        "You're cold, you say nothing, and your silence has a draft in it.",
        'One word would bring you the other half.',
      ],
      use: 'mention one thing you need without building a case',
      act: "Say the small thing you need today while it's still small, in five words.",
    },
    because: { joined: ['Moon', 'Venus', 'Neptune'], easy: ['Moon', 'Venus', 'Neptune'], tense: ['Moon', 'Chiron'] },
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
    forecast: {
      easy: 'the neighbors are worth asking for a hand',
      tense: 'noise bothers you sooner, and headphones beat an argument',
    },
    joined: {
      moods: ['impatient', 'outspoken', 'curious', 'quarrelsome'],
      turn: [
        "Ring the bell while you're still annoyed, and ask what it's going to be.",
        "You're shown the wall, the level and a very small shelf.",
      ],
      use: 'open a conversation with the neighbor you only nod to',
      act: 'Say hello to one neighbor by name today, or read the name off a mailbox for next time.',
    },
    easy: {
      moods: ['diligent', 'careful', 'content'],
      turn: [
        'The noise stops by itself, and you end up borrowing the drill.',
        'You measure twice, and one picture hangs, slightly to the left.',
      ],
      use: 'borrow a tool or lend one next door',
      act: 'Straighten one crooked picture today, by eye, and leave it at the second try.',
    },
    tense: {
      moods: ['quarrelsome', 'impatient', 'impulsive'],
      turn: [
        "You bang with a broom, and now it's a war with tools.",
        'The drill answers, and somewhere a third neighbor turns up the radio.',
      ],
      after: 'the wall is quiet, with a dent from your broom',
      use: 'turn a noise complaint into a polite question',
      act: 'Turn off everything that hums before bed tonight, and sit there for the length of a song.',
    },
    because: { joined: ['Moon', 'Mars'], tense: ['Moon', 'Mars'] },
    bodies: ['Mars', 'Uranus', 'Jupiter'],
    suits: ['wellbeing'],
  },
  {
    title: 'Something in return',
    subject: 'favor',
    scene:
      "{Someone} gives you a ride, a jar of honey and half an afternoon, and you're already looking for something in return.",
    withSomeone: {
      turn: {
        joined: [
          'Take it all, and say thank you once.',
          'They open the honey in the car, and you each try it with a finger.',
        ],
        easy: [
          'You have caramels in your bag, and you hand them over at a red light.',
          'They break the last one in two and give you the bigger half.',
        ],
        tense: [
          'You pay for the honey at once, with a whole basket of pears, and your thanks sound like a receipt.',
          'They say it was only honey, and you both look at the road.',
        ],
      },
    },
    again: {
      easy: "you're offered a ride, and you don't do the sum",
      tense: 'another jar of honey sets you counting',
    },
    forecast: {
      easy: 'accepting help is simple, with nothing to work off',
      tense: 'favors come with more strings than usual',
    },
    joined: {
      moods: ['content', 'tender', 'greedy'],
      turn: ['Take it all, and say thank you once.', 'You open the honey in the car and both try it with a finger.'],
      after: "there's honey on the seat belt, and nobody is counting",
      use: 'say yes to one offer of help without counting',
      act: 'Ask for one small favor today, say thank you once, and offer nothing back.',
    },
    easy: {
      moods: ['generous', 'kind'],
      turn: [
        'You have caramels in your bag, and you hand them over at a red light.',
        "Neither of you keeps count, and there's one left.",
      ],
      use: "do a favor that can't possibly be paid back",
      act: "Hand somebody something sweet today, and don't say what it's for.",
    },
    tense: {
      moods: ['burdened', 'guarded', 'unsure'],
      turn: [
        'You pay for the honey at once, with a whole basket of pears, and your thanks sound like a receipt.',
        'The pears ride on the back seat, and nobody mentions them.',
      ],
      use: 'let one favor go unreturned and watch nothing happen',
      act: "Write down one kindness tonight that you haven't paid back, and under it what you enjoyed about it.",
    },
    because: { joined: ['Jupiter'], easy: ['Jupiter'], tense: ['Saturn', 'Pluto'] },
    bodies: ['Jupiter', 'Chiron', 'Saturn'],
    suits: ['money', 'love'],
  },
  {
    title: 'Terms for a chair',
    subject: 'shared chore',
    scene: "Somebody has borrowed your chair and leaves it turned all the way down, and you're ready to draw up terms.",
    withSomeone: {
      scene:
        "{Someone} borrows your chair for an hour and leaves it turned all the way down, and you're ready to draw up terms.",
      turn: {
        joined: [
          'Say how you like the chair, once, before it becomes a principle.',
          'They look from the chair to your knees, and pump until you say stop.',
        ],
        easy: [
          'You name two terms, and they have two better ones.',
          'They hold the tape while you mark your height, and then you mark theirs.',
        ],
        tense: [
          'You pump the chair up with more force than a chair needs.',
          "They ask what's wrong, and you say your pens are in the wrong cup as well.",
        ],
      },
    },
    again: {
      easy: 'you share a table with somebody, and your elbows agree',
      tense: 'your chair is the right height, and somebody is in it',
    },
    forecast: {
      easy: 'small frictions get sorted out in a sentence',
      tense: 'small annoyances take up more room than they deserve',
    },
    joined: {
      moods: ['outspoken', 'clear', 'impatient'],
      turn: [
        'Say how you like the chair, once, before it becomes a principle.',
        'They look at the chair, and then at your knees.',
      ],
      after: "the chair stays up, and it's the lamp that moves",
      use: "decide what you gladly share and what you don't",
      act: 'Write one rule for a shared thing on a label today, in a friendly hand, and stick it on.',
    },
    easy: {
      moods: ['careful', 'outspoken', 'clear'],
      turn: [
        'You name two terms, and the other side has two better ones.',
        'You mark the right height with a strip of tape.',
      ],
      after: 'the chair has two strips of tape on it, both fair',
      use: 'rework a shared rule with everyone who keeps it',
      act: 'Ask the person you share something with today what bothers them, and mend that before bed.',
    },
    tense: {
      moods: ['impatient', 'quarrelsome'],
      turn: ['You pump the chair up with more force than a chair needs.', 'Your pens are in the wrong cup as well.'],
      use: 'decide which annoyances are only a matter of taste',
      act: "Write the rule you'd want on a slip tonight, read it as the other person, and cross out one half.",
    },
    because: { joined: ['Mercury', 'Mars'], easy: ['Mercury', 'Mars'], tense: ['Moon', 'Mars', 'Chiron'] },
    bodies: ['Saturn', 'Pluto', 'Mars', 'Ascendant'],
    suits: ['money', 'career'],
  },
  {
    title: 'Across the desk',
    subject: 'sum',
    scene: "Across the desk sits a woman who wants what you have, at a price you don't want.",
    again: {
      easy: "you're in no hurry when somebody names a price",
      tense: 'the other side of the desk has thought of one more thing',
    },
    forecast: {
      easy: 'a fair figure, said once, needs no defending',
      tense: 'agreement needs an extra round, and hurry helps the other side',
    },
    joined: {
      moods: ['curious', 'searching', 'kind'],
      turn: [
        'Ask what she needs before you say what it costs.',
        'She puts down the pen and tells you about a deadline.',
      ],
      use: 'raise the subject of better terms with whoever decides',
      act: 'Ask one person today a question that begins with "what would help", and wait for the whole answer.',
    },
    easy: {
      moods: ['outspoken', 'strong', 'clear', 'restrained'],
      turn: [
        'You name your figure once and look at the stapler.',
        'She looks at the stapler as well, and reaches for a pen.',
      ],
      use: "ask for a bit more than you'd settle for",
      act: "Make one offer today that's easy to say yes to, in two lines.",
    },
    tense: {
      moods: ['gripping', 'guarded', 'restrained'],
      turn: [
        'You both smile, and push the same paper half an inch each way.',
        'The paper has a crease in it now, exactly in the middle.',
      ],
      use: 'call a pause in a talk that goes in circles',
      act: "Write the one thing you won't give away on your palm today, and be generous with the rest.",
    },
    because: { joined: ['Mercury', 'Venus'], easy: ['Mercury', 'Venus'], tense: ['Mercury', 'Saturn', 'Pluto'] },
    bodies: ['Pluto', 'Sun', 'Midheaven', 'Jupiter'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'A table for one, well set',
    subject: 'meal',
    scene: "You could set the table for one, cloth and all, or you could wait to be nice until there's company.",
    withSomeone: {
      scene: "You've set the table for one, cloth and all, when {someone} calls to ask what you're having.",
      turn: {
        joined: [
          'Light a candle for one, and say so.',
          'They envy you the cloth, and you wish them good night and slice the bread.',
        ],
        easy: [
          'You describe the bread, the radio and the cloth, and it sounds like a party.',
          'They raise a glass at their end, and you raise yours to the window.',
        ],
        tense: [
          'You say "nothing much", and you\'d have liked to say "come over".',
          'They wish you a good supper, and you put the lid on the other half.',
        ],
      },
    },
    again: {
      easy: 'you ask for a table for one without lowering your voice',
      tense: 'you eat over the sink, with the table two steps away',
    },
    forecast: {
      easy: 'time alone feels like a treat and not a gap',
      tense: 'being alone feels longer than it is, and a phone call helps',
    },
    joined: {
      moods: ['content', 'playful', 'defiant'],
      turn: ['Light a candle for one.', 'You slice the bread, turn the radio up, and answer to nobody.'],
      use: 'eat once from the plates you save for guests',
      act: 'Set the table for yourself today as you would for a guest, and eat without a screen.',
    },
    easy: {
      moods: ['content', 'playful'],
      turn: [
        "It's a surprisingly good evening, and you stay at the table late.",
        'You catch your reflection in the window and raise a glass.',
      ],
      after: 'the cloth has a stain that nobody has to apologize for',
      use: 'plan a whole day in your own good company',
      act: 'Take a window seat today, at home or on a bus, and stay until five strangers have passed.',
    },
    tense: {
      moods: ['dreaming', 'tender', 'hurt'],
      turn: ['You eat from the pan, standing, and listen for the stairs.', 'You put the lid on the other half.'],
      use: "tell a friend you'd be glad to see them",
      act: "Sit down at a set table tonight and write in three lines what you'd like from another person.",
    },
    because: { joined: ['Moon', 'Uranus'], easy: ['Moon', 'Uranus'], tense: ['Moon'] },
    bodies: ['Sun', 'Venus', 'North Node', 'Uranus', 'Ascendant'],
    suits: ['wellbeing', 'love'],
  },
]
