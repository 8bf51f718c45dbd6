import type { Meetings } from '../../pieces/Meetings.ts'

export const jupiterMeets: Meetings = {
  Sun: {
    joined: [
      "You feel that there's room for more of you, and it makes you careless about small change and small doubts.",
      "You say yes to things that you'd have called too big for you, and the confidence is half of the skill.",
    ],
    easy: [
      "Things go your way without much pushing, so the question is only what you'd like to ask for.",
      "You're in good spirits and good standing, and people like to be on the side of that.",
    ],
    tense: [
      'You want the bigger version of everything, and your calendar wants the one you agreed to.',
      "You're sure of yourself and a little deaf with it, so good advice has to come by twice.",
    ],
  },
  Moon: {
    joined: [
      "You want a full house and a full table, and you'd feed the neighbors as well.",
      'Your feelings take up more room than usual, and most of them are warm.',
    ],
    easy: [
      'You feel safe enough to be generous, and generous enough not to notice that you are.',
      'Home is where things go right, without anybody trying very hard.',
    ],
    tense: [
      'You comfort yourself with more: more cake, more company, more on the list for the weekend.',
      "You look after so many people that there's hardly a chair left for you.",
    ],
  },
  Mercury: {
    joined: [
      "Your mind is on large things, such as a course, a country or a plan, and paperwork can't hold it.",
      "You'd like to tell everyone about it, and each time you tell it the thing gets larger.",
    ],
    easy: [
      'You see how the parts belong together, and you can make it sound simple.',
      'Good news travels through you: an offer, an idea, the name of someone who can help.',
    ],
    tense: [
      "You're so taken with the big picture that you round the numbers in it up.",
      'You promise in one sentence what takes three weekends, and you believe it while you say it.',
    ],
  },
  Venus: {
    joined: [
      'You want to treat people, and yourself first among them, with the good things and not the sensible ones.',
      "Affection comes easily and from several sides, and you'd like to keep all of it.",
    ],
    easy: [
      'People are fond of you, and you have time for them, which is most of what charm is.',
      "You enjoy what you have, so there's more of it than you thought.",
    ],
    tense: [
      'You can have anything you like, in your opinion, and the price is a problem for later.',
      'You spread yourself over so many pleasant plans that none of them gets all of you.',
    ],
  },
  Mars: {
    joined: [
      'You want to do something large and physical and slightly unreasonable.',
      "You've got courage to spare, and the difficulty is choosing what to spend it on.",
    ],
    easy: [
      'Your strength and your luck are both in good order, so a start made in these weeks goes far.',
      'You do more than your share without feeling it.',
    ],
    tense: [
      "You go too fast because it's going so well, and nobody likes to be the one who says so.",
      'You take on the whole hill, when a third of it would have impressed everybody.',
    ],
  },
  Jupiter: {
    joined: [
      'You ask what you believe in now, and whether your life is big enough for the answer.',
      "A new round of hopes begins, and you'd like to set off before the bags are packed.",
    ],
    easy: [
      'You trust that it will come right, and the trust makes you easy to help.',
      'What you know is of use to somebody, and teaching it does you good as well.',
    ],
    tense: [
      'You want more than there is of something you already have plenty of.',
      "What you believe and what you've promised pull in two directions, and both sound noble.",
    ],
  },
  Saturn: {
    joined: [
      'You want to build something larger than before, and you want it to pass inspection.',
      'Hope and duty are talking to each other at last, so the plan gets a date and a budget.',
    ],
    easy: [
      "You know how much you can carry, and you find that it's more than last year's list.",
      'Patient work gets some wind behind it, and the rules are on your side.',
    ],
    tense: [
      'One part of you orders for ten, while another part adds up the bill before anybody has eaten.',
      "You'd like to say yes and you know that you'd have to keep it.",
    ],
  },
  Uranus: {
    joined: [
      'You want a bigger kind of freedom than a day off.',
      'You bet on the odd idea, and other people start to see what you see in it.',
    ],
    easy: [
      "A chance comes from a direction you weren't watching, and you're loose enough to take it.",
      "You can change the rules of something for everyone's good, your own included.",
    ],
    tense: [
      'You want to quit and to be promoted, sometimes in the same hour.',
      "Every fixed plan feels too small, and you'd throw out the useful ones along with the rest.",
    ],
  },
  Neptune: {
    joined: [
      'You want to believe in something, and the wish to believe runs ahead of what you know.',
      "Your heart goes out to everyone, and it doesn't ask how much is left in the purse.",
    ],
    easy: [
      'You imagine something kind and find that people would like to be part of it.',
      "Trust comes easily, and for the most part it's well placed.",
    ],
    tense: [
      'You see so much good in it that you skip the page with the conditions.',
      "You'd like to rescue somebody who hasn't asked.",
    ],
  },
  Pluto: {
    joined: [
      'You want influence, and you have a better reason for it than vanity.',
      'You could move something large with a modest effort, and you can feel where the lever is.',
    ],
    easy: [
      'People with power are willing to listen, and you know what to say.',
      'You can bring a buried matter up and make it grow something.',
    ],
    tense: [
      'You want to win the whole argument, though two thirds of it would be plenty.',
      "You're sure that the end excuses the pressure, and the people under the pressure aren't.",
    ],
  },
  Chiron: {
    joined: [
      'You believe for a while that the sore spot can get better, and the believing does it good.',
      "You'd like to help everyone who has what you have.",
    ],
    easy: [
      "You're able to laugh about your weak spot with people who have one of their own.",
      "A good teacher turns up, or you're the good teacher.",
    ],
    tense: [
      'You cover a tender place with big talk, and someone sees through it kindly.',
      "You give advice on the very thing that you haven't solved for yourself.",
    ],
  },
  'North Node': {
    joined: [
      "The road you've hardly dared to think of looks wide, well lit and short.",
      "You feel that you're meant for more, and for once you can say more of what.",
    ],
    easy: [
      'Somebody generous shows you the next stretch of the way.',
      "You grow without effort in the direction you'd have chosen.",
    ],
    tense: [
      "You're lucky in the old way, and it keeps you from trying the new one.",
      'So many good roads are open that you stand at the corner and praise them all.',
    ],
  },
  Ascendant: {
    joined: [
      'You come across as bigger and warmer than usual, and people walk up to you.',
      'You want to take up your full space, and nobody seems to mind.',
    ],
    easy: [
      "You look like somebody to whom good things happen, so they're offered to you.",
      "Strangers trust you, and you haven't even sat down.",
    ],
    tense: [
      'You come on a bit strong: louder, later and with more luggage than anyone expected.',
      "Somebody else's plans for the two of you are large, and you said yes to their face.",
    ],
  },
  Midheaven: {
    joined: [
      "You're offered a larger room to work in, and you'd like to say that you've always wanted one.",
      "Your name is good just now, and you'd like to ask for something while it is.",
    ],
    easy: [
      'Someone above you wishes you well, and it opens a door that effort alone would not.',
      'You see where your work could go, and the next step toward it is a pleasant one.',
    ],
    tense: [
      'You want the big title, while the people at home would like you back for supper.',
      "You aim so high that the modest job in front of you looks like an insult, and it's the one that counts.",
    ],
  },
}
