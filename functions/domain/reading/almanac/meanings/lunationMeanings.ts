import type { LUNATIONS } from '../../facts/Fact.ts'
import type { Meaning } from '../../pieces/Meetings.ts'

/** What a new, half or full Moon brings up in each part of life, from the first to the twelfth. */
export const LUNATION_MEANINGS: Readonly<Record<(typeof LUNATIONS)[number], readonly (readonly Meaning[])[]>> = {
  newMoon: [
    [
      ['daring', "You'd like to show people a new side of yourself, and a small one will do to begin with."],
      ['playful', 'You want to begin in your own way, without first looking around at the others.'],
    ],
    [
      ['careful', "You'd like to begin again with money, carefully and in a small way."],
      ['outspoken', "What you're worth is a figure that you're ready to say out loud, at least to yourself."],
    ],
    [
      ['curious', 'You want to ask or learn something, and a first question is all that you need.'],
      ['kind', "Better terms with the people nearby would please you, and you don't mind going first."],
    ],
    [
      ['tender', 'You want to feel at home, and you want somebody close.'],
      ['searching', "What home means to you, apart from what it has always meant, is a question you'd like to answer."],
    ],
    [
      ['daring', 'You want to put your heart into something, without knowing yet if anything will come of it.'],
      ['playful', 'You feel like doing something for the fun of it, badly if need be.'],
    ],
    [
      [
        'diligent',
        "One small thing done better every day appeals to you, and you'd rather not be asked how it's going.",
      ],
      ['tender', "You'd like to be gentler with your body, and you start by asking what it wants."],
    ],
    [
      ['mending', "You'd like to begin again with someone and make peace with what went before."],
      ['daring', "Making the first move toward somebody seems possible, even without knowing how they'll take it."],
    ],
    [
      ['unhidden', "You're ready to let somebody see a little further in than they have so far."],
      ['outspoken', "You're ready to ask for something that you usually do without."],
    ],
    [
      ['restless', "You want to see further than you can from where you're standing."],
      ['curious', 'Questions fill your head, and you go and look for the answers.'],
    ],
    [
      ['eager', "You'd like to be known for something new, even if only by two or three people."],
      ['outspoken', "Your work deserves to be taken seriously, you feel, and you're ready to ask for something."],
    ],
    [
      ['eager', 'You want to belong and to be liked, even as the new one for a while.'],
      ['hopeful', 'With more hopes than you could manage alone, you think of other people.'],
    ],
    [
      ['dreaming', 'You picture something new that nobody knows about yet.'],
      ['searching', 'Being honest with yourself is easier in private, and you take the time for it.'],
    ],
  ],
  fullMoon: [
    [
      ['watched', 'All eyes seem to be on you, so you keep up a good face.'],
      ['guarded', "You feel more than you'd like to show, so you keep it to yourself."],
    ],
    [
      ['torn', "You'd like to hold on to what you have, and you'd like to be free of its price."],
      ['careful', 'What things cost you, in money and in hours, is plain to see, and you do the sum.'],
    ],
    [
      ['outspoken', 'You can hardly keep from saying out loud what has only been hinted at.'],
      ['impatient', 'Talk and errands try your patience, and it shows in how you answer.'],
    ],
    [
      ['torn', "You'd like to be at home and you'd like to be out, and there's only one of you."],
      ['burdened', 'You feel what your home takes out of you, and you keep it going all the same.'],
    ],
    [
      ['eager', "You want to be seen at what you love, and you can't do that and stay cool."],
      ['unsure', "Your heart is in what you make and play at, and you're afraid to hear what others think."],
    ],
    [
      ['burdened', 'You see everything that has been left undone, and you think that all of it is up to you.'],
      ['impatient', 'Sleep or time is short, and small chores make you snap.'],
    ],
    [
      ['yielding', "You see the other person's side so well that you lose hold of your own."],
      ['gripping', "You keep an eye on who gives in more often, and you're fairly sure of the answer."],
    ],
    [
      ['careful', "You'd like to trust somebody completely, and you check on them all the same."],
      ['guarded', "You feel how much you depend on someone, and you don't let it show."],
    ],
    [
      ['torn', "What you long for and what's sensible don't match, and you can't give up either."],
      ['dreaming', 'The wide world is clear in your mind, down to the weather, and you stay where you are.'],
    ],
    [
      ['watched', 'Your work is being weighed, or so you feel, and you along with it.'],
      ['burdened', "You feel how much is expected of you, and you can't rest for it."],
    ],
    [
      ['hurt', "You feel a little left out, and you've begun to count your real friends."],
      ['torn', 'You want to belong, and you want to be left free.'],
    ],
    [
      ['absent', "You're more tired than you've let on, and your thoughts are elsewhere."],
      ['torn', "You'd like to be done with it all, and you can't quite let it be."],
    ],
  ],
  firstQuarter: [
    [
      ['unsure', "You try to be someone new, and you don't feel good enough at it yet."],
      ['watched', 'How you want to come across is decided, and now you have to keep it up.'],
    ],
    [
      ['torn', 'You want to be careful with money, and you want what you want.'],
      ['restrained', 'Being sensible with what you have sounded better than it feels, and you go on with it.'],
    ],
    [
      ['impatient', 'You want things settled at once, and every delay makes you ruder.'],
      ['curious', 'You know half the story, and you ask around for the other half more than is wise.'],
    ],
    [
      ['burdened', "You're needed at home and elsewhere, and you can't rest in either place."],
      ['impatient', "You'd like more peace at home, and every small noise gets on your nerves."],
    ],
    [
      ['torn', 'The easy part of the fun is over, and half of you would like to stop.'],
      ['unsure', "You want to be good at what you love, and you aren't yet."],
    ],
    [
      ['burdened', "What you've taken on weighs on you, and you keep it up with clenched teeth."],
      ['torn', "You know what would do you good, and you're drawn to something else."],
    ],
    [
      ['quarrelsome', 'You want one thing and the other person wants another, and politeness no longer helps.'],
      ['absent', "In your head you go over what you'd say, and you hardly hear anyone."],
    ],
    [
      ['guarded', "You'd like to trust somebody with more, and first you'd like to be sure."],
      ['absent', 'Something unsettled is on your mind, and you think of almost anything else.'],
    ],
    [
      ['unsure', "You know less than you'd like to, and it makes you doubt yourself."],
      ['diligent', 'Toward something large you plod along, and the day is full of small things.'],
    ],
    [
      ['impatient', 'You want to get on with your work, and you could bite whoever holds it up.'],
      ['unsure', "You're expected to show what you can do, and you don't feel good enough yet."],
    ],
    [
      ['torn', "You'd like to go along with your friends, and you'd like to do something else."],
      ['hurt', 'You feel left out before anyone has left you out.'],
    ],
    [
      ['greedy', "You need rest, and you can't resist taking on one thing more."],
      ['burdened', 'Resting has to wait until everything is done, and you keep thinking of more.'],
    ],
  ],
  lastQuarter: [
    [
      ['unhidden', 'You let people see you as you are on an ordinary day.'],
      ['mending', "How you look and sound bothers you less, and you're nicer company for it."],
    ],
    [
      ['releasing', 'You see what you can do without, and crossing things out gives you pleasure.'],
      ['generous', 'Of some things you have more than you need, and you gladly give a few away.'],
    ],
    [
      ['restrained', "You can leave someone the last word, and you don't even mind."],
      ['curious', 'Asking suits you better than answering, and you learn more that way.'],
    ],
    [
      ['releasing', 'You could live with less at home, and the thought cheers you up.'],
      ['content', "You've made your peace with how things are at home, dust included."],
    ],
    [
      ['releasing', "You don't have to keep what has stopped being fun."],
      ['content', "Fun needn't be special to please you, and the usual kind does nicely."],
    ],
    [
      ['releasing', "Which of your routines are any use is plain to you, and you're calm about dropping the rest."],
      ['tender', "You let your body have its way in small things, and it's grateful."],
    ],
    [
      ['generous', 'You stop keeping count with someone, and you gladly give the larger half.'],
      ['mending', 'An old disagreement can be talked about as if it belonged to two other people.'],
    ],
    [
      ['generous', "You'd like to be quits with everyone, and you don't mind rounding in their favor."],
      ['tender', "You trust someone, and you'd rather be close than know everything about them."],
    ],
    [
      ['releasing', 'You drop an opinion that you held mainly out of habit, and you feel younger.'],
      ['curious', "You've learned a good deal, and you want to know more."],
    ],
    [
      ['generous', 'You have enough to your name to share the credit.'],
      ['unhidden', "Keeping up a front isn't necessary any longer, so you let people see you as you are."],
    ],
    [
      ['restrained', 'You can stay out of something without feeling left out.'],
      ['content', "Friends who need no upkeep come to your mind, and you're grateful for them."],
    ],
    [
      ['restrained', 'You need less than usual, and above all fewer voices.'],
      ['mending', 'An old hurt is allowed to rest, and so are you.'],
    ],
  ],
}
