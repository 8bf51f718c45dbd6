import type { Meetings } from '../../pieces/Meetings.ts'

export const uranusMeets: Meetings = {
  Sun: {
    joined: [
      "You don't want to be who everybody thinks you are, and you can't wait until the change is explained to them all.",
      "You wake up as your own person, and some of what you've agreed to no longer fits.",
      "You want to be free to be yourself, and you'd risk a small scandal for that.",
    ],
    easy: [
      "You can be more yourself without a fight, and it's others who look relieved.",
      'Something new suits you at once, as though it had been waiting in your size.',
      "You feel awake, and you trust what you'd do on a whim.",
    ],
    tense: [
      'You feel fenced in by people who mean well, and you look for a gap in the fence.',
      'What you want is to upset the table to see whether anything on it is really yours.',
      "Just as everyone gets used to you, you'd like to be somebody else.",
    ],
  },
  Moon: {
    joined: [
      "You can't sit still at home, and you'd like to move the walls or yourself.",
      "Your moods change without notice, and you'd rather follow them than explain them.",
      'Something in you wants to belong without being tied, and you try out how that might look.',
    ],
    easy: [
      'You can change a family habit with one cheerful sentence.',
      'You feel free at home, and that makes you pleasant to live with.',
      'A break in the routine does you more good than a rest.',
    ],
    tense: [
      'You want to be held and to be free, often on the same evening.',
      "You jump at small noises and small demands, since you need more air than you're getting.",
      'Someone needs you at short notice, on the one evening that you had planned for yourself.',
    ],
  },
  Mercury: {
    joined: [
      "Your mind is lit up like a shop window, and you can't sleep for ideas.",
      "You suddenly see the thing from the other side, and you can't go back.",
      "You say what you think, in new words, and you're as surprised as anyone.",
    ],
    easy: [
      'You catch on at once and see three ways around a problem that others are still describing.',
      'You ask an unusual question, and it does the work of a week.',
      'The new gadget, method or word suits you, and you show it to others.',
    ],
    tense: [
      "You're so far ahead in the conversation that you're alone there.",
      "You interrupt, you're interrupted, and the best thought gets lost in between.",
      "You've changed your mind and not yet told the people who are counting on the old one.",
    ],
  },
  Venus: {
    joined: [
      "You fall for somebody or something that isn't your type, and you'd like to know what your type is.",
      "You want excitement, and you'd give up quite a lot of comfort for it.",
      'Your usual pleasures bore you, and you can hardly wait to find out what comes after them.',
    ],
    easy: [
      'You meet people easily and let them go easily, and nobody is offended.',
      'You try a different taste, and it turns out to be yours.',
      "Affection feels lighter, since nobody asks what it's going to be.",
    ],
    tense: [
      'Closeness is what you want until it comes with a plan, and then you want a window.',
      "You love them and you need a week without them, and you can't find a kind way to say so.",
      "You blow hot and cold, and you're as puzzled by it as whoever gets it.",
    ],
  },
  Mars: {
    joined: [
      'You act before you think, and some of what you do is brilliant.',
      "You want to break something open, and you're lucky when it's only a box.",
      "You can't do things the old way one more time, not even to be polite.",
    ],
    easy: [
      'You try the bold way, and it works because nobody was ready for it.',
      'You get through a lot in odd bursts, with pauses that look like laziness.',
      'You free yourself of a nuisance in an afternoon.',
    ],
    tense: [
      "You're in such a hurry to be rid of a nuisance that you cut what you meant to keep.",
      'Being told what to do makes you reckless, even by someone you like.',
      "You've a short fuse and a long list, and they keep meeting.",
    ],
  },
  Jupiter: {
    joined: [
      "You'd like to leap, and you've already picked out the other side.",
      'A chance arrives without warning, and you say yes before you know what it costs.',
    ],
    easy: [
      "You expect luck from odd directions, and you're in the mood to turn your head.",
      'You can trust an odd idea of yours with real time.',
    ],
    tense: [
      "You bet on a change because you're bored, and call it faith.",
      'You want freedom and plenty, and the plenty comes with conditions.',
    ],
  },
  Saturn: {
    joined: [
      "Something that you hold up out of duty wobbles, and you're curious what happens if you let it.",
      'Something in you wants to be rid of a duty and to do it properly, so you look for somebody to hand it to.',
    ],
    easy: [
      'You loosen a rule by a notch, and nothing falls down.',
      'You can modernize an old arrangement without hurting those who made it.',
    ],
    tense: [
      "You've promised to stay, and you want to run, and you do both a little.",
      'A rule that protected you has started to pinch.',
    ],
  },
  Uranus: {
    joined: [
      'You come back to the wish to be free, with more to lose and less to prove.',
      "You recognize your own restlessness, and this time you can ask what it's for.",
    ],
    easy: [
      "You're at ease with being different, and it gives others ideas.",
      'You change what bores you, and it costs you nothing.',
    ],
    tense: [
      "You look at the life you've arranged and wonder who would live in it if you didn't.",
      "Half of your friends are turning something upside down, and you'd like to know what you would turn.",
    ],
  },
  Neptune: {
    joined: [
      'You see through one of your dreams and find a different one behind it.',
      "You want to live differently, and it's the how that stays in the clouds.",
    ],
    easy: [
      'You have flashes of insight, and you can use them without understanding them.',
      'An old longing finds a new, quite practical form.',
    ],
    tense: [
      "You're disenchanted all at once, and it feels like waking up in a strange room.",
      "You'd like to drop everything for something that you can't describe.",
    ],
  },
  Pluto: {
    joined: [
      'You get free of something that has had a hold on you, and for once you want that more than you fear it.',
      "What you bury won't stay down, and you're half glad.",
    ],
    easy: [
      'You can end an old power game by simply not taking your turn.',
      'You change something at the root with a small, quick cut.',
    ],
    tense: [
      "You're pushed to change by something stronger than you are, and you push back at whoever is nearest.",
      'Freedom appeals to you and so does control, and each keeps spoiling the other.',
    ],
  },
  Chiron: {
    joined: [
      "You're suddenly tired of hiding a sore spot, and you show it to somebody.",
      'What helps the sore spot comes from a side that nobody recommended.',
    ],
    easy: [
      'You stop apologizing for your odd way of doing it, and it works better.',
      'You can take an unexpected hand from somebody with the same trouble.',
    ],
    tense: [
      'A sudden remark hits the sore spot, and you leave before anyone can say sorry.',
      "You'd rather be different than hurt, so you act as if you'd never wanted it.",
    ],
  },
  'North Node': {
    joined: [
      "You're ready to be turned around, and the new direction looks right.",
      'You do something out of character, and it feels more like you than your character does.',
    ],
    easy: [
      "You see a way that isn't on your map, and you're quick enough to take it.",
      "You're free to experiment, and nobody is keeping score.",
    ],
    tense: [
      'You change everything except the one thing that wants changing.',
      "You're thrown off course and want only to get back, though the course was the trouble.",
    ],
  },
  Ascendant: {
    joined: [
      'You look different or act different, and you enjoy being asked what happened.',
      "You don't want to be read at first glance any longer.",
      "People don't know what to expect of you, and neither do you, and it's fun.",
    ],
    easy: [
      "You make an unusual first impression, and it's a good one.",
      'You can be informal where everyone else is stiff, and they thank you for it.',
      "You walk up to people you'd usually only watch.",
    ],
    tense: [
      "You can't hide a surprise, and your face answers before you can.",
      "You seem unreliable just when you're being most honest.",
      "The people you pair up with want to know where they stand, and you'd like to know that too.",
    ],
  },
  Midheaven: {
    joined: [
      "You could change course in public and mean it, and you've begun to say so out loud.",
      "You're drawn to work that isn't in your plan, and it's more like you than the plan is.",
      'You want a job that lets you be odd, or a job that lets you leave at four.',
    ],
    easy: [
      "You're noticed for what nobody else would have tried.",
      'The rules at work bend a little in your favor, if you ask with a smile.',
      'You see another use for what you can do, and so does somebody else.',
    ],
    tense: [
      "On a day when all is going well you'd like to throw everything in, and you can't say why.",
      "The plan from above changes again, and you've run out of polite faces.",
      "Home and career both want a decision, and you'd like to decide for neither.",
    ],
  },
}
