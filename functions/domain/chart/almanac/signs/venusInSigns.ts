import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const venusInSigns = {
  Aries:
    'You show affection directly and like a little spark in love. Wanting someone is half the joy; the other half is staying curious once you have arrived.',
  Taurus:
    'You love through presence, touch and things done well. You take your time, choose what lasts and would rather have one good thing than five new ones.',
  Gemini:
    'Wit opens your heart. You fall for the way somebody talks, and you like love to have air in it, with small messages all through the day.',
  Cancer:
    'You love by caring: a meal, a coat held out, a date remembered. Feeling safe comes first for you, and tenderness follows it without being asked.',
  Leo: 'You love generously and like it to show. Romance, color and open praise make you bloom, and you give them as gladly as you take them.',
  Virgo:
    'Your affection is in the details: the right size, the repaired hinge, the tea at the right moment. Let yourself be loved before you have earned it.',
  Libra:
    'Grace matters to you, and you have an eye for what belongs together. You look for an equal, and your taste grows surer when you also say what you dislike.',
  Scorpio:
    'You love with great depth and little small talk. Half measures leave you cold, and trust, once you have tested it, makes you very tender.',
  Sagittarius:
    'Love and adventure belong together for you. You are drawn to people who teach you something, and you stay closest where you are also free to roam.',
  Capricorn:
    'You take affection seriously and show it through reliability. You may seem cool at first; the warmth is in what you are still doing ten years later.',
  Aquarius:
    'You love as a friend first, and on your own terms. Room to breathe makes you loyal, and you have a soft spot for people who fit no mold.',
  Pisces:
    'You love with an open border and a great deal of imagination. Seeing the best in people is a gift, and it keeps well when you look at the person as well as the dream.',
} as const satisfies Record<Sign, string>
