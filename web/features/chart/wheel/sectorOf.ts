import { wrapDegrees } from '../../../../shared/domain/zodiac.ts'

/** Which part of the circle an angle is in: the index of the border that begins it; borders in rising order. -1 without any. */
export const sectorOf = (angle: number, borders: readonly number[]): number =>
  borders.findIndex(
    (border, index) => wrapDegrees(angle - border) < wrapDegrees(borders[(index + 1) % borders.length]! - border),
  )
