import type { Sign } from '../../../../shared/domain/zodiac.ts'

/** What people are like while a body is in a sign: clauses. */
export const SIGN_MANNERS: Readonly<Record<Sign, readonly string[]>> = {
  Aries: [
    'you begin first and ask later',
    'short answers work best',
    'waiting is the hardest part',
    'a dare is hard to refuse',
  ],
  Taurus: [
    "you won't be hurried",
    'what you can touch convinces you most',
    'a good meal settles most quarrels',
    'you hold on to what you have',
  ],
  Gemini: [
    'you want to hear three opinions on everything',
    'a quick chat settles more than a long one',
    'two jobs at once are more fun than one',
    'news travels fast',
  ],
  Cancer: [
    'your own people come first',
    'you remember who was kind to you',
    'home is the best place to talk',
    'a small slight is slow to fade',
  ],
  Leo: [
    'you do things with more heart when somebody is watching',
    'praise goes a long way',
    'a generous gesture comes easily',
    'nobody likes to be overlooked',
  ],
  Virgo: [
    'the details matter to you',
    'you would rather mend than buy',
    'a list makes everything easier',
    'small faults catch your eye',
  ],
  Libra: [
    'you weigh both sides twice',
    'good manners get you further than good arguments',
    'you like things better in company',
    'a fair offer is hard to refuse',
  ],
  Scorpio: [
    "you want to know what's behind the answer",
    'you keep your best cards to yourself',
    'half measures annoy you',
    'a secret is safe with you',
  ],
  Sagittarius: [
    'you look further than the end of the week',
    'plain speech is easily forgiven',
    'a long way sounds like fun',
    'you would rather laugh than be right',
  ],
  Capricorn: [
    'you want to see results',
    'a promise is taken at its word',
    'work comes before talk',
    'you plan for longer than a season',
  ],
  Aquarius: [
    'you do it your own way or not at all',
    'friends matter more than rules',
    'an odd idea gets a hearing',
    'you like people best in small doses',
  ],
  Pisces: [
    'you go by feel',
    'a kind excuse is easy to believe',
    'music does more than advice',
    "other people's moods rub off on you",
  ],
}
