import type { Sign } from '../../../../../shared/domain/zodiac.ts'

type Six = readonly [string, string, string, string, string, string]

/** A day of the Moon in a sign, Aries to Virgo: mood as behavior, and the small jobs it suits. */
export const MOON_IN_SIGNS_TO_VIRGO = {
  Aries: [
    'Short jobs get done while the coffee is hot.',
    'Waiting is hard with the Moon in {sign}, especially behind a slow walker.',
    'A sharp word comes and goes, like a door in a draft.',
    'Jobs that need ten minutes and some force go well: the jar lid, the stuck window, the awkward call.',
    'In {sign} you would rather go now and alone than later with five others.',
    'Restlessness eases with stairs or a cold glass of water.',
  ],
  Taurus: [
    'Comfort decides most things, from the sweater to the length of lunch.',
    'You move at one steady speed with the Moon in {sign}, and being hurried only slows you down.',
    'Work done by hand is restful in {sign}, even polishing shoes.',
    'A late change of plans meets a small refusal, since the soup is on.',
    'Money jobs get done calmly, such as sorting the coins in the bowl.',
    'You say little, and a sandwich settles most questions.',
  ],
  Gemini: [
    'You want news and company, so the phone gets picked up more than the broom.',
    'Short jobs in quick succession go well with the Moon in {sign}: replies, labels, a package to the counter.',
    'Attention jumps, and a book and half a sandwich share one table.',
    'In {sign} you talk easily at bus stops.',
    'You may agree to two things for the same hour.',
    'Low spirits in {sign} usually lift with a joke, a change of room or a chatty cousin.',
  ],
  Cancer: [
    'You feel more than you say, and it shows in an extra potato.',
    'Home jobs are soothing in {sign}, from changing the sheets to sorting a box of photographs.',
    'A careless tone hurts, and you go quiet over the dishes.',
    'Food is how care gets said with the Moon in {sign}, and a guest leaves with a full container.',
    'You look for familiar faces, the corner seat and a second cup of tea.',
    'Old recipes come to mind, and make good company.',
  ],
  Leo: [
    'You like to be noticed, bright scarf and all.',
    'Generosity comes easily in {sign}: a round of coffees, real praise for a colleague, the bigger slice for a guest.',
    'Being ignored stings more than being contradicted while the Moon is in {sign}.',
    'Dull jobs go faster with loud music or a cookie.',
    'You play up to children, dogs and cameras, and the room gets a little warmer.',
    'In {sign} anything on display is worth an hour, be it a shelf, a speech or your hair.',
  ],
  Virgo: [
    'You see the crooked mat before anything else.',
    'Lists are calming with the Moon in {sign}, and three lines crossed out improve the mood.',
    'Criticism slips out easily, and crumbs turn into a question of character.',
    'Small repairs are right for {sign}: a button, a squeaking hinge, a folder with the wrong name.',
    'You help by doing, and the friend who wanted sympathy gets a list of train times.',
    'Worry means checking, though the stove is off.',
  ],
} as const satisfies Pick<Record<Sign, Six>, 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo'>
