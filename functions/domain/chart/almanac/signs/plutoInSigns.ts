import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const plutoInSigns = {
  Aries:
    'Those of your years came with a fierce will to start the world afresh. You know something of it whenever you find courage where you expected fear.',
  Taurus:
    'Your generation changed what it means to own and to endure. You may go through deep changes in what you value and find that the essentials stay.',
  Gemini:
    'Your years transformed how news and thought travel. Words have weight for you, and the right question can shift what force would not.',
  Cancer:
    'Your generation dug up the roots of home and nation. Family stories hold power for you, and telling them truthfully can set something free.',
  Leo: 'Those of your years wanted to be somebody, fully and visibly. You may discover your power in what you create from the heart and in letting others have theirs.',
  Virgo:
    'Your generation took work, health and nature apart in order to mend them. You change things through patient attention, one exact improvement after another.',
  Libra:
    'Your years remade marriage, law and the balance between people. Relationships change you deeply, and fairness that has been tested is worth more to you than peace on paper.',
  Scorpio:
    'You belong to an intense generation that looks straight at what others avoid. Honesty is your instrument of change, and it is strongest when it starts with yourself.',
  Sagittarius:
    'Your generation tests every belief to its foundation. A truth may turn your life around more than once, and you travel lighter afterward.',
  Capricorn:
    'Those of your years see how power is built, and where it has cracked. You may take down a structure with care and raise a sounder one on the same ground.',
  Aquarius:
    'Your generation asks who holds the wires that connect us. You can change a group from within, and sharing knowledge is part of how you do it.',
  Pisces:
    'You were born to years that transform by letting go. What moves you most may be invisible to others, and compassion is where your strength collects.',
} as const satisfies Record<Sign, string>
