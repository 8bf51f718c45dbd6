/** Distances from the middle of the wheel, in its own units: it is 428 wide and drawn about 0, 0. */
export const radii = {
  frame: 214,
  angleLabel: 204.5,
  rim: 193,
  sign: 181.5,
  limb: 170,
  degrees: 165,
  houses: 72,
  houseNumber: 65.5,
  aspects: 59,
} as const

/** Where the bodies of one chart are: their glyphs between two radii, and their exact places on a third. */
export interface Ring {
  exact: number
  outer: number
  inner: number
}

export const bodyRing: Ring = { exact: radii.degrees, outer: 160, inner: 74 }
