import type { WishPieces } from '../../pieces/WishPieces.ts'

export const slowTargets = {
  Jupiter: {
    joined: [
      '{target} would invite everybody',
      '{target} sees something bigger behind it',
      '{target} is generous to a fault',
      '{target} wants to learn something from all this',
    ],
    easy: [
      '{target} has a good feeling',
      '{target} adds a second helping',
      '{target} makes things bigger in the right way',
      '{target} knows there is enough for everyone',
    ],
    tense: [
      '{target} has promised the same hour to somebody else',
      '{target} wants the large size',
      '{target} preaches a little',
      '{target} thinks that rules are for others',
    ],
  },
  Saturn: {
    joined: [
      '{target} wants something that lasts',
      '{target} counts the hours',
      '{target} asks who is responsible',
      '{target} would rather be late than bad',
    ],
    easy: [
      '{target} does the dull half first',
      '{target} makes things solid',
      '{target} has a plan and keeps to it',
      '{target} knows how much is enough',
    ],
    tense: [
      "{target} says that you aren't ready",
      '{target} wants every paper on the table first',
      '{target} looks for the mistake',
      '{target} says no, to be on the safe side',
    ],
  },
  Uranus: {
    joined: [
      '{target} wants to be unlike anyone else',
      '{target} is bored with how it was done before',
      '{target} tears up the instructions',
      '{target} insists on your own terms',
    ],
    easy: [
      '{target} has a better idea, and it works',
      '{target} likes the surprise',
      '{target} gives you a holiday from routine',
      '{target} finds the odd angle that fits',
    ],
    tense: [
      '{target} wants to do the opposite',
      "{target} won't be tied down",
      '{target} is halfway out of the window',
      '{target} wants no one to count on you',
    ],
  },
  Neptune: {
    joined: [
      '{target} would like to float for a while',
      '{target} sees what could be and not what is',
      "{target} takes on everybody's mood",
      '{target} gives things away before it is asked',
    ],
    easy: [
      '{target} knows without being told',
      '{target} finds some poetry there',
      '{target} forgives whatever went wrong',
      '{target} lets things come by themselves',
    ],
    tense: [
      '{target} drifts off',
      '{target} would rather not know',
      '{target} feels guilty for no reason',
      '{target} believes the prettier story',
    ],
  },
  Pluto: {
    joined: [
      '{target} wants the truth',
      '{target} means it with your whole weight',
      '{target} clears away whatever is in between',
      '{target} knows what is at stake',
    ],
    easy: [
      '{target} gives you depth',
      '{target} gets to the heart of things without a fight',
      '{target} lets go of what is over',
      '{target} has more strength than shows',
    ],
    tense: [
      '{target} trusts nobody',
      '{target} wants to know what is behind it',
      '{target} gives no ground',
      '{target} keeps a secret',
    ],
  },
  Chiron: {
    joined: [
      '{target} feels a tender place',
      '{target} is braver than it looks',
      '{target} asks you to be gentle with yourself',
      '{target} knows what it is to be bad at something',
    ],
    easy: [
      '{target} makes you patient with anyone who struggles',
      '{target} lets the sore part rest',
      '{target} turns what you know the hard way into help',
      '{target} accepts a hand',
    ],
    tense: [
      '{target} expects to be left out',
      '{target} winces at the first word',
      '{target} hides how much all this matters',
      '{target} would rather limp than ask',
    ],
  },
  'North Node': {
    joined: [
      '{target} says that this is worth learning',
      '{target} wants you to go one step further',
      '{target} likes what is new to you',
      '{target} takes it as a signpost',
    ],
    easy: [
      '{target} feels that this leads somewhere',
      '{target} is glad of the practice',
      '{target} makes the next step plain',
      '{target} lets you learn by doing',
    ],
    tense: [
      '{target} asks you to give up the easy way',
      '{target} points to the other side of the street',
      "{target} wants you to do what you don't know yet",
      '{target} has no use for an old excuse',
    ],
  },
} as const satisfies Record<string, WishPieces>
