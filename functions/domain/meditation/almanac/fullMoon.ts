import type { Meditation } from '../Meditation.ts'

export const fullMoon: readonly Meditation[] = [
  {
    id: 'full-moon-light',
    title: 'In Full Light',
    description: 'Look at your month as it is, without praise and without blame.',
    moonPhase: 'full_moon',
    tags: ['Clarity', 'Evening'],
    sound: { ambience: 'night', root: 87.31, chord: 'bright' },
    transcript: [
      'If you can, sit where you see the Moon, or at least the light that it throws. It rose about when the Sun went down, and it will stay up all night. There is no hurry.',
      'Let your eyes rest on something that is lit. A roof, a cup, your own knee. Moonlight takes most of the color away, and leaves the shape.',
      'Look back over the past two weeks in the same light. Take out the color: what should have been, whose fault it was. See only the shapes. This happened. Then this.',
      'Something went well. You may have forgotten it already. Find it, and give it three slow breaths of your time.',
      'Something did not go well. Find that too. Give it the same three breaths, no more and no fewer. Let your face stay soft.',
      'What do you see now that you could not see when you were in the middle of it? It may be very plain: I was tired. She was afraid. I like this work.',
      'Say the plain thing to yourself once, in the words you would use for a friend. Then let it stand in the light. You do not have to do anything about it tonight.',
      'Breathe in, and feel how awake you are. Breathe out, and let that be all right. The night is long, and well lit.',
    ],
  },
  {
    id: 'full-moon-tide',
    title: 'What the Tide Brought',
    description: 'A slow walk along a shore, gathering what you are glad of.',
    moonPhase: 'full_moon',
    tags: ['Gratitude', 'Imagination'],
    sound: { ambience: 'waves', root: 65.41, chord: 'tender' },
    transcript: [
      'Close your eyes between the bells. At full Moon, Earth, Sun and Moon are almost in line, and the tides run high. Picture a beach on the morning after.',
      'The sand is cold and firm. Feel it under your feet. The water has gone out a long way, and has left a line of things along the shore. Walk beside it.',
      'The first thing you come to is from this week. Something small that you were glad of: a joke, a meal, a train that came. Pick it up. Look at it on both sides.',
      'Walk on. The next is a person. They may never know that they helped. Say their name quietly, and what they did, and carry it along.',
      'A little further there is something that you did not want when it came. The sea has been at it, and the edges are rounder now. Was there anything in it that you could use?',
      'Stop and turn around. There are your footprints, and the line of things, much longer than you thought. You cannot carry it all. You do not have to. It was brought to you anyway.',
      'Listen to the water for a few breaths. It is coming back, slowly, as it always does. Walk up to the dry sand with what you have in your hands.',
    ],
  },
]
