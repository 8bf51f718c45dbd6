import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const uranusInSigns = {
  Aries:
    "You share with those of your years an urge to begin again and ask nobody's leave. In you it shows wherever you dare to be the first to try.",
  Taurus:
    'Your generation questions what things are worth and how we live from the earth. You may find that new ways of earning and owning suit you better than inherited ones.',
  Gemini:
    'You belong to years that rewired how people talk and learn. Your own mind leaps sideways, and a strange idea written down today may be useful later.',
  Cancer:
    'Those born near you rethink what a family is. You may build a home to an unusual plan, and it can be no less warm for that.',
  Leo: 'Your generation wants to create by its own rules. Your spark shows when you make something that nobody ordered.',
  Virgo:
    'You share with your years a new look at work, body and health. You may need to invent your own routine, since the standard one seldom fits for long.',
  Libra:
    'Your generation redraws partnership and asks for equal terms. In your own bonds, freedom honestly agreed on tends to last longer than rules copied from elsewhere.',
  Scorpio:
    'You were born among people who open sealed doors. You may change completely from time to time, and there is something freeing in what you no longer hide.',
  Sagittarius:
    'Your generation carries restless questions across borders. For you truth is something on the move, and an unplanned detour can teach you more than the syllabus.',
  Capricorn:
    'Those of your years take structures apart to see which beams still hold. You may reform a trade or an institution simply by working in it differently.',
  Aquarius:
    'You come from an inventive generation that thinks in networks. Your own independence does most good when there are friends at the other end of it.',
  Pisces:
    'Your generation dissolves old certainties and dreams in new media. Sudden intuitions visit you, and they are worth testing gently in daylight.',
} as const satisfies Record<Sign, string>
