import type { Point } from '../../facts/Fact.ts'
import type { WishPieces } from '../../pieces/WishPieces.ts'
import { personalTargets } from './personalTargets.ts'
import { slowTargets } from './slowTargets.ts'

/** What a point of the chart that is met wants with the matter at hand. */
export const TARGET_WISHES: Readonly<Record<Point, WishPieces>> = { ...personalTargets, ...slowTargets }
