import type { AspectsWith } from './AspectsWith.ts'

export const mercuryAspects = {
  Venus: {
    conjunction:
      'Your words have charm and your mind has taste. You can say unwelcome things pleasantly; make sure that they are still heard.',
    opposition:
      'Mercury and Venus never stand this far apart in one chart. Between two people it sets wit across from charm, and both can enjoy the match.',
    trine:
      'This cannot happen in one chart, since both stay near the Sun. Between two it favors tender letters, shared books and easy peace after a quarrel.',
    square:
      'The two keep too close together for this in one chart. Between two people a remark and a feeling may miss each other, and a second sentence mends it.',
    sextile:
      'Mind and affection get along well. You write a good letter, give a thoughtful present and find the word that calms a room.',
  },
  Mars: {
    conjunction:
      'Your mind is quick and your tongue is armed. You think by contesting; wit aimed at the matter, and away from the person, wins you allies.',
    opposition:
      'Debate wakes you up, and others may experience you as the opposition. A question asked in earnest turns the duel into a dance.',
    trine:
      'Thought and action follow each other smoothly. You decide, say so and begin, and you explain things so that people want to move.',
    square:
      'Impatience lives in your words. Let the hot draft lie for an hour, then keep its courage and take out the splinters.',
    sextile:
      'You argue well and without bitterness. Deadlines, puzzles and lively colleagues bring out your best thinking.',
  },
  Jupiter: {
    conjunction:
      'You think on a large scale and talk with pleasure. Ideas connect quickly in you; a date and a number give them legs.',
    opposition: 'Detail and overview debate in your head. You get far when each of them has its own hour of the day.',
    trine:
      'Learning comes easily, and you explain with generosity. You may remember the point of a book long after the plot has gone.',
    square: 'Your mind promises more than the page can hold. Cut one third, and the rest shines.',
    sextile:
      'Good news tends to find you, and you pass it on. Courses, travel and conversation with people unlike you pay well.',
  },
  Saturn: {
    conjunction:
      'Your mind is careful, deep and slow to be satisfied. What you say has been checked; you may also say it before it is quite finished.',
    opposition:
      'You hear criticism even in silence. Set the examiner on the other chair, give him a time limit, and speak.',
    trine:
      'You think in order and remember what matters. People trust your word, since there are few of them and they hold.',
    square: 'Doubt sits by your desk. It makes you thorough, and it gets quieter with every text you let go out.',
    sextile: 'Concentration comes when you clear the table. Long study suits you, and so does a concise reply.',
  },
  Uranus: {
    conjunction:
      'Your mind jumps, and it often lands where others arrive next year. Explain the jump, and people will follow with pleasure.',
    opposition: 'You contradict by instinct and see the gap in every plan. Used kindly, that is a service to the plan.',
    trine: 'Ideas come by lightning and in usable form. Technology, odd facts and brilliant friends keep you awake.',
    square:
      'Nerves and insights share one wire. Breaks, sleep and a single open window on the screen keep the current steady.',
    sextile:
      'You enjoy a new tool and learn it quickly. Give your unusual proposal two plain sentences, and it may well be taken up.',
  },
  Neptune: {
    conjunction:
      'You think in images, and language sings for you. Poetry comes easily and paperwork less so; let somebody check the figures.',
    opposition: 'You hear what was meant, or what you wish had been meant. Ask once more, in plain words.',
    trine:
      'Imagination and reason work hand in hand. You tell stories, find the fitting picture and understand what is only hinted at.',
    square:
      'Facts blur when you are tired or enchanted. Write agreements down, and keep the dreams in another notebook.',
    sextile: 'Your intuition can be put into words. Reading, music and quiet talk are good nourishment for your mind.',
  },
  Pluto: {
    conjunction:
      'Your mind bores through to the bottom. You have a nose for what is hidden; be gentle with what you find there.',
    opposition:
      'Words and power meet in you and in people you talk to. You can hold your ground without having to convert anyone.',
    trine:
      'You concentrate deeply and ask the question that opens a matter. Research suits you, and so does confidential talk.',
    square:
      'A thought can take hold of you and not let go. Movement and a second opinion loosen its grip, and then it may prove useful.',
    sextile: 'You persuade by insight. When something is worth understanding you stay until it gives way.',
  },
  Chiron: {
    conjunction:
      'Speaking may have been a sore point, and it has made you attentive to words. You can say healing things, also to yourself.',
    opposition:
      'You notice where others cannot find their words. Lend them yours, and ask for time when you need it too.',
    trine: 'You explain hard things gently. Teaching and counsel come from experience in you.',
    square:
      'An old remark may still sting. Answer it once on paper, and then notice how many kinder ones have come since.',
    sextile: 'The right word helps you heal. Conversation, reading and a patient teacher do you good.',
  },
  'North Node': {
    conjunction:
      'Your way forward leads through words: learning, asking, writing, making contact. Say the thought aloud and see who answers.',
    opposition:
      'You know the old arguments by heart. Growth begins where you listen to an answer you had not prepared for.',
    trine: 'Your curiosity and your direction agree. The right book or acquaintance turns up often.',
    square: 'You may talk yourself out of the next step. Take it first and think about it on the way.',
    sextile: 'A message sent in good time moves you on. Keep up with people who ask you questions.',
  },
} as const satisfies AspectsWith<
  'Venus' | 'Mars' | 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Chiron' | 'North Node'
>
