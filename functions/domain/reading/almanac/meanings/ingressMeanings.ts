import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../../shared/domain/zodiac.ts'
import type { Meaning } from '../../pieces/Meetings.ts'

/** How a body in its new sign changes what one does. */
export const INGRESS_MEANINGS: Readonly<Partial<Record<Planet, Readonly<Record<Sign, Meaning>>>>> = {
  Sun: {
    Aries: ['impulsive', "You'd rather be first than ready."],
    Taurus: ['content', 'You slow down until you can taste things, and you stay at that pace.'],
    Gemini: ['curious', 'You want to try a bit of everything, and ten minutes of each will do.'],
    Cancer: ['tender', "You want to be among people you needn't impress, and you look after them in return."],
    Leo: ['eager', 'You want to be in the middle, with the others close beside you.'],
    Virgo: ['careful', "You'd like everything in order, and you begin with what's nearest."],
    Libra: ['kind', 'Before you choose, you want to know what the other person would like.'],
    Scorpio: ['searching', "You'd rather know one thing well than hear about ten."],
    Sagittarius: ['hopeful', "You expect good things and lots of them, and you're cheerful company while you wait."],
    Capricorn: ['diligent', "You'd rather finish one thing than begin three, and you see it through."],
    Aquarius: ['curious', "You ask why things are done one way and not the other, and you'd like a real answer."],
    Pisces: ['content', "You let things sort themselves out, and you're oddly calm about it."],
  },
  Mercury: {
    Aries: ['impulsive', "You answer before you've thought twice, and nobody has to guess where you stand."],
    Taurus: ['defiant', 'You chew on a yes for three days, and then nobody can talk you out of it.'],
    Gemini: ['talkative', 'You think about three things at once, and you find the joke in two of them.'],
    Cancer: ['hurt', 'You remember how a thing was said, and the tone stings longer than the words.'],
    Leo: ['outspoken', 'You speak as if everyone had been waiting for you, and after a minute they have.'],
    Virgo: ['careful', 'You find the mistake in a sentence, and then the shorter way to say it.'],
    Libra: ['careful', 'You change one word, and then one more, until both sides can live with it.'],
    Scorpio: ['searching', 'You ask what nobody else asks, and you listen to the pause after it.'],
    Sagittarius: [
      'outspoken',
      "You say straight out what you think and want, and only then do you look at people's faces.",
    ],
    Capricorn: ['clear', 'You get straight to the point, because you know what you want to say.'],
    Aquarius: ['playful', 'You come at everything from the far side, and you say what nobody else has thought of.'],
    Pisces: ['restrained', 'You know more than you can explain, and you keep it to yourself.'],
  },
  Venus: {
    Aries: ['impulsive', 'You like people at first sight and tell them at second.'],
    Taurus: ['greedy', 'You want the good kind and enough of it, and nobody to look at the clock.'],
    Gemini: ['eager', "You're charmed by whoever makes you laugh, and you'd like to be the one who does."],
    Cancer: ['tender', 'You show affection by remembering what people like, down to the small things.'],
    Leo: ['eager', "You love with some ceremony, and you'd like a bit of it back."],
    Virgo: ['kind', 'You love in small useful acts, and you notice who else does.'],
    Libra: ['yielding', "You're so good at pleasing that you give up your own wish without noticing."],
    Scorpio: ['gripping', "You want all of someone's attention or none, and you can tell when you have half."],
    Sagittarius: ['daring', "You like people who have seen more than you, and you'd try anything they suggest."],
    Capricorn: ['guarded', "You're slow to warm up, and you keep your distance until you're sure."],
    Aquarius: ['generous', 'You like people for their oddities, and you praise them for each one.'],
    Pisces: ['tender', "You're tender with everyone, and you don't see half of what's wrong with them."],
  },
  Mars: {
    Aries: ['impulsive', 'You go straight at whatever is in your way, before anyone can warn you.'],
    Taurus: ['defiant', "You're hard to start and harder to stop."],
    Gemini: ['quarrelsome', 'You do two things at a time, and you argue during both.'],
    Cancer: ['quarrelsome', "You defend your own before anyone attacks, and you sulk if there's no attack."],
    Leo: ['eager', "You do things in the grand manner, and you don't start without an audience."],
    Virgo: ['impatient', 'You do one thing after another, properly, and anything sloppy or slow gets on your nerves.'],
    Libra: ['torn', "You'd like to get your way without anyone having to lose."],
    Scorpio: ['gripping', "You say nothing, wait, and don't let go."],
    Sagittarius: ['impulsive', 'You begin at once and work out the details on the way.'],
    Capricorn: ['diligent', "You aim for the top and count the steps, and you don't skip any."],
    Aquarius: ['playful', 'You do things on principle and in your own way, even when the usual way is shorter.'],
    Pisces: ['yielding', "You'd rather give way than fight, and later you wonder why you did."],
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
