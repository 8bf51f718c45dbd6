import type { AspectsWith } from './AspectsWith.ts'

export const jupiterAspects = {
  Saturn: {
    conjunction:
      'Hope and caution sit on one chair in you. You build large things slowly, and you tend to know when to begin.',
    opposition: 'You swing between expansion and retreat. Let the optimist draw the plan and the realist set the date.',
    trine: 'Growth and structure support each other. Your judgment is sound, and long plans ripen under it.',
    square: 'Faith and doubt test each other thoroughly. What survives the test is yours, and you may lean on it.',
    sextile: 'You sense how much is possible and how much is enough. Steady growth agrees with you.',
  },
  Uranus: {
    conjunction:
      'Chances come to you suddenly, and you like to jump. Free thinking widens your world; keep a parachute packed.',
    opposition:
      'Freedom and promise tug at each other. You believe in progress, and your surprises are larger than planned.',
    trine: 'Luck has a taste for your unusual ideas. You open windows for others and breathe deeply yourself.',
    square: 'You may leave just before the harvest. Stay for one more season, and then fly.',
    sextile: 'New ideas and old generosity go well together in you. A spontaneous yes has often brought you on.',
  },
  Neptune: {
    conjunction:
      'Your faith is wide as the sea, and so is your sympathy. Visions come easily; a sober friend helps them ashore.',
    opposition: 'You hope beyond measure and may trust beyond it too. Check the boat, then enjoy the voyage.',
    trine: 'Kindness and imagination multiply in you. Art, faith or service lifts you, and others with you.',
    square: 'Dreams grow faster than budgets. Choose one of them and give it a floor.',
    sextile: 'You believe in the good, and it often feels called upon. A quiet generosity becomes you.',
  },
  Pluto: {
    conjunction:
      'You think big and mean it. Your convictions have force; used for more than yourself, they can move a great deal.',
    opposition: 'Your wish for influence meets its match. Bargain in the open, and let the other side keep its face.',
    trine: 'You turn crises into growth. Resources appear as you commit yourself, and you handle them with vision.',
    square: 'You want more, and you want it wholly. Ask what it is for, and the answer may show how much is enough.',
    sextile: 'You notice hidden possibilities. A thorough effort tends to repay you with interest.',
  },
  Chiron: {
    conjunction:
      'Faith and hurt are close together, and out of it comes wisdom with a sense of humor. You encourage people because you know the reasons against it.',
    opposition: 'You may look to teachers to make you whole. The best of them hand you back to yourself.',
    trine: 'You find meaning in what was hard. Counsel, teaching or travel lets you pass it on.',
    square: 'A broken promise may have cost you trust. You rebuild it in your own format, smaller and real.',
    sextile: 'Generosity heals you. Helping in company does you good, and so does laughing about it afterward.',
  },
  'North Node': {
    conjunction: 'Growth is your path in the plain sense. Say yes to study, to far roads and to generous people.',
    opposition: 'You trust the familiar abundance. The road ahead is narrower at first and opens later.',
    trine: 'Good fortune and direction get along. Helpful people come when you set your aim a little higher.',
    square: 'You may take every road at once. Choose one, and the luck that was spread thin gathers there.',
    sextile: 'Invitations widen your life. Accept the one that teaches you something.',
  },
} as const satisfies AspectsWith<'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Chiron' | 'North Node'>
