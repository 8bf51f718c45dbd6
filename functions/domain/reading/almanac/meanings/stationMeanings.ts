import type { Planet } from '../../../../../shared/domain/chart.ts'

/** What stops or goes on when a body turns. */
export const STATION_MEANINGS: Readonly<
  Partial<Record<Planet, Readonly<Record<'retrograde' | 'direct', readonly string[]>>>>
> = {
  Mercury: {
    retrograde: [
      "You go over what you've said and signed, and find a thing or two that you'd put differently.",
      'Messages cross, names slip and an old conversation wants to be finished.',
    ],
    direct: [
      'You know what you wanted to say, and people are ready to hear it.',
      "The answer that's been stuck comes loose, and the next three come with it.",
    ],
  },
  Venus: {
    retrograde: [
      'You look again at what and whom you love, and an old taste may come to visit.',
      'You wonder what you call love, and what you pay for it.',
    ],
    direct: [
      "You know again what you like, and it's easier to say so.",
      'Affection that had gone quiet finds its voice, a little hoarse.',
    ],
  },
  Mars: {
    retrograde: [
      'You slow down against your will, and have to find out which of your fights are worth having.',
      'Whatever you push stops moving, so you look at how you push.',
    ],
    direct: [
      "You've got your drive back, and you'd be wise not to spend it all at once.",
      "You know what you're going for, and your feet agree.",
    ],
  },
  Jupiter: {
    retrograde: [
      'You stop adding to your plans and ask which of them you still believe in.',
      'You do your growing indoors for a while, where nobody can applaud.',
    ],
    direct: [
      'A hope that was waiting gets under way, and it has been improved by the wait.',
      "You're ready to say yes again, and you know better to what.",
    ],
  },
  Saturn: {
    retrograde: [
      'You check your own work before anyone else does, and find what needs a second nail.',
      'The pressure from outside lets up, so you notice the pressure from inside.',
    ],
    direct: [
      'Your patience pays off, about as fast as a shelf gets built, and as solidly.',
      "You put back what isn't your job, and pick up the two things that are.",
    ],
  },
  Uranus: {
    retrograde: [
      'The rebellion turns inward, and you change something in yourself before you change the furniture.',
      "You've shaken things up enough for now, and you look at where they fell.",
    ],
    direct: [
      "You're ready to do the thing that you're usually too sensible for.",
      'A change that you turn over in private wants to be seen.',
    ],
  },
  Neptune: {
    retrograde: [
      'The mist lifts a little, and you see a favorite dream in working clothes.',
      "You're less easily enchanted for some months, and you find things out.",
    ],
    direct: [
      'You can dream again, and this time you know where the floor is.',
      'You follow a hunch again, with one hand on the railing.',
    ],
  },
  Pluto: {
    retrograde: [
      'You let go of the wheel in one matter and watch where it rolls.',
      "You look at your own part in a struggle, and it isn't small.",
    ],
    direct: [
      'You know what you want to be rid of, and you have the strength for it.',
      "Something that you've worked through in the dark is ready for daylight.",
    ],
  },
  Chiron: {
    retrograde: [
      'You go back to an old hurt with a little more patience.',
      'You stop trying to mend everyone else for a while.',
    ],
    direct: ["You can use what you've learned about your own sore spot.", 'It hurts less to talk about, so you do.'],
  },
}
