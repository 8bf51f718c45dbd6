import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** How a sign goes about things. */
export const SIGN_WISHES = {
  Aries: [
    '{sign} wants to be first',
    '{sign} would sooner be wrong than wait',
    '{sign} says things straight out',
    '{sign} has no use for a committee',
    '{sign} likes a short fight and a clean start',
  ],
  Taurus: [
    '{sign} takes its time and wants something to hold',
    '{sign} asks whether it is comfortable',
    '{sign} will not be hurried',
    '{sign} prefers what lasts',
    '{sign} thinks better with food on the table',
  ],
  Gemini: [
    '{sign} has two opinions and likes both',
    '{sign} would rather talk on the stairs',
    '{sign} asks everyone and writes half of it down',
    '{sign} is bored by anything longer than a song',
    '{sign} finds the funny side',
  ],
  Cancer: [
    '{sign} asks who has eaten before it asks anything else',
    '{sign} goes about things sideways, by way of the kitchen',
    '{sign} would keep everything in the family',
    '{sign} remembers how a thing felt',
    '{sign} is careful until it feels safe',
  ],
  Leo: [
    '{sign} wants some style',
    '{sign} likes an audience of at least one',
    '{sign} is generous once it is praised',
    '{sign} puts its whole heart into what it says',
    '{sign} prefers faces to messages',
  ],
  Virgo: [
    '{sign} wants the crumbs wiped up as well',
    '{sign} starts with the smallest part and does it right',
    '{sign} sees the one thing that does not fit',
    '{sign} would like a list and a sharp pencil',
    '{sign} helps first and asks afterward',
  ],
  Libra: [
    '{sign} wants to be fair to both sides',
    '{sign} asks what the other person thinks',
    '{sign} holds two colors to the light and cannot choose',
    '{sign} makes things polite, and a little slower',
    '{sign} would rather share than own',
  ],
  Scorpio: [
    '{sign} would rather know the true figure than guess',
    '{sign} waits until everyone has left and then asks',
    '{sign} wants to see what is under the paper',
    '{sign} means things or leaves them',
    '{sign} says little and misses nothing',
  ],
  Sagittarius: [
    '{sign} wants the window open and the long view',
    '{sign} says what it thinks and laughs about it later',
    '{sign} would rather be somewhere else, with a bag packed',
    '{sign} asks what everything is for',
    '{sign} promises first and looks at the map afterward',
  ],
  Capricorn: [
    '{sign} asks what it is good for, and by when',
    '{sign} does the hard part first and tells nobody',
    '{sign} wants things to bear weight',
    '{sign} climbs one step at a time',
    '{sign} likes a plan that fits on one page',
  ],
  Aquarius: [
    '{sign} wants what makes sense for everyone in the room',
    '{sign} does things differently on principle',
    '{sign} takes one step back and looks at the pattern',
    '{sign} asks who made the rule',
    '{sign} treats the day like an experiment',
  ],
  Pisces: [
    '{sign} feels what everybody wants',
    '{sign} lets things drift until they find their own way',
    '{sign} would rather hum than spell it out',
    '{sign} forgives before the quarrel is over',
    '{sign} forgets the time',
  ],
} as const satisfies Record<Sign, readonly string[]>
