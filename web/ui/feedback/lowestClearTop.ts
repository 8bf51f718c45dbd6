export interface Span {
  top: number
  bottom: number
}

/** The lowest top edge at which a box of this height lies in the window and clear of all obstacles. All in pixels. */
export function lowestClearTop(height: number, window: Span, obstacles: readonly Span[]): number | undefined {
  let bottom = window.bottom - GAP
  for (const obstacle of obstacles.toSorted((one, other) => other.bottom - one.bottom)) {
    const isAbove = obstacle.bottom + GAP <= bottom - height
    if (!isAbove) bottom = Math.min(bottom, obstacle.top - GAP)
  }
  const top = bottom - height
  return top < window.top + GAP ? undefined : top
}

const GAP = 12
