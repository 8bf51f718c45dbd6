import type { AspectName } from '../../../../shared/domain/chart.ts'
import type { Variants } from './Variants.ts'

/** How a paragraph names an aspect. */
export const leads = {
  conjunction: ['{mover} stands on {point}.', '{mover} comes to {point}.', '{mover} crosses {point}.'],
  opposition: [
    '{mover} stands opposite {point}.',
    '{mover} looks across at {point}.',
    '{mover} faces {point} from the far side of the sky.',
  ],
  trine: [
    '{mover} makes a trine to {point}.',
    '{mover} is in easy touch with {point}.',
    '{mover} forms a flowing trine with {point}.',
  ],
  square: [
    '{mover} makes a square to {point}.',
    '{mover} stands at a right angle to {point}.',
    '{mover} forms a square with {point}.',
  ],
  sextile: [
    '{mover} makes a sextile to {point}.',
    '{mover} sends a friendly sextile to {point}.',
    '{mover} is in a sextile with {point}.',
  ],
} as const satisfies Record<AspectName, Variants>
