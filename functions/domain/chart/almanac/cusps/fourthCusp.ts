import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const fourthCusp = {
  Aries: 'Home is where the fire is, and sometimes where the sparks fly. You like to be master of your own door.',
  Taurus: 'You need a home with a garden, a kitchen or at least a good chair. Once you have put down roots, you stay.',
  Gemini:
    'There is talk in your house, and a good many books. You may have moved often, and feel at home where you can think aloud.',
  Cancer: 'Home is your deep center. Family, memory and a set table hold you through most weathers.',
  Leo: 'Your house has a warm heart and an open door. Family pride runs in you, and so does the wish to shine for those you come from.',
  Virgo:
    'You feel at home where things are in order and someone is of use. The spirit of the place shows in how it is looked after.',
  Libra:
    'You need peace at home and something lovely to look at. Raised voices stay with you long after they have stopped.',
  Scorpio: 'Your roots go deep and are not all visible. Home is a place to hide, to heal and to be wholly private.',
  Sagittarius:
    'You may be at home in several places, or on the way between them. A family belief, or the revolt against one, went with you.',
  Capricorn: 'Home taught you duty early. You build your own foundations now, stone by stone, and they bear.',
  Aquarius: 'Your family or your apartment may be out of the ordinary. You need freedom even by your own fireside.',
  Pisces: 'Home is a dream, a shore, a memory with music in it. You settle where you can be quiet and a little lost.',
} as const satisfies Record<Sign, string>
