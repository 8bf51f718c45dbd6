import type { Card } from '../../pieces/Card.ts'

export const seventh: readonly Card[] = [
  {
    title: 'The middle of the story',
    scene:
      'In the middle of a story from {someone} the doorbell rings, the soup boils over, and you say "go on" without meaning it.',
    joined: {
      moods: ['warm', 'talk'],
      turn: [
        'Sit down again and ask for the sentence before the bell.',
        'They look at you to see if you mean it, and go on.',
      ],
      act: 'Ask one person one question today, and keep both hands around a cup until the answer is over.',
    },
    easy: {
      moods: ['talk', 'warm'],
      turn: [
        'You find the thread at once, and the story gets better for the pause.',
        'They tell you the part they usually leave out.',
      ],
      act: 'Remember one thing {someone} or a friend told you lately, and ask today how it went on.',
    },
    tense: {
      moods: ['dream', 'talk'],
      turn: [
        'You nod through the rest, and both of you can tell.',
        'They say "anyway", and ask whether the soup is done.',
      ],
      act: 'Let one person finish today, then count to three before you say your part.',
    },
    bodies: ['Mercury', 'Moon'],
    suits: ['love'],
  },
  {
    title: 'Who decides where to eat',
    scene:
      'Two people, one menu board in the wind, and {someone} says "you choose" in a tone with a history of its own.',
    joined: {
      moods: ['bold'],
      turn: ['Choose, and choose the dumplings.', 'They pull up a chair and order the same.'],
      act: 'Make one decision for two today, and say in the same breath that the next is theirs.',
    },
    easy: {
      moods: ['warm', 'torn'],
      turn: [
        "You both point at the same line, and it's raining only a little.",
        'You eat under the awning and share the sauce.',
      ],
      act: "Ask a friend or a relative what they'd like today, and then do just that, without improving on it.",
    },
    tense: {
      moods: ['torn', 'cross'],
      turn: ['You choose, they sigh, you un-choose, and the kitchen closes.', 'You walk home past three more menus.'],
      act: 'Say "I\'d like" and "you decide about" in one sentence today, to {someone} or a friend.',
    },
    bodies: ['Venus', 'Mars', 'Neptune'],
    suits: ['love'],
  },
  {
    title: 'Sorry without a but',
    scene:
      'There\'s an apology due, a small one, about a tone on the stairs, and it keeps arriving with a "but" behind it.',
    withSomeone:
      'You owe {someone} an apology, a small one, about a tone on the stairs, and it keeps arriving with a "but" behind it.',
    joined: {
      moods: ['bold', 'talk', 'deep'],
      turn: ['Say it and stop there.', "You hear them breathe out, and then they ask if you've eaten."],
      act: 'Say one sorry today of four words or fewer, and let the other person have the next sentence.',
    },
    easy: {
      moods: ['warm'],
      turn: ["It's said before the coats are off, and you both laugh.", "The coats go on one hook, and there's tea."],
      act: 'Thank someone today for putting up with one habit of yours, and name the habit.',
    },
    tense: {
      moods: ['cross', 'talk'],
      turn: [
        'After the "but" it\'s an accusation with flowers.',
        'They listen to the first half and answer the second.',
      ],
      act: "Write down what you're sorry for and what you're angry about, on two slips, and say only the first tonight.",
    },
    bodies: ['Mars', 'Mercury', 'Chiron'],
    suits: ['love'],
  },
  {
    title: 'The deal on a napkin',
    scene:
      'Two people shake hands over a napkin with four words and an arrow on it, and each goes home with a different arrow.',
    withSomeone:
      'You and {someone} shake hands over a napkin with four words and an arrow on it, and each of you remembers a different arrow.',
    joined: {
      moods: ['duty', 'talk', 'torn'],
      turn: ["Write it out while you're still fond of each other.", 'You both sign the napkin too, for luck.'],
      act: 'Put one agreement you have with someone into three sentences today, and send it to them for a yes.',
    },
    easy: {
      moods: ['talk', 'torn'],
      turn: [
        'You find that you mean the same, even about the arrow.',
        'You draw a second arrow, and it points the same way.',
      ],
      act: 'Ask the person you share a job or a kitchen with today what would make the deal better for them.',
    },
    tense: {
      moods: ['talk', 'plenty'],
      turn: [
        'You said "about half", they heard "half", and the napkin is in the wash.',
        "You each empty your pockets onto the table, and there's only lint.",
      ],
      act: "Find the one vague word in something you've agreed today, and replace it with a number.",
    },
    bodies: ['Saturn', 'Mercury', 'Neptune'],
    suits: ['career', 'money'],
  },
  {
    title: 'A rival with a point',
    scene: "A colleague you don't care for says something in the meeting that's true, and even has a chart for it.",
    withSomeone:
      "A colleague you don't care for is right about something, with a chart, and {someone} is watching what you'll say.",
    joined: {
      moods: ['torn', 'bold'],
      turn: ['Say "that\'s right" before anyone else does.', 'They stop with the pointer in the air and nod at you.'],
      act: "Agree aloud with one person today with whom you usually don't.",
    },
    easy: {
      moods: ['talk', 'bold'],
      turn: [
        "You build on it, and by lunch it's an idea with two owners.",
        "After the meeting they come over and ask what you'd do with the chart.",
      ],
      act: "Ask a colleague or a cousin who sees it differently today what you're missing, and write the answer down.",
    },
    tense: {
      moods: ['cross', 'talk'],
      turn: ["You look for the mistake in the chart while they're still talking.", "You're arguing with their shoes."],
      act: 'Write down the one point your opponent is right about, before you answer anything today.',
    },
    bodies: ['Sun', 'Mars', 'Mercury', 'Midheaven'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'Two coats on one hook',
    scene:
      "On one hook are two coats, yours and the one that belongs to {someone}, and each has a glove in the other's pocket.",
    joined: {
      moods: ['warm'],
      turn: [
        "That's what being close looks like from the hall.",
        'You reach in for your keys and find their peppermint.',
      ],
      act: 'Put one small kindness where {someone} or a friend will find it today, in a pocket or a bag.',
    },
    easy: {
      moods: ['warm', 'free'],
      turn: ["You return the glove, and there's a note in it.", 'The note says "ha", in handwriting you know.'],
      act: "Do one thing together today that you'd usually do side by side, such as cooking, sweeping or walking home.",
    },
    tense: {
      moods: ['free', 'torn'],
      turn: [
        "There isn't room for both, so one coat is always on the floor.",
        "You hang yours over the door, and the door won't shut.",
      ],
      act: 'Say how much time on your own you need this week, as a number of hours, to {someone} or a friend.',
    },
    bodies: ['Venus', 'Uranus', 'Moon'],
    suits: ['love'],
    together: true,
  },
  {
    title: 'A free evening in pencil',
    scene:
      'On the calendar is a free evening, written in pencil, and both you and {someone} have been keeping it free for the other.',
    joined: {
      moods: ['bold', 'warm'],
      turn: ['Go over it in ink.', 'Underneath, a second hand adds "seven" and then "soup?".'],
      act: 'Propose one evening, one hour and one thing to do, to {someone} or a friend today, in a single line.',
    },
    easy: {
      moods: ['talk', 'warm'],
      turn: [
        "You say it at the same moment, and it's only about who brings the bread.",
        'You put two loaves on the list, just in case.',
      ],
      act: 'Answer the next invitation today with a yes and a time, and leave out the conditions.',
    },
    tense: {
      moods: ['torn', 'sore'],
      turn: [
        'You wait for them to ask, they wait for you, and the pencil fades.',
        "On the evening itself you're both on the sofa, in different homes.",
      ],
      act: 'Ask straight out today whether one thing is still on, and accept either answer.',
    },
    bodies: ['Venus', 'Saturn', 'Chiron'],
    suits: ['love', 'wellbeing'],
  },
  {
    title: 'The friend in the middle',
    scene:
      "Two people you like don't like each other just now, and both tell you about it with the same potato salad in front of them.",
    withSomeone:
      'Two people whom you and {someone} both like are at odds, and both tell you about it over the same potato salad.',
    joined: {
      moods: ['torn', 'warm'],
      turn: [
        'Take neither side, and pass the salad.',
        'The fork stops in the air, and then you hear about the garden instead.',
      ],
      act: 'Tell one of two people at odds something good that the other has said, today.',
    },
    easy: {
      moods: ['talk', 'torn'],
      turn: [
        'You say one true sentence to each, and it turns out to be the same one.',
        'One of them asks, after a while, how the other one is.',
      ],
      act: 'Bring two people together today in a message, with one question both can answer.',
    },
    tense: {
      moods: ['cross', 'talk'],
      turn: ['You carry words back and forth, and both ends are hot.', 'Your phone lights up with both names at once.'],
      act: 'Say "tell them, not me" once today, kindly, and change the subject.',
    },
    bodies: ['Venus', 'Mercury', 'Pluto'],
    suits: ['love'],
  },
  {
    title: 'Half the blanket',
    scene: "There's one blanket, one sofa and a film with subtitles, and {someone} reads faster than you do.",
    joined: {
      moods: ['warm'],
      turn: ['Move closer, and the blanket is enough.', "There's a foot against yours, and it's cold."],
      act: 'Watch, read or hear something with someone today, and ask them for the best minute of it.',
    },
    easy: {
      moods: ['warm', 'free'],
      turn: [
        'You laugh at the same scene, at different seconds.',
        'They say "wait, go back", and you wind to the dog.',
      ],
      act: 'Give {someone} or a friend the better half of something today, the window, the last piece or the first word.',
    },
    tense: {
      moods: ['warm', 'sore'],
      turn: [
        "You're cold, you say nothing, and your silence has a draft in it.",
        'The other one would move if they knew.',
      ],
      act: "Say the small thing you need today while it's still small, in five words.",
    },
    bodies: ['Moon', 'Venus', 'Neptune'],
    suits: ['love', 'wellbeing'],
    together: true,
  },
  {
    title: "The neighbor's drill",
    scene:
      'Through the wall comes a drill, always at the good part, and in the stairwell you both smile as if there were no wall.',
    withSomeone:
      'Through the wall comes a drill, always at the good part of what {someone} is telling you, from neighbors you only smile at.',
    joined: {
      moods: ['talk', 'bold'],
      turn: [
        "Ring the bell and ask what it's going to be.",
        'They show you the wall, the level and a very small shelf.',
      ],
      act: 'Speak to one person today about the thing you normally only hear through a wall.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: [
        "They're nearly done, and they lend you the drill.",
        'By evening you have a picture up that was leaning in your hall.',
      ],
      act: 'Offer one thing of yours to a neighbor today, a ladder, an hour or an onion.',
    },
    tense: {
      moods: ['cross'],
      turn: [
        "You bang with a broom, and now it's a war with tools.",
        'The drill answers, and somewhere a third neighbor turns up the radio.',
      ],
      act: "Write down the two hours you'd like quiet, and leave it at the door today, in a friendly hand.",
    },
    bodies: ['Mars', 'Uranus', 'Jupiter'],
    suits: ['wellbeing'],
  },
  {
    title: 'Something in return',
    scene:
      "{Someone} gives you a ride, a jar of honey and half an afternoon, and you're already thinking of what you owe.",
    joined: {
      moods: ['warm', 'plenty'],
      turn: ['Take it, and be easy to give to.', 'You open the honey in the car and both try it with a finger.'],
      act: 'Accept one favor today with a thank-you and without a counteroffer.',
    },
    easy: {
      moods: ['warm', 'plenty'],
      turn: [
        "You've something in your bag that they like, and it isn't a payment.",
        'They hold it up to the light and ask where you got it.',
      ],
      act: "Do one person a favor today that takes ten minutes, and don't mention it again.",
    },
    tense: {
      moods: ['torn', 'duty'],
      turn: [
        "You pay it back at once, with interest, and they're a little hurt.",
        'They put the envelope in the glove box without looking at it.',
      ],
      act: 'Let one debt of kindness stand for a week, and write on paper what you enjoyed about it.',
    },
    bodies: ['Jupiter', 'Chiron', 'Saturn'],
    suits: ['money', 'love'],
  },
  {
    title: 'Terms for a roommate',
    scene:
      'Somebody you share with, a kitchen, a desk or a car, leaves it the way they like it, with the seat all the way back.',
    withSomeone: '{Someone} has borrowed your car and leaves it the way they like it, with the seat all the way back.',
    joined: {
      moods: ['talk', 'duty', 'torn'],
      turn: [
        'Say how you like it, once, before it becomes a principle.',
        'They look at the seat, then at your legs, and laugh.',
      ],
      act: 'Agree on one rule for a shared thing today, and write it on the thing.',
    },
    easy: {
      moods: ['torn', 'warm'],
      turn: [
        "They'd been wondering too, and it's settled by the kettle.",
        'You stick a strip of tape on the rail, at a fair place.',
      ],
      act: 'Ask the person you share something with what bothers them, and change one thing today.',
    },
    tense: {
      moods: ['cross'],
      turn: [
        'You move the seat forward with more force than a seat needs.',
        'The mirror is wrong as well, and the radio is on their station.',
      ],
      act: "Write the rule you'd want on a slip tonight, read it as the other person, and cross out one half.",
    },
    bodies: ['Saturn', 'Pluto', 'Mars', 'Ascendant'],
    suits: ['money', 'career'],
    together: true,
  },
  {
    title: 'Across the desk',
    scene: "On the other side of the desk sits someone who wants what you have at a price that you don't want.",
    withSomeone:
      'Across the desk sits a person who wants what you have, too cheaply, and {someone} has told you not to give in.',
    joined: {
      moods: ['talk', 'deep'],
      turn: [
        'Ask what they need before you say what it costs.',
        'They put down the pen and tell you about a deadline.',
      ],
      act: 'Ask a client, a clerk or a colleague one question today that begins with "what would help".',
    },
    easy: {
      moods: ['bold', 'seen'],
      turn: [
        "They lean back, name a date, and it's the one you'd hoped for.",
        'You shake hands across a cup and a stapler.',
      ],
      act: "Make one offer today that's easy to say yes to, in two lines.",
    },
    tense: {
      moods: ['deep', 'cross'],
      turn: [
        'You both smile, and push the same paper a centimeter each way.',
        'The paper has a crease in it now, exactly in the middle.',
      ],
      act: "Decide on the one thing you won't give away, write it on your palm, and be generous with the others today.",
    },
    bodies: ['Pluto', 'Sun', 'Midheaven', 'Jupiter'],
    suits: ['career'],
    workday: true,
  },
  {
    title: 'A table for one, well set',
    scene: "You could lay the table for yourself, cloth and all, or you could wait to be nice until there's company.",
    withSomeone:
      'You could lay the table for yourself, cloth and all, or you could wait to be nice until {someone} is there.',
    joined: {
      moods: ['warm', 'duty', 'free'],
      turn: ['Light the candle for one.', 'The bread tastes better sliced, and you put on the good record.'],
      act: 'Set the table for yourself today as you would for a guest, and eat without a screen.',
    },
    easy: {
      moods: ['warm', 'dream'],
      turn: [
        "It's a surprisingly good evening, and the guest stays late.",
        'You catch your reflection in the window and raise the glass.',
      ],
      act: 'Take yourself out for one hour today, to a bench, a museum or the long way home.',
    },
    tense: {
      moods: ['sore', 'warm'],
      turn: [
        "You eat from the pan and wonder what's keeping them.",
        'You put the lid on the other half and the second plate back on the shelf.',
      ],
      act: "Sit down at a table for ten minutes tonight and write what you'd like from another person, in three lines.",
    },
    bodies: ['Sun', 'Venus', 'North Node', 'Uranus', 'Ascendant'],
    suits: ['wellbeing', 'love'],
  },
]
