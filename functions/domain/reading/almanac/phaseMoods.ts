import type { MoonPhase } from '../../../../shared/domain/moon.ts'
import type { Variants } from './Variants.ts'

/** How a phase of the Moon feels. */
export const phaseMoods = {
  new_moon: [
    'The Moon is new and the sky is dark. Beginnings are small now, and it helps to keep them close.',
    'At the New Moon little can be seen from outside. A wish is allowed to be only a wish.',
    'Sun and Moon stand together. It is a blank page, and nobody asks you to fill it today.',
  ],
  waxing_crescent: [
    'The Moon is a thin, growing crescent. A young plan wants a little protection and its first step.',
    'The first light of the month is back. What you started is small still, and worth watering.',
    'The crescent grows. Interest gathers before certainty does.',
  ],
  first_quarter: [
    'The Moon is at its first quarter, half in light. Something asks to be decided or at least tried.',
    'Half of the Moon is lit and it is growing. Friction now often marks the spot where work is due.',
    'At the first quarter a plan meets its first resistance. Adjusting it is part of carrying it out.',
  ],
  waxing_gibbous: [
    'The Moon is nearly full. This is the time for polish, patience and one more rehearsal.',
    'The light still grows. What is almost right deserves another quiet look.',
    'The gibbous Moon swells towards full. Details matter, and so does leaving some of them be.',
  ],
  full_moon: [
    'The Moon is full and stands opposite the Sun. Things come to light, and feelings come with them.',
    'At the Full Moon contrasts are sharp. It is a good time to see and a poor time to insist.',
    'The Moon is at its brightest. What has ripened shows itself, in work and between people.',
  ],
  waning_gibbous: [
    'The Moon is past full and begins to wane. What you have understood wants to be passed on.',
    'The great light turns down slowly. Thanks, sharing and a calm review fit the days after the full Moon.',
    'After the Full Moon there is time to make sense of what you saw. Talk it over with someone.',
  ],
  last_quarter: [
    'The Moon is at its last quarter. Clearing out comes easier now than building up.',
    'Half lit and fading, the Moon asks what may go. A plan can be thanked and put away.',
    'At the last quarter old habits show their price. You may drop one without replacing it.',
  ],
  waning_crescent: [
    'Only a thin crescent is left before the New Moon. Rest is the most productive thing on the list.',
    'The month draws to its close in the sky. Let loose ends lie for a day or two.',
    'The Moon is almost gone. Sleep, silence and finishing touches suit the hour.',
  ],
} as const satisfies Record<MoonPhase, Variants>
