import type { Meetings } from '../../pieces/Meetings.ts'

export const uranusMeets: Meetings = {
  Sun: {
    joined: [
      ['defiant', "You won't be who everybody thinks you are, and nobody gets to talk you back into it."],
      ['daring', 'Being yourself is worth a small scandal, and part of you is looking forward to it.'],
      ['releasing', "Some of what you've agreed to no longer fits who you're becoming, and you're ready to drop it."],
    ],
    easy: [
      ['playful', 'You do things your own way without a fight, and have more fun than you expected.'],
      ['unhidden', "You've stopped trying to be interesting, and you go about simply as yourself."],
      ['impulsive', "You feel awake, and you trust what you'd do on a whim."],
    ],
    tense: [
      ['restless', 'You feel crowded by all who mean well, and you look for a gap to slip through.'],
      ['defiant', 'What you want is to say no, and it hardly matters to what.'],
      ['eager', "You'd like to be noticed for something new, so you try hard to impress."],
    ],
  },
  Moon: {
    joined: [
      ['restless', "No place suits you for long, and you'd rather be moved than soothed."],
      ['talkative', 'Your moods change without notice, and you report each of them as news.'],
      ['guarded', "You'd like to belong without being tied, so you keep everyone at a friendly distance."],
    ],
    easy: [
      ['daring', "Breaking a habit puts you in a good mood, and you don't ask for permission."],
      ['kind', "You don't ask anyone for explanations, and your patience makes you easy to live with."],
      ['playful', 'You rest best by doing something different, for no other reason than the fun of it.'],
    ],
    tense: [
      ['torn', 'Part of you wants to be close and part of you wants to be elsewhere, often within the same hour.'],
      ['impatient', "Small noises and small demands make you jump, since you need more air than you're getting."],
      ['hurt', "You feel out of place and a little slighted, and you can't say why."],
    ],
  },
  Mercury: {
    joined: [
      ['talkative', 'You have more ideas than breath, and the next one interrupts the last.'],
      ['clear', 'All at once you see how things are, and you can say it in one sentence.'],
      ['outspoken', "You say what you think, in words you've never used for it, and you surprise yourself."],
    ],
    easy: [
      ['clear', 'You catch on at once and see three ways around a problem that others are still describing.'],
      ['talkative', 'What you say is unexpected and funny, and you enjoy the moment before the answer.'],
      ['curious', "You'd look into anything new, out of plain curiosity, and you ask until you know."],
    ],
    tense: [
      ['impatient', "You're far ahead of what's being said, and you can hardly bear to wait for the others."],
      ['talkative', "You interrupt, you're interrupted, and you talk on until the best thought is lost."],
      ['guarded', "You've changed your mind, and you hide that from the people who count on the old one."],
    ],
  },
  Venus: {
    joined: [
      ['curious', "You like what isn't your type, and you'd love to know what your type is, then."],
      ['daring', "For a little excitement you'd give up quite a lot of comfort."],
      ['eager', "You'd like to be found exciting, and you surprise people on purpose to see what they do."],
    ],
    easy: [
      ['kind', "You're good to people without asking what they're going to be to you."],
      ['daring', 'You try a different taste, and it turns out to be yours.'],
      ['curious', "You'd talk to anyone and look into anything, only to find out what's there."],
    ],
    tense: [
      ['torn', 'You want to be surprised and you want to be sure of people, and nobody can offer both.'],
      ['hurt', "You wait for people to surprise you, and you're a little hurt when nobody does."],
      ['guarded', 'You blow hot and cold, and in the end you keep your distance.'],
    ],
  },
  Mars: {
    joined: [
      ['impulsive', 'You act before you think, and some of what you do is brilliant.'],
      ['impatient', "You're ready to snap, and you're lucky when it's only at a thing."],
      ['defiant', "The old way won't do one more time, not even to be polite."],
    ],
    easy: [
      ['daring', 'You try the bold way, before anyone can get ready for it.'],
      ['diligent', "You get through a lot in odd bursts, and you don't stop until everything's done."],
      ['impulsive', "You're quick and unattached, and you're off before you've thought twice."],
    ],
    tense: [
      ['restless', 'Any change will do, because you want one so badly.'],
      ['torn', "You want to break off and you want to see it through, and you can't do both."],
      ['impatient', 'Your fuse is short and your list of reasons long, and both are in plain view.'],
    ],
  },
  Jupiter: {
    joined: [
      ['daring', "You'd like to leap, and you've already picked out the other side."],
      ['impulsive', 'Whatever is new sounds good to you, and you say yes before you know what it costs.'],
    ],
    easy: [
      ['talkative', 'Your strangest idea is dying to be told, and so is everything else you know.'],
      ['generous', "You're generous in odd ways, and you give what nobody would have thought of asking for."],
    ],
    tense: [
      ['restless', "You're bored with what you have, and anything far away looks better."],
      ['torn', 'Two opposite things tempt you, and each of them comes with conditions.'],
    ],
  },
  Saturn: {
    joined: [
      ['daring', "You stop doing what you always do, and you'd risk a little to see what happens."],
      ['diligent', "Being rid of a duty would be lovely, once you've done it properly."],
    ],
    easy: [
      ['releasing', 'You let go of an old rule and watch nothing fall down.'],
      ['careful', 'You look at things closely and put them right, quietly, so that nobody has to be upset.'],
    ],
    tense: [
      ['torn', "You've promised to stay, and you want to run, and you do both a little."],
      ['impatient', "You hold back until you can't stand it, and then you snap at everyone else."],
    ],
  },
  Uranus: {
    joined: [
      ['restless', 'You come back to the wish to be free, with more to lose and less to prove.'],
      ['searching', "You recognize your own restlessness, and this time you can ask what it's for."],
    ],
    easy: [
      ['unhidden', "You're at ease with being different, so you don't mind being looked at for it."],
      ['playful', "You change one small habit for the fun of it and feel as if you'd been away."],
    ],
    tense: [
      ['restless', "You look at the life you've arranged and wonder who would live in it if you didn't."],
      ['torn', "You'd like to change your ways and you'd like to keep them, so nothing is settled."],
    ],
  },
  Neptune: {
    joined: [
      ['dreaming', 'You see through one of your dreams and find a different one behind it.'],
      ['restless', "You want to live differently, and it's the how that stays in the clouds."],
    ],
    easy: [
      ['clear', 'You have flashes of insight, and the words for them come at once.'],
      ['tender', 'You feel close to the least likely people, and you let them come closer still.'],
    ],
    tense: [
      ['hurt', 'Your enchantment ends all at once, and you take it to heart.'],
      ['dreaming', "You long for something that you can't describe, and you'd drop everything for it."],
    ],
  },
  Pluto: {
    joined: [
      ['daring', 'Whatever comes after, you want to be free more than you fear it.'],
      ['searching', "You're tired of burying things, and you'd rather have the truth, however deep it lies."],
    ],
    easy: [
      ['releasing', 'You see that you can leave a contest by not taking your turn, and feel lighter at once.'],
      ['careful', "You find the one small thing that's wrong, put it right, and leave the rest alone."],
    ],
    tense: [
      [
        'quarrelsome',
        "You're pushed to change by something stronger than you are, and you push back at whoever is nearest.",
      ],
      ['torn', 'Freedom appeals to you and so does self-control, and each keeps spoiling the other.'],
    ],
  },
  Chiron: {
    joined: [
      ['hurt', 'A sore spot of yours speaks up without warning, and it stings like new.'],
      ['daring', 'You try your weak side without the usual excuses, mostly out of curiosity.'],
    ],
    easy: [
      ['mending', 'You stop apologizing for your odd way of doing things, and you even begin to like it.'],
      ['kind', "Anyone who doesn't fit in can count on your sudden tenderness."],
    ],
    tense: [
      ['hurt', 'A passing remark hurts you, and you turn away before you can show how much.'],
      ['guarded', "You'd rather be thought odd than hurt, so you act as if you didn't care."],
    ],
  },
  'North Node': {
    joined: [
      ['hopeful', "You're ready to be turned around, and you trust that the new direction is the right one."],
      ['daring', 'You do something out of character, and it feels more like you than your character does.'],
    ],
    easy: [
      ['impulsive', "Before your habits can object, you've taken a chance that you hadn't planned on."],
      ['playful', 'Trying things the clumsy new way amuses you, and you keep no score.'],
    ],
    tense: [
      ['gripping', "Everything may change, as far as you're concerned, except the one thing you're holding on to."],
      ['torn', 'You want a new direction, and you want everything along the way to be familiar.'],
    ],
  },
  Ascendant: {
    joined: [
      ['eager', 'You look different or act different, and you enjoy being asked what happened.'],
      ['daring', "You do what nobody would have guessed of you, and you don't mind the risk."],
      ['playful', "People don't know what to expect of you, and neither do you, and it's fun."],
    ],
    easy: [
      ['unhidden', "You strike people as unusual, which is true, and you don't mind who sees it."],
      ['talkative', 'You talk to everyone in the same easy tone, the stiff ones included.'],
      ['daring', "You walk up to people you'd usually only watch, and you think of something to say."],
    ],
    tense: [
      ['watched', 'Your face answers before you can, and you feel everyone reading it.'],
      ['hurt', 'You say one thing first and another in an hour, honestly both times, and feel misjudged.'],
      ['torn', "Half of you is here and half is on the way out, and you'd like to know where you stand."],
    ],
  },
  Midheaven: {
    joined: [
      ['daring', "You'd change course in front of everyone, and you feel no need to explain."],
      ['restless', "You're tired of your plan, and you're drawn to whatever isn't in it."],
      ['eager', "You'd like to be known for what nobody else does, and some applause wouldn't hurt."],
    ],
    easy: [
      ['playful', 'You do things your own way in plain sight, and you offer no reasons.'],
      ['outspoken', 'You ask for an exception with a smile, as though they were handed out daily.'],
      ['curious', "You'd like to know what else you could be good at, and you ask around."],
    ],
    tense: [
      ['restless', "You'd like to throw everything over while all is going well, and can't say why."],
      ['defiant', "You've run out of polite faces, so anyone with instructions gets the other one."],
      ['torn', "Two sides of your life want a decision, and you'd like to choose a third."],
    ],
  },
}
