import type { Meetings } from '../../pieces/Meetings.ts'

export const jupiterMeets: Meetings = {
  Sun: {
    joined: [
      ['bold', "There's room for more of you, and you've stopped asking whether you're allowed."],
      ['plenty', "You'd like to be generous and to be known for it, and there's nothing wrong with either."],
      ['seen', "Somebody ought to notice how tall you stand, and you're only waiting to be told."],
    ],
    easy: [
      ['bold', "Things go your way without much pushing, so the question is only what you'd like to ask for."],
      ['seen', "Being in good spirits suits you, and you don't mind at all who's watching."],
      ['plenty', 'You feel lucky, which makes you good-natured, and you share before anyone asks.'],
    ],
    tense: [
      ['plenty', 'Only the bigger version of anything will do, and you call the sensible size a lack of faith.'],
      ['torn', "You'd like to stay modest, and you'd like to be admired for it, out loud."],
      ['seen', "There isn't enough applause in the world for how good you feel, and you look around for more."],
    ],
  },
  Moon: {
    joined: [
      ['plenty', 'Something in you wants everyone to have enough, and then a little more, and then seconds.'],
      ['warm', 'Your feelings take up more room than usual, and most of them are kind.'],
      ['talk', 'Your tongue is loose and your heart is light, so you say more than you planned to.'],
    ],
    easy: [
      ['warm', 'You feel safe enough to be generous, and generous enough not to notice that you are.'],
      ['bold', "You trust your gut, and your gut is in a good mood, so you don't ask for a second opinion."],
      ['plenty', "You have warmth to spare, and you hand it out without checking who's earned it."],
    ],
    tense: [
      ['plenty', 'Comfort means more of everything to you, and enough is hard to recognize from so close.'],
      ['torn', 'You look after everyone in sight and would like, just once, to be the one looked after.'],
      ['sore', "Because you'd hoped for so much more, a small letdown hurts you out of all proportion."],
    ],
  },
  Mercury: {
    joined: [
      ['free', 'Your mind is on large things, and anything under your nose has a hard time holding it.'],
      ['plenty', 'You explain more than anyone asked, with examples, because all of it strikes you as wonderful.'],
      ['talk', 'Everyone who opens their mouth has something to teach you, and you ask for more.'],
    ],
    easy: [
      ['talk', 'You see how the parts belong together, and you can make them sound simple.'],
      ['plenty', "Good things come to you, or so you feel, and you're already passing them on."],
      ['bold', 'You think in terms of what could work, and you say so before anyone has said why not.'],
    ],
    tense: [
      ['plenty', 'The whole picture looks so good that you round up every figure in it.'],
      ['dream', "In your head you're already being congratulated, and nothing has been begun."],
      ['talk', 'You have an opinion about everything and facts about half of it.'],
    ],
  },
  Venus: {
    joined: [
      ['plenty', "The good things and not the sensible ones are what you'd like to hand out, beginning with yourself."],
      ['warm', "Affection comes easily and from several sides, and you'd like to keep all of it."],
      ['seen', 'You like being liked, so you turn the charm up a notch and watch it work.'],
    ],
    easy: [
      ['warm', 'Fondness comes easily to you, and you take your time over it, which is most of what charm is.'],
      ['plenty', "What you have is easy to enjoy, so there's more of it than you thought."],
      ['bold', "You say what you like, and you say it so warmly that asking isn't hard."],
    ],
    tense: [
      ['plenty', 'Anything you like should be yours, in your opinion, and the price is a problem for later.'],
      ['seen', "You'd like to be everybody's favorite, so you agree with each of them in turn."],
      ['torn', "You can't choose among so many nice things, so you choose all of them and enjoy none."],
    ],
  },
  Mars: {
    joined: [
      ['bold', 'What you want is to go at something with both hands and slightly too much force.'],
      ['plenty', "You've got so much strength to spare that you'd gladly do everybody else's share as well."],
      ['free', "There's too little room for what's in you, and you'd rather move than be told to wait."],
    ],
    easy: [
      ['bold', 'Your strength and your luck are both in good order, so you see no need to wait.'],
      ['duty', "You'd sooner take the heavy end than watch, and you're cheerful about it."],
      [
        'warm',
        "You put your strength at other people's disposal, cheerfully, and forget to mention what it costs you.",
      ],
    ],
    tense: [
      ['torn', 'You want to do everything at once, and one hand is in the way of the other.'],
      ['plenty', 'Enough would have impressed everybody, but you like the look of too much.'],
      ['cross', "You've got more push than direction, and you'd rather run the wrong way than stand."],
    ],
  },
  Jupiter: {
    joined: [
      ['dream', 'You ask what you believe in, and whether your life is big enough for the answer.'],
      ['free', "Hopeful all over again, you'd like to set off before anyone has said where."],
    ],
    easy: [
      ['bold', 'You trust that things will come right, and the trust makes you easy to help.'],
      ['talk', 'You like explaining what you know, at any length, to whoever looks interested.'],
    ],
    tense: [
      ['plenty', 'Something in you wants more than there is of something you already have plenty of.'],
      ['torn', "What you believe and what you've promised pull in two directions, and both sound noble."],
    ],
  },
  Saturn: {
    joined: [
      ['duty', 'Part of you wants to grow, and another part wants the growth to pass inspection.'],
      ['bold', 'Hope and duty are on speaking terms, so you dare to want exactly as much as you can manage.'],
    ],
    easy: [
      ['duty', "You know how much you can carry, and you're quietly pleased that it's a lot."],
      ['plenty', "You're generous within limits, and knowing the limits makes you easy about giving."],
    ],
    tense: [
      ['torn', 'One part of you says the more the better, while another part is already adding up the cost.'],
      ['duty', "You'd like to say yes, and you know that you'd have to keep your word."],
    ],
  },
  Uranus: {
    joined: [
      ['free', "A little freedom won't do: you want all of it, preferably without having to give notice."],
      ['bold', 'The unlikely version sounds best to you, and you say so as if it were obvious.'],
    ],
    easy: [
      ['free', "You look for chances in directions that nobody watches, and you're loose enough to take one."],
      ['plenty', "You find a way around the rules that's good for everybody, yourself included."],
    ],
    tense: [
      ['torn', 'Half of you wants out, and the other half would like to be asked to stay.'],
      ['free', "Whatever is fixed feels too small to you, and you'd throw out the useful part along with the rest."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', 'You want to believe in something, and the wish to believe runs ahead of what you know.'],
      ['plenty', "Your heart goes out to everyone, and it doesn't ask what's left for you."],
    ],
    easy: [
      ['dream', 'You picture the kindest outcome and act as if it were the likely one.'],
      ['warm', 'Trust comes naturally to you, so you never go back to check.'],
    ],
    tense: [
      ['plenty', "You see so much good in people that you don't hear their conditions."],
      ['torn', "You'd like to rescue somebody who hasn't asked, and you can't tell if the need is theirs or yours."],
    ],
  },
  Pluto: {
    joined: [
      ['deep', 'You want influence, and you have a better reason for it than vanity.'],
      ['bold', 'Something in you knows how much it could move and has stopped pretending to be small.'],
    ],
    easy: [
      ['bold', "You neither grow nor shrink in front of anyone, so you can ask for what's fair."],
      ['deep', "Under the pleasant surface there's more than you'd thought, so you keep looking."],
    ],
    tense: [
      ['cross', 'Nothing less than a complete victory will do, though two thirds of one would be plenty.'],
      ['deep', "You're sure that the end excuses the pressure, and you press a little harder."],
    ],
  },
  Chiron: {
    joined: [
      ['sore', 'You believe that the sore spot can get better, and the believing does it good.'],
      ['warm', "You'd like to help everyone who's shy about the same thing as you."],
    ],
    easy: [
      ['plenty', "Your weak spot makes you laugh, loudly, and you forgive it and a few other people's besides."],
      ['warm', "You let yourself be helped, and you don't feel any smaller for it."],
    ],
    tense: [
      ['sore', 'You cover a tender place with big words, and you half hope that somebody sees through them.'],
      ['talk', "You give advice on the very thing that you haven't solved for yourself."],
    ],
  },
  'North Node': {
    joined: [
      ['bold', "You dare to want something that's two sizes larger than your habits."],
      ['free', 'More is meant for you, or so you feel, and for once you can say what kind of more.'],
    ],
    easy: [
      ['warm', "You're easily helped, because you take a kindness without making a fuss."],
      ['free', "You follow whatever cheers you up, and you're led a little further out than usual."],
    ],
    tense: [
      ['plenty', "You're lucky in the old way, and the luck keeps you from trying a new one."],
      ['torn', 'You like the sound of every possibility, which is why you commit to none of them.'],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You come across as bigger and warmer than usual, and you can feel it in your walk.'],
      ['bold', 'You take up your full space, elbows included, without asking whether anyone minds.'],
      ['plenty', 'You welcome everybody as though you were the host, whoever else may think so.'],
    ],
    easy: [
      ['seen', 'You look like somebody to whom good things happen, and you expect the next one shortly.'],
      ['warm', 'You look pleased to see whoever comes along, because you are.'],
      ['bold', 'You ask as if the answer were yes, and it saves you a whole preamble.'],
    ],
    tense: [
      ['seen', 'You come on a bit strong, a size louder than anyone expected, and you notice a second late.'],
      ['torn', 'Big enthusiasm carries you along, and part of you would rather have walked.'],
      ['plenty', 'You make yourself larger than you feel, and you promise things to go with the size.'],
    ],
  },
  Midheaven: {
    joined: [
      ['bold', "You want to be trusted with more, and you no longer wonder whether it's too much."],
      ['seen', "Your name is good, and you'd like to ask for something while it is."],
      ['plenty', "However high you aim, you'd like to take along everyone who ever helped."],
    ],
    easy: [
      ['bold', 'You find favors easy to ask for, because you ask for the right size.'],
      ['duty', 'You do more than your share without being told, in a very good mood.'],
      ['talk', 'You speak well of people behind their backs, and you enjoy how well you do it.'],
    ],
    tense: [
      ['torn', 'You want to go far, and those you love would like you to stay near.'],
      ['cross', 'Anything modest feels like an insult, with your sights set so high.'],
      ['seen', "You like the honor in being asked, so you say yes before you've heard what for."],
    ],
  },
}
