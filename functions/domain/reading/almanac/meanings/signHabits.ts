import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** What somebody does where their chart has the sign: it follows "you". */
export const SIGN_HABITS: Readonly<Record<Sign, readonly string[]>> = {
  Aries: ['act first and ask afterward', 'would rather be wrong than wait'],
  Taurus: ["take your time and can't be hurried", 'trust what you can touch, and hold on to it'],
  Gemini: ['keep two answers ready so as not to choose', "get bored by a thing as soon as you've understood it"],
  Cancer: ['look after people first and explain later', 'never forget who was kind to you'],
  Leo: ['put your heart into it and look up to see who noticed', 'would rather give too much than look small'],
  Virgo: ["find the one mistake and can't leave it alone", 'do things properly, even when nobody would know'],
  Libra: ['weigh both sides until everyone else has decided', 'would rather be asked than push'],
  Scorpio: ['go all in or stay out', 'keep the most important part to yourself'],
  Sagittarius: [
    'want the truth straight and plenty of room',
    'trust your luck and set off before the others are ready',
  ],
  Capricorn: ["take the slow way if it's the solid one", "don't enjoy a thing until you've earned it"],
  Aquarius: ['do the opposite of what everyone does, on principle', 'take three steps back to see what you feel'],
  Pisces: ["forgive people before they've said sorry", 'round things off, mostly out of kindness'],
}
