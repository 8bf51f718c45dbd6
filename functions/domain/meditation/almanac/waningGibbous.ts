import type { Meditation } from '../Meditation.ts'

export const waningGibbous: readonly Meditation[] = [
  {
    id: 'waning-gibbous-share',
    title: 'Passing It On',
    description: 'Wish somebody well, starting with the easy ones.',
    moonPhase: 'waning_gibbous',
    tags: ['Kindness', 'Connection'],
    sound: { ambience: 'hearth', root: 98, chord: 'warm' },
    transcript: [
      'Sit comfortably, and let one hand lie over the other. The Moon rises later each evening now. It has been as full as it gets, and it begins to give the light back.',
      'Think of somebody who is easy to love. A child, an old friend, a dog. See them doing something they do often. Wish them a quiet evening, and mean it.',
      'Breathe in, breathe out. Notice where in your body that wish was. It may be warm there, or only a little wider. You can leave a hand on it.',
      'Now somebody you hardly know. The one at the register. A neighbor on the stairs. They have a kitchen and a bad night now and then, as you do. Wish them a quiet evening too.',
      'Now somebody with whom it is not so easy. Choose the one who annoys you slightly, not the worst one. You need not approve of them. A quiet evening costs you nothing.',
      'And now yourself. See yourself from the doorway: sitting here, trying this. Wish that person well, in the same few words as all the others.',
      'What do you have more of than you need this week? Time, soup, a good sentence about somebody’s work? Think of one thing that you could pass on tomorrow.',
    ],
  },
  {
    id: 'waning-gibbous-exhale',
    title: 'The Long Exhale',
    description: 'A simple breath with a slow end, for the hour after a full day.',
    moonPhase: 'waning_gibbous',
    tags: ['Breath', 'Evening'],
    sound: { ambience: 'wind', root: 73.42, chord: 'tender' },
    transcript: [
      'Put down whatever you are holding. The full Moon is behind us. Everything that filled can begin to empty, and so can you.',
      'Breathe in through the nose, without pulling. Breathe out through the mouth, as if you were fogging a window. Let the out-breath be longer than the in-breath. That is the whole exercise.',
      'In for three. Out for six. If six is too long, five will do. If you run short of air, go back to breathing as you like. It is not a contest.',
      'At the end of each breath there is a small level place, like the bottom of a stair. Stand on it for a moment before you climb again.',
      'With the next breath out, let go of the last thing that you did today. With the one after it, the last thing that somebody said to you. They will keep until tomorrow.',
      'Let your hands become heavy. Let your eyelids do as they please. In for three. Out for six. The wind outside is doing the same, and nobody asks it why.',
      'Stop counting now, and let your breath go home by itself. Notice whether it has changed its pace. Whatever you find is fine.',
    ],
  },
]
