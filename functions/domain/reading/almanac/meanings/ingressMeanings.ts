import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** How a body in its new sign changes what one does. */
export const INGRESS_MEANINGS: Readonly<Partial<Record<Planet, Readonly<Record<Sign, string>>>>> = {
  Sun: {
    Aries: "You'd rather be first than ready.",
    Taurus: 'You slow down until you can taste things again, and you stay at that pace.',
    Gemini: "You ask everyone, and you'd like three different answers.",
    Cancer: "You'd like to be with people who know you without your shoes.",
    Leo: 'You want to be in the middle, with the others close beside you.',
    Virgo: "You'd like everything in order, and you begin with what's nearest.",
    Libra: 'Before you choose, you want to know what the other person would like.',
    Scorpio: "You'd rather know one thing well than hear about ten.",
    Sagittarius: 'Your own four streets get too small for you, and you look further.',
    Capricorn: "You know what you want, and you'd like it in order and on time.",
    Aquarius: "You ask why it's done this way and not the other.",
    Pisces: 'You finish what is nearly finished, and leave the rest to sort itself out.',
  },
  Mercury: {
    Aries: "You press send before you've read it twice, and people at least know where you stand.",
    Taurus: 'You chew on a yes for three days, and then nobody can talk you out of it.',
    Gemini: 'You think about three things at once, and you find the joke in two of them.',
    Cancer: 'You listen to the tone, and you still know the tone from last time.',
    Leo: "You tell it with all the voices, and you notice who isn't listening.",
    Virgo: 'You find the mistake, the missing page and the shorter way to say it.',
    Libra: 'You change one word, and then one more, until both sides can live with it.',
    Scorpio: 'You ask what nobody else asks, and you listen to the pause after it.',
    Sagittarius: 'You tell people the whole truth, and only then do you look at their faces.',
    Capricorn: 'You get to the point at once, and then you want a date.',
    Aquarius: 'You come at it from the far side and say the thing that nobody at the table has thought of.',
    Pisces: 'You know more than you can explain.',
  },
  Venus: {
    Aries: 'You like people at first sight and tell them at second.',
    Taurus: 'You want good bread, real butter and nobody to look at the clock.',
    Gemini: "You're charmed by whoever makes you laugh.",
    Cancer: 'You show affection by feeding people and remembering what they like.',
    Leo: "You love with some ceremony, and you'd like a bit of it back.",
    Virgo: 'You love in small useful acts, and you notice who else does.',
    Libra: "You're good at pleasing, and you'd like for once to be pleased.",
    Scorpio: 'You want all of it or none of it, in love as in chocolate.',
    Sagittarius: "You like people who are going somewhere, and you'd like to come along.",
    Capricorn: "You're slow to warm up and then hard to get rid of.",
    Aquarius: 'You like people best with a window open between you and them.',
    Pisces: "You're tender with everyone, and you don't hear the half of what's wrong with them.",
  },
  Mars: {
    Aries: "You go straight at it, and you're done before others have found their shoes.",
    Taurus: "You're hard to start and harder to stop.",
    Gemini: 'You do two things at a time, and you argue during both.',
    Cancer: "You'll fight for what's yours, and you do it by the side door.",
    Leo: "You do it in full view, with your sleeves up, and you'd like it to be good.",
    Virgo: "You work cleanly, tool by tool, and a crumb on somebody else's desk makes you cross.",
    Libra: "You'd like to get your way without anyone having to lose.",
    Scorpio: "You say nothing, wait, and don't let go.",
    Sagittarius: 'You set off at once and read the map on the way.',
    Capricorn: 'You know how far it is to the top, and you keep a steady pace.',
    Aquarius: "You do it on principle, with the wrong hand if need be, as long as it's your own way.",
    Pisces: "You drift around whatever's hard, like a leaf round a stone, and arrive all the same.",
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
    'The sore spot moves, and with it the kind of people you can help.',
    'You wince at new remarks, and the old ones get a shrug.',
  ],
}
