import type { Meditation } from '../Meditation.ts'

export const waningCrescent: readonly Meditation[] = [
  {
    id: 'waning-crescent-thin',
    title: 'Thin Light',
    description: 'Do less on purpose. A rest for the last days before the new Moon.',
    moonPhase: 'waning_crescent',
    tags: ['Rest', 'Morning'],
    sound: { ambience: 'wind', root: 82.41, chord: 'bright' },
    transcript: [
      'Stay where you are, even if that is bed. The Moon is a thin curve in the east before sunrise, and few people are up to see it. It does not mind.',
      'For the next few minutes there is nothing to improve. Your posture is good enough. So is your breath. So, very likely, is most of what you did this month.',
      'Listen for the quietest sound near you. When you have found it, look for one that is quieter still. Rest your attention on that, lightly, like a hand on a sleeping cat.',
      'Thoughts will come about what is left to do. Let each of them pass behind the quiet sound, as cars pass behind a hedge. You can hear them without going along.',
      'Think of a field in winter. Nobody asks it what it is growing. The farmer walks past and is content. Lying fallow is part of how a field works.',
      'What could you leave undone today, without harm to anyone? Choose one thing, and cross it out in your mind with a slow, straight line. Feel the small space that it leaves.',
      'Stay in that space as long as the sound lasts. Then get up slowly, or do not get up yet. The new Moon is near, and it brings its own work.',
    ],
  },
  {
    id: 'waning-crescent-sleep',
    title: 'Before Sleep',
    description: 'From your feet to your forehead, one part of the body after another.',
    moonPhase: 'waning_crescent',
    tags: ['Body', 'Sleep'],
    sound: { ambience: 'waves', root: 55, chord: 'deep' },
    transcript: [
      'Lie down, and let the bed have your weight. Read each part, then close your eyes until the bell. If you fall asleep before the end, you have done it right.',
      'Begin with your feet. Feel where the heels touch. Let the toes be as long as they like. Think: feet, thank you, that is all for today.',
      'Your calves and knees. They have carried you up and down all day. Let them roll out a little to the sides. Let the backs of the knees go soft.',
      'Your hips and belly. Let the breath move there as the sea moves a small boat, up a little, down a little. No one is steering.',
      'Your hands. Let the fingers curl by themselves. Let go of the phone, the wheel, the handle of the bag. Your arms are heavy. The bed holds them too.',
      'Your shoulders and your throat. Whatever you did not say today can be said another time, or never. Let your neck be long.',
      'Your face. Unhook the jaw. Let the eyes sink back, as if they looked at something far below you. Smooth out the forehead, from the middle to the sides.',
      'All of you at once now: long, warm and heavy. Outside, the last of the Moon has not risen yet. There is nothing to see. Sleep, if you like.',
    ],
  },
]
