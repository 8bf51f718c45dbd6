import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const moonInSigns = {
  Aries:
    'Your feelings arrive fast and want to move. A brisk walk, a frank word or something to do with your hands clears them better than waiting does.',
  Taurus:
    'You settle through the senses: good food, a known chair, a steady arm. Once you feel safe you are hard to shake, and change goes better when it comes in small portions.',
  Gemini:
    'You feel by talking. Put a mood into words, or into three messages to a friend, and it loosens; a day without conversation can leave you strangely tired.',
  Cancer:
    "Your inner tides are strong and you read other people's as well. A home that holds you, and hours when nobody needs anything, keep you kind.",
  Leo: 'You feel in full color and like to be met with warmth. Being overlooked stings more than you show, and generous play brings you back to yourself.',
  Virgo:
    'You calm down by putting something in order. Worry often means that you care about a detail; one small task done properly quiets it.',
  Libra:
    'Discord in the room becomes discord in you. Beauty, fairness and a considerate voice restore you, and it helps to ask what you feel before you ask what they do.',
  Scorpio:
    'You feel deeply and show a fraction of it. Privacy is your harbor, and the few who are let in learn how loyal your heart is.',
  Sagittarius:
    'Your mood lifts when there is somewhere to go. Open air, a wider story and a good laugh do more for you than a long look at the wound.',
  Capricorn:
    "You keep your feelings in good order and often carry other people's weight first. Rest counts as work well done too, and you may take it before everything is finished.",
  Aquarius:
    'You look at your feelings from a little height, which makes you a calm friend in a storm. Space helps you; so does one person to whom you need not explain yourself.',
  Pisces:
    'You soak up the mood of any room you enter. Water, music and sleep rinse it out again, and a private hour a day is closer to a need than to a luxury.',
} as const satisfies Record<Sign, string>
