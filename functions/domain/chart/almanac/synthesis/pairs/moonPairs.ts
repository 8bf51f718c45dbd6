import type { PairTexts } from './PairTexts.ts'

export const moonPairs: PairTexts = {
  Mercury: {
    joined: 'Feelings turn into words almost at once, so you write good letters and quick replies.',
    easy: 'You can say how you feel without making a speech of it, and people tell you things in return.',
    tense: 'What you feel at breakfast you explain by noon and doubt by supper, so let big talks sleep a night.',
  },
  Venus: {
    joined: 'Tenderness is close to the surface, and a small kindness can carry you through a gray day.',
    easy: 'Affection flows without much planning, in food, in gifts, in a hand on a sleeve.',
    tense: 'To be soothed and to be charming are two jobs, and nobody can do both when tired.',
  },
  Mars: {
    joined: 'A feeling is in your hands and feet before it has a name, so movement is how you find it out.',
    easy: 'You defend what you love without drama, and get over a quarrel by dinner.',
    tense: 'Hurt comes out as heat here, and a walk around the block saves a good many apologies.',
  },
  Jupiter: {
    joined: 'Your heart is roomy, and so, on the whole, is the portion you serve.',
    easy: 'Good humor comes back quickly, and your table is a place where others recover theirs.',
    tense: 'Comfort likes a second helping, of cake, of plans, of company, and a small no keeps it sweet.',
  },
  Saturn: {
    joined: 'You keep feelings in a locked drawer, tidy and safe, and the key is worth lending to one friend.',
    easy: 'Calm is your gift in a bad hour, and people lean on it more than they say.',
    tense: 'Needing help feels like failing a test nobody set, so ask early, for something small.',
  },
  Uranus: {
    joined: 'Moods change like weather on a coast, and you feel safest with an exit in view.',
    easy: 'Change suits your nerves, and an unusual household suits you better than a perfect one.',
    tense: 'Closeness and freedom want the same evening, and it helps to say which one tonight is for.',
  },
  Neptune: {
    joined: "You pick up other people's moods like smoke in a coat, and fresh air is how it leaves.",
    easy: 'You sense what someone needs before they ask, and music does the same for you.',
    tense: 'A feeling can be yours, theirs or left over from a film, so ask before you answer it.',
  },
  Pluto: {
    joined: 'Your feelings run deep and keep their own counsel, and pretending is hard for you.',
    easy: 'You can sit with someone in real trouble and not look at the clock.',
    tense: 'Strong feeling here likes to take the wheel, and naming it aloud gives you the brake.',
  },
}
