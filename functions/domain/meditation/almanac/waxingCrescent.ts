import type { Meditation } from '../Meditation.ts'

export const waxingCrescent: readonly Meditation[] = [
  {
    id: 'waxing-crescent-step',
    title: 'The First Small Step',
    description: 'For the thing you have been putting off. You only need its first two minutes.',
    moonPhase: 'waxing_crescent',
    tags: ['Courage', 'Beginnings'],
    sound: { ambience: 'stream', root: 98, chord: 'bright' },
    transcript: [
      'Stand or sit, whichever you would do before going out. If the sky is clear, the Moon is a thin curve in the west after sunset, about as wide as a thumbnail.',
      'It is almost nothing, and everyone who sees it points. A beginning does not have to be large to be visible.',
      'Bring to mind something that you have been putting off. Notice what your body does when you think of it. The jaw, perhaps, or the stomach. Let that part be as it is.',
      'Breathe in for four counts. Breathe out for six. Do this a few times. You are not trying to feel ready. You are only making room.',
      'Now make the thing smaller. What are its first two minutes? Opening the letter. Finding the number. Putting the shoes by the door. See your hands doing just that.',
      'Watch yourself in your mind as you would watch a friend. See how ordinary it looks. See that the room stays the same, and that nobody is keeping score.',
      'Choose when. Name a time of day, and something that will be happening then: after the coffee, before the shower. Say it once, inwardly.',
      'Feel your feet. They have taken every first step you ever took, and never knew the whole way. When this ends, you may stop here, or begin.',
    ],
  },
  {
    id: 'waxing-crescent-room',
    title: 'Room to Grow',
    description: 'Loosen what is tight, so that something new has somewhere to go.',
    moonPhase: 'waxing_crescent',
    tags: ['Body', 'Openness'],
    sound: { ambience: 'rain', root: 87.31, chord: 'warm' },
    transcript: [
      'Lie down, or sit with your arms loose. The Moon is young now, and you can often see the rest of its disc as well, faintly gray. That is light from the Earth, sent back.',
      'Start with your hands. Close them gently, as if around something small. Hold for one breath. Then open them, slowly, finger by finger.',
      'Move to your face. Let the space between your eyebrows grow wider. Let the tongue lie down. Let your teeth be a little apart.',
      'Breathe into the sides of your ribs, as if you had pockets there. Feel them fill and empty. You do not have to breathe deeply. Wide is enough.',
      'Think of a week that was so full that nothing could be added. Now think of one free afternoon in it. Notice what your chest does with that.',
      'Something in your life would like a little more room. A friend. A skill. An hour with the door closed. You need not arrange it now. Only let it be on the list.',
      'Open your hands once more, palms up. An open hand can hold more than a closed one, and it is also less tired.',
    ],
  },
]
