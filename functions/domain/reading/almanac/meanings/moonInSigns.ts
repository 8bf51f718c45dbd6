import type { Sign } from '../../../../../shared/domain/zodiac.ts'
import type { Meaning } from '../../pieces/Meetings.ts'

/** How the Moon in a sign shows in an ordinary day. */
export const MOON_IN_SIGNS: Readonly<Record<Sign, readonly Meaning[]>> = {
  Aries: [
    ['bold', "Your first answer is out before the question's finished, and it's mostly right."],
    ['cross', 'You have less patience than usual, and everyone can tell.'],
    ['free', 'You want to be up and doing, and sitting still is the hardest job there is.'],
  ],
  Taurus: [
    ['duty', "You won't be hurried, and you're good company as long as nobody tries."],
    ['plenty', 'You want the real thing, and then you want some more of it.'],
    ['warm', "You'd like to be comfortable, and to stay that way."],
  ],
  Gemini: [
    ['torn', 'You can argue for both sides, and after a while you no longer know which was yours.'],
    ['talk', "You'd rather ask six people than look a thing up, and you like all six answers."],
    ['free', 'You start on a second thing before the first is done, out of curiosity about the third.'],
  ],
  Cancer: [
    ['sore', 'A remark stays with you for hours, and you turn it over.'],
    ['warm', "You can't enjoy anything before you know that the others are all right."],
    ['seen', 'Instead of asking for what you want, you do something kind and wait to be noticed.'],
  ],
  Leo: [
    ['seen', 'You tell things with both hands, and you look up to see who laughs.'],
    ['warm', 'One good word can keep you warm for hours.'],
    ['bold', 'You take the lead because nobody else does, and you rather enjoy it.'],
  ],
  Virgo: [
    ['duty', "You see what's crooked before you see anything else."],
    ['warm', "You feel better as soon as you're of use."],
    ['sore', 'You notice your own small mistakes before anyone else can, and you keep a list.'],
  ],
  Libra: [
    ['talk', 'You put a cushion around every hard word, and people thank you for the cushion.'],
    ['torn', "You can't choose, because you see what's good about both."],
    ['warm', "You'd rather do a dull thing in company than a fine one alone."],
  ],
  Scorpio: [
    ['deep', "You'd rather know the worst than guess at it."],
    ['talk', 'One honest sentence is worth more to you than an hour of pleasant ones.'],
    ['cross', "You don't forget a slight, and you don't mention it either."],
  ],
  Sagittarius: [
    ['free', "You want to go one step further, just to see what's there."],
    ['plenty', 'You take the hopeful view, and you take it out loud.'],
    ['bold', "You'd bet on yourself without asking for the odds."],
  ],
  Capricorn: [
    ['duty', "Getting a thing done comforts you more than kind words, though you'd take those too."],
    ['sore', 'You keep your feelings in order, like everything else, and nobody asks to see them.'],
    ['seen', "You'd like to be respected for how little fuss you make."],
  ],
  Aquarius: [
    ['warm', 'You like everyone from a little way off.'],
    ['free', "You'd like to do things differently, if only to see what happens."],
    ['talk', "You're more interested in ideas than in moods, your own moods included."],
  ],
  Pisces: [
    ['warm', 'You forgive quickly and forget a good deal along with it.'],
    ['dream', 'Your thoughts wander, and the clock goes on without you.'],
    ['torn', "You catch everyone's mood, and you'd like to know which one is your own."],
  ],
}
