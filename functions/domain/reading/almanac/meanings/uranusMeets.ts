import type { Meetings } from '../../pieces/Meetings.ts'

export const uranusMeets: Meetings = {
  Sun: {
    joined: [
      [
        'free',
        "You don't want to be who everybody thinks you are, and you can't wait until the change is explained to them all.",
      ],
      ['free', "You wake up as your own person, and some of what you've agreed to no longer fits."],
      ['free', "You want to be free to be yourself, and you'd risk a small scandal for that."],
    ],
    easy: [
      ['free', "You can be more yourself without a fight, and it's others who look relieved."],
      ['free', 'Something new suits you at once, as though it had been waiting in your size.'],
      ['bold', "You feel awake, and you trust what you'd do on a whim."],
    ],
    tense: [
      ['free', 'You feel fenced in by people who mean well, and you look for a gap in the fence.'],
      ['free', 'What you want is to upset the table to see whether anything on it is really yours.'],
      ['free', "Just as everyone gets used to you, you'd like to be somebody else."],
    ],
  },
  Moon: {
    joined: [
      ['free', "You can't sit still at home, and you'd like to move the walls or yourself."],
      ['free', "Your moods change without notice, and you'd rather follow them than explain them."],
      ['warm', 'Something in you wants to belong without being tied, and you try out how that might look.'],
    ],
    easy: [
      ['free', 'You can change a family habit with one cheerful sentence.'],
      ['warm', 'You feel free at home, and that makes you pleasant to live with.'],
      ['free', 'A break in the routine does you more good than a rest.'],
    ],
    tense: [
      ['free', 'You want to be held and to be free, often on the same evening.'],
      ['cross', "You jump at small noises and small demands, since you need more air than you're getting."],
      ['torn', 'Someone needs you at short notice, on the one evening that you had planned for yourself.'],
    ],
  },
  Mercury: {
    joined: [
      ['talk', "Your mind is lit up like a shop window, and you can't sleep for ideas."],
      ['talk', "You suddenly see the thing from the other side, and you can't go back."],
      ['talk', "You say what you think, in new words, and you're as surprised as anyone."],
    ],
    easy: [
      ['talk', 'You catch on at once and see three ways around a problem that others are still describing.'],
      ['talk', 'You ask an unusual question, and it does the work of a week.'],
      ['free', 'The new gadget, method or word suits you, and you show it to others.'],
    ],
    tense: [
      ['talk', "You're so far ahead in the conversation that you're alone there."],
      ['cross', "You interrupt, you're interrupted, and the best thought gets lost in between."],
      ['torn', "You've changed your mind and not yet told the people who are counting on the old one."],
    ],
  },
  Venus: {
    joined: [
      ['free', "You fall for somebody or something that isn't your type, and you'd like to know what your type is."],
      ['free', "You want excitement, and you'd give up quite a lot of comfort for it."],
      ['free', 'Your usual pleasures bore you, and you can hardly wait to find out what comes after them.'],
    ],
    easy: [
      ['free', 'You meet people easily and let them go easily, and nobody is offended.'],
      ['free', 'You try a different taste, and it turns out to be yours.'],
      ['warm', "Affection feels lighter, since nobody asks what it's going to be."],
    ],
    tense: [
      ['free', 'Closeness is what you want until it comes with a plan, and then you want a window.'],
      ['warm', "You love them and you need a week without them, and you can't find a kind way to say so."],
      ['free', "You blow hot and cold, and you're as puzzled by it as whoever gets it."],
    ],
  },
  Mars: {
    joined: [
      ['bold', 'You act before you think, and some of what you do is brilliant.'],
      ['free', "You want to break something open, and you're lucky when it's only a box."],
      ['free', "You can't do things the old way one more time, not even to be polite."],
    ],
    easy: [
      ['bold', 'You try the bold way, and it works because nobody was ready for it.'],
      ['free', 'You get through a lot in odd bursts, with pauses that look like laziness.'],
      ['free', 'You get rid of a nuisance with one call and two screws.'],
    ],
    tense: [
      ['cross', "You're in such a hurry to be rid of a nuisance that you cut what you meant to keep."],
      ['cross', 'Being told what to do makes you reckless, even by someone you like.'],
      ['cross', "You've a short fuse and a long list, and they keep meeting."],
    ],
  },
  Jupiter: {
    joined: [
      ['bold', "You'd like to leap, and you've already picked out the other side."],
      ['bold', 'A chance arrives without warning, and you say yes before you know what it costs.'],
    ],
    easy: [
      ['bold', "You expect luck from odd directions, and you're in the mood to turn your head."],
      ['free', 'You give an odd idea of yours a whole evening and the good table.'],
    ],
    tense: [
      ['free', "You bet on a change because you're bored, and call it faith."],
      ['plenty', 'You want freedom and plenty, and the plenty comes with conditions.'],
    ],
  },
  Saturn: {
    joined: [
      ['free', "Something that you hold up out of duty wobbles, and you're curious what happens if you let it."],
      [
        'duty',
        'Something in you wants to be rid of a duty and to do it properly, so you look for somebody to hand it to.',
      ],
    ],
    easy: [
      ['free', 'You loosen a rule by one notch, like a belt, and nothing falls down.'],
      ['free', 'You can modernize an old arrangement without hurting those who made it.'],
    ],
    tense: [
      ['free', "You've promised to stay, and you want to run, and you do both a little."],
      ['free', 'A rule that protected you has started to pinch.'],
    ],
  },
  Uranus: {
    joined: [
      ['free', 'You come back to the wish to be free, with more to lose and less to prove.'],
      ['free', "You recognize your own restlessness, and this time you can ask what it's for."],
    ],
    easy: [
      ['free', "You're at ease with being different, and it gives others ideas."],
      ['free', 'You move the table to the other wall, and the whole week looks new.'],
    ],
    tense: [
      ['free', "You look at the life you've arranged and wonder who would live in it if you didn't."],
      ['free', "Half of your friends are turning something upside down, and you'd like to know what you would turn."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', 'You see through one of your dreams and find a different one behind it.'],
      ['free', "You want to live differently, and it's the how that stays in the clouds."],
    ],
    easy: [
      ['dream', 'You have flashes of insight, and you can use them without understanding them.'],
      ['dream', 'An old longing turns up as something you can order, book or build.'],
    ],
    tense: [
      ['dream', "You're disenchanted all at once, and it feels like waking up in a strange room."],
      ['dream', "You'd like to drop everything for something that you can't describe."],
    ],
  },
  Pluto: {
    joined: [
      [
        'deep',
        'You get free of something that has had a hold on you, and for once you want that more than you fear it.',
      ],
      ['deep', "What you bury won't stay down, and you're half glad."],
    ],
    easy: [
      ['deep', 'You can end an old power game by simply not taking your turn.'],
      ['free', 'One small cut, like a stem under a rose, and the whole thing grows another way.'],
    ],
    tense: [
      ['cross', "You're pushed to change by something stronger than you are, and you push back at whoever is nearest."],
      ['deep', 'Freedom appeals to you and so does control, and each keeps spoiling the other.'],
    ],
  },
  Chiron: {
    joined: [
      ['sore', "You're suddenly tired of hiding a sore spot, and you show it to somebody."],
      ['sore', 'What helps the sore spot comes from a side that nobody recommended.'],
    ],
    easy: [
      ['free', 'You stop apologizing for your odd way of doing it, and it works better.'],
      ['sore', 'You can take an unexpected hand from somebody with the same trouble.'],
    ],
    tense: [
      ['sore', 'A sudden remark hits the sore spot, and you leave before anyone can say sorry.'],
      ['sore', "You'd rather be different than hurt, so you act as if you'd never wanted it."],
    ],
  },
  'North Node': {
    joined: [
      ['free', "You're ready to be turned around, and the new direction looks right."],
      ['free', 'You do something out of character, and it feels more like you than your character does.'],
    ],
    easy: [
      ['free', "You see a way that isn't on your map, and you're quick enough to take it."],
      ['free', 'You try it with the left hand, with salt, without a plan, and nobody keeps score.'],
    ],
    tense: [
      ['free', 'You change everything except the one thing that wants changing.'],
      ['free', "You're thrown off course and want only to get back, though the course was the trouble."],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You look different or act different, and you enjoy being asked what happened.'],
      ['free', "You don't want to be read at first glance any longer."],
      ['seen', "People don't know what to expect of you, and neither do you, and it's fun."],
    ],
    easy: [
      ['seen', "You make an unusual first impression, and it's a good one."],
      ['seen', 'You can be informal where everyone else is stiff, and they thank you for it.'],
      ['bold', "You walk up to people you'd usually only watch."],
    ],
    tense: [
      ['seen', "You can't hide a surprise, and your face answers before you can."],
      ['seen', "You seem unreliable just when you're being most honest."],
      ['torn', "The people you pair up with want to know where they stand, and you'd like to know that too."],
    ],
  },
  Midheaven: {
    joined: [
      ['free', "You could change course in public and mean it, and you've begun to say so out loud."],
      ['free', "You're drawn to work that isn't in your plan, and it's more like you than the plan is."],
      ['free', 'You want a job that lets you be odd, or a job that lets you leave at four.'],
    ],
    easy: [
      ['free', "You're noticed for what nobody else would have tried."],
      ['bold', 'The rules at work bend a little in your favor, if you ask with a smile.'],
      ['free', 'You see another use for what you can do, and so does somebody else.'],
    ],
    tense: [
      ['free', "On a day when all is going well you'd like to throw everything in, and you can't say why."],
      ['cross', "The plan from above changes again, and you've run out of polite faces."],
      ['torn', "Home and career both want a decision, and you'd like to decide for neither."],
    ],
  },
}
