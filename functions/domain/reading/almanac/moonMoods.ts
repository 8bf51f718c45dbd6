import type { Sign } from '../../../../shared/domain/zodiac.ts'
import type { Variants } from './Variants.ts'

/** How a day feels while the Moon is in a sign. */
export const moonMoods = {
  Aries: [
    'The Moon is in Aries, and the day likes a quick start. Feelings come up fast and pass just as fast.',
    'With the Moon in Aries, small delays feel larger than they are. There is plenty of energy about for something new.',
    'The Moon crosses Aries today. Candour is in the air, along with a little impatience.',
  ],
  Taurus: [
    'The Moon is in Taurus, and the day slows to a walking pace. Good food, soft cloth and familiar ground feel like sense.',
    'With the Moon in Taurus, what is solid counts. Hurry finds few friends today.',
    'The Moon rests in Taurus, where it is calm. Simple comforts do more than clever ones.',
  ],
  Gemini: [
    'The Moon is in Gemini, and the day hums with messages. Moods change with the subject.',
    'With the Moon in Gemini, curiosity comes easily and concentration less so. Talk is a good way to feel.',
    'The Moon moves through Gemini today. Two thoughts at once is about the average.',
  ],
  Cancer: [
    'The Moon is in Cancer, its own sign, and feelings lie close to the surface. Home pulls a little harder.',
    'With the Moon in Cancer, people want to be looked after and to look after someone. Old memories may drop by.',
    'The Moon is at home in Cancer today. A gentle tone reaches further than a good argument.',
  ],
  Leo: [
    'The Moon is in Leo, and hearts want to be seen. A kind word said aloud goes a long way.',
    'With the Moon in Leo, the day has a sense of occasion. Play and pride sit close together.',
    'The Moon warms up in Leo today. Generosity comes easily, and so does a touch of drama.',
  ],
  Virgo: [
    'The Moon is in Virgo, and the day likes things in their place. Being useful soothes the nerves.',
    'With the Moon in Virgo, small flaws catch the eye. Most of them can be mended, and some can be left alone.',
    'The Moon works its way through Virgo today. Order on the table makes for order in the mind.',
  ],
  Libra: [
    'The Moon is in Libra, and company matters. People look for balance, in the room and in the conversation.',
    'With the Moon in Libra, tone and manners carry weight. Decisions may take an extra round.',
    'The Moon walks through Libra today. Beauty calms, and fairness does too.',
  ],
  Scorpio: [
    'The Moon is in Scorpio, and feelings run deep and quiet. What is left unsaid may be easy to sense.',
    'With the Moon in Scorpio, small talk wears thin. One honest sentence is worth an hour of it.',
    'The Moon goes below the surface in Scorpio today. Privacy is a kindness, your own included.',
  ],
  Sagittarius: [
    'The Moon is in Sagittarius, and the mood looks up and out. Fresh air and a wider view do people good.',
    'With the Moon in Sagittarius, plans get larger and words franker. Humour helps with both.',
    'The Moon rides through Sagittarius today. It is easier to hope, and harder to sit still.',
  ],
  Capricorn: [
    'The Moon is in Capricorn, and the day is sober and capable. Doing comes before discussing.',
    'With the Moon in Capricorn, people keep their feelings buttoned up. Reliability is a form of tenderness today.',
    'The Moon climbs through Capricorn today. One finished task steadies the whole mood.',
  ],
  Aquarius: [
    'The Moon is in Aquarius, and there is air between people. Friends and fresh ideas are good medicine for a flat mood.',
    'With the Moon in Aquarius, feelings are seen from a small height. The unusual answer may be the kind one.',
    'The Moon passes through Aquarius today. Everyone wants a little room, and most are glad of company in it.',
  ],
  Pisces: [
    'The Moon is in Pisces, and the edges of the day are soft. Intuition speaks up; so does tiredness.',
    'With the Moon in Pisces, moods drift from person to person. Music and quiet help you know which one is yours.',
    'The Moon swims through Pisces today. Compassion comes easily, and timetables a little less so.',
  ],
} as const satisfies Record<Sign, Variants>
