import type { Sign } from '../../../../../shared/domain/zodiac.ts'
import type { Meaning } from '../../pieces/Meetings.ts'

/** How the Moon in a sign shows in an ordinary day. */
export const MOON_IN_SIGNS: Readonly<Record<Sign, readonly Meaning[]>> = {
  Aries: [
    ['impulsive', "You act on your first thought before the second arrives, and it's mostly right."],
    ['impatient', 'You have less patience than usual, and everyone can tell.'],
    ['restless', 'You want to be up and away, and staying put is the hardest job there is.'],
  ],
  Taurus: [
    ['defiant', "You won't be hurried, and you're good company as long as nobody tries."],
    ['greedy', 'You want the real thing, and then you want some more of it.'],
    ['content', 'You like to be comfortable, and you need very little for it.'],
  ],
  Gemini: [
    ['torn', 'You can argue for both sides, and after a while you no longer know which was yours.'],
    ['curious', 'You want to know everything, and one answer leads to the next question.'],
    ['restless', 'You start on a second thing before the first is done, out of curiosity about the third.'],
  ],
  Cancer: [
    ['hurt', 'A remark stays with you for hours, and you turn it over.'],
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
    ['unsure', 'You notice your own small mistakes before anyone else can, and you keep a list.'],
  ],
  Libra: [
    ['kind', 'You have a gentle word and a helping hand for everyone.'],
    ['torn', "You can't choose, because you see what's good about both."],
    ['tender', "You'd rather be close to somebody than do the finest thing alone."],
  ],
  Scorpio: [
    ['searching', "You'd rather know than guess, so you look closer than others do."],
    ['outspoken', 'You say one honest sentence, and spare yourself an hour of pleasant ones.'],
    ['guarded', 'You keep your feelings to yourself, and you forget nothing.'],
  ],
  Sagittarius: [
    ['curious', 'You want to know one thing more, just to see where it leads.'],
    ['hopeful', 'You take the hopeful view, and it suits you.'],
    ['daring', "You'd bet on yourself without asking for the odds."],
  ],
  Capricorn: [
    ['diligent', "Getting a thing done comforts you more than kind words, though you'd take those too."],
    ['guarded', 'You keep your feelings in order, like everything else, and nobody asks to see them.'],
    ['restrained', 'You hold back of your own will, and you make no fuss about it.'],
  ],
  Aquarius: [
    ['guarded', 'You like everyone from a little way off.'],
    ['daring', "You'd like to do things differently, if only to see what happens."],
    ['curious', "You're more interested in how things are than in how you feel, so you look into them."],
  ],
  Pisces: [
    ['mending', 'You forgive yourself quickly, and weak spots and old hurts weigh less.'],
    ['absent', 'Your thoughts wander, and the clock goes on without you.'],
    ['kind', 'You sense how others feel, and you do what you can to make them feel better.'],
  ],
}
