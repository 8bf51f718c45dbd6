import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const seventhCusp = {
  Aries:
    'You like a partner with initiative who speaks plainly. A brisk exchange clears the air, and then you enjoy each other again.',
  Taurus: 'You look for calm and reliability in others. With someone steady you come to rest, and you stay.',
  Gemini: 'You want a partner to talk with for decades. Curiosity keeps your bonds young.',
  Cancer: 'You look for warmth and a sense of family. Whoever cares for you truly gets to see your softest side.',
  Leo: 'You are drawn to big hearts and strong presence. Admiration is welcome on both sides, and so is room on the stage.',
  Virgo:
    "You choose with care and show love in practical ways. Two people who improve each other's days suit you well.",
  Libra: 'Partnership is an art to you. You bring fairness and grace, and you ask for them too.',
  Scorpio: 'You bind yourself deeply or wait. Trust matters more to you than ease, and honest talk keeps it alive.',
  Sagittarius: 'You want a companion for the road. Freedom and honesty hold you better than any promise of safety.',
  Capricorn:
    'You take commitment seriously and build it over years. Someone mature, in age or in manner, gives you ease.',
  Aquarius: 'You want an equal, a friend and some fresh air. Unusual bonds can be very loyal ones.',
  Pisces: 'You look for a kindred soul and forgive much. Seeing the other person clearly is part of loving them.',
} as const satisfies Record<Sign, string>
