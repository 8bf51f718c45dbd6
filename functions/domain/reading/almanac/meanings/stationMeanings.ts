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
      ['duty', "You go over what you've said and signed, and find a thing or two that you'd put differently."],
      ['talk', 'Messages cross, names slip and an old conversation wants to be finished.'],
    ],
    direct: [
      ['talk', 'You know what you wanted to say, and people are ready to hear it.'],
      ['bold', "The answer that's been stuck comes loose, and the next three come with it."],
    ],
  },
  Venus: {
    retrograde: [
      ['dream', 'You look again at what and whom you love, and an old taste may come to visit.'],
      ['torn', 'You wonder what you call love, and what you pay for it.'],
    ],
    direct: [
      ['warm', "You know again what you like, and it's easier to say so."],
      ['warm', 'Affection that had gone quiet finds its voice, a little hoarse.'],
    ],
  },
  Mars: {
    retrograde: [
      ['cross', 'You slow down against your will, and have to find out which of your fights are worth having.'],
      ['cross', 'Whatever you push stops moving, so you look at how you push.'],
    ],
    direct: [
      ['bold', "You've got your drive back, and you'd be wise not to spend it all at once."],
      ['bold', "You know what you're going for, and your feet agree."],
    ],
  },
  Jupiter: {
    retrograde: [
      ['duty', 'You stop adding to your plans and ask which of them you still believe in.'],
      ['duty', 'You do your growing indoors for a while, where nobody can applaud.'],
    ],
    direct: [
      ['plenty', 'A hope that was waiting gets under way, and it has been improved by the wait.'],
      ['plenty', "You're ready to say yes again, and you know better to what."],
    ],
  },
  Saturn: {
    retrograde: [
      ['duty', 'You check your own work before anyone else does, and find what needs a second nail.'],
      ['duty', 'The pressure from outside lets up, so you notice the pressure from inside.'],
    ],
    direct: [
      ['duty', 'Your patience pays off, slowly, and in a way that lasts.'],
      ['duty', "You put back what isn't your job, and pick up the two things that are."],
    ],
  },
  Uranus: {
    retrograde: [
      ['free', 'The rebellion turns inward, and you change something in yourself before you change the furniture.'],
      ['free', "You've shaken things up enough for now, and you look at where they fell."],
    ],
    direct: [
      ['bold', "You're ready to do the thing that you're usually too sensible for."],
      ['free', 'A change that you turn over in private wants to be seen.'],
    ],
  },
  Neptune: {
    retrograde: [
      ['dream', 'The mist lifts a little, and you see a favorite dream in working clothes.'],
      ['deep', "You're less easily enchanted for some months, and you find things out."],
    ],
    direct: [
      ['dream', 'You can dream again, and this time you know where the floor is.'],
      ['dream', 'You follow a hunch again, with one hand on the railing.'],
    ],
  },
  Pluto: {
    retrograde: [
      ['torn', 'You let go of the wheel in one matter and watch where it rolls.'],
      ['deep', "You look at your own part in a struggle, and it isn't small."],
    ],
    direct: [
      ['deep', 'You know what you want to be rid of, and you have the strength for it.'],
      ['deep', "Something that you've worked through in the dark is ready for daylight."],
    ],
  },
  Chiron: {
    retrograde: [
      ['sore', 'You go back to an old hurt with a little more patience.'],
      ['sore', 'You stop trying to mend everyone else for a while.'],
    ],
    direct: [
      ['sore', "You can use what you've learned about your own sore spot."],
      ['sore', 'An old hurt is easier to talk about, so you do.'],
    ],
  },
}
