import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** After a New Moon: what may be begun in the manner of its sign. */
export const NEW_MOON_IN_SIGNS = {
  Aries: [
    'In {sign} you begin by beginning, with no committee, no shopping list and no second cup of coffee first.',
    'A new thing gets moving here once you raise your hand for it, before you feel quite ready.',
  ],
  Taurus: [
    'What begins in {sign} does well at a regular hour, in a chair you like sitting in.',
    'A slow start is a good start here, so a pot of basil on the sill beats a plan for a farm.',
  ],
  Gemini: [
    'Beginning in {sign} is mostly talk: a question at the counter, three messages, a page of notes.',
    'You can open two notebooks at once here and see in a few days which one fills up.',
  ],
  Cancer: [
    'A start in {sign} goes better at a kitchen table, among people who know you, than in front of strangers.',
    'What you begin here grows if you feed it and leave it alone in turns, like sourdough by the stove.',
  ],
  Leo: [
    'In {sign} a new thing grows by being seen, so the drawing leaves the drawer and goes up on the wall.',
    'Whatever you start here is easier with your name on it and one person in the room who claps.',
  ],
  Virgo: [
    'Beginnings in {sign} are small and daily, like a desk cleared each night or a lunch packed before bed.',
    'You get furthest here by writing the list first and then doing only the smallest line on it.',
  ],
  Libra: [
    'The first step of a plan in {sign} is usually a phone call, because the plan has two people in it.',
    'Something new goes well here when the terms are fair and the second chair at the table is filled.',
  ],
  Scorpio: [
    'A beginning in {sign} can stay private for a while, in a locked note or a talk behind a closed door.',
    'One subject is enough to start with here, followed to the last page of the file.',
  ],
  Sagittarius: [
    'You can start in {sign} with a map, a yes and a rough direction, and pack the socks later.',
    'Starting here means looking past your usual streets: the course list of another city, ten words of its language.',
  ],
  Capricorn: [
    'In {sign} you can begin something that takes a year, with a folder, a deadline and one dull form.',
    'A new plan is taken seriously here when it has a date, a cost and a senior person who knows of it.',
  ],
  Aquarius: [
    'Starting in {sign} means doing it your own way, even if the neighbors look up from their hedges.',
    'New ideas do well here as a trial: two weeks, a few friends and a note of what happened.',
  ],
  Pisces: [
    'A first step in {sign} is a soft one, say a sketch on an envelope that nobody grades.',
    'Ideas tend to begin here while you rinse cups or hear a song, so a pen nearby helps.',
  ],
} as const satisfies Record<Sign, readonly [string, string]>
