/** Distances from the middle of the wheel, in its own units: it is 428 wide and drawn about 0, 0. */
export const radii = {
  frame: 214,
  angleLabel: 203,
  rim: 190,
  sign: 177,
  limb: 164,
  degrees: 158,
  leader: 152,
  glyph: 140,
  label: 116.5,
  retrograde: 99,
  houses: 94,
  houseNumber: 87.5,
  aspects: 81,
} as const
