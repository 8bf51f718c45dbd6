import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const marsInSigns = {
  Aries:
    'You act at once and mean it. Anger is quick and soon over; your energy is best when there is a clear start and somebody to race.',
  Taurus:
    'You build up force slowly and then are hard to stop. Steady work suits you, and you lose your temper seldom enough that people remember it.',
  Gemini:
    'You work in bursts and with words as tools. Several projects at once keep you awake, and a sharp tongue does its best work as wit.',
  Cancer:
    'You fight hardest for those you love. Directness may come sideways at first, and naming what you want early saves everyone a long detour.',
  Leo: 'You act with heart and like the task to be worthy of you. Pride drives you to give your best, and it rests easier when others shine beside you.',
  Virgo:
    'You put your energy into doing a thing correctly. Method is your strength, and there is relief in learning which jobs need only be good enough.',
  Libra:
    'You act with others in mind and fight for what is fair. A choice may take a while; once you have weighed it, you move with unusual tact.',
  Scorpio:
    'Your will goes underground and keeps going. You choose your moment, hold your course under pressure, and do well to let an old quarrel end.',
  Sagittarius:
    'You go for the goal in long leaps and with good humor. A cause or an open road wakes you up, and the last tenth of the job asks for your discipline.',
  Capricorn:
    'You use your strength like a climber, without waste. Ambition is clean in you when the mountain is your own choice.',
  Aquarius:
    'You act on principle and in unexpected ways. Told how it has always been done, you find another method; a team of free people brings out your best.',
  Pisces:
    'Your energy comes in tides. You swim around obstacles where others push, and something you believe in or love to imagine gives you more stamina than duty does.',
} as const satisfies Record<Sign, string>
