import type { PairTexts } from './PairTexts.ts'

export const jupiterPairs: PairTexts = {
  Saturn: {
    joined: 'Hope and caution vote together on everything, so your yes comes late and counts.',
    easy: 'You grow at a sensible pace, one floor after another, with the plumbing done.',
    tense: 'One hand opens the throttle while the other checks the budget, and both have a point.',
  },
  Uranus: {
    joined: 'Fresh starts agree with you, and the unlikely invitation is often the good one.',
    easy: 'You take to new ideas kindly and find the people who have them.',
    tense: 'A sudden chance can pull you off the road, so ask where it leads by dark.',
  },
  Neptune: {
    joined: 'Your ideals are wide and warm, and a sum on paper keeps them standing.',
    easy: 'Faith in people comes naturally, and you give it without keeping score.',
    tense: 'Big hopes blur the small print, so read it aloud before you sign.',
  },
  Pluto: {
    joined: 'You want whatever you do to matter, and you have the reach to try.',
    easy: 'You can turn a bad situation into a useful one, given time and a free hand.',
    tense: 'Wanting to win can grow larger than the prize, so look at the prize again.',
  },
}

export const saturnPairs: PairTexts = {
  Uranus: {
    joined: 'The old rule and the new idea live under one roof with you, and you are the one who can translate.',
    easy: 'You change things in good order, which is why the change lasts.',
    tense: 'Half of you keeps the rule and half of you tests it, often on the same afternoon.',
  },
  Neptune: {
    joined: 'You give dreams a timetable, and feel it keenly when one is missed.',
    easy: 'You can make something solid out of a vague wish, one evening at a time.',
    tense: 'Doubt and longing take turns with you, and a small finished piece answers both.',
  },
  Pluto: {
    joined: 'You have the patience of stone, and you can also put the stone down.',
    easy: 'Long hard work does not frighten you, and you know which corner not to cut.',
    tense: 'You brace for pressure even when there is none, so try the door before you lean on it.',
  },
}
