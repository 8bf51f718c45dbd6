import type { Sign } from '../../../../../shared/domain/zodiac.ts'
import type { Meaning } from '../../pieces/Meetings.ts'

/** How the Moon in a sign shows in an ordinary day. */
export const MOON_IN_SIGNS: Readonly<Record<Sign, readonly Meaning[]>> = {
  Aries: [
    ['impulsive', "You act on your first thought before the second arrives, and it's mostly right."],
    ['outspoken', "You say what you want before you've thought how to put it."],
    ['restless', 'You want to be up and away, and staying put is the hardest job there is.'],
  ],
  Taurus: [
    ['restrained', "You won't be hurried, and you leave the hurrying to others."],
    ['tender', "You like to have people close by, and you're warm to them."],
    ['content', "You're comfortable, and you need very little for it."],
  ],
  Gemini: [
    ['talkative', 'You have something to say to everyone, and you say it.'],
    ['curious', 'You want to know everything, and one answer leads to the next question.'],
    ['restless', 'You start on a second thing before the first is done, out of curiosity about the third.'],
  ],
  Cancer: [
    ['tender', "You think of the people you're fond of, and you'd like them near."],
    ['kind', 'You see to it that the others are all right, and only then do you enjoy yourself.'],
    ['eager', "You'd like to be noticed and liked without having to ask for it."],
  ],
  Leo: [
    ['eager', "You like an audience, and you look up to see who's smiling."],
    ['tender', 'A little closeness can keep you warm for hours.'],
    ['strong', 'You take things in hand, sure that you can, and you rather enjoy it.'],
  ],
  Virgo: [
    ['careful', 'You look closely at how things stand, and you put them in order.'],
    ['kind', "You feel well, and better still when you've been kind to somebody."],
    ['diligent', 'You find something useful to do, and it does you good.'],
  ],
  Libra: [
    ['kind', 'You have a gentle word and a helping hand for everyone.'],
    ['torn', "You can't choose, because you see what's good about both."],
    ['tender', "You'd rather be close to somebody than do the finest thing alone."],
  ],
  Scorpio: [
    ['searching', "You'd rather know than guess, so you look closer than others do."],
    ['outspoken', 'You say one honest sentence, and spare yourself an hour of pleasant ones.'],
    ['restrained', "You don't need to have everything, so you leave some of it."],
  ],
  Sagittarius: [
    ['curious', 'You want to know one thing more, just to see where it leads.'],
    ['hopeful', 'You take the hopeful view, and it suits you.'],
    ['daring', "You'd bet on yourself without asking for the odds."],
  ],
  Capricorn: [
    ['diligent', "Getting a thing done comforts you more than kind words, though you'd take those too."],
    ['content', "You don't need much, and you know when you have it."],
    ['restrained', 'You hold back of your own will, and you make no fuss about it.'],
  ],
  Aquarius: [
    ['playful', 'You do things in an odd way, just because you like it.'],
    ['daring', "You'd like to do things differently, if only to see what happens."],
    ['curious', 'You want to know how things are, so you look into them.'],
  ],
  Pisces: [
    ['mending', 'You forgive yourself quickly, and weak spots and old hurts weigh less.'],
    ['absent', 'Your thoughts wander, and the clock goes on without you.'],
    ['kind', 'You sense how others feel, and you do what you can to make them feel better.'],
  ],
}
