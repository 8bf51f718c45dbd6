import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Tone } from './toneOf.ts'
import type { Variants } from './Variants.ts'

/** What to do with a transit, by the body that it meets. */
export const targetAdvice = {
  Sun: {
    joined: [
      'Do one thing today that only you would do in this way.',
      'Begin the morning with the task that has your name on it.',
    ],
    easy: ['Say yes to the thing that feels like you.', 'Use the good hour for work that you care about.'],
    tense: ['Say what you want in one calm sentence, then listen.', 'Let someone else be right about a small thing.'],
  },
  Moon: {
    joined: [
      'Ask yourself at noon how you are, and answer truthfully.',
      'Cook something that you have known for a long time.',
    ],
    easy: ['Spend half an hour with someone who calms you.', 'Make your rooms a little softer tonight.'],
    tense: ['Eat, drink some water and wait an hour before you answer.', 'Lower one demand on yourself today.'],
  },
  Mercury: {
    joined: [
      'Write the message you have been composing in your head.',
      'Explain your idea to someone who knows nothing of it.',
    ],
    easy: [
      'Make the call today while the words are easy.',
      'Read two pages of something that interests you for its own sake.',
    ],
    tense: [
      'Read the message again before you send it, and cut one sentence.',
      'Ask what was meant before you reply to what was said.',
    ],
  },
  Venus: {
    joined: ['Tell someone precisely what you like about them.', 'Put something beautiful where you work.'],
    easy: ['Accept the compliment and the second cup.', 'Invite someone, without an occasion.'],
    tense: [
      'Sleep on the purchase. Say the kind thing today.',
      'Name what you would like before you agree to something else.',
    ],
  },
  Mars: {
    joined: [
      'Spend twenty minutes on something that makes you breathe harder.',
      'Pick one fight worth having, with a task.',
    ],
    easy: ['Start the thing before you feel quite ready.', 'Give the first hour to the job that needs the most push.'],
    tense: [
      'Walk round the block before you say the second sentence.',
      'Put the edge into the work and leave it out of the talk.',
    ],
  },
  Jupiter: {
    joined: [
      'Ask for the thing that seems slightly too large.',
      'Plan something that lies a month away and makes you glad.',
    ],
    easy: ['Pass on a piece of good luck.', 'Take the longer way home and look up.'],
    tense: ['Promise half, and deliver it well.', 'Leave one evening empty before you fill the week.'],
  },
  Saturn: {
    joined: ['Choose the one duty that matters most and do it first.', 'Set a modest deadline, and a rest behind it.'],
    easy: ['Put half an hour into something slow.', 'Thank a person who taught you patience.'],
    tense: [
      'Write down what is yours to carry and what is not.',
      'Do the next small piece and call it enough for today.',
    ],
  },
  Uranus: {
    joined: ['Change the order in which you do one ordinary thing.', 'Give the odd idea fifteen minutes.'],
    easy: ['Say your unusual suggestion aloud.', 'Go somewhere near that you have never been.'],
    tense: [
      'Change one small thing before you overturn a large one.',
      'Take some room for yourself and say when you will be back.',
    ],
  },
  Neptune: {
    joined: ['Note down what you dreamed or hummed this morning.', 'Give an hour to music, water or silence.'],
    easy: ['Trust the first quiet impression, then check the address.', 'Do a kindness that nobody will notice.'],
    tense: ['Ask one clear question where things are vague.', 'Postpone what needs sharp eyes, and rest them.'],
  },
  Pluto: {
    joined: ['Let go of one thing that you keep only from habit.', 'Tell yourself the truth about one small matter.'],
    easy: ['Clear out the corner that you avoid.', 'Stay with the difficult page a little longer.'],
    tense: ['Hold your plan a little more loosely today.', 'Leave the last word to somebody else, once.'],
  },
  Chiron: {
    joined: [
      "Treat the sore spot as you would treat a friend's.",
      'Ask for help with the thing that you always do alone.',
    ],
    easy: ['Offer what you know to someone who is where you were.', 'Do one gentle thing for your body.'],
    tense: ['Leave one thing good enough.', 'Answer the inner critic in the voice of somebody kind.'],
  },
  'North Node': {
    joined: [
      'Take the small step that you have been walking around.',
      'Say yes once where you would usually say later.',
    ],
    easy: ['Spend time with someone who brings out the newer you.', 'Go one stop further than you have to.'],
    tense: ['Try the unfamiliar answer once today.', 'Notice one habit as it happens. That is enough for now.'],
  },
} as const satisfies Record<Planet, Record<Tone, Variants>>
