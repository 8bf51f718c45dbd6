import type { PatternName } from '../../../../shared/domain/chart.ts'

/** The name of each aspect pattern, and its traditional meaning. */
export const patternLabels: Record<PatternName, { name: string; meaning: string }> = {
  grand_cross: {
    name: 'Grand cross',
    meaning: 'Two oppositions that square each other. Four calls on you at once; taking turns is the art.',
  },
  grand_trine: {
    name: 'Grand trine',
    meaning: 'Three bodies a third of the circle apart. What they stand for comes easily, and easily goes unused.',
  },
  t_square: {
    name: 'T-square',
    meaning: 'Two bodies face each other and a third stands square to both. That third is where the work gets done.',
  },
  yod: {
    name: 'Yod',
    meaning:
      'Two bodies in a sextile point at a third from across. It asks to be adjusted again and again, with patience.',
  },
  stellium: {
    name: 'Stellium',
    meaning: 'Three bodies or more stand together. Their themes are hard to tell apart, and strong because of it.',
  },
}
