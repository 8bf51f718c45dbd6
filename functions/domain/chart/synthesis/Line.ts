/** One sentence of a synthesis, in the words that it may have. */
export interface Line {
  /** All say the same; the one that suits the other sentences best is taken. */
  options: readonly string[]
  /** Lines that are told where there is room: the lowest number first, those of one number all or none. */
  spare?: number
}

/** What a chart has for each name in braces. A name with a capital begins its sentence. */
export type Slots = Record<string, string>

/** A line of frames with their slots filled. */
export const fillLine = (frames: readonly string[], slots: Slots, spare?: number): Line => ({
  options: frames.map((frame) => fill(frame, slots)),
  ...(spare !== undefined && { spare }),
})

const fill = (frame: string, slots: Slots): string =>
  frame.replace(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => {
    const value = slots[first.toLowerCase() + rest]!
    return first === first.toLowerCase() ? value : value[0]!.toUpperCase() + value.slice(1)
  })
