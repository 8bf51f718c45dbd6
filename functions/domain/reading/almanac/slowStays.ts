import type { Stays } from '../pieces/Stays.ts'

/** Of the contacts that go on for weeks. */
export const SLOW_STAYS: Stays<'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Chiron'> = {
  Jupiter: {
    joined: {
      during: [
        'everything seems possible, and some of it is',
        'your plans grow by themselves',
        'people expect a lot of you',
      ],
      after: ["you see which of the plans you'll keep", 'things return to their real size'],
    },
    easy: {
      during: ['doors open a little more easily', 'you have reason to trust your luck', 'people are generous with you'],
      after: ['luck is ordinary luck again', 'you keep what you made of it'],
    },
    tense: {
      during: ['everything looks bigger than it is', 'you say yes too often', 'enough never quite feels like enough'],
      after: ['you see how much you had taken on', 'enough is enough again'],
    },
  },
  Saturn: {
    joined: {
      during: [
        'what you do slowly is done for good',
        'you take things seriously, yourself included',
        'no shortcut works',
      ],
      after: ['you feel how much you can carry', 'the load is lighter, and what you built stays'],
    },
    easy: {
      during: ['patience pays', 'whatever you do twice turns into a habit', 'older people take you seriously'],
      after: ['what you set up runs by itself', 'discipline is your own affair again'],
    },
    tense: {
      during: ['most things take twice as long', 'you hear no more often than yes', 'you carry more than your share'],
      after: ['your shoulders come down', 'things move at their usual speed'],
    },
  },
  Uranus: {
    joined: {
      during: ['no plan holds for long', 'you surprise even yourself', 'the old way has stopped working'],
      after: ['the new way feels normal', 'you can plan more than a week ahead'],
    },
    easy: {
      during: ['a change of habit comes easily', 'fresh ideas find you', 'you feel freer than usual'],
      after: ['the new habit is simply a habit', 'the days are more predictable'],
    },
    tense: {
      during: [
        'something always gets in the way of the plan',
        'you want out, if only for an hour',
        'calm days are rare',
      ],
      after: ['things calm down, and some of the change stays', 'a plan is a plan again'],
    },
  },
  Neptune: {
    joined: {
      during: ['dreams get in everywhere', 'you feel what others feel', 'clear lines are hard to draw'],
      after: ['the fog lifts', 'you know again what is yours and what is theirs'],
    },
    easy: {
      during: [
        'music and pictures reach you more easily',
        'you understand people without asking',
        'the days are a little softer',
      ],
      after: ['the days have sharper edges', 'facts matter more than moods'],
    },
    tense: {
      during: [
        'nothing is quite what it looks like',
        'you tire more easily of hard facts',
        'promises are best taken lightly',
      ],
      after: ['you see clearly what was only a wish', 'the picture is sharp again'],
    },
  },
  Pluto: {
    joined: {
      during: [
        'you do nothing by halves',
        'what is finished shows itself as finished',
        'you want to know what lies beneath',
      ],
      after: ['what remains is really yours', 'you let the small things be small'],
    },
    easy: {
      during: ['you have staying power', 'you can put an old thing right', 'you see through excuses, your own first'],
      after: ['the strength you found stays with you', 'you can leave well enough alone'],
    },
    tense: {
      during: [
        'every small question turns into one of power',
        'you hold on harder than you need to',
        'neither side wants to give way',
      ],
      after: ['the pressure lets up', "you needn't win to be left in peace"],
    },
  },
  Chiron: {
    joined: {
      during: [
        'an old sore spot is near the surface',
        "you're more easily touched",
        'you notice who is careful with you',
      ],
      after: ['the spot is less sore than before', 'you can talk about it without a lump in your throat'],
    },
    easy: {
      during: ['you can be a beginner without shame', 'helping somebody helps you', 'people forgive your mistakes'],
      after: ['an awkward habit has lost its sting', 'you trust yourself a little more'],
    },
    tense: {
      during: ["you're easily stung", 'an old doubt speaks up', 'help feels like criticism'],
      after: ['the sting goes', 'you can take a joke about it'],
    },
  },
}
