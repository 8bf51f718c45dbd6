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
      ['duty', "You go over what you've said, and you find a thing or two that you'd put differently."],
      ['talk', 'You lose names in the middle of a sentence, and you start the sentence over.'],
    ],
    direct: [
      ['talk', 'You know what you wanted to say, and people are ready to hear it.'],
      ['bold', 'You stop rereading and decide, and three small decisions follow the first.'],
    ],
  },
  Venus: {
    retrograde: [
      ['dream', 'You go back in thought to what you used to like, and you wonder what became of it.'],
      ['torn', 'You wonder whom and what you like, and whom you only got used to.'],
    ],
    direct: [
      ['warm', "You know again what you like, and you're gentler with everything you don't."],
      ['seen', "You're ready to be liked again, and you look up to see who's looking."],
    ],
  },
  Mars: {
    retrograde: [
      ['cross', 'You slow down against your will, and you glare at whatever is slowing you.'],
      ['duty', 'Whatever you push stops moving, so you start over, slower and in the right order.'],
    ],
    direct: [
      ['bold', "You've got your drive back, and you'd like to spend all of it at once."],
      ['free', "You've waited long enough, and one more minute of standing still feels like a punishment."],
    ],
  },
  Jupiter: {
    retrograde: [
      ['deep', "You stop adding and count what's there, and you ask what you still believe in."],
      ['duty', 'You make less noise about your hopes and do more of the work on them.'],
    ],
    direct: [
      ['plenty', "You're hopeful again, and the hope is a better one for having waited."],
      ['bold', 'You say yes again without looking over your shoulder, and you say it loudly.'],
    ],
  },
  Saturn: {
    retrograde: [
      ['duty', "You check what you've done before anyone else does, and you redo the weak part."],
      ['sore', 'Nobody is pressing you for the moment, and you notice how hard you press yourself.'],
    ],
    direct: [
      ['duty', "You take up your share again, neither more of it nor less, and you don't complain."],
      ['bold', "You say plainly what's your job and what isn't, and nobody argues."],
    ],
  },
  Uranus: {
    retrograde: [
      ['free', 'You rebel in private first, and you find out which of the rules are your own.'],
      ['deep', "You look at what you've shaken up, and you're honest about which part was worth it."],
    ],
    direct: [
      ['bold', "You're ready for what you're usually too sensible to do."],
      ['free', "You've been patient with the usual way for as long as you can, and not a day longer."],
    ],
  },
  Neptune: {
    retrograde: [
      ['dream', "You wake up a little, and you count what's left of what you imagined."],
      ['deep', "You're less easily enchanted than usual, and you ask the question that you'd left unasked."],
    ],
    direct: [
      ['dream', 'You can dream again, and this time you know where the floor is.'],
      ['warm', "You let yourself be moved again, and you're kinder than you'd planned to be."],
    ],
  },
  Pluto: {
    retrograde: [
      ['torn', 'You loosen your grip a little, and half of you wants it back at once.'],
      ['deep', "You look at your own part in a struggle, and it isn't small."],
    ],
    direct: [
      ['bold', 'You know what you want to be rid of, and you have the strength for it.'],
      ['deep', "You're done with working things out in the dark, and you want them named."],
    ],
  },
  Chiron: {
    retrograde: [
      ['sore', 'You go back to an old hurt with a little more patience than it gave you.'],
      ['warm', 'You stop trying to mend everyone else, and you sit down with your own tiredness.'],
    ],
    direct: [
      ['warm', "You know your own sore spot, and you're gentler with other people's."],
      ['talk', 'An old hurt is easier to talk about, so you do.'],
    ],
  },
}
