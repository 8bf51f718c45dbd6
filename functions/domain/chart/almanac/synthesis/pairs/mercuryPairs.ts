import type { PairTexts } from './PairTexts.ts'

export const mercuryPairs: PairTexts = {
  Venus: {
    joined: 'You put things nicely, and the trick is to put the unwelcome ones nicely too.',
    easy: 'A tactful word is usually within reach, and you know when a joke will do better.',
  },
  Mars: {
    joined: 'Your tongue is quick and has an edge, so it is good for debates and poor for breakfast.',
    easy: 'Thought turns into action without a meeting in between.',
    tense: 'Arguments come easily and so do typos, both from sending before reading.',
  },
  Jupiter: {
    joined: 'Ideas arrive in large sizes, and an editor with a pencil is your natural ally.',
    easy: 'You explain big things simply, and learn best by teaching somebody else.',
    tense: 'The story grows in the telling, so check the number before you quote it.',
  },
  Saturn: {
    joined: 'You think in straight lines, slowly and well, and you would rather be right than early.',
    easy: 'Your mind likes order: a list, a source, a plan that survives the morning.',
    tense: 'A stern proofreader sits on every sentence, so allow yourself a bad first draft.',
  },
  Uranus: {
    joined: 'Your thoughts jump the fence, and the explanation has to run after them.',
    easy: 'Odd connections come to you early, and some of them turn out to be the answer.',
    tense: 'Your mind is three stops ahead of the conversation, so wait at the station now and then.',
  },
  Neptune: {
    joined: 'You think in pictures, which is wonderful for stories and risky for dates and sums.',
    easy: 'A hint is enough for you, and you can say a delicate thing without breaking it.',
    tense: 'Facts and wishes mix in your notes, so write down who said what.',
  },
  Pluto: {
    joined: 'You ask the question under the question, and not everybody has brought an answer.',
    easy: 'Research suits you: you keep digging after the others have gone to lunch.',
    tense: 'A thought can take hold and not let go, and saying it to a friend loosens the grip.',
  },
}
