import type { Meditation } from '../Meditation.ts'

export const waxingGibbous: readonly Meditation[] = [
  {
    id: 'waxing-gibbous-almost',
    title: 'Almost',
    description: 'Patience for the last stretch, when you can see the end and are not there.',
    moonPhase: 'waxing_gibbous',
    tags: ['Patience', 'Breath'],
    sound: { ambience: 'stream', root: 82.41, chord: 'warm' },
    transcript: [
      'Settle wherever you are. The Moon looks nearly round tonight, and if you glance at it you may think that it is full. Look again. One edge is still soft.',
      'Almost is an uncomfortable word. It has the end in it, and the end is not here. Let yourself notice what you are almost done with at the moment.',
      'Breathe in to the count of four. Wait for one count before you breathe out. In that one count nothing is happening, and nothing is wrong.',
      'Breathe out to the count of six, and wait again for one. Stay with this for a few rounds. The waiting is a part of the breath, just as the moving is.',
      'Now think of bread in an oven. It smells finished long before it is. Whoever opens the door early lets out the heat that was doing the work.',
      'What in your life could you leave in the oven a little longer? A reply you want to hear. A plan you want to announce. See yourself closing the door on it, gently.',
      'Let your breath find its own count again. You have done most of it. What is left needs less from you than you think: some warmth, and some time.',
    ],
  },
  {
    id: 'waxing-gibbous-hands',
    title: 'The Finer Work',
    description: 'Bring your whole attention down to your hands and to one detail.',
    moonPhase: 'waxing_gibbous',
    tags: ['Attention', 'Body'],
    sound: { ambience: 'rain', root: 98, chord: 'open' },
    transcript: [
      'Rest your hands where you can see them. The Moon is bright enough to read large print by, and every evening it adds a little more. This is the time of the month for details.',
      'Look at one hand as if you had to draw it. The lines at the knuckles. The small hairs. The paler skin where the fingers meet. Go slowly.',
      'Turn the hand over. Find the longest line, and follow it with your eyes from one end to the other. When your thoughts wander off, come back to the place where you left.',
      'Touch the tip of each finger with your thumb, one after the other, and back again. Light enough that you only just feel it.',
      'These hands have buttoned coats, and held other hands, and learned to write. They learned it all the same way: badly, then again, then well.',
      'Think of something you are making, or mending, or learning. Choose one corner of it. Not the whole thing. The hinge, the second verse, the seam.',
      'See your hands at that corner tomorrow, unhurried. They know more than you can tell them. Let them be still for now.',
      'Breathe out, and look up. The room has more detail in it than it had some minutes ago. You may keep that.',
    ],
  },
]
