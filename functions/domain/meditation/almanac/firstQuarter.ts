import type { Meditation } from '../Meditation.ts'

export const firstQuarter: readonly Meditation[] = [
  {
    id: 'first-quarter-half',
    title: 'Half Lit',
    description: 'Sit with a decision without forcing it. Hear what each side has to say.',
    moonPhase: 'first_quarter',
    tags: ['Decision', 'Clarity'],
    sound: { ambience: 'hearth', root: 82.41, chord: 'open' },
    transcript: [
      'Sit upright, with both feet on the floor. The Moon is half lit tonight. The line between its light and its dark side is where its mountains show best.',
      'Think of something that you have not decided. It may be small. Let it stand in front of you, about as far away as the opposite wall.',
      'Put one side of it in your left hand. Turn the palm up, and feel how heavy it is. Let this side say what it wants for you, in one sentence.',
      'Breathe out. Now the other side, in your right hand. Let it speak too, without answering back. One sentence. What does it want for you?',
      'Notice that both are trying to look after you. One of them may be louder. Loud is not the same as right, and quiet is not the same as weak.',
      'Picture a morning three months from now, after the left hand’s choice. You are making breakfast. How does it feel to stand there? Then the same morning, after the right hand’s.',
      'Bring your hands together in your lap. You do not have to choose tonight. But if one of those kitchens was warmer, remember which one.',
      'Breathe in and out three times, at your own pace. The Moon will pass this half by itself. So, in time, will you.',
    ],
  },
  {
    id: 'first-quarter-push',
    title: 'Steady Pressure',
    description: 'For the week when the work pushes back. Effort without clenching.',
    moonPhase: 'first_quarter',
    tags: ['Effort', 'Breath'],
    sound: { ambience: 'waves', root: 73.42, chord: 'warm' },
    transcript: [
      'Find a seat that lets you be alert. In the days around the half Moon, what was easy to begin is often harder to go on with. That is no sign that you were wrong.',
      'Press your palms together in front of your chest. Use a quarter of your strength. Feel the warmth between them. Keep breathing while you press.',
      'Now look for the effort that is not helping. The neck, the forehead, the toes. Let all of that go, and keep only the hands. Pressing is enough.',
      'Release, and let your hands fall. Feel the blood come back. This is how a tide moves a boat: it does not strike. It leans, and goes on leaning.',
      'Think of what is pushing back at present. A task, a person, a form with too many pages. See it as you saw your other palm: simply there, and firm.',
      'What would a quarter of your strength look like? One page. One honest message. One hour, and then a walk. Choose something that you could repeat tomorrow.',
      'Breathe in, and feel your back grow long. Breathe out, and feel your weight. Long and heavy at once: that is all that steadiness is.',
    ],
  },
]
