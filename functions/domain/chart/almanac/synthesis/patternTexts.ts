import type { PatternName } from '../../../../../shared/domain/chart.ts'

/** Tells a pattern, and what such a pattern is. `{planets}` are all, `{apex}` the one that takes the strain, `{others}` the rest. */
export const patternTexts = {
  stellium: [
    '{Planets} are packed into {corner}, a stellium, so a great deal of your traffic goes through {life}.',
    'A stellium, which is a crowd in one spot, fills {corner} with {planets}, and you rarely use one of them alone.',
  ],
  grand_trine: [
    '{Planets} form a grand trine, three corners that help each other, and such ease is simple to leave unused.',
    'A grand trine, an easy triangle, links {planets}, so part of your life runs by itself if you start it.',
  ],
  t_square: [
    '{Others} pull from opposite sides, and {apex} takes the strain of both: a T-square, and the spot where your work gets done.',
    'In a T-square, {others} pull against each other while {apex} takes the strain, and that is where you learn most.',
  ],
  grand_cross: [
    '{Planets} form a grand cross, four corners that all pull at once, so you do best when you take them in turn.',
    'A grand cross, two lines pulled tight at right angles, is made of {planets}, and it keeps you busy on four sides.',
  ],
  yod: [
    '{Others} are on good terms and both point across the chart at {apex}: a yod, and a place that needs regular small repairs.',
    'A yod, a long arrow drawn by {others}, points at {apex}, which never quite fits and gets your attention that way.',
  ],
} as const satisfies Record<PatternName, readonly string[]>
