/**
 * One wording of several: always the same for a seed and a slot, and independent between slots, so that two reports of
 * one reader do not change in step.
 */
export const pickFrom = <Text extends string>(variants: readonly Text[], seed: string, slot: string): Text =>
  variants[hash(`${seed}|${slot}`) % variants.length]!

/** FNV-1a with a final mix, since its low bits alone follow the last letter. */
function hash(text: string): number {
  let state = 2166136261
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 16777619)
  state = Math.imul(state ^ (state >>> 16), 2246822507)
  return (state ^ (state >>> 13)) >>> 0
}
