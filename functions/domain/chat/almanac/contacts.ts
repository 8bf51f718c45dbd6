import type { AspectName, Planet } from '../../../../shared/domain/chart.ts'

/** What a planet of today's sky brings along. */
export const brings: Record<Planet, string> = {
  Sun: 'light on one matter at a time',
  Moon: 'a mood that comes and goes',
  Mercury: 'messages, questions and second thoughts',
  Venus: 'ease, and a wish to please and be pleased',
  Mars: 'push, and a short fuse',
  Jupiter: 'room to grow, and the taste for more',
  Saturn: 'limits, and work that is worth doing slowly',
  Uranus: 'a change of plan',
  Neptune: 'softness, and edges that blur',
  Pluto: 'pressure that goes to the root of things',
  Chiron: 'an old sore spot, and some skill in caring for it',
  'North Node': 'a pull towards what is new to you',
}

/** What a point of the birth chart is in a person. */
export const standsFor: Record<Planet, string> = {
  Sun: 'who you are when nobody asks you to be anything',
  Moon: 'what you need to feel at home',
  Mercury: 'how you think and speak',
  Venus: 'what you love and how you show it',
  Mars: 'how you go after what you want',
  Jupiter: 'where you trust that things will work out',
  Saturn: 'where you hold yourself to account',
  Uranus: 'where you need room to be different',
  Neptune: 'what you dream of',
  Pluto: 'where you do nothing by halves',
  Chiron: 'where you are tender and wise at once',
  'North Node': 'what you are growing towards',
}

/** How two of them get on. */
export const meansWell: Record<AspectName, string> = {
  conjunction: 'They speak at the same time, so it helps to notice which of them is talking.',
  opposition: 'They pull at two ends of one rope. Let each of them have its turn.',
  trine: 'They get on without effort, which is easy to miss. Use it for something that matters to you.',
  square: 'They get in each other’s way until one of them waits. Decide which one goes first.',
  sextile: 'They help each other as soon as you ask them to. A small first step is enough.',
}
