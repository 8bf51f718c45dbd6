/** Degrees in a radian. */
export const RADIAN = 180 / Math.PI

/** Brings any angle into [0, 360). */
export const wrapDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360

/** How far one longitude is ahead of another the shorter way, in degrees [-180, 180); negative when it is behind. */
export const degreesAhead = (one: number, other: number): number => wrapDegrees(one - other + 180) - 180
