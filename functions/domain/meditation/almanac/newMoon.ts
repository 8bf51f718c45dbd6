import type { Meditation } from '../Meditation.ts'

export const newMoon: readonly Meditation[] = [
  {
    id: 'new-moon-seed',
    title: 'A Seed in the Dark',
    description: 'Choose one small thing to begin this month, and tell nobody yet.',
    moonPhase: 'new_moon',
    tags: ['Intention', 'Beginnings'],
    sound: { ambience: 'night', root: 73.42, chord: 'open' },
    transcript: [
      'Sit so that your back can look after itself. Let your hands rest. The Moon is up there with the Sun today, its dark side toward us. There is nothing to see, and nothing is missing.',
      'Breathe in, and notice where you feel it first: the nose, the chest, the belly. Breathe out, and let your shoulders come down by the width of a finger.',
      'Think of a seed under the soil. It does not know what the weather is doing. It has one task, which is to take in a little water.',
      'Now ask yourself, quietly: what would I like to have begun by the next new Moon? Let three or four answers come. Do not argue with any of them.',
      'Keep the smallest one. The one that would fit into ten minutes. The one that you could do tomorrow even if the day went badly.',
      'Say it to yourself in a few plain words, with a verb in it. Not “be braver”, but “call her”. Not “get fit”, but “walk to the station”.',
      'Leave it in the dark now. You need not tell anyone, or plan the rest. Breathe with it for a while, the way you would sit beside someone who is asleep.',
      'When you are ready, feel the floor under your feet. Look around the room. The seed is in. Tomorrow, a little water.',
    ],
  },
  {
    id: 'new-moon-quiet',
    title: 'Nothing to See Yet',
    description: 'A rest from wanting answers, on the darkest night of the month.',
    moonPhase: 'new_moon',
    tags: ['Rest', 'Listening'],
    sound: { ambience: 'wind', root: 65.41, chord: 'deep' },
    transcript: [
      'Turn the lamp down if you can, and make yourself comfortable. Tonight the sky has no Moon in it. For a few minutes you can be as unlit as the sky is.',
      'Listen to the farthest sound you can hear. A road, a pipe, the wind. Do not name it for long. Let it be far away, and let it go on without you.',
      'Now the nearest sound. Perhaps your own breath, or cloth against cloth. Between the farthest sound and the nearest one there is a great deal of room. You are sitting in it.',
      'If a question comes, and one will, treat it as a visitor who has come a day early. Thank it. Tell it that you are not receiving tonight.',
      'Feel the weight of your head. Feel what carries it: the neck, the back, the chair, the floor, the ground below the house. Nothing here needs your help.',
      'Not knowing is not the same as being lost. Sailors wait for stars. Gardeners wait for green. You can wait for one evening without falling behind.',
      'Take three slow breaths, and count them on the way out. One, for what you do not know. Two, for what you need not know yet. Three, for nothing at all.',
    ],
  },
]
