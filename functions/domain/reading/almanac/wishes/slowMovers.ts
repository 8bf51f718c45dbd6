import type { WishPieces } from '../../pieces/WishPieces.ts'

export const slowMovers = {
  Jupiter: {
    joined: [
      '{mover} wants more of everything',
      '{mover} sees how far things could go',
      '{mover} says yes before asking the price',
      '{mover} makes you think big',
      '{mover} is sure it will all work out',
    ],
    easy: [
      '{mover} makes you generous',
      '{mover} sees the good side',
      '{mover} gives you room to move',
      'you trust things to work, thanks to {mover}',
      '{mover} puts helpful people in your way',
    ],
    tense: [
      "{mover} promises three evenings where there's one",
      '{mover} rounds everything up',
      '{mover} makes more of things than they are',
      '{mover} hopes that matters will take care of themselves',
      '{mover} wants all of it at once',
    ],
  },
  Saturn: {
    joined: [
      '{mover} wants things done properly or not at all',
      '{mover} asks how long you can keep this up',
      '{mover} slows you to walking pace',
      '{mover} makes you serious about what you want',
      '{mover} wants you to stand by what you say',
    ],
    easy: [
      '{mover} gives you patience',
      '{mover} lets you do a thing once and do it well',
      '{mover} puts a floor under your plans',
      'people can rely on you, thanks to {mover}',
      '{mover} keeps you to what you can manage',
    ],
    tense: [
      '{mover} says not yet',
      '{mover} wants everything earned first',
      "{mover} finds the rule against whatever you'd like",
      '{mover} adds up what things take out of you',
      '{mover} makes you do it all alone',
    ],
  },
  Uranus: {
    joined: [
      '{mover} wants you to try what nobody has tried',
      '{mover} turns things upside down to see what falls out',
      '{mover} makes you wide awake',
      '{mover} is tired of the usual way',
      '{mover} sees a way out, and likes the look of it',
    ],
    easy: [
      '{mover} shows you another way in',
      '{mover} lets you do things your own way',
      '{mover} hands you a fresh idea',
      '{mover} loosens a habit without a fight',
      'you can do without a plan, thanks to {mover}',
    ],
    tense: [
      '{mover} wants out by the nearest door',
      '{mover} changes its mind halfway',
      "{mover} can't stand the usual way",
      '{mover} makes you restless in your own chair',
      '{mover} would rather break something than be bored',
    ],
  },
  Neptune: {
    joined: [
      '{mover} makes you dream with your eyes open',
      '{mover} blurs where you end and others begin',
      '{mover} wants to feel rather than count',
      "{mover} hears music where there's only traffic",
      '{mover} makes you softer than you meant to be',
    ],
    easy: [
      '{mover} lets you guess what nobody says',
      '{mover} makes you gentle',
      '{mover} gives you pictures instead of arguments',
      '{mover} lets things stay unfinished',
      '{mover} puts you in a forgiving mood',
    ],
    tense: [
      '{mover} makes a fog of things',
      '{mover} hopes that the awkward part will go away',
      '{mover} would rather imagine than look',
      '{mover} forgets the one detail that matters',
      '{mover} makes you tired of everything at once',
    ],
  },
  Pluto: {
    joined: [
      '{mover} wants to get to the bottom of things',
      '{mover} wants all or nothing',
      "{mover} brings up what's been kept quiet",
      "{mover} won't let go",
      '{mover} wants to be in charge',
    ],
    easy: [
      '{mover} shows you who really decides',
      '{mover} lets you clear things out down to the floor',
      '{mover} gives you staying power',
      '{mover} goes to the root without a quarrel',
      '{mover} makes one honest look enough',
    ],
    tense: [
      "{mover} suspects there's more behind everything",
      '{mover} wants control',
      '{mover} makes a contest of who is stronger',
      '{mover} digs after everyone else has stopped',
      "{mover} can't leave things alone",
    ],
  },
  Chiron: {
    joined: [
      '{mover} finds the sore spot',
      "{mover} makes you shy where you'd like to be bold",
      '{mover} knows why this is hard for you',
      '{mover} asks you to be careful with yourself',
      "{mover} touches the part you'd rather skip",
    ],
    easy: [
      '{mover} lets you be clumsy in peace',
      '{mover} takes the sting out of being bad at something',
      '{mover} turns you into a help for others',
      "{mover} makes it easy to admit what's hard",
      '{mover} is kind about the weak spot',
    ],
    tense: [
      '{mover} expects to be hurt',
      '{mover} flinches before anything has happened',
      '{mover} makes you touchy',
      '{mover} would rather fix everyone else',
      '{mover} thinks that others find this easy',
    ],
  },
  'North Node': {
    joined: [
      "{mover} points you at what's unfamiliar",
      '{mover} asks for one step you have no habit for',
      '{mover} makes a beginner of you',
      '{mover} says this is the way to go',
    ],
    easy: [
      '{mover} makes a new thing feel almost familiar',
      '{mover} gives you one good reason to try',
      '{mover} lets you grow into something',
      '{mover} shows you the next step and no more',
    ],
    tense: [
      "{mover} pulls you toward what you haven't learned",
      '{mover} asks you to leave the easy way',
      '{mover} makes the old way feel too small',
      '{mover} wants you to do without your usual trick',
    ],
  },
} as const satisfies Record<string, WishPieces>
