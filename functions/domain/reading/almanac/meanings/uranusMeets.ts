import type { Meetings } from '../../pieces/Meetings.ts'

export const uranusMeets: Meetings = {
  Sun: {
    joined: [
      ['free', "You don't want to be who everybody thinks you are, and you won't wait until they've been told."],
      ['bold', 'Being yourself is worth a small scandal, and part of you is looking forward to it.'],
      ['torn', "Some of what you've agreed to no longer fits the person you're turning into."],
    ],
    easy: [
      ['free', "You can be more yourself without a fight, and you're surprised how little it takes."],
      ['seen', "You've stopped trying to be interesting, and suspect that it makes you more so."],
      ['bold', "You feel awake, and you trust what you'd do on a whim."],
    ],
    tense: [
      ['free', 'You feel crowded by all who mean well, and you look for a gap to slip through.'],
      ['cross', 'What you want is to say no, and it hardly matters to what.'],
      ['seen', "Just as everyone gets used to you, you'd like to be taken for somebody else."],
    ],
  },
  Moon: {
    joined: [
      ['free', "No place suits you for long, and you'd rather be moved than soothed."],
      ['talk', 'Your moods change without notice, and you report each of them as news.'],
      ['warm', "You'd like to belong without being tied, and you're warmest to those who don't ask for more."],
    ],
    easy: [
      ['bold', "Breaking a habit puts you in a good mood, and you don't ask for permission."],
      ['warm', "You don't ask for explanations and don't give any, which makes you easy to live with."],
      ['free', 'You rest best by doing something different, and you get some color in your face.'],
    ],
    tense: [
      ['torn', 'Part of you wants to be held and part of you wants to be free, often within the same hour.'],
      ['cross', "Small noises and small demands make you jump, since you need more air than you're getting."],
      ['sore', "The people you know best make you feel out of place, and you can't say why."],
    ],
  },
  Mercury: {
    joined: [
      ['talk', 'You have more ideas than breath, and the next one interrupts the last.'],
      ['free', "All at once you see things from the other side, and you can't go back to the first."],
      ['bold', "You say what you think, in words you've never used for it, and you surprise yourself."],
    ],
    easy: [
      ['talk', 'You catch on at once and see three ways around a problem that others are still describing.'],
      ['bold', 'What you say is unexpected and friendly, and you enjoy the moment before the answer.'],
      ['free', "You'd try anything new, out of plain curiosity, before the old way has failed."],
    ],
    tense: [
      ['talk', "You're so far ahead in the conversation that you're alone there."],
      ['cross', "You interrupt, you're interrupted, and the best thought gets lost in between."],
      ['torn', "You've changed your mind and not yet told the people who are counting on the old one."],
    ],
  },
  Venus: {
    joined: [
      ['free', "You like what isn't your type, which makes you wonder what your type is."],
      ['bold', "For a little excitement you'd give up quite a lot of comfort."],
      ['seen', "You'd like to be found exciting, and you surprise people on purpose to see what they do."],
    ],
    easy: [
      ['warm', "You're fond of people without asking what they're going to be to you."],
      ['free', 'You try a different taste, and it turns out to be yours.'],
      ['talk', "You'd talk to the most unlikely people, only to hear what they'd say."],
    ],
    tense: [
      ['torn', 'You want to be surprised and you want to be sure of people, and nobody can offer both.'],
      ['sore', "You're fond of people who surprise you, and a little hurt as soon as they do."],
      ['free', "You blow hot and cold, and you're as puzzled by the change as anyone."],
    ],
  },
  Mars: {
    joined: [
      ['bold', 'You act before you think, and some of what you do is brilliant.'],
      ['cross', "You're ready to snap, and you're lucky when it's only at a thing."],
      ['free', "The old way won't do one more time, not even to be polite."],
    ],
    easy: [
      ['bold', 'You try the bold way, before anyone can get ready for it.'],
      ['duty', 'Odd bursts get you through a lot, with pauses that look like laziness.'],
      ['free', "You're quick and unattached, so you change direction in the middle without a pang."],
    ],
    tense: [
      ['free', 'Any change will do, because you want one so badly.'],
      ['torn', "You want to walk out and you want to win, and you can't do both."],
      ['cross', 'Your fuse is short and your list of reasons long, and both are in plain view.'],
    ],
  },
  Jupiter: {
    joined: [
      ['bold', "You'd like to leap, and you've already picked out the other side."],
      ['plenty', 'Whatever is new sounds good to you, and you say yes before you know what it costs.'],
    ],
    easy: [
      ['talk', "Your strangest idea is dying to be told, preferably to somebody who'll add to it."],
      ['plenty', "You're generous in odd ways, and you give what nobody would have thought of asking for."],
    ],
    tense: [
      ['free', "You're bored enough to be brave, and you call the result faith."],
      ['torn', 'Freedom and plenty both tempt you, and the plenty comes with conditions.'],
    ],
  },
  Saturn: {
    joined: [
      ['free', "You're curious what would happen if you simply stopped doing what you always do."],
      ['duty', "Being rid of a duty would be lovely, once you've done it properly."],
    ],
    easy: [
      ['free', 'You loosen a rule by one notch and watch nothing fall down.'],
      ['duty', 'You put things in a slightly better order, quietly, so that nobody has to be upset.'],
    ],
    tense: [
      ['torn', "You've promised to stay, and you want to run, and you do both a little."],
      ['cross', "You're strict with yourself until you can't stand it, and then with everyone else."],
    ],
  },
  Uranus: {
    joined: [
      ['free', 'You come back to the wish to be free, with more to lose and less to prove.'],
      ['deep', "You recognize your own restlessness, and this time you can ask what it's for."],
    ],
    easy: [
      ['seen', "You're at ease with being different, so you don't mind being looked at for it."],
      ['free', "One small change of habit makes you feel as if you'd been away."],
    ],
    tense: [
      ['dream', "You look at the life you've arranged and wonder who would live in it if you didn't."],
      ['torn', "Anyone who's thrown everything over makes you envious, and you count what you'd lose."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', 'You see through one of your dreams and find a different one behind it.'],
      ['free', "You want to live differently, and it's the how that stays in the clouds."],
    ],
    easy: [
      ['dream', 'You have flashes of insight, and you can use them without understanding them.'],
      ['warm', "You feel close to the least likely people, and you don't ask why."],
    ],
    tense: [
      ['sore', 'Your enchantment ends all at once, and you feel a little foolish for having hoped.'],
      ['dream', "You'd like to drop everything for something that you can't describe."],
    ],
  },
  Pluto: {
    joined: [
      ['bold', 'Whatever comes after, you want to be free more than you fear it.'],
      ['deep', "What you bury won't stay down, and you're half glad."],
    ],
    easy: [
      ['free', 'You see that you can leave a contest by not taking your turn, and feel lighter at once.'],
      ['deep', "You change one small thing at the root, so you don't need to touch the rest."],
    ],
    tense: [
      ['cross', "You're pushed to change by something stronger than you are, and you push back at whoever is nearest."],
      ['torn', 'Freedom appeals to you and so does control, and each keeps spoiling the other.'],
    ],
  },
  Chiron: {
    joined: [
      ['sore', "A sore spot of yours speaks up without warning, and you're more surprised than hurt."],
      ['free', 'You try your weak side without the usual excuses, mostly out of curiosity.'],
    ],
    easy: [
      ['free', 'You stop apologizing for your odd way of doing things, and you even begin to like it.'],
      ['warm', "Anyone who doesn't fit in can count on your sudden tenderness."],
    ],
    tense: [
      ['sore', 'A passing remark hurts you, and you turn away before you can show how much.'],
      ['seen', "You'd rather be thought odd than hurt, so you act as if you didn't care."],
    ],
  },
  'North Node': {
    joined: [
      ['free', "You're ready to be turned around, and the new direction looks right."],
      ['bold', 'You do something out of character, and it feels more like you than your character does.'],
    ],
    easy: [
      ['bold', "Before your habits can object, you've taken a chance that you hadn't planned on."],
      ['free', 'Trying things the clumsy new way amuses you, and you keep no score.'],
    ],
    tense: [
      ['free', "Everything may change, as far as you're concerned, except the one thing that wants changing."],
      ['torn', 'You want a new direction, and you want everything along the way to be familiar.'],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You look different or act different, and you enjoy being asked what happened.'],
      ['free', "You don't want to be read at first glance, so you do what nobody could have guessed."],
      ['bold', "People don't know what to expect of you, and neither do you, and it's fun."],
    ],
    easy: [
      ['seen', "You make an unusual first impression, and it's a good one."],
      ['talk', 'You talk to everyone in the same easy tone, the stiff ones included.'],
      ['bold', "You walk up to people you'd usually only watch, and you think of something to say."],
    ],
    tense: [
      ['seen', "You can't hide a surprise, and your face answers before you can."],
      ['sore', 'You say one thing first and another in an hour, honestly both times, and feel misjudged.'],
      ['torn', "Half of you is here and half is on the way out, and you'd like to know where you stand."],
    ],
  },
  Midheaven: {
    joined: [
      ['bold', "You'd change course in front of everyone, and you feel no need to explain."],
      ['free', "You're drawn to what isn't in your plan, and you feel more like yourself there."],
      ['seen', "You'd like to be known for what nobody else does, and you don't mind being thought odd."],
    ],
    easy: [
      ['seen', 'You do things your own way in plain sight, and you offer no reasons.'],
      ['bold', 'You ask for an exception with a smile, as though they were handed out daily.'],
      ['free', "You see another use for what you're good at, and you'd like to try it."],
    ],
    tense: [
      ['free', "You'd like to throw everything over while all is going well, and can't say why."],
      ['cross', "You've run out of polite faces, so anyone with instructions gets the other one."],
      ['torn', "Two sides of your life want a decision, and you'd like to choose a third."],
    ],
  },
}
