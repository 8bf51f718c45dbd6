import type { PairTexts } from './PairTexts.ts'

export const venusPairs: PairTexts = {
  Mars: {
    joined: 'Attraction and action are close neighbors, so you rarely like anything without moving toward it.',
    easy: 'You know what you like and go and get it, mostly without stepping on a toe.',
    tense: 'You want to be wooed and to do the wooing, and the tug between the two keeps things lively.',
  },
  Jupiter: {
    joined: 'Pleasure comes in generous helpings, and so do your compliments and your shopping.',
    easy: 'Good will comes your way and you send it on, which makes you a welcome guest.',
    tense: 'A treat is seldom just one treat with you, so decide the sum before the shop.',
  },
  Saturn: {
    joined: 'You love seriously, show it by staying, and can forget to say it.',
    easy: 'Loyalty comes naturally, and the things you choose tend to be worth repairing.',
    tense: 'Affection waits until it is sure of its welcome, and asking for it first is your brave act.',
  },
  Uranus: {
    joined: 'You like people and things with a twist, and routine is the one rival you fear.',
    easy: 'Your taste is your own, and you give those you love plenty of room.',
    tense: 'What is safely yours can lose its shine for you, so bring the surprise home yourself.',
  },
  Neptune: {
    joined: 'You see people in their best light, and a second look by day does the picture no harm.',
    easy: 'Beauty moves you easily, and your kindness asks for no receipt.',
    tense: 'A lovely idea of somebody can stand in front of the somebody, so ask plain questions.',
  },
  Pluto: {
    joined: 'Half-hearted affection bores you, and what you love you love to the bone.',
    easy: 'Your bonds go deep without much noise, and time makes them better.',
    tense: 'Wanting all of someone, or nothing, is the old trap here, and the middle is worth a visit.',
  },
}
