import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** What somebody does where their chart has the sign: it follows "you". */
export const SIGN_HABITS: Readonly<Record<Sign, readonly string[]>> = {
  Aries: ['act first and ask afterward', 'want to be out of the door before the talk is over'],
  Taurus: ['want to pick a thing up before you say yes to it', 'trust what you can touch, and hold on to it'],
  Gemini: ['order two dishes so as not to choose', "get bored by a thing as soon as you've understood it"],
  Cancer: ['look after people first and explain later', 'still know who was kind to you in third grade'],
  Leo: ['put your heart into it and look up to see who noticed', 'would rather give too much than look small'],
  Virgo: ["see the one crooked picture and can't sit down under it", 'do it properly, even when nobody would know'],
  Libra: ['cut the cake so that nobody can complain', 'would rather be asked than push'],
  Scorpio: [
    'put everything on one card or keep your hands in your pockets',
    'keep the most important part to yourself',
  ],
  Sagittarius: ['want to hear it straight, and with the window open', 'pack one bag, trust the rest, and set off'],
  Capricorn: ["take the long way if it's the solid one", "don't enjoy the chair until you've earned it"],
  Aquarius: ['read the instructions last, on principle', 'take three steps back to see what you feel'],
  Pisces: ["forgive people before they've said sorry", 'round things off, mostly out of kindness'],
}
