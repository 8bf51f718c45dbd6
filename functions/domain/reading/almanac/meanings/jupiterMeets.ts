import type { Meetings } from '../../pieces/Meetings.ts'

export const jupiterMeets: Meetings = {
  Sun: {
    joined: [
      [
        'bold',
        "You feel that there's room for more of you, and it makes you careless about small change and small doubts.",
      ],
      [
        'bold',
        "You say yes to things that you'd have called too big for you, and the confidence is half of the skill.",
      ],
      ['plenty', "You'd like to be generous and to be known for it, and there's nothing wrong with either."],
    ],
    easy: [
      ['bold', "Things go your way without much pushing, so the question is only what you'd like to ask for."],
      ['seen', "You're in good spirits and good standing, and people like to be on the side of that."],
      ['bold', "You're lucky in a way that looks like good manners: you ask nicely and people say yes."],
    ],
    tense: [
      ['plenty', 'You want the bigger version of everything, and your calendar wants the one you agreed to.'],
      ['plenty', "You're sure of yourself and a little deaf with it, so good advice has to come by twice."],
      ['seen', "You'd like a bigger stage, and you're not sure you've finished on the small one."],
    ],
  },
  Moon: {
    joined: [
      ['plenty', "Something in you wants a full house and a full table, and you'd feed the neighbors as well."],
      ['warm', 'Your feelings take up more room than usual, and most of them are warm.'],
      ['warm', "You feel at home in more places than usual, and you'd invite the whole train."],
    ],
    easy: [
      ['warm', 'You feel safe enough to be generous, and generous enough not to notice that you are.'],
      ['warm', 'Home is where things go right, without anybody trying very hard.'],
      ['warm', 'You have warmth to spare, and it comes back to you in plates and small favors.'],
    ],
    tense: [
      ['plenty', 'You comfort yourself with more: more cake, more company, more on the list for the weekend.'],
      ['warm', "You look after so many people that there's hardly a chair left for you."],
      ['plenty', "You feel everything in extra large, and you'd be calmer with a smaller portion."],
    ],
  },
  Mercury: {
    joined: [
      ['free', "Your mind is on large things, such as a course, a country or a plan, and paperwork can't hold it."],
      ['plenty', "You'd like to tell everyone about a plan of yours, and each time you tell it the plan gets larger."],
      ['talk', 'You learn more in a chat than in a course, and you want both.'],
    ],
    easy: [
      ['talk', 'You see how the parts belong together, and you can make it sound simple.'],
      [
        'talk',
        'You pass on whatever is good, an idea or the name of someone who can help, and people do the same for you.',
      ],
      ['talk', 'You ask the right person the right question, and it opens something bigger than you asked for.'],
    ],
    tense: [
      ['plenty', "You're so taken with the big picture that you round the numbers in it up."],
      ['plenty', 'You promise in one sentence what takes three weekends, and you believe it while you say it.'],
      ['talk', 'You have an opinion about everything and facts about half of it.'],
    ],
  },
  Venus: {
    joined: [
      [
        'plenty',
        'You want to treat people, and yourself first among them, with the good things and not the sensible ones.',
      ],
      ['plenty', "Affection comes easily and from several sides, and you'd like to keep all of it."],
      ['plenty', 'You fall for the big bouquet, the loud laugh and the third slice of cake.'],
    ],
    easy: [
      ['warm', 'People are fond of you, and you have time for them, which is most of what charm is.'],
      ['plenty', "You enjoy what you have, so there's more of it than you thought."],
      ['seen', 'You get what you like because you say what you like, and you say it warmly.'],
    ],
    tense: [
      ['plenty', 'You can have anything you like, in your opinion, and the price is a problem for later.'],
      ['plenty', 'You spread yourself over so many pleasant plans that none of them gets all of you.'],
      ['torn', "You can't choose among so many nice things, so you choose all of them and enjoy none."],
    ],
  },
  Mars: {
    joined: [
      ['bold', 'What you want is to do something large and physical and slightly unreasonable.'],
      ['bold', "You've got courage to spare, and the difficulty is choosing what to spend it on."],
      ['bold', 'You want a challenge and pick the largest one in the shop.'],
    ],
    easy: [
      ['bold', 'Your strength and your luck are both in good order, so a start made in these weeks goes far.'],
      ['duty', 'You carry the heavy end, sing on the stairs, and feel fine.'],
      ['bold', 'You feel strong and cheerful, and heavy things move for people like that.'],
    ],
    tense: [
      ['plenty', 'You go too fast because all is going so well, and nobody likes to be the one who says so.'],
      ['plenty', 'You take on the whole hill, when a third of it would have impressed everybody.'],
      ['cross', "You've got more push than direction, and you'd rather run the wrong way than stand."],
    ],
  },
  Jupiter: {
    joined: [
      ['dream', 'You ask what you believe in now, and whether your life is big enough for the answer.'],
      ['free', "A new round of hopes begins, and you'd like to set off before the bags are packed."],
    ],
    easy: [
      ['bold', 'You trust that things will come right, and the trust makes you easy to help.'],
      ['talk', 'What you know is of use to somebody, and teaching it does you good as well.'],
    ],
    tense: [
      ['plenty', 'Something in you wants more than there is of something you already have plenty of.'],
      ['torn', "What you believe and what you've promised pull in two directions, and both sound noble."],
    ],
  },
  Saturn: {
    joined: [
      ['duty', 'You want to build something larger than before, and you want it to pass inspection.'],
      ['duty', 'Hope and duty are talking to each other at last, so the plan gets a date and a budget.'],
    ],
    easy: [
      ['duty', "You know how much you can carry, and you find that it's more than last year's list."],
      ['duty', 'Patient work gets some wind behind it, and the rules are on your side.'],
    ],
    tense: [
      ['torn', 'One part of you orders for ten, while another part adds up the bill before anybody has eaten.'],
      ['torn', "You'd like to say yes, and you know that you'd have to keep your word."],
    ],
  },
  Uranus: {
    joined: [
      ['free', "A day off won't do: you want a year, a van and a map without lines."],
      ['free', 'You bet on the odd idea, and other people start to see what you see in it.'],
    ],
    easy: [
      ['free', "You look for chances in directions that nobody watches, and you're loose enough to take one."],
      ['free', "You can change the rules of something for everyone's good, your own included."],
    ],
    tense: [
      ['free', "Half the time you want to quit, and the other half you'd like to be promoted."],
      ['free', "Every fixed plan feels too small, and you'd throw out the useful ones along with the rest."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', 'You want to believe in something, and the wish to believe runs ahead of what you know.'],
      ['plenty', "Your heart goes out to everyone, and it doesn't ask how much is left in the purse."],
    ],
    easy: [
      ['dream', 'You imagine something kind and find that people would like to be part of it.'],
      ['warm', 'You hand over the key without a second thought, and it comes back with flowers.'],
    ],
    tense: [
      ['plenty', 'You see so much good in an offer that you skip the page with the conditions.'],
      ['torn', "You'd like to rescue somebody who hasn't asked."],
    ],
  },
  Pluto: {
    joined: [
      ['deep', 'You want influence, and you have a better reason for it than vanity.'],
      ['deep', 'You could move something large with a modest effort, and you can feel where the lever is.'],
    ],
    easy: [
      ['deep', 'You can talk to people with power without growing or shrinking, and you know what to say.'],
      ['deep', 'You bring up the old matter over dessert, and it turns out to have a good side.'],
    ],
    tense: [
      ['cross', 'Nothing less will do than to win the whole argument, though two thirds of it would be plenty.'],
      ['cross', "You're sure that the end excuses the pressure, and the people under the pressure aren't."],
    ],
  },
  Chiron: {
    joined: [
      ['sore', 'You believe for a while that the sore spot can get better, and the believing does it good.'],
      ['warm', "You'd like to help everyone who has what you have."],
    ],
    easy: [
      ['sore', "You're able to laugh about your weak spot with people who have one of their own."],
      ['warm', 'You let somebody show you how, and nobody makes you feel slow.'],
    ],
    tense: [
      ['sore', 'You cover a tender place with big talk, and someone sees through it kindly.'],
      ['sore', "You give advice on the very thing that you haven't solved for yourself."],
    ],
  },
  'North Node': {
    joined: [
      ['bold', "The road you've hardly dared to think of looks wide, well lit and short."],
      ['free', "You feel that you're meant for more, and for once you can say more of what."],
    ],
    easy: [
      ['warm', 'You let somebody generous show you the next stretch of the way.'],
      ['free', "You find yourself already on the way you'd have chosen, with a sandwich in your bag."],
    ],
    tense: [
      ['free', "You're lucky in the old way, and it keeps you from trying the new one."],
      ['torn', 'So many good roads are open that you stand at the corner and praise them all.'],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You come across as bigger and warmer than usual, and people walk up to you.'],
      ['seen', 'You want to take up your full space, and nobody seems to mind.'],
      ['seen', 'You walk in as though it were your party, and soon it is.'],
    ],
    easy: [
      ['seen', "You look like somebody to whom good things happen, so they're offered to you."],
      ['seen', "Strangers trust you, and you haven't even sat down."],
      ['seen', "You're waved through at the door, and you had the ticket all along."],
    ],
    tense: [
      ['seen', 'You come on a bit strong: louder, later and with more luggage than anyone expected.'],
      ['torn', "Somebody else's plans for the two of you are large, and you said yes to their face."],
      ['seen', "You want to be liked by everyone in the room, and it's a large room."],
    ],
  },
  Midheaven: {
    joined: [
      ['bold', "You want a larger room to work in, and you no longer think that it's too large for you."],
      ['seen', "Your name is good just now, and you'd like to ask for something while it is."],
      ['bold', "You could aim higher, and you've stopped looking around for who will laugh."],
    ],
    easy: [
      ['bold', 'You find it easy to ask those above you, and you ask for the right thing.'],
      ['duty', 'You see where your work could go, and the next step toward it is a pleasant one.'],
      ['seen', 'You speak well of others at work, and it comes back to you.'],
    ],
    tense: [
      ['torn', 'You want the big title, while the people at home would like you back for supper.'],
      [
        'duty',
        "You aim so high that the modest job in front of you looks like an insult, and it's the one that counts.",
      ],
      ['torn', "You say yes to an honor before you've asked about the meetings."],
    ],
  },
}
