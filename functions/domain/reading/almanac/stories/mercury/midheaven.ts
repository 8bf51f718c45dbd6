import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryMidheaven: PairStories = {
  easy: [
    {
      title: "The task you'd like to have",
      houses: [2, 6, 10],
      why: 'Mercury knows what your Midheaven is after, and one sentence is enough to say so.',
      scene: "When work is handed out around a table, you name the task you'd like to have.",
      turn: [
        "Nobody minds, and one colleague is glad that it isn't theirs.",
        'You become known for a kind of work by saying that you want it.',
      ],
      after: 'your name is written beside that task',
      again: {
        easy: 'somebody thinks of you first when that kind of work comes up',
        tense: 'you wait to be asked, and the task goes to the next chair',
      },
      act: 'Finish this line on paper today, "I\'d like to be asked to", and read it to one person before dinner.',
    },
    {
      title: 'Your days, told to a child',
      houses: [3, 4, 9],
      why: 'What you do and why you do it fit into plain words, even for a child.',
      scene: "You notice it when a niece or a neighbor's child asks what you do all day.",
      turn: [
        'You say it without one long word, and get a good question back.',
        'Told so simply, your days sound worth the trouble, and you hear it too.',
      ],
      after: 'the child knows what you do, and tells others',
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
      scene: 'So you introduce {someone} to a friend with one fact that makes both curious.',
      turn: [
        'They look at you, pleased, and start on boats without you.',
        'Saying the best of people in front of others suits you well.',
      ],
      after: "the two of them still talk about boats, and you're thanked for it",
      again: {
        easy: "somebody introduces you with a fact you're proud of",
        tense: 'you forget a name at the wrong moment and make a joke of it',
      },
      act: 'Introduce two people to each other today, or praise one to the other, with a single fact worth asking about.',
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
      scene: "It shows when a relative asks across the salad if you're still doing the same thing.",
      turn: [
        'You hear yourself defend what you usually complain of.',
        'The question is mostly clumsy interest, and one good detail answers it.',
      ],
      after: 'the relative knows one good detail and repeats it to others',
      again: {
        easy: 'your family asks, and listens as far as the end',
        tense: 'your family tells the old story about you again',
      },
      act: 'Choose one good detail about what you do these days, and say it aloud twice before dinner, to a chair or a person.',
    },
    {
      title: 'A laptop between two plates',
      houses: [5, 6, 7, 8],
      why: 'Mercury works overtime for your Midheaven, and the person in front of you gets the rest.',
      scene: 'That can look like a meal with {someone}, and an open laptop between two plates.',
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
      why: "Mercury on your Midheaven makes words public, and you write as if they'd be quoted.",
      scene: 'It shows in a report you read once for errors and twice for how you sound.',
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
      scene: "That's how you look yourself up on the couch, and find a photo and a stranger.",
      turn: [
        'The stranger is a dentist two towns away, and the photo shows a haircut.',
        "What you'd like to find there is the useful part.",
      ],
      after: "the search box is empty, and you know what you'd like it to show",
      again: {
        easy: 'somebody looks you up and asks about the right thing',
        tense: 'an old picture of you turns up among new people',
      },
      act: "Write the one line about yourself tonight that you'd like a stranger to find, and put it where an old one was.",
    },
    {
      title: 'The name of your workshop',
      houses: [3, 5, 7, 8],
      why: "Mercury asks what you'd like to be known for, and finds a wish you rarely mention.",
      scene: "{Someone} hears, halfway across a bridge, that you'd like to run your own workshop.",
      turn: [
        'They ask what it would be called, and you have a name ready.',
        'Said to a listener, a wish gets a first step.',
      ],
      after: 'the workshop has a name, and two people know it',
      again: {
        easy: 'somebody remembers your plan and asks how far it is',
        tense: 'your plan gets a polite nod, and you make it smaller',
      },
      act: 'Write the name of a plan of yours on paper today, with one free first step under it, and show {friend}.',
    },
  ],
}
