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
    Taurus: ['careful', 'You take your time before you say yes, and then you mean it.'],
    Gemini: ['talkative', 'You think about three things at once, and you find the joke in two of them.'],
    Cancer: ['tender', "You listen for the tone of what's said, and a warm one does you good."],
    Leo: ['outspoken', 'You say what you think as if everyone had been waiting for it.'],
    Virgo: ['careful', 'You find the small mistake, and you put it right.'],
    Libra: ['kind', "You put things so that nobody is hurt, and it isn't even hard."],
    Scorpio: ['searching', 'You ask what nobody else asks, and you listen to the pause after it.'],
    Sagittarius: [
      'outspoken',
      "You say straight out what you think and want, and only then do you look at people's faces.",
    ],
    Capricorn: ['clear', 'You get straight to the point, because you know what you want to say.'],
    Aquarius: ['playful', 'You see the funny side of things first.'],
    Pisces: ['restrained', 'You keep your thoughts to yourself, and you like them there.'],
  },
  Venus: {
    Aries: ['impulsive', 'You like people at first sight and tell them at second.'],
    Taurus: ['content', 'You like good things and plenty of time for them, and nobody to look at the clock.'],
    Gemini: ['eager', "You're charmed by whoever makes you laugh, and you'd like to be the one who does."],
    Cancer: ['tender', 'You show affection by remembering what people like, down to the small things.'],
    Leo: ['eager', "You love with some ceremony, and you'd like a bit of it back."],
    Virgo: ['kind', 'You love in small useful acts, and you notice who else does.'],
    Libra: ['kind', "You'd like everyone to be pleased, and you do something about it."],
    Scorpio: ['tender', "You want somebody's whole attention, and you give them yours."],
    Sagittarius: ['daring', "You like people who have seen more than you, and you'd try anything they suggest."],
    Capricorn: ['restrained', "You're slow to warm up, and you don't mind taking your time."],
    Aquarius: ['generous', 'You like people for their oddities, and you praise them for each one.'],
    Pisces: ['tender', "You're tender with everyone, and small things go to your heart."],
  },
  Mars: {
    Aries: ['impulsive', 'You go straight at whatever is in your way, before anyone can warn you.'],
    Taurus: ['diligent', "You're hard to start and harder to stop."],
    Gemini: ['talkative', 'You do two things at a time, and you talk through both.'],
    Cancer: ['kind', "You look after your own, and you don't wait to be asked."],
    Leo: ['eager', "You do things in the grand manner, and you'd like somebody to notice."],
    Virgo: ['careful', 'You do one thing after another, properly, and nothing sloppy gets past you.'],
    Libra: ['kind', "You'd like to get your way, and you'd like everyone else to get theirs."],
    Scorpio: ['restrained', 'You say nothing, and you wait.'],
    Sagittarius: ['impulsive', 'You begin at once and work out the details on the way.'],
    Capricorn: ['diligent', "You aim for the top and count the steps, and you don't skip any."],
    Aquarius: ['playful', 'You do things on principle and in your own way, even when the usual way is shorter.'],
    Pisces: ['dreaming', "You follow what draws you, and you can't quite say what it is."],
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
