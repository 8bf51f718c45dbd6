import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Variants } from './Variants.ts'

/** What the retrograde of a planet is good for. */
export const retrogrades = {
  Mercury: [
    'Mercury is retrograde, so go back over papers, plans and half-finished talks. The second version may be the better one.',
    'With Mercury retrograde, old messages and old friends turn up. Leave some slack in the timetable.',
  ],
  Venus: [
    'Venus is retrograde, and what you love comes up for review. Let taste and affection settle before you decide.',
    'With Venus retrograde, something you once treasured asks for another look. There is no hurry.',
  ],
  Mars: [
    'Mars is retrograde, and its force turns inward. Mend, train and prepare; the push forward has its time later.',
    'With Mars retrograde, pace beats speed. Sort out how you want to act before you act.',
  ],
  Jupiter: [
    'Jupiter is retrograde for some months, and growth goes inward. Look at what you believe when nobody asks.',
    'With Jupiter retrograde, the larger view comes through reflection. Reread an old teacher.',
  ],
  Saturn: [
    'Saturn is retrograde for a season, a time to check the foundations. Repair before you extend.',
    'With Saturn retrograde, duties can be weighed anew. Some were yours only by habit.',
  ],
  Uranus: [
    'Uranus is retrograde, and change works below ground. Something in you may already have moved.',
    'With Uranus retrograde, freedom is an inner matter first. Notice where you have room after all.',
  ],
  Neptune: [
    'Neptune is retrograde, and some mist lifts. A dream looks plainer and may be more yours for it.',
    'With Neptune retrograde, wishes can be seen without their costumes. Keep the ones that still move you.',
  ],
  Pluto: [
    'Pluto is retrograde, and deep matters are turned over quietly. What you put down may stay down.',
    'With Pluto retrograde, you may look at an old struggle with new calm. You need not win it.',
  ],
  Chiron: [
    'Chiron is retrograde, and care begins at home. Look after the small soreness first.',
    'With Chiron retrograde, an old lesson comes by to be understood more gently. Receive it as a guest.',
  ],
} as const satisfies Record<Exclude<Planet, 'Sun' | 'Moon' | 'North Node'>, Variants>
