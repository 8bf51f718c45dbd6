import type { Meetings } from '../../pieces/Meetings.ts'

export const uranusMeets: Meetings = {
  Sun: {
    joined: [
      ['defiant', "You won't do what everybody expects of you."],
      ['daring', 'Being yourself is worth a small scandal, and part of you is looking forward to it.'],
      ['releasing', "You're ready to drop something that no longer suits you."],
    ],
    easy: [
      ['playful', 'You do things your own way without a fight, and have more fun than you expected.'],
      ['unhidden', "You've stopped trying to be interesting, and you go about simply as yourself."],
      ['impulsive', "You feel awake, and you trust what you'd do on a whim."],
    ],
    tense: [
      ['restless', 'You look for a gap to slip through, wherever you are.'],
      ['impatient', "You can't stand being held up, and everything holds you up."],
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
      ['kind', "You don't ask people for explanations, and you're patient with them."],
      ['playful', 'You rest best by doing something different, for no other reason than the fun of it.'],
    ],
    tense: [
      ['torn', 'Part of you wants to stay and part of you wants to be elsewhere, often within the same minute.'],
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
      ['clear', 'You see the way around a problem while others are still describing it.'],
      ['talkative', 'What you say is unexpected and funny, and you enjoy the moment before the answer.'],
      ['curious', "You'd look into anything new, out of plain curiosity, and you ask until you know."],
    ],
    tense: [
      ['impatient', "You're far ahead of what's being said, and you can hardly bear to wait for the others."],
      ['talkative', "You interrupt, you're interrupted, and you talk on until the best thought is lost."],
      ['guarded', "You've changed your mind, and you don't tell anyone."],
    ],
  },
  Venus: {
    joined: [
      ['curious', "You like what's unlike you, and you'd love to know more about it."],
      ['daring', "For a little excitement you'd give up quite a lot of comfort."],
      ['eager', "You'd like to be found exciting, and you surprise people on purpose to see what they do."],
    ],
    easy: [
      ['kind', "You're good to people without asking what they're going to be to you."],
      ['daring', 'You try a different taste, and it turns out to be yours.'],
      ['curious', "You'd talk to anyone and look into anything, only to find out what's there."],
    ],
    tense: [
      ['torn', 'You want something new and you want what you know, and nothing offers both.'],
      ['hurt', "You wait for people to think of you, and you're a little hurt when nobody does."],
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
      ['impatient', 'Your fuse is short, and anything can light it.'],
    ],
  },
  Jupiter: {
    joined: [
      ['daring', "You'd like to leap, and you've already picked out the other side."],
      ['impulsive', 'Whatever is new sounds good to you, and you say yes before you know what it costs.'],
    ],
    easy: [
      ['talkative', 'Your strangest idea is dying to be told, and so is everything else you know.'],
      ['generous', "You're generous on a whim, and you enjoy the surprise."],
    ],
    tense: [
      ['restless', "You're bored with what you have, and anything far away looks better."],
      ['torn', 'Two opposite things tempt you, and each of them comes with conditions.'],
    ],
  },
  Saturn: {
    joined: [
      ['daring', "You stop doing what you always do, and you'd risk a little to see what happens."],
      ['diligent', "You'd like to be rid of a duty, so you do it properly and are done."],
    ],
    easy: [
      ['releasing', 'You let go of something old and watch nothing fall down.'],
      ['careful', 'You look at things closely and put them right, quietly.'],
    ],
    tense: [
      ['torn', 'You want to stay and you want to run, and you do both a little.'],
      ['impatient', "You hold your temper until you can't, and then something small sets it off."],
    ],
  },
  Uranus: {
    joined: [
      ['restless', 'You feel the wish to be free, and you look for the nearest door.'],
      ['searching', "You want to know what's behind your own restlessness, so you stop and look."],
    ],
    easy: [
      ['unhidden', "You're at ease with being different, so you don't mind being looked at for it."],
      ['playful', "You change one small habit for the fun of it and feel as if you'd been away."],
    ],
    tense: [
      ['restless', "You're tired of your own habits, and you look around for others."],
      ['torn', "You'd like a change and you'd like things to stay as they are, so nothing is settled."],
    ],
  },
  Neptune: {
    joined: [
      ['dreaming', 'You find a new thing to dream of, and you like it better than the old one.'],
      ['restless', "You want to live differently, and it's the how that stays in the clouds."],
    ],
    easy: [
      ['clear', 'You see a thing all at once, and the words for it come with it.'],
      ['tender', 'You feel close to people, even to those you hardly know.'],
    ],
    tense: [
      ['hurt', "You'd hoped for something nicer, and you take it to heart."],
      ['dreaming', "You long for something that you can't describe, and you'd drop everything for it."],
    ],
  },
  Pluto: {
    joined: [
      ['daring', "You'd rather be free than safe, for once."],
      ['searching', "You're tired of burying things, and you'd rather have the truth, however deep it lies."],
    ],
    easy: [
      ['releasing', 'You see that you can simply stop, and you feel lighter at once.'],
      ['careful', "You find the one small thing that's wrong, put it right, and leave the rest alone."],
    ],
    tense: [
      ['quarrelsome', 'You push back at whoever is nearest, just to push back.'],
      ['torn', "You'd like to let go and you'd like to hold on, and each keeps spoiling the other."],
    ],
  },
  Chiron: {
    joined: [
      ['hurt', 'A sore spot of yours speaks up without warning, and it stings like new.'],
      ['daring', 'You try your weak side without the usual excuses, mostly out of curiosity.'],
    ],
    easy: [
      ['mending', 'You stop apologizing for your odd way of doing things, and you even begin to like it.'],
      ['kind', 'You have a soft spot for odd people, and for the usual kind too.'],
    ],
    tense: [
      ['hurt', 'A small thing hurts you, and you turn away before anyone can see.'],
      ['guarded', "You act as if you didn't care, and you do."],
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
      ['torn', 'You want something new, and you want it to be familiar.'],
    ],
  },
  Ascendant: {
    joined: [
      ['eager', 'You enjoy being looked at, and you give people something to look at.'],
      ['daring', "You do what nobody would have guessed of you, and you don't mind the risk."],
      ['playful', "People don't know what to expect of you, and neither do you, and it's fun."],
    ],
    easy: [
      ['unhidden', "You strike people as unusual, which is true, and you don't mind who sees it."],
      ['talkative', 'You talk to everyone in the same easy tone, the stiff ones included.'],
      ['daring', "You walk up to people you'd usually only watch, and you think of something to say."],
    ],
    tense: [
      ['watched', 'You feel that everyone can read your face.'],
      ['hurt', "You feel misjudged, and you don't know how to say so."],
      ['torn', 'Half of you is here, and half is on the way out.'],
    ],
  },
  Midheaven: {
    joined: [
      ['daring', "You'd do what nobody expects of you, and in front of everyone."],
      ['restless', "You're tired of your plan, and you're drawn to whatever isn't in it."],
      ['eager', "You'd like to be known for what nobody else does, and some applause wouldn't hurt."],
    ],
    easy: [
      ['playful', 'You do things your own way in plain sight, and you offer no reasons.'],
      ['outspoken', "You say what you'd like with a smile, as if it were the most natural thing."],
      ['curious', "You'd like to know how other people do things, and you ask."],
    ],
    tense: [
      ['restless', "You'd like to drop everything and go, and you can't say why."],
      ['impatient', "You've run out of polite faces, and the next small thing gets the other one."],
      ['torn', "Two wishes want a decision from you, and you'd like to choose a third."],
    ],
  },
}
