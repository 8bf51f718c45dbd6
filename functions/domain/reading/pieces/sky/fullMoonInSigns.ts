import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** After a Full Moon: what comes to light in the manner of its sign. */
export const FULL_MOON_IN_SIGNS = {
  Aries: [
    'What comes out in {sign} comes out fast, as one blunt sentence across the kitchen counter.',
    'Impatience in a line or on hold shows you plainly what you would do first if you had the say.',
  ],
  Taurus: [
    'In {sign} the truth shows in things: a full closet, an empty fridge, a chair nobody gives up.',
    'You notice here what you are tired of paying for, from the gym membership to the storage unit.',
  ],
  Gemini: [
    'In {sign} a fact slips out in passing, on the stairs or at the end of a call about parking.',
    'Two versions of one story tend to meet here, usually in the same group chat.',
  ],
  Cancer: [
    'Feelings come up in {sign} over small domestic things, like who ate the leftovers or who forgot to call.',
    'What shows here is who needs looking after, and that the list includes the one doing the cooking.',
  ],
  Leo: [
    'You see in {sign} who would like applause and who is still waiting for a thank-you note.',
    'Pride comes to the surface here, for instance over a photo, a byline or a seat at the front.',
  ],
  Virgo: [
    'What comes to light in {sign} is the small error: a wrong date, a missing button, a bill paid twice.',
    'Unpaid tidying becomes visible here, and so does whose hands are in the sink.',
  ],
  Libra: [
    'An unfair split shows clearly in {sign}, whether of the bill, the chores or the armrest.',
    "Saying you don't mind gets harder here when you do mind, even about the choice of movie.",
  ],
  Scorpio: [
    'Gaps in a conversation are easy to hear in {sign}, down to the name nobody mentioned.',
    'Hidden things surface here, such as an old list of passwords or the real reason for a polite no.',
  ],
  Sagittarius: [
    'A blunt opinion is hard to swallow in {sign}, even at a dinner where passing the bread would be kinder.',
    'Big promises get compared with the calendar here, and the calendar shows three plans on one evening.',
  ],
  Capricorn: [
    'What shows in {sign} is who does the work and whose name is at the top of the page.',
    'You get a sober look at a long project here: what is built, what is late, what was only a slide.',
  ],
  Aquarius: [
    'In {sign} you notice where you belong in a group and where you only nod along in the chat.',
    'A rule that suits nobody becomes obvious here, like a meeting that everyone attends with the camera off.',
  ],
  Pisces: [
    'Tiredness shows in {sign} as forgotten keys, tears at an advertisement or a bath that takes two hours.',
    'Kindness without a limit shows its price here, in a lent sweater, a lost evening or a favor nobody mentions.',
  ],
} as const satisfies Record<Sign, readonly [string, string]>
