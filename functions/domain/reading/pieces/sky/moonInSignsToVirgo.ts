import type { Sign } from '../../../../../shared/domain/zodiac.ts'

type Six = readonly [string, string, string, string, string, string]

/** A day of the Moon in a sign, Aries to Virgo: mood as behavior, and the small jobs it suits. */
export const MOON_IN_SIGNS_TO_VIRGO = {
  Aries: [
    'You are quick to start things, so a short job gets done while the coffee is still hot.',
    'Waiting is hard with the Moon in {sign}, especially behind a slow walker or a loading bar.',
    'A sharp word comes out fast and is over fast, like a door that slams in a draft.',
    'Jobs that need ten minutes and some force go well: the jar lid, the stuck window, the awkward call.',
    'In {sign} you would rather go alone and now than later with five others, even for milk.',
    'Restlessness eases with a brisk walk, a flight of stairs or a cold glass of water.',
  ],
  Taurus: [
    'Comfort decides most things, from which sweater you wear to how long lunch takes.',
    'You move at one steady speed with the Moon in {sign}, and being hurried only slows you down.',
    'Work done by hand is restful in {sign}, be it kneading dough or polishing shoes.',
    'A late change of plans meets a small refusal, since the chair is soft and the soup is on.',
    'Money jobs get done calmly, such as paying one bill or sorting the coins in the bowl.',
    'You say little and mean it, and a good sandwich settles most questions.',
  ],
  Gemini: [
    'You want news and company, so the phone gets picked up more than the broom.',
    'Short jobs in quick succession go well with the Moon in {sign}: replies, labels, a package to the counter.',
    'Attention jumps, and a book, a podcast and half a sandwich share one table.',
    'Talking to the person at the next desk or the next stop comes easily in {sign}.',
    'You may agree to two things for the same hour, which a glance at the calendar prevents.',
    'Low spirits in {sign} usually lift with a joke, a change of room or a chatty cousin.',
  ],
  Cancer: [
    'You feel more than you say, and it shows in an extra blanket or an extra potato in the pot.',
    'Home jobs are soothing in {sign}, from changing the sheets to sorting a shoebox of photographs.',
    'A careless tone hurts more than anyone means it to, and you go quiet over the dishes.',
    'Food is how care gets said with the Moon in {sign}, and a guest leaves with a full container.',
    'You look for familiar faces and the corner seat, and strangers get a smile after the second cup of tea.',
    'Old songs and old recipes come to mind, and ten minutes of them make good company.',
  ],
  Leo: [
    'You like to be noticed, and a bright scarf or a good story usually does it.',
    'Generosity comes easily in {sign}: a round of coffees, real praise for a colleague, the bigger slice for a guest.',
    'Being ignored stings more than being contradicted while the Moon is in {sign}, even in a group chat.',
    'Dull jobs go faster with loud music, an audience or a cookie at the end of the sink.',
    'You play up to children, dogs and cameras, and the room gets a little warmer.',
    'In {sign} anything on display is worth an hour, be it a shelf, a speech or your hair.',
  ],
  Virgo: [
    'You see what is out of place before you see anything else, beginning with the crooked mat.',
    'Lists are calming with the Moon in {sign}, and three lines crossed out improve the mood.',
    'Criticism slips out easily, and a comment about crumbs is heard as a comment about character.',
    'Small repairs are right for {sign}: a button, a squeaking hinge, a folder with the wrong name.',
    'You help by doing, and the friend who wanted sympathy gets a list of train times.',
    'Worry takes the form of checking, though the stove is off the second time too.',
  ],
} as const satisfies Pick<Record<Sign, Six>, 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo'>
