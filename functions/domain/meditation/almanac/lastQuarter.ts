import type { Meditation } from '../Meditation.ts'

export const lastQuarter: readonly Meditation[] = [
  {
    id: 'last-quarter-table',
    title: 'Clearing the Table',
    description: 'Finish one thing, put one back, and let one go.',
    moonPhase: 'last_quarter',
    tags: ['Release', 'Order'],
    sound: { ambience: 'rain', root: 82.41, chord: 'tender' },
    transcript: [
      'Sit down as you would at a table after dinner. The Moon is half lit again, and rises around midnight. What the month was for has mostly happened. Now come the plates.',
      'Picture the table in front of you, and on it everything that is still open. Letters you owe. Things you borrowed. Talks that stopped in the middle. Just look at it all.',
      'Breathe out. You are not going to wash up tonight. You are only going to sort, and only three things.',
      'First, choose something that is almost empty. It needs one more bite and it is done. Set it near your hand, and decide when tomorrow you will finish it.',
      'Second, choose something that is not yours. A worry that belongs to another person, or a job that you picked up because nobody else did. See yourself carry it back, politely, and set it down.',
      'Third, choose something that has gone cold. A plan that you no longer want, though you once did. Thank it for the appetite. Then scrape the plate.',
      'Look at the table now. It is not clear. But there is a space on it the size of two hands. Rest your hands there.',
      'Breathe slowly in that space. Empty does not mean poor. It is where the next thing will be put down.',
    ],
  },
  {
    id: 'last-quarter-forgive',
    title: 'Setting It Down',
    description: 'For an old quarrel that you are tired of carrying. At your own pace.',
    moonPhase: 'last_quarter',
    tags: ['Forgiveness', 'Release'],
    sound: { ambience: 'stream', root: 65.41, chord: 'deep' },
    transcript: [
      'Make yourself comfortable, and promise yourself that you can stop at any time. Choose something small for this. A sharp word, a forgotten birthday. The large things deserve more than a few minutes.',
      'Remember it once, briefly, as you would read a headline. Notice where you carry it. The throat? Between the shoulder blades? Let your breath go there and come back.',
      'It happened. Say that first. You are not going to call it good, or pretend that it was nothing. You are only asking whether you still have to hold it.',
      'Imagine it as a stone about as large as your fist. Feel its weight in one hand. How long have you been carrying it? Shift it to the other hand. It weighs the same there.',
      'You come to a stream. The water is shallow and clear, and the bed is full of stones that others have left. Crouch down. You may put yours in, or keep it a while. Both are allowed.',
      'If you put it down, watch the water go around it. It is still there. It is simply no longer in your hand. If you kept it, know that the stream stays where it is.',
      'Stand up. Shake out your arms. Breathe in, breathe out, and notice your own two hands, and what else they might be for.',
    ],
  },
]
