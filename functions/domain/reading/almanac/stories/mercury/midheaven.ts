import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryMidheaven: PairStories = {
  easy: [
    {
      title: "The task you'd like to have",
      houses: [2, 6, 10],
      why: 'Mercury knows what your Midheaven is after, and one sentence is enough to say so.',
      scene: "When work is handed out around a table, you name the task you'd like to have.",
      turn: [
        'You were sure it showed, and the person with the list looks up, surprised.',
        "Nobody passed you over; they couldn't tell, and now your name is beside it.",
      ],
      after: "you're asked for that kind of work, and you needn't look surprised",
      again: {
        easy: 'somebody thinks of you first when that kind of work comes up',
        tense: 'you wait to be asked, and the task goes to the next chair',
      },
      act: 'Tell one person today the kind of task you\'d like to be asked for, in a sentence without "if".',
    },
    {
      title: 'Your days, told to a child',
      houses: [3, 4, 9],
      why: 'What you do and why you do it fit into plain words, even for a child.',
      scene: "A niece or a neighbor's child looks up from the floor and asks what you do all day.",
      turn: [
        'You leave out the title, and say whom it helps.',
        'The long words made it sound bigger and mean less, and not only to children.',
      ],
      after: 'the short version is the one you tell grown-ups too',
      again: {
        easy: 'somebody describes your work to a stranger, and gets it right',
        tense: 'you use three long words for a thing that needs one',
      },
      act: 'Explain your work or your days aloud tonight as if to a child of eight, in five short sentences.',
    },
    {
      title: 'A good introduction',
      houses: [5, 7, 8, 11],
      why: 'Your Midheaven does well in company: you find the right words for people in public.',
      scene: 'You introduce {someone} to a friend not with a job but with the boat they once built.',
      turn: [
        "They turn pink, and the two are off with it, and you aren't needed.",
        "They hadn't known you remembered, and that's what the pink is for.",
      ],
      after: "you have another such fact ready, and it isn't a job",
      again: {
        easy: "somebody introduces you with a fact you're proud of",
        tense: 'you forget a name at the wrong moment and make a joke of it',
      },
      act: "Mention to one person today a thing they told you long ago, one they won't expect you to remember.",
    },
  ],
  tense: [
    {
      title: 'Two letters from the boss',
      houses: [3, 6, 10],
      why: 'Your Midheaven wants to be thought well of, and you read a great deal into very little.',
      scene: 'That\'s why an "OK" from a boss or a client gets studied all through lunch.',
      turn: [
        'You find doubt in it, then irony, then a plan to replace you.',
        'Two letters typed in an elevator mean that a person was in an elevator.',
      ],
      after: '"OK" means OK, and the work goes on',
      again: {
        easy: "somebody tells you in full that they're pleased",
        tense: 'a short answer reaches you when you need a long one',
      },
      act: 'Ask one person today, in one sentence, whether your work is what they needed, and write down the exact answer.',
    },
    {
      title: 'Still doing the same thing',
      houses: [1, 4, 9, 12],
      why: "You'd like to be seen for what you do, and at home they remember who you were.",
      scene: "Across the salad, a relative asks if you're still doing the same thing.",
      turn: [
        'You hear yourself defend what you usually complain of.',
        'The question is mostly clumsy interest, and one good detail answers it.',
      ],
      after: 'you hear an old question as interest, and answer it as that',
      again: {
        easy: 'your family asks, and listens as far as the end',
        tense: 'your family tells the old story about you again',
      },
      act: 'Choose one good detail from your day before dinner, and give it to the first person who asks how you are.',
    },
    {
      title: 'A laptop between two plates',
      houses: [5, 6, 7, 8],
      why: 'Mercury works overtime for your Midheaven, and the person in front of you gets the rest.',
      scene: 'At a meal with {someone}, an open laptop stands between two plates.',
      turn: [
        "They say it doesn't bother them, and eat a little faster.",
        'One line on paper keeps the thought safe, and the lid can shut.',
      ],
      after: 'the lid is shut, and a meal takes as long as it takes',
      again: {
        easy: "you put work away unasked, and it's noticed",
        tense: 'you say "one minute", and it becomes twenty',
      },
      act: 'Shut every screen at one meal today, with a pencil and paper beside the plate for stray thoughts.',
    },
  ],
  joined: [
    {
      title: 'Your name under the report',
      houses: [2, 6, 10, 11],
      why: "Your words and your name are one thing now, and you write as if you'd be quoted.",
      scene: 'You read a report once for errors, and twice for how you sound.',
      turn: [
        'A missing comma worries you more than the missing figure on page two.',
        "You write well like this, and a second reader finds what pride can't.",
      ],
      after: 'the report is out, with its figure and your name',
      again: {
        easy: 'somebody quotes a line of yours, correctly',
        tense: 'you find the one wrong word after the page is out',
      },
      act: 'Give one page of yours to {friend} today, ask for one error only, mend it, and let the page go.',
    },
    {
      title: 'Looking up your own name',
      houses: [1, 4, 9, 12],
      why: "You want to know what's found under your name, and your curiosity won't settle for a guess.",
      scene: 'On the couch you look yourself up, and find an old haircut and a dentist two towns away.',
      turn: [
        "You're hurt for a second that the dentist comes first.",
        'Nobody who matters to you learned from a screen who you are.',
      ],
      after: "the dentist still comes first, and you don't check",
      again: {
        easy: 'somebody looks you up and asks about the right thing',
        tense: 'an old picture of you turns up among new people',
      },
      act: "Tell {friend} tonight the one line about yourself you'd like a stranger to find, and ask what they'd put.",
    },
    {
      title: 'The name of your workshop',
      houses: [3, 5, 7, 8],
      why: "Mercury asks what you'd like to be known for, and finds a wish you rarely mention.",
      scene: "{Someone} hears, halfway across a bridge, that you'd like to run your own workshop.",
      turn: [
        'You expect a polite smile, and they ask for its name.',
        'You have a name ready, so it was a plan and not only a wish.',
      ],
      after: 'you speak of the workshop by its name, and without a laugh',
      again: {
        easy: 'somebody remembers your plan and asks how far it is',
        tense: 'your plan gets a polite nod, and you make it smaller',
      },
      act: 'Write the name of a plan of yours on paper today, with one free first step under it, and show {friend}.',
    },
  ],
}
