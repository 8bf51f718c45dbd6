/** What we keep in an entry of the browser's history. */
export interface Entry {
  usr?: unknown
  key?: string
  /** Something lies over the screen: Back takes it away, and the next screen takes its place. */
  isOverlay?: boolean
  /** What lay over the screen was closed: a second entry of that screen, which Back skips. */
  isSpent?: boolean
}

/** The entry that the browser shows. */
let shown: Entry | null

/** Adds an entry to the history, or replaces the one that is shown. */
export function write(next: Entry, address: string, replace: boolean | undefined): void {
  shown = next
  if (replace) history.replaceState(next, '', address)
  else history.pushState(next, '', address)
}

/** After the browser has gone back or forward, or at the start: whether it skips where it has arrived. */
export function arriveAtEntry(): boolean {
  const left = shown
  shown = history.state
  // From a second entry of the same screen, Back leads to the one before.
  const isSameScreen = Boolean(left?.isSpent) && left?.key === shown?.key && !shown?.isOverlay
  if (isSameScreen) history.back()
  return isSameScreen
}
