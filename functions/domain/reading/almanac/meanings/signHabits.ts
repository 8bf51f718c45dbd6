import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** What somebody does where their chart has the sign: it follows "you". */
export const SIGN_HABITS: Readonly<Record<Sign, readonly string[]>> = {
  Aries: ['act first and ask afterward', 'want to be out of the door before the talk is over'],
  Taurus: ['take your time and want something solid for it', 'trust what you can touch, and hold on to it'],
  Gemini: ['want two of everything and a chat about both', "get bored by a thing as soon as you've understood it"],
  Cancer: ['look after people first and explain later', 'remember everything, the kind things and the others'],
  Leo: ['put your heart into it and like it to be noticed', 'would rather give too much than look small'],
  Virgo: ["notice what's off and can't leave it that way", 'do it properly, even when nobody would know'],
  Libra: ['look for the fair middle before you move', 'would rather be asked than push'],
  Scorpio: ['go all in or not at all', 'keep the most important part to yourself'],
  Sagittarius: ['want room, a reason and the truth in plain words', 'believe that it will work out, and set off'],
  Capricorn: ["take the long way if it's the solid one", 'want to have earned it'],
  Aquarius: ['do it your own way, on principle', 'need some distance to see what you feel'],
  Pisces: ['go by feel and forgive a great deal', 'blur the edges, sometimes out of kindness'],
}
