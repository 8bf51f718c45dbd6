import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { Meaning } from '../../pieces/Meetings.ts'

/** What a body holds up while it goes backward. */
export const TURNING_MATTERS: Readonly<Partial<Record<Planet, string>>> = {
  Mercury: 'talks and papers',
  Venus: 'tastes and affections',
  Mars: 'projects and quarrels',
  Jupiter: 'plans and promises',
  Saturn: 'duties and long jobs',
  Uranus: 'changes',
  Neptune: 'hopes and ideals',
  Pluto: 'struggles over who decides',
  Chiron: 'sore subjects',
}

/** What somebody does when a body turns. */
export const STATION_MEANINGS: Readonly<
  Partial<Record<Planet, Readonly<Record<'retrograde' | 'direct', readonly Meaning[]>>>>
> = {
  Mercury: {
    retrograde: [
      ['careful', 'You go over things a second time, and then a third, to be on the safe side.'],
      ['absent', 'You mean one thing and do another, since your thoughts are elsewhere.'],
    ],
    direct: [
      ['clear', 'You know what you wanted to say, and people are ready to hear it.'],
      ['impulsive', 'You stop rereading and decide at once, and three small decisions follow the first.'],
    ],
  },
  Venus: {
    retrograde: [
      ['dreaming', 'You go back in thought to what you used to like, and you wonder what became of it.'],
      ['searching', 'You wonder whom and what you like, and whom you only got used to.'],
    ],
    direct: [
      ['kind', "You know again what you like, and you're gentler with everything you don't."],
      ['eager', "You're ready to be liked again, and you look up to see who's looking."],
    ],
  },
  Mars: {
    retrograde: [
      ['impatient', "You're easily annoyed, and you glare at whatever is in your way."],
      ['careful', "You're slower and more careful than you need to be."],
    ],
    direct: [
      ['strong', "You've got your drive back, and you feel equal to whatever comes."],
      ['impatient', "You've waited long enough, and one more minute of standing still feels like a punishment."],
    ],
  },
  Jupiter: {
    retrograde: [
      ['searching', "You stop adding to things, and you want to know what's really behind them."],
      ['diligent', 'You make less noise about your hopes and do more of the work on them.'],
    ],
    direct: [
      ['hopeful', "You're hopeful again, and the hope is a better one for having waited."],
      ['outspoken', "You say what you'd like again, and you say it out loud."],
    ],
  },
  Saturn: {
    retrograde: [
      ['careful', "You check what you've done before anyone else does, and you redo the weak part."],
      ['burdened', 'Nobody is pressing you for the moment, and you notice how hard you press yourself.'],
    ],
    direct: [
      ['diligent', 'You take up your share again, and you get through it to the end.'],
      ['outspoken', "You say plainly what you want and what you don't, and nobody argues."],
    ],
  },
  Uranus: {
    retrograde: [
      ['restless', "You're restless, and you haven't told anyone yet."],
      ['searching', "You look at what you've shaken up, and you're honest about which part was worth it."],
    ],
    direct: [
      ['daring', "You're ready for what you're usually too sensible to do."],
      ['playful', 'You feel free to be a little silly.'],
    ],
  },
  Neptune: {
    retrograde: [
      ['releasing', 'You let go of something that you only imagined, and you wake up a little.'],
      ['curious', "You're less easily enchanted than usual, and you ask the question that you'd left unasked."],
    ],
    direct: [
      ['dreaming', 'You can dream again, and this time you know where the floor is.'],
      ['kind', "You let yourself be moved again, and you're kinder than you'd planned to be."],
    ],
  },
  Pluto: {
    retrograde: [
      ['torn', 'You loosen your grip a little, and half of you wants it back at once.'],
      ['searching', "You look at your own part in a struggle, and it isn't small."],
    ],
    direct: [
      ['releasing', 'You know what you want to be rid of, and you have the strength for it.'],
      ['outspoken', "You're done with working things out in the dark, and you name them aloud."],
    ],
  },
  Chiron: {
    retrograde: [
      ['mending', 'You go back to an old hurt with a little more patience than it gave you.'],
      ['tender', 'You stop trying to mend everyone else, since you could do with some comfort yourself.'],
    ],
    direct: [
      ['kind', "You know your own sore spot, and you're gentler with other people's."],
      ['mending', 'An old hurt is easier to talk about, so you do.'],
    ],
  },
}
