import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** How the Moon in a sign shows in an ordinary day. */
export const MOON_IN_SIGNS: Readonly<Record<Sign, readonly string[]>> = {
  Aries: [
    'Anyone who counts out small change ahead of you in the line is doing it to annoy you.',
    "You're cross for one minute, out loud, and then it's over and you're hungry.",
    "The first answer that comes to mind is out before the question's finished, and it's mostly right.",
  ],
  Taurus: [
    "You won't be hurried, and whoever wants something from you had better bring cake.",
    'A sweater has to feel right on the inside of the wrist before you believe the label.',
    'The softest chair in the room has your name on it, and you stay in it.',
  ],
  Gemini: [
    'You argue for the one thing at lunch and for the other by the coffee machine, and enjoy both.',
    "You'd rather ask six people the way than look it up, and you like all six answers.",
    "By evening you know everyone's news and have forgotten where you put your own keys.",
  ],
  Cancer: [
    'A remark from the morning is still in your coat pocket at night, and you turn it over.',
    "You can't start on your plate before you know that everybody else has one.",
    'Instead of asking for what you want, you bring somebody a sandwich and wait.',
  ],
  Leo: [
    'You tell it with both hands, and you look up to see who laughs.',
    'A good word from somebody who noticed keeps you warm from ten until four.',
    "You've made something small, and you leave it lying where people pass.",
  ],
  Virgo: [
    "One picture hangs crooked, and you can't follow the talk until it's straight.",
    "You feel better the moment somebody says that they couldn't have done it without you.",
    'You find the missing comma on page nine, and it does matter.',
  ],
  Libra: [
    'When two people raise their voices, you offer both of them a cookie.',
    'You stand before two kinds of jam for as long as it takes to eat one.',
    "You'd rather do the dishes with somebody than watch a film alone.",
  ],
  Scorpio: [
    "You'd rather know the true figure than guess at it, so you open the envelope.",
    'Talk about the weather makes you look for the exit, and one honest sentence makes you stay.',
    'You say little at the table and could write down every word that was said.',
  ],
  Sagittarius: [
    "You stay on the bus one stop too far, to see what's there.",
    'You say it straight, watch their eyebrows go up, and look for the tact afterward.',
    "You can't do the smallest thing without being told what it's good for.",
  ],
  Capricorn: [
    "A crossed-out line on a list comforts you more than a hug, though you'd take the hug.",
    "Asked how you feel, you say what you've got done.",
    "Before you say yes you ask how long it will last, and you're right to.",
  ],
  Aquarius: [
    "From the far end of the table you're everyone's friend; at arm's length you need air.",
    'You stir the coffee with your left hand, just to see what happens.',
    'You watch yourself being sad or glad, with your head to one side, as one watches a bird.',
  ],
  Pisces: [
    'You hand somebody a tissue before they know that they need it.',
    'You hum instead of answering, and when you next look at the clock an hour is gone.',
    "You forgive everyone by noon and lose a glove while you're at it.",
  ],
}
