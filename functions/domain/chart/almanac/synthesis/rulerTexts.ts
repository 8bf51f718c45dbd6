import type { Element } from '../../../../../shared/domain/zodiac.ts'

/** Tells the planet that the rising sign belongs to, and where it is. */
export const risingRulerFrames = [
  '{sign} rising answers to {planet}, and yours is in {place}.',
  'With {sign} rising, the planet at the wheel is {planet}, which you have in {place}.',
] as const

/** The same, where that planet is the strongest of the chart and has been placed before. */
export const samePlanetFrames = [
  '{Planet}, so strong already, also looks after your rising sign, {sign}, and does most of the steering.',
  'What is more, {sign} rising answers to {planet}, which puts the strongest planet at the wheel.',
] as const

/** The planet that the Sun's sign belongs to, where no rising sign is known. */
export const sunRulerFrames = [
  '{sign}, the sign of your Sun, answers to {planet}, and yours is in {place}.',
  'With the Sun in {sign}, the planet at the wheel is {planet}, which you have in {place}.',
] as const

/** The Sun in the sign that belongs to it. */
export const ownSunTexts = [
  'The Sun is in the one sign that belongs to it, so you answer to nobody but yourself, and know it.',
  'Nobody else looks after your Sun, which is in its own sign, so being yourself is the whole instruction.',
] as const

/** The Sun in the Moon's sign, when the Moon's own is not certain. */
export const moonAtWheelTexts = [
  'Your Sun is in the sign that belongs to the Moon, so a mood often has a hand on the wheel.',
  'The sign of your Sun belongs to the Moon, and how you slept may decide how you steer.',
] as const

/** What it means to be steered from a house. The first house first. */
export const steeredFromHouse = [
  'In the end you go by your own nose, and you are easiest to follow when you say so.',
  'What you earn and keep decides more of your route than you let on.',
  'A phone call, a question or a short trip is often what sets you moving.',
  'Where home is, or ought to be, decides many of your turns.',
  'You go where there is something to play at, or someone to play with.',
  'A good routine takes you further than a grand plan.',
  'Other people have a hand on your wheel, so choose the passengers.',
  'You change course over matters of trust, and you do it thoroughly.',
  'A foreign word or a good teacher can change your direction in an afternoon.',
  'You go by what you want to be known for, so it helps to know what that is.',
  'Friends know where you are going, sometimes before you do.',
  'Your best turns are decided in private, well before anybody hears of them.',
] as const

/** What it means to be steered from an element. */
export const steeredFromElement = {
  fire: 'You turn toward whatever is lit, and away from whatever has gone lukewarm.',
  earth: 'You go where the ground holds, and you test it first.',
  air: 'A conversation is what usually changes your direction.',
  water: 'You go by feel, and the reason catches up later.',
} as const satisfies Record<Element, string>
