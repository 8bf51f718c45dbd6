import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const firstCusp = {
  Aries:
    'You enter the room as if something were about to begin. People meet your directness first, and your reasons later.',
  Taurus:
    'You come across as calm and unhurried. Others feel that there is ground under you, even on days when you are still looking for it yourself.',
  Gemini: 'You meet the world with questions and a quick eye. People find you easy to talk to and hard to pin down.',
  Cancer:
    'You come in gently and take the temperature of the room. Those who wait a moment find a great deal of warmth behind the door.',
  Leo: 'You have a presence that people notice, even when you say little. You brighten when you are greeted properly, and you greet others the same way.',
  Virgo:
    'You appear modest and observant, and you have usually seen more than you mention. A useful remark is your way of saying hello.',
  Libra: 'You meet people halfway and make them feel at ease. Your charm is real, and it need not do all of the work.',
  Scorpio:
    'You give little away at first, and people sense that you see a lot. Your reserve protects something very alive.',
  Sagittarius:
    'You arrive with an open face and a story. People take courage from your directness and forgive the mud on your boots.',
  Capricorn:
    'You seem composed and capable, perhaps a little older than your age. Under the coat there is a dry wit worth waiting for.',
  Aquarius:
    'You strike people as friendly and a little unusual. You meet everyone on level ground and keep a pocket of distance for yourself.',
  Pisces:
    'You come across as soft, receptive and hard to outline. People show you their tender side early, so keep an eye on your own.',
} as const satisfies Record<Sign, string>
