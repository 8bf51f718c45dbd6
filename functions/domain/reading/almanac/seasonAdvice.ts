import type { Sign } from '../../../../shared/domain/zodiac.ts'
import type { Variants } from './Variants.ts'

/** What to do while the Sun is in a sign. */
export const seasonAdvice = {
  Aries: ['Begin one thing before breakfast, however small.', 'Move briskly for ten minutes and let the day catch up.'],
  Taurus: ['Touch something that grows: soil, bark or dough.', 'Eat one meal without anything to read.'],
  Gemini: ['Ask one person a question you do not know the answer to.', 'Learn a new word and use it before evening.'],
  Cancer: ['Ring somebody who knew you when you were small.', 'Make your bed or your table a little more inviting.'],
  Leo: ['Praise somebody where others can hear it.', 'Wear the thing you have been saving.'],
  Virgo: ['Put one drawer in order and stop there.', 'Mend the small thing that annoys you every day.'],
  Libra: ['Let somebody choose, and enjoy being surprised.', 'Hang a picture straight, or move a chair to the light.'],
  Scorpio: ['Say the true thing to one person, gently.', 'Go through one old box and keep only what still speaks.'],
  Sagittarius: ['Take a street that you have never walked.', 'Read a page from a country you have not seen.'],
  Capricorn: [
    'Do the duty that you like least first, and be done with it.',
    'Look back one year and note what you have built.',
  ],
  Aquarius: ['Write to a friend who thinks differently from you.', 'Change one habit for a day, as an experiment.'],
  Pisces: [
    'Listen to one piece of music to its end, doing nothing else.',
    'Leave the last hour of the day without a screen.',
  ],
} as const satisfies Record<Sign, Variants>
