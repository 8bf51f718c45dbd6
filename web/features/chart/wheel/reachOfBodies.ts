import { wrapDegrees } from '../../../../shared/domain/zodiac.ts'

/** How many degrees from its place each body may be drawn, so that it is still read as being there: more in a crowd. */
export function reachOfBodies(angles: readonly number[]): number[] {
  const isNear = (start: number, angle: number) => wrapDegrees(angle - start) <= CROWD_DEGREES
  const crowds = angles.filter((start) => angles.filter((angle) => isNear(start, angle)).length >= CROWD)
  return angles.map((angle) => (crowds.some((start) => isNear(start, angle)) ? CROWD_REACH : REACH))
}

const CROWD = 7
const CROWD_DEGREES = 20
const CROWD_REACH = 9.75
const REACH = 5.75
