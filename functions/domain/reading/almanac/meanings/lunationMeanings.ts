import type { LUNATIONS } from '../../facts/Fact.ts'
import type { Meaning } from '../../pieces/Meetings.ts'

/** What a new, half or full Moon brings up in each part of life, from the first to the twelfth. */
export const LUNATION_MEANINGS: Readonly<Record<(typeof LUNATIONS)[number], readonly (readonly Meaning[])[]>> = {
  newMoon: [
    [
      ['seen', "You'd like to show people a new side of yourself, and a small one will do to begin with."],
      ['bold', 'You want to begin in your own way, without first looking around at the others.'],
    ],
    [
      ['duty', "You'd like to begin again with money, honestly and in a small way."],
      ['bold', "What you're worth is a figure that you're ready to say out loud, at least to yourself."],
    ],
    [
      ['talk', 'You want to say, ask or learn something, and a first sentence is all that you need.'],
      ['warm', "Better terms with the people nearby would please you, and you don't mind going first."],
    ],
    [
      ['warm', "You want to feel at home where you live, and you're ready to begin in one corner."],
      ['deep', "What home means to you, apart from what it has always meant, is a question you'd like to answer."],
    ],
    [
      ['bold', 'You want to put your heart into something, without knowing yet if anything will come of it.'],
      ['free', 'You feel like doing something for the fun of it, badly if need be.'],
    ],
    [
      ['duty', "One small thing done better every day appeals to you, and you'd rather not be asked how it's going."],
      ['warm', "You'd like to be kinder to your body, and you start by asking what it wants."],
    ],
    [
      ['warm', "You'd like to begin again with someone, without settling everything that went before."],
      ['bold', "Making the first move toward somebody seems possible, even without knowing how they'll take it."],
    ],
    [
      ['deep', "You're ready to let somebody see a little further in than they have so far."],
      ['bold', "You're ready to ask for help with something that you usually carry alone."],
    ],
    [
      ['free', "You want to see further than you can from where you're standing."],
      ['talk', 'Questions fill your head, the large kind that nobody answers in one sentence.'],
    ],
    [
      ['seen', "You'd like to be known for something new, even if only by two or three people."],
      ['bold', "Your work deserves to be taken seriously, you feel, and you're ready to ask for something."],
    ],
    [
      ['warm', "You want to belong somewhere, and you're willing to be the new one for a while."],
      ['plenty', 'With more hopes than you could manage alone, you think of other people.'],
    ],
    [
      ['dream', 'You want to begin something that nobody knows about yet.'],
      ['deep', 'Being honest with yourself is easier in private, and you take the time for it.'],
    ],
  ],
  fullMoon: [
    [
      ['seen', 'All eyes seem to be on you, so you stand a little straighter.'],
      ['sore', "You can't hide how you feel, and you wish that you could."],
    ],
    [
      ['torn', "You'd like to hold on to what you have, and you'd like to be free of its price."],
      ['duty', 'What things cost you, in money and in hours, is plain to see, and you feel bound to act on it.'],
    ],
    [
      ['talk', 'You can hardly keep from saying out loud what has only been hinted at.'],
      ['cross', 'Talk and errands try your patience, and you answer in one word.'],
    ],
    [
      ['torn', "At home and outside you're wanted at the same time, and there's only one of you."],
      ['duty', 'You feel what your home takes out of you, and you keep it going all the same.'],
    ],
    [
      ['seen', "You want to be seen at what you love, and you can't do that and stay cool."],
      ['sore', "Your heart is in what you make and play at, and you're afraid to hear what others think."],
    ],
    [
      ['duty', "You see everything that you've let slide, and you want to fix all of it at once."],
      ['cross', 'Sleep or time is short, and small chores make you snap.'],
    ],
    [
      ['torn', "You see the other person's side so well that you lose hold of your own."],
      ['cross', "You keep an eye on who gives in more often, and you're fairly sure of the answer."],
    ],
    [
      ['deep', "You want to know how far you can trust, and you'd rather find out than go on guessing."],
      ['sore', "You feel how much you depend on someone, and you don't like the feeling."],
    ],
    [
      ['torn', "What you believe in and what's in front of you don't match, and you can't give up either."],
      ['dream', 'The wide world is clear in your mind, down to the weather, and you stay where you are.'],
    ],
    [
      ['sore', 'Your work is being weighed, or so you feel, and you along with it.'],
      ['duty', 'You feel how much effort it is to live up to your good name.'],
    ],
    [
      ['sore', "Counting your real friends is a mistake, and you've started."],
      ['torn', "You want to belong, and you don't want to do what everyone else does."],
    ],
    [
      ['duty', "You're more tired than you've let on, and still you go through the motions."],
      ['dream', "You'd like to close the door on everything, and you listen for a knock."],
    ],
  ],
  firstQuarter: [
    [
      ['sore', 'You try to be someone new, and your old self keeps answering for you.'],
      ['seen', 'How you want to come across is decided, and now you have to keep it up.'],
    ],
    [
      ['torn', 'You want to be careful with money, and you want what you want.'],
      ['duty', 'Being sensible with what you have sounded better than it feels, and you go on with it.'],
    ],
    [
      ['cross', 'You want an answer, and every minute without one makes you ruder.'],
      ['talk', 'You know half the story, and you ask around for the other half more than is wise.'],
    ],
    [
      ['duty', 'You want things at home to be different, and you find out how much work that is.'],
      ['sore', "More peace at home is what you'd like, and you're partly the noise yourself."],
    ],
    [
      ['torn', 'The easy part of the fun is over, and you have to decide how much you love the rest.'],
      ['sore', "You want to be good at what you love, and you aren't yet."],
    ],
    [
      ['duty', 'A good habit needs keeping up, and you keep it up with clenched teeth.'],
      ['torn', 'You know what would do you good, and you know what else has to be done.'],
    ],
    [
      ['torn', 'You want one thing and the other person wants another, and politeness no longer helps.'],
      ['talk', "In your head you go over what you'd say if the other person would only listen."],
    ],
    [
      ['deep', "You'd like to trust somebody with more, and first you'd like to be sure."],
      ['dream', 'Something unsettled is on your mind, and you think of almost anything else.'],
    ],
    [
      ['sore', "You know less than you'd like to, and you notice it at every turn."],
      ['duty', 'Toward something large you plod along, and the day is full of small things.'],
    ],
    [
      ['cross', 'You want to get on with your work, and you could bite whoever holds it up.'],
      ['sore', 'What you can do has to be shown before you feel ready.'],
    ],
    [
      ['torn', "You'd like to go along with your friends, and you'd like to do something else."],
      ['sore', 'You feel left out before anyone has left you out.'],
    ],
    [
      ['torn', "You need rest, and you can't resist what keeps you from it."],
      ['duty', 'Resting has to wait until everything is done, and you keep thinking of more.'],
    ],
  ],
  lastQuarter: [
    [
      ['seen', 'You let people see you as you are on an ordinary day.'],
      ['warm', "How you look and sound bothers you less, and you're nicer company for it."],
    ],
    [
      ['duty', 'You see what you can do without, and crossing things out gives you pleasure.'],
      ['plenty', "Of some things you have more than you need, and you're ready to part with a few."],
    ],
    [
      ['warm', "You can leave someone the last word, and you don't even mind."],
      ['talk', 'Listening suits you better than answering, and you hear more that way.'],
    ],
    [
      ['free', 'You could live with less at home, and the thought cheers you up.'],
      ['warm', "You've made your peace with how things are at home, dust included."],
    ],
    [
      ['free', "You don't have to finish what has stopped being fun."],
      ['warm', "Fun needn't be special to please you, and the usual kind does nicely."],
    ],
    [
      ['duty', "Which of your routines are any use is plain to you, and you're calm about dropping the rest."],
      ['warm', "You let your body have its way in small things, and it's grateful."],
    ],
    [
      ['warm', 'You stop keeping count with someone, beginning with your own column.'],
      ['talk', 'An old disagreement can be talked about as if it belonged to two other people.'],
    ],
    [
      ['plenty', "You'd like to be quits with everyone, and you don't mind rounding in their favor."],
      ['warm', 'Trusting someone no longer takes knowing everything about them.'],
    ],
    [
      ['free', 'You drop an opinion that you held mainly out of habit, and you feel younger.'],
      ['talk', "You've learned enough to ask better questions, and you ask them."],
    ],
    [
      ['plenty', 'You have enough to your name to share the credit.'],
      ['seen', "Looking busy isn't necessary any longer, and you look better for it."],
    ],
    [
      ['free', 'You can stay out of something without feeling left out.'],
      ['warm', "Friends who need no upkeep come to your mind, and you're grateful for them."],
    ],
    [
      ['dream', 'You need less than usual, and above all fewer voices.'],
      ['warm', 'An old worry is allowed to go to sleep before you do.'],
    ],
  ],
}
