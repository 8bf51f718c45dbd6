import type { AspectsWith } from './AspectsWith.ts'

export const moonAspects = {
  Mercury: {
    conjunction:
      'You feel and think in one breath. You can put moods into words for yourself and others, and you need quiet now and then to tell the two apart.',
    opposition:
      'Head and heart hold long discussions in you. Neither has to win; write down both speeches and sleep on them.',
    trine: 'Words come to your feelings easily. You listen well, remember what was said and comfort by explaining.',
    square:
      'Nerves and moods disturb each other now and then. A walk, a page in a notebook and one question at a time bring them back into step.',
    sextile: 'You sense what can be said and when. A friendly message from you often arrives at the right hour.',
  },
  Venus: {
    conjunction:
      'Tenderness lies close to the surface. You need beauty, affection and peace to feel well, and you create them for others almost without noticing.',
    opposition:
      'What soothes you and what pleases those you love may differ. Ask aloud, since guessing has tired you before.',
    trine:
      'Affection flows easily, and your company feels like a soft chair. You have good taste in comfort, and you share it.',
    square:
      'You may give love in order to feel safe, and then miss your own portion. Receiving takes practice; begin with a compliment.',
    sextile: 'Small courtesies feed your heart. A meal with flowers on the table does you lasting good.',
  },
  Mars: {
    conjunction:
      'You feel quickly and act on it at once. Passion is honest in you; a pause of three breaths makes it kinder and loses nothing.',
    opposition:
      "Other people's tempers stir your own. You come to rest when you admit your anger early, while it is still small.",
    trine: 'Feeling gives you energy, and energy lifts your mood. You protect those you love with warm directness.',
    square:
      'Irritation is your early warning system. It points to a need you have overlooked, and the need is easier to talk about than the irritation.',
    sextile: 'You know how to act on a feeling without a scene. Doing something with your hands helps you settle.',
  },
  Jupiter: {
    conjunction:
      'Your heart is large and likes a full house. You comfort with hope and good food; feelings may grow with the telling, and that is half the fun.',
    opposition:
      'You long for more room than the day offers. Generosity comes in waves with you, and a few free evenings keep it from running dry.',
    trine:
      'You trust life emotionally, and it shows in your laughter. People feel welcome near you and go away a little more hopeful.',
    square: 'Moods come in large sizes. Enjoy the high tide, and keep major promises for average water.',
    sextile: 'Kindness opens doors for you. A walk, a guest or a good book widens your heart quickly.',
  },
  Saturn: {
    conjunction:
      'You learned early to hold your feelings firmly. You are loyal and dependable, and you grow softer where somebody stays long enough.',
    opposition:
      'Closeness and duty look at each other across a distance. You may fear being a burden; people who love you would like to carry something.',
    trine: 'Feeling has a backbone in you. You are calm in hard hours, and your care shows in what you do every week.',
    square:
      'Comfort may have been rationed once. You can be generous with it now, first in small things: warmth, sleep, a friendly word to yourself.',
    sextile: 'Patience and feeling work well together. You settle through order and through old friendships.',
  },
  Uranus: {
    conjunction:
      'Your feelings change like weather by the sea, and you like it fresh. You need closeness with the window open, and you are honest about it.',
    opposition:
      'You want to be held and to be free, often on the same evening. Naming the wish of the hour spares others the guesswork.',
    trine:
      'Your instincts are quick and unusual, and mostly right. You feel at home with odd people and give them a home.',
    square:
      'Sudden restlessness shakes you when things become too close or too quiet. Movement helps at once, and a flexible routine helps in the long run.',
    sextile: 'A change of scene lifts your mood. You can take a surprise in good heart and turn it into a story.',
  },
  Neptune: {
    conjunction:
      'You feel what is in the air and have few walls against it. Music, water and solitude rinse the soul; so does asking whose sadness this is.',
    opposition:
      'You see the people you love in soft light. Closeness grows truer when the light is ordinary and you look again.',
    trine: 'Compassion comes easily, and your dreams are worth remembering. You soothe others simply by sitting there.',
    square:
      'Longing and daily life disturb each other. A clear rhythm of meals and sleep protects a soul that takes in so much.',
    sextile: 'You sense moods early and gently. A little art in the week keeps your feelings clear.',
  },
  Pluto: {
    conjunction:
      'Your feelings run deep and want everything. You know loyalty and upheaval from within, and trust grows when you let somebody see both.',
    opposition:
      'You may meet powerful feelings in others, or powerful others. You can care for someone and keep the key to your own house.',
    trine:
      'You can look into dark corners without losing warmth. In a crisis people come to you, and they are right to.',
    square:
      'Old feelings may rise with surprising force. They are seldom about today alone; give them time, and speak once the water is calm.',
    sextile: 'Depth is available to you without drama. A talk that goes to the root leaves you lighter.',
  },
  Chiron: {
    conjunction:
      'An early soreness lies near your heart, perhaps about being cared for. It has made you gentle, and you may be the first to profit from that.',
    opposition:
      'You care for others where you once missed care. See to it that someone asks you how you are, and answer.',
    trine:
      'You understand hurt without many words. Looking after people, plants or animals does you as much good as them.',
    square:
      'Some kindness touches a sore place and makes you draw back. Stay a moment longer; this time it may simply be kindness.',
    sextile: 'Gentle routines heal you bit by bit. You comfort well, since you know what does not help.',
  },
  'North Node': {
    conjunction:
      'Your feelings know the way, and growth often begins at the kitchen table. Trust what moves you, and bring it into the world.',
    opposition:
      'Familiar comfort lies behind you and growth ahead. Take your memories along, and leave the old habits on the chair.',
    trine: 'Your instincts support your direction. Families, chosen or given, tend to further you.',
    square: 'Safety and growth ask for different things. Pack something comforting and go one step anyway.',
    sextile: 'A warm heart opens the next door for you. Say yes to the invitation that feels like home.',
  },
} as const satisfies AspectsWith<
  'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Chiron' | 'North Node'
>
