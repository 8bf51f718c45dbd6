import { durationOf } from '../../../../shared/domain/meditation.ts'
import evening from '../../../data/rituals/evening.flac'
import morning from '../../../data/rituals/morning.flac'
import threshold from '../../../data/rituals/threshold.flac'

const ritual = (
  id: string,
  src: string,
  text: { title: string; description: string; tags: string[] },
  transcript: string[],
) => ({
  id,
  src,
  ...text,
  transcript,
  duration: durationOf(transcript),
})

/** Three rituals for three times of the day. A sample: they are the same for everyone. */
export const rituals = [
  ritual(
    'morning',
    morning,
    { title: 'Open the Window', description: 'For the first minutes of the day, before the phone.', tags: ['Morning'] },
    [
      'Stand at a window, or sit where you can see one. If you can, open it a little. Let the air of the day reach your face before its news does.',
      'Look for the brightest part of the sky. You need not name the weather. Notice the color, and whether it is changing.',
      'Breathe in through the nose. What does the morning smell of? Breathe out slowly. Do this three times, as if somebody had asked you to describe it to them later.',
      'Put one hand on the window sill. Feel how cool it is, and how your hand warms it. This is your first piece of work today, and it is done.',
      'Think of one hour that is coming. Not the whole day. See yourself in the middle of that hour, doing the next thing, with your shoulders down.',
      'Choose a word to take along: slowly, or kindly, or enough. Say it once. Close the window when you like. The day can come in through the door now.',
    ],
  ),
  ritual(
    'threshold',
    threshold,
    {
      title: 'At the Threshold',
      description: 'Between work and home, or between one thing and the next.',
      tags: ['Midday', 'Breath'],
    },
    [
      'Find a doorway, or imagine one. Stand in it with one foot on each side. Behind you is what you have just been doing. It is allowed to be unfinished.',
      'Breathe out first, longer than you need to. Let the in-breath come by itself. Most of us arrive everywhere with the air of the last room still in our lungs.',
      'Feel the frame on both sides of you, with your hands or in your mind. A door is only a wall that has learned to wait.',
      'Name the last thing that happened on the far side, in five words or fewer. Leave the words hanging there, like a coat. You know where to find it.',
      'Now look ahead, into the next room. Who is in it? What would they notice about you, if you walked in as you are? What would you like them to notice?',
      'Breathe out once more, and bring the other foot across. You are here now. Whatever you forgot to bring, you can manage without for an hour.',
    ],
  ),
  ritual(
    'evening',
    evening,
    { title: 'Bank the Fire', description: 'Put the day away before you go to bed.', tags: ['Evening', 'Rest'] },
    [
      'Sit down somewhere that is not your bed. People who heated with wood did not let the fire go out at night. They covered it with ash, so that it would keep until morning.',
      'Hold your hands out as if there were something warm in front of you. Turn them over. Let the warmth be the part of today that was good, even if it was short.',
      'Now the ash. It is what is left of the things that are over. Think of one of them, and let it settle, gray and light. It has burned. It cannot burn again.',
      'There is something that is not over. You can feel it glow. You do not have to put it out. Cover it, and know that you will find it tomorrow, quite hot enough.',
      'Let your hands sink into your lap. Breathe slowly enough to hear it. The room is getting darker, or it is dark already, and nothing in it wants an answer.',
      'Look around once more for anything left burning. A lamp, a screen, an argument. Turn off what you can. The rest will keep. Good night.',
    ],
  ),
]
