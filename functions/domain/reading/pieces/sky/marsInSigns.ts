import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** After Mars enters a sign: how the manner of working, pushing and quarreling changes. */
export const MARS_IN_SIGNS = {
  Aries: ['You act first and plan later now, so the box is opened with a key and the instructions stay inside.'],
  Taurus: ['Effort becomes slow and stubborn in {sign}: the wardrobe goes up one stair at a time, without help.'],
  Gemini: ['You work on several things in bursts, with a phone in one hand and a screwdriver in the other.'],
  Cancer: ['Effort goes into protecting home and family, and annoyance shows in a cabinet door more than in words.'],
  Leo: ['Being watched makes you work harder, and a slight in a meeting is slow to be forgotten.'],
  Virgo: [
    'With Mars in {sign} effort gets precise, and so does annoyance about crumbs, typos and badly stacked plates.',
  ],
  Libra: ['You fight for fairness more than for yourself, and the argument starts over whose turn it is to vacuum.'],
  Scorpio: [
    "Work goes quiet and doesn't let up in {sign}, which suits a long repair or a drawer of unsorted receipts.",
  ],
  Sagittarius: [
    'Your strength goes into whatever is farthest away, so the big trip gets planned and the faucet still drips.',
  ],
  Capricorn: [
    'Mars in {sign} means work to a schedule: an early alarm, one hard task and no complaint about the stairs.',
  ],
  Aquarius: ['Rules that make no sense get a push from you, starting with the form that asks for a fax number.'],
  Pisces: ["Direct effort tires you sooner in {sign}, and music gets the floor swept where willpower doesn't."],
} as const satisfies Record<Sign, readonly [string]>
