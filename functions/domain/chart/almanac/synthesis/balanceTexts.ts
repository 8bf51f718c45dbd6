import type { Element, Quality } from '../../../../../shared/domain/zodiac.ts'

type Texts<Name extends string> = Record<Name, readonly string[]>

/** An element that has no planet. */
export const missingTexts: Texts<Element> = {
  fire: [
    'Fire is missing among the planets, so starting cold is hard and a lively friend is worth a lot.',
    'Fire signs are empty here, and enthusiasm is something you catch from others or from music.',
  ],
  earth: [
    'Earth is missing among the planets, so lists, alarms and a fixed lunch do you real good.',
    'Earth signs are empty here, and the bill, the key and the bread need a place where you see them.',
  ],
  air: [
    'Air is missing among the planets, so you know a thing long before you can explain it.',
    'Air signs are empty here, and stepping back to look takes a walk or somebody to talk to.',
  ],
  water: [
    'Water is missing among the planets, so feelings come through the side door, late and all at once.',
    'Water signs are empty here, and asking yourself how you feel is a habit worth learning.',
  ],
}

/** An element with much of the chart's weight. */
export const strongTexts: Texts<Element> = {
  fire: [
    'Fire signs have much of the weight, so you run on interest and stop when it stops.',
    'Much of the chart is in fire signs: you warm a room, and you need somewhere to cool down.',
  ],
  earth: [
    'Earth signs have much of the weight, so you believe in what can be weighed, mended or eaten.',
    'Much of the chart is in earth signs: you are good at the real world and wary of fog.',
  ],
  air: [
    'Air signs have much of the weight, so you live a good deal in talk, plans and other people.',
    'Much of the chart is in air signs: an idea can feed you, and a real lunch still helps.',
  ],
  water: [
    'Water signs have much of the weight, so you read a room by its weather.',
    'Much of the chart is in water signs: you remember how a thing felt long after its date is gone.',
  ],
}

/** A quality, which is how a sign moves, with much of the chart's weight. */
export const qualityTexts: Texts<Quality> = {
  cardinal: [
    'Much of the weight is in the signs that begin things, so starting is easy and the middle is long.',
    'The signs that open a season lead here, and you would rather launch a plan than look after it.',
  ],
  fixed: [
    'Much of the weight is in the signs that stay, so you are loyal, steady and hard to sway.',
    'The signs that hold on lead here, and you finish things, including some that were over.',
  ],
  mutable: [
    'Much of the weight is in the signs that adapt, so you bend well and need reminding where you stood.',
    'The signs that change lead here, and you can see every side of a thing, your own last.',
  ],
}

/** The element with the fewest points, where nothing stands out. */
export const leastTexts: Texts<Element> = {
  fire: [
    'There is least fire in the mix, so you warm up slowly and stay warm longer.',
    'Of the four elements fire has the smallest share, and a push from a friend helps you begin.',
  ],
  earth: [
    'There is least earth in the mix, so the practical part is best done first, before it can slip.',
    'Of the four elements earth has the smallest share, and a written plan keeps your feet on the floor.',
  ],
  air: [
    'There is least air in the mix, so you would rather do a thing or feel it than discuss it.',
    'Of the four elements air has the smallest share, and a second opinion is worth the phone call.',
  ],
  water: [
    'There is least water in the mix, so other people sometimes see your feelings before you do.',
    'Of the four elements water has the smallest share, and a quiet hour tells you what the mood is about.',
  ],
}

/** Elements of which several have the fewest points. */
export const evenTexts = [
  'No element runs away with the rest, and you have some of each to draw on.',
  'The elements are mixed here: drive, sense, talk and feeling all get a vote.',
] as const
