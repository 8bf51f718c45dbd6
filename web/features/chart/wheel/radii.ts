/** Distances from the middle of the wheel, in its own units: it is 428 wide and drawn about 0, 0. */
export const radii = {
  frame: 214,
  rim: 190,
  sign: 179.5,
  limb: 169,
  degrees: 164.5,
} as const

/** What is within the ring of the bodies: the aspects, and around them the numbers of the houses. */
export interface Disc {
  aspects: number
  houseNumber: number
  houses: number
}

export const discOf = (aspects: number): Disc => ({ aspects, houseNumber: aspects + 6.5, houses: aspects + 13 })

/** Where the bodies of one chart are: their glyphs between two radii, and their exact places on a third. */
export interface Ring {
  exact: number
  outer: number
  inner: number
}

/** Around a disc. */
export const bodyRing = ({ houses }: Disc): Ring => ({ exact: radii.degrees, outer: 160.5, inner: houses + 2 })

/** Of the wheel of one chart, the best first: a crowd of bodies takes room from the aspects. */
export const discs: readonly Disc[] = [95, 78, 59].map(discOf)
