import type { PatternName } from '../../../../shared/domain/chart.ts'

/** The name of each aspect pattern, and its traditional meaning. */
export const patternLabels: Record<PatternName, { name: string; meaning: string }> = {
  grand_cross: {
    name: 'Grand cross',
    meaning: 'Two oppositions at right angles. All four planets make demands at once, so take them in turn.',
  },
  grand_trine: {
    name: 'Grand trine',
    meaning:
      "Three planets a third of the circle apart. What they represent comes easily, so it's easy to leave unused.",
  },
  t_square: {
    name: 'T-square',
    meaning: 'Two planets face each other and a third squares them both. That third one is where the work gets done.',
  },
  yod: {
    name: 'Yod',
    meaning:
      'Two planets in a sextile point across the chart at a third. That one needs patience and regular adjustment.',
  },
  stellium: {
    name: 'Stellium',
    meaning:
      'Three or more planets in one sign or one house. That part of your life gets more than its share of attention.',
  },
}
