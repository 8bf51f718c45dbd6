import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../../shared/domain/zodiac.ts'
import type { Meaning } from '../../pieces/Meetings.ts'

/** How a body in its new sign changes what one does. */
export const INGRESS_MEANINGS: Readonly<Partial<Record<Planet, Readonly<Record<Sign, Meaning>>>>> = {
  Sun: {
    Aries: ['bold', "You'd rather be first than ready."],
    Taurus: ['warm', 'You slow down until you can taste things, and you stay at that pace.'],
    Gemini: ['free', 'You want to try a bit of everything, and ten minutes of each will do.'],
    Cancer: ['warm', "You want to be among people you needn't impress, and you look after them in return."],
    Leo: ['seen', 'You want to be in the middle, with the others close beside you.'],
    Virgo: ['duty', "You'd like everything in order, and you begin with what's nearest."],
    Libra: ['torn', 'Before you choose, you want to know what the other person would like.'],
    Scorpio: ['deep', "You'd rather know one thing well than hear about ten."],
    Sagittarius: ['plenty', "You expect good things and lots of them, and you're cheerful company while you wait."],
    Capricorn: ['duty', "You'd rather finish one thing than begin three, and you say no accordingly."],
    Aquarius: ['talk', "You ask why things are done one way and not the other, and you'd like a real answer."],
    Pisces: ['dream', "You let things sort themselves out, and you're oddly calm about it."],
  },
  Mercury: {
    Aries: ['talk', "You answer before you've thought twice, and nobody has to guess where you stand."],
    Taurus: ['duty', 'You chew on a yes for three days, and then nobody can talk you out of it.'],
    Gemini: ['talk', 'You think about three things at once, and you find the joke in two of them.'],
    Cancer: ['sore', 'You remember how a thing was said, and the tone stings longer than the words.'],
    Leo: ['bold', 'You speak as if everyone had been waiting for you, and after a minute they have.'],
    Virgo: ['talk', 'You find the mistake in a sentence, and then the shorter way to say it.'],
    Libra: ['talk', 'You change one word, and then one more, until both sides can live with it.'],
    Scorpio: ['talk', 'You ask what nobody else asks, and you listen to the pause after it.'],
    Sagittarius: ['bold', 'You tell people the whole truth, and only then do you look at their faces.'],
    Capricorn: ['duty', 'You get to the point, name a day, and consider the conversation closed.'],
    Aquarius: ['free', 'You come at everything from the far side, and you say what nobody else has thought of.'],
    Pisces: ['dream', "You know more than you can explain, and you've stopped trying to prove it."],
  },
  Venus: {
    Aries: ['bold', 'You like people at first sight and tell them at second.'],
    Taurus: ['plenty', 'You want the good kind and enough of it, and nobody to look at the clock.'],
    Gemini: ['seen', "You're charmed by whoever makes you laugh, and you'd like to be the one who does."],
    Cancer: ['warm', 'You show affection by remembering what people like, down to the small things.'],
    Leo: ['seen', "You love with some ceremony, and you'd like a bit of it back."],
    Virgo: ['warm', 'You love in small useful acts, and you notice who else does.'],
    Libra: ['seen', "You're good at pleasing, and you'd like for once to be pleased."],
    Scorpio: ['deep', "You want all of someone's attention or none, and you can tell when you have half."],
    Sagittarius: ['free', "You like people who have seen more than you, and you're easily talked into anything."],
    Capricorn: ['warm', "You're slow to warm up and then hard to get rid of."],
    Aquarius: ['warm', 'You like people for their oddities, and you tell them which.'],
    Pisces: ['warm', "You're tender with everyone, and you don't see half of what's wrong with them."],
  },
  Mars: {
    Aries: ['cross', "You go straight at whatever is in your way, and you're loud about it for a minute."],
    Taurus: ['duty', "You're hard to start and harder to stop."],
    Gemini: ['cross', 'You do two things at a time, and you argue during both.'],
    Cancer: ['cross', "You defend your own before anyone attacks, and you sulk if there's no attack."],
    Leo: ['seen', "You do things in the grand manner, and you don't start without an audience."],
    Virgo: ['cross', "You do one thing after another, properly, and other people's sloppiness gets on your nerves."],
    Libra: ['torn', "You'd like to get your way without anyone having to lose."],
    Scorpio: ['duty', "You say nothing, wait, and don't let go."],
    Sagittarius: ['bold', 'You begin at once and work out the details on the way.'],
    Capricorn: ['bold', "You aim for the top and count the steps, and you don't skip any."],
    Aquarius: ['bold', 'You do things on principle and in your own way, even when the usual way is shorter.'],
    Pisces: ['torn', "You'd rather give way than fight, and later you wonder why you did."],
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
