/** Distances from the middle of the wheel, in its own units: it is 428 wide and drawn about 0, 0. */
export const radii = {
  frame: 214,
  angleLabel: 204.5,
  rim: 193,
  sign: 181.5,
  limb: 170,
  degrees: 165,
  /** Glyphs and degrees stand between these two. */
  bodiesOuter: 160,
  bodiesInner: 74,
  houses: 72,
  houseNumber: 65.5,
  aspects: 59,
} as const
