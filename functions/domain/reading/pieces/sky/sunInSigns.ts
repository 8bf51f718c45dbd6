import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** After the Sun enters a sign: how the manner of what gets attention changes. */
export const SUN_IN_SIGNS = {
  Aries: ['The Sun in {sign} puts the start of things first, so a blank form appeals more than a full folder.'],
  Taurus: [
    'Your attention goes to what lasts and feels good, such as solid shoes, a paid bill and bread with a crust.',
  ],
  Gemini: ['Curiosity sets the pace in {sign}, with more tabs open and more detours on the way to the store.'],
  Cancer: ['Home and familiar people come first now, and an evening in with soup counts as a plan.'],
  Leo: ['You are more willing to be seen, whether in the bright jacket or the chair at the head of the table.'],
  Virgo: ['Getting the details right becomes satisfying in {sign}, down to the label on the spice jar.'],
  Libra: ['What you do now, you would rather do with somebody, and the choice of café takes two opinions.'],
  Scorpio: ['Half answers are not enough in {sign}, and one real question replaces the small talk at the door.'],
  Sagittarius: [
    'The view widens in {sign}: a longer trip, a thicker book, a lunch that ends with an argument about everything.',
  ],
  Capricorn: [
    'Ambition gets practical now, with a date in the calendar, an earlier alarm and one person to report to.',
  ],
  Aquarius: ['You care less about fitting in while the Sun is in {sign}, and the odd idea gets said in the meeting.'],
  Pisces: ["Firm plans soften in {sign}, and music, naps and other people's moods take up more of the day."],
} as const satisfies Record<Sign, readonly [string]>
