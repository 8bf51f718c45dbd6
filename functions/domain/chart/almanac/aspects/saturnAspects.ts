import type { AspectsWith } from './AspectsWith.ts'

export const saturnAspects = {
  Uranus: {
    conjunction:
      'You carry the old order and the wish to change it in one bag. You renovate what others would either keep or knock down.',
    opposition: 'Security and freedom negotiate across your life. You need a contract with a clause for spontaneity.',
    trine: 'You bring new ideas into lasting form. People trust your reforms, since you know how the house stands.',
    square: 'Rules and rebellion grate on each other. Change one beam at a time, and let the roof stay up.',
    sextile: 'You combine experience and invention with little fuss. An old craft with new tools is your field.',
  },
  Neptune: {
    conjunction:
      'Dream and reality share a desk in you. You can give a vision a timetable, and you learn to forgive both for what they are not.',
    opposition:
      'Duty faces longing. Neither is the whole truth; a life with a chapel and a calendar has room for both.',
    trine: 'You make the intangible useful. Patient compassion and quiet art come to you as a craft.',
    square:
      'Doubt drips on your faith, and faith loosens your plans. Small faithful acts hold when great certainties do not.',
    sextile: 'You bring gentleness to structure. Regular silence or music keeps you balanced.',
  },
  Pluto: {
    conjunction:
      'You know hard ground and how to dig in it. Endurance is your element, and you may put the pickaxe down in the evening.',
    opposition: 'You have met power and limits early or often. Your strength grows calm when you need not prove it.',
    trine:
      'You can work long and deeply on difficult things. Reliable in a crisis, you help rebuild what was worn out.',
    square: 'Pressure has shaped you and made you thorough. Softness is allowed now, in doses of your own choosing.',
    sextile: 'You manage resources wisely and change things without waste. Long repairs suit you.',
  },
  Chiron: {
    conjunction:
      'You have carried something heavy with dignity. Time is on your side here, and you become the elder you once looked for.',
    opposition:
      'Old authority may have hurt you, and you keep your distance from judges. Your own measure may be milder.',
    trine: 'Experience and hurt have turned into competence. People in difficulties trust your calm.',
    square: 'You ask too much of yourself where you are sorest. Lower the bar there first, and see what grows.',
    sextile: 'Steady practice heals you. A patient mentor, or being one, does you good.',
  },
  'North Node': {
    conjunction:
      'Responsibility is part of your path. You grow by committing yourself to something and staying with it as it ripens.',
    opposition: 'Old duties hold you back by the sleeve. Finish the ones that are yours and return the rest.',
    trine: 'Patience and direction agree. Older allies and slow roads take you where you want to be.',
    square: 'Fear of failing may slow a step that is already due. Make it smaller, and make it now.',
    sextile: 'A modest commitment moves you on. Keep to it, and the road firms up.',
  },
} as const satisfies AspectsWith<'Uranus' | 'Neptune' | 'Pluto' | 'Chiron' | 'North Node'>
