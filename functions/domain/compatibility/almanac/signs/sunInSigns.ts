import type { SignPieces } from './SignPieces.ts'

/** How somebody goes about life with another person. */
export const sunInSigns: SignPieces = {
  Aries: [
    '{A} go first and explain on the way',
    '{A} say yes quickly and mean it',
    '{A} like a partner who answers back',
    '{A} would rather try it today than discuss it for a week',
  ],
  Taurus: [
    '{A} take time to choose and then stay with the choice',
    '{A} show up, bring food and keep the house warm',
    "{A} don't like to be hurried, in love least of all",
    '{A} trust what can be touched, tasted and counted on',
  ],
  Gemini: [
    '{A} need to be talked to, teased and told the news',
    '{A} stay interested as long as there is something new to find out',
    '{A} can hold two opinions and enjoy both',
    '{A} would choose a good conversation over a perfect dinner',
  ],
  Cancer: [
    '{A} look after people first and ask about it later',
    '{A} remember birthdays, soups and old hurts',
    '{A} open the door slowly and then set a place at the table',
    '{A} need a home to come back to, and like to make one',
  ],
  Leo: [
    '{A} love with both arms and like it to show',
    '{A} give praise freely and need some in return',
    '{A} make an occasion of a Tuesday',
    '{A} are loyal, and would like that to be noticed',
  ],
  Virgo: [
    '{A} show love by getting the details right',
    "{A} notice what's missing and quietly fetch it",
    '{A} want to be useful before being adored',
    '{A} think a thing through twice and say it once',
  ],
  Libra: [
    '{A} like to decide together, even what to have for lunch',
    '{A} keep the peace and look for what is fair',
    "{A} see the other side of everything, {A's} own quarrels included",
    '{A} bring good manners to bad days',
  ],
  Scorpio: [
    '{A} want the whole truth or none of the small talk',
    '{A} trust slowly and then all the way',
    "{A} notice what isn't said",
    '{A} would rather have one deep evening than five nice ones',
  ],
  Sagittarius: [
    '{A} need room, a plan for a trip and an honest answer',
    '{A} tell the truth with a laugh and sometimes too soon',
    '{A} fall for people who can teach {a} something',
    '{A} keep the door open, and come back through it',
  ],
  Capricorn: [
    '{A} take love as seriously as a promise, and keep it like one',
    '{A} plan for the long run and pay attention to the small print',
    '{A} warm up slowly and last well',
    '{A} show affection by being there at seven, as agreed',
  ],
  Aquarius: [
    '{A} want a friend first and a partner second, in one person',
    '{A} need air, and give it',
    "{A} have {A's} own way of doing most things, love included",
    '{A} are loyal to people who leave {a} room to think',
  ],
  Pisces: [
    '{A} feel what the room feels, and need a quiet hour after it',
    '{A} love with imagination and few fences',
    '{A} forgive easily and get lost now and then',
    '{A} hear the tone under the words',
  ],
}
