import type { SignPieces } from './SignPieces.ts'

/** How somebody shows affection, and what they hear as love. */
export const venusInSigns: SignPieces = {
  Aries: [
    '{A} flirt by teasing and show love by turning up unannounced',
    '{A} like to be chosen quickly and openly',
    '{A} fall fast and like a bit of a chase',
    '{A} give what {A} would like to get: courage and a quick answer',
  ],
  Taurus: [
    '{A} love with touch, food and time',
    '{A} like the good version of simple things',
    '{A} feel loved when nobody looks at the clock',
    '{A} give presents that last',
  ],
  Gemini: [
    '{A} fall in love with the way somebody talks',
    '{A} feel loved by small messages at odd hours',
    '{A} like lightness, and a joke that only two people get',
    '{A} show affection by asking and remembering the answer',
  ],
  Cancer: [
    '{A} love by feeding, fetching and worrying a little',
    '{A} feel loved when somebody notices a change of mood',
    '{A} keep the ticket, the letter and the shell',
    '{A} need to feel safe before anything else happens',
  ],
  Leo: [
    '{A} love in the open: flowers, photos, the good seats',
    '{A} feel loved when somebody is proud of {a} in company',
    '{A} give generously and enjoy being thanked',
    '{A} want romance in year ten, too',
  ],
  Virgo: [
    '{A} show love by fixing the bike before anybody asks',
    '{A} feel loved when the small thing was remembered',
    '{A} trust a helpful hand more than a big word',
    '{A} blush at compliments and keep every one',
  ],
  Libra: [
    '{A} love with good manners: a coat held out, an even share',
    '{A} feel loved when asked for a wish',
    '{A} like things in pairs, and evenings that were planned',
    '{A} dress for it, even at home',
  ],
  Scorpio: [
    '{A} love entirely or not yet',
    '{A} feel loved when trusted with something true',
    '{A} want depth, loyalty and a closed door',
    '{A} show it with a look across the room',
  ],
  Sagittarius: [
    '{A} love with a suitcase packed: come along',
    '{A} feel loved when given freedom and a good story',
    '{A} flirt by making people laugh',
    '{A} like honesty better than polish',
  ],
  Capricorn: [
    '{A} love by keeping promises and paying on time',
    "{A} feel loved when {A's} effort is seen",
    '{A} court slowly and properly',
    '{A} find reliability rather attractive',
  ],
  Aquarius: [
    '{A} love as a friend, on equal terms',
    '{A} feel loved when left free and chosen anyway',
    '{A} like odd presents and unlabeled evenings',
    '{A} flirt with ideas',
  ],
  Pisces: [
    '{A} love with songs, patience and a soft voice',
    '{A} feel loved when somebody understands without a list of reasons',
    '{A} give more than was asked and forget to say so',
    '{A} like candlelight, and kindness to animals',
  ],
}
