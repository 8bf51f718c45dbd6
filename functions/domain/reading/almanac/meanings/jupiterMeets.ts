import type { Meetings } from '../../pieces/Meetings.ts'

export const jupiterMeets: Meetings = {
  Sun: {
    joined: [
      ['strong', "There's room for more of you, and you feel strong enough to take it."],
      ['generous', "You'd like to be generous, and not in a small way."],
      ['eager', "Somebody ought to notice how tall you stand, and you're only waiting to be told."],
    ],
    easy: [
      ['hopeful', "Things go your way without much pushing, and you trust that they'll go on doing so."],
      ['unhidden', "Being in good spirits suits you, and you don't mind at all who's watching."],
      ['generous', 'You feel lucky, which makes you good-natured, and you share before anyone asks.'],
    ],
    tense: [
      ['greedy', 'Only the bigger version of anything will do, and you call the sensible size a lack of faith.'],
      ['torn', "You'd like to say yes and you'd like to say no, and both sound right."],
      ['eager', "There isn't enough applause in the world for how good you feel, and you look around for more."],
    ],
  },
  Moon: {
    joined: [
      ['generous', 'Something in you wants everyone to have enough, and then a little more, and then seconds.'],
      ['tender', "Your feelings take up more room than usual, and they'd like somebody to hold."],
      ['talkative', 'Your tongue is loose and your heart is light, so you say more than you planned to.'],
    ],
    easy: [
      ['content', 'You feel safe and well, and you have no wish to be anywhere else.'],
      ['hopeful', 'You trust your gut, and your gut expects good things.'],
      ['kind', "You have warmth to spare, and you hand it out without checking who's earned it."],
    ],
    tense: [
      ['greedy', 'Comfort means more of everything to you, and enough is hard to recognize from so close.'],
      ['tender', 'You look after everyone in sight and would like, just once, to be the one looked after.'],
      ['hurt', "Because you'd hoped for so much more, a small letdown hurts you out of all proportion."],
    ],
  },
  Mercury: {
    joined: [
      ['absent', 'Your mind is on large things, and anything under your nose has a hard time holding it.'],
      ['talkative', 'You explain more than anyone asked, with examples, because all of it strikes you as wonderful.'],
      ['curious', 'You can learn something from anyone, so you ask.'],
    ],
    easy: [
      ['clear', 'You see how the parts belong together, and you can make them sound simple.'],
      ['generous', "Good things come to you, or so you feel, and you're already passing them on."],
      ['hopeful', "You think of what could work, and not of what couldn't."],
    ],
    tense: [
      ['greedy', 'You like the look of things so much that you want all of them.'],
      ['dreaming', "In your head you're already being congratulated, and nothing has been begun."],
      ['talkative', 'You have a lot to say about everything, and you say it.'],
    ],
  },
  Venus: {
    joined: [
      ['generous', "You'd like to hand out something good to everyone in reach."],
      ['tender', 'Affection comes easily to you, and being near somebody does you good.'],
      ['eager', 'You like being liked, so you turn the charm up a notch and watch it work.'],
    ],
    easy: [
      ['tender', 'Fondness comes easily to you, and you take your time over it, which is most of what charm is.'],
      ['content', "What you have is easy to enjoy, so there's more of it than you thought."],
      ['outspoken', "You say what you like, and you say it so warmly that asking isn't hard."],
    ],
    tense: [
      ['greedy', 'Anything you like should be yours, in your opinion, and the price is a problem for later.'],
      ['yielding', "You'd like to be everybody's favorite, so you agree with each of them in turn."],
      ['torn', "You can't choose, so you try to have both and enjoy neither."],
    ],
  },
  Mars: {
    joined: [
      ['impulsive', "What you want is to go at something at once, before you've thought twice."],
      ['strong', "You've got so much strength to spare that you'd gladly do everybody else's share as well."],
      ['restless', "There's too little room for what's in you, and you can't stay with anything for long."],
    ],
    easy: [
      ['impulsive', 'You feel lucky, so you begin at once and think afterward.'],
      ['strong', "You'd sooner take a thing on than watch, and you feel equal to it."],
      ['kind', "You're well disposed toward people, and cheerful about it."],
    ],
    tense: [
      ['impulsive', 'You start everything at once, and one hand is in the way of the other.'],
      ['greedy', 'Enough would have impressed everybody, but you like the look of too much.'],
      ['restless', "You've got more push than direction, and you'd rather be anywhere but here."],
    ],
  },
  Jupiter: {
    joined: [
      ['searching', "You ask what you really want, and you don't take the first answer."],
      ['hopeful', "Hopeful all over again, you expect the best, and you couldn't say why."],
    ],
    easy: [
      ['hopeful', 'You trust that things will come right, and the trust makes you easy to help.'],
      ['talkative', 'You like explaining what you know, at any length, to whoever looks interested.'],
    ],
    tense: [
      ['greedy', 'Something in you wants more than there is of something you already have plenty of.'],
      ['torn', "What you want and what you've promised pull in two directions, and both sound right."],
    ],
  },
  Saturn: {
    joined: [
      ['torn', 'Part of you wants more, and another part wants to be sensible.'],
      ['hopeful', 'Hope and duty are on speaking terms, so you expect good things, within reason.'],
    ],
    easy: [
      ['strong', "You know how much you can carry, and it's a lot."],
      ['generous', "You're generous within reason, and giving comes easily to you."],
    ],
    tense: [
      ['torn', 'One part of you says yes at once, while another part is already adding up the cost.'],
      ['restrained', "You'd like to say yes, and you keep it back."],
    ],
  },
  Uranus: {
    joined: [
      ['restless', "A little freedom won't do: you want all of it, preferably without having to give notice."],
      ['daring', "The unlikely version sounds best to you, and you'd risk something for it."],
    ],
    easy: [
      ['daring', "You take a chance that others don't see, and you enjoy not knowing how it ends."],
      ['playful', 'You do things your own way, and you enjoy it more than the usual way.'],
    ],
    tense: [
      ['torn', 'Half of you wants to go, and the other half wants to stay.'],
      ['restless', "You can't stay with a thing, because everything looks too small to you."],
    ],
  },
  Neptune: {
    joined: [
      ['dreaming', 'You want to believe in something lovely, and you nearly do.'],
      ['kind', "Your heart goes out to everyone, and it doesn't ask what's left for you."],
    ],
    easy: [
      ['dreaming', 'You picture things kinder than they are, and you stay with the picture for a while.'],
      ['hopeful', 'Trust comes naturally to you, and you expect things to turn out well.'],
    ],
    tense: [
      ['yielding', 'You see so much good in people that you agree to whatever they ask.'],
      ['burdened', "You take on troubles that nobody asked you to carry, and you can't put them down."],
    ],
  },
  Pluto: {
    joined: [
      ['gripping', 'You want influence, and you have a better reason for it than vanity.'],
      ['strong', 'Something in you knows how much it could move and has stopped pretending to be small.'],
    ],
    easy: [
      ['outspoken', "You speak up without getting loud, and you ask openly for what's fair."],
      ['searching', "Under the pleasant surface there's more than you'd thought, so you keep looking."],
    ],
    tense: [
      ['quarrelsome', 'Nothing less than a complete victory will do, though two thirds of one would be plenty.'],
      ['gripping', 'You want to be sure of your share, so you press a little harder.'],
    ],
  },
  Chiron: {
    joined: [
      ['mending', 'You believe that the sore spot can get better, and the believing does it good.'],
      ['kind', "You'd like to help everyone who's shy or unsure."],
    ],
    easy: [
      ['mending', "Your weak spot makes you laugh, loudly, and you forgive it and a few other people's besides."],
      ['tender', "You let people come close, and you don't feel any smaller for it."],
    ],
    tense: [
      ['guarded', 'You cover up what you feel, and you half hope that somebody sees through it.'],
      ['talkative', 'You have a lot to say, above all about what bothers you.'],
    ],
  },
  'North Node': {
    joined: [
      ['daring', "You dare to want something that's two sizes larger than your habits."],
      ['hopeful', "Something good is meant for you, or so you feel, and you trust that it'll come."],
    ],
    easy: [
      ['tender', "You're easily comforted, and all it takes is somebody near you."],
      ['playful', "You follow whatever cheers you up, and you're led a little further out than usual."],
    ],
    tense: [
      ['gripping', "You don't let go of a good thing, even when its time is up."],
      ['torn', 'You like both sides of a thing, so you commit to neither.'],
    ],
  },
  Ascendant: {
    joined: [
      ['unhidden', "You come in as yourself, a size larger than usual, and you don't mind who sees."],
      ['strong', 'You take up your full space, elbows included, without asking whether anyone minds.'],
      ['generous', 'You welcome everybody as though you were the host, whoever else may think so.'],
    ],
    easy: [
      ['hopeful', 'You look like somebody to whom good things happen, and you expect the next one shortly.'],
      ['kind', 'You look pleased to see whoever comes along, because you are.'],
      ['outspoken', 'You ask as if the answer were yes, and it saves you a whole preamble.'],
    ],
    tense: [
      ['eager', 'You want so much to be liked that you come on a size too strong.'],
      ['torn', 'Part of you is all for it, and part of you would rather not.'],
      ['greedy', 'You take on more than you have room for.'],
    ],
  },
  Midheaven: {
    joined: [
      ['strong', "You want to be trusted with more, and you no longer wonder whether it's too much."],
      ['outspoken', "You're in a good position to ask for something, so you ask."],
      ['generous', "You'd like others to have their share of whatever you get."],
    ],
    easy: [
      ['outspoken', "You find it easy to say what you'd like, because you don't ask for too much."],
      ['diligent', 'You do more than your share and get it done early, in a very good mood.'],
      ['generous', 'You give credit freely, and you speak well of people.'],
    ],
    tense: [
      ['torn', "You'd like to go further and you'd like to stay as you are, so you waver."],
      ['greedy', 'You want more than there is, and anything modest looks too small.'],
      ['eager', 'You like the honor in being asked, and you want to make a good impression.'],
    ],
  },
}
