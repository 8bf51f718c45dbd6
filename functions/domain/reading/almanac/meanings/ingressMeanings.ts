import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** How a body in its new sign changes what one does. */
export const INGRESS_MEANINGS: Readonly<Partial<Record<Planet, Readonly<Record<Sign, string>>>>> = {
  Sun: {
    Aries: "You feel like starting things again, and you'd rather be first than ready.",
    Taurus: 'You slow down to the pace at which things taste of something.',
    Gemini: 'You get curious again, and a single answer no longer satisfies you.',
    Cancer: 'You turn toward home and toward people who know you without your shoes.',
    Leo: 'You want to be seen with your whole heart in it, and to see others so.',
    Virgo: "You'd like to get things in order, and you start with the smallest.",
    Libra: 'You look for balance, which mostly means asking what the other person thinks.',
    Scorpio: 'You lose interest in the surface of things, your own included.',
    Sagittarius: 'You want room, a long view and a reason to set out.',
    Capricorn: 'You get serious about what you want, and you count how many working days it takes.',
    Aquarius: 'You step back, see the pattern and want to change one line of it.',
    Pisces: "You soften, finish what's nearly done and leave a few things to sort themselves out.",
  },
  Mercury: {
    Aries: "You say it before you've thought it through, and people at least know where you stand.",
    Taurus: 'You make up your mind slowly, and then it stays made up.',
    Gemini: 'You talk fast, learn fast, and have three messages open at once.',
    Cancer: 'You think with your memory, and a tone of voice tells you more than the words.',
    Leo: 'You tell it with some drama, and you like to be listened to.',
    Virgo: 'You find the mistake, the missing page and the shorter way to say it.',
    Libra: 'You look for words that both sides can live with.',
    Scorpio: 'You ask what nobody else asks, and you listen to the pause after it.',
    Sagittarius: 'You see the big picture and tell it straight, sometimes too straight.',
    Capricorn: 'You get to the point, name a date and write it down.',
    Aquarius: 'You think it through from the far side and come back with something nobody has said.',
    Pisces: 'You think in pictures, and you guess more than you could prove.',
  },
  Venus: {
    Aries: 'You like people at first sight and tell them at second.',
    Taurus: "You want what's good, real and within reach, and plenty of time for it.",
    Gemini: "You're charmed by whoever makes you laugh.",
    Cancer: 'You show affection by feeding people and remembering what they like.',
    Leo: "You love with some ceremony, and you'd like a bit of it back.",
    Virgo: 'You love in small useful acts, and you notice who else does.',
    Libra: "You're good at pleasing, and you'd like for once to be pleased.",
    Scorpio: 'You want all of it or none of it, in love as in chocolate.',
    Sagittarius: "You like people who are going somewhere, and you'd like to come along.",
    Capricorn: "You're slow to warm up and then hard to get rid of.",
    Aquarius: 'You like people best when they leave you room.',
    Pisces: "You're tender with everyone, and you overlook a great deal.",
  },
  Mars: {
    Aries: "You go straight at it, and you're done before others have found their shoes.",
    Taurus: "You're hard to start and harder to stop.",
    Gemini: 'You do two things at a time, and you argue during both.',
    Cancer: "You'll fight for what's yours, and you do it by the side door.",
    Leo: "You do it with pride, in full view, and you'd like it to be good.",
    Virgo: "You work cleanly, step by step, and other people's mess makes you cross.",
    Libra: "You'd like to get your way without anyone having to lose.",
    Scorpio: "You say nothing, wait, and don't let go.",
    Sagittarius: 'You set off at once and read the map on the way.',
    Capricorn: 'You know how far it is to the top, and you keep a steady pace.',
    Aquarius: 'You act on principle, and you like to do it your own odd way.',
    Pisces: "You go by feel, drift around what's hard, and arrive all the same.",
  },
}

/** Those that stay for years change the sign too seldom for more. */
export const SLOW_INGRESS_MEANINGS: Readonly<Partial<Record<Planet, readonly string[]>>> = {
  Jupiter: [
    'You get a new subject to be hopeful about, and it stays with you for about a year.',
    'You look for more room in a new direction, and you find people there who wish you well.',
  ],
  Saturn: [
    'You get a new thing to be serious about, and it stays with you for some years.',
    'You find out what in your life holds, starting with one part of it.',
  ],
  Uranus: [
    'You want to be free in a new way, and you have years in which to find out how.',
    'Your restlessness changes its subject for some years to come.',
  ],
  Neptune: [
    'You start to dream of other things than before, together with everyone of your time.',
    'What you long for changes slowly, the way a coastline does.',
  ],
  Pluto: [
    'What you want control of changes for a generation, and you feel the first of it.',
    'Something deep begins to shift, far more slowly than the news.',
  ],
  Chiron: [
    "The place where you're tender moves, and so does what you can help others with.",
    'You begin to feel sore about other things than before, and more patient with the old ones.',
  ],
}
