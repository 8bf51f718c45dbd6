import type { AspectName } from '../../../../shared/domain/chart.ts'
import type { Variants } from './Variants.ts'

/** How a contact is named, with {P} and {Q} for the two bodies: "your Venus", "their Mars". */
export const contactFrames: Record<AspectName, Variants> = {
  conjunction: [
    '{P} is right beside {Q}.',
    '{P} and {Q} are in the same spot, a conjunction.',
    '{P} is conjunct {Q}.',
    '{P} and {Q} share a few degrees of the sky.',
  ],
  trine: [
    '{P} is trine {Q}, the easiest angle there is.',
    '{P} and {Q} are in a trine, and get on.',
    "There's a trine between {P} and {Q}.",
    '{P} trines {Q}.',
  ],
  sextile: [
    '{P} is sextile {Q}, a friendly angle.',
    '{P} and {Q} are in a sextile, which helps when you use it.',
    "There's a sextile between {P} and {Q}.",
    '{P} is in an easy sextile with {Q}.',
  ],
  square: [
    '{P} squares {Q}.',
    '{P} and {Q} are square, an angle with friction in it.',
    "There's a square between {P} and {Q}.",
    '{P} is square {Q}, and neither gives way by itself.',
  ],
  opposition: [
    '{P} is opposite {Q}.',
    '{P} and {Q} are in opposition, drawn to each other and at odds.',
    "There's an opposition between {P} and {Q}.",
    '{P} opposes {Q} across the sky.',
  ],
}

/** How a body's sign is told: {P} is "your Venus", {S} the sign, {clause} begins with "you" or "they". */
export const signFrames: Variants = [
  '{P} is in {S}: {clause}.',
  'With {P} in {S}, {clause}.',
  '{P} is in {S}, so {clause}.',
  '{P} in {S} means that {clause}.',
]

/** How a body is told whose sign the birth data leave open: {P} is "their Moon", {S} "Leo or Virgo". */
export const openSignFrames: Variants = [
  "{P} was in {S}: the date alone can't say.",
  '{P} was in {S}, depending on the hour.',
  '{P} may be in {S}, which only the hour of birth would tell.',
  '{P} changed signs about then: {S}.',
]

/** What to do when the signs of the Moons are open. */
export const openMoons: Variants = [
  'Ask what time of day it was, and meanwhile ask what helps on a bad evening.',
  'A birth time would settle it. So would watching what they do when they are tired.',
  'You know better than any chart which of these it is.',
  'Read both, and see which one you recognize.',
]

/** How the partner's Mars is brought in, with {S} for its sign. */
export const marsFrames: Variants = [
  'As for desire, their Mars is in {S}.',
  'Their Mars, which is about wanting, is in {S}.',
  'Mars shows how people go after things, and theirs is in {S}.',
  'Add their Mars, in {S}.',
]

/** What is said about a pair without friction, or without ease, where a list would be empty. */
export const nothingRubs: Variants = [
  'There is little friction between these two charts, which has a price: nobody learns to argue. Practice on something small.',
  "There's hardly any friction here. Don't wait for a crisis to ask how things are.",
  'Where so little is difficult, effort slips first. Put one evening a week in the diary and keep it.',
  'Ease can turn into silence. Bring up one real subject a month, on purpose.',
]
export const littleHelps: Variants = [
  'Not much is automatic here, so what works is your own doing. That tends to be worth more to both of you.',
  'These charts give you few presents. You choose each other with open eyes.',
  'You have freedom here: no strong habit of the sky tells you how to be together.',
  'You stay curious about somebody you cannot guess. It keeps conversation alive.',
]
